"""Terms of the game, in the forms that sentences need."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import cards_text, listed
from galaxy_desktop.games.jumpdrive.box import cards, design_id, designs, goal_set
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.language import N_, Message, data_text, ngettext
from galaxy_desktop.language import gettext as _

KIND_SIGNS: Mapping[str, Message] = {
    "novelty": N_("Novelty {novelty}"),
    "rare": N_("Rare {rare}"),
    "genes": N_("Genes {genes}"),
    "alien": N_("Alien {alien}"),
    "gray": N_("gray"),
}
"""Kinds of world, with their icons."""

KEYWORDS: Mapping[str, Message] = {
    "rebel": N_("Rebel {tag_rebel}"),
    "imperium": N_("Imperium {tag_imperium}"),
}
"""Keywords printed on cards."""

PHASES: Mapping[str, Message] = {
    "setup": N_("Setup"),
    "build": N_("Place"),
    "explore": N_("Explore"),
    "limit": N_("Hand limit"),
    "over": N_("Game end"),
}
"""Phases of a game."""


def plain_cards(number: int) -> str:
    """Return a number of cards for a button, without markup."""
    return ngettext("{n} card", "{n} cards", number).format(n=number)


def income(number: int) -> str:
    """Return a number of cards drawn as income."""
    return _("**{n}** income").format(n=number)


def item(name: str) -> str:
    """Return the name of a card, or of a hidden card."""
    if name == HIDDEN:
        return _("a hidden card")
    known = cards().get(card_of(name))
    return data_text(known.name) if known else name


def title(design: str) -> str:
    """Return the name of a design."""
    return data_text(designs()[design_id(design)].name)


def goal_name(goal: Goal) -> str:
    """Return the name of a goal of the campaign."""
    return data_text(goal.name)


def campaign_name() -> str:
    """Return the name of the campaign."""
    return data_text(goal_set().name)


def items(names: Sequence[str]) -> str:
    """Return the names of cards as a list, or their number if any is hidden."""
    if HIDDEN in names:
        return cards_text(len(names))
    return listed([item(name) for name in names])


def phase(name: str) -> str:
    """Return the name of a phase."""
    return PHASES[name].read()
