"""Sorts of tiles to which a power or a bonus applies: "each Genes colony"."""

from collections.abc import Iterator, Mapping

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.frontiers.schema import Where
from galaxy_desktop.games.frontiers.words.terms import colonists, item, keyword, kind
from galaxy_desktop.language import N_, Message

SORTS: Mapping[tuple[str, ...], Message] = {
    ("world",): N_("each world"),
    ("world", "kind"): N_("each {kind} world"),
    ("world", "keyword"): N_("each {keyword} world"),
    ("world", "military"): N_("each military world"),
    ("military world",): N_("a military world"),
    ("military world", "not_keyword"): N_("a military world without the {not_keyword} keyword"),
    ("tile",): N_("each colony or development"),
    ("tile", "keyword"): N_("each {keyword} colony or development"),
    ("tile", "power_action"): N_("each colony or development with {power_action}"),
    ("other tile",): N_("each other colony or development"),
    ("colony",): N_("each colony"),
    ("colony", "kind"): N_("each {kind} colony"),
    ("colony", "keyword"): N_("each {keyword} colony"),
    ("colony", "military"): N_("each military colony"),
    ("colony", "military", "keyword"): N_("each military {keyword} colony"),
    ("colony", "colonists"): N_("each colony with {colonists}"),
    ("colony", "kind", "production"): N_("each {kind} production colony"),
    ("colony", "power_action"): N_("each colony with {power_action}"),
    ("other colony",): N_("each other colony"),
    ("other colony", "kind"): N_("each other {kind} colony"),
    ("other colony", "military"): N_("each other military colony"),
    ("other colony", "non_military"): N_("each other non-military colony"),
    ("other colony", "production"): N_("each other production colony"),
    ("development",): N_("each development"),
    ("development", "large"): N_("each large development"),
    ("development", "power_action"): N_("each development with {power_action}"),
    ("development", "power_code"): N_("each development with a Military power"),
    ("other development",): N_("each other development"),
}
"""Text for a noun with the conditions on it, for all that the printed tiles have."""

WITH_LIST: Mapping[str, Message] = {
    "world": N_("each world with all of these: {conditions}"),
    "military world": N_("a military world with all of these: {conditions}"),
    "tile": N_("each colony or development with all of these: {conditions}"),
    "other tile": N_("each other colony or development with all of these: {conditions}"),
    "colony": N_("each colony with all of these: {conditions}"),
    "other colony": N_("each other colony with all of these: {conditions}"),
    "development": N_("each development with all of these: {conditions}"),
    "other development": N_("each other development with all of these: {conditions}"),
}
"""Text for a noun with any other conditions, such as those of a data pack."""

CONDITIONS: Mapping[str, Message] = {
    "kind": N_("kind {kind}"),
    "production": N_("production"),
    "military": N_("military"),
    "non_military": N_("non-military"),
    "keyword": N_("keyword {keyword}"),
    "not_keyword": N_("no keyword {not_keyword}"),
    "colonists": Message("{colonists}"),
    "large": N_("large"),
    "id": Message("{id}"),
    "power_action": Message("{power_action}"),
    "power_code": N_("a Military power"),
}

ONE_POWER: Mapping[str, Message] = {
    "consume": N_("a Consume power"),
    "explore": N_("an Explore power"),
}


def sort_of(noun: str, where: Where | None) -> str:
    """Return the tiles of a sort that meet the conditions, in the singular."""
    if where is None:
        return SORTS[noun,].read()
    names = tuple(_names(where))
    values = _values(where)
    if (noun, *names) in SORTS:
        return SORTS[noun, *names].read().format(**values)
    conditions = [CONDITIONS[name].read().format(**values) for name in names]
    return WITH_LIST[noun].read().format(conditions=listed(conditions))


def _names(where: Where) -> Iterator[str]:
    """Yield the names of the conditions that are given."""
    for field in Where.__slots__:
        if value := getattr(where, field):
            yield value if field in ("goods", "settle", "size") else field


def _values(where: Where) -> dict[str, str]:
    """Return the values of the conditions as texts."""
    return {
        "kind": kind(where.kind),
        "keyword": keyword(where.keyword) if where.keyword else "",
        "not_keyword": keyword(where.not_keyword) if where.not_keyword else "",
        "colonists": colonists(where.colonists),
        "id": item(where.id),
        "power_action": ONE_POWER[where.power_action].read() if where.power_action else "",
    }
