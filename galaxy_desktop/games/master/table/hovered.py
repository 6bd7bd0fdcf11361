"""Mark of the hovered item: systems by their hexagon, everything else as on any table."""

import pygame

from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table import starmap
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.hand import BAG
from galaxy_desktop.games.master.table.map_places import MAP
from galaxy_desktop.ui.tabletop.hover import draw_hover

BESIDE = 0.32
"""Way of the focus from a system, outside the mark of what is chosen, in sizes of a hex."""


def draw_pointed(table: Board, surface: pygame.Surface) -> None:
    """Draw the mark of the item that is hovered or focused."""
    item = table.sheet.item(table.shown.hovered) if table.shown.hovered else None
    if item is None:
        return
    if item.group == MAP and item.subject in star_map().systems:
        system = star_map().systems[item.subject]
        colour = table.kit.theme.colour
        if table.shown.focused:
            starmap.outline(table, surface, system, colour.legal, 0.11, BESIDE)
        else:
            starmap.outline(table, surface, system, colour.text, 0.06)
        return
    if table.bag_open and item.id == BAG and not table.shown.focused:
        return  # what is open is large, and as bright as it is to be
    if not table.shown.focused and item.id not in table.sheet.spots:
        key = ("map light", item.rect.size)
        light = table.kit.surfaces.get(key, lambda: _light(item.rect.size))
        surface.blit(light, item.rect)
        return
    draw_hover(table, surface)


def _light(size: tuple[int, int]) -> pygame.Surface:
    """Return a faint white plate that brightens what is below it."""
    light = pygame.Surface(size, pygame.SRCALPHA, 32)
    pygame.draw.rect(light, (255, 255, 255, 46), light.get_rect(), border_radius=max(2, size[1] // 6))
    return light
