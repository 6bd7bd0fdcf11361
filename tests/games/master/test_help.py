"""The pages of the rules: nothing in the rulebook is left out, every link and line leads to a page that "
"is there."""

import re
from collections.abc import Mapping

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.box import cards, figures
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.schema import COLOURS, DECKS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table.texts import card_text
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from galaxy_desktop.games.master.words.reasons import SENTENCES
from tests.each import each
from tests.games.master.laid import allocate, counts, fill, hold, offered, own, run, table
from tests.games.master.played import tables

PAGES = {page.name: page for page in WORDS.rules()}
LINK = re.compile(r"\[#([a-z_]+)\]")

RULEBOOK: Mapping[tuple[str, int], tuple[tuple[str, tuple[str, ...]], ...]] = {
    ("Introduction", 2): (("first_game", ("9 species", "win at once")),),
    ("Game Components", 3): (("resources", ("45 of each color", "20 black")), ("setup", ("9 bases",))),
    ("Game Setup", 4): (("setup", ("25 cubes", "5 of each color", "opposite corner", "draws a species")),),
    ("Black Holes", 5): (("black_holes", ("Nothing can be placed", "neutral again", "empty planets")),),
    ("Drawing Cards", 5): (("drawing", ("top 2 cards", "Refuse both", "At random", "gain")),),
    ("Goal of the Game", 5): (("goal", ("Expansion", "Domination", "Conquest", "2 starting systems")),),
    ("Playing the Game", 6): (("turn", ("3 phases", "player to your left")),),
    ("Supremacy Symbols", 6): (("symbols", ("Blue line", "Green arrow", "Red arrow", "exactly one")),),
    ("Resource Types", 7): (
        ("resources", ("military", "scientific", "economic", "industrial", "administrative")),
    ),
    ("Phase 1. Gain Resources", 7): (
        ("turn", ("draw 3 cubes",)),
        ("resources", ("look inside at any time",)),
    ),
    ("Adventurer Rule", 7): (("turn", ("Adventurer rule", "random leader", "black cubes")),),
    ("Phase 2. Allocate Resources", 8): (
        ("projects", ("any order", "opponents' projects", "cancel", "Settled planets can't")),
        ("rewards", ("must take", "in any order")),
    ),
    ("Settle a Planet", 9): (("planets", ("3 cubes", "2 cubes", "only once", "except black")),),
    ("Establish a Route", 9): (
        ("routes", ("the same color", "in order", "the farthest is removed", "first player")),
    ),
    ("Construct a Space Base", 10): (("bases", ("Construct", "Each card holds only 1", "governments")),),
    ("Placing a Space Base", 10): (
        ("bases", ("complete route", "leader", "conflict", "government", "than it has planets")),
    ),
    ("Receive a Card", 11): (("card_projects", ("draw from the deck", "two decks", "return to your bag")),),
    ("Implement a Development Card", 12): (
        ("developments", ("implement", "up to 3 implemented", "leader", "conflict", "government", "again")),
    ),
    ("Irretrievable Losses", 12): (("projects", ("irretrievable loss", "reserve", "steals")),),
    ("Fulfill an Agenda", 13): (("developments", ("agenda", "you lose all its symbols", "refill")),),
    ("Steal a Resource", 13): (("leaders", ("Covert operation", "black cubes", "planets", "starred slot")),),
    ("Special Abilities of Governments and Leaders", 13): (
        ("leaders", ("has no effect", "Governments need no symbols", "whatever symbols you have")),
    ),
    ("Take Part in Conflict", 14): (
        ("conflicts", ("Fill your side", "more cubes", "tie")),
        ("winning_conflicts", ("Spoils", "Objective", "Capture", "Against a neutral system", "neutral")),
    ),
    ("Conflict Cancellation", 15): (
        ("ending_conflicts", ("an ability", "changes its owner", "truce", "objective", "red side")),
    ),
    ("Phase 3. Discard and Use Your Cards", 16): (("discarding", ("except your species", "7 cards")),),
    ("Initiating a Conflict", 16): (("conflicts", ("red or blue", "return to your bag", "next turn")),),
    ("Abilities Triggered by Discarding Cards", 17): (
        ("discarding", ("Discard this card", "implemented")),
        ("leaders", ("optional", "choose one")),
    ),
    ("Gaining Resources", 17): (("discarding", ("1 cube", "3 cubes", "5 cubes", "except black")),),
    ("Additional and skipped turns", 17): (("extra_turns", ("up to 2 in a row", "remove 1 token")),),
    ("The End of the Game", 18): (("end", ("9 bases", "5 identical", "2 starting systems")),),
    ("Advanced Drafting Variant", 18): (
        ("setup", ("2 more species than", "reverse order", "free starting system")),
    ),
    ("Projects Table", 20): (("rewards", ("Planet", "Route", "Base project", "Agenda", "Covert operation")),),
}
"""Sections of the rulebook with their pages, and where the help covers them with which words."""


