"""The help of New Frontiers: each section of the rulebook, each term and each line leads to its page."""

import re

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import actions, figures, goals, tiles
from galaxy_desktop.games.frontiers.schema import ANY, GRAY
from galaxy_desktop.games.frontiers.words import WORDS
from galaxy_desktop.games.frontiers.words.reasons import SENTENCES as REASONS
from galaxy_desktop.games.frontiers.words.rules import BY_STAGE, BY_TOPIC
from tests.each import each
from tests.games.frontiers.walk import WALKS, busy

PAGES = {page.name: page for page in WORDS.rules()}
LINK = re.compile(r"\[#([a-z_]+)\]")

SECTIONS = [
    ("Setup", 2, "setup", ("home colony", "random order", "$3", "12 VP chips", "coin flip", "white sides")),
    ("Setup: two players", 2, "setup", ("two disks", "same order")),
    ("Play", 3, "round", ("action tile", "priority track", "wrapping around", "bonus", "4 actions")),
    ("Play: notes", 3, "round", ("carries over", "right away")),
    ("Retreat into Isolation", 4, "bonus_tiles", ("Retreat into Isolation", "$2")),
    ("Develop", 4, "develop", ("one development", "$1 less", "same name", "more than 10", "$9", "“?”")),
    ("Powers", 5, "powers", ("from the next action", "“may”", "below $0", "twice", "Printed cost")),
    ("Powers: Alien Oort Cloud Factory", 5, "oort", ("isn't a power", "four kinds", "keeps the kind")),
    ("Explore", 5, "explore", ("7 worlds", "second world", "after your last pick", "limit", "9")),
    (
        "Settle",
        6,
        "settle",
        ("1 colonist", "2 colonists", "conquer", "windfall", "may not pass", "7 colonies"),
    ),
    ("Settle: Military and payment", 6, "settle", ("may not combine", "equal or exceed", "Specialized")),
    (
        "Settle: notes",
        6,
        "special_settling",
        ("Temporary Military", "once", "Improved Logistics", "discounts"),
    ),
    ("Terraforming Engineers", 7, "replacing", ("gray", "0 to 3 higher", "Surplus", "isn't settling")),
    ("Doomed Colony", 7, "replacing", ("Doomed Colony", "no credits", "must add one")),
    ("Settle: too few colonists", 7, "settle", ("too few colonists", "only those that are left")),
    ("Produce", 7, "produce", ("all credits on the tile", "windfall", "more than every other player", "$1")),
    (
        "Produce: shortage",
        7,
        "produce",
        ("Stockpile Resources", "late in the order", "chooses which of their colonies"),
    ),
    ("Trade", 8, "trade", ("sell one good", "$1", "$2", "$3", "$4", "no effect", "can't be sold")),
    (
        "Consume",
        8,
        "consume",
        ("must use", "any order", "“up to”", "“may”", "Prosperous Economy", "VP chips"),
    ),
    ("Send Diplomatic Envoys", 8, "bonus_tiles", ("1 VP", "first space", "move back 1", "twice in a row")),
    ("Round end", 9, "round", ("no one selected Produce", "can be selected again")),
    ("Game end", 9, "end", ("more than 10", "more than 7", "4 or fewer", "VP chips", "played to its end")),
    (
        "Winning",
        9,
        "scoring",
        ("Explored worlds are removed", "bonuses", "once", "credits and goods", "share"),
    ),
    ("Winning: Alien Oort Cloud Factory", 9, "oort", ("For scoring",)),
    ("Limits, etiquette and timing", 9, "round", ("Credits are unlimited", "open to all", "may not give")),
    ("About the worlds", 10, "goods", ("60", "26", "34", "defense 1–9", "cost 0–7", "Keywords")),
    ("Goals", 11, "goals", ("1 space forward", "$1", "top 3", "face down", "every goal")),
    (
        "Goals: stockpiles",
        11,
        "stockpiles",
        ("face up", "can't be removed", "6", "4", "$7", "before anyone acts"),
    ),
    (
        "Goal tiles",
        12,
        "goals",
        ("Citizen Services", "Faction Tolerance", "Skilled Workforce", "Conscription"),
    ),
    ("Goal tiles: stockpiles", 12, "stockpiles", ("Exploration", "Tax on Trade", "Stockpile Resources")),
]
"""Sections of the rulebook with their page numbers: the page of the help, and what it must say of them."""


def said(name: str) -> str:
    """A page as one line of plain words."""
    return plain(LINK.sub("", PAGES[name].text).replace("[/]", ""))


@each(SECTIONS)
def test_every_section_of_the_rulebook_has_its_page(
    section: str, number: int, page: str, words: tuple[str, ...]
) -> None:
    assert section
    assert 2 <= number <= 12
    for word in words:
        assert word.casefold() in said(page).casefold(), word


def test_the_figures_of_the_pages_are_those_of_the_rules() -> None:
    f = figures()
    figures_of = {
        "setup": (
            f"${f.start_credits}",
            f"{f.vp_per_player} VP chips",
            f"{f.colonists_per_player} colonists",
        ),
        "develop": (f"more than {f.mat_spaces} spaces",),
        "explore": (f"{f.offer} worlds", f"is {f.most_worlds}"),
        "settle": (
            f"gain {f.colonists_instead} colonists",
            f"{f.colonies} colonies",
            f"or {f.colonists_left} or",
        ),
        "end": (f"more than {f.colonies} colonies", f"{f.colonists_left} or fewer"),
        "trade": tuple(f"${price}" for price in f.prices.values()),
        "produce": (f"${f.idle_produce_credit} is added",),
        "stockpiles": tuple(f"{goal.max} in the game" for goal in goals().values() if goal.max),
    }
    for name, figures_ in figures_of.items():
        for figure in figures_:
            assert figure in said(name), (name, figure)


def test_the_first_page_is_short_and_leads_on() -> None:
    assert next(iter(PAGES)) == "first_game"
    assert [*PAGES][-1] == "mistakes"
    assert len(said("first_game").split()) <= 170
    assert len(LINK.findall(PAGES["first_game"].text)) >= 5


def test_every_page_is_linked_or_opened() -> None:
    led: set[str] = {"first_game", "mistakes", *BY_STAGE.values(), *BY_TOPIC.values()}
    for page in PAGES.values():
        led |= set(LINK.findall(page.text))
    assert led == PAGES.keys()


def test_pages_have_tiles() -> None:
    assert all(tile in tiles() for page in PAGES.values() for group in page.cards for tile in group)
    assert sum(bool(page.cards) for page in PAGES.values()) >= 3


def test_every_reason_leads_to_a_page() -> None:
    facts = {"action": "settle", "colony": "comet_zone", "needs": 1, "has": 1, "short": 1}
    for code in REASONS.rows:
        for tile in ("gem_world", "trade_league"):
            for kind in ("rare", GRAY, ANY):
                assert WORDS.reason_page(because(code, **facts, tile=tile, kind=kind)) in PAGES, code  # type: ignore[arg-type]


def test_every_line_of_the_inspector_leads_to_a_page() -> None:
    looked = 0
    for seats, goal_choice, seed in WALKS[1::8]:
        for turn, (g, seat, decision) in enumerate(busy(seats, goal_choice, seed)):
            if turn % 30 == 29:
                view = GAME.view(g, seat)
                assert WORDS.page(view) in PAGES, decision.topic
                for item in (*tiles(), *actions(), *goals(), "military"):
                    for line in WORDS.explain(view, item):
                        assert line.page in PAGES, line
                        looked += 1
    assert looked > 1000
