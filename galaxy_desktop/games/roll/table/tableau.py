"""Own tableau: its figures, and its squares with the goods that lie on them."""

from collections.abc import Sequence
from functools import partial
from operator import itemgetter

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.moves import ProduceOn, parse_as
from galaxy_desktop.games.roll.table import held, standing
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.games.roll.table.on_tile import dice_on_tile
from galaxy_desktop.games.roll.table.recall import recalling
from galaxy_desktop.games.roll.table.tile_face import is_named, named_width
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import (
    Counter,
)
from galaxy_desktop.ui.tabletop.players import lay_own_header, lay_own_panel, own_header_height

LARGEST, LARGEST_TALL = 190, 340
"""Greatest side of a square, and that in a window without a column, where only tall ones have room for it."""
SMALLER = 0.75
"""Share of the largest size to which squares may shrink so as to have all names."""
GOOD, SEVERAL = 0.34, 0.28
"""Width of a good, alone and beside others, in heights of its world."""


def lay_tableau(board: Board, frame: Frame) -> None:
    """Lay panel, header and squares."""
    own = frame.tableau
    lay_own_panel(board, own)
    board.sheet.places["chips"] = own
    header, rest = layout.cut_top(own, own_header_height(board))
    lay_own_header(board, header, _counters(board))
    pad = board.space("pad")
    _lay_squares(board, layout.trim(rest.clip(frame.squares), left=pad, right=pad, bottom=pad))


def _counters(board: Board) -> list[Counter]:
    seat = board.seat
    return [
        standing.chips(board, seat),
        standing.score(board, seat),
        standing.squares(board, seat),
        standing.dice(board, seat),
        standing.money(board, seat),
    ]


def _lay_squares(board: Board, inside: pygame.Rect) -> None:
    """Lay all squares there can be, free ones faint; fewer if names would not fit on the tiles."""
    tableau = board.me.tableau
    number, columns, (wide, high) = _squares(board, inside)
    gap = board.space("gap")
    step = min(wide + 2 * gap, (inside.width - wide) / max(1, columns - 1))
    places = []
    for index in range(number):
        row, column = divmod(index, columns)
        places.append(
            pygame.Rect(round(inside.left + column * step), inside.top + row * (high + gap), wide, high)
        )
    _lay_tiles(board, places)
    for side, place in zip(tableau if not recalling(board) else [], places, strict=False):
        _lay_goods(board, side, place)
    for place in places[len(tableau) :]:
        board.sheet.add(
            partial(board.kit.faces.dashed, rect=place, colour=board.kit.theme.colour.hairline, fill_alpha=0)
        )


def _lay_tiles(board: Board, places: Sequence[pygame.Rect]) -> None:
    """Lay the wide tile of the faction on the first squares, then tile by tile."""
    tableau, faction = board.me.tableau, board.faction(board.seat)
    if faction:
        options = [_option(board, side) for side in faction]
        board.put_faction(faction, places[0].union(places[1]), "tableau", options)
    for side, place in list(zip(tableau, places, strict=False))[len(faction) :]:
        board.put_tile(side, place, "tableau", _option(board, side))


def _squares(board: Board, inside: pygame.Rect) -> tuple[int, int, tuple[int, int]]:
    """Return the number of squares shown, the number of columns, and the size of a square.

    All are shown if tiles are legible then; else fewer, so that those that are there are larger, in the rows
    in which all small ones have their names.
    """
    built = len(board.me.tableau)
    most = max(figures().squares, built)
    for number in range(most, built - 1, -1):
        columns, height = _grids(board, inside, number)[0]
        if tile_detail_of(height, board.letters("small")) in ("medium", "large"):
            return number, columns, (height, height)
    number = min(most, built + 1)
    ways = [
        (columns, _named(board, inside, columns, height)) for columns, height in _grids(board, inside, number)
    ]
    return number, *next((way for way in ways if _all_named(board, way[1])), ways[0])


def _named(board: Board, inside: pygame.Rect, columns: int, height: int) -> tuple[int, int]:
    """Return the size of squares of a height, broader if their names need it and so many columns let them."""
    gap = board.space("gap")
    most = (inside.width + gap) // columns - gap
    return named_width(board.kit, board.me.tableau, height, most), height


def _all_named(board: Board, size: tuple[int, int]) -> bool:
    """Return whether all own tiles have their names in squares of a size."""
    level = tile_detail_of(min(size), board.letters("small"))
    return all(is_named(board.kit, TileLook(side, size, level)) for side in board.me.tableau)


def _grids(board: Board, inside: pygame.Rect, number: int) -> list[tuple[int, int]]:
    """Return the number of columns and the largest size of a square, for one to four rows: largest first."""
    gap = board.space("gap")
    largest = board.px(LARGEST if board.kit.metrics.mode == "wide" else LARGEST_TALL)
    found = []
    for rows in range(1, 5):
        columns = -(-number // rows)
        size = min((inside.width + gap) // columns, (inside.height + gap) // rows) - gap
        found.append((columns, max(1, min(size, largest))))
    found.sort(key=itemgetter(1), reverse=True)
    least = SMALLER * found[0][1]
    return [way for way in found if way[1] >= least]


def _lay_goods(board: Board, side: str, place: pygame.Rect) -> None:
    goods = [die for die, world in board.me.goods.items() if world == side]
    across = max(18, round(place.height * (GOOD if len(goods) < 2 else SEVERAL)))
    for die, rect in zip(goods, dice_on_tile(board, side, place, len(goods), across), strict=True):
        board.put_die(die, rect, "goods", bright=held.lights_up(board, die))


def _option(board: Board, side: str) -> Option:
    """Return the option that makes a good on a world: chosen, of the producer meant, or the only one."""
    if board.topic != "produce":
        return ""
    chosen = next((one for one in board.shown.chosen if parse_as(ProduceOn, one).world == side), "")
    if chosen:
        return chosen
    found = [move for option in board.shown.open if (move := parse_as(ProduceOn, option)).world == side]
    if producer := held.about(board):
        found = [move for move in found if move.die == producer]
    return found[0].option if len(found) == 1 else ""
