"""Things that powers and bonuses apply to: one of them, several of them, conditions for placing a card."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.games.jumpdrive.schema import Condition, Selector
from galaxy_desktop.games.jumpdrive.words.terms import KEYWORDS, KIND_SIGNS, title
from galaxy_desktop.language import N_, NC_, Message
from galaxy_desktop.language import gettext as _

Traits = tuple[str, str, str]
"""Type, kind and keyword; "" where any will do."""

ONE: Mapping[Traits, Message] = {
    ("", "", ""): N_("card"),
    ("development", "", ""): N_("development"),
    ("world", "", ""): N_("world"),
    ("world", "novelty", ""): N_("Novelty {novelty} world"),
    ("world", "rare", ""): N_("Rare {rare} world"),
    ("world", "genes", ""): N_("Genes {genes} world"),
    ("world", "alien", ""): N_("Alien {alien} world"),
    ("world", "", "rebel"): N_("Rebel {tag_rebel} world"),
    ("", "", "imperium"): N_("card with the Imperium {tag_imperium} keyword"),
}
"""One thing, in the singular."""

SEVERAL: Mapping[Traits, Message] = {
    ("", "", ""): NC_("all such things", "cards"),
    ("development", "", ""): NC_("all such things", "developments"),
    ("world", "", ""): NC_("all such things", "worlds"),
    ("world", "rare", ""): N_("Rare {rare} worlds"),
    ("world", "genes", ""): N_("Genes {genes} worlds"),
    ("world", "alien", ""): N_("Alien {alien} worlds"),
    ("world", "", "rebel"): N_("Rebel {tag_rebel} worlds"),
}
"""Such things, in the plural."""

ICONS: Mapping[str, Message] = {
    "military": N_("point of general Military {military}"),
    "explore": N_("explore icon {explore}"),
    "chromosome": N_("chromosome {chromosome}"),
}
"""One of the icons that bonuses count."""

TYPES: Mapping[str, Message] = {"development": N_("development"), "world": N_("world")}
"""Types of card among several traits."""


def one(of: Selector) -> str:
    """Return the name of what a bonus counts, in the singular."""
    if of.icon:
        return ICONS[of.icon].read()
    if of.card:
        return title(of.card)
    found = ONE.get((of.type, of.kind, of.keyword))
    return found.read() if found else _("card with all of these traits: {traits}").format(traits=_traits(of))


def several(of: Selector) -> str:
    """Return the name of the cards that a selector matches."""
    if of.card:
        return title(of.card)
    found = SEVERAL.get((of.type, of.kind, of.keyword))
    return found.read() if found else _("cards with all of these traits: {traits}").format(traits=_traits(of))


def worlds(of: Selector) -> str:
    """Return the name of the worlds among the cards that a selector matches."""
    return several(of if of.card else Selector("world", of.kind, of.keyword))


def _traits(of: Selector) -> str:
    named = ((TYPES, of.type), (KIND_SIGNS, of.kind), (KEYWORDS, of.keyword))
    return listed([names[name].read() for names, name in named if name])


def conditions(choice: Sequence[Condition]) -> str:
    """Return the conditions of which one must hold to place a card, as a choice in words."""
    return either([_condition(each) for each in choice])


def _condition(each: Condition) -> str:
    if each.card:
        return _("{card} in your empire").format(card=title(each.card))
    if each.military:
        return _("general Military up to **{n}**").format(n=each.military)
    return _("general Military **0**")
