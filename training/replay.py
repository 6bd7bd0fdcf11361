"""Lessons of a recorded game: its positions with what became of them, and what was chosen in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.ai.judge import win_shares
from galaxy_desktop.ai.subject import Choices, Seats, Subject
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from training.choosing import Example
from training.positions import Position
from training.records import GameRecord


@dataclass(frozen=True, slots=True)
class Replayed:
    """One recorded game, as lessons."""

    positions: list[Position]
    rounds: list[int]
    """Round of each position."""
    choices: list[Example]
    """By the hand of who chose."""
    guesses: list[Example]
    """The same by what the others can see."""


@dataclass(slots=True)
class _Moment:
    tableaus: Seats
    seats: Seats
    round: int
    values: dict[int, float]
    """Chance to win that the search gave each seat at its first question from here on."""


def replayed(
    game: Game[Any], playbook: Playbook[Any], subject: Subject, record: GameRecord, trace: float
) -> Replayed:
    """Play a record again; `trace` is how much of each target comes from later rounds, 0 to 1."""
    g = game.new(record.players, record.options, record.seed)
    moments: list[_Moment] = []
    choices: list[Example] = []
    guesses: list[Example] = []
    last = 0
    for seat, answer, value in record.answers:
        moment = game.moment(g)
        if playbook.clock(g) > last and moment.phase == (subject.phase or moment.phase):
            last = playbook.clock(g)
            moments.append(_Moment(*subject.inputs(g), last, {}))
        decision = open_asks(g)[seat]
        if subject.choices and decision.topic == subject.choices.topic:
            choices.append(_choice(subject.choices, g, seat, decision, answer, known=True))
            guesses.append(_choice(subject.choices, g, seat, decision, answer, known=False))
        if value is not None and moments:
            moments[-1].values.setdefault(seat, value)
        g.events = []
        seal(g, seat, answer)
    if g.waiting:
        return Replayed([], [], choices, guesses)
    scores = [score.total for score in game.scores(g)]
    wins = win_shares(game.result(g).winners, record.players)
    targets = _targets([moment.values for moment in moments], wins, trace)
    known = [
        Position(one.tableaus, one.seats, scores, wins, target)
        for one, target in zip(moments, targets, strict=True)
    ]
    return Replayed(known, [one.round for one in moments], choices, guesses)


def _choice(choices: Choices, g: Any, seat: int, decision: Any, answer: Any, *, known: bool) -> Example:
    options = tuple(choices.parts(option) for option in decision.offered)
    return Example(choices.inputs(g, seat, known), options, decision.offered.index(answer[0]))


def _targets(values: Sequence[dict[int, float]], wins: list[float], trace: float) -> list[list[float]]:
    """Return the target of each position: what it was judged a round later, mixed with the next target."""
    target, found = wins, []
    for later in (None, *reversed(values[1:])):
        if later is not None and len(later) == len(wins):
            total = sum(later.values()) or 1.0
            judged = [later[seat] / total for seat in range(len(wins))]
            target = [(1 - trace) * one + trace * more for one, more in zip(judged, target, strict=True)]
        found.append(target)
    return found[::-1]
