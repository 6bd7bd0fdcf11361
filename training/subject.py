"""What is learned from: positions of one game, in games in which the quick policy plays all seats."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice

MOST_ROUNDS = 100
Seats = list[Sequence[float]]
Inputs = Callable[[Any], tuple[Seats, Seats]]
"""What the network is told of each tableau and of each seat."""


@dataclass(frozen=True, slots=True)
class Table:
    """So many players with such options, and the part of the games that is played with them."""

    players: int
    options: Mapping[str, str]
    part: float


@dataclass(frozen=True, slots=True)
class Subject:
    """One game to be learned."""

    game: Game[Any]
    playbook: Playbook[Any]
    inputs: Inputs
    phase: str
    """A position is taken where this phase begins, once a round."""
    odd: int
    """One answer in so many is given by chance, so that odd positions are known too."""
    epochs: int
    """How often all positions are gone through."""
    tables: tuple[Table, ...]
    out: Path


@dataclass(frozen=True, slots=True)
class Position:
    """What the network is told at the beginning of a round, by seat, and what became of it."""

    tableaus: Seats
    seats: Seats
    scores: list[int]
    wins: list[float]


def positions(subject: Subject, table: Table, seeds: range) -> Iterator[Position]:
    """The positions of one game after the other; two games of lone players are compared round by round."""
    games = (_of_one_game(subject, table, seed) for seed in seeds)
    if table.players > 1:
        for game in games:
            yield from game
        return
    for one, other in zip(games, games, strict=False):
        for first, second in zip(one, other, strict=False):
            yield _side_by_side(first, second)


def _of_one_game(subject: Subject, table: Table, seed: int) -> list[Position]:
    game, dice = subject.game, Dice(seed)
    g = game.new(table.players, table.options, seed)
    known: list[tuple[Seats, Seats]] = []
    while g.waiting and (moment := game.moment(g)).round <= MOST_ROUNDS:
        if moment.phase == subject.phase and len(known) < moment.round:
            known.append(subject.inputs(g))
        for seat, decision in open_asks(g).items():
            odd = dice.below(subject.odd) == 0
            answer = decision.sample(dice) if odd else subject.playbook.quick(g, seat, decision, dice)
            g.events = []
            seal(g, seat, answer)
    if g.waiting:
        return []
    winners = game.result(g).winners
    scores = [score.total for score in game.scores(g)]
    wins = [(seat in winners) / len(winners) for seat in range(len(scores))]
    return [Position(tableaus, seats, scores, wins) for tableaus, seats in known]


def _side_by_side(one: Position, other: Position) -> Position:
    """Two lone players as if they had raced each other."""
    (mine,), (theirs,) = one.scores, other.scores
    won = ((mine > theirs) + (mine >= theirs)) / 2
    return Position(
        [*one.tableaus, *other.tableaus], [*one.seats, *other.seats], [mine, theirs], [won, 1 - won]
    )
