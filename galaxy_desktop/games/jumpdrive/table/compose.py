"""Sections of the table, and the part of a moment that each of them shows."""

from dataclasses import replace

from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.empire import lay_empire
from galaxy_desktop.games.jumpdrive.table.frame import frame_of
from galaxy_desktop.games.jumpdrive.table.goals import lay_goals
from galaxy_desktop.games.jumpdrive.table.hand import lay_hand
from galaxy_desktop.games.jumpdrive.table.opponents import lay_opponents
from galaxy_desktop.games.jumpdrive.table.top import lay_top
from galaxy_desktop.games.jumpdrive.table.track import lay_track
from galaxy_desktop.ui.tabletop.section import Section, without_question


def sections_of(board: Board) -> list[Section[Board]]:
    """Return all sections of the table, each with the data from which it is laid."""
    frame = frame_of(board.kit.metrics, board.areas)
    others = (
        Section(lay_goals, board, (frame,))
        if board.alone
        else Section(lay_opponents, board.of_others(), (frame,))
    )
    return [
        Section(lay_top, without_question(replace(board, plan=None, scored=()))),
        Section(lay_track, board, (frame,)),
        others,
        Section(lay_empire, board, (frame,)),
        Section(lay_hand, board, (frame,), over=True),
    ]
