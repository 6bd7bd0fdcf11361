"""Item under the pointer or the focus: raised to the top, with a lighter edge or the focus ring."""

from functools import partial

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import mask, ring
from galaxy_desktop.ui.tabletop.card_face import corner_radius
from galaxy_desktop.ui.tabletop.sheet import FAINT, Sheet, Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop
from galaxy_desktop.ui.theme import mix

CARDS_RAISED = ("hand", "explore")
CHOICES = ("actions", "powers", "offer")
"""Groups of items to choose that are no cards."""


def draw_hover(board: Tabletop, surface: pygame.Surface) -> None:
    """Draw the item that is hovered or focused once more, marked as such, on each card that it has."""
    shown = board.shown
    item = board.sheet.item(shown.hovered) if shown.hovered else None
    if item is None:
        return
    last = board.sheet.spots.get(item.id)
    if last is not None:
        for spot in (*board.sheet.twins.get(item.id, ()), last):
            _mark(board, surface, spot, raised=item.group in CARDS_RAISED)
    elif shown.focused:
        board.kit.faces.focus_ring(surface, item.rect)
    elif item.group in CHOICES:
        _lighter(board, surface, item.rect)


def draw_veils(kit: Kit, surface: pygame.Surface, sheet: Sheet, items: frozenset[str]) -> None:
    """Dim those of the items that are no drawings of their own."""
    radius, ground = kit.faces.radius("control"), kit.theme.colour.background
    for item in sheet.items:
        if item.id in items and not sheet.drawings(frozenset([item.id])):
            size = item.rect.size
            veil = partial(mask, size, radius, ground, round(255 * (1 - FAINT)))
            surface.blit(kit.surfaces.get(("veil", size, radius), veil), item.rect)


def _mark(board: Tabletop, surface: pygame.Surface, spot: Spot, *, raised: bool) -> None:
    """Draw a card as hovered or focused, once more if it is `raised`."""
    if raised:
        board.drawn.draw(surface, spot)
    if spot.mark == "rest":
        board.drawn.edge(surface, spot, mix(board.kit.theme.colour.edge, board.kit.theme.colour.text, 0.5))
    if board.shown.focused:
        board.kit.faces.focus_ring(surface, spot.rect, corner_radius(spot.rect.width))


def _lighter(board: Tabletop, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a faint light edge on a choice that is hovered."""
    radius = board.kit.faces.radius("control")

    def make() -> pygame.Surface:
        light = ring(rect.size, radius, max(1.5, 2 * board.kit.metrics.scale), board.kit.theme.colour.text)
        light.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
        return light

    surface.blit(board.kit.surfaces.get(("lighter", rect.size), make), rect)
