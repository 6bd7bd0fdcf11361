"""Games played by chance through the bus, each of them once in a process: whoever goes on has a copy."""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import cache
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Occupant

WHOLE = 10**6
"""More answers than any game has."""


def give_any(bus: CommandBus, dice: Dice) -> None:
    """Give an answer by chance to the first question that is open."""
    seat = bus.awaited()[0]
    decision = bus.ask(seat)
    assert decision is not None, "an awaited seat has a question"
    bus.do(GiveAnswer(seat, decision.sample(dice)))


class _Walk:
    """A game that is played on by chance as far as somebody wants to see it."""

    def __init__(self, game: Game[Any], seats: tuple[Occupant, ...], seed: int, chance: int) -> None:
        self.bus, self.dice = CommandBus({game.id: game}), Dice(chance)
        self.bus.do(NewGame(game.id, seats, {}, seed))
        self.reached = [self.bus.game_so_far().history.at]
        """How many states there were after so many answers by chance; others may be made in between."""

    def after(self, answers: int) -> RunningGame:
        """Return the game as it was after so many answers, or at its end."""
        while len(self.reached) <= answers and not self.bus.is_over():
            give_any(self.bus, self.dice)
            self.reached.append(self.bus.game_so_far().history.at)
        so_far = self.bus.game_so_far()
        history = copy(so_far.history)  # its states are never changed
        history.at = self.reached[min(answers, len(self.reached) - 1)]
        history.states, history.given = history.states[: history.at + 1], history.given[: history.at]
        return replace(so_far, history=history)


_walk = cache(_Walk)


def played(
    game: Game[Any], seats: Sequence[Occupant], seed: int, chance: int, answers: int = WHOLE
) -> RunningGame:
    """A game from this seed after so many answers by chance, or at its end."""
    return _walk(game, tuple(seats), seed, chance).after(answers)


def lay(bus: CommandBus, running: RunningGame) -> CommandBus:
    """The bus with a game at its table as after an answer; nobody is told."""
    bus._sit_down(running)
    return bus
