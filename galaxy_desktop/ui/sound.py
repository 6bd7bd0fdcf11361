"""Sounds: loaded when first played, and silent if there is no way to play them."""

from dataclasses import dataclass, field
from pathlib import Path

import pygame

VARIANTS = 3


@dataclass(slots=True)
class Sounds:
    """Player of the effects in a folder, each in turn of its variants; never fails, never waits."""

    folder: Path
    volume: float = 0.8
    mute: bool = False
    _ready: bool | None = None
    _heard: dict[str, int] = field(default_factory=dict)
    _loaded: dict[str, pygame.mixer.Sound | None] = field(default_factory=dict)

    def play(self, name: str, strength: float = 1.0) -> bool:
        """Play an effect with a strength from 0 to 1; return True if it sounds."""
        loudness = self.volume * min(1.0, max(0.0, strength))
        if self.mute or loudness <= 0 or not self._mixer():
            return False
        turn = self._heard.get(name, 0)
        self._heard[name] = turn + 1
        sound = self._sound(f"{name}_{turn % VARIANTS + 1}")
        if sound is None:
            return False
        try:
            sound.set_volume(loudness)
            return sound.play() is not None
        except pygame.error:
            self._ready = False
            return False

    def _mixer(self) -> bool:
        """Open the mixer at the first sound; return False if that has failed."""
        if self._ready is None:
            self._ready = _opened()
        return self._ready

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            try:
                self._loaded[file] = pygame.mixer.Sound(str(self.folder / f"{file}.wav"))
            except (pygame.error, OSError):
                self._loaded[file] = None
        return self._loaded[file]


def _opened() -> bool:
    """Return whether a mixer could be opened; pygame built without one raises `NotImplementedError`."""
    try:
        pygame.mixer.init(44100, -16, 1, 512)
    except (pygame.error, NotImplementedError):
        return False
    return True
