"""Lays out the whole table for one moment."""

from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.choices import lay_actions
from galaxy_desktop.games.race.table.consume_row import lay_powers
from galaxy_desktop.games.race.table.empire import lay_empire
from galaxy_desktop.games.race.table.forecast import lay_forecast
from galaxy_desktop.games.race.table.frame import Frame, Row, frame_of
from galaxy_desktop.games.race.table.hand import lay_hand
from galaxy_desktop.games.race.table.opponents import lay_opponents
from galaxy_desktop.games.race.table.overlay import lay_overlay, wants_overlay
from galaxy_desktop.games.race.table.top import lay_top
from galaxy_desktop.ui.tabletop.peek import peek_corner

CONSUMING = frozenset({"consume", "goods", "sale", "cards_for_points", "guess"})


def frame_for(board: Board) -> Frame:
    """The frame of this moment: a row of choices takes room from the own tableau."""
    return frame_of(board.kit.metrics, board.areas, row_for(board))


def row_for(board: Board) -> Row:
    """Which row of choices the open question needs."""
    if board.topic == "action":
        return "actions"
    return "powers" if board.topic in CONSUMING else "none"


def lay_table(board: Board) -> None:
    """Lay everything, in the painter's order."""
    frame, row = frame_for(board), row_for(board)
    lay_top(board)
    lay_opponents(board, frame)
    reached = lay_empire(board, frame)
    if row == "actions":
        lay_actions(board, frame)
    elif row == "powers":
        lay_powers(board, frame)
    else:
        lay_forecast(board, frame, reached)
    if wants_overlay(board):
        lay_overlay(board, frame)
    elif row != "none" and board.kit.metrics.mode == "medium":
        board.sheet.overlay = peek_corner(board, frame.own)
    lay_hand(board, frame)
