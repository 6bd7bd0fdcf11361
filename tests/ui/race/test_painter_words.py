"""What the table of Race says about the coming phases: numbers from the powers, checked by hand."""

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.consumption import best_consumption
from galaxy_desktop.games.race.moves import power_ref
from galaxy_desktop.games.race.round import action_choices
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.compare import lines_of
from galaxy_desktop.games.race.table.consume_after import After, after_using
from galaxy_desktop.games.race.table.consume_words import why_idle
from galaxy_desktop.games.race.table.notes import adding_note, placing_note
from galaxy_desktop.games.race.table.opponents import short_name
from galaxy_desktop.games.race.table.outlook import outlook
from galaxy_desktop.games.race.table.standing import discounts
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.typesetting import Block
from tests.games.race.laid import answer, begin, lay, player, spare
from tests.sweep import paired
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import heard, kit_of, showing
from tests.ui.race_rig import moment

GOODS_FOR_TEN = ("spice_world", "gem_world", "space_port")


def said(phase: str, action: str = "", **own: Any) -> str:
    return plain(outlook(lay(player(**own)), 0, phase, (action,) if action else ()))


def test_explore_counts_bonus_and_powers() -> None:
    assert said("explore") == "Look at 2 cards and keep 1."
    assert said("explore", "explore_five") == "Look at 7 cards and keep 1."
    assert said("explore", "explore_one", tableau=("galactic_renaissance",)) == "Look at 5 cards and keep 3."


def test_develop_takes_discounts_off_and_counts_what_can_be_placed() -> None:
    hand = ("drop_ships", "space_marines", "gem_world", *spare(1))
    tableau = ("investment_credits", "interstellar_bank", "public_works")
    text = said("develop", "develop", tableau=tableau, hand=hand)
    assert text == "3 placeable cards. Pay 2 less. Draw 1 first. Draw 1 after placing."
    assert said("develop") == "No placeable cards."


def test_settle_names_discount_and_military() -> None:
    text = said("settle", "settle", tableau=("new_sparta", "replicant_robots"), hand=("rebel_miners",))
    assert text == "1 placeable card. Pay 2 less. Military +2. Draw 1 after placing."


def test_the_better_order_of_consume_powers_is_found() -> None:
    goods = (*GOODS_FOR_TEN,)
    g = lay(player(("new_vinland", "free_trade_association", *goods), goods=goods))
    plan = best_consumption(g, 0, 1)
    assert (plan.vp, plan.cards, plan.goods) == (3, 3, 3)
    g = lay(player(("old_earth", "pilgrimage_world", "comet_zone", *goods), goods=(*goods, "comet_zone")))
    assert best_consumption(g, 0, 2).vp == 6


@pytest.mark.parametrize(
    ("card", "goods", "hand", "why"),
    [
        ("deficit_spending", ("gem_world",), 0, "no cards in hand"),
        ("deficit_spending", (), 1, "after this power"),
        ("public_works", (), 1, "no matching good"),
        ("mining_league", ("gem_world",), 1, "no matching good"),
        ("mining_league", ("comet_zone",), 1, "too few matching goods"),
        ("diversified_economy", ("gem_world", "comet_zone"), 1, "too few kinds of goods"),
    ],
)
def test_a_power_that_cannot_be_used_says_what_is_missing(
    card: str, goods: tuple[str, ...], hand: int, why: str
) -> None:
    g = lay(player((card, *goods), goods=goods, hand=tuple(spare(hand))))
    assert why_idle(g, 0, f"{card}/{g.cards[card].in_phase['consume'][0][0]}") == why


@pytest.mark.parametrize(
    ("goods", "why"),
    [(("gem_world",), "can't be used after this"), (("gem_world", "spice_world"), "after this power")],
)
def test_a_power_that_has_no_good_left_after_the_one_in_use_is_not_said_to_follow_it(
    goods: tuple[str, ...], why: str
) -> None:
    g = begin(lay(player(("public_works", "epsilon_eridani", *goods), goods=goods)), "consume")
    other, now = power_ref("public_works", 1), power_ref("epsilon_eridani", 1)
    answer(g, (0, (now,)))
    assert why_idle(g, 0, other, now) == why
    answer(g, (0, goods[:1]))
    asks = open_asks(g)
    assert (0 in asks and other in asks[0].options()) == (why == "after this power")


def test_goods_only_one_power_can_take_are_left_to_it() -> None:
    worlds = ("comet_zone", "gem_world")
    tableau = ("earths_lost_colony", "mining_conglomerate", *worlds)
    plan = best_consumption(lay(player(tableau, goods=worlds)), 0, 1)
    assert (plan.vp, plan.goods) == (2, 2)


