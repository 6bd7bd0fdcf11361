"""Options as values: a string for each, and back again."""

import pytest

from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of, parse
from tests.games.moving import check_moves

A_MILITARY_WORLD = next(card for card, design in cards().items() if design.is_military)
ANOTHER = next(card for card, design in cards().items() if not design.is_military)


def test_every_option_of_random_games_is_a_move_and_its_string() -> None:
    moves = check_moves("jumpdrive", parse, {TO_PAY, "yes", "no"})
    assert any(move.option != card_of(move.option) for move in moves)


def test_a_world_to_be_paid_for_comes_back_from_its_string() -> None:
    move = Placing(A_MILITARY_WORLD, for_cards=True)
    assert parse(move.option) == move != parse(A_MILITARY_WORLD)
    assert card_of(move.option) == card_of(A_MILITARY_WORLD) == A_MILITARY_WORLD


@pytest.mark.parametrize("option", ["", TO_PAY, "nothing", f"{ANOTHER}|pay", f"{A_MILITARY_WORLD}|pay|pay"])
def test_other_strings_are_no_moves(option: str) -> None:
    with pytest.raises(ValueError, match="no move of Jump Drive"):
        parse(option)
