"""Badges on items of the table: the bulb of a hint, the padlock of a card that is kept."""

from collections.abc import Iterable, Sequence

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.stand_ins import StandIns
from galaxy_desktop.ui.table.widgets import Widgets
from galaxy_desktop.ui.widgets.widget import Widget

BADGE, RAISED = 30, 5
"""Size of a badge in design units, and the part of it by which a bulb lies above the edge of its item."""


def draw_bulbs(kit: Kit, surface: pygame.Surface, widgets: Iterable[Widget]) -> None:
    """Draw a bulb at the edge of each widget that a hint would choose, clear of its words."""
    size, colour = kit.metrics.px(BADGE), kit.theme.colour
    for rect in [widget.rect for widget in widgets]:
        flat = rect.width > 2 * rect.height
        centre = (rect.right - size // 2 if flat else rect.centerx, rect.top - size // RAISED)
        kit.faces.disc(surface, centre, size, colour.good_news, colour.ink)
        bulb = kit.sign("hint", round(size * 0.7), colour.ink)
        surface.blit(bulb, bulb.get_rect(center=centre))


def bulb_rise(kit: Kit) -> int:
    """Return by how much a bulb is higher than its item."""
    size = kit.metrics.px(BADGE)
    return size // 2 + size // RAISED


def draw_locks(kit: Kit, surface: pygame.Surface, widgets: Iterable[Widget]) -> None:
    """Draw a padlock at the upper left corner of each card, which its neighbor in the hand leaves free."""
    size, colour = kit.metrics.px(BADGE), kit.theme.colour
    for rect in [widget.rect for widget in widgets]:
        centre = (rect.left + size // 2, rect.top)
        kit.faces.disc(surface, centre, size, colour.panel, colour.text)
        lock = kit.sign("padlock", round(size * 0.66), colour.text)
        surface.blit(lock, lock.get_rect(center=centre))


def hinted_widgets(painter: Painter, widgets: Widgets, hinted: Sequence[Option]) -> Sequence[Widget]:
    """Return the items and chips that a hint would choose."""
    stand_ins = map(painter.stands_for, hinted) if isinstance(painter, StandIns) else ()
    marked = {*hinted, *stand_ins}
    items = [item for item in widgets.items if item.item.id in marked]
    return [*items, *(chip for chip in widgets.chips if chip.option in hinted)]
