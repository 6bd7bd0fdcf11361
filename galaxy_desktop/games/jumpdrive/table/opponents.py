"""Other players: name and figures, and their cards with their yields."""

from dataclasses import replace
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.table import standing
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.look import BROAD, SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.marker import lay_marker
from galaxy_desktop.language import series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.empire_items import opens_empire
from galaxy_desktop.ui.tabletop.fan import seen_parts
from galaxy_desktop.ui.tabletop.lines import Counter, counters_width, put
from galaxy_desktop.ui.tabletop.players import (
    header_height,
    lay_header,
    lay_panels,
    state_colour,
    state_sign,
    write_state,
)
from galaxy_desktop.ui.tabletop.sheet import Spot

FOOT = 26
LEAST_STEP = 0.34
FEWEST, WIDEST = 5, 2.0
"""Cards that have room in a low panel at least, and the greatest width of one in heights."""
STATE = 132
NAME = 130


def lay_opponents(board: Board, frame: Frame) -> None:
    """Lay a panel for each other player."""
    lay_panels(board, frame.others, partial(_lay_panel, board, frame))


def _lay_panel(board: Board, frame: Frame, seat: Seat, panel: pygame.Rect, group: str) -> None:
    header, rest = layout.cut_top(panel, header_height(board) if frame.minis else panel.height)
    cards = "" if frame.minis else series(map(board.game.words.item, board.view.players[seat].empire))
    counters = _counters(board, seat, header.width)
    lay_header(board, seat, header, group, counters, cards=cards, click=opens_empire())
    if not frame.minis:
        return
    rest = layout.trim(rest, bottom=board.space("gap"))
    inside = layout.inset(rest, board.space("margin"), 0)
    used = _lay_cards(board, seat, inside, group)
    if board.kit.metrics.mode == "wide" and state_sign(board, seat):
        foot = layout.bottom(rest, board.px(FOOT))
        words = inside.right - used >= board.px(STATE)
        board.sheet.add(lambda surface: _state(board, surface, seat, foot, words=words))


def _state(board: Board, surface: pygame.Surface, seat: Seat, foot: pygame.Rect, *, words: bool) -> None:
    """Draw the state of the player: in words or, over the cards, as a sign."""
    if words:
        write_state(board, surface, seat, foot)
        return
    size = board.kit.metrics.bounded("sign")
    centre = (foot.right - size // 2 - board.space("seam"), foot.bottom - size // 2)
    board.kit.faces.disc(surface, centre, size + board.space("gutter"), board.kit.theme.colour.panel)
    put(surface, board.kit.sign(state_sign(board, seat), size, state_colour(board, seat)), centre)


def _counters(board: Board, seat: Seat, width: int) -> list[Counter]:
    """Return the figures of a player; with large words only those that leave room for the names."""
    over = bool(board.view.ended_by)
    income = [] if over else [standing.income(board, seat)]
    if board.kit.metrics.mode == "large_text":
        tight = any(_is_tight(board, other, width) for other in board.seats_from_me())
        both = standing.vp_both(board, seat)
        first = replace(standing.vp_so_far(board, seat), tip=both.tip) if tight else both
        return [first, standing.cards_in_hand(board, seat), *_last(board, seat), *income]
    return [
        standing.vp_so_far(board, seat) if over else standing.vp_both(board, seat),
        *income,
        standing.cards_in_hand(board, seat),
        *_last(board, seat),
    ]


def _is_tight(board: Board, seat: Seat, width: int) -> bool:
    """Return whether VP with those of the next scoring leave no room for the name of a player."""
    few = [standing.vp_both(board, seat), standing.cards_in_hand(board, seat)]
    return counters_width(board, few, words=False) + board.text(NAME) > width


def _last(board: Board, seat: Seat) -> list[Counter]:
    """Return the figures that are dropped first if there is no room."""
    return [standing.military(board, seat), standing.explore(board, seat)]


def _lay_cards(board: Board, seat: Seat, inside: pygame.Rect, group: str) -> int:
    """Lay cards and Explore markers in the order of the rounds, overlapping if they are many.

    Return their right end, in pixels of the window.
    """
    wide = board.kit.metrics.mode == "wide"
    things = _in_order(board, seat)
    width = round(inside.height / SHAPE) if wide else _plate_width(board, inside, len(things))
    step = min(width + board.space("seam"), (inside.width - width) / max(1, len(things) - 1))
    if step < width * LEAST_STEP:
        width = round(inside.width / (1 + LEAST_STEP * (len(things) - 1)))
        step = (inside.width - width) / max(1, len(things) - 1)
    yields = board.yields(seat)
    lefts = [round(inside.left + number * step) for number in range(len(things))]
    places = [pygame.Rect(left, inside.top, width, inside.height) for left in lefts]
    turns = enumerate(board.view.players[seat].turns, 1)
    explored = iter([number for number, turn in turns if not turn.placed])
    for card, place, seen in zip(things, places, seen_parts(places), strict=True):
        if not card:
            lay_marker(board, place, seat, next(explored), group)
            continue
        one = yields[card]
        look = JumpLook(card, place.size, "mini" if wide else "sliver", (one.vp, one.income), seen=seen)
        board.put(card, Spot(look, place), group)
    return round(inside.left + (len(things) - 1) * step) + width if things else inside.left


def _plate_width(board: Board, inside: pygame.Rect, count: int) -> int:
    """Return the width of so many low cards: with room for their names, else upright."""
    room = (inside.width + board.space("seam")) // max(FEWEST, count) - board.space("seam")
    return (
        min(room, round(inside.height * WIDEST))
        if room >= inside.height * BROAD
        else round(inside.height / SHAPE)
    )


def _in_order(board: Board, seat: Seat) -> list[str]:
    """Return the cards round by round, an empty id for a round of Explore; last those passed by others."""
    player = board.view.players[seat]
    rounds = [turn.placed for turn in player.turns]
    if player.placed and len(player.turns) < board.view.round:
        rounds.append(player.placed)
    found: list[str] = []
    for placed in rounds:
        found += [card for card in placed if card in player.empire] if placed else [""]
    return found + [card for card in player.empire if card not in found]
