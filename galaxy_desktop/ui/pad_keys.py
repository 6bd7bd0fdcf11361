"""Keys of a gamepad: each of its buttons and directions stands for a key."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from galaxy_desktop.language import N_, Message


class PadKey(NamedTuple):
    """Button or direction of a gamepad; the labels of buttons are those of most pads, in any language."""

    sign: str
    """Label of the button; empty for a direction that is named in `LIST` alone."""
    code: int
    """Key that it stands for."""
    mod: int = 0
    repeats: bool = False


BUTTONS: Mapping[int, PadKey] = {
    pygame.CONTROLLER_BUTTON_A: PadKey("A", pygame.K_SPACE),
    pygame.CONTROLLER_BUTTON_B: PadKey("B", pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: PadKey("X", pygame.K_p),
    pygame.CONTROLLER_BUTTON_Y: PadKey("Y", pygame.K_v),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadKey("LB", pygame.K_TAB, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadKey("RB", pygame.K_TAB),
    pygame.CONTROLLER_BUTTON_START: PadKey("Start", pygame.K_F10),
    pygame.CONTROLLER_BUTTON_BACK: PadKey("Back", pygame.K_F1),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadKey("LS", pygame.K_LCTRL),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadKey("RS", pygame.K_F3),
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadKey("", pygame.K_UP, repeats=True),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadKey("", pygame.K_DOWN, repeats=True),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadKey("", pygame.K_LEFT, repeats=True),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadKey("", pygame.K_RIGHT, repeats=True),
}
TOGGLED = (pygame.K_LCTRL,)
"""Keys that a button holds down until it is pressed again."""
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y = (
    pygame.CONTROLLER_AXIS_LEFTX,
    pygame.CONTROLLER_AXIS_LEFTY,
    pygame.CONTROLLER_AXIS_RIGHTX,
    pygame.CONTROLLER_AXIS_RIGHTY,
)
AXES: Mapping[tuple[int, int], PadKey] = {
    (LEFT_X, -1): PadKey("", pygame.K_LEFT, repeats=True),
    (LEFT_X, 1): PadKey("", pygame.K_RIGHT, repeats=True),
    (LEFT_Y, -1): PadKey("", pygame.K_UP, repeats=True),
    (LEFT_Y, 1): PadKey("", pygame.K_DOWN, repeats=True),
    (RIGHT_X, 1): PadKey("RS →", pygame.K_F4),
    (RIGHT_Y, -1): PadKey("", pygame.K_PAGEUP, repeats=True),
    (RIGHT_Y, 1): PadKey("", pygame.K_PAGEDOWN, repeats=True),
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): PadKey("LT", pygame.K_z),
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): PadKey("RT", pygame.K_RETURN),
}
"""Axes by their number and direction."""
CHORD = pygame.CONTROLLER_BUTTON_BACK
"""Button that gives others a second meaning while it is held; alone it is pressed as it is let go."""
CHORDS: Mapping[int | tuple[int, int], PadKey] = {
    pygame.CONTROLLER_BUTTON_A: PadKey("Back + A", pygame.K_i),
    pygame.CONTROLLER_BUTTON_B: PadKey("Back + B", pygame.K_c),
    pygame.CONTROLLER_BUTTON_X: PadKey("Back + X", pygame.K_e),
    pygame.CONTROLLER_BUTTON_Y: PadKey("Back + Y", pygame.K_n),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadKey("Back + LB", pygame.K_h),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadKey("Back + RB", pygame.K_r),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadKey("Back + LS", pygame.K_u),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadKey("Back + RS", pygame.K_g),
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): PadKey("Back + LT", pygame.K_y),
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): PadKey("Back + RT", pygame.K_f),
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadKey("", pygame.K_w, repeats=True),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadKey("", pygame.K_s, repeats=True),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadKey("", pygame.K_a, repeats=True),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadKey("", pygame.K_d, repeats=True),
    (LEFT_X, -1): PadKey("", pygame.K_a, repeats=True),
    (LEFT_X, 1): PadKey("", pygame.K_d, repeats=True),
    (LEFT_Y, -1): PadKey("", pygame.K_w, repeats=True),
    (LEFT_Y, 1): PadKey("", pygame.K_s, repeats=True),
    (RIGHT_Y, -1): PadKey("", pygame.K_PLUS, repeats=True),
    (RIGHT_Y, 1): PadKey("", pygame.K_MINUS, repeats=True),
}
"""Keys that buttons and directions stand for while the chord is held."""
PLAIN: Sequence[int] = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK,
)
"""Buttons of a pad that the system knows nothing about, in the usual order."""
LIST: Sequence[tuple[Message, Message]] = (
    (N_("D-pad, left stick"), N_("Next item in the group")),
    (Message("A"), N_("Select the focused item or press the focused button")),
    (Message("B"), N_("Back or close")),
    (Message("X"), N_("Second button, usually Skip")),
    (Message("Y"), N_("Enlarge the card")),
    (Message("LB, RB"), N_("Previous or next item or group")),
    (Message("RT"), N_("Main button (amber)")),
    (Message("LT"), N_("Undo")),
    (N_("Right stick"), N_("Scroll")),
    (Message("Start"), N_("Menu of the game")),
    (Message("Back"), N_("Rules for this item or phase")),
    (Message("LS"), N_("Reach every item, on or off")),
    (Message("RS"), N_("Read the whole screen, with speech or the focus line")),
    (Message("RS →"), N_("Next page of a long text in the focus line")),
    (Message("Back + A"), N_("Pin or open the inspector")),
    (Message("Back + B"), N_("Compare cards; open the coach")),
    (Message("Back + X"), N_("Do the same with all equal dice or goods")),
    (Message("Back + Y"), N_("Keep this card when you pay")),
    (Message("Back + RT"), N_("Pay with the cards least useful to you")),
    (Message("Back + LT"), N_("Redo")),
    (Message("Back + LB"), N_("Hint: suggests a move; again: why")),
    (Message("Back + RB"), N_("Show again what happened since your turn")),
    (Message("Back + LS"), N_("Forecast of the rest of the round")),
    (Message("Back + RS"), N_("All cards or tiles, and those you can't see")),
    (N_("Back + left stick"), N_("Pan the map")),
    (N_("Back + right stick"), N_("Zoom in or out")),
)
"""Lines of the list of keys: the labels of the pad, and what they do."""


def sign_of(codes: Sequence[int]) -> str:
    """Return the label of the pad's button for a key; empty if it has none."""
    signs = (pad.sign for pad in (*BUTTONS.values(), *AXES.values()) if pad.code in codes and not pad.mod)
    return next((sign for sign in signs if sign), "")


def chord_of(code: int) -> str:
    """Return the label of the two buttons of the pad for a key; empty if there are none."""
    return next((pad.sign for pad in CHORDS.values() if pad.code == code), "")
