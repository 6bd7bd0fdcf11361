"""Where the names of systems stand on the map: at the first free of eight places around each."""

from functools import cache

import pygame

from galaxy_desktop.games.master.board import System, board
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.hex_art import between
from galaxy_desktop.ui.hex_camera import Camera
from galaxy_desktop.ui.hexes import Hex, Point, middle
from galaxy_desktop.ui.kit import Kit

SIZE = 15
GROWTH = 0.5
BELOW, BESIDE, SLANT = 1.36, 1.2, 0.95


def name_places(kit: Kit, camera: Camera, dark: frozenset[str]) -> dict[str, pygame.Rect]:
    """The rectangles of the names on the picture of the whole map; none for dark systems."""
    px = name_size(kit, camera)
    font = kit.fonts.font("card", 600, px)
    taken = [_square(camera, at, 0.98) for at in _pieces(dark)]
    taken += [_square(camera, s.at, 2.2) for s in board().systems.values() if s.id not in dark]
    taken += [_around(camera, point, 0.3) for point in _on_links(dark)]
    found: dict[str, pygame.Rect] = {}
    sheet = pygame.Rect((0, 0), camera.sheet)
    for system in board().systems.values():
        if system.id in dark:
            continue
        size = (width_of(font, system.name) + 2, px + 4)
        places = _places(camera, system, size)
        best = min(places, key=lambda place: _overlap(place, taken, sheet))
        found[system.id] = best
        taken.append(best)
    return found


def name_size(kit: Kit, camera: Camera) -> int:
    """The size of names: words at the text step, a little larger on a nearer map."""
    return round(kit.metrics.text(SIZE) * (1 + GROWTH * (camera.zoom - 1) / 1.5))


@cache
def _pieces(dark: frozenset[str]) -> tuple[Hex, ...]:
    """The hexes of slots and symbols that names keep clear of."""
    slots = [s for track in board().tracks.values() if not dark & set(track.ends) for s in track.slots]
    return (*slots, *(symbol.at for symbol in board().symbols.values()))


@cache
def _on_links(dark: frozenset[str]) -> tuple[Point, ...]:
    """Places along the lines of symbols."""
    lines = [
        (middle(symbol.at), middle(board().systems[system].at))
        for symbol in board().symbols.values()
        for system in symbol.systems
        if system not in dark
    ]
    return tuple(between(start, end, share / 10) for start, end in lines for share in range(10))


def _places(camera: Camera, system: System, size: tuple[int, int]) -> list[pygame.Rect]:
    """Below, above, left, right, then the four slanting places."""
    k, (width, height) = camera.size, camera.sheet
    x, y = (
        width / 2 + middle(system.at)[0] * k,
        height / 2 + middle(system.at)[1] * k,
    )
    low, side, slant = BELOW * k, BESIDE * k, SLANT * k
    wide, tall = size
    spots = [
        (x - wide / 2, y + low),
        (x - wide / 2, y - low - tall - 0.3 * k),
        (x - side - wide, y - tall / 2),
        (x + side, y - tall / 2),
        (x - slant - wide, y + slant),
        (x + slant, y + slant),
        (x - slant - wide, y - slant - tall),
        (x + slant, y - slant - tall),
    ]
    return [pygame.Rect(round(left), round(top), wide, tall) for left, top in spots]


def _square(camera: Camera, at: Hex, share: float) -> pygame.Rect:
    return _around(camera, middle(at), share)


def _around(camera: Camera, point: Point, share: float) -> pygame.Rect:
    (width, height), (x, y), side = camera.sheet, point, round(camera.size * share)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (round(width / 2 + x * camera.size), round(height / 2 + y * camera.size))
    return rect


def _overlap(place: pygame.Rect, taken: list[pygame.Rect], sheet: pygame.Rect) -> int:
    """How much of a place is taken, or outside the map."""
    inside = place.clip(sheet)
    outside = place.width * place.height - inside.width * inside.height
    return 10 * outside + sum(shared.width * shared.height for other in taken if (shared := place.clip(other)))
