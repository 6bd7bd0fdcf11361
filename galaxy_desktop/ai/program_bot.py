"""The protocol in which a program is told the game and answers: lines of JSON, see `WRITE_A_BOT.md`."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from threading import Thread
from time import monotonic
from typing import Any

from galaxy_desktop import __version__
from galaxy_desktop.ai.bot import Budget, never
from galaxy_desktop.ai.pipe import Pipe
from galaxy_desktop.ai.programs import Program, ProgramError
from galaxy_desktop.engine import codec
from galaxy_desktop.engine.decisions import Answer, Compose, Decision
from galaxy_desktop.engine.game import Game, Result
from galaxy_desktop.engine.rng import Dice

PROTOCOL = 1
LIMIT = 8.0
"""Seconds for the greeting, and for each answer; together less than the table waits for its process."""
LISTED = 100
"""Most legal answers that come with a question."""


class ProgramBot:
    """An `Agent` that hands each question on to a program, started at the first one.

    `choose` raises `ProgramError` for a program that fails: it is of no use any longer, call `close`.
    """

    def __init__(self, program: Program, game: Game[Any], seat: int, limit: float = LIMIT) -> None:
        self.pipe: Pipe | None = None
        self._program = program
        self._game = game
        self._seat = seat
        self._limit = limit
        self._number = 0

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return the program's legal answer; raise `ProgramError` if it gives another, or none in time."""
        pipe = self.pipe or self._greet(len(self._game.scores(view)))
        if (stray := pipe.unasked()) is not None:
            raise ProgramError("unasked", _readable(stray)) if stray else ProgramError("ended")
        self._number += 1
        number, until = self._number, monotonic() + self._limit
        asked = question(self._game, view, decision, dice)
        _send(pipe, {"question": {"id": number, "seconds": self._limit, **asked}})
        while True:
            line = self._line(pipe, until, budget.bell)
            match _data(line):
                case {"answer": {"id": int(id), "value": value}} if id == number:
                    return _allowed(decision, value, line)
                case {"moves": {"id": int(id), "made": list(made)}} if id == number:
                    _send(pipe, {"moves": {"id": number, **_after(decision, made, line)}})
                case _:
                    raise ProgramError("unreadable", _readable(line))

    def end(self, result: Result | None, scores: Sequence[int]) -> None:
        """Tell the program the scores and, if the game has ended, who won."""
        if self.pipe is not None:
            winners = list(result.winners) if result else []
            _send(self.pipe, {"end": {"winners": winners, "scores": list(scores)}})

    def close(self) -> None:
        """End the program."""
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.close()

    def _greet(self, players: int) -> Pipe:
        """Start the program, and return it once it has greeted."""
        self.pipe = pipe = Pipe(self._program.command, self._program.folder)
        game = self._game
        hello = {
            "protocol": PROTOCOL,
            "program": f"Galaxy Desktop {__version__}",
            "game": game.id,
            "rules": game.rules_version,
            "pack": codec.encode(game.pack),
            "seat": self._seat,
            "players": players,
        }
        _send(pipe, {"hello": hello})
        line = self._line(pipe, monotonic() + self._limit, never)
        match _data(line):
            case {"hello": {"protocol": int(protocol)}} if protocol == PROTOCOL:
                return pipe
            case {"hello": {"protocol": int()}}:
                raise ProgramError("version", PROTOCOL)
            case _:
                raise ProgramError("unreadable", _readable(line))

    def _line(self, pipe: Pipe, until: float, bell: Callable[[], bool]) -> bytes:
        """Return the next line; pass a request to hurry on to the program."""
        line = pipe.line(until, bell, lambda: _send(pipe, {"hurry": {"id": self._number}}))
        if line is None:
            raise ProgramError("slow", round(self._limit))
        return line


class Programs:
    """The programs that play at one table at a time, by seat; those of the table before are ended."""

    def __init__(self) -> None:
        self._table = 0
        self._bots: dict[tuple[Program, int], ProgramBot] = {}

    def choose(
        self,
        program: Program,
        table: int,
        game: Game[Any],
        view: Any,
        decision: Decision,
        dice: Dice,
        budget: Budget,
    ) -> Answer:
        """Return the answer of the program on the viewer's seat; raise `ProgramError` once it has failed."""
        if table != self._table:
            self.close()
            self._table = table
        if not program.command:
            raise ProgramError("missing")
        key = program, view.viewer
        bot = self._bots.setdefault(key, ProgramBot(program, game, view.viewer))
        try:
            return bot.choose(view, decision, dice, budget)
        except ProgramError:
            if self._bots.pop(key, None):
                bot.close()
            raise

    def close(self) -> None:
        """End all programs, at the same time, as each may take a while."""
        leaving: list[Thread] = []
        while self._bots:
            with suppress(KeyError):
                leaving.append(Thread(target=self._bots.popitem()[1].close))
        for thread in leaving:
            thread.start()
        for thread in leaving:
            thread.join()


def question(game: Game[Any], view: Any, decision: Decision, dice: Dice) -> dict[str, Any]:
    """Return what a program is told with a question: the view, the question, and legal answers to it.

    It holds nothing but what the view shows. Where there are more answers than `LISTED`, those told are
    random ones.
    """
    told = [f.name for f in fields(decision) if f.compare and f.name != "composer"]
    asked = {name: codec.encode(getattr(decision, name)) for name in told}
    composed = isinstance(decision, Compose)
    if isinstance(decision, Compose):
        asked |= _state_of(decision, ())
    count = LISTED + 1 if composed else min(decision.count(), LISTED + 1)
    listed = _some(decision, dice) if count > LISTED else list(decision.answers())
    return {
        "view": game.encode(view),
        "kind": type(decision).__name__.lower(),
        **asked,
        "answers": codec.encode(listed),
        "all": count <= LISTED,
    }


def _some(decision: Decision, dice: Dice) -> list[Answer]:
    """Return different random answers, at most `LISTED`."""
    return list(dict.fromkeys(decision.sample(dice) for _ in range(LISTED)))


def _state_of(decision: Compose, made: tuple[str, ...]) -> dict[str, Any]:
    """Return the moves that can follow those made, and whether these are an answer as they stand."""
    composer = decision.composer
    return {"next": list(composer.moves(made)), "complete": composer.complete(made)}


def _after(decision: Decision, made: list[Any], line: bytes) -> dict[str, Any]:
    """Return what can follow some moves; raise `ProgramError` if they are not legal ones."""
    moves = tuple(made)
    if not isinstance(decision, Compose):
        raise ProgramError("unreadable", _readable(line))
    for place, move in enumerate(moves):
        if move not in decision.composer.moves(moves[:place]):
            raise ProgramError("illegal", _readable(line))
    return {"made": made, **_state_of(decision, moves)}


def _allowed(decision: Decision, value: Any, line: bytes) -> Answer:
    """Return a value as an answer; raise `ProgramError` if it is not a legal one."""
    try:
        answer = codec.frozen(value)
    except RecursionError:
        raise ProgramError("unreadable", _readable(line)) from None
    if not decision.allows(answer):
        raise ProgramError("illegal", _readable(line))
    return answer


def _send(pipe: Pipe, message: dict[str, Any]) -> None:
    pipe.send(json.dumps(message, separators=(",", ":")).encode())


def _data(line: bytes) -> Any:
    """Return the data of a line; raise `ProgramError` if it is not JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise ProgramError("unreadable", _readable(line)) from None


def _readable(line: bytes) -> str:
    return line[:1000].decode(errors="replace")
