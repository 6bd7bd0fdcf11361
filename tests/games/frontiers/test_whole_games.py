"""Whole games by chance: what holds from one question to the next."""

from functools import cache

import pytest

from galaxy_desktop.engine.events import RoundBegan
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.events import (
    ActionDone,
    ActionSelected,
    DiskMoved,
    EndTriggered,
    RoundEnded,
)
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.each import each

TABLES = [(seats, goals, seed) for seats in GAME.seats for goals, seed in (("off", 1), ("on", 2))]


@cache
def play(seats: int, goals: str, seed: int) -> tuple[FrontiersState, ...]:
    """A game by chance, after every answer; all tests share its states."""
    g, dice = GAME.new(seats, {"goals": goals}, seed), Dice(seed)
    found = [g.clone()]
    while asks := open_asks(g):
        seat, decision = next(iter(asks.items()))
        give(g, seat, decision.sample(dice))
        found.append(g.clone())
    return tuple(found)


@pytest.mark.parametrize(("seats", "goals", "seed"), TABLES)
def test_every_disk_selects_once_a_round_and_tiles_are_told_down_and_done(
    seats: int, goals: str, seed: int
) -> None:
    selected: list[str] = []
    spaces: list[int] = []
    for g in play(seats, goals, seed):
        for event in g.events:
            if isinstance(event, RoundBegan):
                assert spaces == ([] if event.round == 1 else [*range(len(g.disks))])
                selected, spaces = [], []
            elif isinstance(event, ActionSelected):
                assert event.action not in selected
                selected.append(event.action)
            elif isinstance(event, ActionDone):
                assert event.action == selected[-1]
                spaces.append(event.space)


@each(TABLES)
def test_the_moves_told_of_the_disks_lead_to_the_track(seats: int, goals: str, seed: int) -> None:
    disks: list[int] = []
    for g in play(seats, goals, seed):
        disks = disks or g.disks.copy()
        for event in g.events:
            if isinstance(event, DiskMoved):
                disks.insert(event.space, disks.pop(event.origin))
                assert tuple(disks) == event.disks
        assert disks == g.disks


@each(TABLES)
def test_the_round_is_played_to_its_end_once_an_end_is_triggered(seats: int, goals: str, seed: int) -> None:
    triggered = False
    for g in play(seats, goals, seed):
        for event in g.events:
            assert not (triggered and isinstance(event, RoundBegan | RoundEnded))
            triggered = triggered or isinstance(event, EndTriggered)
    assert triggered
    assert len(g.selected) == len(g.disks)
    assert GAME.result(g).ended_by == g.ended[0]
    assert not any(player.explored or player.goal for player in g.players)


@each(TABLES)
def test_produce_holds_a_credit_for_each_round_since_it_was_selected(
    seats: int, goals: str, seed: int
) -> None:
    idle = 0
    for g in play(seats, goals, seed):
        for event in g.events:
            if isinstance(event, ActionSelected) and event.action == "produce":
                idle = -1
            elif isinstance(event, RoundEnded):
                idle += 1
                assert event.produce_credits == idle


@each(TABLES)
def test_stockpiles_never_shrink(seats: int, goals: str, seed: int) -> None:
    before = [(0, 0, 0)] * seats
    for g in play(seats, goals, seed):
        now = [(len(p.stocked_goods), p.stocked_credits, len(p.stocked_worlds)) for p in g.players]
        assert all(
            a <= b for old, new in zip(before, now, strict=True) for a, b in zip(old, new, strict=True)
        )
        before = now
