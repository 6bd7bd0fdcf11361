"""Stores of this seat: both construction stacks, credits, Citizenry and cup."""

from functools import partial

import pygame

from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.powers import PHASE_OF, need
from galaxy_desktop.games.roll.schema import DEVELOPMENT, STACKS
from galaxy_desktop.games.roll.table.board import Board, write_none
from galaxy_desktop.games.roll.table.citizenry import managing
from galaxy_desktop.games.roll.table.frame import TILE, Frame
from galaxy_desktop.games.roll.table.on_tile import dice_on_tile
from galaxy_desktop.games.roll.table.recall import recalling
from galaxy_desktop.games.roll.table.stacked import LEAST_BADGE, draw_behind, draw_number
from galaxy_desktop.games.roll.table.tile_face import named_width
from galaxy_desktop.games.roll.words.owners import stack_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import SMALLEST_FIGURE
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lead, least_written, put, write

DIE, ON_TILE = 32, 28
BEHIND, ROOM = 3, 0.36
"""Tiles that are seen behind a top one; height of the dice on a place, as a share of it."""
NUMBER = 0.3
"""Middle of the number of tiles on the edge of a top one, in heights of it: between its sign and its dice."""
LABEL, WIDEST_LABEL = 84, 100
NARROW = 7.0
"""Least width of a place with room for words, in heights of a word."""


