"""The keys of the table (VISUAL section 8), each with the name of what it does."""

import pygame

from galaxy_desktop.language import gettext as _

SHIFT = pygame.KMOD_SHIFT
CTRL = pygame.KMOD_CTRL | pygame.KMOD_META

PLAIN = {
    pygame.K_z: "undo",
    pygame.K_y: "redo",
    pygame.K_p: "second",
    pygame.K_h: "hint",
    pygame.K_l: "log",
    pygame.K_i: "inspector",
    pygame.K_v: "zoom",
    pygame.K_t: "peek",
    pygame.K_F1: "explain",
    pygame.K_F2: "rules",
    pygame.K_F5: "save",
    pygame.K_F9: "load",
    pygame.K_ESCAPE: "up",
}
DIGITS = {key: number for number, key in enumerate(range(pygame.K_1, pygame.K_9 + 1), 1)} | {pygame.K_0: 10}
PAD = {
    key: number
    for number, key in enumerate(
        (
            pygame.K_KP1,
            pygame.K_KP2,
            pygame.K_KP3,
            pygame.K_KP4,
            pygame.K_KP5,
            pygame.K_KP6,
            pygame.K_KP7,
            pygame.K_KP8,
            pygame.K_KP9,
            pygame.K_KP0,
        ),
        1,
    )
}


def act_of(event: pygame.event.Event) -> str:
    """What a key asks for, empty where it is none of ours; with Shift undo and redo go by rounds."""
    act = PLAIN.get(event.key, "")
    if event.mod & CTRL and act not in ("undo", "redo"):
        return ""
    if event.mod & SHIFT and act in ("undo", "redo"):
        return f"{act}_round"
    return act


def idle_words(event: pygame.event.Event) -> str:
    """What to say where a key of some games has nothing to do; empty for keys that are none of ours."""
    if event.mod & CTRL:
        return ""
    return {
        pygame.K_c: _("Nothing to compare at this point."),
        pygame.K_b: _("There is no bag to look into here."),
        pygame.K_k: _("There is no map key to show here."),
    }.get(event.key, "")


def number_of(event: pygame.event.Event) -> int | None:
    """The number of a number key, ten for 0."""
    return None if event.mod & CTRL else DIGITS.get(event.key, PAD.get(event.key))
