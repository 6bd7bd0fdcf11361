"""Cap of a key, shown beside what the key does."""

import pygame

from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.keys import pad_sign
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import mask, ring
from galaxy_desktop.ui.theme import RGB

SIDE = 7
ROUND = ("A", "B", "X", "Y")
"""Buttons of a gamepad that are round."""


def cue_for(kit: Kit, label: str) -> str:
    """Return the label of a cap: the key, or the button of the gamepad if that was used last."""
    return pad_sign(label) if kit.pointer.by_pad else label


def key_cue_width(kit: Kit, label: str) -> int:
    """Return the width of the cap for this key, in pixels; 0 if the gamepad has no button for it."""
    label = cue_for(kit, label)
    if not label:
        return 0
    return max(kit.text.width(label, "key") + 2 * kit.metrics.px(SIDE), key_cue_height(kit))


def key_cue_height(kit: Kit) -> int:
    """Return the height of a cap, in pixels."""
    return round(kit.metrics.letters("key") * 1.55)


def draw_key_cue(
    kit: Kit, surface: pygame.Surface, left: tuple[int, int], label: str, colour: RGB | None = None
) -> pygame.Rect:
    """Draw the cap with its left edge at x and its middle at y; return its rectangle."""
    ink = colour or kit.theme.colour.text_soft
    rect = pygame.Rect(left[0], 0, key_cue_width(kit, label), key_cue_height(kit))
    rect.centery = left[1]
    label = cue_for(kit, label)
    if not label:
        return rect
    is_round = kit.pointer.by_pad and label in ROUND
    corner = rect.height // 2 if is_round else kit.faces.radius("key")
    made = kit.surfaces.get(
        ("key cue", rect.size, ink, corner), lambda: _cap(rect.size, corner, ink, kit.faces.hair)
    )
    surface.blit(made, rect)
    kit.text.draw(surface, rect, label, "key", colour=ink, align="centre", middle=True, lines=1)
    return rect


def draw_filled_key_cue(
    kit: Kit, surface: pygame.Surface, right: tuple[int, int], label: str, share: float = 1.0
) -> pygame.Rect:
    """Draw a solid cap with its right edge at x and its middle at y; return its rectangle.

    `share` is its size in sizes of a usual one.
    """
    colour = kit.theme.colour
    rect = pygame.Rect(0, 0, round(key_cue_width(kit, label) * share), round(key_cue_height(kit) * share))
    rect.midright = right
    look = FaceStyle(colour.high, colour.raised, colour.edge, kit.faces.radius("key"), kit.faces.hair)
    kit.faces.face(surface, rect, look)
    kit.text.draw(surface, rect, label, "key", colour=colour.text, align="centre", middle=True, lines=1)
    return rect


def _cap(size: tuple[int, int], corner: int, ink: RGB, hair: float) -> pygame.Surface:
    cap = mask(size, corner, ink, 22)
    cap.blit(ring(size, corner, hair, ink, 130), (0, 0))
    return cap
