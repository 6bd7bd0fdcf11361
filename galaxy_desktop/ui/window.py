"""The window of the program: its display, size and icon, and whether it was left maximized."""

import os
import sys
from contextlib import suppress
from functools import cache

import pygame

from galaxy_desktop.folders import NAME, FolderError, Folders, asset
from galaxy_desktop.language import gettext as _

WITHOUT_SCREEN = ("dummy", "offscreen")
FRAME = 80
"""Pixels that the title bar of a window and a panel of the desktop take from the height of a screen."""
MARK = "maximized"
"""Name of an empty file in the player's folder while the window is maximized: no contents can be damaged."""
REPEAT_AFTER, REPEAT_EVERY = 400, 35
_handle: list[object] = []
"""Object of the window, kept because events name it without a reference of their own."""


class DisplayError(Exception):
    """Raised if there is no screen to draw on; the message is one line for the user."""


class Maximized:
    """State of the window beside its size, as its events tell it."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._minimized = False
        """True until the window comes back, which is told in the same way as that it gets smaller again."""

    @property
    def marked(self) -> bool:
        """True if the window was maximized when it was heard of last."""
        return os.path.isfile(self._folders.place / MARK)  # no error where nothing may be looked at

    def follow(self, event: pygame.event.Event) -> None:
        """Note what an event tells of it; ignore errors of the disk."""
        with suppress(OSError, FolderError):
            if event.type == pygame.WINDOWMAXIMIZED:
                self._minimized = False
                (self._folders.root / MARK).touch()
            elif event.type == pygame.WINDOWMINIMIZED:
                self._minimized = True
            elif event.type == pygame.WINDOWRESTORED and self._minimized:
                self._minimized = False
            elif event.type == pygame.WINDOWRESTORED:
                (self._folders.root / MARK).unlink(missing_ok=True)


def on_screen(size: tuple[int, int]) -> tuple[int, int]:
    """Return a window of this size, or as large as the smallest screen if that is smaller.

    A driver without a screen may have a window of any size.
    """
    if pygame.display.get_driver() in WITHOUT_SCREEN:
        return size
    wide, tall = zip(size, *pygame.display.get_desktop_sizes(), strict=True)
    return min(wide), min(tall)


def fits(size: tuple[int, int]) -> bool:
    """Return whether every screen has room for a window of this size, its title bar and a panel."""
    if pygame.display.get_driver() in WITHOUT_SCREEN:
        return True
    screens = pygame.display.get_desktop_sizes()
    return all(size[0] <= width and size[1] + FRAME <= height for width, height in screens)


def fill_screen() -> None:
    """Let the window fill the screen beside title bar and panels, where the desktop can do that."""
    with suppress(ImportError, pygame.error):
        from pygame._sdl2.video import Window

        window = Window.from_display_module()
        _handle[:] = [window]
        window.maximize()


def open_display() -> None:
    """Initialise the display; raise `DisplayError` if there is none."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault(
        "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0"
    )  # it stays beside a window on another screen
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # else Windows enlarges it, blurred
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")  # a click that brings it to the front counts
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
    """Open the window or change its size, and return its surface; raise `DisplayError` if that fails.

    A window that does not fit fills the screen: else its lower edge, with the main button, would lie below.
    """
    pygame.display.set_caption(NAME)
    if (icon := _icon()) is not None:
        pygame.display.set_icon(icon)
    try:
        if full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        if surface.get_size() != size:  # pygame 2.6 keeps the old size when it leaves full screen
            surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        if not fits(size):
            fill_screen()
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
