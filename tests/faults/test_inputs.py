"""A small sample of `python -m tests.faults --inputs`, for every game."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from tests.faults.inputs import InputTally, try_inputs
from tests.sweep import some

GAMES = find_games()


NUMBER, FEW, SEED = 15, 6, 21
WITH_MOUSE = 16
"""A seed whose first input to the table is one of the mouse."""


def tried(game: str, folder: Path) -> InputTally:
    return try_inputs(GAMES[game], NUMBER, SEED, folder)


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], InputTally]:
    """What came of the inputs to a game, tried once."""
    return cache(lambda game: tried(game, tmp_path_factory.mktemp(game)))


@pytest.mark.slow
@pytest.mark.parametrize("game", some([*GAMES], 3))
def test_whatever_is_pressed_nothing_fails(once: Callable[[str], InputTally], game: str) -> None:
    tally = once(game)
    assert not tally.faults, "\n".join(map(str, tally.kinds().values()))
    assert tally.inputs == NUMBER
    assert tally.answers > 3
    assert tally.scenes.get("TableScene", 0) > 3


@pytest.mark.slow
def test_the_same_seed_does_the_same_again(once: Callable[[str], InputTally], tmp_path: Path) -> None:
    assert tried("frontiers", tmp_path) == once("frontiers")


@pytest.mark.slow
def test_a_fault_is_told_with_its_seed_and_step_and_the_inputs_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise KeyError("home:3")

    monkeypatch.setattr("galaxy_desktop.ui.table.gestures.TableInput._mouse", fails)
    tally = try_inputs(GAMES["jumpdrive"], FEW, WITH_MOUSE, tmp_path)
    assert tally.inputs == FEW
    assert len(tally.kinds()) == 1
    first = tally.faults[0]
    assert first.place.startswith("KeyError in gestures.py")
    assert f"jumpdrive, seed {WITH_MOUSE}, step {first.step}" in str(first)
    assert "Mouse" in first.route[-1]
