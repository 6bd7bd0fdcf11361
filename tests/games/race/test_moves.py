"""Options as values: a string for each, and back again."""

import pytest

from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games.race import moves as moves_of_race
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.moves import (
    Actions,
    PlaceBy,
    UsePower,
    move_of,
    parse,
    parse_as,
    source_of,
)
from galaxy_desktop.games.race.produce import DECLINE
from tests.each import each
from tests.games.moving import check_moves, sorts_of

NAMES = {*deck("second"), *deck("first"), DECLINE, "yes", "no"}
"""Options that are the name of one thing."""


@pytest.mark.slow
def test_every_option_of_random_games_is_a_name_or_a_move_and_its_string() -> None:
    moves = check_moves("race", parse, NAMES, all_options=True)
    assert {type(move) for move in moves} == sorts_of(moves_of_race)


@pytest.mark.parametrize(
    "move",
    [
        Actions(("explore_five", "settle_again")),
        UsePower("some_card:2", 3),
        PlaceBy("pay"),
        PlaceBy("pay_military", ("colony_ship", "other_card:2")),
    ],
)
def test_a_move_comes_back_from_its_string(move: Move) -> None:
    assert parse(move.option) == move


@each(["", DECLINE, "card", "card/", "/1", "card/01", "card/-1", "card/1000", "pay|", "produce+card"])
def test_other_strings_are_no_moves(option: str) -> None:
    assert move_of(option) is None
    with pytest.raises(ValueError, match="no Move"):
        parse(option)


def test_a_move_of_another_sort_is_refused() -> None:
    with pytest.raises(ValueError, match="no Actions"):
        parse_as(Actions, "pay|card")


def test_a_power_is_on_its_card_and_all_else_on_itself() -> None:
    assert [source_of(item) for item in ("card:2/1", "card:2", "produce")] == ["card:2", "card:2", "produce"]
