"""Lays the whole table."""

from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.starmap import lay_map


def lay_table(table: Board) -> None:
    """Lay every part that this window has room for."""
    lay_map(table)
