"""Positions to learn from, taken from games in which the quick policy plays all seats."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from galaxy_desktop import games
from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.ai.judge import win_shares
from galaxy_desktop.ai.subject import Seats, Subject, TrainingTable
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, find_playbook

MOST_ROUNDS = 100


@dataclass(frozen=True, slots=True)
class Names:
    """Names of the inputs of a network."""

    tableau: tuple[str, ...]
    seat: tuple[str, ...]
    grows_by: str
    """Input of the seat that multiplies a second set of weights of the tableau."""


@dataclass(frozen=True, slots=True)
class LearnedGame:
    """A game that is learned, with the parts of its folder that training uses."""

    game: Game[Any]
    playbook: Playbook[Any]
    subject: Subject
    out: Path
    """File that its bots read the network from."""

    def names(self) -> Names:
        """Return the names of all inputs, in the order in which positions have them."""
        table = self.subject.tables[0]
        tableaus, seats = self.subject.inputs(self.game.new(table.players, table.options, table.seed))
        return Names(tuple(tableaus[0]), tuple(seats[0]), self.subject.grows_by)


def learned_games() -> dict[str, LearnedGame]:
    """Return the games that have a `bot/subject.py`, by id."""
    found = {}
    for name, game in find_games().items():
        room = f"{games.__name__}.{name}"
        playbook = find_playbook(name)
        if playbook is None or find_spec(f"{room}.bot.subject") is None:
            continue
        folder = Path(str(import_module(room).__file__)).parent
        subject = import_module(f"{room}.bot.subject").SUBJECT
        found[name] = LearnedGame(game, playbook, subject, folder / "data" / "network.json")
    return found


@dataclass(frozen=True, slots=True)
class Position:
    """Inputs of the network at one moment, by seat, and the outcome of that game."""

    tableaus: Seats
    seats: Seats
    scores: list[int]
    wins: list[float]
    target: list[float] | None = None
    """Share of the win to be learned for each seat, if it is not that of `wins`."""


def positions(learned: LearnedGame, table: TrainingTable, seeds: range) -> Iterator[Position]:
    """Yield the positions of one game after the other; for lone players, of two games side by side."""
    played = (_of_one_game(learned, table, seed) for seed in seeds)
    if table.players > 1:
        for game in played:
            yield from game
        return
    for one, other in zip(played, played, strict=False):
        for first, second in zip(one, other, strict=False):
            yield _side_by_side(first, second)


def _of_one_game(learned: LearnedGame, table: TrainingTable, seed: int) -> list[Position]:
    game, subject, playbook = learned.game, learned.subject, learned.playbook
    clock, dice = playbook.clock, Dice(seed)
    g = game.new(table.players, table.options, seed)
    known: list[tuple[Seats, Seats]] = []
    last = 0
    while g.waiting and (moment := game.moment(g)).round <= MOST_ROUNDS:
        if clock(g) > last and moment.phase == (subject.phase or moment.phase):
            last = clock(g)
            if subject.every == 1 or dice.below(subject.every) == 0:
                known.append(subject.inputs(g))
        for seat, decision in open_asks(g).items():
            answer = _answer(playbook, table, g, seat, decision, dice)
            g.events = []
            seal(g, seat, answer)
    if g.waiting:
        return []
    scores = [score.total for score in game.scores(g)]
    wins = win_shares(game.result(g).winners, len(scores))
    return [Position(tableaus, seats, scores, wins) for tableaus, seats in known]


def _answer(
    playbook: Playbook[Any], table: TrainingTable, g: Any, seat: Seat, decision: Decision, dice: Dice
) -> Answer:
    """Return the quick policy's answer, or now and then another one."""
    if dice.below(table.odd) == 0:
        return decision.sample(dice)
    if table.strays and decision.topic in playbook.positions and dice.below(table.strays) == 0:
        tried = playbook.rated(g, seat, decision)[: playbook.width_of(decision.topic)]
        return tried[dice.below(len(tried))][1]
    return playbook.quick(g, seat, decision, dice)


def _side_by_side(one: Position, other: Position) -> Position:
    """Return one position of two lone players, as if they had raced each other."""
    (mine,), (theirs,) = one.scores, other.scores
    won = ((mine > theirs) + (mine >= theirs)) / 2
    return Position(
        [*one.tableaus, *other.tableaus], [*one.seats, *other.seats], [mine, theirs], [won, 1 - won]
    )
