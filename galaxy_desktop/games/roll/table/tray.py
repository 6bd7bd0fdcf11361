"""Tray: its floor and cup, the wild dice on it, and the place of dice laid aside to Dictate."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.roll.arrangement import DICTATE
from galaxy_desktop.games.roll.moves import LayAside, parse
from galaxy_desktop.games.roll.table import held
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.citizenry import managing
from galaxy_desktop.games.roll.table.frame import TITLE, Frame
from galaxy_desktop.games.roll.table.strip import lay_rolled, undoing
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.dice_cup import LEAN, SHAPE, cup_surface, leaning
from galaxy_desktop.ui.dice_throw import Rolled
from galaxy_desktop.ui.dice_tray import DieSpot, Floor, floor_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import write

DIE, ROLLING_DIE, CUP_DIE = 50, 68, 64
CUP, ROLLING_CUP = 100, 150
RIM = 22
CUP_AT_REST = "cup at rest"
"""Id of the drawing that is left out while the cup is shaken."""


def rolled(board: Board) -> tuple[Rolled, ...]:
    """Return the dice behind the screen of this seat with their faces."""
    return tuple(Rolled(die, board.me.faces[die]) for die in board.me.rolled)


def tray_rect(board: Board, frame: Frame) -> pygame.Rect:
    """Return the rectangle of the tray inside its panel."""
    box = frame.tray
    pad = board.space("gap")
    head = board.px(TITLE) if board.kit.metrics.mode == "wide" else pad
    return layout.trim(box, left=pad, top=head, right=pad, bottom=pad)


def floor(board: Board, frame: Frame, number: int) -> Floor:
    """Return the floor for a number of dice: beside and below the cup, above the note."""
    ground = tray_rect(board, frame).inflate(-board.px(RIM), -board.px(RIM))
    ground.height -= _note_height(board)
    wide, high = leaning(cup_rect(board, frame).height)
    taken = (wide - board.px(RIM) // 2, high - board.px(RIM) // 2)
    return floor_of(ground, number, max(24, board.px(ROLLING_DIE if frame.rolls else DIE)), taken)


def cup_rect(board: Board, frame: Frame) -> pygame.Rect:
    """Return the rectangle of the upright cup; leaning it stays inside the upper right of the tray."""
    tray = tray_rect(board, frame)
    height = min(board.px(ROLLING_CUP if frame.rolls else CUP), round(tray.height * 0.4))
    cup, (wide, high) = pygame.Rect(0, 0, round(height * SHAPE), height), leaning(height)
    cup.center = (tray.right - wide // 2, tray.top + high // 2)
    return cup


def _note_height(board: Board) -> int:
    return board.letters("small") + board.space("gutter")


def lay_tray(board: Board, frame: Frame) -> None:
    """Lay the tray, the dice that are still on it, and the place of Dictate; alone while dice roll."""
    if frame.rolls:
        board.sheet.cover(frame.tray)
    board.sheet.places["tray"] = frame.tray
    board.sheet.places["floor"] = tray_rect(board, frame)
    board.sheet.places["cup"] = cup_rect(board, frame)
    board.sheet.add(partial(_tray, board, frame=frame))
    cup, number = cup_rect(board, frame), len(board.me.cup)
    tip = ngettext("Your cup: **{n}** die", "Your cup: **{n}** dice", number).format(n=number)
    at = cup.clip(tray_rect(board, frame))
    board.sheet.add(partial(_cup, board, cup=cup), Item(CUP_AT_REST, at, "tray", "", tip), moves=True)
    if managing(board):
        _lay_cup_dice(board, frame)
    if not board.assigning:
        return
    desk, dice = board.desk, rolled(board)
    if desk.wild or desk.aside:
        places = board.tray.landing(floor(board, frame, len(dice)), dice)
        for die in (*desk.wild, *desk.aside):
            if place := places.get(die):
                _lay_die(board, die, place)
    _lay_aside(board, frame)


def _lay_cup_dice(board: Board, frame: Frame) -> None:
    """Lay the dice of the cup below it."""
    room = layout.inset(tray_rect(board, frame), board.px(RIM))
    room = layout.below(room, cup_rect(board, frame).bottom + board.px(RIM))
    board.sheet.places[item_id("own cup", board.seat)] = room
    board.put_dice(board.me.cup, room, "own cup", max(24, board.px(CUP_DIE)))


def _lay_die(board: Board, die: str, place: DieSpot) -> None:
    rect = pygame.Rect(0, 0, place.size, place.size)
    rect.center = place.centre
    lay_rolled(board, die, rect, -place.degrees)


def _tray(board: Board, surface: pygame.Surface, frame: Frame) -> None:
    """Draw the panel, and the rim and floor of the tray."""
    kit, colour = board.kit, board.kit.theme.colour
    if frame.rolls:
        surface.fill(colour.panel, frame.tray)
    kit.faces.panel(surface, frame.tray)
    tray = tray_rect(board, frame)
    kit.faces.plate(surface, tray, colour.raised, colour.edge, "panel", foot=colour.panel, strong=True)
    inner = tray.inflate(-board.space("pad"), -board.space("pad"))
    kit.faces.plate(surface, inner, colour.panel, colour.hairline, "panel", foot=colour.raised)
    if kit.metrics.mode == "wide":
        _title(board, surface, frame)
    _note(board, surface, tray)


def _cup(board: Board, surface: pygame.Surface, cup: pygame.Rect) -> None:
    picture = cup_surface(board.kit, cup.height, LEAN)
    surface.blit(picture, picture.get_rect(center=cup.center))


def _title(board: Board, surface: pygame.Surface, frame: Frame) -> None:
    head = layout.inset(layout.top(frame.tray, board.px(TITLE)), board.space("frame"), 0)
    write(board, surface, head, _("Cup") if managing(board) else _("Tray"), "section")
    if text := _beside_title(board):
        width = board.kit.fonts.style("small", board.kit.metrics).font.size(text)[0]
        right = layout.right(head, width + 2)
        write(board, surface, right, text, "small", board.kit.theme.colour.text_soft)


def _beside_title(board: Board) -> str:
    """Return words on the number of dice rolled next, or rolled last; empty without any."""
    if managing(board):
        number = len(board.me.cup)
        return ngettext("{n} die to roll", "{n} dice to roll", number).format(n=number)
    number = len(board.me.rolled)
    return ngettext("rolled {n} die", "rolled {n} dice", number).format(n=number) if number else ""


def note_of(board: Board) -> str:
    """Return the note below the dice: that wild dice must be placed, or how to Dictate; empty for none."""
    if board.topic != "assign" or board.held:
        return ""
    if board.desk.wild:
        return _("Wild: assign to any phase")
    dictates = any(_lays_aside(option) and option not in board.made for option in board.shown.open)
    return _("Dictate: choose a worker") if dictates else ""


def _note(board: Board, surface: pygame.Surface, tray: pygame.Rect) -> None:
    """Write the note: bright while dice must be placed, soft where the player may leave it at that."""
    colour = board.kit.theme.colour
    box = layout.inset(tray, board.space("pad"), board.space("gutter"))
    box = layout.bottom(box, _note_height(board))
    shade = colour.primary if board.assigning and board.desk.wild else colour.text_soft
    write(board, surface, box, note_of(board), "small", shade)


def _lay_aside(board: Board, frame: Frame) -> None:
    """Lay the places of the held die: to lay it aside, and to take it back to the tray."""
    if not board.held or board.topic != "assign":
        return
    undone, aside = held.tray_moves(board, board.held)
    tray = tray_rect(board, frame)
    height = max(30, board.px(46))
    at = layout.bottom(layout.inset(tray, board.space("gap"), board.space("gutter")), height)
    if undone:
        _lay_place(board, undone, at, _("Undo: return to the tray"))
        at = at.move(0, -height - board.space("tight"))
    if aside:
        _lay_place(board, aside, at, _("Dictate: set it aside"))


def _lays_aside(option: Option) -> bool:
    return isinstance(parse(option), LayAside)


def _lay_place(board: Board, option: Option, rect: pygame.Rect, words: str) -> None:
    aside = _lays_aside(option)
    tip = board.word(option) if aside else undoing(board, option)
    item = Item(option, rect, "aside", DICTATE if aside else "", tip)
    board.sheet.add(partial(_place, board, rect=rect, words=words), item)


def _place(board: Board, surface: pygame.Surface, rect: pygame.Rect, words: str) -> None:
    colour = board.kit.theme.colour
    board.kit.faces.veil(surface, rect, 0.7)
    board.kit.faces.dashed(surface, rect, colour.legal, 26)
    block = board.kit.text.label(words, rect.width - board.space("margin"), "button", colour=colour.legal)
    block.draw(surface, (rect.left + board.space("tight"), rect.centery - block.height // 2))