def test_a_good_that_is_sold_is_not_consumed_too() -> None:
    text = said(
        "consume", "consume_trade", tableau=("earths_lost_colony", "comet_zone"), goods=("comet_zone",)
    )
    assert text == "Sell rare for 3 cards. Then you can't use any power."
    text = said("consume", "consume_double", tableau=("earths_lost_colony",), goods=("earths_lost_colony",))
    assert text == "1 power: 1 good for 2 VP."
    assert said("consume", "consume_trade") == "You have no goods to sell."


def test_powers_that_need_no_goods_are_not_forgotten() -> None:
    text = said("consume", tableau=("deficit_spending",), hand=tuple(spare(2)))
    assert text == "You can use 1 power."
    assert said("consume", tableau=("new_economy",)) == "1 power: 1 card."


def test_produce_counts_windfall_worlds_once() -> None:
    tableau = ("comet_zone", "gem_world", "runaway_robots", "mining_robots")
    text = said("produce", "produce", tableau=tableau, goods=("gem_world",))
    assert text == "You produce 2 goods. You draw 2 cards."
    assert said("produce", tableau=("merchant_guild",)) == "You produce no goods now. You draw 2 cards."


def test_notes_say_what_a_card_costs_and_what_is_missing() -> None:
    hand = spare(3, "new_earth", "rebel_base", "drop_ships")
    drawn = ("new_earth", "rebel_base", "drop_ships")
    g = lay(player(("new_sparta",), hand=hand), top=drawn)
    notes = {card: placing_note(g, 0, card) for card in drawn}
    assert notes["new_earth"].text == "Costs 5; you have 3"
    assert notes["rebel_base"].text == "Defense 6; your Military is 2"
    assert notes["drop_ships"].text == "Costs 4; you have 3"
    assert not any(note.good for note in notes.values())
    rich = lay(player(("new_sparta",), hand=spare(6, *drawn)), top=drawn)
    assert placing_note(rich, 0, "new_earth").text == "Pay 5 of 6 cards"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_no_note_is_cut_below_a_small_card_with_large_text(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, code: str
) -> None:
    language.use(code)
    request.addfinalizer(partial(language.use, "en"))
    drawn = ("new_earth", "rebel_base", "drop_ships")
    g = begin(lay(player(("new_sparta",), hand=spare(3)), player(), player(), player(), top=drawn), "explore")
    cut: dict[str, bool] = {}
    fitted = RichText.fitted

    def noted(self: RichText, markup: str, *room: Any, **look: Any) -> Block:
        block = fitted(self, markup, *room, **look)
        cut[markup] = block.cut
        return block

    monkeypatch.setattr(RichText, "fitted", noted)
    heard(showing(PAINTER(kit_of((1280, 720), 2.0), GAME), moment(g, 0)))
    ways = [way for card in drawn[:2] for way in placing_note(g, 0, card).ways]
    told = [way for way in ways if way in cut]
    assert len({*told}) == 2, cut
    assert not any(cut[way] for way in told), told


def test_cards_that_are_kept_together_can_pay_for_one_another() -> None:
    drawn = ("new_earth", "rebel_base", "drop_ships")
    g = lay(player(("new_sparta",), hand=spare(3, *drawn)), top=drawn)
    assert placing_note(g, 0, "drop_ships", 1).text == "Costs 4; you have 3"
    assert placing_note(g, 0, "drop_ships", 2).text == "Pay 4 of 4 cards"
    left = {line.title: line for line in lines_of(g, 0, ("new_earth", "drop_ships"), 2)}["Cards left in hand"]
    assert left.figures == ("–", "0")


def test_notes_say_what_a_card_adds() -> None:
    g = lay(player(("new_sparta", "mining_league")), top=("mining_robots", "gem_world", "space_marines"))
    added = adding_note(g, 0, "mining_robots")
    assert added is not None
    assert added.text == "+2 (Mining League)"
    sold = adding_note(g, 0, "gem_world")
    assert sold is not None
    assert sold.text == "Sells for 2 cards"
    assert adding_note(g, 0, "space_marines") is None


def test_two_cards_are_compared_and_the_better_figure_marked() -> None:
    cards = ("new_earth", "gem_world")
    g = lay(player(("new_sparta",), hand=spare(4, *cards)), top=cards)
    lines = {line.title: line for line in lines_of(g, 0, cards)}
    assert lines["You pay"].figures == ("5", "2")
    assert lines["You pay"].best == 1
    assert lines["Cards left in hand"].figures == ("–", "2")
    assert lines["VP"].best == 0
    assert lines["Its good sells for"].figures == ("3", "2")
    assert lines["Military"].best == -1


