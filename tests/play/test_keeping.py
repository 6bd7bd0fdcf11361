"""A game is kept under a name of its own: nothing of another game is written over."""

from pathlib import Path

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, Load, NewGame, Save, Undo
from galaxy_desktop.play.savefile import load
from galaxy_desktop.play.seats import Bot, Occupant, Person

GAMES = find_games()
ANN, BEN, VEGA = Person("Ann"), Person("Ben"), Bot("easy", "Vega")
SEED = 7


def new(folder: Path, game: str, *seats: Occupant) -> CommandBus:
    bus = CommandBus(GAMES, folder)
    bus.do(NewGame(game, seats or (ANN, VEGA), {}, SEED))
    return bus


def play(bus: CommandBus, answers: int, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(answers):
        seat = bus.awaited()[0]
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, decision.sample(dice)))


def keep(bus: CommandBus) -> Path:
    """Leave the game: it is saved under its own name."""
    name = bus.own_name()
    bus.do(Save(name))
    bus.close()
    (path,) = [path for path in saved(bus._folder) if path.stem == name]
    return path


def saved(folder: Path | None) -> list[Path]:
    assert folder is not None
    return sorted(folder.glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_another_game_of_the_same_seed_is_kept_beside_the_first(tmp_path: Path, game: str) -> None:
    first = new(tmp_path, game)
    play(first, 6)
    path = keep(first)
    before = path.read_bytes()
    for seats, chance in (((ANN, BEN), 1), ((ANN, VEGA), 2)):
        other = new(tmp_path, game, *seats)
        play(other, 6, chance)
        keep(other)
    assert len(saved(tmp_path)) == 3
    assert path.read_bytes() == before


def test_a_game_that_was_continued_goes_on_in_its_own_file(tmp_path: Path) -> None:
    for _ in range(2):
        bus = new(tmp_path, "race")
        play(bus, 6, len(saved(tmp_path)) + 1)
        keep(bus)
    for path in saved(tmp_path):
        bus = CommandBus(GAMES, tmp_path)
        bus.do(Load(path))
        lines = bus.lines()
        bus.do(Undo())
        assert bus.lines() < lines
        assert keep(bus) == path
    assert len(saved(tmp_path)) == 2


def test_a_save_that_was_named_goes_on_beside_what_is_ahead_of_it(tmp_path: Path) -> None:
    bus = new(tmp_path, "roll")
    play(bus, 4)
    bus.do(Save("mine"))
    play(bus, 6)
    ahead = keep(bus).read_bytes()
    again = CommandBus(GAMES, tmp_path)
    again.do(Load(tmp_path / "mine.json"))
    kept = keep(again)
    assert len(saved(tmp_path)) == 3
    assert (tmp_path / f"autosave roll {SEED}.json").read_bytes() == ahead
    assert (
        load(kept, GAMES).running.history.at
        < load(tmp_path / f"autosave roll {SEED}.json", GAMES).running.history.at
    )


def test_a_game_takes_the_place_of_a_save_that_it_goes_on_from(tmp_path: Path) -> None:
    bus = new(tmp_path, "race")
    play(bus, 4)
    bus.do(Save("mine"))
    first = keep(bus)
    again = CommandBus(GAMES, tmp_path)
    again.do(Load(tmp_path / "mine.json"))
    play(again, 4)
    assert keep(again) == first


def test_what_cannot_be_read_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / f"autosave race {SEED}.json").write_bytes(b"nothing that is a save")
    bus = new(tmp_path, "race")
    play(bus, 4)
    assert keep(bus).stem == f"autosave race {SEED} 2"
    assert (tmp_path / f"autosave race {SEED}.json").read_bytes() == b"nothing that is a save"


def test_the_name_is_no_version_of_the_file_that_is_loaded_next(tmp_path: Path) -> None:
    bus = new(tmp_path, "race")
    play(bus, 4)
    path = keep(bus)
    again = CommandBus(GAMES, tmp_path)
    again.do(Load(path))
    assert again.own_name(path) == f"autosave race {SEED} 2"
    assert again.own_name() == path.stem
