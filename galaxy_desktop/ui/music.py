"""Music: one piece at a time, streamed, with a layer above it in the last round; never fails.

It is never paused: `music.pause` and `unpause` of pygame 2.6.1 wait for the thread of the mixer with the
interpreter in hand, and where a sound ends just then, that thread waits for the interpreter, both for ever.
"""

from pathlib import Path
from typing import NamedTuple

import pygame

from galaxy_desktop.ui.sound import Mixer

MENU, LAST, ENDING = "menu", "_last", ".ogg"
LAYER = 0
"""Channel that is kept for the layer of the last round."""
FADE, DELAY, SOON = 1.6, 0.6, 0.05
"""Seconds of a fade, before the first piece begins, and between two steps of a fade."""
SOFTER = 0.7
"""Share of its volume that a piece keeps under the layer."""


class Tune(NamedTuple):
    """Piece that a scene wants, and whether with the layer of the last round."""

    piece: str
    last: bool = False


NOTHING = Tune("")


class Heard(NamedTuple):
    """Music as it is heard: a piece, and the levels of it and of its layer, before the volume."""

    piece: str = ""
    level: float = 0.0
    layer: float = 0.0
    volume: float = 0.0


SILENCE = Heard()


class Music:
    """Player of the pieces in a folder; `update` fades from what is heard to what is wanted."""

    def __init__(self, folder: Path, mixer: Mixer) -> None:
        self.folder = folder
        self.mixer = mixer
        self.volume = 0.5
        self.on = True
        self.mute = False
        self.away = False
        """True while the window is not looked at."""
        self.wanted = NOTHING
        self.heard = SILENCE
        self._delay = DELAY
        self._files: dict[str, Path] = {}
        """Files by name, without those that cannot be played; looked for once."""
        self._searched = False

    def want(self, tune: Tune) -> None:
        """Set what is to be heard from now on."""
        self.wanted = tune

    @property
    def rest(self) -> float | None:
        """Seconds until `update` is needed; None while nothing changes by itself."""
        return None if self.mixer.failed or self.heard == self._goal() else max(SOON, self._delay)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self.rest is None:
            return
        self._delay = max(0.0, self._delay - dt)
        if self._delay > 0 or not self.mixer.open():
            return
        try:
            self._go_on(self._goal(), dt / FADE)
        except pygame.error:
            self.mixer.fail()

    def stop(self) -> None:
        """End at once."""
        if self.heard.piece and pygame.mixer.get_init():
            pygame.mixer.music.stop()
            pygame.mixer.Channel(LAYER).stop()
        self.heard = SILENCE

    def _goal(self) -> Heard:
        """Return what will be heard once all fades are over."""
        if self.away:
            return Heard(self.heard.piece, volume=self.heard.volume)
        names = (self.wanted.piece, MENU) if self.wanted.piece else ()
        name = next((name for name in names if name in self._known()), "")
        if not name or not self.on or self.mute or self.volume <= 0:
            return SILENCE
        layered = self.wanted.last and name + LAST in self._known()
        return Heard(name, SOFTER if layered else 1.0, float(layered), volume=self.volume)

    def _known(self) -> dict[str, Path]:
        if not self._searched:
            self._searched = True
            self._files = {path.stem: path for path in self.folder.glob(f"*{ENDING}")}
        return self._files

    def _go_on(self, goal: Heard, step: float) -> None:
        """Fade a step further; change the piece once the last one has faded."""
        now = self.heard
        same = now.piece == goal.piece
        level = _towards(now.level, goal.level if same else 0.0, step)
        layer = _towards(now.layer, goal.layer if same else 0.0, step)
        if not same and level == layer == 0:
            self._begin(goal.piece)
            return
        self._set_layer(now.piece, layer, goal.volume)
        if now.piece:
            pygame.mixer.music.set_volume(level * goal.volume)
        self.heard = Heard(now.piece, level, layer, goal.volume)

    def _begin(self, piece: str) -> None:
        """Begin a piece, silent at first; end the last one."""
        pygame.mixer.music.stop()
        pygame.mixer.Channel(LAYER).stop()
        self.heard = SILENCE
        if not piece:
            return
        try:
            pygame.mixer.music.load(str(self._files[piece]))
        except pygame.error:
            del self._files[piece]
            return
        pygame.mixer.music.set_volume(0)
        pygame.mixer.music.play(-1)
        self.heard = Heard(piece)

    def _set_layer(self, piece: str, level: float, volume: float) -> None:
        """Let the layer of a piece sound at a level; begin and end it where needed."""
        channel = pygame.mixer.Channel(LAYER)
        if level and not channel.get_busy():
            try:
                channel.play(pygame.mixer.Sound(str(self._files[piece + LAST])), -1)
            except pygame.error:
                del self._files[piece + LAST]
                return
        if level:
            channel.set_volume(level * volume)
        elif channel.get_busy():
            channel.stop()


def _towards(now: float, goal: float, step: float) -> float:
    return min(goal, now + step) if now < goal else max(goal, now - step)
