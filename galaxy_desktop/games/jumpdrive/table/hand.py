"""The hand: a fan of cards; those to be given away are lifted, those about to be placed lie in the empire."""

import pygame

from galaxy_desktop.games.jumpdrive.plans import card_of
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.look import Level, Look, level_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.fan import LIFT, fan, seen_parts
from galaxy_desktop.ui.tabletop.sheet import Spot

LEAST = 50


def lay_hand(board: Board, frame: Frame) -> None:
    """Lay the hand of the seat."""
    board.sheet.places["hand"] = frame.hand
    built = {card_of(option) for option in board.building}
    cards = [card for card in board.me.hand if card not in built]
    if not cards:
        board.sheet.add(lambda surface: _empty(board, surface, frame.hand))
    size = _side_by_side(board, frame, len(cards)) if frame.plain else frame.hand_card
    places = fan(board.kit.metrics, frame.hand, size, len(cards), flat=frame.plain)
    for card, rect, angle, seen in zip(cards, *places, seen_parts(places[0]), strict=True):
        mark = board.mark_in_hand(card)
        dim = mark == "rest" and board.decision is not None
        look = Look(card, rect.size, hand_level(board, frame), dim=dim, seen=seen)
        lifted = rect.move(0, -board.px(LIFT)) if mark == "chosen" else rect
        board.put(card, Spot(look, lifted, 0.0 if mark == "chosen" else angle, mark), "hand")


def _side_by_side(board: Board, frame: Frame, count: int) -> tuple[int, int]:
    """Cards with large words get narrower before they cover each other's names."""
    room = (frame.hand.width - board.px(16)) // max(1, count) - board.px(8)
    return min(frame.hand_card[0], max(room, board.text(LEAST))), frame.hand_card[1]


def hand_level(board: Board, frame: Frame) -> Level:
    """How much is drawn on a card of the hand."""
    return "plain" if frame.plain else level_of(frame.hand_card[0], board.kit.metrics.scale)


def _empty(board: Board, surface: pygame.Surface, room: pygame.Rect) -> None:
    soft = board.kit.theme.colour.text_muted
    text = _("Your hand is empty.")
    board.kit.text.draw(surface, room, text, "body", colour=soft, align="centre", middle=True)
