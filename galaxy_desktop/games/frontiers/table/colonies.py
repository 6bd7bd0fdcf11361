"""Worlds of the own mat: colonies on their spaces, and the explored worlds not yet settled."""

from functools import partial

import pygame

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.moves import REPLACE, parse
from galaxy_desktop.games.frontiers.powers import sale_bonus, sale_price
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.look import TALL
from galaxy_desktop.games.frontiers.table.own_developments import draw_end
from galaxy_desktop.games.frontiers.table.tile_face import CROWDED, good_place
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put
from galaxy_desktop.ui.tabletop.parts import PartText, Sign, draw_parts
from galaxy_desktop.ui.tabletop.sheet import Spot

LARGEST, LARGEST_TALL = 190, 300
"""Greatest width of a tile, and that in a window without a column, where only tall ones have room for it."""
SLIM, FEWEST = 34, 2
"""Least width of a free space in design units, and least number shown: the next one and the reddish one."""
GIVEN_UP = "stock_world"


def lay_colonies(board: Board, area: pygame.Rect) -> None:
    """Lay the colonies on their spaces, and the free spaces up to the reddish one."""
    number = max(figures().colonies + 1, len(board.me.colonies))
    for place, rect in enumerate(_row(board, area, number)):
        _lay_space(board, place, rect)


def lay_explored(board: Board, area: pygame.Rect) -> None:
    """Lay the explored worlds, and what can be chosen instead of them."""
    cells = _waiting(board)
    if not cells:
        board.sheet.add(partial(_nothing, board, area=area))
        return
    for cell, rect in zip(cells, _row(board, area, len(cells)), strict=True):
        _lay_waiting(board, cell, rect)