def test_a_power_says_what_it_rules_out() -> None:
    goods = ("comet_zone", "gem_world", "spice_world")
    g = lay(player(("tourist_world", "diversified_economy", "earths_lost_colony", *goods), goods=goods))
    refs = ("tourist_world/0", "earths_lost_colony/0")
    assert after_using(g, 0, "tourist_world/0", refs) == After(1, ())
    few = lay(player(("tourist_world", "earths_lost_colony", *goods), goods=goods[:2]))
    assert after_using(few, 0, "tourist_world/0", refs) == After(0, ("earths_lost_colony",), 1)
    assert after_using(few, 0, "earths_lost_colony/0", refs) == After(1, ("tourist_world",), 1)
    assert after_using(lay(player(("new_economy",))), 0, "new_economy/0", ()) is None


@pytest.mark.parametrize(
    ("tableau", "shown"),
    [
        ((), []),
        (("alpha_centauri",), [("rare", "−1", "for Rare worlds")]),
        (
            ("alpha_centauri", "replicant_robots"),
            [("civil_cost", "−2", "for worlds"), ("rare", "−3", "for Rare worlds")],
        ),
        (("investment_credits",), [("development_cost", "−1", "for developments")]),
    ],
)
def test_discounts_say_what_they_are_for(
    screen: pygame.Surface, tableau: tuple[str, ...], shown: list[tuple[str, str, str]]
) -> None:
    painter = PAINTER(kit_of((1280, 720)), GAME)
    board = painter.board(moment(begin(lay(player(tableau)), "explore"), 0), Sheet())
    counters = discounts(board, 0)
    assert [(counter.sign, counter.figure, counter.word) for counter in counters] == shown
    assert all(counter.tip for counter in counters)


def test_an_action_is_named_in_one_or_two_words() -> None:
    shown = [short_name(action) for action in action_choices("standard")]
    assert shown == ["Explore", "Explore", "Develop", "Settle", "Trade", "2× VP", "Produce"]
    assert [short_name(action) for action in ("develop_again", "settle_again")] == [
        "2nd Develop",
        "2nd Settle",
    ]


NARROW = (
    ((1280, 720), 1.3),
    ((1600, 900), 1.15),
    ((1600, 900), 1.3),
    ((1680, 1050), 1.0),
    ((1280, 720), 1.0),
)


@pytest.mark.parametrize(
    ("window", "step", "code", "variant"),
    [(*size, *how) for size, how in paired(NARROW, [*product(("de", "fr"), ("standard", "experienced"))])],
)
def test_no_name_of_an_action_is_cut(
    screen: pygame.Surface,
    monkeypatch: pytest.MonkeyPatch,
    window: tuple[int, int],
    step: float,
    code: str,
    variant: str,
) -> None:
    cut, fitted = set[str](), Fonts.fitted

    def watched(fonts: Fonts, font: pygame.font.Font, text: str, width: int) -> str:
        found = fitted(fonts, font, text, width)
        if found != text:
            cut.add(text)
        return found

    monkeypatch.setattr(Fonts, "fitted", watched)
    g = GAME.new(2, {"variant": variant}, 3)
    while next(iter(open_asks(g).values())).topic != "action":
        give(g, min(open_asks(g)), open_asks(g)[min(open_asks(g))].only())
    language.use(code)
    try:
        painter = PAINTER(wordy_kit(window, step), GAME)
        painter.show(moment(g, 0))
        painter.draw(screen)
        names = {GAME.words.item(action) for action in actions()}
    finally:
        language.use("en")
    assert not cut & names


@pytest.mark.parametrize("window", [(1600, 900), (1920, 1080)])
def test_the_line_below_the_own_title_is_not_cut_for_a_common_name(
    screen: pygame.Surface, window: tuple[int, int]
) -> None:
    shown = moment(begin(lay(player(("old_earth",))), "explore"), 0)
    name = replace(shown.sitters[0], name="Player 2")
    painter = PAINTER(kit_of(window), GAME)
    painter.show(replace(shown, sitters=(name, *shown.sitters[1:])))
    line = painter.kit.text.width("Player 2 · 1 of 12 cards", "small")
    places = painter.sheet.places
    assert places["chips:0"].left > places["seat:0"].left + painter.kit.metrics.px(36) + line
