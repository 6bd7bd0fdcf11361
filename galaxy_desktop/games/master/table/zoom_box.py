"""Buttons at the edge of the map: zoom in, fit, zoom out."""

from functools import partial

import pygame

from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.frame import zoom_places
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.hex_camera import ZOOMS
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put

IN, FIT, OUT = "zoom:in", "zoom:fit", "zoom:out"
BUTTONS = {IN: "plus", FIT: "whole_map", OUT: "minus"}
"""Icons of the buttons by their item ids, from top to bottom."""
GROUP = "zoom"


def lay_zoom(table: Board) -> None:
    """Lay the buttons over the map."""
    places = zoom_places(table.kit.metrics, table.frame.map)
    table.sheet.places["zoom"] = places[0].unionall(places)
    for (button, icon), rect in zip(BUTTONS.items(), places, strict=True):
        draw = partial(_button, table, rect=rect, icon=icon, works=_works(table, button))
        table.sheet.add(draw, Item(button, rect, GROUP, "", _tip(button)))


def _tip(button: str) -> str:
    return {
        IN: _("**Zoom in** (+, mouse wheel). Drag the map to pan."),
        FIT: _("**Fit** (Home). Shows the whole map."),
        OUT: _("**Zoom out** (−, mouse wheel)"),
    }[button]


def _works(table: Board, button: str) -> bool:
    """Return whether a button would change what the map shows."""
    return table.camera.step < len(ZOOMS) - 1 if button == IN else table.camera.step > 0


def _button(table: Board, surface: pygame.Surface, rect: pygame.Rect, icon: str, *, works: bool) -> None:
    colour = table.kit.theme.colour
    table.kit.faces.plate(surface, rect, colour.raised, colour.edge, "mini", foot=colour.panel)
    shade = colour.text if works else colour.text_muted
    put(surface, table.kit.sign(icon, round(rect.height * 0.56), shade), rect.center)
