"""Cells of the table of all workers: a player's workers in a phase, and those gone back to the cup."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.arrangement import DICTATE
from galaxy_desktop.games.roll.state import Player
from galaxy_desktop.games.roll.table import held
from galaxy_desktop.games.roll.table.board import Board, rows_in
from galaxy_desktop.games.roll.table.look import DieLook
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import write
from galaxy_desktop.ui.tabletop.sheet import Spot

DIE, LEAST, ASIDE = 46, 24, 34


def lay_cell(board: Board, seat: Seat, phase: str, cell: pygame.Rect) -> None:
    """Lay the dice of a player below a phase, and words on them."""
    player = board.view.players[seat]
    workers = working(player, phase, running=phase == board.view.phase)
    idle = [die for die, column in player.idle.items() if column == phase]
    words = _("to the cup") if idle else counted(phase, len(workers)) if workers else ""
    box = layout.inset(cell, board.space("margin"), board.space("seam"))
    largest = max(LEAST, board.px(DIE))
    line = board.letters("small") + board.space("gutter")
    under = box.height >= largest + 2 * line
    room = layout.top(box, box.height - line if under else box.height)
    rects = _centred(rows_in(room, len(workers) + len(idle), min(largest, room.height)), room)
    for die, rect in zip(workers, rects, strict=False):
        framed = die == player.selector and player.selected == phase
        sign, bright = board.sign_of(player, die), seat == board.seat and held.lights_up(board, die)
        board.put_die(die, rect, f"workers {seat}", sign, framed=framed, bright=bright)
    for die, rect in zip(idle, rects[len(workers) :], strict=True):
        _lay_idle(board, seat, die, rect)
    if rects:
        _lay_words(board, words, box, rects, line if under else 0)


def set_aside(player: Player) -> list[str]:
    """Return the dice that a player set aside to Dictate this round."""
    return [die for die, column in player.idle.items() if column == DICTATE]


def lay_aside(board: Board, seat: Seat, room: pygame.Rect) -> None:
    """Lay the dice that a player set aside to Dictate, which belong to no phase."""
    dice = set_aside(board.view.players[seat])
    for die, rect in zip(dice, _centred(rows_in(room, len(dice), board.px(ASIDE)), room), strict=True):
        _lay_idle(board, seat, die, rect)


def working(player: Player, phase: str, *, running: bool) -> list[str]:
    """Return a player's workers in a phase: the one that selected it first, lent ones last."""
    workers = [die for die in player.column(phase) if die != player.selector]
    if player.selected == phase and player.selector in player.workers:
        workers.insert(0, player.selector)
    return [*workers, *(player.extras if running else ())]


def counted(phase: str, number: int) -> str:
    """Return the number of workers of a phase, with their name in that phase."""
    text = {
        "explore": ngettext("{n} explorer", "{n} explorers", number),
        "develop": ngettext("{n} developer", "{n} developers", number),
        "settle": ngettext("{n} settler", "{n} settlers", number),
        "produce": ngettext("{n} producer", "{n} producers", number),
        "ship": ngettext("{n} shipper", "{n} shippers", number),
    }[phase]
    return text.format(n=number)


def _centred(rects: list[pygame.Rect], room: pygame.Rect) -> list[pygame.Rect]:
    """Move rows of dice to the middle height of their room."""
    down = (room.bottom - max((rect.bottom for rect in rects), default=room.bottom)) // 2
    return [rect.move(0, down) for rect in rects]


def _lay_idle(board: Board, seat: Seat, die: str, rect: pygame.Rect) -> None:
    """Lay a die whose phase does not happen, or that was set aside, faint: it is in the cup again."""
    player = board.view.players[seat]
    sign = board.sign_of(player, die)
    spot = Spot(DieLook(die, rect.size, sign=sign, dim=True), rect)
    if player.idle[die] == DICTATE:
        tip = _("This die was set aside to Dictate, so it returned to the cup.")
    else:
        phase = board.game.words.phase(player.idle[die])
        tip = _("{phase} doesn't occur this round, so this die returned to the cup.").format(phase=phase)
    item = Item(f"idle {die}", rect, f"workers {seat}", die, tip)
    board.sheet.add(lambda surface: board.drawn.draw(surface, spot), item)


def _lay_words(board: Board, words: str, box: pygame.Rect, rects: Sequence[pygame.Rect], line: int) -> None:
    """Lay the words below the dice, or else beside them if there is room."""
    left, right = rects[0].left, max(rect.right for rect in rects)
    if line:
        at = pygame.Rect(left, rects[-1].bottom + board.space("gutter"), box.right - left, line)
    else:
        font = board.kit.fonts.style("small", board.kit.metrics).font
        at = pygame.Rect(
            right + board.space("gap"), box.top, box.right + board.space("margin") - right, box.height
        )
        at.width -= board.space("gap")
        if width_of(font, words) > at.width or box.height < board.letters("small"):
            return
    soft = board.kit.theme.colour.text_soft
    board.sheet.add(lambda surface: write(board, surface, at, words, "small", soft))
