"""The help covers the whole rulebook, its links and index lead somewhere, and every line names its page."""

import re
from functools import cache

import pytest

from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import DATA, EDITIONS, actions, deck, designs, figures
from galaxy_desktop.games.race.round import action_choices
from galaxy_desktop.games.race.words.reasons import SENTENCES as REASONS
from tests.each import each
from tests.games.wording import play

WORDS = GAME.words

SECTIONS = (
    ("Overview", 1, "goal", ("developments", "predict", "most victory points")),
    ("Overview", 1, "first_game", ("secretly choose one action", "only players who chose it get its bonus")),
    ("Setup", 2, "setup", ("12 vp chips", "6 cards", "2 of them", "start world")),
    ("Setup: your first game", 2, "setup", ("start worlds 1 and 2", "preset hand", "4 cards")),
    ("Playing the game", 3, "round", ("seven actions", "happens once", "discards down to 10", "bonus")),
    ("Playing the game: uses of a card", 3, "goal", ("to place", "money", "a good")),
    ("I: Explore", 3, "explore", ("2 cards", "keeps 1", "look at 5 more", "all players draw before")),
    ("II: Develop", 4, "develop", ("one development", "diamond", "1 card less", "already in your tableau")),
    ("Card powers", 4, "powers", ("phase after", "add up", "may and must", "no refund", "one at a time")),
    ("III: Settle", 5, "settle", ("one world", "red ring", "draws 1 card", "windfall world")),
    ("III: Settle, goods", 5, "goods", ("alien technology", "genes", "rare elements", "novelty")),
    ("III: Settle, military conquest", 5, "military", ("military", "negative", "defense minus 1", "alien")),
    ("IV: Consume", 6, "consume", ("must use", "order", "exactly", "up to", "double vp chips")),
    ("IV: Consume, Trade", 6, "trade", ("must sell one good", "novelty 2, rare 3, genes 4, alien 5")),
    ("V: Produce", 7, "produce", ("without a good", "one of their empty windfall", "draw cards")),
    ("Round end, cards, and chips", 7, "round", ("more than 10 cards", "any size")),
    ("Round end, cards, and chips", 7, "deck", ("shuffled to form a new deck", "face down", "vp chips")),
    ("Game end", 7, "scoring", ("12 or more cards", "pool of vp chips", "cards in hand plus goods", "share")),
    ("Timing", 8, "setup", ("player order", "lowest-numbered start world")),
    (
        "2 player game",
        8,
        "two_actions",
        ("two of nine", "first phase only", "8 cards and keep 2", "sell one"),
    ),
    ("Start world choice", 8, "setup", ("odd-numbered", "even-numbered", "keep one world", "4 cards")),
    ("Powers, I: Explore", 9, "explore", ("look at more cards", "keep more cards")),
    ("Powers, II: Develop", 9, "develop", ("start of the phase", "after you place", "discounts")),
    ("Powers, III: Settle, cost", 9, "settle", ("discounts for a kind", "gray worlds")),
    ("Powers, III: Settle, Military", 9, "military", ("specialized", "temporary", "cost 0", "only one such")),
    ("Powers, $: Trade", 10, "trade", ("any good", "to a kind", "world it is printed on")),
    ("Powers, IV: Consume", 10, "consume", ("up to", "all goods", "exactly", "may")),
    ("Powers, IV: trade prices", 10, "trade", ("consume power", "trade powers apply")),
    ("Powers, IV: discard cards, not goods", 10, "consume", ("discarding cards from your hand", "optional")),
    ("Powers, V: Produce", 11, "produce", ("windfall powers", "each kind counts once", "most of a kind")),
    ("About the cards", 11, "cards", ("upper left", "upper right", "kind", "keywords")),
    ("6-cost developments", 12, "bonuses", ("first line", "itself", "rounded down", "specialized")),
)
"""Each section of the rulebook: its heading, its page, the page of the help, and words needed there."""


@cache
def text_of(name: str) -> str:
    """The words of a page in small letters, without marks."""
    (page,) = (page for page in WORDS.rules() if page.name == name)
    text = re.sub(r"\*\*|\[[^\]]*\]|\{[^}]*\}|^(?:- |# |\d\. )", "", page.text, flags=re.MULTILINE)
    return " ".join(text.lower().split()).replace(" ,", ",")


@cache
def names() -> tuple[str, ...]:
    return tuple(page.name for page in WORDS.rules())


@each(SECTIONS)
def test_each_section_of_the_rulebook_is_covered(
    heading: str, number: int, page: str, words: tuple[str, ...]
) -> None:
    for word in words:
        assert word in text_of(page), (heading, number, page, word)


