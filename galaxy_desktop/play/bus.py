"""The only door to a running game."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import IllegalAnswerError
from galaxy_desktop.play import takeback
from galaxy_desktop.play.commands import (
    Command,
    GiveAnswer,
    Load,
    NewGame,
    Redo,
    RedoTo,
    Resign,
    Save,
    SetSeat,
    Undo,
    UndoTo,
)
from galaxy_desktop.play.journal import Keeper
from galaxy_desktop.play.reading import TableReader
from galaxy_desktop.play.records import Record, What
from galaxy_desktop.play.refusals import BadTableError, GameOverError, NotAllowedError, RulesFaultError
from galaxy_desktop.play.running import Games, RunningGame, deal
from galaxy_desktop.play.savefile import load, named, save
from galaxy_desktop.play.seats import Bot, Occupant, Table, check_occupant, usual_take_back

Subscriber = Callable[[Sequence[Event], Record], None]
"""Called after the fact with what has happened. Events come whole: show them as `event.seen_by(viewer)`."""

_logger = logging.getLogger(__name__)


class CommandBus(TableReader):
    """Carries commands out, one after the other, and tells its subscribers; reads are in `TableReader`.

    `folder` is where saves by name and the journal go; without one neither is possible.
    """

    def __init__(self, games: Games, folder: Path | None = None) -> None:
        super().__init__()
        self._games = games
        self._folder = folder
        self._keeper = Keeper(folder)
        self._subscribers: list[Subscriber] = []
        self._news: deque[tuple[Sequence[Event], Record]] = deque()
        self._telling = False
        self._doers: dict[type, Callable[[Any], None]] = {
            NewGame: self._new,
            GiveAnswer: self._answer,
            Undo: self._move,
            UndoTo: self._move,
            Redo: self._move,
            RedoTo: self._move,
            Save: self._save,
            Load: self._load,
            Resign: self._resign,
            SetSeat: self._set_seat,
        }

    def do(self, command: Command) -> None:
        """Carry a command out; raises a `RefusedError`, and changes nothing, where that is not possible."""
        self._doers[type(command)](command)
        self._tell_news()

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Call back after everything that happens, in order; returns what ends the subscription."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def close(self) -> None:
        """Leave the game at the table: its journal is closed and will not be offered again."""
        self._keeper.close()

    def _new(self, new: NewGame) -> None:
        take_back = new.take_back or usual_take_back(new.seats)
        running = deal(self._games, Table(new.game, new.seats, dict(new.options), new.seed, take_back))
        self._sit_down(running)
        self._note("new", running.history.states[0].events)
        self._note_answers(0)

    def _answer(self, given: GiveAnswer) -> None:
        running = self._here()
        if running.over():
            raise GameOverError
        line = running.history.at
        _give(running, given)
        self._keep(line)
        self._note_answers(line)

    def _move(self, move: takeback.Move) -> None:
        running = self._here()
        to = takeback.target(running, move)
        running.took_back = takeback.marks(running, move, to) or running.took_back
        back = to < running.history.at
        running.history.go(to)
        self._keeper.moved(to, running.took_back)
        self._note("undo" if back else "redo")

    def _save(self, command: Save) -> None:
        path = command.to if isinstance(command.to, Path) else named(self._folder, command.to)
        save(path, self._here())
        self._note("save")

    def _load(self, command: Load) -> None:
        loaded = load(command.path, self._games)
        self._sit_down(loaded.running)
        self._note("load", note=loaded.note)

    def _resign(self, resign: Resign) -> None:
        running = self._here()
        if running.over():
            raise GameOverError
        persons = running.table.persons()
        if resign.seat not in persons:
            raise BadTableError("only a person can give up")
        if len(persons) > 1:
            self._seat(resign.seat, Bot(resign.level, running.table.seats[resign.seat].name))
        else:
            running.table = replace(running.table, resigned=resign.seat)
            self._keeper.resigned(resign.seat)
        self._note("resign")

    def _set_seat(self, command: SetSeat) -> None:
        if command.seat not in range(len(self._here().table.seats)):
            raise BadTableError("there is no such seat")
        self._seat(command.seat, command.occupant)
        self._note("seat")

    def _seat(self, seat: Seat, occupant: Occupant) -> None:
        check_occupant(occupant)
        running = self._here()
        seats = tuple(occupant if at == seat else other for at, other in enumerate(running.table.seats))
        running.table = replace(running.table, seats=seats)
        self._keeper.seated(seat, occupant)

    def _sit_down(self, running: RunningGame) -> None:
        self._running = running
        self._keeper.begin(running)

    def _keep(self, line: int) -> None:
        history = self._here().history
        self._keeper.answered(history.given[line : history.at])

    def _note_answers(self, line: int) -> None:
        history = self._here().history
        for index in range(line, history.at):
            given = history.given[index]
            record = Record("answer", index + 1, given, self._here().took_back)
            self._hear(history.told(index), record)

    def _note(self, what: What, events: Sequence[Event] = (), note: str = "") -> None:
        running = self._here()
        self._hear(events, Record(what, running.history.at, None, running.took_back, note))

    def _hear(self, events: Sequence[Event], record: Record) -> None:
        self._views.clear()
        self._news.append((events, record))

    def _tell_news(self) -> None:
        """Tell in order, also where a subscriber answers with a command of its own."""
        if self._telling:
            return
        self._telling = True
        while self._news:
            events, record = self._news.popleft()
            for subscriber in tuple(self._subscribers):
                try:
                    subscriber(events, record)
                except Exception:
                    _logger.exception("a subscriber failed on %s", record.what)
        self._telling = False


def _give(running: RunningGame, given: GiveAnswer) -> None:
    """Give an answer and the forced ones after it; whatever fails, the game stands as before."""
    history = running.history
    if given.seat not in range(len(running.table.seats)):
        raise NotAllowedError(f"there is no seat {given.seat}")
    kept = history.at, list(history.states), list(history.given)
    try:
        history.give(given.seat, given.answer, running.by(given.seat))
        history.give_forced()
    except IllegalAnswerError as error:
        raise NotAllowedError(str(error)) from error
    except Exception as error:
        history.at, history.states, history.given = kept
        _logger.exception("the rules failed")
        raise RulesFaultError from error
