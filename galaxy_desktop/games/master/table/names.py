"""Places of the names of systems on the map: the freest of those around each system."""

from collections.abc import Iterable, Iterator
from functools import cache
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
FAR = 0.3
"""Cost of the place farther below, as a share of the pixels of the name."""
NOTE_EDGE, NOTE_STEPS = 4, 24
NOTE_COLUMNS = sorted(range(NOTE_STEPS + 1), key=lambda column: abs(2 * column - NOTE_STEPS))
"""Columns of places for the note, from the middle outwards."""
SHIFTS = (0.0, -0.28, 0.28, -0.5, 0.5)

Taken = tuple[pygame.Rect, int]


def name_places(kit: Kit, camera: Camera, dark: frozenset[str]) -> dict[str, pygame.Rect]:
    """Return the rectangles of the names on the picture of the whole map; none for dark systems."""
    if not kit.names:
        return {}
    px = name_size(kit, camera)
    font = kit.fonts.font("card", 600, px)
    taken = _taken(kit, camera, dark)
    sheet = pygame.Rect((0, 0), camera.sheet)
    if not camera.step:
        taken += [(button, WEIGHTS["button"]) for button in zoom_places(kit.metrics, sheet)]
    rects = [rect for rect, _weight in taken]
    found: dict[str, pygame.Rect] = {}
    for system in star_map().systems.values():
        if system.id in dark:
            continue
        size = (width_of(font, name_of(system.id)) + 2, px + 3)
        costs = [(_cost(place, taken, rects, sheet), place) for place in _places(camera, system, size)]
        cost, best = min(costs, key=itemgetter(0))
        far = _far_below(camera, system, size)
        if _cost(far, taken, rects, sheet) + FAR * size[0] * size[1] < cost:
            best = far
        found[system.id] = best
        taken.append((best, WEIGHTS["name"]))
        rects.append(best)
    return found


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
    k, (width, height), (wide, tall) = camera.size, camera.sheet, size
    x = width / 2 + middle(system.at)[0] * k
    y = height / 2 + middle(system.at)[1] * k
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
    x, y = (half / 2 + way * camera.size for half, way in zip(camera.sheet, middle(system.at), strict=True))
    rect.midtop = round(x), round(y + FAR_BELOW * camera.size)
    return rect


def _cost(place: pygame.Rect, taken: list[Taken], rects: list[pygame.Rect], sheet: pygame.Rect) -> int:
    """Return the cost of a place: the weighted pixels it covers, and those outside the map.

    `rects` are those of what is `taken`.
    """
    inside = place.clip(sheet)
    outside = place.width * place.height - inside.width * inside.height
    covered = 0
    for number in place.collidelistall(rects):
        other, weight = taken[number]
        shared = place.clip(other)
        covered += weight * shared.width * shared.height
    return 10 * outside + covered
