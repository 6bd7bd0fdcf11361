"""Race to the end: a rail of VP with the shield of every player, and the VP this round adds."""

from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame, track_growth
from galaxy_desktop.games.jumpdrive.table.standing import brings
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.theme import mix

AFTER, STEP, LINE = 58, 5, 3
ALONE = 60


@dataclass(frozen=True, slots=True)
class Rail:
    """The rail from 0 to its end."""

    place: pygame.Rect
    end: int
    """The VP at its end: as many as end the game, or more where somebody goes beyond."""

    def at(self, vp: int) -> int:
        """Return where a number of VP lies."""
        return self.place.left + round(self.place.width * min(1.0, vp / self.end))


def points_of(board: Board) -> tuple[int, ...]:
    """Return the VP of each player."""
    return tuple([player.vp for player in board.view.players])


def goals_of(board: Board, points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the VP that each player has after the next scoring as things stand."""
    more = 0 if board.view.ended_by else 1
    return tuple([vp + more * brings(board, seat)[0] for seat, vp in enumerate(points)])


def rail_of(board: Board, frame: Frame, goals: tuple[int, ...]) -> Rail:
    """Return the rail for these goals."""
    left = board.space("broad") + (_title_room(board) if board.kit.metrics.mode == "wide" else 0)
    room = layout.trim(frame.track, left=left, right=board.px(AFTER))
    rail = layout.top(room, max(3, board.px(5)))
    rail.centery = room.top + round((room.height - track_growth(board.kit.metrics)) * 0.49)
    return Rail(rail, max(_last_point(board), -(-max(goals) // STEP) * STEP))


def _title(board: Board) -> str:
    return _("VP") if board.alone else _("Race to {end}").format(end=figures().end_vp)


def _title_room(board: Board) -> int:
    """Return the width of the title with a gap, and of half the shield that lies at 0."""
    wide = width_of(board.kit.fonts.style("section", board.kit.metrics).font, _title(board))
    shield = board.kit.metrics.bounded("sign") // 2
    return max(board.letters("option") * 7, wide + board.space("gap") + shield)


def _last_point(board: Board) -> int:
    """Return the VP that end the game; alone those at the end of the rail."""
    return ALONE if board.alone else figures().end_vp


def lay_rail(board: Board, frame: Frame, rail: Rail) -> None:
    """Lay the rail and its marks; where others play, it says when the game ends."""
    draw = partial(_rail, board, room=frame.track, rail=rail)
    if board.alone or not frame.track.width:
        board.sheet.add(draw)
        return
    tip = _("The game ends after a scoring in which any player has **{end}** VP or more.")
    end = figures().end_vp
    board.sheet.add(draw, Item("race", frame.track, "track", "", tip.format(end=end)))


def lay_scores(board: Board, rail: Rail, points: tuple[int, ...], goals: tuple[int, ...]) -> None:
    """Lay a shield for each player and a line ahead of it, up to the goal."""
    order = sorted(range(len(points)), key=points.__getitem__)
    for row, seat in enumerate(order):
        _lay_seat(board, rail, seat, points, goals[seat], row)


def _rail(board: Board, surface: pygame.Surface, room: pygame.Rect, rail: Rail) -> None:
    colour, faces = board.kit.theme.colour, board.kit.faces
    faces.panel(surface, room)
    if board.kit.metrics.mode == "wide":
        head = layout.top(layout.trim(room, left=board.space("broad")), round(room.height * 0.62))
        write(board, surface, head, _title(board), "section")
    surface.fill(mix(colour.panel, colour.edge, 0.8), rail.place)
    style = board.kit.fonts.style("small", board.kit.metrics)
    for vp in range(0, rail.end + 1, STEP):
        x = rail.at(vp)
        last = vp == (rail.end if board.alone else figures().end_vp)
        shade = colour.credit if last else colour.text_soft
        mark = pygame.Rect(0, 0, max(1, board.px(2)), board.px(12))
        mark.center = (x, rail.place.centery)
        surface.fill(shade if last else colour.edge, mark)
        word = _("game end: {n}").format(n=vp) if last and not board.alone else str(vp)
        figure = board.kit.fonts.line(style.font, word, shade)
        place = figure.get_rect(midtop=(x, rail.place.bottom + board.space("tight")))
        place.right = min(place.right, room.right - board.space("gutter"))
        surface.blit(figure, place)


def _lay_seat(board: Board, rail: Rail, seat: Seat, points: tuple[int, ...], goal: int, row: int) -> None:
    px, vp = board.kit.metrics.px, points[seat]
    size = board.kit.metrics.bounded("sign")
    left, top = rail.at(vp), rail.place.top
    place = pygame.Rect(0, 0, size, size)
    seam = board.space("seam")
    place.midbottom = (left + points[:seat].count(vp) * (size - seam), top - seam)
    board.sheet.places[item_id("track", seat)] = place
    name = board.name(seat)
    form = _("**{name}**: {vp} VP now, {more} VP more at the next scoring (forecast).")
    if board.view.ended_by:
        form = _("**{name}**: {vp} VP at the end.")
    tip = form.format(name=name, vp=vp, more=goal - vp)
    line = pygame.Rect(left, 0, max(0, rail.at(goal) - left), max(2, px(LINE)))
    line.top = top - px(1) + row * (line.height + 1)
    board.sheet.add(partial(_line, board, seat=seat, line=line))
    item = Item(item_id("track", seat), place.inflate(6, 6), "track", "", tip)
    board.sheet.add(partial(_shield, board, seat=seat, place=place), item, moves=True)


def _line(board: Board, surface: pygame.Surface, seat: Seat, line: pygame.Rect) -> None:
    surface.fill(board.seat_colour(seat), line)


def _shield(board: Board, surface: pygame.Surface, seat: Seat, place: pygame.Rect) -> None:
    put(surface, board.kit.shield(seat, place.width), place.center)
