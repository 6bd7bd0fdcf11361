"""Table of all workers once the screens are lifted: a row for each player, a column for each phase."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame, phase_columns
from galaxy_desktop.games.roll.table.workers import lay_aside, lay_cell, set_aside
from galaxy_desktop.games.roll.words.selection import selected_by, selected_in_short, selectors
from galaxy_desktop.games.roll.words.terms import numeral
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import is_whole, lead, least_written, put, write, write_pair
from galaxy_desktop.ui.tabletop.players import state_colour, state_sign
from galaxy_desktop.ui.theme import RGB

NAMES, ASIDE, MOST_ASIDE, LEAST_ASIDE = 150, 0.3, 0.6, 18
"""Width of the column of names in design units; shares of it that each die set aside takes, and all; least
width of one with a gap, in pixels."""


def lay_reveal(board: Board, frame: Frame) -> None:
    """Lay columns, rows and workers."""
    box = frame.table
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, box))
    gap, head = board.space("gutter"), _head_height(board)
    inside = layout.inset(box, board.space("gap"))
    seats = [*board.seats_from_me(), board.seat]
    height = (inside.height - head) / len(seats)
    names = max([names_width(board), *(_beside_dice(board, seat, int(height)) for seat in seats)])
    beside = layout.trim(inside, left=names + gap)
    columns = dict(zip(PHASES, phase_columns(beside, gap), strict=True))
    for phase, column in columns.items():
        _lay_head(board, phase, column, head)
    for number, seat in enumerate(seats):
        row = pygame.Rect(
            inside.left,
            round(inside.top + head + number * height),
            inside.width,
            round(height) - board.space("hair"),
        )
        _lay_row(board, seat, row, names, columns)
    title = layout.left(layout.trim(layout.top(inside, head), left=gap), names)
    board.sheet.add(partial(_title, board, rect=title))


def names_width(board: Board) -> int:
    """Return the width of the column of names, in pixels."""
    return max(board.px(NAMES), round(board.letters("option") * (6.0 if _large(board) else 9.0)))


def _beside_dice(board: Board, seat: Seat, height: int) -> int:
    """Return the width that a name needs in a row of a height beside small dice set aside; 0 without any."""
    dice = len(set_aside(board.view.players[seat]))
    if not dice:
        return 0
    return 2 * board.space("tight") + _least_name(board, seat, height) + _least_aside(dice, height)


def _least_name(board: Board, seat: Seat, height: int) -> int:
    """Return the least width of shield and name in a row of a height."""
    return _shield(board, height) + board.space("gap") + least_written(board, _named(board, seat), "section")


def _least_aside(dice: int, height: int) -> int:
    """Return the width that dice set aside take in a row of a height if they are small."""
    return -(-dice // max(1, height // LEAST_ASIDE)) * LEAST_ASIDE


def _shield(board: Board, height: int) -> int:
    return min(board.icon("row"), height)


def _named(board: Board, seat: Seat) -> str:
    return _("You") if seat == board.seat else board.name(seat)


def _large(board: Board) -> bool:
    return board.kit.metrics.mode == "large_text"


def _head_height(board: Board) -> int:
    """Return the height of a head; it holds a second line in a wide window or with large text."""
    second = {"wide": board.letters("small"), "large_text": board.letters("section")}.get(
        board.kit.metrics.mode, 0
    )
    return board.letters("section") + board.px(40) + second


def _title(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    number = len(board.view.occurring)
    under = ngettext("{n} phase occurs", "{n} phases occur", number).format(n=number)
    fits = not _large(board) and board.kit.text.width(under, "small") <= rect.width
    write_pair(board, surface, rect, _("Revealed"), under if fits else "")


def _lay_head(board: Board, phase: str, column: pygame.Rect, height: int) -> None:
    board.sheet.places[item_id("column", phase)] = column
    head = layout.top(column, height)
    draw = partial(_head, board, column=column, head=head, phase=phase)
    board.sheet.add(draw, Item(item_id("phase", phase), head, "phases", phase))


def _head(board: Board, surface: pygame.Surface, column: pygame.Rect, head: pygame.Rect, phase: str) -> None:
    """Draw a column: raised if its phase happens, amber while it runs, faint if it does not happen."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    happens, running = phase in board.view.occurring, phase == board.view.phase
    fill = colour.raised if happens else colour.well
    edge = colour.primary if running else colour.edge if happens else colour.hairline
    stroke = faces.strong if running else faces.hair
    faces.face(
        surface, column, FaceStyle(fill, fill, edge, faces.radius("control"), stroke, 255 if happens else 90)
    )
    inside = layout.inset(head, board.space("gap"), board.space("tight"))
    line, under = layout.cut_top(inside, board.icon("inline") + board.space("pad"))
    shade = colour.text if happens else colour.text_muted
    words = _head_signs(board, surface, line, phase, shade)
    names = [board.game.words.phase(phase)]
    if _large(board):
        words, names = under, [board.game.words.phase(each) for each in PHASES]
    px = board.kit.text.common_size(names, words.width, "section")
    text = board.game.words.phase(phase)
    name = board.kit.text.block(text, words.width, "section", colour=shade, lines=1, px=px)
    name.draw(surface, (words.left, words.centery - name.height // 2))
    if board.kit.metrics.mode == "wide":
        names = [sitter.name for sitter in board.shown.sitters]
        by = selected_by(board.view, phase, board.seat, names)
        if not is_whole(board, by, "small", under.size):
            by = selected_in_short(board.view, phase)
        write(board, surface, under, by, "small", colour.text_soft)


def _head_signs(
    board: Board, surface: pygame.Surface, line: pygame.Rect, phase: str, shade: RGB
) -> pygame.Rect:
    """Draw the number of a phase, and its selectors, the spare die or its sign; return the room between."""
    size, seats = board.icon("inline"), selectors(board.view, phase)
    rest = lead(surface, board.kit.sign("phase", size, shade, numeral(phase)), line, size, board.space("gap"))
    small = min(size, rest.width // max(1, len(seats)) - 3)
    for seat in reversed(seats):
        put(surface, board.kit.shield(seat, small), (rest.right - small // 2, line.centery))
        rest = layout.trim(rest, right=small + 3)
    if not seats:
        sign = "die" if phase in board.view.occurring else phase
        put(surface, board.kit.sign(sign, size, shade), (rest.right - size // 2, line.centery))
        rest = layout.trim(rest, right=size)
    return rest


def _lay_row(board: Board, seat: Seat, row: pygame.Rect, names: int, columns: dict[str, pygame.Rect]) -> None:
    if seat == board.seat:
        board.sheet.add(partial(_own, board, row=row.inflate(board.space("gutter"), 0)))
    else:
        line = pygame.Rect(row.left, row.top - 2, row.width, 1)
        board.sheet.add(lambda surface: surface.fill(board.kit.theme.colour.hairline, line))
    _lay_name(board, seat, layout.trim(layout.left(row, names), left=board.space("tight")))
    for phase, column in columns.items():
        lay_cell(board, seat, phase, pygame.Rect(column.left, row.top, column.width, row.height))


def _own(board: Board, surface: pygame.Surface, row: pygame.Rect) -> None:
    """Draw the own row, tinted in the colour of the seat."""
    tint = board.seat_colour(board.seat)
    board.kit.faces.face(
        surface, row, FaceStyle(tint, tint, tint, board.kit.faces.radius("control"), 1.2, 26)
    )


def _lay_name(board: Board, seat: Seat, cell: pygame.Rect) -> None:
    """Lay shield and name, and dice set aside to Dictate; the figures of others are in their lines above.

    The whole name comes first: dice are smaller beside a long one, and the sign of the state, which is also
    above or below this table, is left out where only the name has room.
    """
    size, least = _shield(board, cell.height), _least_name(board, seat, cell.height)
    if dice := set_aside(board.view.players[seat]):
        share = min(ASIDE * len(dice), MOST_ASIDE)
        free = cell.width - least - board.space("tight")
        wide = max(_least_aside(len(dice), cell.height), min(round(cell.width * share), free))
        room, cell = layout.cut_right(cell, wide, board.space("tight"))
        lay_aside(board, seat, room)
    sign = state_sign(board, seat) if cell.width >= least + size else ""
    board.sheet.add(partial(_name, board, seat=seat, line=cell, size=size, sign=sign))


def _name(board: Board, surface: pygame.Surface, seat: Seat, line: pygame.Rect, size: int, sign: str) -> None:
    words = lead(surface, board.kit.shield(seat, size), line, size, board.space("gap"))
    if sign:
        words = layout.trim(words, right=size)
        mark = board.kit.sign(sign, round(size * 0.7), state_colour(board, seat))
        put(surface, mark, (line.right - size // 2 - 2, line.centery))
    write(board, surface, words, _named(board, seat), "section")
