"""Texts of the tiles to which a power or a bonus applies."""

from galaxy_desktop.games.frontiers.schema import LARGE, MILITARY, PRODUCTION, Where
from galaxy_desktop.games.frontiers.words.terms import item, keyword, kind, power_action
from galaxy_desktop.language import gettext as _


def described(where: Where | None, noun: str) -> str:
    """Return a noun with all its conditions: "military Rebel colony"."""
    if where is None:
        return noun
    if where.id:
        return item(where.id)
    words = [*_adjectives(where), noun]
    text = " ".join(words)
    for form, held in (
        (_("{what} with {n} colonists"), where.colonists),
        (_("{what} with a power in {action}"), where.power_action),
        (_("{what} with Military"), where.power_code),
        (_("{what} that is not {word}"), where.not_keyword),
    ):
        if held:
            text = form.format(what=text, n=held, action=_action(where), word=_not(where))
    return text


def _adjectives(where: Where) -> list[str]:
    found = []
    if where.settle:
        found.append(_("military") if where.settle == MILITARY else _("non-military"))
    if where.size:
        found.append(_("large") if where.size == LARGE else _("small"))
    if where.kind:
        found.append(kind(where.kind))
    if where.keyword:
        found.append(keyword(where.keyword))
    if where.goods:
        found.append(_("production") if where.goods == PRODUCTION else _("windfall"))
    return found


def _action(where: Where) -> str:
    return power_action(where.power_action) if where.power_action else ""


def _not(where: Where) -> str:
    return keyword(where.not_keyword) if where.not_keyword else ""
