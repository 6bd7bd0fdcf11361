"""Sections of the table, and the part of a moment that each of them shows."""

from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.empire import lay_empire, lay_panel
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.goals import lay_goals
from galaxy_desktop.games.jumpdrive.table.hand import lay_hand
from galaxy_desktop.games.jumpdrive.table.opponents import lay_opponents
from galaxy_desktop.games.jumpdrive.table.rival import lay_rival
from galaxy_desktop.games.jumpdrive.table.top import lay_top
from galaxy_desktop.games.jumpdrive.table.track import goals_of, lay_rail, lay_scores, points_of, rail_of
from galaxy_desktop.ui.tabletop.empire_items import NOBODY
from galaxy_desktop.ui.tabletop.section import Section, without_question


def sections_of(board: Board, frame: Frame, looked_at: Seat) -> list[Section[Board]]:
    """Return all sections of the table, each with the data from which it is laid.

    The empire of the seat `looked_at` lies large over the own one.
    """
    calm = without_question(replace(board, plan=None))
    still, others_only = replace(calm, scored=()), calm.of_others()
    track = []
    if frame.track.height:
        points = points_of(board)
        goals = goals_of(board, points)
        rail = rail_of(board, frame, goals)
        track = [
            Section(lay_rail, still, (frame, rail)),
            Section(lay_scores, still, (rail, points, goals), over=True),
        ]
    others = (
        Section(lay_goals, board, (frame,)) if board.alone else Section(lay_opponents, others_only, (frame,))
    )
    looking = looked_at != NOBODY
    rival = [Section(lay_rival, others_only, (frame, looked_at), over=True)] if looking else []
    return [
        Section(lay_top, still),
        *track,
        others,
        Section(lay_panel, still, (frame,)),
        Section(lay_empire, board, (frame,)),
        *rival,
        Section(lay_hand, board, (frame,), over=True),
    ]
