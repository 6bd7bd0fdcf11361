"""Keys and mouse buttons of the program with their functions, for the table, the help and the settings."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import in_use
from galaxy_desktop.ui.contributions import contributions
from galaxy_desktop.ui.pad_keys import LIST, chord_of, sign_of
from galaxy_desktop.ui.pointer import ALT, COMMAND, CTRL, ENTER
from galaxy_desktop.ui.settings import Settings, with_text

LARGER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)
SIGNS = {"+": LARGER, "-": SMALLER}
"""Signs with the keys that write them on most keyboards."""
STANDARD = (pygame.K_0, pygame.K_KP0)
"""Keys that, with Ctrl, give text its size at the first start."""
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
ENDS = (pygame.K_HOME, pygame.K_END)
PAGES = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
DIGITS = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)
PAD = (*range(pygame.K_KP1, pygame.K_KP9 + 1), pygame.K_KP0)


class Key(NamedTuple):
    """Line of the list of keys: one key or a few that belong together."""

    codes: tuple[int, ...]
    """Key codes of pygame; none for the mouse."""
    label: str
    does: str
    command: str = ""
    """Name of the table's command for this key; empty if there is none."""
    idle: tuple[str, ...] = ()
    """Messages for a table at which the key has nothing to do, one for each code."""


def key_groups() -> list[tuple[str, Sequence[Key]]]:
    """Return the keys, grouped by the place in which they work."""
    return [
        (_("Everywhere"), _everywhere()),
        (_("At the table"), [*_choosing(), *own_keys(), *_looking()]),
        (_("At the table: undo, save, load"), _games()),
        (_("Mouse"), _mouse()),
        (_("Gamepad"), [Key((), label.read(), does.read()) for label, does in LIST]),
    ]


def own_keys() -> list[Key]:
    """Return the keys that games contribute, in the order of the menu."""
    return [key for own in contributions("KEYS") for key in own()]


def table_keys() -> list[Key]:
    """Return the keys that stand for commands of the table."""
    return [key for key in _labelled() if key.command]


def pad_sign(label: str) -> str:
    """Return the button of a gamepad for the key of this label; empty if there is none."""
    return _signs(in_use()).get(label, "")


def pad_buttons(label: str) -> str:
    """Return the button of a gamepad for the key of this label, or the two that are pressed at once."""
    return pad_sign(label) or _chords(in_use()).get(label, "")


@cache
def _signs(language: str) -> Mapping[str, str]:
    """Return the buttons of a gamepad by the label of their key, in the language in use."""
    del language
    return {key.label: sign_of(key.codes) for key in _labelled()}


@cache
def _chords(language: str) -> Mapping[str, str]:
    """Return pairs of buttons of a gamepad by the label of their key, in the language in use."""
    del language
    return {key.label: next(filter(None, map(chord_of, key.codes)), "") for key in _labelled()}


def _labelled() -> Sequence[Key]:
    """Return the keys that are the same in all games."""
    return (*_everywhere(), *_choosing(), *_looking(), *_games())


def _everywhere() -> list[Key]:
    return [
        Key(ENTER, _("Enter"), _("Main button (amber)")),
        Key((pygame.K_ESCAPE,), _("Esc"), _("Back or close"), "up"),
        Key(
            (pygame.K_TAB,),
            _("Tab"),
            _("Next item; at the table and in the main menu, next group. Shift+Tab: back"),
        ),
        Key(ARROWS, _("Arrows"), _("Next item in the group")),
        Key(
            (pygame.K_SPACE,),
            _("Space"),
            _("Select the focused item; hold to fast-forward; ask slow computer players to move now"),
        ),
        Key((pygame.K_F1,), _("F1"), _("Rules for this item or phase"), "explain"),
        Key((pygame.K_F2,), _("F2"), _("Rules"), "rules"),
        Key((pygame.K_F3,), _("F3"), _("Read the whole screen; with Shift, turn speech on or off")),
        Key((pygame.K_F4,), _("F4"), _("Next page of a long text in the focus line")),
        Key((pygame.K_SLASH,), _("/"), _("Search a list")),
        Key((pygame.K_BACKSPACE,), _("Backspace, Alt ←"), _("Previous page of the rules")),
        Key((pygame.K_F11,), _("F11"), _("Full screen")),
        Key((*LARGER, *SMALLER), _("Ctrl +, Ctrl −"), _("Larger or smaller text")),
        Key(STANDARD, _("Ctrl 0"), _("Text at 100%")),
    ]


