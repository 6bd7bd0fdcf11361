"""The table of all workers once the screens are lifted: a row for each player, a column for each phase."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.roll.dice import PHASES
from galaxy_desktop.games.roll.table import standing
from galaxy_desktop.games.roll.table.board import Board, rows_in
from galaxy_desktop.games.roll.table.frame import Frame
from galaxy_desktop.games.roll.words.terms import numeral
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.faces import Look
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import lay_counters, put, shield, write, write_pair
from galaxy_desktop.ui.tabletop.players import state_colour, state_sign

PAD, GAP, NAMES = 10, 8, 200
DIE = 46


def lay_reveal(board: Board, frame: Frame) -> None:
    """Lay columns, rows and workers."""
    box = frame.table
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, box))
    pad, gap = board.px(PAD), board.px(GAP)
    names = max(board.px(NAMES), round(board.text(17) * 9.5))
    wide = board.kit.metrics.mode == "wide"
    head = board.text(18) + board.px(40) + (board.text(14) if wide else 0)
    inside = box.inflate(-2 * pad, -2 * pad)
    width = (inside.width - names - 5 * gap) / 5
    columns = {
        phase: pygame.Rect(
            round(inside.left + names + gap + number * (width + gap)), inside.top, round(width), inside.height
        )
        for number, phase in enumerate(PHASES)
    }
    for phase, column in columns.items():
        _lay_head(board, phase, column, head)
    seats = [*board.seats_from_me(), board.seat]
    height = (inside.height - head) / len(seats)
    for number, seat in enumerate(seats):
        row = pygame.Rect(
            inside.left, round(inside.top + head + number * height), inside.width, round(height) - 3
        )
        _lay_row(board, seat, row, names, columns)
    title = pygame.Rect(inside.left + board.px(8), inside.top, names, head)
    board.sheet.add(partial(_title, board, rect=title))


def _title(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    number = len(board.view.occurring)
    under = ngettext("{n} phase happens", "{n} phases happen", number).format(n=number)
    write_pair(board, surface, rect, _("Revealed"), under)


def selectors(board: Board, phase: str) -> list[Seat]:
    """The seats that selected a phase."""
    return [seat for seat, player in enumerate(board.view.players) if player.selected == phase]


def _lay_head(board: Board, phase: str, column: pygame.Rect, height: int) -> None:
    board.sheet.places[f"column:{phase}"] = column
    head = pygame.Rect(column.left, column.top, column.width, height)
    draw = partial(_head, board, column=column, head=head, phase=phase)
    board.sheet.add(draw, Item(f"phase:{phase}", head, "phases", phase))


def _head(board: Board, surface: pygame.Surface, column: pygame.Rect, head: pygame.Rect, phase: str) -> None:
    """Raised where the phase happens, amber while it does, faint where it does not."""
    colour, faces = board.kit.theme.colour, board.kit.faces
    happens, running = phase in board.view.occurring, phase == board.view.phase
    fill = colour.raised if happens else colour.well
    edge = colour.primary if running else colour.edge if happens else colour.hairline
    stroke = max(1.5, 2 * board.kit.metrics.scale) if running else faces.hair
    faces.face(
        surface, column, Look(fill, fill, edge, faces.radius("control"), stroke, 255 if happens else 90)
    )
    size, pad = board.text(19), board.px(10)
    line = pygame.Rect(head.left + pad, head.top + board.px(6), head.width - 2 * pad, size + board.px(14))
    shade = colour.text if happens else colour.text_muted
    put(surface, board.kit.sign("phase", size, shade, numeral(phase)), (line.left + size // 2, line.centery))
    seats, right = selectors(board, phase), line.right
    for seat in reversed(seats):
        put(surface, shield(board, seat, size), (right - size // 2, line.centery))
        right -= size + 3
    if not seats:
        put(surface, board.kit.sign(phase, size, shade), (right - size // 2, line.centery))
        right -= size
    words = pygame.Rect(line.left + size + pad, line.top, right - line.left - size - pad, line.height)
    name = board.kit.text.label(
        board.game.words.phase(phase), words.width, "section", colour=shade, align="left"
    )
    name.draw(surface, (words.left, words.centery - name.height // 2))
    if board.kit.metrics.mode == "wide":
        under = pygame.Rect(line.left, line.bottom, line.width, head.bottom - line.bottom - board.px(6))
        write(board, surface, under, _by(board, phase, seats), "small", colour.text_soft)


def _by(board: Board, phase: str, seats: list[Seat]) -> str:
    if not seats:
        return _("by the extra die") if phase in board.view.occurring else _("nobody selected it")
    names = [_("you") if seat == board.seat else board.shown.sitters[seat].name for seat in seats]
    return _("selected by {names}").format(names=listed(names))


def _lay_row(board: Board, seat: Seat, row: pygame.Rect, names: int, columns: dict[str, pygame.Rect]) -> None:
    if seat == board.seat:
        board.sheet.add(partial(_own, board, row=row.inflate(board.px(8), 0)))
    else:
        board.sheet.places[f"seat:{seat}"] = row
        line = pygame.Rect(row.left, row.top - 2, row.width, 1)
        board.sheet.add(lambda surface: _line(board, surface, line))
    cell = pygame.Rect(row.left + board.px(6), row.top, names - board.px(6), row.height)
    _lay_name(board, seat, cell)
    player = board.view.players[seat]
    for phase, column in columns.items():
        workers = [die for die in player.column(phase) if die != player.selector]
        if player.selected == phase and player.selector in player.workers:
            workers.insert(0, player.selector)
        if phase == board.view.phase:
            workers += player.extras
        _lay_cell(board, seat, workers, pygame.Rect(column.left, row.top, column.width, row.height))


def _line(board: Board, surface: pygame.Surface, line: pygame.Rect) -> None:
    surface.fill(board.kit.theme.colour.hairline, line)


def _own(board: Board, surface: pygame.Surface, row: pygame.Rect) -> None:
    """The own row, tinted in the colour of the seat."""
    tint = board.seat_colour(board.seat)
    board.kit.faces.face(surface, row, Look(tint, tint, tint, board.kit.faces.radius("control"), 1.2, 26))


def _lay_name(board: Board, seat: Seat, cell: pygame.Rect) -> None:
    """Shield and name; below them chips, squares and credits."""
    size = min(board.text(24), cell.height // 2)
    upper = pygame.Rect(cell.left, cell.top, cell.width, min(cell.height // 2, size + board.px(18)))
    lower = pygame.Rect(cell.left, upper.bottom, cell.width, cell.height - upper.height)
    counters = [standing.chips(board, seat), standing.squares(board, seat)]
    if board.kit.metrics.mode != "large_text":
        counters.append(standing.money(board, seat))
    if seat != board.seat:
        lay_counters(board, lower, counters, f"row {seat}", words=False)
    sitter = board.shown.sitters[seat]
    name = _("You") if seat == board.seat else sitter.name
    whole = cell if seat == board.seat else upper

    def draw(surface: pygame.Surface) -> None:
        put(surface, shield(board, seat, size), (cell.left + size // 2, whole.centery))
        left = cell.left + size + board.px(10)
        write(
            board,
            surface,
            pygame.Rect(left, whole.top, cell.right - left - size, whole.height),
            name,
            "section",
        )
        if sign := state_sign(board, seat):
            centre = (cell.right - size // 2 - 2, whole.centery)
            put(surface, board.kit.sign(sign, round(size * 0.7), state_colour(board, seat)), centre)

    board.sheet.add(draw)


def _lay_cell(board: Board, seat: Seat, workers: list[str], cell: pygame.Rect) -> None:
    """The workers of a player in a phase."""
    player = board.view.players[seat]
    box = cell.inflate(-board.px(26), -board.px(18))
    largest = min(max(24, board.px(DIE)), box.height)
    rects = rows_in(box, len(workers), largest)
    down = (box.bottom - max((rect.bottom for rect in rects), default=box.bottom)) // 2
    for number, (die, rect) in enumerate(zip(workers, rects, strict=True)):
        framed = die == player.selector and number == 0
        sign = board.sign_of(player, die)
        board.put_die(die, rect.move(0, down), f"workers {seat}", sign, framed=framed)
