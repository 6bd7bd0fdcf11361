"""Star map of the table: the resting picture through its camera, and all that lies on it now."""

from collections.abc import Iterable, Set
from functools import cache, partial

import pygame

from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.schema import System, Track
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.table import pieces
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.chart import HOME, OUTER, Chart, socket_size
from galaxy_desktop.games.master.table.map_places import MAP, MapPlaces, map_places, seen_part
from galaxy_desktop.ui import hex_art, layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.sheet import Mark
from galaxy_desktop.ui.theme import RGB

SOCKETS, FIGHTS = "planets", "conflicts"


def lay_map(table: Board) -> None:
    """Lay picture, symbols, systems with planets and bases, tracks and conflicts; targets glow."""
    table.sheet.places["map"] = table.frame.map
    table.sheet.places["chips"] = layout.trim(table.frame.map, bottom=table.space("gutter"))
    table.sheet.add(partial(_ground, table))
    there = map_places(table)
    _lay_resting(table, there, list(star_map().symbols))
    marked = {*table.targets.by_place, table.asked}
    for system in star_map().systems.values():
        _lay_system(table, system, there, marked)
    fought = {conflict.track for conflict in table.view.conflicts.values()}
    for track in star_map().tracks.values():
        if track.id not in fought:
            _lay_track(table, track, there)
    for card in table.view.conflicts:
        _lay_conflict(table, card)
    table.sheet.add(partial(_rim, table))


def _ground(table: Board, surface: pygame.Surface) -> None:
    """Draw the part of the resting picture that the camera shows."""
    window = table.frame.map
    picture = chart(table)
    before = surface.get_clip()
    surface.set_clip(window.clip(before))
    surface.blit(picture, window.topleft, pygame.Rect(table.camera.offset, window.size))
    surface.set_clip(before)


def chart(table: Board) -> pygame.Surface:
    """Return the resting picture of the whole map at this scale."""
    dark = frozenset(table.view.dark)
    note = not (table.frame.wide or table.camera.step or table.shown.replayed)
    kit = table.kit
    key = ("chart", table.camera.sheet, dark, kit.metrics.text_step, note, kit.pointer.by_pad)
    return table.charts.get(key, lambda: Chart(kit, table.camera, dark, note).drawn())


def _rim(table: Board, surface: pygame.Surface) -> None:
    """Draw the edge of the map."""
    window = table.frame.map
    line = FaceStyle(
        (0, 0, 0), (0, 0, 0), table.kit.theme.colour.hairline, table.kit.faces.radius("mini"), 1.2, 0
    )
    table.kit.faces.face(surface, window, line)


def _lay_resting(table: Board, there: MapPlaces, ids: Iterable[str]) -> None:
    """Add the items of places where nothing can be chosen."""
    table.sheet.items += filter(None, map(there.resting.get, ids))


def _point(table: Board, id_: str, rect: pygame.Rect, subject: str, group: str = MAP) -> bool:
    """Add an item if at least half its width and height are on the map shown; return whether it was added."""
    seen = seen_part(rect, table.frame.map)
    if seen is not None:
        table.sheet.point(Item(id_, seen, group, subject))
    return seen is not None


def _lay_system(table: Board, system: System, there: MapPlaces, marked: Set[str]) -> None:
    """Lay a system with its planets and bases as an item."""
    box = table.sheet.places[system.id] = there.rects[system.id]
    if system.id in table.targets.by_place:
        _point(table, table.targets.item(system.id), box, system.id)
    elif system.id in there.resting:
        table.sheet.point(there.resting[system.id])
    for number in range(system.planets):
        where = spot_id(system.id, number)
        rect = table.sheet.places[where] = there.rects[where]
        if where in table.lies.cubes or where in table.targets.by_place:
            _lay_planet(table, system, where, rect)
    if table.view.bases.get(system.id):
        _lay_bases(table, system, box.center)
    if system.id in marked:
        table.sheet.add(partial(_halo, table, system=system, mark=_mark(table, system.id)))


def _lay_bases(table: Board, system: System, centre: tuple[int, int]) -> None:
    number, seat = table.view.bases[system.id], table.view.owners[system.id]
    for nth, (place, size) in enumerate(pieces.base_places(table, number, centre), 1):
        face = pieces.base(table, seat, nth, size)
        rect = face.get_rect(center=place)
        id_ = pieces.base_id(system.id, nth)
        table.sheet.places[id_] = rect
        table.sheet.piece(id_, partial(_blit, table, face, rect))


