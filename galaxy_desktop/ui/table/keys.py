"""Keys of the table and their commands."""

import pygame

from galaxy_desktop.ui.keys import DIGITS, PAD, PAGES, own_keys, table_keys
from galaxy_desktop.ui.pointer import COMMAND

CHOOSING = ("second", "alike", "cheapest")
"""Commands of keys that choose for the open question, or answer it."""


def command_of(event: pygame.event.Event) -> str:
    """Return the command of a key, empty if none; with Shift undo and redo go by rounds."""
    command = next((key.command for key in table_keys() if event.key in key.codes), "")
    if event.mod & COMMAND and command not in ("undo", "redo"):
        return ""
    if event.mod & pygame.KMOD_SHIFT and command in ("undo", "redo"):
        return f"{command}_round"
    return command


def chooses_nothing(event: pygame.event.Event) -> bool:
    """Return whether a key has a command of the table that can never choose anything for a question."""
    command = command_of(event)
    return event.key in PAGES or (bool(command) and command not in CHOOSING)


def idle_words() -> dict[int, str]:
    """Return the messages for keys of games that do nothing at the table, by key code."""
    return {code: idle for key in own_keys() for code, idle in zip(key.codes, key.idle, strict=False)}


def number_of(event: pygame.event.Event) -> int | None:
    """Return the number of a number key, 10 for 0; None for other keys."""
    for row in (DIGITS, PAD):
        if event.key in row and not event.mod & COMMAND:
            return row.index(event.key) + 1
    return None
