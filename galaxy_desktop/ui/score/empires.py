"""Cards of every empire at the end, as the painter of the game draws them."""

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import series
from galaxy_desktop.play.seats import Occupant
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.presenter.sitters import small_sitters
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.roles.stamps import Stamps
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size

GROUP = "tableau"
"""Group of a painter's items that are the cards of the seat it draws for."""
WIDEST = 132
WORDED, WORDLESS = 108, 86
"""Least width at which a card has room for its words, and the width of cards with their names alone."""


class Empires:
    """Layout of the tableaus of all seats."""

    def __init__(
        self, kit: Kit, game: Game[Any], seats: Sequence[Occupant], names: Sequence[str], views: Sequence[Any]
    ) -> None:
        self.kit = kit
        self.names = names
        self.painter = painter_for(kit, game)
        self.words = game.words
        self.cards = [self._cards(seats, seat, view) for seat, view in enumerate(views)]
        self.tall = self._tallest()

    def fill(self, column: Column) -> None:
        """Lay a heading for each seat and its cards, as large as all of them fit."""
        kit, gap = self.kit, self.kit.metrics.space("tight")
        head = max(kit.fonts.style("section", kit.metrics).line, shield_size(kit)) + kit.metrics.space("pad")
        room = column.rest_of_view(1) - len(self.names) * (head + kit.metrics.space("gap"))
        width = self._card_width(column.width, room, gap)
        for seat, cards in enumerate(self.cards):
            column.paint(column.take(head, None), partial(self._draw_head, seat))
            if self._has_faces(cards):
                self._fill_faces(column, cards, width, gap)
            elif cards:
                column.soft(series(self.words.item(card) for card in cards), "body")

    def _cards(self, seats: Sequence[Occupant], seat: Seat, view: Any) -> list[str]:
        """Return the cards before a seat, in the order in which the painter shows them.

        Cards that it has only chosen, in a game that was resigned, are not before it.
        """
        placed = copy(view)
        placed.sealed = {}
        self.painter.show(Shown(placed, seat, small_sitters(seats)))
        found = [item.subject for item in self.painter.items() if item.group == GROUP and item.subject]
        return list(dict.fromkeys(found))

    def _has_faces(self, cards: Sequence[str]) -> bool:
        return (
            bool(cards)
            and _stamp(self.painter, cards[0], (WORDLESS, round(WORDLESS * CARD_SHAPE))) is not None
        )

    def _tallest(self) -> float:
        """Return the greatest height of a card as a multiple of its width: tiles are lower than cards."""
        size = (WIDEST, round(WIDEST * CARD_SHAPE))
        faces = [self.painter.face(card, size) for cards in self.cards for card in cards]
        return max(
            (face.get_height() / face.get_width() for face in faces if face is not None), default=CARD_SHAPE
        )

    def _card_width(self, width: int, room: int, gap: int) -> int:
        """Return the widest card at which all empires fit into the room, else the width of wordless cards."""
        unit = max(1.0, self.kit.metrics.scale)
        for wide in range(self.kit.metrics.px(WIDEST), round(WORDED * unit) - 1, -2):
            across = max(1, (width + gap) // (wide + gap))
            rows = sum(-(-len(cards) // across) for cards in self.cards)
            if rows * (round(wide * self.tall) + gap) <= room:
                return wide
        return round(WORDLESS * unit)

    def _fill_faces(self, column: Column, cards: Sequence[str], width: int, gap: int) -> None:
        height, across = round(width * self.tall), max(1, (column.width + gap) // (width + gap))
        for first in range(0, len(cards), across):
            row = column.take(height, "tight")
            for number, card in enumerate(cards[first : first + across]):
                at = pygame.Rect(row.left + number * (width + gap), row.top, width, height)
                column.paint(at, partial(_draw_face, self.painter, card))
        column.space("seam")

    def _draw_head(self, seat: Seat, surface: pygame.Surface, at: pygame.Rect) -> None:
        kit, size = self.kit, shield_size(self.kit)
        draw_shield(kit, surface, (at.left + size // 2, at.centery), seat, size)
        built = self.words.built(len(self.cards[seat]))
        box = at.move(size + kit.metrics.space("margin"), 0)
        box.width = at.right - box.left
        words = f"{self.names[seat]}  [text_soft]{built}[/]"
        kit.text.draw(surface, box, words, "section", middle=True, lines=1)


def _draw_face(painter: Painter, card: str, surface: pygame.Surface, at: pygame.Rect) -> None:
    face = _stamp(painter, card, at.size)
    if face is not None:
        surface.blit(face, at)


def _stamp(painter: Painter, card: str, size: tuple[int, int]) -> pygame.Surface | None:
    return painter.stamp(card, size) if isinstance(painter, Stamps) else painter.face(card, size)
