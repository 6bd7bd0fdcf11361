"""`python -m tests.soak.client`: the client that is soaked; it prints one line of JSON after every game.

The loop is the program's own. Only where it asks for events it is given those of the player, too.
"""

import json
import os
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from galaxy_desktop.ai.worker import Worker
from galaxy_desktop.engine.garbage import kept_aside
from galaxy_desktop.folders import Folders
from galaxy_desktop.house.house import House
from tests.soak.measured import Measured, children, handles, megabytes, threads
from tests.soak.player import PLAIN, PLAIN_SIZE, Player, plain


class Soak:
    """Plays one game after the other as the loop of the program turns.

    It is measured after so many looks for events in a row, `settling`, with nothing to draw.
    """

    def __init__(self, house: House, games: Sequence[str], seed: int, settling: int) -> None:
        self.house, self.games, self.seed, self.settling = house, games, seed, settling
        self.player = Player(house, seed)
        self.faults: list[str] = []
        self.lost = 0
        self._number = 0
        self._begun = time.monotonic()
        self._plain, self._still = False, 0
        self._before = 0
        house.app.on_fault = self._fails
        self._lost_before = house.thinker.lost

    def events(self) -> list[pygame.event.Event]:
        """The events of one turn, at the menu those of nobody until the client has come to rest."""
        if not self.player.at_menu:
            return self.player.turn()
        if not self._plain:
            self._plain = True
            return plain(self.house)
        self._still = 0 if self.house.app.rest == 0 else self._still + 1
        if self._still < self.settling:
            return []
        self._plain, self._still = False, 0
        self._say()
        if self._number == len(self.games):
            return [pygame.event.Event(pygame.QUIT)]
        self._next()
        return [pygame.event.Event(pygame.WINDOWEXPOSED)]

    def lost_answers(self) -> Sequence[int]:
        """Those of the thinker, counted."""
        lost = self._lost_before()
        self.lost += len(lost)
        return lost

    def _next(self) -> None:
        name = self.games[self._number]
        seats = self.house.games[name].seats
        self._number += 1
        self._begun, self._before = time.monotonic(), self._archived()
        self.player.sit_down(name, max(2, seats[self._number % len(seats)]), self.seed + self._number)

    def _fails(self) -> None:
        """A fault, after which the client goes on as it does for a player."""
        self.faults.append(traceback.format_exc())
        self.house.app._faults = 0
        self.house.start_again()

    def _archived(self) -> int:
        """How many games are in the archive, where each goes that has come to its end."""
        return len([*self.house.folders.archive.glob("games/*")])

    def _say(self) -> None:
        worker = self.house.thinker.start()
        assert isinstance(worker, Worker)
        pids = worker.pids
        measured = Measured(
            number=self._number,
            game=self.games[self._number - 1] if self._number else "",
            seconds=round(time.monotonic() - self._begun, 1),
            ended=self._archived() > self._before,
            rss=megabytes("self"),
            worker=max(megabytes(str(pid)) for pid in pids),
            workers=len(pids),
            handles=handles(),
            threads=threads(),
            children=children() - len(pids),
            archived=self._archived(),
            lost=self.lost,
            done=self.player.done,
            faults=self.faults,
        )
        print(json.dumps(asdict(measured)), flush=True)
        self.faults = []


def main(folder: str, number: str, seed: str, settling: str) -> None:
    """Play so many games with the files of this folder."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    house = House(Folders(Path(folder)), settings=PLAIN, window=PLAIN_SIZE)
    every = [*house.games]
    soak = Soak(
        house, [every[(int(seed) + n) % len(every)] for n in range(int(number))], int(seed), int(settling)
    )
    real: Any = pygame.event.get
    with (
        kept_aside(),
        patch.object(pygame.event, "get", lambda: [*real(), *soak.events()]),
        patch.object(house.thinker, "lost", soak.lost_answers),
    ):
        house.open()
        house.run()
    house.close()


if __name__ == "__main__":
    main(*sys.argv[1:5])
