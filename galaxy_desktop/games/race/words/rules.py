"""Rules of Race for the Galaxy for the help scene, in our own words: the pages in order, and the index."""

from collections.abc import Mapping
from dataclasses import replace

from galaxy_desktop.engine.help import HelpPage, Term
from galaxy_desktop.games.race.box import DATA
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.rules_cards import CARDS, ICONS, POWERS
from galaxy_desktop.games.race.words.rules_end import BONUSES, MISTAKES, SCORING
from galaxy_desktop.games.race.words.rules_goods import CONSUME, GOODS, PRODUCE, TRADE
from galaxy_desktop.games.race.words.rules_placing import DEVELOP, EXPLORE, MILITARY, SETTLE
from galaxy_desktop.games.race.words.rules_start import DECK, FIRST_GAME, GOAL, ROUND, SETUP, TWO_ACTIONS
from galaxy_desktop.language import N_

PAGES = (
    FIRST_GAME,
    GOAL,
    SETUP,
    ROUND,
    CARDS,
    POWERS,
    EXPLORE,
    DEVELOP,
    SETTLE,
    MILITARY,
    GOODS,
    TRADE,
    CONSUME,
    PRODUCE,
    SCORING,
    BONUSES,
    TWO_ACTIONS,
    DECK,
    ICONS,
    MISTAKES,
)
PAGE_OF: Mapping[str, str] = {
    "setup": "setup",
    "actions": "round",
    "explore": "explore",
    "develop": "develop",
    "settle": "settle",
    "trade": "trade",
    "consume": "consume",
    "produce": "produce",
    "limit": "round",
    "over": "scoring",
}
"""Name of the page on each phase."""
TERMS = (
    Term(N_("6-cost development"), "bonuses"),
    Term(N_("action"), "round"),
    Term(N_("Alien technology"), "goods"),
    Term(N_("bonus"), "round"),
    Term(N_("conquer"), "settle"),
    Term(N_("Consume power"), "consume"),
    Term(N_("Consume: 2× VP"), "consume"),
    Term(N_("Consume: Trade"), "trade"),
    Term(N_("cost"), "develop"),
    Term(N_("deck"), "deck"),
    Term(N_("defense"), "settle"),
    Term(N_("development"), "develop"),
    Term(N_("discard pile"), "deck"),
    Term(N_("discount"), "develop"),
    Term(N_("draw"), "powers"),
    Term(N_("Explore: +1, +1"), "explore"),
    Term(N_("Explore: +5"), "explore"),
    Term(N_("game end"), "scoring"),
    Term(N_("Genes"), "goods"),
    Term(N_("good"), "goods"),
    Term(N_("gray world"), "goods"),
    Term(N_("hand limit"), "round"),
    Term(N_("keyword"), "cards"),
    Term(N_("kind"), "goods"),
    Term(N_("may and must"), "powers"),
    Term(N_("Military"), "military"),
    Term(N_("military world"), "settle"),
    Term(N_("New Worlds"), "setup"),
    Term(N_("Novelty"), "goods"),
    Term(N_("paying for military worlds"), "military"),
    Term(N_("phase"), "round"),
    Term(N_("placing at no cost"), "military"),
    Term(N_("player order"), "setup"),
    Term(N_("power"), "powers"),
    Term(N_("preset hand"), "setup"),
    Term(N_("price"), "trade"),
    Term(N_("production world"), "goods"),
    Term(N_("Rare elements"), "goods"),
    Term(N_("sell"), "trade"),
    Term(N_("specialized Military"), "military"),
    Term(N_("start world"), "setup"),
    Term(N_("tableau"), "goal"),
    Term(N_("temporary Military"), "military"),
    Term(N_("tiebreaker"), "scoring"),
    Term(N_("Trade power"), "trade"),
    Term(N_("VP chips"), "scoring"),
    Term(N_("windfall world"), "goods"),
)
"""Index of the terms, each with the page that explains it."""


def pages() -> tuple[HelpPage, ...]:
    """Return every page, with the cards it draws."""
    cards = DATA.box.help
    return tuple(replace(page, cards=cards.get(page.name, ())) for page in PAGES)


def index() -> tuple[Term, ...]:
    """Return the index of the terms."""
    return TERMS


def page_of(view: RaceState) -> str:
    """Return the name of the page on the current phase, as it is played at this table."""
    if view.variant != "standard" and view.phase in {"actions", "develop_again", "settle_again"}:
        return "two_actions"
    return PAGE_OF[view.phase]
