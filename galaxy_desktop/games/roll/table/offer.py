"""Tiles open to be chosen: they cover the upper part of the table until the choice is made."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.games.roll.box import sides, tile_of, turned
from galaxy_desktop.games.roll.moves import PutTile, parse_as
from galaxy_desktop.games.roll.placement import Placement
from galaxy_desktop.games.roll.powers import PHASE_OF
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import least_written, put
from galaxy_desktop.ui.tabletop.offer import lay_offer_panel
from galaxy_desktop.ui.tabletop.peek import peek_corner

TOPICS = ("start", "place_tiles", "rearrange", "abandon", "give_up_tile")
LARGEST, SMALLEST, APART, PLATE = 210, 56, 40, 32


def is_open(board: Board) -> bool:
    """Return whether tiles lie open to be chosen."""
    return board.topic in TOPICS


def lay_offer(board: Board, frame: Frame) -> None:
    """Lay the panel and its tiles; it can be folded away once the screens are lifted."""
    assert board.decision is not None
    title = board.game.words.ask(board.view, board.decision, board.shown.chosen).head
    folds = bool(frame.table.height)
    least = peek_corner(board, frame.upper).height if folds else 0
    inside = lay_offer_panel(board, frame.upper, title, folds=folds, least=least)
    inside = layout.trim(inside, bottom=board.space("frame"))
    if board.topic in ("abandon", "give_up_tile"):
        _lay_zone(board, inside)
    elif board.topic == "start":
        _lay_start(board, inside)
    else:
        _lay_pairs(board, inside)


def _apart(board: Board, across: int) -> int:
    """Return the gap between tiles: wider if both sides of each are shown, so that pairs are told apart."""
    return board.space("margin") if across == 1 else board.px(APART)


def _grid(board: Board, inside: pygame.Rect, number: int, across: int, foot: int) -> tuple[int, int]:
    """Return the number of columns and the size of a square, at least `SMALLEST` design units."""
    gap, least = _apart(board, across), board.px(SMALLEST)
    best = (max(1, min(number, (inside.width + gap) // (across * least + gap))), least)
    for columns in range(1, number + 1):
        rows = -(-number // columns)
        width = ((inside.width + gap) // columns - gap - board.space("seam") * (across - 1)) // across
        size = min(width, (inside.height + gap) // rows - gap - foot, board.px(LARGEST))
        if size > best[1]:
            best = (columns, size)
    return best


def _lay_zone(board: Board, inside: pygame.Rect) -> None:
    """Lay every tile of the own zone with the side that is up."""
    assert board.decision is not None
    tiles = board.decision.options()
    columns, size = _grid(board, inside, len(tiles), 1, 0)
    places = layout.cells(inside, (size, size), len(tiles), columns, board.space("margin"))
    for tile, place in zip(tiles, places, strict=True):
        board.put_tile(tile, place, "offer")


def _lay_start(board: Board, inside: pygame.Rect) -> None:
    """Lay each way to start: the development of one tile with the world of the other."""
    assert board.decision is not None
    tiles = board.decision.options()
    line = 2 * board.kit.fonts.style("small", board.kit.metrics).line + board.space("seam")
    columns, size = _grid(board, inside, len(tiles), 2, line)
    seam = board.space("seam")
    whole = 2 * size + seam, size + line
    places = layout.cells(inside, whole, len(tiles), columns, _apart(board, 2))
    for tile, place in zip(tiles, places, strict=True):
        pair = [tile, *(turned(other, WORLD) for other in tiles if other != tile)]
        board.sheet.add(partial(_name_pair, board, rect=place, size=size), None)
        squares = layout.cells(place, (size, size), 2, 2, seam)
        for side, rect in zip(pair[:2], squares, strict=True):
            board.put_tile(side, rect, "offer", tile)


def _name_pair(board: Board, surface: pygame.Surface, rect: pygame.Rect, size: int) -> None:
    line = layout.below(rect, rect.top + size)
    text = _("this development and the other tile's world")
    soft = board.kit.theme.colour.text_soft
    board.kit.text.draw(surface, line, text, "small", colour=soft, align="centre", middle=True)


def _lay_pairs(board: Board, inside: pygame.Rect) -> None:
    """Lay both sides of each tile; below them their destinations, if there is a choice."""
    composer = board.decision.composer if isinstance(board.decision, Compose) else None
    if not isinstance(composer, Placement):
        return
    foot = _order_height(board)
    if composer.tops:
        foot += board.space("seam") + max(PLATE, board.letters("small") + board.space("pad"))
    columns, size = _grid(board, inside, len(composer.tiles), 2, foot)
    seam = board.space("seam")
    whole = 2 * size + seam, size + foot
    places = layout.cells(inside, whole, len(composer.tiles), columns, _apart(board, 2))
    for tile, place in zip(composer.tiles, places, strict=True):
        squares = layout.cells(place, (size, size), 2, 2, seam)
        for kind, rect in zip((DEVELOPMENT, WORLD), squares, strict=True):
            _lay_side(board, turned(tile, kind), rect, foot, tops=composer.tops)


def _lay_side(board: Board, side: str, rect: pygame.Rect, foot: int, *, tops: bool) -> None:
    board.put_tile(side, rect, "offer", dim=_other_is_up(board, side))
    line = pygame.Rect(rect.left, rect.bottom, rect.width, _order_height(board))
    board.sheet.add(partial(_order, board, rect=line, side=side))
    if not tops:
        return
    height = foot - line.height - board.space("seam")
    plate = pygame.Rect(rect.left, line.bottom, rect.width, height)
    option = PutTile(side, on_top=True).option
    item = Item(option, plate, "offer", "", board.word(option))
    board.sheet.add(partial(_on_top, board, rect=plate, option=option), item)


def _tiles(board: Board) -> tuple[str, ...]:
    """Return the tiles that are to be placed."""
    composer = board.decision.composer if isinstance(board.decision, Compose) else None
    return composer.tiles if isinstance(composer, Placement) else ()


def _order_height(board: Board) -> int:
    """Return the height of the line below a side, in pixels."""
    return board.letters("small") + board.space("gutter")


def _other_is_up(board: Board, side: str) -> bool:
    """Return whether the tile was placed with its other side up."""
    return any(tile_of(placed) == tile_of(side) and placed != side for placed in _placed(board))


def _placed(board: Board) -> list[str]:
    """Return the sides placed so far."""
    return [parse_as(PutTile, move).side for move in board.shown.chosen]


def _order(board: Board, surface: pygame.Surface, rect: pygame.Rect, side: str) -> None:
    """Write the kind of a side or, where several are to be placed, its number among the placed tiles.

    Words that are wider than a development reach into the gap beside the pair, up to its middle. Where they
    have no room there either, each side has the icon of the phase that builds it.
    """
    colour, known = board.kit.theme.colour, sides()[side]
    placed = _placed(board)
    shade = colour.primary if side in placed else colour.text_soft
    numbered = side in placed and len(_tiles(board)) > 1
    most = rect.width + board.px(APART) // 2
    if not numbered and least_written(board, _("development"), "small") > most:
        put(surface, board.kit.sign(PHASE_OF[known.side], rect.height, shade), rect.center)
        return
    text = _("world") if known.is_world else _("development")
    if numbered:
        text = _("no. {n}").format(n=placed.index(side) + 1)
    lacks = max(0, board.kit.text.width(text, "small") - rect.width)
    more = 0 if known.is_world else min(lacks, board.px(APART) // 2)
    block = board.kit.text.label(text, rect.width + more, "small", colour=shade)
    block.draw(surface, (rect.left - more, rect.centery - block.height // 2))


def _on_top(board: Board, surface: pygame.Surface, rect: pygame.Rect, option: Option) -> None:
    colour = board.kit.theme.colour
    mark = board.mark(option)
    edge = {"chosen": colour.primary, "legal": colour.legal}.get(mark, colour.hairline)
    board.kit.faces.raised(surface, rect, edge)
    block = board.kit.text.label(_("on top"), rect.width - 8, "button")
    block.draw(surface, (rect.left + 4, rect.centery - block.height // 2))
