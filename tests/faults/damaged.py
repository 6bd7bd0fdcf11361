"""Damaged saves: each is refused with a typed error or is a game that can be played, and nothing is lost."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Save, Undo
from galaxy_desktop.play.files import JOURNAL, SAVE
from galaxy_desktop.play.refusals import RefusedError, SaveError
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savelist import list_saves
from galaxy_desktop.play.seats import Bot, Person
from tests.chance import give_any
from tests.faults.mutations import mutated, one_of

PATIENCE = 10
ARCHIVE = "archive"
PLAYED_ON = 12


class HangError(BaseException):
    """A file on which the program hangs."""


@dataclass(slots=True)
class Tally:
    tried: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    loaded: int = 0
    stopped_later: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


def count(tally: dict[str, int], what: str) -> None:
    tally[what] = tally.get(what, 0) + 1


def try_damaged(
    games: Games, game: Game[Any], number: int, seed: int, folder: Path, seats: Sequence[int] = ()
) -> Tally:
    """Damage saves so many times, and try to load and play on each.

    They are of games of any number of players, or of these numbers.
    """
    tally, dice = Tally(), Dice(seed)
    originals = sample_saves(games, game, seats or game.seats, folder, dice)
    bus = new_bus(games, game, 2, 1)
    for _ in range(number):
        original = one_of(dice, originals)
        name, raw = mutated(original, dice)
        suffix = SAVE if original.startswith(b"{") else JOURNAL
        try:
            with patience():
                _try_one(bus, raw, folder / f"damaged{suffix}", tally, dice)
        except (Exception, HangError) as error:
            tally.failures.append(f"{name}: {type(error).__name__}: {str(error)[:200]}")
            bus = new_bus(games, game, 2, 1)
        tally.tried += 1
    return tally


def new_bus(games: Games, game: Game[Any], seats: int, seed: int, folder: Path | None = None) -> CommandBus:
    archive = None if folder is None else Archive(folder / ARCHIVE, games)
    bus = CommandBus(games, folder, archive)
    bots = (Bot("easy", f"Bot {seat}") for seat in range(1, seats))
    bus.do(NewGame(game.id, (Person("Ann"), *bots), seed=seed))
    return bus


def sample_saves(
    games: Games, game: Game[Any], numbers: Sequence[int], folder: Path, dice: Dice
) -> list[bytes]:
    """Saves and journals from the start, the middle and the end of games of these numbers of players."""
    raws = []
    for seats in numbers:
        bus = new_bus(games, game, seats, seats, folder)
        answers = 0
        wanted = {0, 5, 20, 60}
        while answers <= max(wanted):
            if answers in wanted or bus.is_over():
                bus.do(Save(folder / "sample.json"))
                raws.append((folder / "sample.json").read_bytes())
                if kept := bus.journal():
                    raws.append(kept.read_bytes())
            if bus.is_over():
                break
            give_any(bus, dice)
            answers += 1
        bus.close()
    return raws


def _try_one(bus: CommandBus, raw: bytes, folder: Path, tally: Tally, dice: Dice) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / f"game{folder.suffix}"
    path.write_bytes(raw)
    before = bus._here()
    lines = bus.lines()
    try:
        bus.do(Load(path))
    except SaveError as refusal:
        count(tally.refused, refusal.fault)
        assert bus._here() is before, "a refused load leaves the game"
        assert bus.lines() == lines, "a refused load changes nothing"
    else:
        tally.loaded += 1
        _play_on(bus, tally, dice)
    list_saves(folder, {bus.game().id: bus.game()})
    assert [file.read_bytes() for file in folder.iterdir()] == [raw], "loading changes nothing on the disk"


def _play_on(bus: CommandBus, tally: Tally, dice: Dice) -> None:
    """The loaded game is sound, and goes on or stops with a typed refusal."""
    wrong = bus.game().invariants(bus._here().history.now)
    assert not wrong, wrong
    bus.log(0)
    try:
        for _ in range(PLAYED_ON):
            if bus.is_over():
                break
            give_any(bus, dice)
        if bus.can_undo():
            bus.do(Undo())
    except RefusedError as refusal:
        count(tally.stopped_later, type(refusal).__name__)


@contextmanager
def patience(*, worked: bool = False) -> Iterator[None]:
    """Break off what takes too long, where the system can; `worked`: what works too long, however slowly."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    timer = signal.ITIMER_PROF if worked else signal.ITIMER_REAL
    alarm = signal.SIGPROF if worked else signal.SIGALRM

    def give_up(number: int, frame: FrameType | None) -> None:
        raise HangError(f"more than {PATIENCE} s")

    former = signal.signal(alarm, give_up)
    signal.setitimer(timer, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(alarm, former)
