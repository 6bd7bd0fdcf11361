"""Lays out the whole table for one moment."""

from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.choices import lay_choices
from galaxy_desktop.games.roll.table.citizenry import lay_citizenry, managing
from galaxy_desktop.games.roll.table.frame import Frame, frame_of
from galaxy_desktop.games.roll.table.offer import is_open, lay_offer
from galaxy_desktop.games.roll.table.opponents import lay_opponents
from galaxy_desktop.games.roll.table.reveal import lay_reveal
from galaxy_desktop.games.roll.table.stores import lay_stores
from galaxy_desktop.games.roll.table.strip import lay_strip
from galaxy_desktop.games.roll.table.tableau import lay_tableau
from galaxy_desktop.games.roll.table.top import lay_top
from galaxy_desktop.games.roll.table.tray import lay_tray


def frame_for(board: Board) -> Frame:
    """The parts of the table in this phase."""
    revealed = board.view.phase in PHASES
    return frame_of(board.kit.metrics, board.areas, revealed=revealed, players=len(board.view.players))


def lay_table(board: Board) -> None:
    """Lay everything, in the painter's order."""
    frame = frame_for(board)
    lay_top(board)
    lay_opponents(board, frame)
    if board.view.phase in PHASES:
        lay_reveal(board, frame)
        lay_choices(board, frame)
    else:
        (lay_citizenry if managing(board) else lay_strip)(board, frame)
        lay_tray(board, frame)
    lay_stores(board, frame)
    lay_tableau(board, frame)
    if is_open(board):
        lay_offer(board, frame)


def lay_goals(board: Board) -> None:
    """Lay only that part of the table on which a die in the hand can be put."""
    frame = frame_for(board)
    if board.view.phase in PHASES:
        lay_choices(board, frame)
        lay_tableau(board, frame)
    elif not managing(board):
        lay_strip(board, frame)
        lay_tray(board, frame)
