"""Random games to walk through, for the promises that every game keeps."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import pytest

from galaxy_desktop.engine.codec import encode
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import State, give, open_asks
from galaxy_desktop.engine.game import Game, OptionError
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from tests.sweep import TIMES, WIDE

GAMES = find_games()
MOST_ANSWERS = 20_000
SEATS_OF_EVENTS = ("seat", "first", "giver", "taker", "victim")
SOUND = 1 if WIDE else 8
"""Every so many-th state of a game is held to the invariants, and the last: what is lost stays lost."""
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
"""A text in JSON, which is found more quickly there than in the data."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game to be dealt: which, for how many, with which options, from which seed."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str] = field(hash=False)
    seed: int

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={choice}" for name, choice in self.options.items())
        return f"{self.game.id}-{self.seats}-{chosen or 'default'}-{self.seed}"

    def deal(self) -> Any:
        return self.game.new(self.seats, self.options, self.seed)


def option_sets(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """Every combination of table options that this number of players may choose."""
    names = [option.name for option in game.options]
    found = []
    for choices in product(*(option.choices for option in game.options)):
        options = dict(zip(names, choices, strict=True))
        try:
            game.check(seats, options)
        except OptionError:
            continue
        found.append(options)
    return found


def tables(seeds: int, all_options: bool = False) -> list[Table]:
    """Every game at every seat count; with the default options, or with all combinations."""
    return [
        Table(game, seats, options, seed)
        for game in GAMES.values()
        for seats in game.seats
        for options in (option_sets(game, seats) if all_options else [{}])
        for seed in range(seeds)
    ]


def fewest_and_most(game: Game[Any]) -> tuple[int, int]:
    """The least and the greatest number of players of a game."""
    return game.seats[0], game.seats[-1]


def outer_tables() -> list[Table]:
    """Every game with the fewest and the most players, or any number in a sweep, with the default options."""
    if WIDE:
        return tables(TIMES)
    return [table for table in tables(1) if table.seats in fewest_and_most(table.game)]


def tables_in_turn() -> list[Table]:
    """Every game with the fewest or with the most players, in turn; all tables in a sweep."""
    outer = outer_tables()
    return outer if WIDE else [outer[2 * number + number % 2] for number in range(len(GAMES))]


def largest_first(found: list[Table]) -> list[Any]:
    """These tables for `parametrize`: of each game one with the most players, then the slow rest."""
    quick = {table.game.id: table for table in found if table.seats == table.game.seats[-1]}
    rest = [
        pytest.param(table, marks=pytest.mark.slow) for table in found if table is not quick[table.game.id]
    ]
    return [*quick.values(), *rest]


def most_seats_first() -> list[Any]:
    """Every game and number of players for `parametrize`: the most players of each, then the slow rest."""
    most = [(game.id, game.seats[-1]) for game in GAMES.values()]
    rest = [(game.id, seats) for game in GAMES.values() for seats in game.seats[:-1]]
    return [*most, *(pytest.param(*one, marks=pytest.mark.slow) for one in rest)]


def every_option_once() -> list[Table]:
    """Every combination of options of every game, each at one number of players, these in turn."""
    alike: dict[tuple[str, ...], list[Table]] = defaultdict(list)
    for table in tables(1, all_options=True):
        alike[table.game.id, *table.options.values()].append(table)
    return [found[number % len(found)] for number, found in enumerate(alike.values())]


def steps(g: State, seed: int) -> Iterator[tuple[Seat, Decision, Answer]]:
    """Play `g` on by chance to its end: before each answer, whose it is, the question and the answer."""
    dice = Dice(seed)
    for _ in range(MOST_ANSWERS):
        asks = open_asks(g)
        if not asks:
            return
        seat = sorted(asks)[dice.below(len(asks))]
        answer = asks[seat].sample(dice)
        yield seat, asks[seat], answer
        give(g, seat, answer)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


@dataclass
class Some:
    """Says of each question whether to look at it: the first ones of each topic, then every so many-th."""

    first: int
    every: int
    _asked: Counter[str] = field(default_factory=Counter)

    def __call__(self, decision: Decision) -> bool:
        self._asked[decision.topic] += 1
        return self._asked[decision.topic] <= self.first or self._asked.total() % self.every == 0


@dataclass(frozen=True, slots=True)
class Moment:
    """A question of a game by chance, and the state in which it is put; nobody changes that."""

    number: int
    now: Any
    seat: Seat
    decision: Decision
    answer: Answer


def _number(at: Moment) -> int:
    return at.number


@dataclass(frozen=True, slots=True)
class Walked:
    """A game by chance from its deal to its end, kept for many to look at; nobody changes a state of it."""

    given: list[tuple[Seat, Decision, Answer]] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    """Those that were wanted."""
    events: list[Event] = field(default_factory=list)
    phases: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    """What was wrong with some of its states, by the game's own invariants; see `SOUND`."""
    last: list[Any] = field(default_factory=list)
    """The state at the end."""

    def before(self, at: Moment) -> Any:
        """Return the state at the question before that of a moment; at the first question it is its own."""
        earlier = max((one for one in self.moments if one.number < at.number), key=_number, default=at)
        g = earlier.now.clone()
        for seat, _, answer in self.given[earlier.number : at.number - 1]:
            give(g, seat, answer)
        return g


def listeners(event: Event, seats: int, turn: int) -> dict[Seat | None, None]:
    """Who is told an event in tests of words: a stranger, whose it is, and another seat, these in turn."""
    return dict.fromkeys((None, *(getattr(event, name, None) for name in SEATS_OF_EVENTS), turn % seats))


@cache
def walked(table: Table, seed: int, first: int, every: int) -> Walked:
    """Play a game by chance, once for all who look at it; its moments are those of `Some(first, every)`."""
    g, wanted, walk = table.deal(), Some(first, every), Walked()
    for number, (seat, decision, answer) in enumerate(steps(g, seed)):
        if wanted(decision):
            walk.moments.append(Moment(number, g.clone(), seat, decision, answer))
        walk.given.append((seat, decision, answer))
        if number % SOUND == 0:
            walk.faults.extend(table.game.invariants(g))
        walk.phases.add(table.game.moment(g).phase)
        walk.events.extend(g.events)
    walk.faults.extend(table.game.invariants(g))
    walk.events.extend(g.events)
    walk.last.append(g)
    return walk


def texts(value: Any) -> set[str]:
    """Every string in plain data, at any depth; keys too."""
    return set(STRING.findall(json.dumps(value, ensure_ascii=False)))


def view_texts(game: Game[Any], g: Any, seat: Seat) -> set[str]:
    """Every string in what a seat may know."""
    return texts(encode(game.view(g, seat)))