def _choosing() -> list[Key]:
    return [
        Key((*DIGITS, *PAD), _("1–9, 0"), _("Choose option 1–10")),
        Key(ENDS, _("Home, End"), _("First or last option of the group")),
        Key(ALT, _("Alt"), _("Show the option numbers")),
        Key((pygame.K_p,), _("P"), _("Second button, usually Skip"), "second"),
        Key((pygame.K_e,), _("E"), _("Do the same with all equal dice or goods"), "alike"),
        Key((pygame.K_f,), _("F"), _("Pay with the cards least useful to you"), "cheapest"),
        Key((pygame.K_n,), _("N"), _("Keep this card: F never pays with it"), "keep"),
        Key((pygame.K_h,), _("H"), _("Hint: suggests a move; again: why"), "hint"),
        Key((pygame.K_v,), _("V"), _("Enlarge the card"), "zoom"),
    ]


def _looking() -> list[Key]:
    return [
        Key((pygame.K_t,), _("T"), _("Show or hide the table behind a choice"), "peek"),
        Key((pygame.K_r,), _("R"), _("Show again what happened since your turn"), "again"),
        Key((pygame.K_g,), _("G"), _("All cards or tiles, and those you can't see"), "gallery"),
        Key((pygame.K_l,), _("L"), _("Log"), "log"),
        Key((pygame.K_u,), _("U"), _("Forecast of the rest of the round"), "forecast"),
        Key((pygame.K_o,), _("O"), _("View the next opponent's cards"), "opponents"),
        Key((pygame.K_i,), _("I"), _("Pin or open the inspector"), "inspector"),
        Key(
            PAGES,
            _("Page Up, Page Down"),
            _(
                "Scroll the log; with Ctrl, move its edge. In the log, arrows choose a line, "
                "Enter undoes to it"
            ),
        ),
        Key(CTRL, _("Ctrl"), _("Hold to reach every item by keyboard")),
    ]


def _games() -> list[Key]:
    return [
        Key((pygame.K_z,), _("Z"), _("Undo; with Shift, the whole round"), "undo"),
        Key((pygame.K_y,), _("Y"), _("Redo; with Shift, the whole round"), "redo"),
        Key((pygame.K_F5,), _("F5"), _("Save"), "save"),
        Key((pygame.K_F9,), _("F9"), _("Load"), "load"),
        Key((pygame.K_F10,), _("F10"), _("Menu of the game"), "menu"),
    ]


def _mouse() -> list[Key]:
    return [
        Key((), _("Click"), _("Select; click again to deselect")),
        Key((), _("Double-click"), _("Choose and confirm at once")),
        Key((), _("Shift+click or drop"), _("Do the same with all equal dice or goods")),
        Key((), _("Alt+click"), _("Keep a card: F never pays with it")),
        Key((), _("Drag"), _("Move a piece straight to its place")),
        Key((), _("Right-click, or hold"), _("Enlarge the card")),
        Key((), _("Wheel"), _("Scroll a list; enlarge a card")),
        Key((), _("Hover"), _("Explain the item under the pointer")),
    ]


def resized(event: pygame.event.Event, settings: Settings) -> Settings | None:
    """Return settings with the size of text that a pressed key asks for; None if it asks for none."""
    if not event.mod & COMMAND:
        return None
    code = code_of(event)
    sign = next((sign for sign, codes in SIGNS.items() if code in codes), "")
    if sign:
        return with_text(settings, larger=sign == "+")
    return settings.but(text_step=Settings().text_step) if event.key in STANDARD else None


def code_of(event: pygame.event.Event) -> int:
    """Return the code of a pressed key: that of plus or minus for one of the number row that writes it.

    SDL calls the keys of the number row by their digit, also where they write it with Shift alone, as on a
    French keyboard. With Alt held, when the option numbers are shown, they stay digits.
    """
    sign = _sign_on(event) if event.key in DIGITS and not event.mod & pygame.KMOD_ALT else ""
    return SIGNS[sign][0] if sign else event.key


def _sign_on(event: pygame.event.Event) -> str:
    """Return the sign that a key of the number row writes; empty for none.

    Windows tells no text of a key with Ctrl, but where signs are.
    """
    text = getattr(event, "unicode", "")
    if not event.mod & COMMAND or text in SIGNS:
        return text if text in SIGNS else ""
    return next((sign for sign in SIGNS if _key_on_windows(sign) == event.key), "")


def _key_on_windows(sign: str) -> int | None:
    """Return the digit on the key that writes a sign alone, where Windows is asked; None for no such key."""
    import ctypes

    library = getattr(ctypes, "windll", None)
    found = library.user32.VkKeyScanW(ord(sign)) if library is not None else None
    return found if found in DIGITS else None
