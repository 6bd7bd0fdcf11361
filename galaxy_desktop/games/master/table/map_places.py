"""Places of the map in its window, worked out once for each view of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

import pygame

from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.chart import SLOT, SOCKET_GAP, SYMBOL, socket_places, socket_size
from galaxy_desktop.ui.hex_camera import Lens
from galaxy_desktop.ui.painter import Item

SYSTEM_BOX = (2.1, 2.04)
MAP = "map"
"""The group of everything on the map that can be pointed at."""
ABOUT = "about:"
"""Beginning of the ids of things that are only looked at: nobody asks why they are no choice."""
VIEWS = 8

Window = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class MapPlaces:
    """Symbols, systems, sockets and slots by their ids."""

    rects: Mapping[str, pygame.Rect]
    resting: Mapping[str, Item]
    """Things to point at where nothing can be chosen, as far as they are in sight."""


def map_places(table: Board) -> MapPlaces:
    """Return where the places of the map lie now."""
    left, top, width, height = table.frame.map
    window = left, top, width, height
    return _map_places(table.lens, window, frozenset(table.view.dark), held=bool(table.held))


def seen_part(rect: pygame.Rect, window: pygame.Rect) -> pygame.Rect | None:
    """Return the part of a place that is inside the window; None where that is too little to point at."""
    seen = rect.clip(window)
    return None if seen.width < rect.width // 2 or seen.height < rect.height // 2 else seen


@lru_cache(VIEWS)
def _map_places(lens: Lens, window: Window, dark: frozenset[str], *, held: bool) -> MapPlaces:
    rects = dict(_rects(lens))
    symbols = {id_: id_ for id_ in star_map().symbols}
    subjects = {id_: id_ for id_ in star_map().systems}
    for track in star_map().tracks.values():
        about = track.id if dark.isdisjoint(track.ends) else ""
        if about or held:
            subjects |= {spot_id(track.id, number): about for number in range(track.length)}
    if not held:
        return MapPlaces(rects, _items(rects, symbols, window, "") | _items(rects, subjects, window, ABOUT))
    return MapPlaces(rects, _items(rects, symbols | subjects, window, ""))


def _items(
    rects: Mapping[str, pygame.Rect], subjects: Mapping[str, str], window: Window, prefix: str
) -> dict[str, Item]:
    """Return what is to be seen of some places, each explained by its subject."""
    seen = {id_: seen_part(rects[id_], pygame.Rect(window)) for id_ in subjects}
    return {id_: Item(f"{prefix}{id_}", rect, MAP, subjects[id_]) for id_, rect in seen.items() if rect}


def _rects(lens: Lens) -> Iterator[tuple[str, pygame.Rect]]:
    """Yield every place by its id."""
    k = lens.size
    for symbol in star_map().symbols.values():
        yield symbol.id, square(lens, lens.hex(symbol.at), SYMBOL)
    for system in star_map().systems.values():
        box = pygame.Rect(0, 0, round(SYSTEM_BOX[0] * k), round(SYSTEM_BOX[1] * k))
        box.center = centre = lens.hex(system.at)
        yield system.id, box
        for number, (x, y) in enumerate(socket_places(system)):
            at = (round(centre[0] + x * k), round(centre[1] + y * k))
            yield spot_id(system.id, number), square(lens, at, 2 * socket_size(system) + SOCKET_GAP)
    for track in star_map().tracks.values():
        for number, slot in enumerate(track.slots):
            yield spot_id(track.id, number), square(lens, lens.hex(slot), SLOT)


def square(lens: Lens, centre: tuple[int, int], share: float) -> pygame.Rect:
    """Return a square on the map, so many sizes of a hex wide."""
    side = round(lens.size * share)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = centre
    return rect
