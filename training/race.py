"""Positions of Race for the Galaxy, from games in which the quick policy plays all seats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.bot import PLAYBOOK
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.race.state import RaceState

ODD = 25
"""One answer in so many is given by chance, so that odd positions are known too."""
MOST_ROUNDS = 40


@dataclass(frozen=True, slots=True)
class Position:
    """What the network is told at the beginning of a round, by seat, and what became of it."""

    tableaus: list[tuple[float, ...]]
    seats: list[list[float]]
    scores: list[int]
    wins: list[float]


def positions(players: int, options: Mapping[str, str], seeds: range) -> Iterator[Position]:
    """The positions of one game after the other."""
    for seed in seeds:
        yield from _of_one_game(GAME.new(players, options, seed), Dice(seed))


def _of_one_game(g: RaceState, dice: Dice) -> Iterator[Position]:
    known: list[tuple[list[tuple[float, ...]], list[list[float]]]] = []
    while g.waiting and g.round <= MOST_ROUNDS:
        if g.phase == "actions" and len(known) < g.round:
            rounds = rounds_left(g)
            tableaus = [tableau_inputs(g.edition, tuple(player.tableau)) for player in g.players]
            known.append((tableaus, [seat_inputs(g, seat, rounds) for seat in range(len(g.players))]))
        for seat, decision in open_asks(g).items():
            odd = dice.below(ODD) == 0
            answer = decision.sample(dice) if odd else PLAYBOOK.quick(g, seat, decision, dice)
            g.events = []
            seal(g, seat, answer)
    if g.waiting:
        return
    winners = GAME.result(g).winners
    scores = [score.total for score in GAME.scores(g)]
    wins = [(seat in winners) / len(winners) for seat in range(len(scores))]
    yield from (Position(tableaus, seats, scores, wins) for tableaus, seats in known)
