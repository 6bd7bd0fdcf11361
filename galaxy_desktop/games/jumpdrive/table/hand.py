"""Hand: a fan of cards, chosen payments lifted; cards about to be placed lie in the empire instead."""

from galaxy_desktop.engine.composing import exchanged
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.look import JumpLook
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.tabletop.hand import lay_fan, wide_size
from galaxy_desktop.ui.tabletop.look import Detail, detail_of
from galaxy_desktop.ui.tabletop.sheet import Mark

LEAST = 50


def lay_hand(board: Board, frame: Frame) -> None:
    """Lay the hand of the seat."""
    built = {card_of(option) for option in board.building}
    cards = [card for card in board.me.hand if card not in built]
    paying, legal = board.paying, {*map(card_of, board.shown.open)}
    asked, builder, level = board.decision is not None, board.builder, hand_level(board, frame)

    def mark_of(card: str) -> Mark:
        return "chosen" if card in paying else "legal" if card in legal else "rest"

    def look(card: str, size: Size, mark: Mark) -> JumpLook:
        dim = asked and mark == "rest"
        if dim and builder is not None:  # it may take the place of a chosen one
            dim = exchanged(builder, board.shown.chosen, card) is None
        return JumpLook(card, size, level, dim=dim)

    size = _side_by_side(board, frame, len(cards)) if frame.plain else frame.hand_card
    lay_fan(board, frame.hand, size, cards, look, mark_of, flat=frame.plain)


def _side_by_side(board: Board, frame: Frame, count: int) -> tuple[int, int]:
    """Return the size of cards with large words: narrower rather than covering each other's names."""
    wide = wide_size(board, frame.hand, frame.hand_card, count)
    room = (frame.hand.width - board.space("frame")) // max(1, count) - board.space("gutter")
    return min(wide[0], max(room, board.text(LEAST))), wide[1]


def hand_level(board: Board, frame: Frame) -> Detail:
    """Return the level of detail of a card of the hand."""
    return detail_of(frame.hand_card[0], board.kit.metrics.scale, plain=frame.plain)
