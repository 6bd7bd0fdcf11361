"""What is learned from: positions of one game, in games in which the quick policy plays all seats."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice

MOST_ROUNDS = 100
Seats = Sequence[Features]
Inputs = Callable[[Any], tuple[Seats, Seats]]
"""What the network is told of each tableau and of each seat."""


@dataclass(frozen=True, slots=True)
class Table:
    """So many players with such options, and the games that are learned from."""

    players: int
    options: Mapping[str, str]
    games: int
    seed: int = 2_000_000
    """Of the first of them; games before it show what was learned."""
    odd: int = 25
    """One answer in so many is given by chance, so that odd positions are known too."""
    strays: int = 0
    """One answer in so many is another one of those that a bot would try; none if 0."""


@dataclass(frozen=True, slots=True)
class Names:
    """What the inputs of a network are called."""

    tableau: tuple[str, ...]
    seat: tuple[str, ...]
    grows_by: str
    """The one of the seat with which all of the tableau grows in worth."""


@dataclass(frozen=True, slots=True)
class Subject:
    """One game to be learned."""

    game: Game[Any]
    playbook: Playbook[Any]
    inputs: Inputs
    epochs: int
    """How often all positions are gone through."""
    tables: tuple[Table, ...]
    out: Path
    grows_by: str
    """The input of a seat with which all of its tableau grows in worth."""
    phase: str = ""
    """A position is taken where this phase begins, or else at the first question; once by the clock."""
    every: int = 1
    """By chance one position in so many is kept."""
    outcome: float = 0.6
    """How much of what is taught is the result; the rest is a share by the scores."""
    decay: float = 0.1
    """How fast weights fade that are not needed."""

    def names(self) -> Names:
        """Return the names of all inputs, in the order in which positions have them."""
        table = self.tables[0]
        tableaus, seats = self.inputs(self.game.new(table.players, table.options, table.seed))
        return Names(tuple(tableaus[0]), tuple(seats[0]), self.grows_by)


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
    game, clock, dice = subject.game, subject.playbook.clock, Dice(seed)
    g = game.new(table.players, table.options, seed)
    known: list[tuple[Seats, Seats]] = []
    last = 0
    while g.waiting and (moment := game.moment(g)).round <= MOST_ROUNDS:
        if clock(g) > last and moment.phase == (subject.phase or moment.phase):
            last = clock(g)
            if subject.every == 1 or dice.below(subject.every) == 0:
                known.append(subject.inputs(g))
        for seat, decision in open_asks(g).items():
            answer = _answer(subject.playbook, table, g, seat, decision, dice)
            g.events = []
            seal(g, seat, answer)
    if g.waiting:
        return []
    winners = game.result(g).winners
    scores = [score.total for score in game.scores(g)]
    wins = [(seat in winners) / len(winners) for seat in range(len(scores))]
    return [Position(tableaus, seats, scores, wins) for tableaus, seats in known]


def _answer(
    playbook: Playbook[Any], table: Table, g: Any, seat: Seat, decision: Decision, dice: Dice
) -> Answer:
    """What the quick policy says, or now and then something else."""
    if dice.below(table.odd) == 0:
        return decision.sample(dice)
    if table.strays and decision.topic in playbook.positions and dice.below(table.strays) == 0:
        tried = playbook.rated(g, seat, decision)[: playbook.width]
        return tried[dice.below(len(tried))][1]
    return playbook.quick(g, seat, decision, dice)


def _side_by_side(one: Position, other: Position) -> Position:
    """Two lone players as if they had raced each other."""
    (mine,), (theirs,) = one.scores, other.scores
    won = ((mine > theirs) + (mine >= theirs)) / 2
    return Position(
        [*one.tableaus, *other.tableaus], [*one.seats, *other.seats], [mine, theirs], [won, 1 - won]
    )