def lay_stores(board: Board, frame: Frame) -> None:
    """Lay the stores from top to bottom."""
    box = frame.stores
    board.sheet.places["stores"] = box
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, box))
    pad = board.space("pad")
    inside = layout.inset(box, pad, board.space("gutter"))
    wide = board.kit.metrics.mode == "wide"
    line = board.letters("body") + board.space("gutter")
    if wide:
        head, inside = layout.cut_top(inside, board.letters("section") + pad)
        board.sheet.add(lambda surface: write(board, surface, head, _("Construction zone"), "section"))
    row = max(22, board.px(DIE)) + board.space("gutter")
    places = _places(board)
    rows = (1 + len(places)) * row
    size = min(board.px(TILE), (inside.width - pad) // 2, inside.height - rows - (line if wide else 0))
    bottom = _lay_stacks(board, inside, max(30, size), line if wide else 0)
    rest = layout.below(inside, bottom + board.space("seam"))
    lines = 1 + len(places)
    first, *others = layout.cells(rest, (rest.width, min(rest.height // lines, 2 * row)), lines, 1)
    _lay_credits(board, first)
    px, width = _titled(board, [title for _place, title, _sign, _dice in places]) if wide else (0, 0)
    width = width or board.icon("title") + board.space("tight")
    for (place, title, sign, dice), at in zip(places, others, strict=True):
        _lay_dice(board, at, (place, title, "" if px else sign), dice, (px, width))


def _places(board: Board) -> list[tuple[str, str, str, list[str]]]:
    """Return place, title, sign and dice of Citizenry and cup, unless they are laid out large."""
    citizenry = ("citizenry", _("Citizenry"), "citizenry", board.me.citizenry)
    if managing(board):
        return [citizenry] if recalling(board) else []
    return [citizenry, ("own cup", _("Cup"), "cup", board.me.cup)]


def _titled(board: Board, titles: list[str]) -> tuple[int, int]:
    """Return the size at which all titles are whole and the width that they and a gap take; 0 if none is."""
    text, gap = board.kit.text, board.space("tight")
    room = board.px(WIDEST_LABEL) - gap
    px = text.common_size(titles, room, "section")
    widest = max([text.width(title, "section", px) for title in titles], default=0)
    return (px, max(board.px(LABEL), widest + gap)) if widest <= room else (0, 0)


def _lay_stacks(board: Board, inside: pygame.Rect, size: int, line: int) -> int:
    """Lay the top tiles of both stacks with the dice on them; return their lower end."""
    tops = [board.me.stack(side)[-1] for side in STACKS if board.me.stack(side)]
    wide = named_width(board.kit, tops, size, inside.width // 2 - 2 * board.px(ON_TILE))
    gap = (inside.width - 2 * wide) // 3
    squares = layout.cells(layout.trim(inside, left=gap), (wide, size), 2, 2, gap)
    for side, rect in zip(STACKS, squares, strict=True):
        board.sheet.places[item_id("stack", side)] = rect
        stack = board.me.stack(side)
        if stack:
            _lay_stack(board, side, stack[-1], rect)
        else:
            item = Item(f"stack {side}", rect, "stacks", "", stack_text("", board.me, side))
            board.sheet.add(partial(_empty, board, rect=rect, side=side), item)
        if not recalling(board):
            _lay_builders(board, side, rect, gap)
        if line:
            below = pygame.Rect(rect.centerx - (wide + gap) // 2, rect.bottom, wide + gap, line)
            board.sheet.add(partial(_count, board, rect=below, side=side))
        if len(stack) > 1 and not (line and _counts_below(board, side, below.width)):
            edge = rect.right, rect.top + round(rect.height * NUMBER)
            badge = max(LEAST_BADGE, board.kit.metrics.bounded("badge"))
            board.sheet.add(partial(draw_number, board, centre=edge, size=badge, number=len(stack)))
    return inside.top + size + line


def _lay_stack(board: Board, side: str, tile: str, rect: pygame.Rect) -> None:
    behind, step = len(board.me.stack(side)) - 1, (board.space("seam"), board.space("seam"))
    if behind:
        board.sheet.add(partial(draw_behind, board, rect=rect, number=min(BEHIND, behind), step=step))
    board.put_tile(tile, rect, "stacks", tip=stack_text("", board.me, side))


def _lay_builders(board: Board, side: str, rect: pygame.Rect, beside: int) -> None:
    """Lay the dice on a stack, or in the room of a width beside it; they stay when its last tile has gone."""
    stack, dice = board.me.stack(side), board.me.builders(side)
    across = min(max(18, board.px(ON_TILE)), rect.width // 4)
    room = layout.trim(layout.inset(rect, board.space("seam"), 0), top=round(rect.height * ROOM))
    room = layout.top(room, round(rect.height * ROOM))
    if not stack:
        board.put_dice(dice, room, "builders", across)
        return
    left = rect.right + BEHIND * board.space("seam") + board.space("hair")
    right = pygame.Rect(left, rect.top, rect.right + beside - left, rect.height)
    for die, place in zip(dice, dice_on_tile(board, stack[-1], rect, len(dice), across, right), strict=True):
        board.put_die(die, place, "builders")


def _empty(board: Board, surface: pygame.Surface, rect: pygame.Rect, side: str) -> None:
    """Draw the place of a stack without tiles: in words, or by the sign of its phase if they have no room."""
    colour = board.kit.theme.colour
    board.kit.faces.dashed(surface, rect, colour.hairline, 0)
    text = _("no developments") if side == DEVELOPMENT else _("no worlds")
    box = layout.inset(rect, board.space("seam"))
    if board.me.builders(side):
        box.height = round(rect.height * 0.32)
    block = board.kit.text.fitted(
        text, box.width, "small", colour=colour.text_muted, align="centre", height=box.height
    )
    if rect.width < NARROW * board.letters("small") or block.cut:
        size = min(rect.width // 2, box.height)
        put(surface, board.kit.sign(PHASE_OF[side], size, colour.text_muted), box.center)
        return
    block.draw(surface, (box.left, box.centery - block.height // 2))


def _count(board: Board, surface: pygame.Surface, rect: pygame.Rect, side: str) -> None:
    """Write the progress of the top tile and, where the line has room, the number of tiles below it."""
    stack = board.me.stack(side)
    if not stack:
        return
    text = _progress(board, side)
    if len(stack) > 1 and _counts_below(board, side, rect.width):
        text = _and_below(board, side)
    block = board.kit.text.label(text, rect.width, "small", colour=board.kit.theme.colour.text_soft)
    block.draw(surface, (rect.left, rect.centery - block.height // 2 + board.space("hair")))


def _progress(board: Board, side: str) -> str:
    """Return how many dice are on the top tile of a stack, and how many it needs."""
    due = need(board.me.tableau, board.me.stack(side)[-1])
    return _("{has} of {due}").format(has=len(board.me.builders(side)), due=due)


def _and_below(board: Board, side: str) -> str:
    """Return the progress of the top tile, and the number of tiles below it."""
    more = len(board.me.stack(side)) - 1
    return _("{progress} · +{n} below").format(progress=_progress(board, side), n=more)


def _counts_below(board: Board, side: str, width: int) -> bool:
    """Return whether a line has room for the number of tiles below the top one; if not, a disc has it."""
    return least_written(board, _and_below(board, side), "small") <= width


def _lay_credits(board: Board, rect: pygame.Rect) -> None:
    """Lay the track from nothing to the most credits, the number reached bright."""
    board.sheet.places[item_id("credits", board.seat)] = rect
    most = figures().most_credits
    tip = _("You have **${n}** (limit ${most}).")
    item = Item("credits", rect, "stores", "", tip.format(n=board.me.credits, most=most))
    board.sheet.add(partial(_credits, board, rect=rect, most=most), item)


def _credits(board: Board, surface: pygame.Surface, rect: pygame.Rect, most: int) -> None:
    colour, faces = board.kit.theme.colour, board.kit.faces
    size = min(rect.height - board.space("tight"), board.icon("title"))
    rest = lead(surface, board.kit.sign("credits", size), rect, size, board.space("gutter"))
    left, step = rest.left, rest.width / (most + 1)
    height = min(rect.height - board.space("tight"), board.kit.metrics.bounded("sign"))
    font = board.kit.fonts.font(
        "text", 600, max(SMALLEST_FIGURE, min(board.letters("small"), round(step * 0.62)))
    )
    for number in range(most + 1):
        cell = pygame.Rect(
            round(left + number * step), rect.centery - height // 2, round(step) - board.space("hair"), height
        )
        here = number == board.me.credits
        fill, edge = (colour.credit, colour.credit) if here else (colour.well, colour.hairline)
        faces.plate(surface, cell, fill, edge, "key")
        put(
            surface,
            board.kit.fonts.line(font, str(number), colour.ink if here else colour.text_muted),
            cell.center,
        )


def _lay_dice(
    board: Board, rect: pygame.Rect, named: tuple[str, str, str], dice: list[str], size: tuple[int, int]
) -> None:
    """Lay a row of dice with its title, in a size of letters and a width, or with a sign if there is one."""
    (place, title, sign), (px, width) = named, size
    board.sheet.places[item_id(place, board.seat)] = rect
    tip = ngettext("{place}: **{n}** die", "{place}: **{n}** dice", len(dice)).format(
        place=title, n=len(dice)
    )
    label, box = layout.cut_left(rect, width)
    board.sheet.add(
        partial(_label, board, rect=label, text=title, sign=sign, px=px),
        Item(place, label, "stores", "", tip),
    )
    room = layout.inset(box, 0, board.space("hair"))
    board.put_dice(dice, room, place, max(20, board.px(DIE)))
    if not dice:
        board.sheet.add(partial(write_none, board, rect=room))


def _label(board: Board, surface: pygame.Surface, rect: pygame.Rect, text: str, sign: str, px: int) -> None:
    if sign:
        lead(surface, board.kit.sign(sign, board.icon("line")), rect, board.icon("line"), 0)
        return
    block = board.kit.text.block(text, rect.width, "section", lines=1, px=px)
    block.draw(surface, (rect.left, rect.centery - block.height // 2))
