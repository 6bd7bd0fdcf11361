"""A short soak, and whether a bad one is told."""

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.each import each
from tests.soak.measured import Measured
from tests.soak.sleeper import Run, soak
from tests.soak.verdict import FEW, WARM, growth, judge

AT_MENU = Measured(
    number=0,
    game="",
    seconds=1.0,
    ended=False,
    rss=90.0,
    worker=40.0,
    workers=1,
    handles={"fonts": 10, "pipe": 4},
    threads=1,
    children=1,
    archived=0,
    lost=0,
    done={},
)


def played(games: int, size: Callable[[int], float] = lambda number: 120.0) -> Run:
    """A soak in which nothing is wrong but perhaps the size of the client."""
    after = (
        replace(AT_MENU, number=n, game="race", ended=True, rss=size(n), archived=n)
        for n in range(1, games + 1)
    )
    return Run([AT_MENU, *after])


def test_a_good_soak_has_no_fault() -> None:
    assert judge(played(FEW)).faults == ()


@each(
    [
        ({"faults": ["KeyError"]}, "game 3, race: KeyError"),
        ({"ended": False}, "game 3, race, has no end"),
        ({"handles": {"fonts": 10, "pipe": 5}}, "1 more open: pipe"),
        ({"handles": {"fonts": 99, "pipe": 4}}, "89 more open: fonts"),
        ({"handles": {"fonts": 10, "pipe": 4, "saves/a.json": 1}}, "1 more open: saves/a.json"),
        ({"threads": 2}, "2 threads, 1 before"),
        ({"children": 2}, "2 other processes, 1 before"),
        ({"archived": 2}, "2 games are in the archive, of 3"),
    ]
)
def test_what_one_game_leaves_behind_is_told(change: dict[str, Any], fault: str) -> None:
    run = played(3)
    run.games[-1] = replace(run.games[-1], **change)
    assert fault in judge(run).faults


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"stands": True}, "the client stands still"),
        ({"said": "Traceback"}, "the client said: Traceback"),
        ({"code": 1}, "the client ended with 1"),
        ({"games": [AT_MENU]}, "nothing was played"),
    ],
)
def test_what_became_of_the_client_is_told(change: dict[str, Any], fault: str) -> None:
    assert judge(replace(played(3), **change)).faults == (fault,)


def test_the_second_process_of_computer_players_and_its_pipe_are_no_fault() -> None:
    both: dict[str, Any] = {"workers": 2, "handles": {"fonts": 10, "pipe": 6}}
    run = played(6)
    run.games[3:] = [replace(one, **both) for one in run.games[3:]]
    assert judge(run).faults == ()
    run.games[-1] = replace(run.games[-1], handles={"fonts": 10, "pipe": 7})
    assert judge(run).faults == ("1 more open: pipe",)


def test_memory_that_grows_is_told_and_memory_that_was_filled_at_first_is_not() -> None:
    assert judge(played(FEW, lambda n: 100.0 + n)).faults == ("the memory of the client grows",)
    full = WARM * FEW
    assert judge(played(FEW, lambda n: 100.0 + 20 * min(n, full))).faults == ()
    assert growth([100.0 + n for n in range(50)]) == pytest.approx(1.0)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_short_soak_goes_well() -> None:
    run = soak(1, seed=3, settling=3)
    assert judge(run).faults == ()
    assert [one.game for one in run.games] == ["", "jumpdrive"]
