"""Action tiles in their wells: they slide down when they are selected, with the shield of the selector."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import PRODUCE, tiles_in_play
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.action_words import (
    bonus,
    everyone,
    for_you,
    short_name,
    shortest_name,
)
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.words.inspector_table import ACTION_SIGNS
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.parts import PartText, Sign, draw_parts, parts_width
from galaxy_desktop.ui.theme import mix

TILE = 0.742
SMALLEST_SIGN = 14


def lay_actions(board: Board, frame: Frame) -> None:
    """Lay a well for each action in play, and the action tile in it."""
    panel, gap = frame.actions, board.space("gutter")
    pad = board.space("margin" if frame.roomy else "tight")
    board.sheet.places["actions"] = panel
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, panel))
    inside = layout.inset(panel, pad)
    actions = tiles_in_play(goals=board.view.with_goals)
    width = (inside.width - gap * (len(actions) - 1)) / len(actions)
    for number, action in enumerate(actions):
        well = layout.left(layout.trim(inside, left=round(number * (width + gap))), round(width))
        place = tile_place(well, down=taker(board, action) != NOBODY)
        board.sheet.add(partial(board.kit.faces.well, rect=well))
        board.sheet.places[item_id("action", action)] = place
        item = Item(action, place, "actions", action)
        board.sheet.add(partial(_tile, board, place=place, action=action), item, moves=True)


def tile_place(well: pygame.Rect, *, down: bool) -> pygame.Rect:
    """Return the rectangle of a tile in its well: at the foot if it is down, else at the top."""
    height = round(well.height * TILE)
    return layout.bottom(well, height) if down else layout.top(well, height)


def taker(board: Board, action: str) -> Seat:
    """Return the seat that has selected an action this round; `NOBODY` if none has."""
    view = board.view
    return view.selectors[view.selected.index(action)] if action in view.selected else NOBODY


def _tile(board: Board, surface: pygame.Surface, place: pygame.Rect, action: str) -> None:
    """Draw a tile, with a glow if it can be selected and a check if it is chosen."""
    surface.blit(tile_picture(board, action, place.size), place)
    mark = board.mark(action)
    if mark != "rest":
        board.kit.faces.glow(surface, place, board.drawn.colour_of(mark))
    if mark == "chosen":
        badge = board.drawn.check()
        put(surface, badge, (place.right - board.space("gutter"), place.top + board.space("seam")))


def tile_picture(board: Board, action: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the face of an action tile as it lies there now, from the cache of the kit."""
    seat = taker(board, action)
    key = (
        *("action tile", action, size, seat, board.view.action == action),
        *(_line(board, action), board.view.produce_credits, board.kit.metrics.text_step),
    )

    def make() -> pygame.Surface:
        drawn = clear_surface(size, board.kit.theme.colour.raised)
        _draw_face(board, drawn, action, seat)
        return drawn

    return board.kit.surfaces.get(key, make)


def _line(board: Board, action: str) -> str:
    """Return what everyone does, or what an action would give the viewer who selects now."""
    choosing = board.topic == "action" and action in board.shown.open
    return for_you(board, action) if choosing else everyone(action)


def _draw_face(board: Board, face: pygame.Surface, action: str, seat: Seat) -> None:
    """Draw plate, name, what the action does and what it brings; its selector's shield in the corner."""
    colour, faces, box = board.kit.theme.colour, board.kit.faces, face.get_rect()
    running, taken = board.view.action == action, seat != NOBODY
    top = mix(colour.high, colour.raised, 0.3) if running or not taken else colour.panel
    edge = board.seat_colour(seat) if taken else colour.edge
    faces.plate(face, box, top, edge, foot=colour.raised, strong=taken)
    words = colour.text_soft if taken and not running else colour.text
    line = round(board.letters("small") * 1.3)
    inside = layout.inset(box, board.space("gap"), board.space("tight"))
    band = max(20, board.px(24))
    rows = (
        []
        if board.plain
        else [line] * (inside.height >= 30 + line + band) + [band] * (inside.height >= 30 + band)
    )
    head, below = layout.cut_top(inside, inside.height - sum(rows))
    _draw_head(board, face, action, head, words, right=_shield(board) if taken else 0)
    if len(rows) > 1:
        _write_line(board, face, layout.top(below, line), _line(board, action))
    if rows:
        draw_parts(board.kit, face, bonus(board, action), layout.bottom(inside, band), board.letters("small"))
    if taken:
        size, seam = _shield(board), board.space("seam")
        corner = layout.align(layout.inset(box, seam), (size, size), "topright")
        put(face, board.kit.shield(seat, size), corner.center)


