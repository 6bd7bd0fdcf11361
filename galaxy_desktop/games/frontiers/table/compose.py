"""Sections of the table, and what each of them shows of a moment."""

from dataclasses import replace

from galaxy_desktop.games.frontiers.box import actions, goals
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.actions import lay_actions
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.coming import lay_coming
from galaxy_desktop.games.frontiers.table.empire import lay_empire
from galaxy_desktop.games.frontiers.table.frame import Frame, frame_of
from galaxy_desktop.games.frontiers.table.goal_box import lay_goals, shown_goals
from galaxy_desktop.games.frontiers.table.market import lay_market, may_select
from galaxy_desktop.games.frontiers.table.mat import lay_mat
from galaxy_desktop.games.frontiers.table.offer import is_open, lay_offer
from galaxy_desktop.games.frontiers.table.opponents import lay_opponents
from galaxy_desktop.games.frontiers.table.preview import lay_preview
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.games.frontiers.table.top import lay_top
from galaxy_desktop.ui.tabletop.section import Section, with_choice_of, without_choice, without_question


def frame_for(board: Board) -> Frame:
    """Return the parts of the table of a board."""
    number = len(shown_goals(board)) if board.view.with_goals else None
    return frame_of(board.kit.metrics, board.areas, players=len(board.view.players), goals=number)


def sections_of(board: Board) -> list[Section[Board]]:
    """Return all sections of the table, each with what it is laid from."""
    frame, still, asked = frame_for(board), without_question(board), without_choice(board)
    looks_at_another = board.looked_at != NOBODY
    covered = looks_at_another or is_open(board)
    sections = [
        Section(lay_top, replace(still, looked_at=NOBODY)),
        Section(lay_goals, with_choice_of(board, goals()), (frame,)),
        Section(_lay_coming, still if frame.roomy or board.plain else board, (frame,)),
        Section(lay_actions, with_choice_of(board, actions()), (frame,)),
        Section(
            _lay_market, board if board.topic == "develop" else asked, (frame, covered, may_select(board))
        ),
        Section(lay_mat, asked if board.topic == "action" else board, (frame,)),
    ]
    if looks_at_another:
        sections.append(Section(lay_empire, still, (frame,), over=True))
    elif is_open(board):
        sections.append(Section(lay_offer, board, (frame,), over=True))
    return [*sections, Section(lay_opponents, still, (frame,))]


def _lay_coming(board: Board, frame: Frame) -> None:
    """Lay what comes next or, if the mat has no room for it, what the choice would come to."""
    lines = [] if frame.roomy or board.plain else preview_lines(board)
    if lines:
        lay_preview(board, frame.coming, lines)
    else:
        lay_coming(board, frame)


def _lay_market(board: Board, frame: Frame, covered: bool, bonus: bool) -> None:  # noqa: FBT001 - of a section
    lay_market(board, frame, covered=covered, bonus=bonus)
