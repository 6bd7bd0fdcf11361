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


@cache
def _played(
    game: Game[Any], seats: tuple[Occupant, ...], seed: int, chance: int, answers: int
) -> RunningGame:
    bus, dice = CommandBus({game.id: game}), Dice(chance)
    bus.do(NewGame(game.id, seats, {}, seed))
    for _answer in range(answers):
        if bus.is_over():
            break
        give_any(bus, dice)
    return bus.game_so_far()


def played(
    game: Game[Any], seats: Sequence[Occupant], seed: int, chance: int, answers: int = WHOLE
) -> RunningGame:
    """A game from this seed after so many answers by chance, or at its end."""
    whole = _played(game, tuple(seats), seed, chance, answers)
    history = copy(whole.history)  # its states are never changed
    history.states, history.given = [*history.states], [*history.given]
    return replace(whole, history=history)


def lay(bus: CommandBus, running: RunningGame) -> CommandBus:
    """The bus with a game at its table as after an answer; nobody is told."""
    bus._sit_down(running)
    return bus
