"""Rounds of an empire: the cards in each frame, and the widths of the frames."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.state import Turn
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.fonts import width_of

SHARE = 0.7
"""Share of a narrow frame that one of its cards takes."""
NARROWEST = 40
"""Least width of a card, in a window too low for it."""
NAMED = 88
"""Least width of a card with its name, in design units."""
SIGN = 30
"""Size of the signs of VP and income below the cards."""


@plain
class Round:
    """One frame: a round that was scored, the one under way, or cards that came from other empires."""

    number: int
    """Number of the round, from 1 on; 0 for cards that came over."""
    cards: tuple[Option, ...]
    """Cards of it that are still there; for the one under way the cards chosen or placed."""
    turn: Turn | None = None
    """Turn with its score; None while it is not scored."""
    explored: bool = False
    more: bool = False
    """True if a card can be added to it."""

    @property
    def under_way(self) -> bool:
        """True while the round is being played."""
        return self.turn is None and self.number > 0


def rounds_of(board: Board) -> list[Round]:
    """Return the frames of the own empire: the rounds in order, then cards that came over."""
    player, view = board.me, board.view
    found = [
        Round(
            number,
            tuple(card for card in turn.placed if card in player.empire),
            turn,
            explored=not turn.placed,
        )
        for number, turn in enumerate(player.turns, 1)
    ]
    if view.round > len(player.turns) and view.phase != "over":
        placed = board.building or tuple(card for card in player.placed if card in player.empire)
        explored = not placed and view.phase == "explore"
        more = not (placed or explored) or bool(cards_to_add(board))
        found.append(Round(view.round, placed, explored=explored, more=more))
    known = {card_of(card) for each in found for card in each.cards}
    others = tuple(card for card in player.empire if card not in known)
    return [*found, Round(0, others)] if others else found


def cards_to_add(board: Board) -> tuple[str, ...]:
    """Return the cards that can be added to those chosen to be placed."""
    if board.builder is None or TO_PAY in board.shown.chosen:
        return ()
    chosen = {card_of(option) for option in board.building}
    can = {card_of(option) for option in board.shown.open} & cards().keys()
    return tuple(sorted(can - chosen))


@dataclass(frozen=True, slots=True)
class Sizes:
    """Measures shared by all frames, in pixels."""

    card: int
    """Width of a card."""
    step: int
    """Distance from one card of a frame to the next."""
    slot: int
    """Width of a place that a card can still fill, beside others."""
    pad: int
    gap: int
    least: int
    """Least width of a frame."""
    named: int
    """Least width of the frame of the round under way, with the word between its figures."""
    moved: int
    """Least width of the frame of cards that came from others, with its label."""

    def places(self, shown: Round) -> list[tuple[int, int]]:
        """Return left end and width of each card of a frame, then of the place that can still be filled."""
        found = [(self.pad + number * self.step, self.card) for number in range(len(shown.cards))]
        if not found:
            whole = shown.under_way and not shown.explored
            return [(self.pad, max(self.card, self.named - 2 * self.pad) if whole else self.card)]
        if shown.more:
            last = found[-1]
            found.append((last[0] + last[1] + self.gap, self.slot))
        return found

    def width(self, shown: Round) -> int:
        """Return the width of a frame."""
        left, width = self.places(shown)[-1]
        open_round = shown.turn is None and shown.number > 0
        least = self.named if open_round else self.least if shown.number else self.moved
        return max(least, left + width + self.pad)


def label_text(shown: Round) -> str:
    """Return the label of a frame."""
    return _("Round {n}").format(n=shown.number) if shown.number else _("Moved here")


def sizes_for(board: Board, room: pygame.Rect, shown: list[Round], card: int) -> Sizes:
    """Return the sizes at which the frames fit side by side; `card` is the greatest width of a card.

    In a narrow room cards first shrink a little, then overlap, then shrink further. The round under way is
    as wide as the word between its figures needs if that takes nothing from the cards.
    """
    sizes = _fitted(board, room, shown, card)
    if board.kit.metrics.mode == "wide":
        return sizes  # in which every frame has room for the word
    named = replace(sizes, named=max(sizes.named, _named_width(board)))
    return named if total(named, shown) <= room.width else sizes


def _named_width(board: Board) -> int:
    """Return the width of a frame with VP, the word for a forecast, and income below its cards."""
    word = width_of(board.kit.fonts.style("small", board.kit.metrics).font, _("forecast"))
    sign = max(board.px(SIGN), board.letters("body"))
    return word + 2 * (sign + board.space("tight") + board.space("gap")) + 2


def _moved_width(board: Board) -> int:
    """Return the width of a frame with the label of cards that came from others."""
    label = width_of(board.kit.fonts.style("small", board.kit.metrics).font, label_text(Round(0, ())))
    return label + 2 * board.space("gap") + 2


def _fitted(board: Board, room: pygame.Rect, shown: list[Round], card: int) -> Sizes:
    card = max(card, board.px(NARROWEST))
    least = max(board.px(108), board.letters("explain") * 4)
    moved = max(least, _moved_width(board)) if 0 in [each.number for each in shown] else least
    for width, step in _widths(board, card):
        sizes = _sizes(board, width, round((width + board.space("gutter")) * step), least, moved)
        if total(sizes, shown) <= room.width:
            return sizes
    narrow = (room.width - board.space("tight") * (len(shown) - 1)) // max(1, len(shown))
    return _narrow(board, narrow, max(len(each.cards) for each in shown))


def _widths(board: Board, card: int) -> Iterator[tuple[int, float]]:
    """Yield widths of cards, each with the steps between them in widths; the smallest still show names."""
    for share in (1.0, 0.93, 0.86, 0.8, 0.74):
        yield round(card * share), 1.0
    for share in (0.8, 0.6):
        for step in (0.92, 0.84, 0.76, 0.68, 0.6, 0.52):
            yield round(card * share), step
    for share in (0.52, 0.45):
        if round(card * share) >= board.px(NAMED):
            for step in (0.92, 0.76, 0.6):
                yield round(card * share), step


def _narrow(board: Board, frame: int, most: int) -> Sizes:
    """Return sizes for frames of equal width, the least there is, whose cards overlap."""
    sizes = _sizes(board, 0, 0, frame, frame)
    room = frame - 2 * sizes.pad
    card = round(room * SHARE)
    return replace(sizes, card=card, step=(room - card) // max(1, most - 1), slot=room - card - sizes.gap)


def _sizes(board: Board, card: int, step: int, least: int, moved: int) -> Sizes:
    slot = max(board.px(64), round(step * 0.8))
    return Sizes(card, step, slot, board.space("gutter"), board.space("tight"), least, least, moved)


def total(sizes: Sizes, shown: list[Round]) -> int:
    """Return the width of all frames together."""
    return sum(sizes.width(each) for each in shown) + sizes.gap * max(0, len(shown) - 1)
