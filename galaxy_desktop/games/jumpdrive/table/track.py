"""Race to the end: a rail of VP with the shield of every player, and the VP this round adds."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.standing import brings
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.theme import mix

PAD, AFTER, STEP, SHIELD, LINE = 18, 58, 5, 24, 3
ALONE = 60


def lay_track(board: Board, frame: Frame) -> None:
    """Lay the rail, its marks, and for each player a shield and a line ahead of it."""
    if not frame.track.height:
        return
    rail, most = rail_of(board, frame), length_of(board)
    board.sheet.add(lambda surface: _rail(board, surface, frame.track, rail, most))
    order = sorted(range(len(board.view.players)), key=lambda seat: board.view.players[seat].vp)
    for row, seat in enumerate(order):
        _lay_seat(board, rail, most, seat, row)


def length_of(board: Board) -> int:
    """Return the VP at the end of the rail: those that end the game, or more if a player exceeds them."""
    end = ALONE if board.alone else figures().end_vp
    reach = max(_goal(board, seat) for seat in range(len(board.view.players)))
    return max(end, -(-reach // STEP) * STEP)


def _goal(board: Board, seat: Seat) -> int:
    return board.view.players[seat].vp + (0 if board.view.ended_by else brings(board, seat)[0])


def rail_of(board: Board, frame: Frame) -> pygame.Rect:
    """Return the rectangle of the rail from 0 to its end."""
    words = board.text(17) * 7 if board.kit.metrics.mode == "wide" else 0
    room = layout.trim(frame.track, left=board.px(PAD) + words, right=board.px(AFTER))
    rail = layout.top(room, max(3, board.px(5)))
    rail.centery = room.top + round(room.height * 0.49)
    return rail


def spot_on(rail: pygame.Rect, most: int, vp: int) -> int:
    """Return the horizontal place of a number of VP on the rail, in pixels of the window."""
    return rail.left + round(rail.width * min(1.0, vp / most))


def _rail(board: Board, surface: pygame.Surface, room: pygame.Rect, rail: pygame.Rect, most: int) -> None:
    colour, faces = board.kit.theme.colour, board.kit.faces
    faces.panel(surface, room)
    if board.kit.metrics.mode == "wide":
        title = _("Points") if board.alone else _("Race to {end}").format(end=figures().end_vp)
        head = layout.top(layout.trim(room, left=board.px(PAD)), round(room.height * 0.62))
        write(board, surface, head, title, "section")
    surface.fill(mix(colour.panel, colour.edge, 0.8), rail)
    style = board.kit.fonts.style("small", board.kit.metrics)
    for vp in range(0, most + 1, STEP):
        x = spot_on(rail, most, vp)
        last = vp == (most if board.alone else figures().end_vp)
        shade = colour.credit if last else colour.text_soft
        mark = pygame.Rect(0, 0, max(1, board.px(2)), board.px(12))
        mark.center = (x, rail.centery)
        surface.fill(shade if last else colour.edge, mark)
        word = _("{n} ends it").format(n=vp) if last and not board.alone else str(vp)
        figure = board.kit.fonts.line(style.font, word, shade)
        place = figure.get_rect(midtop=(x, rail.bottom + board.px(9)))
        place.right = min(place.right, room.right - board.space("gutter"))
        surface.blit(figure, place)


def _lay_seat(board: Board, rail: pygame.Rect, most: int, seat: Seat, row: int) -> None:
    player, size = board.view.players[seat], max(18, board.px(SHIELD))
    level = [other for other in range(seat) if board.view.players[other].vp == player.vp]
    x = spot_on(rail, most, player.vp) + len(level) * (size - board.space("seam"))
    place = pygame.Rect(0, 0, size, size)
    place.midbottom = (x, rail.top - board.px(5))
    ahead = spot_on(rail, most, _goal(board, seat))
    board.sheet.places[item_id("track", seat)] = place
    name = board.shown.sitters[seat].name
    tip = _("**{name}**: {vp} VP so far; the next scoring brings {more} as things stand.").format(
        name=name, vp=player.vp, more=_goal(board, seat) - player.vp
    )
    line = pygame.Rect(spot_on(rail, most, player.vp), 0, 0, max(2, board.px(LINE)))
    line.width = max(0, ahead - line.left)
    line.top = rail.top - board.px(1) + row * (line.height + 1)
    board.sheet.add(partial(_line, board, seat=seat, line=line))
    item = Item(item_id("track", seat), place.inflate(6, 6), "track", "", tip)
    board.sheet.add(partial(_shield, board, seat=seat, place=place), item, moves=True)


def _line(board: Board, surface: pygame.Surface, seat: Seat, line: pygame.Rect) -> None:
    surface.fill(board.seat_colour(seat), line)


def _shield(board: Board, surface: pygame.Surface, seat: Seat, place: pygame.Rect) -> None:
    put(surface, board.kit.shield(seat, place.width), place.center)
