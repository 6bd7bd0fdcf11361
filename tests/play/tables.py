"""Tables and play for the tests of this folder."""

from pathlib import Path
from typing import Any

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Bot, Occupant, Person, TakeBack
from tests.toy import TOYS

ANN, BEN = Person("Ann"), Person("Ben")
ROBOT = Bot("easy", "Robot")


def new_bus(
    *seats: Occupant,
    seed: int = 7,
    folder: Path | None = None,
    take_back: TakeBack | None = None,
    length: str = "short",
) -> CommandBus:
    """A bus with a toy game just begun; Ann against Robot where nobody is named."""
    bus = CommandBus(TOYS, folder)
    bus.do(NewGame("toy", seats or (ANN, ROBOT), {"length": length}, seed, take_back))
    return bus


def play(bus: CommandBus, answers: int = 10_000, seed: int = 1) -> None:
    """Give so many legal answers by chance, or as many as the game has."""
    dice = Dice(seed)
    for _ in range(answers):
        if bus.is_over():
            return
        give_any(bus, dice)


def give_any(bus: CommandBus, dice: Dice) -> None:
    """One legal answer by chance, of the first seat that is awaited."""
    seat = bus.awaited()[0]
    decision = bus.ask(seat)
    assert decision is not None
    bus.do(GiveAnswer(seat, decision.sample(dice)))


def state_of(bus: CommandBus) -> Any:
    """All of the game as data, for comparison."""
    running = bus._running
    assert running is not None
    return running.game.encode(running.history.now)
