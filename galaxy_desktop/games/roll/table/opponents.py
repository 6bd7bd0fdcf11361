"""Opponents, a line for each: name, figures, tableau, both stacks, Citizenry and cup."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.table import standing
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame, opponent_rows
from galaxy_desktop.games.roll.table.look import TileLook
from galaxy_desktop.games.roll.table.plates import lay_squares, widest_square
from galaxy_desktop.games.roll.table.rival_dice import lay_cup, lay_rival_citizenry
from galaxy_desktop.games.roll.table.rival_stacks import lay_stack
from galaxy_desktop.games.roll.table.tile_face import SIGN
from galaxy_desktop.games.roll.words.owners import square_text
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire_items import EmpireItem, opens_empire
from galaxy_desktop.ui.tabletop.fan import seen_parts
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter, counters_width, fit_counters, lay_counters, lead, write
from galaxy_desktop.ui.tabletop.players import draw_panel, draw_state, name_gap
from galaxy_desktop.ui.tabletop.sheet import Spot

NAME, TILE, DIE = 168, 74, 22
STACK_DICE, LEAST_DICE, LOW_DICE = 3, 11, 6
"""Dice side by side: on a stack, and at least in Citizenry and cup, stacked or side by side."""
TALL = 0.7
"""Height of a tile in a high line, as a share of that."""
TABLEAU = 0.55
"""Least share of the tableau in its room together with Citizenry and cup."""
SQUARES = 10
"""Most squares that lie side by side; if there are more, they overlap."""
FIGURES, LARGE_FIGURES = 0.27, 0.17
"""Greatest share of a line for its figures; with large text only chips and credits stand there."""


@dataclass(frozen=True, slots=True)
class OpponentLine:
    """Rectangles of the parts of one opponent's line."""

    name: pygame.Rect
    figures: pygame.Rect
    tableau: pygame.Rect
    stacks: tuple[pygame.Rect, ...]
    citizenry: pygame.Rect
    cup: pygame.Rect


def lay_opponents(board: Board, frame: Frame) -> None:
    """Lay the lines, clockwise from this seat; their parts are aligned, their figures the same."""
    seats = board.seats_from_me()
    figures = [counters(board, seat) for seat in seats]
    widest = max([counters_width(board, shown, words=False) for shown in figures], default=0)
    rows = opponent_rows(board.kit.metrics, frame.opponents, len(seats))
    for shown, row in zip(figures, rows, strict=True):
        fit_counters(board, shown, line_of(board, row, widest).figures.width, words=False, least=2)
    alike = min(map(len, figures), default=0)
    for place, (seat, row, shown) in enumerate(zip(seats, rows, figures, strict=True)):
        board.sheet.places[item_id("seat", seat)] = row
        bar = round(row.height * 0.5)
        board.sheet.add(partial(draw_panel, board, seat=seat, panel=row, bar=bar))
        _lay_line(board, seat, shown[:alike], line_of(board, row, widest), f"opponents {place + 1}")


def line_of(board: Board, row: pygame.Rect, widest: int) -> OpponentLine:
    """Divide a line; the room beside name, figures, tableau and stacks belongs to the dice.

    `widest` is the width of the longest figures of all opponents.
    """
    gap = board.space("frame")
    inside = layout.inset(row, board.space("margin"), board.space("seam"))
    high = row.height >= 2 * (board.letters("option") + board.space("gutter"))
    share = LARGE_FIGURES if board.kit.metrics.mode == "large_text" else FIGURES
    widest = min(round(row.width * share), widest)
    name = max(board.px(NAME), widest) if high else max(board.px(NAME), board.letters("option") * 5)
    size = min(max(board.px(TILE), round(row.height * TALL)), inside.height)
    die = board.px(DIE)
    stack = size + board.space("seam") + STACK_DICE * (die + 3)
    left = inside.left + name + gap + (0 if high else widest + gap)
    free = inside.right - left - 2 * stack - 3 * gap
    least = (LEAST_DICE if high else 2 * LOW_DICE) * (die + 3) + (1 if high else 2) * board.px(30)
    most = SQUARES * (widest_square(board, size) + board.space("seam"))
    wide = min(most, max(free - least, round(free * TABLEAU)))
    middle = layout.align(layout.right_of(inside, left), (inside.right - left, size))
    middle.top = inside.centery - size // 2
    tableau, *stacks, _dice = layout.columns(middle, (wide, stack, stack, Share()), gap)
    left = stacks[-1].right + gap
    upper, lower = _halves(inside, name, widest, gap, high=high)
    dice = _two_parts(layout.right_of(inside, left), gap, high=high)
    return OpponentLine(upper, lower, tableau, tuple(stacks), *dice)


