"""Sections of the table, and the part of a moment that each of them shows."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.choices import action_places, lay_action
from galaxy_desktop.games.race.table.consume_row import lay_powers
from galaxy_desktop.games.race.table.empire import lay_empire
from galaxy_desktop.games.race.table.forecast import lay_forecast
from galaxy_desktop.games.race.table.frame import Frame, RowKind, frame_of
from galaxy_desktop.games.race.table.hand import lay_hand
from galaxy_desktop.games.race.table.opponents import lay_opponents
from galaxy_desktop.games.race.table.overlay import lay_overlay, wants_overlay
from galaxy_desktop.games.race.table.rival import lay_rival
from galaxy_desktop.games.race.table.top import lay_top
from galaxy_desktop.ui.tabletop.empire_items import NOBODY
from galaxy_desktop.ui.tabletop.peek import peek_corner
from galaxy_desktop.ui.tabletop.section import Section, with_choice_of, without_question

ELSEWHERE, PLACING = frozenset({"action", "keep"}), frozenset({"develop", "settle"})
"""Topics that are not about the hand; topics that place a card of the hand in the tableau."""
DISCARDING = frozenset({"pay", "limit"})
"""Topics that discard cards of the hand, which the forecast of the round depends on."""
CONSUMING = frozenset({"consume", "goods", "sale", "cards_for_points", "guess"})


def frame_for(board: Board) -> Frame:
    """Return the frame of this moment: a row of choices takes room from the own tableau."""
    return frame_of(board.kit.metrics, board.areas, row_for(board))


def row_for(board: Board) -> RowKind:
    """Return the row of choices that the open question needs."""
    if board.topic == "action":
        return "actions"
    return "powers" if board.topic in CONSUMING else "none"


def sections_of(board: Board, looked_at: Seat) -> list[Section[Board]]:
    """Return all sections of the table, each with the data from which it is laid.

    The empire of the seat `looked_at` lies large over the own one.
    """
    frame, still = frame_for(board), without_question(board)
    sections = [Section(lay_top, still), Section(lay_opponents, still, (frame,)), _own(board, frame)]
    if board.topic == "action":
        parts = board.decision.parts if isinstance(board.decision, Pick) else ()
        for one, place in action_places(board, frame).items():
            sections.append(Section(lay_action, with_choice_of(board, parts or {one}), (one, place)))
    elif board.topic in CONSUMING:
        sections.append(Section(lay_powers, board, (frame,)))
    if looked_at != NOBODY:
        sections.append(Section(lay_rival, still, (frame, looked_at), over=True))
    elif row_for(board) != "none" and board.kit.metrics.mode == "medium":
        sections.append(Section(_lay_peek_corner, without_question(board), (frame,)))
    if wants_overlay(board) and looked_at == NOBODY:
        sections.append(Section(lay_overlay, board, (frame,), over=True))
    in_hand = with_choice_of(board, board.me.hand) if board.topic in ELSEWHERE else board
    return [*sections, Section(lay_hand, in_hand, (frame,), over=True)]


def _own(board: Board, frame: Frame) -> Section[Board]:
    """Return the section of the own tableau; it shows the place of a card chosen to be placed.

    Its forecast, in a wide window, leaves out the cards chosen to be discarded.
    """
    if board.topic in PLACING:
        return Section(_lay_own, board, (frame,))
    leaving = board.topic in DISCARDING and board.kit.metrics.mode == "wide"
    cards = {*board.me.tableau, *board.me.hand} if leaving else board.me.tableau
    return Section(_lay_own, with_choice_of(board, cards), (frame,))


def _lay_own(board: Board, frame: Frame) -> None:
    reached = lay_empire(board, frame)
    if row_for(board) == "none":
        lay_forecast(board, frame, reached)


def _lay_peek_corner(board: Board, frame: Frame) -> None:
    board.sheet.overlay = peek_corner(board, frame.own)
