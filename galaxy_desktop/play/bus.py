"""The command bus: the only way to change a running game."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import IllegalAnswerError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import takeback
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.ends import Ends
from galaxy_desktop.play.commands import (
    Command,
    GiveAnswer,
    Load,
    NewGame,
    Redo,
    Resign,
    Save,
    SetSeat,
    Undo,
    UndoTo,
)
from galaxy_desktop.play.faults import note_fault
from galaxy_desktop.play.files import JOURNAL
from galaxy_desktop.play.journal import LAST, Deed, GaveUp, Keeper, Moved, Seated, recover
from galaxy_desktop.play.keeping import free_name, is_own, is_version_of
from galaxy_desktop.play.reading import TableReader
from galaxy_desktop.play.records import Record, What
from galaxy_desktop.play.refusals import (
    GameOverError,
    NotAllowedError,
    RefusedError,
    RulesFaultError,
    SaveError,
)
from galaxy_desktop.play.running import Games, RunningGame, deal
from galaxy_desktop.play.savefile import load, path_named, save
from galaxy_desktop.play.seats import Bot, Table, Takeover, usual_take_back

Subscriber = Callable[[Sequence[Event], Record], None]
"""Function called after a change with its events and record.

Events come whole: show them as `event.seen_by(viewer)`.
"""


class CommandBus(TableReader):
    """Bus that carries out commands one after the other and tells its subscribers.

    Reads are in `TableReader`. `folder` holds saves by name and the journal; None allows neither. Every game
    that ends at this table goes into the `archive`, if there is one.
    """

    def __init__(self, games: Games, folder: Path | None = None, archive: Archive | None = None) -> None:
        super().__init__()
        self._games = games
        self._folder = folder
        self._keeper = Keeper(folder)
        self._ends = Ends(archive)
        self._own_name = ""
        """Name of the file under which the program keeps the game at the table; empty before it has one."""
        self._subscribers: list[Subscriber] = []
        self._news: deque[tuple[Sequence[Event], Record]] = deque()
        self._telling = False
        self._spares_rare = False
        self._doers: dict[type, Callable[[Any], None]] = {
            NewGame: self._new,
            GiveAnswer: self._answer,
            Undo: self._move,
            UndoTo: self._move,
            Redo: self._move,
            Save: self._save,
            Load: self._load,
            Resign: self._resign,
            SetSeat: self._set_seat,
        }

    def do(self, command: Command) -> None:
        """Carry out a command; raise a `RefusedError`, and change nothing, if that is not possible."""
        self._doers[type(command)](command)
        if self._ends.pending:
            self._keep_end()
        self._tell_news()

    def game_so_far(self) -> RunningGame:
        """Return the game at the table, to be looked back at; never change it."""
        return self._here()

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Call back after every change, in order; return the function that ends the subscription."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def journal(self) -> Path | None:
        """Return the journal of the game at the table or of the last one; None if there is none."""
        last = self._folder and self._folder / LAST
        return self._keeper.path or (last if last and last.exists() else None)

    def own_name(self, beside: Path | None = None) -> str:
        """Return the name under which the program saves the game by itself: never that of another game.

        It is no version of the file `beside`.
        """
        if self._own_name and not (beside is not None and is_version_of(beside, self._own_name)):
            return self._own_name
        name = free_name(self._folder, self._here(), self._games, beside)
        self._own_name = self._own_name or name
        return name

    def spare_rare(self, *, on: bool) -> None:
        """Ask persons from now on for everything, or not for what few of them want."""
        self._spares_rare = on
        if self._running is not None:
            self._running.spares_rare = on

    def trouble(self) -> SaveError | None:
        """Return why no journal can be kept now, or None. Every command tries again."""
        return self._keeper.trouble

    def close(self) -> None:
        """Leave the game at the table: close its journal, and do not offer to recover it."""
        self._keeper.close()

    def let_go(self) -> None:
        """Close the journal of a game that was not left, so that it can be recovered."""
        self._keeper.let_go()

    def _new(self, new: NewGame) -> None:
        take_back = new.take_back or usual_take_back(new.seats)
        options = dict(new.options)
        table = Table(new.game, new.seats, options, new.seed, take_back, challenge=new.challenge)
        with _rules_at_work():
            running = deal(self._games, table)
            running.go_on()
        self._sit_down(running)
        self._own_name = ""
        self._note("new", running.history.states[0].events, lines=0)
        self._note_answers(0)

    def _answer(self, given: GiveAnswer) -> None:
        running = self._here()
        if running.over():
            raise GameOverError
        line = running.history.at
        if given.seat not in range(len(running.table.seats)):
            raise NotAllowedError(_("Seat {number} doesn't exist.").format(number=given.seat + 1))
        with _rules_at_work():
            running.give(given.seat, given.answer)
        self._keep_end()
        self._keep(running.history.given[line:])
        self._note_answers(line)

    def _move(self, move: takeback.HistoryCommand) -> None:
        running = self._here()
        to = takeback.target(running, move)
        running.took_back = takeback.marks(running, move, to) or running.took_back
        back = to < running.history.at
        running.go(to)
        self._keep([Moved(to, running.took_back)])
        self._note("undo" if back else "redo")

    def _save(self, command: Save) -> None:
        path = command.to if isinstance(command.to, Path) else path_named(self._folder, command.to)
        save(path, self._here())
        if self._keeper.trouble:
            self._keep([])
        self._note("save")

    def _load(self, command: Load) -> None:
        recovers = command.path.suffix == JOURNAL
        loaded = (recover if recovers else load)(command.path, self._games)
        self._sit_down(loaded.running, command.path if recovers else None)
        own = is_own(command.path) and command.path.parent == self._folder
        self._own_name = command.path.stem if own else ""
        self._note("load", note=loaded.note)

    def _resign(self, resign: Resign) -> None:
        running = self._here()
        if running.over():
            raise GameOverError
        if len(running.table.persons()) > 1 and resign.seat in running.table.persons():
            now = Takeover(running.history.at, max(0, running.moment(running.history.at).round))
            bot = Bot(resign.level, running.table.seats[resign.seat].name, took_over=now)
            running.sit(resign.seat, bot)
            self._keep([Seated(resign.seat, bot)])
        else:
            running.give_up(resign.seat)
            self._keep_end()
            self._keep([GaveUp(resign.seat)])
        self._note("resign")

    def _set_seat(self, command: SetSeat) -> None:
        self._here().sit(command.seat, command.occupant)
        self._keep([Seated(command.seat, command.occupant)])
        self._note("seat")

    def _sit_down(self, running: RunningGame, recovered_from: Path | None = None) -> None:
        self._running = running
        running.spares_rare = self._spares_rare
        self._ends.begin()
        self._keeper.begin(running, recovered_from)
        self._note_trouble(None)

    def _keep(self, deeds: Sequence[Deed]) -> None:
        before = self._keeper.trouble
        self._keeper.keep(self._here(), deeds)
        self._note_trouble(before)

    def _keep_end(self) -> None:
        """Put the game into the archive if it is over; note once why that was not possible."""
        if line := self._ends.keep(self._here()):
            self._note("archive", note=line)

    def _note_trouble(self, before: SaveError | None) -> None:
        trouble = self._keeper.trouble
        if trouble and not before:
            self._note("journal", note=str(trouble))

    def _note_answers(self, line: int) -> None:
        running = self._here()
        for index in range(line, running.history.at):
            record = Record("answer", index + 1, running.history.given[index], running.took_back)
            self._hear(running.history.told(index), record)

    def _note(
        self, what: What, events: Sequence[Event] = (), note: str = "", lines: int | None = None
    ) -> None:
        running = self._here()
        line = running.history.at if lines is None else lines
        self._hear(events, Record(what, line, None, running.took_back, note))

    def _hear(self, events: Sequence[Event], record: Record) -> None:
        self._views.clear()
        self._news.append((events, record))

    def _tell_news(self) -> None:
        """Tell the subscribers in order, even if one of them gives a command of its own."""
        if self._telling:
            return
        self._telling = True
        try:
            while self._news:
                self._tell(*self._news.popleft())
        finally:
            self._telling = False

    def _tell(self, events: Sequence[Event], record: Record) -> None:
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(events, record)
            except Exception:
                note_fault(f"a subscriber failed on {record.what}")


@contextmanager
def _rules_at_work() -> Iterator[None]:
    """Turn exceptions of the rules into refusals: `NotAllowedError` or `RulesFaultError`."""
    try:
        yield
    except RefusedError:
        raise
    except IllegalAnswerError as error:
        raise NotAllowedError(str(error)) from error
    except Exception as error:
        note_fault("the rules failed")
        raise RulesFaultError from error
