"""The window of the program: its display, size and icon."""

import os
import sys
from functools import cache

import pygame

from galaxy_desktop.folders import NAME, asset
from galaxy_desktop.language import gettext as _

WITHOUT_SCREEN = ("dummy", "offscreen")
REPEAT_AFTER, REPEAT_EVERY = 400, 35


class DisplayError(Exception):
    """Raised if there is no screen to draw on; the message is one line for the user."""


def on_screen(size: tuple[int, int]) -> tuple[int, int]:
    """Return a window of this size, or as large as the smallest screen if that is smaller.

    A driver without a screen may have a window of any size.
    """
    if pygame.display.get_driver() in WITHOUT_SCREEN:
        return size
    wide, tall = zip(size, *pygame.display.get_desktop_sizes(), strict=True)
    return min(wide), min(tall)


def open_display() -> None:
    """Initialise the display; raise `DisplayError` if there is none."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # else SDL hides what an input method has to choose from
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise _no_screen(str(problem)) from problem
    driver = pygame.display.get_driver()
    if driver in WITHOUT_SCREEN and os.environ.get("SDL_VIDEODRIVER") not in WITHOUT_SCREEN:
        pygame.display.quit()
        raise _no_screen(_("no display found"))
    pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)


def open_window(size: tuple[int, int], *, full_screen: bool = False) -> pygame.Surface:
    """Open the window or change its size, and return its surface; raise `DisplayError` if that fails."""
    pygame.display.set_caption(NAME)
    if (icon := _icon()) is not None:
        pygame.display.set_icon(icon)
    try:
        if full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        if surface.get_size() != size:  # pygame 2.6 keeps the old size when it leaves full screen
            surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        return surface
    except pygame.error as problem:
        raise _no_screen(str(problem)) from problem


@cache
def _icon() -> pygame.Surface | None:
    """Return the icon of the window; None if its file is missing."""
    file = asset("icons/galaxy-desktop.png")
    return pygame.image.load(file) if file.is_file() else None


def _no_screen(reason: str) -> DisplayError:
    return DisplayError(
        _(
            "Couldn't open a window ({reason}). Without a display, use galaxy-desktop "
            "simulate or galaxy-desktop screenshot."
        ).format(reason=reason)
    )
