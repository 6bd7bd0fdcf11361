"""Pages of the rules, in our own words, and the page that explains a moment."""

from dataclasses import replace

from galaxy_desktop.engine.flow import is_over, open_asks
from galaxy_desktop.engine.help import HelpPage, Term
from galaxy_desktop.games.frontiers.box import help_tiles
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words import rules_begin, rules_end, rules_goods, rules_worlds

PAGES = (*rules_begin.PAGES, *rules_worlds.PAGES, *rules_goods.PAGES, *rules_end.PAGES)

BY_TOPIC = {
    "turn_up_goal": "stockpiles",
    "turn_up_now": "stockpiles",
    "stock_goods": "stockpiles",
    "stock_world": "stockpiles",
    "stock_credits": "stockpiles",
    "way": "special_settling",
    "settle_second": "special_settling",
    "upgrade": "replacing",
    "replaced": "replacing",
    "kind": "oort",
    "scoring_kind": "oort",
    "sell": "trade",
}
"""Name of the page on a question that has one of its own."""

BY_STAGE = {
    "setup": "setup",
    "select": "round",
    "develop": "develop",
    "explore": "explore",
    "settle": "settle",
    "produce": "produce",
    "trade_consume": "consume",
    "chart_galactic_goals": "goals",
    "over": "scoring",
}
"""Name of the page on an action, or on another stage of the game."""


def pages() -> tuple[HelpPage, ...]:
    """Return every page, with the tiles drawn on it."""
    return tuple(replace(page, cards=help_tiles(page.name)) for page in PAGES)


def page_of(view: FrontiersState) -> str:
    """Return the name of the page on the question or the action that is open."""
    asked = [decision.topic for decision in open_asks(view).values()]
    found = next((BY_TOPIC[topic] for topic in asked if topic in BY_TOPIC), "")
    between = "setup" if not view.round else "over" if is_over(view) else "select"
    return found or BY_STAGE.get(view.action or between, "bonus_tiles")


def terms_of_index() -> tuple[Term, ...]:
    """Return the index of the terms."""
    return rules_end.TERMS
