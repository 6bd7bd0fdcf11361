"""Rules of Roll for the Galaxy for the help scene, in our own words: its pages and the index of its terms."""

from dataclasses import replace

from galaxy_desktop.engine.help import HelpPage, Term
from galaxy_desktop.games.roll.box import DATA
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.words import rules_end, rules_phases, rules_round
from galaxy_desktop.language import N_

PAGES = (*rules_round.PAGES, *rules_phases.PAGES, *rules_end.PAGES)

PAGE_OF = {
    "setup": "setup",
    "assign": "assign",
    "explore": "explore",
    "develop": "build",
    "settle": "build",
    "produce": "produce",
    "ship": "ship",
    "manage": "manage",
    "over": "end",
}
"""Name of the page on each phase of the game."""

TERMS = (
    Term(N_("abandon"), "explore"),
    Term(N_("Assign"), "assign"),
    Term(N_("bag"), "explore"),
    Term(N_("bonus"), "scoring"),
    Term(N_("Citizenry"), "round"),
    Term(N_("complete"), "build"),
    Term(N_("construction zone"), "build"),
    Term(N_("Consume"), "ship"),
    Term(N_("Consumption die"), "ship"),
    Term(N_("cost"), "build"),
    Term(N_("credits"), "phases"),
    Term(N_("cup"), "round"),
    Term(N_("Develop"), "build"),
    Term(N_("development"), "tiles"),
    Term(N_("Dictate"), "reassign"),
    Term(N_("discount"), "build"),
    Term(N_("Explore"), "explore"),
    Term(N_("extra worker"), "powers"),
    Term(N_("faction"), "setup"),
    Term(N_("game end"), "end"),
    Term(N_("good"), "produce"),
    Term(N_("gray world"), "produce"),
    Term(N_("home world"), "setup"),
    Term(N_("immediate effect"), "gains"),
    Term(N_("phase strip"), "assign"),
    Term(N_("player order"), "secrets"),
    Term(N_("power"), "powers"),
    Term(N_("Produce"), "produce"),
    Term(N_("Reassign"), "reassign"),
    Term(N_("recall"), "manage"),
    Term(N_("recruit"), "manage"),
    Term(N_("Reveal"), "reveal"),
    Term(N_("Scout"), "explore"),
    Term(N_("secret"), "secrets"),
    Term(N_("select"), "assign"),
    Term(N_("Settle"), "build"),
    Term(N_("Ship"), "ship"),
    Term(N_("spare die"), "reveal"),
    Term(N_("square"), "tiles"),
    Term(N_("Stock"), "explore"),
    Term(N_("supply"), "gains"),
    Term(N_("tableau"), "tiles"),
    Term(N_("tiebreaker"), "scoring"),
    Term(N_("Trade"), "ship"),
    Term(N_("VP chips"), "ship"),
    Term(N_("VP pool"), "end"),
    Term(N_("wild"), "assign"),
    Term(N_("worker"), "phases"),
    Term(N_("world"), "tiles"),
)
"""Index of the terms of the game, each with the page that explains it."""


def pages() -> tuple[HelpPage, ...]:
    """Return every page, with the tiles drawn on it."""
    return tuple(replace(page, cards=DATA.box.help.get(page.name, ())) for page in PAGES)


def page_of(view: RollState) -> str:
    """Return the name of the page on the current phase."""
    return PAGE_OF[view.phase]
