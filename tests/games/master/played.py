"""Games played by chance, by players who build: their tables are full of everything."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Answer, Compose, Confirm, Decision, Pick
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.state import MasterState
from tests.golden.games import read


def builder(decision: Decision, dice: Dice) -> Answer:
    """A player who wants bases and routes, takes whatever there is to take, and hardly ever discards."""
    if isinstance(decision, Compose) and isinstance(decision.composer, Allocation):
        made: tuple[str, ...] = ()
        while moves := decision.composer.moves(made):
            wanted = [move for move in moves if ".base:" in move or "-" in move.partition(" ")[2]]
            pool = [move for move in (wanted or moves) if dice.below(8) or move.startswith("place")] or moves
            made = (*made, pool[dice.below(len(pool))])
        return made
    if isinstance(decision, Confirm):
        return decision.topic == "claim"
    if isinstance(decision, Pick) and decision.topic == "cards":
        fights = [option for option in decision.offered if option.startswith("conflict")]
        return (fights[dice.below(len(fights))],) if fights else ("end",)
    if isinstance(decision, Pick) and decision.topic == "rewards":
        return decision.offered[:1]
    return decision.sample(dice)


LONG = 600
"""Answers of a game that tests share."""


def walk(seats: int, setup: str, seed: int, most: int = LONG) -> Iterator[MasterState]:
    """A game of such players after each of its answers.

    All tests share its states: one that goes on from a state takes a clone.
    """
    if most > LONG:
        yield from _played(seats, setup, seed, most)
    else:
        yield from _walked(seats, setup, seed)[:most]


@cache
def _walked(seats: int, setup: str, seed: int) -> tuple[MasterState, ...]:
    return tuple(g.clone() for g in _played(seats, setup, seed, LONG))


def _played(seats: int, setup: str, seed: int, most: int) -> Iterator[MasterState]:
    g, dice = GAME.new(seats, {"setup": setup}, seed), Dice(seed)
    for _ in range(most):
        asks = open_asks(g)
        if not asks:
            return
        seat = sorted(asks)[dice.below(len(asks))]
        give(g, seat, builder(asks[seat], dice))
        yield g


def tables(most: int = 400) -> Iterator[MasterState]:
    """Such a game at every number of players, after each answer."""
    for seats in GAME.seats:
        yield from walk(seats, "ordinary", seats % 2, most)


def recorded(games: int) -> Iterator[MasterState]:
    """Some of the recorded games of computer players, of every number of players, after each answer."""
    for seats in GAME.seats:
        for one in [game for game in read(GAME.id) if game.seats == seats][:games]:
            g = GAME.new(one.seats, one.options, one.seed)
            for seat, answer in one.answers:
                give(g, seat, answer)
                yield g
