"""Lays out the whole table for one moment."""

from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.empire import lay_empire
from galaxy_desktop.games.jumpdrive.table.frame import frame_of
from galaxy_desktop.games.jumpdrive.table.goals import lay_goals
from galaxy_desktop.games.jumpdrive.table.hand import lay_hand
from galaxy_desktop.games.jumpdrive.table.opponents import lay_opponents
from galaxy_desktop.games.jumpdrive.table.top import lay_top
from galaxy_desktop.games.jumpdrive.table.track import lay_track


def lay_table(board: Board) -> None:
    """Lay everything, in the painter's order."""
    frame = frame_of(board.kit.metrics, board.areas)
    lay_top(board)
    lay_track(board, frame)
    if board.alone:
        lay_goals(board, frame)
    else:
        lay_opponents(board, frame)
    lay_empire(board, frame)
    lay_hand(board, frame)
