"""What `bench` measures has one name each."""

import sys
from typing import Any

import pytest

from galaxy_desktop.bench import archive, bots, clicks, coach, dice, frames, mate, play, process, rules
from galaxy_desktop.cli import run
from galaxy_desktop.commands import bench
from galaxy_desktop.games import find_games
from tests.sweep import some


@pytest.mark.slow
def test_no_figure_is_measured_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_game: Any) -> list[Any]:
        return []

    for part in (archive, bots, clicks, coach, dice, frames, mate, play, rules):
        monkeypatch.setattr(part, "figures", nothing)
    monkeypatch.setattr(archive, "many_games", nothing)
    monkeypatch.setattr(process, "_moment", lambda _what, _game: 0.5)
    monkeypatch.setattr(process, "_child", lambda _what, _game: [1.0, 1.0, 1.0, 1.0])
    names = [figure.name for figure in bench._figures(some(list(find_games().values()), 2))]
    assert "start to the menu" in names
    assert len(names) == len(set(names))


def test_a_built_program_says_that_it_cannot_measure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert run(["bench"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
