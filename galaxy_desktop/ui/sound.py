"""Sounds: loaded when first played, and silent if there is no way to play them."""

from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame

VARIANTS = 3
RATE, BUFFER = 44100, 2048
CHANNELS = 16
RESERVED = 1
"""Channels that no sound is played on: they are the music's."""
ROOM = 0.7
"""Greatest size of a sample of all sounds together, 1.0 at the limit; the rest is the music's."""
FULL = 32768


class Mixer:
    """The one mixer of the program, opened at its first use."""

    _ready: bool | None = None

    def open(self) -> bool:
        """Open the mixer if that has not been tried; return False if there is none."""
        if self._ready is None:
            self._ready = _opened()
        return self._ready

    @property
    def failed(self) -> bool:
        """True if there is no mixer, or it was lost."""
        return self._ready is False

    def fail(self) -> None:
        """Note that the mixer is lost: nothing is played from now on."""
        self._ready = False


class Sounds:
    """Player of the effects in a folder, each in turn of its variants; never fails, never waits."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.volume = 0.8
        self.mute = False
        self.mixer = Mixer()
        self._heard: dict[str, int] = {}
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._peaks: dict[pygame.mixer.Sound, float] = {}
        self._loudness: dict[pygame.mixer.Sound, float] = {}
        """Volume of each sound played so far, before it was lowered for others."""

    def play(self, name: str, strength: float = 1.0) -> bool:
        """Play an effect with a strength from 0 to 1; return True if it sounds."""
        loudness = self.volume * min(1.0, max(0.0, strength))
        if self.mute or loudness <= 0 or not self.mixer.open():
            return False
        turn = self._heard.get(name, 0)
        self._heard[name] = turn + 1
        try:
            sound = self._sound(f"{name}_{turn % VARIANTS + 1}")
            if sound is None:
                return False
            channel = next((one for one in _channels() if not one.get_busy()), None)
            if channel is None:
                return False
            self._loudness[sound] = loudness
            self._share_room(sound)
            channel.play(sound)
        except pygame.error:
            self.mixer.fail()
            return False
        return True

    def _share_room(self, next_one: pygame.mixer.Sound) -> None:
        """Lower what is heard and the next sound alike, as far as together they could be clipped.

        This is done before it begins: the mixer may take it up at once.
        """
        busy = [channel for channel in _channels() if channel.get_busy()]
        heard = [sound for channel in busy if (sound := channel.get_sound()) is not None]
        peak = sum(self._peaks.get(one, 1.0) * self._loudness.get(one, 1.0) for one in [*heard, next_one])
        share = min(1.0, ROOM / peak) if peak else 1.0
        for one in {*heard, next_one}:
            one.set_volume(share * self._loudness.get(one, 1.0))

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            try:
                sound = pygame.mixer.Sound(str(self.folder / f"{file}.wav"))
            except (pygame.error, OSError):
                self._loaded[file] = None
            else:
                self._loaded[file] = sound
                self._peaks[sound] = _peak(sound)
        return self._loaded[file]


def _channels() -> Iterator[pygame.mixer.Channel]:
    """Yield the channels that effects are played on."""
    return map(pygame.mixer.Channel, range(RESERVED, CHANNELS))


def _peak(sound: pygame.mixer.Sound) -> float:
    """Return the greatest size of a sample, 1.0 at the limit."""
    samples = array("h", sound.get_raw())
    return max(max(samples, default=0), -min(samples, default=0)) / FULL


def _opened() -> bool:
    """Return whether a mixer could be opened; pygame built without one raises `NotImplementedError`."""
    try:
        pygame.mixer.init(RATE, -16, 1, BUFFER)
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(RESERVED)
    except (pygame.error, NotImplementedError):
        return False
    return True