def test_every_page_covers_a_section_or_sums_them_up() -> None:
    assert set(names()) - {page for _, _, page, _ in SECTIONS} == {"icons", "mistakes"}


def test_the_first_page_is_short_and_the_last_one_has_the_mistakes() -> None:
    assert names()[0] == "first_game"
    assert names()[-1] == "mistakes"
    assert len(set(names())) == len(names())
    assert len(text_of("first_game").split()) <= 170


def test_every_page_can_be_reached_from_the_first_one() -> None:
    links = {page.name: set(re.findall(r"\[#([a-z_]+)\]", page.text)) for page in WORDS.rules()}
    assert all(links.values())
    found, left = {"first_game"}, ["first_game"]
    while left:
        linked = links[left.pop()] - found
        found |= linked
        left += linked
    assert set(names()) - found <= {"goal", "setup", "icons", "mistakes", "deck", "cards", "two_actions"}


def test_pages_have_cards() -> None:
    assert set(DATA.box.help) <= set(names())
    assert all(card in deck("second") for page in WORDS.rules() for group in page.cards for card in group)


def test_figures_are_those_of_the_game() -> None:
    f = figures()
    assert f"{f.vp_per_player} vp chips" in text_of("setup")
    assert f"draws {f.cards_dealt} cards, then discards {f.cards_discarded} of them" in text_of("setup")
    assert f"{f.explore_draw} cards from the deck, keeps {f.explore_keep}" in text_of("explore")
    assert f"discards down to {f.hand_limit}" in text_of("round")
    assert f"{f.tableau_size} or more cards" in text_of("scoring")
    five, one = (
        sum(p.cards for p in actions()[a].bonus if p.code == "draw_extra")
        for a in ("explore_five", "explore_one")
    )
    assert f"look at {five} more cards: {f.explore_draw + five} cards, keep 1" in text_of("explore")
    assert f"{f.explore_draw + one} cards, keep 2" in text_of("explore")
    assert f"look at {f.explore_draw + five + one} cards and keep 2" in text_of("two_actions")
    for kind, word in (
        ("novelty", "sells"),
        ("rare", "elements sell"),
        ("genes", "sell"),
        ("alien", "sells"),
    ):
        assert re.search(rf"{word} for {f.prices[kind]} cards", text_of("goods"))
    assert set(f.new_worlds) == set(range(-6, 0))
    numbers = {card.number for card in designs("second").values()} - {None}
    assert len(numbers - set(f.new_worlds)) == 5
    assert f.first_game_worlds == {2: (1, 2), 3: (1, 2, 3), 4: (1, 2, 3, 4)}


def test_what_is_said_of_all_cards_is_true_of_all_cards() -> None:
    for edition in EDITIONS:
        cards = designs(edition).values()
        assert {bool(card.score) for card in cards if card.cost == 6 and not card.is_world} == {True}
        assert all(card.powers or card.score for card in cards if not card.is_world)
        assert {p.discount for card in cards for p in card.powers if p.code == "pay_for_military"} == {1}
        assert {p.not_good for card in cards for p in card.powers if p.optional and p.phase == "settle"} == {
            "",
            "alien",
        }
        assert all(
            (card.group == "red") == bool(card.number % 2) for card in cards if card.number is not None
        )
    assert len(action_choices("standard")) == 7
    assert len([a for a in actions().values() if "experienced" in a.sets]) == 9
    assert len(DATA.box.first_edition.card) == 5
    assert (len(deck("second")), len(designs("second"))) == (120, 101)


@each(REASONS.rows)
def test_every_reason_names_its_page(code: str) -> None:
    for card in ("gem_world", "public_works"):
        assert WORDS.reason_page(because(code, card=card, needs=2, has=1, kind="rare", helper="")) in names()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_line_of_the_inspector_names_its_page(edition: str) -> None:
    looked = 0
    for number, (g, seat, _) in enumerate(play(GAME, 2, {"edition": edition}, 3)):
        if number % 90 == 40:
            view = GAME.view(g, seat)
            for item in [*g.cards, *actions(), *action_choices("experienced"), "military"]:
                assert {line.page for line in WORDS.explain(view, item)} <= set(names())
                looked += 1
    assert looked


def test_every_phase_opens_a_page() -> None:
    for g, seat, _ in play(GAME, 2, {"variant": "experienced"}, 5):
        assert WORDS.page(GAME.view(g, seat)) in names()[1:]
