"""The child that is killed: plays, keeps its journal and saves after every answer, and says how far it is."""

import os
import sys
from pathlib import Path

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import NewGame, Save
from tests.chance import give_any
from tests.faults.damaged import new_bus
from tests.toy import TOYS

SAVE = "game"


def say(what: str, seed: int, lines: int) -> None:
    os.write(1, f"{what} {seed} {lines}\n".encode())


def main(folder: str, id: str, seed: int) -> None:
    game, dice = TOYS.get(id) or find_games()[id], Dice(seed)
    bus = new_bus({id: game}, game, game.seats[0], seed, Path(folder))
    seats = bus.table().seats
    while True:
        bus.do(NewGame(id, seats, seed=seed))
        say("journal", seed, bus.lines())
        while not bus.is_over():
            give_any(bus, dice)
            say("journal", seed, bus.lines())
            bus.do(Save(SAVE))
            say("save", seed, bus.lines())
        say("archive", seed, bus.lines())
        seed += 1


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
