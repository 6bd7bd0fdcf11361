"""The help pages cover the rulebook, section by section, and every line leads to a page that there is."""

import re
from itertools import islice

from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.box import DATA, die_types, factions, sides
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.words import rules
from galaxy_desktop.games.roll.words.reasons import SENTENCES
from tests.each import each
from tests.games.wording import play

PAGES = {page.name: page for page in GAME.words.rules()}
WORDS = GAME.words

SECTIONS = (
    ("Overview", 1, "goal", ("dice", "workers", "five phases")),
    ("Contents: dice colors and distribution", 1, "dice", ("111", "white, 25", "red, 22", "yellow, 9")),
    ("Setup: put in center of play area", 1, "setup", ("12 VP per player", "24, 36, 48 or 60")),
    ("Setup: give each player", 1, "setup", ("faction", "home world", "3 of its squares")),
    ("Setup: each player draws game tiles", 1, "setup", ("2 tiles", "First game", "total cost is lowest")),
    ("Setup: each player takes dice", 1, "setup", ("3 Home dice", "2 Home dice", "Citizenry", "cup")),
    ("Setup: fine points", 1, "setup", ("Doomed World", "$8", "only now")),
    ("Rounds", 2, "round", ("Roll", "Assign", "Reveal", "Manage Empire", "11–14")),
    ("Roll", 2, "round", ("all dice in your cup", "behind your screen")),
    ("Assign", 3, "assign", ("face", "Wild", "any phase")),
    ("Phase selection", 3, "assign", ("exactly 1 worker", "phase strip", "whatever its face")),
    ("Reassign", 3, "reassign", ("once per round", "may", "below the phase strip")),
    ("Dictate", 3, "reassign", ("set aside 1 worker", "once per round", "returns to your cup")),
    ("Reveal", 4, "reveal", ("screens", "occurs", "return to your **cup**")),
    ("2-player game", 4, "reveal", ("spare die", "Home die", "With 2 players")),
    ("Phases", 4, "phases", ("numerical order", "must use every worker", "$10", "Citizenry")),
    ("Explore: Scout", 4, "explore", ("abandon", "any number", "Draw 1 tile", "under")),
    ("Explore: Stock", 4, "explore", ("Stock", "$2")),
    ("Develop", 5, "build", ("top", "cost", "several tiles", "stack is empty")),
    ("Develop: complete during Explore", 5, "build", ("enough dice", "start of its next Develop")),
    ("Development powers", 5, "powers", ("may", "must", "no workers", "same phase")),
    ("Settle", 5, "build", ("settler", "world stack", "return to your cup")),
    ("Immediate effects", 5, "gains", ("once", "credits", "any** die you own", "supply")),
    ("Produce", 6, "produce", ("non-gray", "1 good", "Galactic Reserves", "return to your cup")),
    ("Ship: Trade", 7, "ship", ("$3", "$4", "$5", "$6", "world")),
    ("Ship: Consume", 7, "ship", ("1 VP", "+1 VP", "Consumption die", "every color")),
    ("Ship: the VP pool runs out", 7, "ship", ("set aside", "game end")),
    ("Manage Empire: Recruit", 8, "manage", ("$1", "must recruit", "**$1**")),
    ("Manage Empire: Recall", 8, "manage", ("recall", "developers, settlers and goods", "at least 1 die")),
    ("Manage Empire: Check Game End", 8, "end", ("VP pool", "**12** or more squares", "counts as 2")),
    ("Winning", 8, "scoring", ("VP chips", "Costs", "6-cost", "round up")),
    ("Winning: ties", 8, "scoring", ("dice in their cup", "credits", "all tied players win")),
    ("Timing", 9, "secrets", ("player order", "clockwise", "lowest number")),
    ("Etiquette", 9, "secrets", ("secret", "below the top tile", "abandon", "rolled dice")),
    ("For Race for the Galaxy players", 9, "from_race", ("after Produce", "At least 1", "$1 more")),
    ("Fine points: dice terms", 9, "phases", ("explorer", "developer", "settler", "producer", "shipper")),
    ("Fine points: Setup", 9, "mistakes", ("recall at the start",)),
    ("Fine points: Assign", 9, "assign", ("after selecting", "wild dice too", "not its face")),
    ("Fine points: Explore, bag short", 10, "explore", ("runs short", "3 or more tiles", "abandon 1")),
    ("Fine points: Develop and Settle", 10, "build", ("every discount", "never below **1**")),
    ("Fine points: more than 12 squares", 10, "end", ("more than 12 squares",)),
    ("Fine points: Produce and Ship", 10, "ship", ("Faces don't matter", "fewer VP")),
    ("Fine points: Manage Empire", 10, "end", ("tiebreaker", "recall")),
    ("Fine points: Immediate effects", 10, "gains", ("wherever it is", "still occurs")),
    ("Development powers: Alien explorer", 10, "powers", ("Alien Technology die is an explorer", "wild")),
    ("Development powers: Consumption dice", 10, "powers", ("Consumption dice", "only when")),
    ("Development powers: round up", 10, "powers", ("Rounded up", "3 Military dice", "$2")),
    ("Development powers: Reassign", 10, "reassign", ("wild", "isn't on any of its faces")),
    ("Organic Shipyards, Alien Research Ship", 10, "powers", ("Extra worker", "aren't dice")),
    (
        "Frequently overlooked rules",
        12,
        "mistakes",
        ("is a worker", "only one phase", "Citizenry", "3 squares"),
    ),
    ("Dice face distributions", 12, "dice", ("same 6 faces", "2 Explore", "3 wild")),
    ("Tile distributions", 12, "tiles", ("55", "development", "world", "cost")),
)
"""Sections of the rulebook with their pages, and the page of the help that covers each, with its terms."""


