"""The data against the distribution printed in the rulebook (page 11)."""

import inspect
from collections import Counter
from collections.abc import Callable

import pytest

from galaxy_desktop.games.race import (
    consume,
    consumption,
    develop,
    explore,
    powers,
    produce,
    scoring,
    settle,
    setup,
    supply,
    ways,
)
from galaxy_desktop.games.race.cards import Card, actions, deck, design_id, designs, figures

CARDS = list(deck("second").values())


def count(test: Callable[[Card], object]) -> int:
    return sum(bool(test(card)) for card in CARDS)


def power(card: Card, code: str, phase: str = "") -> bool:
    return any(p.code == code and phase in {"", p.phase} for p in card.powers)


def test_there_are_120_cards_of_101_designs() -> None:
    assert len(CARDS) == 120
    assert len(designs("second")) == 101
    assert count(lambda c: c.number is not None) == 11
    assert count(lambda c: c.number is not None and c.is_military) == 3
    assert count(lambda c: c.is_world and c.number is None and c.is_military) == 22
    assert count(lambda c: c.is_world and c.number is None and not c.is_military) == 37
    assert count(lambda c: not c.is_world and c.cost == 6) == 12
    assert count(lambda c: not c.is_world and c.cost != 6) == 38


def test_second_copies_have_a_name_of_their_own() -> None:
    assert deck("second")["colony_ship:2"] is deck("second")["colony_ship"]
    assert design_id("colony_ship:2") == "colony_ship"


@pytest.mark.parametrize(
    ("defense", "number", "rebel", "alien"),
    [(1, 6, 1, 0), (2, 9, 1, 1), (3, 3, 2, 0), (4, 2, 0, 1), (5, 2, 1, 1), (6, 2, 1, 1), (7, 1, 1, 0)],
)
def test_military_worlds_by_defense(defense: int, number: int, rebel: int, alien: int) -> None:
    assert count(lambda c: c.defense == defense) == number
    assert count(lambda c: c.defense == defense and "rebel" in c.tags) == rebel
    assert count(lambda c: c.defense == defense and c.good == "alien") == alien


@pytest.mark.parametrize(
    ("cost", "developments", "worlds"),
    [(0, 0, 2), (1, 12, 6), (2, 12, 17), (3, 4, 9), (4, 8, 4), (5, 2, 5), (6, 12, 2)],
)
def test_cards_placed_by_payment(cost: int, developments: int, worlds: int) -> None:
    assert count(lambda c: not c.is_world and c.cost == cost) == developments
    assert count(lambda c: c.is_world and c.cost == cost) == worlds


@pytest.mark.parametrize(
    ("source", "kind", "paid", "military"),
    [
        ("windfall", "novelty", 3, 3),
        ("windfall", "rare", 5, 2),
        ("windfall", "genes", 2, 5),
        ("windfall", "alien", 3, 3),
        ("production", "novelty", 8, 1),
        ("production", "rare", 5, 2),
        ("production", "genes", 3, 1),
        ("production", "alien", 1, 1),
    ],
)
def test_worlds_with_goods(source: str, kind: str, paid: int, military: int) -> None:
    assert count(lambda c: (c.source, c.good) == (source, kind) and not c.is_military) == paid
    assert count(lambda c: (c.source, c.good) == (source, kind) and c.is_military) == military


def test_cards_that_provide_military() -> None:
    def general(card: Card) -> int:
        return sum(p.amount for p in card.powers if p.code == "military" and not p.good and not p.tag)

    developments = Counter(general(c) for c in CARDS if not c.is_world)
    assert (developments[1], developments[2], developments[3]) == (2, 3, 2)
    assert count(lambda c: power(c, "temporary_military")) == 2
    plain = [c for c in CARDS if c.is_world and c.number is None]
    assert Counter(general(c) for c in plain if c.is_military and general(c)) == {1: 5, 2: 1, 3: 1}
    assert Counter(general(c) for c in plain if not c.is_military and general(c) > 0) == {1: 2}
    starts = [c for c in CARDS if c.number is not None and general(c)]
    assert sorted(general(c) for c in starts if c.is_military) == [1, 1, 2]
    assert [general(c) for c in starts if not c.is_military] == [1]
    assert count(lambda c: general(c) == -1) == 5


def test_cards_that_produce_on_windfall_worlds_and_that_consume() -> None:
    def serves(card: Card, kind: bool) -> bool:
        return any(p.code == "produce_windfall" and bool(p.good) == kind for p in card.powers)

    def consumes_goods(card: Card) -> bool:
        return any(
            p.phase == "consume" and p.code in {"consume_goods", "consume_all_goods", "sell_good"}
            for p in card.powers
        )

    assert count(lambda c: serves(c, True) and not c.is_world) == 6
    assert count(lambda c: serves(c, True) and c.is_world) == 2
    assert count(lambda c: serves(c, False) and c.is_world) == 2
    assert count(consumes_goods) == 34
    assert count(lambda c: consumes_goods(c) and not c.is_world) == 15
    assert count(lambda c: consumes_goods(c) and c.is_military) == 2
    assert count(lambda c: power(c, "discard_cards") and not c.is_world) == 2
    assert count(lambda c: power(c, "discard_cards") and c.is_world) == 1


def test_the_first_edition_differs_in_five_cards_and_has_no_new_worlds() -> None:
    first, second = designs("first"), designs("second")
    assert len(deck("first")) == 114
    assert {card.number for card in first.values()} == {None, 0, 1, 2, 3, 4}
    same = ("cost", "vp", "powers", "score", "defense", "good", "source", "tags")
    differ = {key for key, c in first.items() if any(getattr(c, f) != getattr(second[key], f) for f in same)}
    assert differ == {
        "bio_hazard_mining_world",
        "black_market_trading_world",
        "imperium_armaments_world",
        "outlaw_world",
        "merchant_guild",
    }


def test_preset_hands_are_four_cards_each() -> None:
    hands = Counter(card.preset_hand for card in designs("second").values())
    assert {number: hands[number] for number in range(1, 5)} == {1: 4, 2: 4, 3: 4, 4: 4}


def test_there_are_seven_action_cards_and_nine_for_two_players() -> None:
    assert sum("standard" in action.sets for action in actions().values()) == 7
    assert sum("experienced" in action.sets for action in actions().values()) == 9


def test_the_prices_of_goods() -> None:
    assert dict(figures().prices) == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}


def test_every_code_and_every_score_line_is_read_by_the_rules() -> None:
    modules = (consume, develop, explore, powers, produce, scoring, settle, ways)
    source = "".join(inspect.getsource(module) for module in modules)
    codes = {p.code for card in CARDS for p in card.powers}
    codes |= {p.code for action in actions().values() for p in action.bonus}
    codes |= {record.per for card in CARDS for record in card.score} - {"good"}
    assert {code for code in codes if f'"{code}"' not in source} == set()


def test_no_card_is_named_in_the_rules() -> None:
    modules = (consume, consumption, develop, explore, powers, produce, scoring, settle, setup, supply, ways)
    source = "".join(inspect.getsource(module) for module in modules)
    assert {card.id for card in CARDS if f'"{card.id}"' in source} == set()
