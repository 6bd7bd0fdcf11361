"""Choices that were made in a game: those that somebody really had."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.play.records import UNASKED
from galaxy_desktop.play.running import RunningGame


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a seat after `line` answers."""

    line: int
    seat: Seat
    answer: Answer


def seats_of_persons(running: RunningGame) -> tuple[Seat, ...]:
    """Return the seats for which a person ever chose something."""
    return tuple(sorted({given.seat for given in running.history.answers() if given.by == "person"}))


def choices_of(running: RunningGame, seat: Seat) -> tuple[Choice, ...]:
    """Return the choices that a person made for a seat, in order; none of those with one legal answer."""
    return tuple(
        choice
        for choice in choices_of_all(running)
        if choice.seat == seat and running.history.given[choice.line].by == "person"
    )


def choices_of_all(running: RunningGame) -> tuple[Choice, ...]:
    """Return the choices of all persons and bots, in order."""
    history = running.history
    return tuple(
        Choice(line, given.seat, given.answer)
        for line, given in enumerate(history.answers())
        if given.by not in UNASKED and not open_asks(history.states[line])[given.seat].forced()
    )