def lay_worlds(board: Board, area: pygame.Rect) -> None:
    """Lay colonies, free spaces and explored worlds in one row; free spaces become narrow and few first."""
    colonies, cells, last = board.me.colonies, _waiting(board), figures().colonies
    free = list(range(len(colonies), last + 1))
    gap, between = board.space("tight"), board.space("broad") if cells else 0
    room = layout.left(area, area.width - between)
    tile = _beside(board, room, len(colonies) + len(cells), len(free))
    if tile.width < CROWDED and len(free) > FEWEST:
        free = [free[0], last]
        tile = _beside(board, room, len(colonies) + len(cells), len(free))
    rest = room.width - (len(colonies) + len(cells)) * (tile.width + gap)
    slim = min(tile.width, (rest + gap) // len(free) - gap) if free else 0
    left = area.left
    for place in [*range(len(colonies)), *free]:
        width = tile.width if place < len(colonies) else slim
        _lay_space(board, place, pygame.Rect(left, tile.top, width, tile.height))
        left += width + gap
    left += between
    for cell in cells:
        _lay_waiting(board, cell, pygame.Rect((left, tile.top), tile.size))
        left += tile.width + gap


def _beside(board: Board, room: pygame.Rect, number: int, free: int) -> pygame.Rect:
    """Return the first of `number` tiles that leave room for `free` spaces of the least width."""
    width = room.width - free * (board.px(SLIM) + board.space("tight"))
    return _row(board, layout.left(room, width), max(1, number))[0]


def _row(board: Board, area: pygame.Rect, number: int) -> list[pygame.Rect]:
    """Return the places of `number` tiles side by side, as large as they fit."""
    gap = board.space("tight")
    largest = board.px(LARGEST if board.kit.metrics.mode == "wide" else LARGEST_TALL)
    width = min((area.width + gap) // max(1, number) - gap, int(area.height / TALL), largest)
    height = round(width * TALL)
    band = layout.trim(area, top=(area.height - height) // 2)
    return layout.cells(band, (width, height), number, number, gap)


def _lay_space(board: Board, place: int, rect: pygame.Rect) -> None:
    """Lay a space of the mat by its place from the left: with its colony, or free."""
    colonies = board.me.colonies
    if place < len(colonies):
        _lay_colony(board, colonies[place], rect)
        return
    reddish = place >= figures().colonies
    goes = board.topic in ("settle", "settle_second", "way") and place == len(colonies)
    world = _settling(board) if goes else ""
    tip = _("When a player has more than **{n}** colonies, that round is the last.")
    item = Item("end of colonies", rect, "mat", "", tip.format(n=figures().colonies)) if reddish else None
    board.sheet.add(partial(_free, board, rect=rect, reddish=reddish, world=world), item)


def _settling(board: Board) -> str:
    """Return the world that is being settled onto a space of its own; empty if none is."""
    if board.topic == "way" and board.decision is not None:
        return "" if board.chosen and parse(board.chosen).how == REPLACE else board.decision.about
    return board.chosen if board.chosen in board.me.explored else ""


def _free(board: Board, surface: pygame.Surface, rect: pygame.Rect, world: str, *, reddish: bool) -> None:
    """Draw a free space: reddish past the last one, amber with the name of the world that will cover it."""
    colour = board.kit.theme.colour
    if world:
        board.kit.faces.dashed(surface, rect, colour.primary)
        if 2 * rect.width > rect.height:
            _goes_here(board, surface, rect, world)
        return
    if reddish:
        draw_end(board, surface, rect)
    else:
        board.kit.faces.dashed(surface, rect, colour.hairline, 0)


def _goes_here(board: Board, surface: pygame.Surface, rect: pygame.Rect, world: str) -> None:
    text = _("{tile} here").format(tile=board.game.words.item(world))
    box = layout.inset(rect, board.space("tight"))
    style = "small" if rect.width < board.px(130) else "body"
    colour = board.kit.theme.colour.primary
    board.kit.text.draw(surface, box, text, style, colour=colour, align="centre", middle=True)


def _lay_colony(board: Board, colony: str, rect: pygame.Rect) -> None:
    """Lay a colony; in questions about goods a ring marks the good, else a glow the tile."""
    ring = board.mark_good(colony)
    mark = "rest" if ring != "rest" else board.mark(colony)
    look = board.world_look(colony, rect.size, board.seat)
    spot = Spot(look, rect, mark=mark, ring=ring)
    item = Item(colony, rect.copy(), "tableau", colony)
    board.sheet.card(item, spot, lambda surface: board.drawn.draw(surface, spot))
    if board.topic == "sell" and ring != "rest":
        (_x, y), size = good_place(look)
        top = rect.top + (y + size if y < size else board.space("seam"))
        board.sheet.add(partial(_price, board, colony=colony, midtop=(rect.centerx, top)))


def _price(board: Board, surface: pygame.Surface, colony: str, midtop: tuple[int, int]) -> None:
    """Draw what the good of a colony would be sold for, on a plate with its middle top at `midtop`."""
    player = board.me
    amount = sale_price(player.goods[colony]) + sale_bonus(player, colony)
    height = board.kit.metrics.bounded("sign")
    box = pygame.Rect(0, 0, 2 * height, height)
    box.midtop = midtop
    board.kit.faces.raised(surface, box, board.kit.theme.colour.credit)
    parts = (Sign("credits"), PartText(str(amount)))
    draw_parts(board.kit, surface, parts, layout.inset(box, board.space("seam"), 1), board.letters("small"))


def _waiting(board: Board) -> list[str]:
    """Return the cells of the explored row: explored worlds, worlds to give up, colonists instead."""
    cells = list(board.me.explored)
    if board.topic == GIVEN_UP and board.decision is not None:
        cells += board.decision.options()
    if board.topic == "settle":
        cells.append(COLONISTS)
    return cells


def _lay_waiting(board: Board, cell: str, rect: pygame.Rect) -> None:
    if cell == COLONISTS:
        item = Item(COLONISTS, rect, "explored", "", board.word(COLONISTS))
        board.sheet.add(partial(_colonists, board, rect=rect), item)
        return
    needed = board.topic in ("settle", "settle_second", "upgrade", "discard")
    dim = needed and cell not in board.shown.open and cell not in board.shown.chosen
    board.put_tile(cell, rect, "explored", board.world_look(cell, rect.size, dim=dim))


def _colonists(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the plate for taking colonists instead of settling."""
    kit, mark = board.kit, board.mark(COLONISTS)
    edge = board.drawn.colour_of(mark) if mark != "rest" else kit.theme.colour.edge
    kit.faces.raised(surface, rect, edge)
    number = min(figures().colonists_instead, board.view.colonists)
    size = min(rect.width // 3, rect.height // 3)
    for place in range(number):
        x = rect.centerx + round((place - (number - 1) / 2) * size)
        put(
            surface,
            kit.sign("colonist", size, kit.theme.colour.text),
            (x, rect.top + round(rect.height * 0.3)),
        )
    text = ngettext("Gain {n} colonist", "Gain {n} colonists", number).format(n=number)
    text = f"+{number}" if board.plain or rect.width < CROWDED else text
    seam = board.space("seam")
    below = layout.trim(layout.inset(rect, seam, 0), top=round(rect.height * 0.5), bottom=seam)
    kit.text.draw(surface, below, text, "small", align="centre", middle=True)
    if mark != "rest":
        kit.faces.glow(surface, rect, edge)
    if mark == "chosen":
        put(surface, board.drawn.check(), (rect.centerx, rect.top))


def _nothing(board: Board, surface: pygame.Surface, area: pygame.Rect) -> None:
    colour = board.kit.theme.colour
    if board.view.over:
        text = _("Explored worlds return to the bag at game end.")
    else:
        text = _("No explored worlds. Explore to pick some.")
    board.kit.text.draw(surface, area, text, "body", colour=colour.text_muted, middle=True)
