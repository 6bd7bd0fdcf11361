"""Star map of the table: the resting picture through its camera, and all that lies on it now."""

from functools import partial

import pygame

from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.moves import spot_id
from galaxy_desktop.games.master.schema import System, Track
from galaxy_desktop.games.master.table import pieces
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.chart import HOME, OUTER, SLOT, SOCKET, SYMBOL, Chart, socket_places
from galaxy_desktop.ui import hex_art
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.sheet import Mark
from galaxy_desktop.ui.theme import RGB

SYSTEM_BOX = (2.1, 2.04)
MAP = "map"
"""Group of the items on the map."""
ABOUT = "about:"
"""Prefix of the ids of items that are only looked at, so that no reason is asked for them."""
SOCKETS, FIGHTS = "planets", "conflicts"


def lay_map(table: Board) -> None:
    """Lay picture, symbols, systems with planets and bases, tracks and conflicts; targets glow."""
    table.sheet.places["map"] = table.frame.map
    table.sheet.add(partial(_ground, table))
    for symbol in board().symbols.values():
        _point(table, symbol.id, table.square(table.lens.hex(symbol.at), SYMBOL), symbol.id)
    for system in board().systems.values():
        _lay_system(table, system)
    fought = {conflict.track for conflict in table.view.conflicts.values()}
    for track in board().tracks.values():
        if track.id not in fought:
            _lay_track(table, track)
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
    note = not table.frame.wide and table.camera.step == 0
    key = ("chart", table.camera.sheet, dark, table.kit.metrics.text_step, note)
    return table.charts.get(key, lambda: Chart(table.kit, table.camera, dark, note).drawn())


def _rim(table: Board, surface: pygame.Surface) -> None:
    """Draw the edge of the map."""
    window = table.frame.map
    line = FaceStyle(
        (0, 0, 0), (0, 0, 0), table.kit.theme.colour.hairline, table.kit.faces.radius("mini"), 1.2, 0
    )
    table.kit.faces.face(surface, window, line)


def _pointed(table: Board, place: str) -> tuple[Mark, str]:
    """Return the mark and the item id of a place; one without an option is only looked at."""
    if place in table.targets.by_place:
        return table.targets.mark(place), table.targets.item(place)
    return "rest", place if table.held else f"{ABOUT}{place}"


def _point(table: Board, id_: str, rect: pygame.Rect, subject: str, group: str = MAP, tip: str = "") -> bool:
    """Add an item if at least half its width and height are on the map shown; return whether it was added."""
    seen = rect.clip(table.frame.map)
    if seen.width < rect.width // 2 or seen.height < rect.height // 2:
        return False
    table.sheet.point(Item(id_, seen, group, subject, tip))
    return True


def _lay_system(table: Board, system: System) -> None:
    """Lay a system with its planets and bases as an item."""
    centre, k = table.lens.hex(system.at), table.lens.size
    box = pygame.Rect(0, 0, round(SYSTEM_BOX[0] * k), round(SYSTEM_BOX[1] * k))
    box.center = centre
    table.sheet.places[system.id] = box
    _point(table, _pointed(table, system.id)[1], box, system.id)
    _lay_planets(table, system, centre)
    number = table.view.bases.get(system.id, 0)
    if number:
        seat = table.view.owners[system.id]
        for nth, (place, size) in enumerate(pieces.base_places(table, number, centre), 1):
            face = pieces.base(table, seat, nth, size)
            rect = face.get_rect(center=place)
            id_ = pieces.base_id(system.id, nth)
            table.sheet.places[id_] = rect
            table.sheet.piece(id_, partial(_blit, table, face, rect))
    mark = _mark(table, system.id)
    if mark != "rest":
        table.sheet.add(partial(_halo, table, system=system, mark=mark))


def _lay_planets(table: Board, system: System, centre: tuple[int, int]) -> None:
    k = table.lens.size
    for number, (x, y) in enumerate(socket_places(system)):
        where = spot_id(system.id, number)
        at = (round(centre[0] + x * k), round(centre[1] + y * k))
        rect = table.square(at, 2 * SOCKET + 0.06)
        table.sheet.places[where] = rect
        cube = table.lies.cubes.get(where, "")
        if cube:
            face = pieces.cube(table, cube, max(9, round(2 * SOCKET * k)))
            _piece(table, where, face, at)
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


def _lay_track(table: Board, track: Track) -> None:
    """Lay the slots of a track with the cubes of its route."""
    dead = not {*track.ends}.isdisjoint(table.view.dark)
    owner = table.lies.owners.get(track.id)
    whole = table.targets.mark(track.id)
    for number, at in enumerate(track.slots):
        where = spot_id(track.id, number)
        centre = table.lens.hex(at)
        rect = table.square(centre, SLOT)
        table.sheet.places[where] = rect
        cube = table.lies.cubes.get(where, "")
        if cube and owner is not None:
            _piece(table, where, pieces.owned_cube(table, cube, table.seat_colour(owner)), centre)
        mark, id_ = _pointed(table, where)
        over = mark == "rest" or (whole == "legal" and bool(cube))
        if over and whole != "rest" and (cube or not table.lies.owners.get(track.id, -1) >= 0):
            mark, id_ = whole, table.targets.item(track.id)
        seen = _point(table, id_, rect, "" if dead else track.id)
        if mark != "rest" and seen:
            table.sheet.add(partial(_glow, table, rect=rect, mark=mark, radius=round(0.17 * table.lens.size)))
    middle_at = track.slots[len(track.slots) // 2]
    table.sheet.places[track.id] = table.square(table.lens.hex(middle_at), SLOT)


def _lay_conflict(table: Board, card: str) -> None:
    """Lay a conflict between its two systems."""
    track = board().tracks[table.view.conflicts[card].track]
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
    table.kit.faces.glow(surface, rect, mark_colour(table, mark), radius)
    surface.set_clip(before)


def mark_colour(table: Board, mark: Mark) -> RGB:
    """Return the colour of a mark: amber for what is chosen, cyan for what may be."""
    colour = table.kit.theme.colour
    return colour.primary if mark == "chosen" else colour.legal


def _halo(table: Board, surface: pygame.Surface, system: System, mark: Mark) -> None:
    """Draw the bright outline of a system that may be chosen, or is."""
    outline(table, surface, system, mark_colour(table, mark), 0.12)


def outline(table: Board, surface: pygame.Surface, system: System, colour: RGB, width: float) -> None:
    """Draw a hexagon around a system; `width` is that of its line in sizes of a hex."""
    k = table.lens.size
    radius = ((OUTER if system.start else HOME) + 0.14) * k
    key = ("system outline", round(radius, 1), colour, width)
    ring = table.kit.surfaces.get(key, lambda: hex_art.hexagon(radius, None, colour, max(2.0, width * k)))
    before = surface.get_clip()
    surface.set_clip(table.frame.map.clip(before))
    surface.blit(ring, ring.get_rect(center=table.lens.hex(system.at)))
    surface.set_clip(before)