def _write_line(board: Board, face: pygame.Surface, row: pygame.Rect, words: str) -> None:
    """Write what an action does if there is room for all of it."""
    text = board.kit.text
    smallest = board.kit.fonts.style("small", board.kit.metrics, text.smallest("small"))
    if width_of(smallest.font, words) <= row.width:
        write(board, face, row, words, "small", board.kit.theme.colour.text_soft)


def _shield(board: Board) -> int:
    return board.kit.metrics.bounded("sign")


def _draw_head(
    board: Board,
    face: pygame.Surface,
    action: str,
    head: pygame.Rect,
    colour: tuple[int, int, int],
    right: int,
) -> None:
    """Draw the sign and the name of an action side by side, or above each other with large text."""
    name, size = short_name(action), min(board.icon("row"), head.height)
    style = "section" if board.kit.metrics.mode == "wide" else "button"
    font = board.kit.fonts.style(style, board.kit.metrics).font
    room = layout.trim(head, left=size + board.space("gap"), right=right)
    sign = board.kit.sign(ACTION_SIGNS[action], size, colour)
    if board.plain:
        _stack_head(board, face, head, action, colour)
        return
    if board.kit.text.label(shortest_name(action), room.width).cut:
        room = layout.trim(head, right=right)  # for the name alone
    else:
        put(face, sign, (head.left + size // 2, head.centery))
    if action == PRODUCE and board.view.produce_credits:
        room.width -= _credits(board, face, room, name)
    if width_of(font, name) <= room.width:
        write(board, face, room, name, style, colour)
        return
    lines = 1 + (" " in name)
    block = board.kit.text.fitted(name, room.width, "button", colour=colour, lines=lines)
    if block.cut or block.height > room.height:
        word = shortest_name(action)
        block = board.kit.text.label(word, room.width, "button", colour=colour, align="left")
    block.draw(face, (room.left, room.centery - block.height // 2))


def _stack_head(
    board: Board, face: pygame.Surface, head: pygame.Rect, action: str, colour: tuple[int, int, int]
) -> None:
    """Draw the name of an action, and its sign above it; only one of them if there is no room for both."""
    width = head.width + board.space("gutter")
    text, name = board.kit.text, short_name(action)
    if text.width(name, "small") > width:
        name = shortest_name(action)
    label = text.label(name, width, "small", colour=colour)
    if label.cut:
        put(face, board.kit.sign(ACTION_SIGNS[action], min(head.size), colour), head.center)
        return
    label.draw(face, (head.left - board.space("seam"), head.bottom - label.height + 3))
    size = min(board.icon("row"), head.height - label.height + 5)
    if size >= SMALLEST_SIGN:
        sign = board.kit.sign(ACTION_SIGNS[action], size, colour)
        put(face, sign, (head.centerx, head.top + size // 2 - 2))


def _credits(board: Board, face: pygame.Surface, room: pygame.Rect, name: str) -> int:
    """Draw the credits that lie on Produce at the right of the room, if its name fits beside them.

    Return the width they and a gap take. They are also a part of the bonus, on the row below.
    """
    height, least = min(room.height, board.kit.metrics.bounded("sign")), board.letters("small")
    parts = (Sign("credits"), PartText(str(board.view.produce_credits)))
    width = parts_width(board.kit, parts, height, least)
    taken = width + board.space("tight")
    if board.kit.text.label(name, room.width - taken).cut:
        return 0
    draw_parts(board.kit, face, parts, layout.align(room, (width, height), "midright"), least)
    return taken
