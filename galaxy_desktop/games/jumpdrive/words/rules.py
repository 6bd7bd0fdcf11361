"""Help pages of Jump Drive, in our own words, and the index of its terms."""

from collections.abc import Mapping
from dataclasses import replace

from galaxy_desktop.engine.help import HelpPage, Term
from galaxy_desktop.games.jumpdrive.box import help_cards
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.words import rules_place, rules_round, rules_solo
from galaxy_desktop.language import N_

PAGES: tuple[HelpPage, ...] = (
    rules_round.FIRST_GAME,
    rules_round.SETUP,
    rules_round.ROUND,
    *rules_place.PAGES,
    rules_round.SCORING,
    rules_round.PROPAGANDA,
    rules_round.END,
    rules_round.DECK,
    *rules_solo.PAGES,
)
"""All pages; their cards are in the data."""

PAGE_OF: Mapping[str, str] = {
    "setup": "setup",
    "build": "placing",
    "explore": "explore",
    "limit": "round",
    "over": "end",
}
"""Name of the page that explains each phase."""


def pages() -> tuple[HelpPage, ...]:
    """Return every page, with the cards it draws."""
    return tuple(replace(page, cards=help_cards(page.name)) for page in PAGES)


def page_of(view: JumpState) -> str:
    """Return the name of the page on the current phase."""
    return PAGE_OF[view.phase]


def terms() -> tuple[Term, ...]:
    """Return the index of terms."""
    return TERMS


TERMS: tuple[Term, ...] = (
    Term(N_("bonus"), "scoring"),
    Term(N_("campaign"), "campaign"),
    Term(N_("chromosome"), "icons"),
    Term(N_("Colony Convoy"), "convoys"),
    Term(N_("conquer"), "military"),
    Term(N_("Contact Specialist"), "military"),
    Term(N_("cost"), "placing"),
    Term(N_("dealer"), "deck"),
    Term(N_("deck"), "deck"),
    Term(N_("defense"), "military"),
    Term(N_("development"), "placing"),
    Term(N_("discard pile"), "deck"),
    Term(N_("discount"), "placing"),
    Term(N_("explore icon"), "explore"),
    Term(N_("Explore marker"), "explore"),
    Term(N_("general Military"), "military"),
    Term(N_("goal"), "campaign"),
    Term(N_("hand limit"), "round"),
    Term(N_("imaginary empire"), "solitaire"),
    Term(N_("income"), "scoring"),
    Term(N_("keyword"), "icons"),
    Term(N_("kind"), "reading"),
    Term(N_("Military Convoy"), "convoys"),
    Term(N_("military world"), "military"),
    Term(N_("preset hand"), "setup"),
    Term(N_("Survey Team"), "survey"),
    Term(N_("tiebreaker"), "end"),
    Term(N_("Trade Pact"), "propaganda"),
    Term(N_("VP"), "scoring"),
    Term(N_("War Propaganda"), "propaganda"),
    Term(N_("world"), "placing"),
)
"""Terms, each with the page that explains it."""
