"""The hand: a fan of cards; chosen ones are lifted, those that cannot be used are dimmed."""

import pygame

from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.look import Level, Look, level_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.fan import LIFT, fan
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot

FROM_HAND = frozenset(
    {"opening", "start", "develop", "settle", "pay", "cards_for_points", "windfall_for_card", "limit"}
)
"""Questions that are answered with cards of the hand."""


def lay_hand(board: Board, frame: Frame) -> None:
    """Lay the hand of the seat."""
    board.sheet.places["hand"] = frame.hand
    cards = [card for card in board.me.hand if card not in _placed(board)]
    if not cards:
        _empty(board, frame)
    places = fan(board.kit.metrics, frame.hand, frame.hand_card, len(cards), flat=frame.plain)
    for card, rect, angle in zip(cards, *places, strict=True):
        mark = board.mark(card)
        look = Look(card, rect.size, hand_level(board, frame), good="socket", dim=_dimmed(board, mark))
        lifted = rect.move(0, -board.px(LIFT)) if mark == "chosen" else rect
        board.put(card, Spot(look, lifted, 0.0 if mark == "chosen" else angle, mark), "hand")


def hand_level(board: Board, frame: Frame) -> Level:
    """How much is drawn on a card of the hand."""
    return "plain" if frame.plain else level_of(frame.hand_card[0], board.kit.metrics.scale)


def _placed(board: Board) -> tuple[str, ...]:
    """The card that lies in the tableau already while it is being paid for."""
    return (board.me.placed,) if board.me.placed else ()


def _dimmed(board: Board, mark: Mark) -> bool:
    """Cards are dimmed while a question does not ask for them."""
    if board.decision is None or board.topic in {"action", "keep"} or mark != "rest":
        return False
    return board.topic not in FROM_HAND or bool(board.shown.open)


def _empty(board: Board, frame: Frame) -> None:
    def draw(surface: pygame.Surface) -> None:
        soft = board.kit.theme.colour.text_muted
        board.kit.text.draw(
            surface, frame.hand, _("Your hand is empty."), "body", colour=soft, align="centre", middle=True
        )

    board.sheet.add(draw)
