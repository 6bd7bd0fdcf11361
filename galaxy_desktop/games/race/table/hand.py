"""Hand: a fan of cards, chosen ones lifted, unusable ones dimmed."""

from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.tabletop.hand import lay_fan, wide_size
from galaxy_desktop.ui.tabletop.look import Detail, detail_of
from galaxy_desktop.ui.tabletop.sheet import Mark

FROM_HAND = frozenset(
    {"opening", "start", "develop", "settle", "pay", "cards_for_points", "windfall_for_card", "limit"}
)
"""Topics of questions that are answered with cards of the hand."""


def lay_hand(board: Board, frame: Frame) -> None:
    """Lay the hand of the seat."""
    cards = [card for card in board.me.hand if card not in _placed(board)]

    def look(card: str, size: Size, mark: Mark) -> RaceLook:
        return RaceLook(card, size, hand_level(board, frame), good="socket", dim=_dimmed(board, mark))

    size = wide_size(board, frame.hand, frame.hand_card, len(cards)) if frame.plain else frame.hand_card
    lay_fan(board, frame.hand, size, cards, look, board.mark, flat=frame.plain)


def hand_level(board: Board, frame: Frame) -> Detail:
    """Return the level of detail of a card of the hand."""
    return detail_of(frame.hand_card[0], board.kit.metrics.scale, plain=frame.plain)


def _placed(board: Board) -> tuple[str, ...]:
    """Return the card being paid for, which lies in the tableau already; empty without one."""
    return (board.me.placed,) if board.me.placed else ()


def _dimmed(board: Board, mark: Mark) -> bool:
    """Return whether a card is dimmed because the question does not ask for it."""
    if board.decision is None or board.topic in {"action", "keep"} or mark != "rest":
        return False
    return board.topic not in FROM_HAND or bool(board.shown.open)