def _lay_planet(table: Board, system: System, where: str, rect: pygame.Rect) -> None:
    """Lay the cube on a planet, and the planet as an item where it can be chosen."""
    cube = table.lies.cubes.get(where, "")
    if cube:
        face = pieces.cube(table, cube, max(9, round(2 * socket_size(system) * table.lens.size)))
        _piece(table, where, face, rect.center)
    mark = table.targets.mark(where)
    if mark != "rest":
        _point(table, table.targets.item(where), rect, system.id, SOCKETS)
        table.sheet.add(partial(_glow, table, rect=rect, mark=mark, radius=rect.width // 2))


def _piece(table: Board, id_: str, face: pygame.Surface, centre: tuple[int, int]) -> None:
    """Add a cube to the sheet; it is left out while it is on its way."""
    rect = face.get_rect(center=centre)
    table.sheet.piece(id_, partial(_blit, table, face, rect))


def _blit(table: Board, face: pygame.Surface, rect: pygame.Rect, surface: pygame.Surface) -> None:
    """Draw a piece on the map, clipped to the map's rectangle."""
    if not table.frame.map.colliderect(rect):
        return
    if table.frame.map.contains(rect):
        surface.blit(face, rect)
        return
    before = surface.get_clip()
    surface.set_clip(table.frame.map.clip(before))
    surface.blit(face, rect)
    surface.set_clip(before)


@cache
def _spots(track: str) -> tuple[str, ...]:
    """Return the slots of a track as spots, from its first end."""
    return tuple(spot_id(track, number) for number in range(star_map().tracks[track].length))


def _lay_track(table: Board, track: Track, there: MapPlaces) -> None:
    """Lay the slots of a track with the cubes of its route."""
    spots = _spots(track.id)
    for where in spots:
        table.sheet.places[where] = there.rects[where]
    table.sheet.places[track.id] = there.rects[spots[len(spots) // 2]]
    rests = table.targets.by_place.keys().isdisjoint((track.id, *spots))
    if rests:
        _lay_resting(table, there, spots)
    owner = table.lies.owners.get(track.id)
    for where in spots:
        cube = table.lies.cubes.get(where, "")
        if cube and owner is not None:
            face = pieces.owned_cube(table, cube, table.seat_colour(owner))
            _piece(table, where, face, there.rects[where].center)
        if not rests:
            _lay_slot(table, track, where, there)


def _lay_slot(table: Board, track: Track, where: str, there: MapPlaces) -> None:
    """Lay a slot of a track where something can be chosen."""
    rect, cube = there.rects[where], table.lies.cubes.get(where, "")
    mark, whole = table.targets.mark(where), table.targets.mark(track.id)
    id_ = table.targets.item(where)
    over = mark == "rest" or (whole == "legal" and bool(cube))
    if over and whole != "rest" and (cube or not table.lies.owners.get(track.id, -1) >= 0):
        mark, id_ = whole, table.targets.item(track.id)
    if mark == "rest":
        _lay_resting(table, there, [where])
        return
    dead = not {*track.ends}.isdisjoint(table.view.dark)
    if _point(table, id_, rect, "" if dead else track.id):
        table.sheet.add(partial(_glow, table, rect=rect, mark=mark, radius=round(0.17 * table.lens.size)))


def _lay_conflict(table: Board, card: str) -> None:
    """Lay a conflict between its two systems."""
    track = star_map().tracks[table.view.conflicts[card].track]
    rect = pieces.conflict_rect(table, card)
    table.sheet.places[card] = rect
    table.sheet.places[track.id] = rect
    _point(table, table.targets.item(card), rect, card, FIGHTS)
    table.sheet.piece(card, partial(_conflict, table, rect=rect, card=card))
    mark = _mark(table, card)
    if mark != "rest":
        table.sheet.add(partial(_glow, table, rect=rect, mark=mark, radius=rect.height // 6))


def _mark(table: Board, place: str) -> Mark:
    """Return how a system or conflict is marked: the one asked about as if it were chosen."""
    mark = table.targets.mark(place)
    return "chosen" if mark == "rest" and place == table.asked else mark


def _conflict(table: Board, surface: pygame.Surface, rect: pygame.Rect, card: str) -> None:
    if not table.frame.map.colliderect(rect):
        return
    before = surface.get_clip()
    surface.set_clip(table.frame.map.clip(before))
    pieces.draw_conflict(table, surface, rect, card)
    surface.set_clip(before)


def _glow(table: Board, surface: pygame.Surface, rect: pygame.Rect, mark: Mark, radius: int) -> None:
    """Draw a glow around a place, clipped to the map's rectangle."""
    before = surface.get_clip()
    surface.set_clip(table.frame.map.clip(before))
    table.kit.faces.glow(surface, rect, table.drawn.colour_of(mark), radius)
    surface.set_clip(before)


def _halo(table: Board, surface: pygame.Surface, system: System, mark: Mark) -> None:
    """Draw the bright outline of a system that may be chosen, or is."""
    outline(table, surface, system, table.drawn.colour_of(mark), 0.12)


def outline(
    table: Board, surface: pygame.Surface, system: System, colour: RGB, width: float, away: float = 0.14
) -> None:
    """Draw a hexagon around a system, so far away; that and the `width` of its line are in sizes of a hex."""
    k = table.lens.size
    radius = ((OUTER if system.start else HOME) + away) * k
    key = ("system outline", round(radius, 1), colour, width)
    ring = table.kit.surfaces.get(
        key, lambda: hex_art.draw_hexagon(radius, None, colour, max(2.0, width * k))
    )
    before = surface.get_clip()
    surface.set_clip(table.frame.map.clip(before))
    surface.blit(ring, ring.get_rect(center=table.lens.hex(system.at)))
    surface.set_clip(before)
