"""A player who hears what the client says and presses keys, and knows nothing else."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.house.house import House
from galaxy_desktop.ui.settings import Settings
from tests.ui.acts import key
from tests.ui.table_rig import InstantThinker

STEP, STILL = 0.05, 2
MOST_KEYS, SEED = 3000, 5
MAIN, SECOND, SELECTED, UNAVAILABLE = "Main button: ", "Second button: ", "selected", "unavailable"
BUTTON, LIST, OVER = ", button", ", list", "Finished after"
WAYS = (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
FEW, PATIENCE = 8, 60
ASIDE = (SELECTED, UNAVAILABLE, LIST, "Click to view")
"""Words of things that are not to be chosen now."""
ANYWAY = ("Undo", "Redo", "Menu", "Help", "Log", "Settings", "Forecast", "Opponents", "Hint", "Rules")
"""How buttons begin that answer no question."""
PAUSED = ("Your game is paused", "Choose where to look", ": choice ")
"""Words of scenes that lie over the question."""


@dataclass
class Voice:
    """Keeps what is said."""

    said: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    """What ended what was said before."""
    trouble: str = ""

    def say(self, words: str, *, now: bool) -> None:
        self.said.append(words)
        self.ended += [words] * now

    def stop(self) -> None:
        """Nothing goes on."""


class Listener:
    """One player; `press` returns what is said after a key."""

    def __init__(self, house: House) -> None:
        self._app = house.app
        self.voice = Voice()
        self._app.stage.kit.narrator.voice = self.voice
        self._dice = Dice(4)
        self.keys = 0
        self.heard: list[str] = []

    def press(self, code: int) -> list[str]:
        """Press a key and listen until nothing more is said."""
        self.keys += 1
        assert self.keys < MOST_KEYS, self.heard[-30:]
        self._app.advance([key(code)], 0.0)
        self._app.advance([pygame.event.Event(pygame.KEYUP, key=code, mod=0)], 0.0)
        return self.listen()

    def listen(self) -> list[str]:
        """What is said until nothing more is."""
        found: list[str] = []
        quiet = 0
        while quiet < STILL:
            self._app.advance([], STEP)
            quiet = 0 if self.voice.said else quiet + 1
            found += self.voice.said
            self.voice.said.clear()
        self.heard += found
        return found

    def find(self, words: str, ways: Sequence[int]) -> None:
        """Press keys in turn until the focus is on something of these words."""
        for number in range(200):
            said = self.press(ways[number % len(ways)])
            if said and words in said[-1]:
                return
        raise AssertionError(f"{words!r} was never said: {self.heard[-20:]}")

    def read(self) -> str:
        """All that the screen says."""
        return " ".join(self.press(pygame.K_F3))

    def play(self) -> str:
        """Answer questions until the game is over; what is read then."""
        while OVER not in (screen := self.read()):
            if any(words in screen for words in PAUSED):
                self.press(pygame.K_ESCAPE)
            else:
                self._answer(screen)
        return screen

    def _answer(self, screen: str) -> None:
        """Choose as many things as are missing, then press the main button, or the second one."""
        asked, wanted, chosen = screen.partition(".")[0], self._dice.below(3), False
        for tried in range(PATIENCE):
            if MAIN in screen and tried >= wanted:
                self.press(pygame.K_RETURN)
                return
            if SECOND in screen and tried >= FEW:
                self.press(pygame.K_p)
                return
            way = pygame.K_TAB if tried % FEW == FEW - 1 else WAYS[self._dice.below(len(WAYS))]
            if self._choose(way, buttons=tried >= FEW and MAIN not in screen):
                screen, chosen = self.read(), True
            if not screen.startswith(asked):
                return
        if not chosen:
            self.press(pygame.K_ESCAPE)

    def _choose(self, way: int, *, buttons: bool) -> bool:
        """Go to another thing and choose it, if it can be chosen and is not yet; whether it was."""
        said = self.press(way) or self.heard[-1:]
        if any(words in said[-1] for words in ASIDE):
            return False
        if BUTTON in said[-1] and (not buttons or said[-1].startswith(ANYWAY)):
            return False
        self.press(pygame.K_SPACE)
        return True


@contextmanager
def listening(folder: Path) -> Iterator[Listener]:
    """The whole client at its menu, with speech, and somebody who listens."""
    settings = Settings(mute=True, music=False, speech=True, speed="instant", tips=False, player_name="Ada")
    house = House(Folders(folder), window=(1280, 720), settings=settings, thinker=InstantThinker())
    house.client = house.client._replace(seed=lambda: SEED)
    player = Listener(house)
    try:
        house.open()
        player.listen()
        yield player
    finally:
        house.close()
        house.app.close()
