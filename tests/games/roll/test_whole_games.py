"""What holds over whole games, whatever is chosen: dice, squares and points are accounted for."""

from collections import Counter
from functools import cache

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.ending import end_reason
from galaxy_desktop.games.roll.events import (
    DiceGained,
    DiceRolled,
    DieGivenUp,
    ExtraDieRolled,
    PhasesRevealed,
    RoundEnded,
    WorkersRevealed,
)
from galaxy_desktop.games.roll.state import RollState

TABLES = [(seats, seats % 2) for seats in GAME.seats]


@cache
def walk(seats: int, seed: int) -> tuple[RollState, ...]:
    """A random game after each of its answers; all tests share its states."""
    g, dice, found = GAME.new(seats, {}, seed), Dice(seed), []
    while asks := open_asks(g):
        seat = sorted(asks)[dice.below(len(asks))]
        give(g, seat, asks[seat].sample(dice))
        found.append(g.clone())
    return tuple(found)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_the_number_of_a_players_dice_changes_only_by_gains_and_removals(seats: int, seed: int) -> None:
    owned = Counter({s: len(p.dice()) for s, p in enumerate(GAME.new(seats, {}, seed).players)})
    for g in walk(seats, seed):
        for event in g.events:
            if isinstance(event, DiceGained):
                owned[event.seat] += len(event.dice)
            elif isinstance(event, DieGivenUp):
                owned[event.seat] -= 1
        assert {seat: len(player.dice()) for seat, player in enumerate(g.players)} == owned


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_all_dice_rolled_are_revealed_with_their_faces_and_one_of_them_selects(seats: int, seed: int) -> None:
    rolled: dict[int, dict[str, int]] = {}
    for g in walk(seats, seed):
        for event in g.events:
            if isinstance(event, WorkersRevealed):
                assert dict(zip(event.dice, event.faces, strict=True)) == rolled.pop(event.seat)
                assert event.columns[event.dice.index(event.selector)] == event.selected
            elif isinstance(event, DiceRolled):
                rolled[event.seat] = dict(zip(event.dice, event.faces, strict=True))


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_the_phases_that_happen_are_those_selected_and_that_of_the_extra_die(seats: int, seed: int) -> None:
    selected: set[str] = set()
    for g in walk(seats, seed):
        for event in g.events:
            if isinstance(event, WorkersRevealed):
                selected.add(event.selected)
            elif isinstance(event, ExtraDieRolled):
                assert seats == 2
                selected.add(event.phase)
            elif isinstance(event, PhasesRevealed):
                assert set(event.phases) == selected
                selected = set()


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_squares_begin_at_three_and_no_tile_ever_leaves_a_tableau(seats: int, seed: int) -> None:
    tableaus = [player.tableau.copy() for player in GAME.new(seats, {}, seed).players]
    assert {len(tableau) for tableau in tableaus} == {3}
    for g in walk(seats, seed):
        for seat, player in enumerate(g.players):
            assert player.tableau[: len(tableaus[seat])] == tableaus[seat]
            tableaus[seat] = player.tableau.copy()


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_only_pool_and_squares_end_the_game_and_only_after_manage_empire(seats: int, seed: int) -> None:
    for g in walk(seats, seed):
        if any(isinstance(event, RoundEnded) for event in g.events):
            assert g.ended_by == end_reason(g)
            assert (g.phase == "over") == bool(g.ended_by)
        else:
            assert g.ended_by == ""
    assert g.phase == "over"
