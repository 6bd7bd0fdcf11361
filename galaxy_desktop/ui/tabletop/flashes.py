"""Soft light over what has just been conquered, whoever did it."""

from collections.abc import Callable
from math import inf
from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.ui.motion import linear
from galaxy_desktop.ui.surfaces import mask, ring, tinted
from galaxy_desktop.ui.tabletop.card_face import corner_radius
from galaxy_desktop.ui.tabletop.flight import TOUCHES, Flash, Pixel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Staging

BETWEEN_FLASHES = 500
"""Least milliseconds from one flash to the next; at the fast speeds there is one for each answer."""
LATEST = 1200
"""Milliseconds by which a flash may wait for those before it; a later one is left out."""
EDGE = 5
"""Width of the light around a panel that does not show the world."""


def flash(staging: Staging[Any], seat: Seat, card: str) -> None:
    """Let a conquered world flash as it lands; the edge of its owner's panel if the world is not shown."""
    spot = staging.after.sheet.spots.get(card)
    if spot is not None:
        flash_over(staging, spot.rect)
        return
    panel = staging.after.sheet.places.get(item_id("seat", seat))
    if panel is not None:
        kit = staging.after.kit
        size, width = panel.size, max(2.0, EDGE * kit.metrics.scale)
        light_up(staging, lambda: ring(size, kit.faces.radius("panel"), width), panel.center)


def flash_over(staging: Staging[Any], rect: pygame.Rect) -> None:
    """Let a card-shaped light flash over a place."""
    light_up(staging, lambda: mask(rect.size, corner_radius(rect.width)), rect.center)


def light_up(staging: Staging[Any], shape: Callable[[], pygame.Surface], at: Pixel) -> None:
    """Let a light of a white shape flash once: never with reduced motion or in quick succession."""
    kit = staging.after.kit
    lands = staging.at + kit.ms("card_slide") * TOUCHES
    begins = max(lands, staging.calm_until)
    if staging.motion.reduced or begins - lands > LATEST:
        return
    staging.calm_until = begins + BETWEEN_FLASHES if staging.breathes else inf
    light = tinted(shape(), kit.theme.colour.military)
    tween = staging.motion.start(kit.ms("flash"), linear, delay=begins)
    staging.flights.append(Flash(tween, light, at))
