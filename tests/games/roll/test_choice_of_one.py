"""Where one choice is the whole answer, the question names that choice alone."""

import pytest

from galaxy_desktop.engine.decisions import Compose, Decision, Pick
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.box import sides, turned
from galaxy_desktop.games.roll.moves import ProduceOn, PutTile, SelectPhase
from galaxy_desktop.games.roll.placement import Placement
from galaxy_desktop.games.roll.schema import WORLD
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.roll.laid import behind_screen, own, table, take

TILES = ("advanced_logistics", "galactic_exchange")


def asked(g: RollState, decision: Decision) -> OpenQuestion:
    view = GAME.view(g, 0)
    return OpenQuestion(decision, GAME.words, lambda: view)


def placing(number: int, *, tops: bool = False) -> OpenQuestion:
    return asked(table(), Compose("place_tiles", Placement(TILES[:number], tops), about="scout"))


def producing(*types: str) -> OpenQuestion:
    g = table()
    dice = take(g, types)
    g.players[0].workers.update(dict.fromkeys(dice, "produce"))
    worlds = [turned(tile, WORLD) for tile in TILES]
    own(g, tableau=worlds)
    moves = [ProduceOn(die, world).option for die in dict.fromkeys(dice) for world in worlds]
    return asked(g, Pick("produce", tuple(moves)))


@pytest.mark.parametrize("tops", [False, True])
def test_the_side_of_a_single_tile_is_the_whole_answer(tops: bool) -> None:
    question = placing(1, tops=tops)
    assert question.needs_one
    question.click(PutTile(TILES[0]).option)
    assert question.needs_one
    assert question.can_give
    assert not placing(2).needs_one


def test_the_only_die_selects_and_that_is_all() -> None:
    rolls = [("home", "explore")], [("home", "explore"), ("genes", "settle"), ("military", "develop")]
    for rolled, alone in zip(rolls, (True, False), strict=True):
        g = table()
        dice = behind_screen(g, 0, rolled)
        g.then(Assign())
        question = asked(g, open_asks(g)[0])
        assert question.needs_one is alone
        question.click(SelectPhase(dice["home"], "ship").option)
        assert question.can_give


def test_the_button_names_the_side_of_a_single_tile() -> None:
    question = placing(1)
    assert question.ask.primary == "Place 1 tile"
    question.click(PutTile(TILES[0]).option)
    assert question.ask.primary == f"Place {sides()[TILES[0]].name}"


def test_a_single_producer_is_not_to_be_chosen() -> None:
    assert producing("home").ask.head == "Produce: choose a world"
    assert producing("home").ask.primary == "Choose a world"
    assert producing("home", "genes").ask.head == "Produce: choose a producer and a world"
    assert producing("home", "genes").ask.primary == "Choose a producer"