@each((section,) for section in SECTIONS)
def test_each_section_of_the_rulebook_has_its_page(section: tuple[str, int, str, tuple[str, ...]]) -> None:
    _heading, _page, name, words = section
    text = PAGES[name].text
    for word in words:
        assert word.casefold() in text.casefold(), word


def test_every_page_is_needed_by_a_section_or_begins_the_help() -> None:
    assert PAGES.keys() - {name for _, _, name, _ in SECTIONS} == {"first_game"}


def test_the_help_begins_with_a_first_game_and_ends_with_mistakes() -> None:
    first, last = GAME.words.rules()[0], GAME.words.rules()[-1]
    assert (first.name, first.title.read()) == ("first_game", "Your first game in two minutes")
    assert (last.name, last.title.read()) == ("mistakes", "Common mistakes")
    plain = re.sub(r"\[[^]]*\]|[*#{}]", "", first.text)
    assert len(plain.split()) <= 170


def test_the_page_on_dice_lists_every_face_and_the_number_of_dice() -> None:
    text = PAGES["dice"].text
    for die in die_types().values():
        (line,) = (line for line in text.split("\n") if line.startswith(f"- **{die.name}**"))
        assert re.search(rf"\(\w+, {die.count}\)", line)
        counts = {face: die.faces.count(face) for face in die.faces if face != "wild"}
        for face, number in counts.items():
            assert f"{number} {face.title()}" in line
        wild = die.faces.count("wild")
        assert (f"{wild} wild" in line) if wild else ("never wild" in line)
        assert sum(int(found) for found in re.findall(r"(\d) (?:[A-Z]\w+|wild)", line)) == len(die.faces)


def test_most_pages_link_to_others() -> None:
    assert sum("[#" in page.text for page in PAGES.values()) >= len(PAGES) - 6


def test_pages_have_tiles() -> None:
    assert DATA.box.help.keys() <= PAGES.keys()
    assert all(card in sides() for page in PAGES.values() for group in page.cards for card in group)


def test_examples_say_what_their_tiles_do() -> None:
    """The figures of the examples, read from the tiles that are drawn beside them."""
    assert [sides()[side].color for side in DATA.box.help["ship"][0]] == ["novelty"]
    works, gem = (sides()[side] for side in DATA.box.help["build"][0])
    assert (works.name, works.cost, gem.name, gem.cost) == ("Public Works", 1, "Gem World", 2)
    assert [(gain.die, gain.count, gain.to) for gain in gem.gains] == [("novelty", 1, "cup")]
    shown = [
        (sides()[side].name, sides()[side].cost, sides()[side].color) for side in DATA.box.help["tiles"][0]
    ]
    assert shown == [
        ("Galactic Investors", 5, ""),
        ("Plague World", 3, "genes"),
        ("Tourist World", 4, "none"),
    ]
    moves = [sides()[side].powers[0] for side in DATA.box.help["reassign"][0]]
    assert [(p.most, p.dice, p.to) for p in moves] == [(2, (), ("any",)), (2, ("home",), ("selected",))]
    federation, order = (sides()[side].bonus for side in DATA.box.help["scoring"][0])
    assert federation is not None
    assert order is not None
    assert (federation.each, federation.vp, -(-13 // federation.each)) == (3, 1, 5)
    assert (order.each, order.vp, -(-4 // order.each) * order.vp) == (3, 2, 4)
    assert all(any(g.code == "die" for g in side.gains) for side in sides().values() if is_settled(side.id))


def is_settled(side: str) -> bool:
    """Whether a side is a world of a game tile."""
    return sides()[side].is_world and bool(sides()[side].other)


def test_every_phase_has_a_page() -> None:
    assert set(rules.PAGE_OF.values()) <= PAGES.keys()


@each(SENTENCES.rows)
def test_every_reason_leads_to_a_page(code: str) -> None:
    assert WORDS.reason_page(because(code, number=1, needs=1, has=1)) in PAGES


def test_every_line_of_the_inspector_leads_to_a_page() -> None:
    items = (*sides(), *factions(), *die_types(), *PHASES, "dictate")
    for g, seat, _decision in islice(play(GAME, 3, {"setup": "first_game"}, 5), 0, 200, 40):
        view = GAME.view(g, seat)
        for item in items:
            assert all(line.page in PAGES for line in WORDS.explain(view, item)), item
