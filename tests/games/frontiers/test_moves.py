"""Options as values: a string for each, and back again."""

import pytest

from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.games.frontiers.moves import CONQUER, Settling, parse
from galaxy_desktop.games.frontiers.schema import KINDS
from galaxy_desktop.games.frontiers.settle import COLONISTS
from tests.games.moving import check_moves

NAMES = {*tiles(), *actions(), *goals(), *KINDS, COLONISTS, "yes", "no"}
"""Options that are the name of one thing."""


def test_every_option_of_random_games_is_a_name_or_a_move_and_its_string() -> None:
    assert len(check_moves("frontiers", parse, NAMES)) > len(KINDS)


@pytest.mark.parametrize(
    "move",
    [
        Settling("pay", kind="rare"),
        Settling("replace", "home_colony", kind="genes"),
        Settling("pay_for_military", "contact_specialist"),
        Settling(CONQUER, spends=(("tile", "colony"), ("other", "second")), kind="alien"),
    ],
)
def test_a_way_to_settle_comes_back_from_its_string(move: Settling) -> None:
    assert parse(move.option) == move


@pytest.mark.parametrize("option", ["", "novelty", "gem_world", "replace", "pay|something", "conquer|a:b|c"])
def test_other_strings_are_no_moves(option: str) -> None:
    with pytest.raises(ValueError, match="no move of New Frontiers"):
        parse(option)
