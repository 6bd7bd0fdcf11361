"""Pictures of cards and backdrops, cut to the wanted size and cached."""

from operator import gt
from pathlib import Path

import pygame

from galaxy_desktop.ui.art.palette import KINDS, WELL
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.surfaces import Surfaces, clear_surface
from galaxy_desktop.ui.theme import RGB

LARGE = "large"
"""Folder of the same pictures at twice the size, for where a card is enlarged."""
SMALL = "small"
"""Folder of the same pictures a quarter as wide, to be seen until the others are read."""
DEPTH = 32
"""Bits of a pixel in all pictures, and in windows on almost every screen."""
SUFFIXES = (".webp", ".jpg", ".png")


class Pictures:
    """Pictures in a folder; a missing one is a flat gradient."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.kept = Surfaces()
        self._behind: tuple[str, pygame.Surface] | None = None

    def another(self, room: int) -> "Pictures":
        """Return the same pictures with a cache of its own, which has so many bytes."""
        other = Pictures(self._folder)
        other.kept.room = room
        return other

    def card(self, game_id: str, card_id: str, size: Size, colour: RGB = KINDS["gray"]) -> pygame.Surface:
        """Return the picture of a card, tile or world, or a gradient of `colour` if there is none."""
        return self._fitted(f"{game_id}/{card_id}", size, colour)

    def has_card(self, game_id: str, card_id: str) -> bool:
        """Return whether there is a picture of a card, tile or world."""
        return any((self._folder / game_id / f"{card_id}{suffix}").is_file() for suffix in SUFFIXES)

    def backdrop(self, name: str, size: Size) -> pygame.Surface:
        """Return a backdrop in a size: that of `menu`, `table` or a game's id."""
        return self._fitted(_file(name), size, KINDS["gray"])

    def behind(self, name: str, window: Size) -> pygame.Surface:
        """Return the backdrop of a whole window; the last one is kept beside the cache."""
        if self._behind is None or (self._behind[0], self._behind[1].get_size()) != (name, window):
            self._behind = None
            self._behind = name, self._make(_file(name), window, KINDS["gray"])
        return self._behind[1]

    def draw_hint_of_behind(self, name: str, window: pygame.Surface) -> None:
        """Draw the backdrop over a whole window, blurred if it is not read yet, as that is quicker."""
        size = window.get_size()
        ready = self._behind is not None and (self._behind[0], self._behind[1].get_size()) == (name, size)
        small = None if ready else self._read(f"{SMALL}/{_file(name)}")
        if small is None:
            window.blit(self.behind(name, size), (0, 0))
        elif window.get_bitsize() == DEPTH and window.get_clip() == window.get_rect():
            pygame.transform.smoothscale(_part(small, size, window), size, window)
        else:
            window.blit(cover(small, size), (0, 0))

    def sheet(self, name: str) -> pygame.Surface:
        """Read a file of many pictures as it is, an empty one if it is missing; nothing of it is kept."""
        picture = self._read(name)
        return clear_surface((1, 1)) if picture is None else picture.convert_alpha()

    def _fitted(self, name: str, size: Size, colour: RGB) -> pygame.Surface:
        return self.kept.get((name, size, colour), lambda: self._make(name, size, colour))

    def _make(self, name: str, size: Size, colour: RGB) -> pygame.Surface:
        picture = self._read(name)
        if picture is not None and any(map(gt, size, picture.get_size())):
            picture = self._read(f"{LARGE}/{name}") or picture
        return card_gradient(size, colour) if picture is None else cover(picture, size)

    def _read(self, name: str) -> pygame.Surface | None:
        for suffix in SUFFIXES:
            path = self._folder / f"{name}{suffix}"
            if path.is_file():
                try:
                    return pygame.image.load(path)
                except (pygame.error, OSError):
                    return None
        return None


def _file(backdrop: str) -> str:
    return f"backdrop_{backdrop}"


def cover(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Return the picture scaled to fill the size, its overhang cut off evenly."""
    part = _part(picture, size)
    return part if part.get_size() == size else pygame.transform.smoothscale(part, size)


def _part(picture: pygame.Surface, size: Size, like: pygame.Surface | None = None) -> pygame.Surface:
    """Return what `cover` shows of a picture, opaque, in the format of a surface that it is to be `like`."""
    width, height = size
    scale = max(width / picture.get_width(), height / picture.get_height())
    cut = pygame.Rect(0, 0, round(width / scale), round(height / scale))
    cut.center = picture.get_rect().center
    part = picture.subsurface(cut.clip(picture.get_rect()))
    opaque = pygame.Surface(part.get_size(), 0, DEPTH if like is None else like)
    opaque.blit(part, (0, 0))
    return opaque


def card_gradient(size: Size, colour: RGB) -> pygame.Surface:
    """Return a gradient from the colour down to the dark of a card."""
    strip = pygame.Surface((1, 32), 0, 32)
    for y in range(32):
        t = y / 31
        strip.set_at((0, y), [round(c * 0.55 * (1 - t) + w * t) for c, w in zip(colour, WELL, strict=True)])
    return pygame.transform.smoothscale(strip, size)
