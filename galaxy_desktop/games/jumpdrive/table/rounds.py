"""The rounds of an empire: which cards lie in which frame, and how wide the frames get."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.jumpdrive.plans import card_of
from galaxy_desktop.games.jumpdrive.state import Turn
from galaxy_desktop.games.jumpdrive.table.board import Board


@dataclass(frozen=True, slots=True)
class Round:
    """One frame: a round that was scored, the one under way, or cards that came from other empires."""

    number: int
    """0 for cards that came over."""
    cards: tuple[Option, ...]
    """Cards of it that are still there; of the one under way, what is chosen to be placed."""
    turn: Turn | None = None
    """What it scored."""
    explored: bool = False

    @property
    def under_way(self) -> bool:
        """Whether it is the round that is being played."""
        return self.turn is None and self.number > 0


def rounds_of(board: Board) -> list[Round]:
    """The frames of the own empire, from the first round to the one under way."""
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
        cards = board.building or tuple(card for card in player.placed if card in player.empire)
        explored = not cards and view.phase == "explore"
        found.append(Round(view.round, cards, explored=explored))
    known = {card_of(card) for each in found for card in each.cards}
    others = tuple(card for card in player.empire if card not in known)
    return [*found, Round(0, others)] if others else found


@dataclass(frozen=True, slots=True)
class Sizes:
    """What all frames share."""

    card: int
    """Width of a card."""
    step: int
    """From one card of a frame to the next."""
    pad: int
    gap: int
    least: int
    """The narrowest a frame may be."""

    def width(self, places: int) -> int:
        """How wide a frame with so many places is."""
        return max(self.least, self.card + self.step * (max(1, places) - 1) + 2 * self.pad)


def places_in(shown: Round) -> int:
    """Places in a frame: its cards, and one more while cards can be added."""
    more = 1 if shown.under_way and not shown.explored else 0
    return max(1, min(3, len(shown.cards) + more))


def sizes_for(board: Board, room: pygame.Rect, shown: list[Round], card: int) -> Sizes:
    """Frames side by side: cards overlap where the room is narrow, then they shrink."""
    pad, gap = board.px(8), board.px(6)
    least = max(board.px(118), board.text(15) * 5)
    for step_share in (1.0, 0.8, 0.62, 0.5):
        step = round((card + board.px(7)) * step_share)
        sizes = Sizes(card, step, pad, gap, least)
        if total(sizes, shown) <= room.width:
            return sizes
    if card > board.px(64):
        return sizes_for(board, room, shown, round(card * 0.92))
    narrow = (room.width - gap * (len(shown) - 1)) // max(1, len(shown))
    return Sizes(min(card, narrow - 2 * pad), 8, pad, gap, narrow)


def total(sizes: Sizes, shown: list[Round]) -> int:
    """How wide all frames are together."""
    return sum(sizes.width(places_in(each)) for each in shown) + sizes.gap * max(0, len(shown) - 1)
