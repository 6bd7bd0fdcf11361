"""Badges on items of the table: the bulb of a hint, the padlock of a card that is kept."""

from collections.abc import Iterable, Sequence

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.widgets.widget import Widget

BADGE, RAISED = 30, 5
"""Size of a badge in design units, and the part of it by which a bulb lies above the edge of its item."""
LARGEST, SMALLER, LEAST = 0.8, 0.6, 16
"""Part of an item that a bulb takes at most, and where no place is calm; its least size in pixels."""
CALM = 58
"""Contrast of neighboring pixels, in all three colors, up to which a quarter of a place has no words."""
EDGE = 4
"""Pixels on either side of the edge of an item that its outline and its glow take."""
INSET = 2
"""Pixels by which the middle of a bulb on a corner lies inside its item."""
At = tuple[int, int]


class Bulbs:
    """Bulbs on what a hint would choose, each where it covers least of its item and of what is around it."""

    def __init__(self, kit: Kit, painter: Painter) -> None:
        self.kit = kit
        self.painter = painter
        self._rects: list[pygame.Rect] = []
        self._bulbs: list[tuple[At, int]] = []

    def draw(self, surface: pygame.Surface, widgets: Iterable[Widget]) -> None:
        """Draw a bulb on each widget; where it lies is found once, on a picture of the table alone."""
        rects = [widget.rect.copy() for widget in widgets]
        if rects != self._rects:
            self._rects, self._bulbs = rects, []
            if rects:
                picture = pygame.Surface(self.kit.metrics.window)
                self.painter.draw(picture)
                self._bulbs = bulbs_on(self.kit, picture, rects)
        for centre, size in self._bulbs:
            _draw_bulb(self.kit, surface, centre, size)


def draw_bulbs(kit: Kit, surface: pygame.Surface, widgets: Iterable[Widget]) -> None:
    """Draw a bulb at the upper edge of each button that a hint would press."""
    size = kit.metrics.px(BADGE)
    for rect in [widget.rect for widget in widgets]:
        _draw_bulb(kit, surface, _places(rect, size)[0], size)


def _draw_bulb(kit: Kit, surface: pygame.Surface, centre: At, size: int) -> None:
    colour = kit.theme.colour
    kit.faces.disc(surface, centre, size, colour.good_news, colour.ink)
    bulb = kit.sign("hint", round(size * 0.7), colour.ink)
    surface.blit(bulb, bulb.get_rect(center=centre))


def bulbs_on(kit: Kit, table: pygame.Surface, rects: Sequence[pygame.Rect]) -> list[tuple[At, int]]:
    """Return the middle and the size of a bulb for each item; see `_bulb_on`."""
    return [_bulb_on(table, rect, kit.metrics.px(BADGE)) for rect in rects]


def _bulb_on(table: pygame.Surface, rect: pygame.Rect, usual: int) -> tuple[At, int]:
    """Return the first calm place for a bulb, or for a smaller one, or else the calmest for that."""
    seen: dict[tuple[At, int], float] = {}
    sizes = [min(usual, max(LEAST, round(part * min(rect.size)))) for part in (LARGEST, SMALLER)]
    for size in (*sizes, min(usual, LEAST)):
        seen = {(at, size): _busyness(table, rect, at, size) for at in _places(rect, size)}
        for place, busy in seen.items():
            if busy <= CALM:
                return place
    return min(seen, key=lambda place: seen[place])


def _places(rect: pygame.Rect, size: int) -> list[At]:
    """Return middles of a bulb on an item, the usual one first: on its upper edge and corners, then below."""
    half = size // 2
    left, middle, right = rect.left + half, rect.centerx, rect.right - half
    across = [right, middle, left] if rect.width > 2 * rect.height else [middle, right, left]
    on_edge, below = rect.top - size // RAISED, rect.top + half + 1
    down = range(below, max(below, rect.centery) + 1, max(1, half))
    upper = [*((x, on_edge) for x in across), (rect.right - INSET, rect.top), (rect.left + INSET, rect.top)]
    return list(dict.fromkeys([*upper, *((x, y) for y in down for x in across)]))


def _busyness(table: pygame.Surface, item: pygame.Rect, centre: At, size: int) -> float:
    """Return how much the pixels below a bulb differ from their neighbors, but for the edge of its item.

    It is infinite beyond the window.
    """
    place, window = pygame.Rect(0, 0, size, size), table.get_rect()
    place.center = centre
    if not window.contains(place):
        return float("inf")
    parts = [item.inflate(-2 * EDGE, -2 * EDGE), *layout.around(window, item.inflate(2 * EDGE, 2 * EDGE))]
    seen = [place.clip(part) for part in parts]
    return max([_contrast(table, part) for part in seen if min(part.size) >= EDGE], default=0.0)


def _contrast(table: pygame.Surface, part: pygame.Rect) -> float:
    """Return the greatest contrast of the quarters of a part: words may be at its edge alone."""
    edges = pygame.transform.laplacian(table.subsurface(part))
    quarters = layout.grid(edges.get_rect(), 4, 2) if min(part.size) >= 2 * EDGE else [edges.get_rect()]
    return max(sum(pygame.transform.average_color(edges, quarter)[:3]) for quarter in quarters)


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
