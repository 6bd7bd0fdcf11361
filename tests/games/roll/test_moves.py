"""Options as values: a string for each, and back again."""

import pytest

from galaxy_desktop.games.roll import moves as moves_of_roll
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.dice import all_dice, extra_worker
from galaxy_desktop.games.roll.explore import DONE, REARRANGE
from galaxy_desktop.games.roll.moves import ProduceOn, Ship, dice_of, parse, parse_as
from tests.each import each
from tests.games.moving import check_moves, sorts_of

NAMES = {*all_dice(), *map(extra_worker, die_types()), *sides(), REARRANGE, DONE, "yes", "no"}
"""Options that are the name of one thing."""


def test_every_option_of_random_games_is_a_name_or_a_move_and_its_string() -> None:
    moves = check_moves("roll", parse, NAMES)
    assert {type(move) for move in moves} == sorts_of(moves_of_roll)


@each(["", "home:1", "done", "place home:1", "home:1 ", "trade home:1", "nothing top"])
def test_other_strings_are_no_moves(option: str) -> None:
    with pytest.raises(ValueError, match="no Move"):
        parse(option)


def test_a_move_of_another_sort_is_refused() -> None:
    option = Ship("trade", "home:1", "rare:2").option
    assert parse_as(Ship, option).good == "rare:2"
    with pytest.raises(ValueError, match="no ProduceOn"):
        parse_as(ProduceOn, option)


def test_the_dice_of_a_move_are_those_it_names() -> None:
    assert dice_of("trade home:1 rare:2") == ("home:1", "rare:2")
    assert dice_of("reassign some_power home:1 ship") == ("home:1",)
    assert dice_of("rearrange") == ()
