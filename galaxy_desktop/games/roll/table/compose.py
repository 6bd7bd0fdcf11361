"""Sections of the table, and the part of a moment that each of them shows."""

from collections.abc import Callable
from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.choices import lay_choices
from galaxy_desktop.games.roll.table.citizenry import lay_citizenry, managing
from galaxy_desktop.games.roll.table.frame import Frame, frame_of
from galaxy_desktop.games.roll.table.offer import is_open, lay_offer
from galaxy_desktop.games.roll.table.opponents import lay_opponents
from galaxy_desktop.games.roll.table.recall import lay_recall, recalling
from galaxy_desktop.games.roll.table.reveal import lay_reveal
from galaxy_desktop.games.roll.table.rival import lay_rival
from galaxy_desktop.games.roll.table.stores import lay_stores
from galaxy_desktop.games.roll.table.strip import lay_strip
from galaxy_desktop.games.roll.table.tableau import lay_tableau
from galaxy_desktop.games.roll.table.top import lay_top
from galaxy_desktop.games.roll.table.tray import lay_tray
from galaxy_desktop.ui.tabletop.empire_items import NOBODY
from galaxy_desktop.ui.tabletop.section import Section, without_choice, without_question


def frame_for(board: Board) -> Frame:
    """Return the frame of the table in this phase."""
    players = len(board.view.players)
    return frame_of(board.kit.metrics, board.areas, revealed=board.revealed, players=players)


def _middle(board: Board) -> Callable[[Board, Frame], None]:
    """Return what lays the middle of the table, until the phases are revealed."""
    if recalling(board):
        return lay_recall
    return lay_citizenry if managing(board) else lay_strip


def sections_of(board: Board, looked_at: Seat) -> list[Section[Board]]:
    """Return all sections of the table, each with the data from which it is laid.

    The empire of the seat `looked_at` lies large over the own one.
    """
    frame, still = frame_for(board), replace(without_question(board), held="", thrown=False, rolls=False)
    sections = [Section(lay_top, still), Section(lay_opponents, still, (frame,))]
    if board.revealed:
        sections += [Section(lay_reveal, board, (frame,)), Section(lay_choices, board, (frame,))]
    else:
        sections += [Section(_middle(board), board, (frame,))]
        sections += [Section(lay_tray, board, (frame.rolling() if board.rolls else frame,))]
        sections += [Section(lay_choices, board, (frame,))] if frame.choices.width else []
    own = without_choice(board) if board.topic == "recruit" else board
    sections += [Section(lay_stores, own, (frame,)), Section(lay_tableau, own, (frame,))]
    if looked_at != NOBODY:
        sections.append(Section(lay_rival, still, (frame, looked_at), over=True))
    if is_open(board):
        sections.append(Section(lay_offer, board, (frame,), over=True))
    return sections
