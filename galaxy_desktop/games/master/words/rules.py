"""Rules for the help scene, in our own words; the pages are in the files `rules_...`."""

from dataclasses import replace

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.help import HelpPage
from galaxy_desktop.games.master.box import DATA
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.words.examples import examples
from galaxy_desktop.games.master.words.rules_cards import CARD_PAGES
from galaxy_desktop.games.master.words.rules_ending import ENDING
from galaxy_desktop.games.master.words.rules_map import MAP
from galaxy_desktop.games.master.words.rules_turn import BEGINNING, PROJECTS

PAGES = (*BEGINNING, *PROJECTS, *MAP, *CARD_PAGES, *ENDING)
PHASES = {
    "setup": "setup",
    "gain": "turn",
    "allocate": "projects",
    "rewards": "rewards",
    "cards": "discarding",
    "over": "end",
}
TOPICS = {
    "deck": "drawing",
    "draw": "drawing",
    "search": "drawing",
    "truce": "ending_conflicts",
    "cancel": "ending_conflicts",
    "claim": "winning_conflicts",
    "steal": "leaders",
    "draw_offer": "end",
    "limit": "discarding",
    "darken": "black_holes",
    "lighten": "black_holes",
    "victim": "extra_turns",
}
"""Pages of questions that the phase alone does not lead to."""


def pages() -> tuple[HelpPage, ...]:
    """Return every page, with the cards it shows."""
    shown = DATA.box.help
    return tuple(
        replace(page, cards=groups, values=examples(groups))
        for page in PAGES
        for groups in [shown.get(page.name, ())]
    )


def page_of(view: MasterState) -> str:
    """Return the name of the page on the open question or phase."""
    if view.phase == "setup":
        return "setup"
    asked = [TOPICS[ask.topic] for ask in open_asks(view).values() if ask.topic in TOPICS]
    return asked[0] if asked else PHASES[view.phase]
