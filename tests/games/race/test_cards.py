"""The cards as the rules read them; their distribution (page 11) is checked with the data of every game."""

import inspect
from collections.abc import Callable

import pytest

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.content import Pack, PackId
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
from galaxy_desktop.games.race.box import DATA, actions, deck, design_id, designs, figures
from galaxy_desktop.games.race.schema import Card

CARDS = list(deck("second").values())


def count(test: Callable[[Card], object]) -> int:
    return sum(bool(test(card)) for card in CARDS)


def test_there_are_120_cards_of_101_designs() -> None:
    assert len(CARDS) == 120
    assert len(designs("second")) == 101
    assert count(lambda c: c.is_world and c.number is None and c.is_military) == 22
    assert count(lambda c: c.is_world and c.number is None and not c.is_military) == 37
    assert count(lambda c: not c.is_world and c.cost == 6) == 12
    assert count(lambda c: not c.is_world and c.cost != 6) == 38


def test_second_copies_have_a_name_of_their_own() -> None:
    assert deck("second")["colony_ship:2"] is deck("second")["colony_ship"]
    assert design_id("colony_ship:2") == "colony_ship"


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


def test_a_pack_leaves_each_start_world_in_its_group() -> None:
    """Each seat is dealt one of either group where players choose, and bots guess what others were dealt."""
    starts = {card["id"]: card["start"] for card in DATA.own()["card"] if "start" in card}
    for card, start in starts.items():
        other = "blue" if start["group"] == "red" else "red"
        pack = Pack(
            "race", PackId("Groups", "0"), {"card": [{"id": card, "start": {**start, "group": other}}]}
        )
        with pytest.raises(DataError, match=f"start .*group = {start['group']}"):
            DATA.check(pack)


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