@each(RULEBOOK)
def test_every_section_of_the_rulebook_is_covered(section: str, page: int) -> None:
    for name, words in RULEBOOK[section, page]:
        text = said(name)
        assert [word for word in words if word not in text] == []


def said(name: str) -> str:
    """The text of a page as it is read, without marks."""
    return re.sub(r"\[#?/?[a-z_]*\]", "", plain(PAGES[name].text))


def test_the_first_page_is_short_and_the_last_one_lists_mistakes() -> None:
    assert next(iter(PAGES)) == "first_game"
    assert list(PAGES)[-1] == "mistakes"
    assert len(said("first_game").split()) <= 175
    assert said("mistakes").count("- ") > 10


def test_pages_have_cards() -> None:
    assert all(card in cards() for page in PAGES.values() for group in page.cards for card in group)
    assert sum(bool(page.cards) for page in PAGES.values()) >= 2


def test_every_reason_leads_to_a_page() -> None:
    assert all(WORDS.reason_page(because(code, one="red", other="blue")) in PAGES for code in SENTENCES.rows)


@pytest.mark.slow
def test_every_line_of_the_inspector_and_every_question_leads_to_a_page() -> None:
    things = (*cards(), *star_map().systems, *star_map().tracks, *star_map().symbols, *DECKS, *COLOURS)
    seen = set()
    for number, g in enumerate(tables(200)):
        for seat in open_asks(g):
            seen.add(WORDS.page(view(g, seat)))
        if number % 25 == 0:
            for thing in things:
                for line in WORDS.explain(view(g, 0), thing):
                    assert line.page in PAGES, line
    assert seen <= PAGES.keys()
    assert len(seen) > 4
    assert GAME.words.page(view(g, 0)) in PAGES


def test_the_figures_of_the_help_are_those_of_the_rules() -> None:
    rules = figures()
    assert (rules.bases, rules.winning_symbols, rules.winning_starts, rules.card_limit) == (9, 5, 2, 7)
    assert (rules.settle_same, rules.settle_other, rules.cubes_drawn, rules.look) == (3, 2, 3, 2)
    assert (rules.discard_reward, rules.most_extra_turns, rules.implemented_per_type) == ((0, 1, 3, 5), 2, 3)
    assert (rules.bag_per_colour, rules.holes, rules.draft_extra) == (5, 9, 2)
    assert (rules.draw_quiet, rules.draw_turns) == (3, 100)
    assert dict(rules.cubes) == {**dict.fromkeys(("red", "blue", "yellow", "white"), 45), "black": 20}


def test_rewards_cannot_be_declined_and_the_question_says_so() -> None:
    g = table()
    fill(g, "humans.receive")
    fill(g, "humans.receive2")
    run(g, TakeRewards(0))
    assert offered(g) == ("take humans.receive", "take humans.receive2")
    assert WORDS.ask(view(g, 0), open_asks(g)[0], ()).line == "You must take every reward; choose the order."
    assert "you must take the rewards of all complete projects" in said("rewards")


def test_a_canceled_project_loses_its_starred_cubes_and_the_help_says_so() -> None:
    g = table()
    hold(g, 0, "credit_syndicate")
    fill(g, "credit_syndicate.implement")
    yellow, stock = g.players[0].bag["yellow"], g.reserve["yellow"]
    allocate(g, ("black",), "cancel credit_syndicate.implement")
    assert (g.players[0].bag["yellow"], g.reserve["yellow"]) == (yellow + 2, stock + 1)
    assert "when it is removed, it moves to the reserve instead of your bag" in said("projects")
    assert "Settled planets can't be canceled" in said("projects")


def test_the_symbol_of_a_starting_system_is_lost_with_it_and_the_setup_says_so() -> None:
    g = table()
    before = counts(g)["military"]
    del g.owners["nw_home"], g.bases["nw_home"]
    assert counts(g).get("military", 0) == before - 1
    line = WORDS.ask(view(g, 0), Pick("corner", ("nw_home",)), ()).line
    assert line.endswith("You have its symbol as long as you hold this system.")


def test_a_red_symbol_counts_beside_a_black_hole_and_the_help_says_so() -> None:
    g = table()
    own(g, 0, "nw_cross")
    before = counts(g)["scientific"]
    g.dark.append("nw_core")
    assert counts(g)["scientific"] == before
    assert "A red symbol counts for the player who holds the other linked system" in said("black_holes")


def test_an_example_is_told_as_the_card_has_it() -> None:
    for page in PAGES.values():
        told = [line for line in page.text.split("\n") if line.startswith("**Example:**")]
        assert len(told) == len(page.cards)
        for line, group in zip(told, page.cards, strict=True):
            assert cards()[group[0]].name in line
            assert card_text(group[0]) in line
            assert ("{slots}" in line, "{card" in line, "{text" in line) == (False, False, False)
