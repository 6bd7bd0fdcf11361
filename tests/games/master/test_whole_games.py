"""What holds over whole games, whatever is chosen: cubes, cards and bases are accounted for."""

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.events import CubesDrawn, CubesGained
from galaxy_desktop.games.master.invariants import all_cubes
from galaxy_desktop.games.master.victory import CONQUEST, DOMINATION, EXPANSION
from tests.contract.walk import SOUND
from tests.games.master.played import builder, walk
from tests.golden.games import read
from tests.sweep import many

TABLES = [(seats, ("ordinary", "draft")[seats % 2], 0) for seats in GAME.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup", "seed"), TABLES)
def test_cubes_are_conserved_after_every_answer_and_all_invariants_hold(
    seats: int, setup: str, seed: int
) -> None:
    cubes, played = all_cubes(GAME.new(seats, {"setup": setup}, seed)), [*walk(seats, setup, seed)]
    for g in played:
        assert all_cubes(g) == cubes
    for g in (*played[::SOUND], played[-1]):
        assert GAME.invariants(g) == []


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 0), (4, 5)])
def test_players_who_build_win_by_expansion(seats: int, seed: int) -> None:
    *_, last = walk(seats, "ordinary", seed, most=4000)
    assert last.ended_by == "expansion"
    assert sum(n for system, n in last.bases.items() if last.owners[system] == last.winner) == 9


@pytest.mark.parametrize(("seats", "setup", "seed"), TABLES)
def test_what_an_allocation_shows_beforehand_is_what_comes_about(seats: int, setup: str, seed: int) -> None:
    """The composer's own table of cubes agrees with the rules, cube by cube."""
    g, dice = GAME.new(seats, {"setup": setup}, seed), Dice(seed)
    for _ in range(many(200)):
        asks = open_asks(g)
        if not asks:
            return
        seat = min(asks)
        decision = asks[seat]
        answer = builder(decision, dice)
        if isinstance(decision, Compose) and isinstance(decision.composer, Allocation):
            desk = decision.composer.desk(answer)
            step = g.waiting[-1]
            other = g.clone()
            other.waiting = []
            step.done(other, {seat: answer})
            if not other.ended_by:
                assert {id_: cubes for id_, cubes in desk.cubes.items() if any(cubes)} == {
                    id_: other.cubes[id_] for id_ in desk.cubes if id_ in other.cubes
                }
                laid = {track: line.cubes for track, line in desk.lines.items() if line.cubes}
                routes = {t: route.cubes for t, route in other.routes.items() if route.owner == seat}
                assert laid == routes
        give(g, seat, answer)


@pytest.mark.parametrize("seats", GAME.seats)
def test_black_cubes_are_never_gained(seats: int) -> None:
    for g in walk(seats, "ordinary", 5):
        for event in g.events:
            if isinstance(event, CubesGained):
                assert "black" not in event.cubes
            if isinstance(event, CubesDrawn):
                assert len(event.cubes) <= 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_computer_players_have_won_by_every_victory_at_every_number_of_players(seats: int) -> None:
    ends = {recorded.ended_by for recorded in read(GAME.id) if recorded.seats == seats}
    assert ends >= {EXPANSION, DOMINATION, CONQUEST}
