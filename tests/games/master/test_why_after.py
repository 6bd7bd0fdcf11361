"""Reasons why nothing more can be placed somewhere, after some cubes of an allocation have been placed."""

from collections.abc import Iterator
from itertools import product

import pytest

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master.allocate import allocation, placed
from galaxy_desktop.games.master.game import GAME
from galaxy_desktop.games.master.moves import CubeSpot, PlaceCube
from galaxy_desktop.games.master.reasons import Surroundings, why_not
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.words import WORDS
from tests.each import each

GAMES, ANSWERS, LEAST = 3, 250, 500
SEATS = (2, 3, 4)


def allocations(seats: int, seed: int) -> Iterator[tuple[MasterState, Compose, tuple[Option, ...]]]:
    """Yield the allocations of a game by chance, each after all but the last of some of its moves."""
    g, dice = GAME.new(seats, GAME.check(seats, {}), seed), Dice(seed)
    for _answer in range(ANSWERS):
        for seat, decision in open_asks(g).items():
            answer = decision.sample(dice)
            if isinstance(decision, Compose) and decision.topic == "allocate" and len(answer) > 1:
                yield g, decision, answer[:-1]
            seal(g, seat, answer)
        if not g.waiting:
            return


def wishes(g: MasterState) -> Iterator[Option]:
    """Yield every place on the map, and every cube of the hand on the first spot of each."""
    places = [*star_map().systems, *star_map().tracks, *g.cubes]
    yield from places
    for cube, place in product(set(g.hand), places):
        yield PlaceCube(cube, CubeSpot(place, 0)).option


@pytest.mark.slow
@each(SEATS)
def test_after_some_moves_the_reasons_are_those_of_the_table_with_them(seats: int) -> None:
    compared = 0
    for seed in range(GAMES):
        for g, decision, made in allocations(seats, seed):
            after = placed(g, g.seat, made)
            if after.ended_by or not after.hand:
                continue
            mine, around = allocation(after, g.seat), Surroundings.of(after)
            for option in wishes(after):
                found = decision.why_after(made, option)
                if option in decision.composer.moves(made):
                    assert found is None
                    continue
                assert found == why_not(mine, around, option), (made, option)
                compared += found is not None
    assert compared > LEAST


@pytest.mark.slow
@each(SEATS)
def test_with_all_cubes_placed_every_place_says_so(seats: int) -> None:
    seen = 0
    for g, decision, made in allocations(seats, 1):
        whole = (*made, next(iter(decision.composer.moves(made)), ""))
        if len(whole) < len(g.hand) or not whole[-1]:
            continue
        found = decision.why_after(whole, next(iter(star_map().tracks)))
        assert found is not None
        assert WORDS.reason(found) == "You have placed all your cubes."
        seen += 1
    assert seen
