"""Clipboard of the desktop, if there is one, on pygame and pygame-ce.

A pygame that was built without a module raises `NotImplementedError` wherever that module is used.
"""

import pygame

TEXT = "text/plain;charset=utf-8"
"""Type of text for the clipboard of pygame."""


def copy_text(text: str) -> bool:
    """Put the text on the clipboard; return False if that fails."""
    try:
        if hasattr(pygame.scrap, "put_text"):
            pygame.scrap.put_text(text)
        else:
            _open()
            pygame.scrap.put(TEXT, text.encode("utf-8"))
    except (pygame.error, NotImplementedError):
        return False
    return True


def paste_text() -> str:
    """Return the text on the clipboard as one line; empty if there is none."""
    try:
        if hasattr(pygame.scrap, "get_text"):
            text = str(pygame.scrap.get_text())
        else:
            _open()
            text = (pygame.scrap.get(TEXT) or b"").decode("utf-8", "ignore")
    except (pygame.error, NotImplementedError):
        return ""
    return " ".join(text.replace("\0", "").split())


def _open() -> None:
    if not pygame.scrap.get_init():
        pygame.scrap.init()
