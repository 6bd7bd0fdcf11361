"""The sample saves of every game load, go on, and come from every number of players."""

from functools import cache
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, Undo
from galaxy_desktop.play.document import Loaded
from galaxy_desktop.play.savefile import load
from tests.sweep import WIDE

FOLDER = Path(__file__).parents[2] / "saves"
SAMPLES = sorted(FOLDER.glob("*.json"))
GAMES = find_games()


@cache
def loaded(path: Path) -> Loaded:
    """A sample, loaded once; nobody changes it."""
    return load(path, GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: str(path.stem))
def test_a_sample_loads_whole_can_be_undone_and_played_to_its_end(path: Path) -> None:
    """To its end with the fewest players, or with as many as the game seats in a sweep."""
    bus = CommandBus(GAMES)
    assert loaded(path).note == ""
    bus.do(Load(path))
    at = bus.lines()
    bus.do(Undo("round", agreed=True))
    assert bus.lines() < at
    if WIDE or len(bus.table().seats) == bus.game().seats[0]:
        play_on(bus, "random")
        assert bus.is_over()


@pytest.mark.parametrize("path", sorted((FOLDER / "older").glob("*.json")), ids=lambda path: str(path.stem))
def test_a_sample_of_older_rules_goes_on_from_its_question_to_its_end(path: Path) -> None:
    bus = CommandBus(GAMES)
    assert "not undo earlier moves" in load(path, GAMES).note
    bus.do(Load(path))
    play_on(bus, "random")
    assert bus.is_over()


def test_there_is_a_sample_for_every_number_of_players() -> None:
    tables = [loaded(path).running.table for path in SAMPLES]
    sampled = {(table.game, len(table.seats)) for table in tables}
    assert sampled == {(game.id, seats) for game in GAMES.values() for seats in game.seats}