def _halves(
    inside: pygame.Rect, name: int, figures: int, gap: int, *, high: bool
) -> tuple[pygame.Rect, pygame.Rect]:
    """Cut name and figures, one below the other in a high line, else side by side."""
    if high:
        half = inside.height // 2
        upper, lower = layout.cut_top(layout.left(inside, name), half)
        return upper, layout.top(lower, half)
    left, rest = layout.cut_left(inside, name, gap)
    return left, layout.left(rest, figures)


def _two_parts(box: pygame.Rect, gap: int, *, high: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Cut two halves of a box, one below the other in a high line, else side by side."""
    if high:
        half = box.height // 2
        first, rest = layout.cut_top(box, half - 1, 2)
        return first, layout.top(rest, half - 1)
    width = (box.width - gap) // 2
    first, rest = layout.cut_left(box, width, gap)
    return first, layout.left(rest, width)


def counters(board: Board, seat: Seat) -> list[Counter]:
    """Return the figures of another player, the most important ones first."""
    return [
        standing.chips(board, seat),
        standing.money(board, seat),
        standing.squares(board, seat),
        standing.score(board, seat),
    ]


def _lay_line(board: Board, seat: Seat, shown: list[Counter], line: OpponentLine, group: str) -> None:
    _lay_name(board, seat, line.name, group)
    lay_counters(board, line.figures, shown, group, words=False)
    lay_minis(board, seat, line.tableau, group)
    for side, rect in zip(STACKS, line.stacks, strict=True):
        lay_stack(board, seat, side, rect, group)
    lay_rival_citizenry(board, seat, line.citizenry, group)
    lay_cup(board, seat, line.cup, group)


def _lay_name(board: Board, seat: Seat, rect: pygame.Rect, group: str) -> None:
    tip = f"{board.shown.sitters[seat].about} · {opens_empire()}"
    item = Item(EmpireItem(seat).id, rect, group, "", tip)
    board.sheet.add(partial(_name, board, seat=seat, rect=rect), item)


def _name(board: Board, surface: pygame.Surface, seat: Seat, rect: pygame.Rect) -> None:
    """Draw shield, name, and a sign of the state of the player."""
    size, sitter = min(board.icon("row"), rect.height - board.space("hair")), board.shown.sitters[seat]
    words = lead(surface, board.kit.shield(seat, size), rect, size, name_gap(board, size))
    draw_state(board, surface, seat, rect, size)
    write(board, surface, words, sitter.name, "section")


def lay_minis(board: Board, seat: Seat, inside: pygame.Rect, group: str) -> None:
    """Lay all squares of a tableau in one row: broad ones with names if they have room, else overlapping.

    Goods lie on them as small dice.
    """
    player = board.view.players[seat]
    faction = board.faction(seat)
    rects = lay_squares(board, inside, player.tableau, len(faction))
    if faction:
        wide = rects[0].union(rects[1])
        whole = Spot(TileLook(faction[0], wide.size, "mini", right=faction[1]), wide)
        board.sheet.add(lambda surface: board.drawn.draw(surface, whole))
    for side, rect, seen in zip(player.tableau, rects, seen_parts(rects), strict=True):
        look = TileLook(side, rect.size, "mini", part=side in faction)
        goods = [die for die, world in player.goods.items() if world == side]
        part = layout.left(rect, seen) if seen else rect
        tip = square_text(board.name(seat), side, goods)
        spot = Spot(look, rect)
        board.sheet.card(Item(side, part, group, side, tip), spot, partial(board.drawn.draw, spot=spot))
        _lay_goods(board, goods, part, on_plate=look.is_plate)


def _lay_goods(board: Board, goods: Sequence[str], seen: pygame.Rect, *, on_plate: bool) -> None:
    """Lay the goods of a world in the part that is seen: at its foot, on a plate where its kind was."""
    if on_plate:
        size = round(seen.height * SIGN["mini"])
        for number, die in enumerate(goods):
            left = seen.right - 2 - (number + 1) * (size + 1)
            board.put_piece(die, pygame.Rect(left, seen.top + 2, size, size))
        return
    size = max(10, min(round(seen.height * 0.44), seen.width - 2))
    step = (size + 1, 0) if seen.width > len(goods) * (size + 1) else (0, size + 1)
    for number, die in enumerate(goods):
        rect = pygame.Rect(0, 0, size, size)
        rect.bottomright = (seen.right - 1 - number * step[0], seen.bottom - 2 - number * step[1])
        board.put_piece(die, rect)
