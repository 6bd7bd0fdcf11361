"""Places of the names of systems on the map: the freest of those around each system."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from math import dist, hypot
from operator import itemgetter

import pygame

from galaxy_desktop.games.master.schema import System
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table import pieces
from galaxy_desktop.games.master.table.frame import zoom_places
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.hex_art import between
from galaxy_desktop.ui.hex_camera import Camera
from galaxy_desktop.ui.hexes import middle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.metrics import SMALLEST_WORD

SIZE, GROWTH, MOST = 15, 0.5, 0.80
LEAST = 0.72
"""Share of its usual size to which a name may shrink so as to cover no slot."""
LARGER = 1.4
"""Factor by which names may be larger than the hexes allow with large text."""
BELOW, FAR_BELOW, BESIDE = 1.34, 2.45, 1.18
SYSTEM, SIGN, PIECE, LINE = 2.3, 0.7, 1.06, 0.3
WEIGHTS = {
    "button": 40,
    "name": 20,
    "system": 8,
    "symbol": 8,
    "slot": 4,
    "conflict": 2,
    "card": 12,
    "line": 1,
}
"""Cost of covering a thing, for each pixel of it."""
MISLEADING = 3
"""Cost of a place nearer to another system, for each pixel of the name."""
MIDDLE = 0.25
"""Share of the distance from the middle of a name in how far a system is from it."""
FAR = 0.3
"""Cost of the place farther below, as a share of the pixels of the name."""
NOTE_EDGE, NOTE_STEPS = 4, 24
NOTE_COLUMNS = sorted(range(NOTE_STEPS + 1), key=lambda column: abs(2 * column - NOTE_STEPS))
"""Columns of places for the note, from the middle outwards."""
ROOM = 3
"""Pixels by which the place of a name is higher than its font is large."""
EDGE = 2
"""Pixels at the edges of the place of a name that are free of letters; twice as many above and below."""
SHIFTS = (0.0, -0.28, 0.28, -0.5, 0.5)
"""Of the places above and below a system: how far they are beside it, in widths of the name."""
FINE, ACROSS, DOWN = 0.16, 22, 16
"""Steps between the places tried where the usual ones hide something, in sizes of a hex; their numbers."""
NEAREST = sorted(product(range(-ACROSS, ACROSS + 1), range(-DOWN, DOWN + 1)), key=lambda step: hypot(*step))
"""Places around a system in such steps, the nearest first."""

Taken = tuple[pygame.Rect, int]


def name_places(kit: Kit, camera: Camera, dark: frozenset[str]) -> dict[str, pygame.Rect]:
    """Return the rectangles of the names on the picture of the whole map; none for dark systems."""
    if not kit.names:
        return {}
    ground = _Ground(kit, camera, dark)
    if not camera.step:
        for button in zoom_places(kit.metrics, ground.sheet):
            ground.take(button, WEIGHTS["button"])
    found: dict[str, pygame.Rect] = {}
    for system in star_map().systems.values():
        if system.id not in dark:
            found[system.id] = ground.best(system)
            ground.take(found[system.id], WEIGHTS["name"])
    return found


class _Ground:
    """Picture of the map with all that has been put on it so far."""

    def __init__(self, kit: Kit, camera: Camera, dark: frozenset[str]) -> None:
        self.kit, self.camera = kit, camera
        self.sheet = pygame.Rect((0, 0), camera.sheet)
        self.taken = _taken(kit, camera, dark)
        self.rects = [rect for rect, _weight in self.taken]
        self.heavy = [rect for rect, weight in self.taken if weight >= WEIGHTS["slot"]]
        systems = (system for system in star_map().systems.values() if system.id not in dark)
        self.centres = {system.id: _centre(camera, system) for system in systems}

    def take(self, rect: pygame.Rect, weight: int) -> None:
        """Put a thing on the map that names keep clear of."""
        self.taken.append((rect, weight))
        self.rects.append(rect)
        if weight >= WEIGHTS["slot"]:
            self.heavy.append(rect)

    def best(self, system: System) -> pygame.Rect:
        """Return the place of a name, as large as it covers no slot; else where and as it costs least."""
        tried: list[tuple[float, pygame.Rect]] = []
        for size in self._sizes(system):
            tried.append(self._cheapest(system, size))
            if self._is_free(system, tried[-1][1]):
                return tried[-1][1]
        found = (self._nearest(system, size) for size in self._sizes(system))
        return next((place for place in found if place), min(tried, key=itemgetter(0))[1])

    def _sizes(self, system: System) -> Iterator[tuple[int, int]]:
        """Yield the sizes that a name may have, largest first."""
        for px in range(name_size(self.kit, self.camera), least_size(self.kit, self.camera) - 1, -1):
            font = self.kit.fonts.font("card", 600, px)
            yield width_of(font, name_of(system.id)) + 2, px + ROOM

    def _nearest(self, system: System, size: tuple[int, int]) -> pygame.Rect | None:
        """Return the nearest place of all for a name of this size that hides nothing; None if all do."""
        step, (x, y) = FINE * self.camera.size, self.centres[system.id]
        for across, down in NEAREST:
            place = pygame.Rect((0, 0), size)
            place.center = round(x + across * step), round(y + down * step)
            if self.sheet.contains(place) and self._is_free(system, place):
                return place
        return None

    def _is_free(self, system: System, place: pygame.Rect) -> bool:
        """Return whether a name hides nothing and is nearest to its own system."""
        return not self._hides(place) and not self._misleads(system, place)

    def _cheapest(self, system: System, size: tuple[int, int]) -> tuple[float, pygame.Rect]:
        """Return the place of a name of this size that costs least, and what it costs."""
        area = size[0] * size[1]
        costs = [(self._cost(system, place), place) for place in _places(self.camera, system, size)]
        far = _far_below(self.camera, system, size)
        return min([*costs, (self._cost(system, far) + FAR * area, far)], key=itemgetter(0))

    def _cost(self, system: System, place: pygame.Rect) -> float:
        """Return the cost of a place: the weighted pixels it covers, and those outside the map."""
        inside, area = place.clip(self.sheet), place.width * place.height
        covered = 0
        for number in place.collidelistall(self.rects):
            other, weight = self.taken[number]
            shared = place.clip(other)
            covered += weight * shared.width * shared.height
        misleading = MISLEADING * area * self._misleads(system, place)
        return 10 * (area - inside.width * inside.height) + covered + misleading

    def _hides(self, place: pygame.Rect) -> bool:
        """Return whether a name covers a slot, or what weighs as much; its edge may."""
        letters = place.inflate(-EDGE, -2 * EDGE)
        return letters.collidelist(self.heavy) >= 0

    def _misleads(self, system: System, place: pygame.Rect) -> bool:
        """Return whether a name is nearer to another system than to its own."""
        own = _distance(place, self.centres[system.id])
        return any(_distance(place, centre) < own for id_, centre in self.centres.items() if id_ != system.id)


def _centre(camera: Camera, system: System) -> Point:
    """Return the middle of a system on the picture of the map."""
    (x, y), (width, height) = middle(system.at), camera.sheet
    return width / 2 + x * camera.size, height / 2 + y * camera.size


def _distance(place: pygame.Rect, point: Point) -> float:
    """Return how far a point is from a name: from its edge, and somewhat from its middle."""
    across = max(place.left - point[0], 0, point[0] - place.right)
    down = max(place.top - point[1], 0, point[1] - place.bottom)
    return hypot(across, down) + MIDDLE * dist(place.center, point)


def free_place(
    kit: Kit, camera: Camera, dark: frozenset[str], names: Iterable[pygame.Rect], size: tuple[int, int]
) -> pygame.Rect | None:
    """Return the lowest place on the picture where a note of this size hides nothing; None if none does."""
    rects = [*(rect for rect, _weight in _taken(kit, camera, dark)), *names]
    room = camera.sheet[0] - size[0] - 2 * NOTE_EDGE, camera.sheet[1] - size[1] - 2 * NOTE_EDGE
    for row in range(NOTE_STEPS, -1, -1):
        for column in NOTE_COLUMNS:
            left, top = NOTE_EDGE + room[0] * column / NOTE_STEPS, NOTE_EDGE + room[1] * row / NOTE_STEPS
            place = pygame.Rect((round(left), round(top)), size)
            if place.collidelist(rects) < 0:
                return place
    return None


def name_size(kit: Kit, camera: Camera) -> int:
    """Return the size of names in pixels: that of words, larger on a nearer map, limited by the hexes."""
    wanted = round(kit.metrics.text(SIZE) * (1 + GROWTH * (camera.zoom - 1) / 1.5))
    most = camera.size * MOST * min(LARGER, kit.metrics.text_step)
    return max(SMALLEST_WORD, min(wanted, round(most)))


def least_size(kit: Kit, camera: Camera) -> int:
    """Return the size in pixels of a name that finds no room."""
    return max(SMALLEST_WORD, round(LEAST * name_size(kit, camera)))


def _taken(kit: Kit, camera: Camera, dark: frozenset[str]) -> list[Taken]:
    """Return the rectangles and weights of what is on the picture beside names."""
    cards = pieces.has_cards(kit, camera.size)
    k, (width, height) = camera.size, camera.sheet
    found: list[Taken] = []
    for (x, y), (wide, tall), weight in _things(dark, cards=cards):
        rect = pygame.Rect(0, 0, round(k * wide), round(k * tall))
        rect.center = (round(width / 2 + x * k), round(height / 2 + y * k))
        found.append((rect, weight))
    return found


@cache
def _things(dark: frozenset[str], *, cards: bool) -> tuple[tuple[Point, Point, int], ...]:
    """Return what names keep clear of: place, width and height in sizes of a hex, and weight.

    Conflicts may be `cards`.
    """
    conflict = (pieces.CARD, WEIGHTS["card"]) if cards else (pieces.BADGE, WEIGHTS["conflict"])
    found: list[tuple[Point, Point, int]] = []
    piece = (PIECE, PIECE)
    for track in star_map().tracks.values():
        if not dark & set(track.ends):
            found += [(middle(slot), piece, WEIGHTS["slot"]) for slot in track.slots]
            found.append((pieces.middle_of(track), *conflict))
    found += [(middle(symbol.at), piece, WEIGHTS["symbol"]) for symbol in star_map().symbols.values()]
    for system in star_map().systems.values():
        x, y = middle(system.at)
        found.append(((x, y), (SYSTEM, SYSTEM), WEIGHTS["system"]))
        if system.id not in dark:
            found.append(((x, y - 1.3), (SIGN, SIGN), WEIGHTS["system"]))
    return (*found, *((point, (LINE, LINE), WEIGHTS["line"]) for point in _on_links(dark)))


def _on_links(dark: frozenset[str]) -> tuple[Point, ...]:
    """Return places along the lines of symbols."""
    lines = [
        (middle(symbol.at), middle(star_map().systems[system].at))
        for symbol in star_map().symbols.values()
        for system in symbol.systems
        if system not in dark
    ]
    return tuple(between(start, end, share / 10) for start, end in lines for share in range(10))


def _places(camera: Camera, system: System, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Yield places below and above, each in the middle and shifted; left and right, each at five heights."""
    k, (x, y), (wide, tall) = camera.size, _centre(camera, system), size
    for shift in SHIFTS:
        yield pygame.Rect(round(x - wide / 2 + shift * wide), round(y + BELOW * k), wide, tall)
        yield pygame.Rect(
            round(x - wide / 2 + shift * wide), round(y - (BELOW + 0.34) * k - tall), wide, tall
        )
    for rise in (0.0, 0.55, -0.55, 1.0, -1.0):
        top = round(y - tall / 2 + rise * k)
        yield pygame.Rect(round(x - BESIDE * k - wide), top, wide, tall)
        yield pygame.Rect(round(x + BESIDE * k), top, wide, tall)


def _far_below(camera: Camera, system: System, size: tuple[int, int]) -> pygame.Rect:
    """Return the place of a name beyond the slots below a system."""
    rect = pygame.Rect((0, 0), size)
    x, y = _centre(camera, system)
    rect.midtop = round(x), round(y + FAR_BELOW * camera.size)
    return rect
