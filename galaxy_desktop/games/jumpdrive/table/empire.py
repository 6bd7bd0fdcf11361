"""Own empire: its figures, a frame for every round, the Survey Team and the cost of a plan."""

import pygame

from galaxy_desktop.games.jumpdrive.table import standing
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.explore_box import explore_width, lay_explore
from galaxy_desktop.games.jumpdrive.table.foot import foot_height, lay_foot, team_width
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.look import SHAPE
from galaxy_desktop.games.jumpdrive.table.round_frame import heights, lay_round
from galaxy_desktop.games.jumpdrive.table.rounds import Round, Sizes, rounds_of, sizes_for, total
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import Counter
from galaxy_desktop.ui.tabletop.players import lay_own_panel, lay_titled_header, own_header_height

WIDEST_EXPLORE = 330
AROUND = 1.25
"""Greatest height that a frame has for its cards, in greatest heights of a card."""


def lay_panel(board: Board, frame: Frame) -> None:
    """Lay the panel on which the own empire lies."""
    lay_own_panel(board, frame.own)


def lay_empire(board: Board, frame: Frame) -> None:
    """Lay the own empire, header first."""
    own = frame.own
    medium, gutter, foot = board.kit.metrics.mode == "medium", board.space("gutter"), foot_height(board)
    height = max(own_header_height(board), foot + gutter if medium else 0)
    header, rest = layout.cut_top(own, height)
    room = layout.inset(layout.trim(rest, bottom=board.space("gap")), board.space("frame"), 0)
    used = _lay_header(board, header)
    if medium:
        beside = layout.left_of(layout.right_of(header, used + board.space("block")), room.right)
        lay_foot(board, layout.align(beside, (beside.width, foot)))
    else:
        line, room = layout.cut_bottom(room, foot, gutter)
        lay_foot(board, line)
    board.sheet.places.setdefault("chips", room)
    _lay_rounds(board, frame, room)


def _lay_header(board: Board, header: pygame.Rect) -> int:
    """Lay shield, name and the figures that fit; return the right end of the figures."""
    name = board.name(board.seat)
    named = board.kit.metrics.mode == "wide" and name != _("You")
    title, under = _("Your empire"), name if named else ""
    medium = board.kit.metrics.mode == "medium"
    kept = team_width(board, foot_height(board)) + board.space("block") if medium else 0
    return lay_titled_header(board, header, (title, under), _counters(board), kept=kept)


def _counters(board: Board) -> list[Counter]:
    seat = board.seat
    coming = [] if board.view.ended_by else [standing.vp_next(board, seat), standing.income(board, seat)]
    return [
        standing.vp_so_far(board, seat),
        *coming,
        standing.explore(board, seat),
        standing.military(board, seat),
        *standing.chromosomes(board, seat),
    ]


def _lay_rounds(board: Board, frame: Frame, room: pygame.Rect) -> None:
    """Lay the frames from left to right, then the box about exploring if there is room."""
    shown = rounds_of(board)
    if not shown:
        board.sheet.add(lambda surface: _empty(board, surface, room))
        return
    lines = heights(board)
    card = min(frame.own_card, round((room.height - sum(lines)) / SHAPE))
    box = explore_width(board)
    squeezed = layout.trim(room, right=box + board.space("gutter") if box else 0)
    sizes = sizes_for(board, squeezed, shown, card)
    if box and sizes.card < round(card * 0.93):
        box, sizes = 0, sizes_for(board, room, shown, card)
    rows = [shown]
    if not box and sizes.card < card and room.height > 2 * (sum(lines) + round(sizes.card * SHAPE)):
        rows, sizes = _in_two_rows(board, frame, room, shown, sizes)
    highest = sum(lines) + round(frame.own_card * SHAPE * AROUND)
    low = len(rows) == 1 and room.height <= highest
    places = [room] if low else _high_at_most(board, room, len(rows), highest)
    for row, across in zip(rows, places, strict=True):
        rest = across
        for each in row:
            place, rest = layout.cut_left(rest, sizes.width(each), sizes.gap)
            lay_round(board, frame, place, each, sizes, lines)
    if box:
        beside = layout.trim(room, left=total(sizes, shown) + board.space("gutter"))
        lay_explore(board, layout.left(beside, board.px(WIDEST_EXPLORE)))


def _high_at_most(board: Board, room: pygame.Rect, number: int, highest: int) -> list[pygame.Rect]:
    """Return so many rows from the top of a room, each no higher than that."""
    gap = board.space("gap")
    return layout.grid(layout.top(room, number * (highest + gap) - gap), number, 1, gap)


def _in_two_rows(
    board: Board, frame: Frame, room: pygame.Rect, shown: list[Round], sizes: Sizes
) -> tuple[list[list[Round]], Sizes]:
    """Return the rounds in two rows with the sizes of their frames if cards are larger so, else in one."""
    half = -(-len(shown) // 2)
    rows = [row for row in (shown[:half], shown[half:]) if row]
    high = (room.height - board.space("gap")) // 2 - sum(heights(board))
    card = min(frame.own_card, round(high / SHAPE))
    halves = min((sizes_for(board, room, row, card) for row in rows), key=lambda one: one.card)
    return (rows, halves) if halves.card > sizes.card else ([shown], sizes)


def _empty(board: Board, surface: pygame.Surface, room: pygame.Rect) -> None:
    soft = board.kit.theme.colour.text_muted
    text = _("The cards you place appear here, round by round.")
    board.kit.text.draw(surface, room, text, "body", colour=soft, align="centre", middle=True)
