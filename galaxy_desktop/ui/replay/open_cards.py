"""Hands of all players, laid open once the game is over."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size

CARD, ACROSS = 62, 8
OpenHands = Sequence[tuple[Seat, Sequence[str]]]


class OpenCards:
    """Panel of the held cards, a row or more for each player; smaller cards where there are many."""

    def __init__(self, kit: Kit, painter: Painter, replay: Replay) -> None:
        self.kit = kit
        self.painter = painter
        self.replay = replay
        self._places: list[tuple[pygame.Rect, str]] = []

    def subject_at(self, pos: tuple[int, int]) -> str:
        """Return the card at a place; empty if there is none."""
        return next((item for rect, item in self._places if rect.collidepoint(pos)), "")

    def in_words(self) -> list[str]:
        """Return the held cards of each player who has any, in markup."""
        word, names = self.replay.game().words.item, self.replay.table().names()
        held = {seat: series(map(word, self.replay.held(seat))) for seat in self.replay.viewers}
        line = _("{name}: {cards}")
        return [line.format(name=escape(names[seat]), cards=cards) for seat, cards in held.items() if cards]

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the panel: names and cards of all players who hold any."""
        kit = self.kit
        kit.faces.panel(surface, rect)
        pad = kit.metrics.space("frame")
        box = layout.inset(rect, pad, pad)
        used = kit.text.draw(surface, box, _("Hidden cards"), "section", lines=1)
        box = layout.trim(box, top=used + kit.metrics.space("gap"))
        held = [(seat, self.replay.held(seat)) for seat in self.replay.viewers]
        held = [(seat, cards) for seat, cards in held if cards]
        self._places = []
        if not held:
            soft = kit.theme.colour.text_soft
            kit.text.draw(surface, box, _("No player holds hidden cards here."), colour=soft)
            return
        across = self._across(box, held)
        for seat, cards in held:
            box = self._draw_seat(surface, box, seat, cards, across)

    def _across(self, box: pygame.Rect, held: OpenHands) -> int:
        """Return the number of cards in a row at which everything has room, as few as possible."""
        for across in range(max(2, box.width // max(1, self.kit.metrics.px(CARD))), 3 * ACROSS):
            if sum(self._height(box, len(cards), across) for _seat, cards in held) <= box.height:
                return across
        return 3 * ACROSS

    def _size(self, box: pygame.Rect, across: int) -> tuple[int, int]:
        width = (box.width - (across - 1) * self.kit.metrics.space("seam")) // across
        return width, round(width * CARD_SHAPE)

    def _height(self, box: pygame.Rect, number: int, across: int) -> int:
        """Return the height of the part of one player."""
        gap, lines = self.kit.metrics.space("seam"), -(-number // across)
        return self._head + lines * (self._size(box, across)[1] + gap) + self.kit.metrics.space("gap")

    @property
    def _head(self) -> int:
        return max(shield_size(self.kit), self.kit.fonts.style("small", self.kit.metrics).line)

    def _draw_seat(
        self, surface: pygame.Surface, box: pygame.Rect, seat: Seat, cards: Sequence[str], across: int
    ) -> pygame.Rect:
        """Draw one player's cards and return the rest of the box."""
        kit, size, names = self.kit, shield_size(self.kit), self.replay.table().names()
        draw_shield(kit, surface, (box.left + size // 2, box.top + self._head // 2), seat, size)
        head = layout.trim(layout.top(box, self._head), left=size + kit.metrics.space("gap"))
        kit.text.draw(surface, head, escape(names[seat]), "small", middle=True, lines=1)
        card = self._size(box, across)
        below = layout.trim(box, top=self._head)
        places = layout.cells(below, card, len(cards), across, kit.metrics.space("seam"))
        for at, item in zip(places, cards, strict=True):
            self._places.append((at, item))
            face = self.painter.face(item, card) if at.size == card else None
            if face is not None:
                surface.blit(face, at)
            else:
                self._draw_name(surface, at, item)
        return layout.trim(box, top=self._height(box, len(cards), across))

    def _draw_name(self, surface: pygame.Surface, at: pygame.Rect, item: str) -> None:
        """Draw the name of something that has no picture of its own."""
        self.kit.faces.well(surface, at)
        name = self.replay.game().words.item(item)
        self.kit.text.draw(surface, at, name, "small", align="centre", middle=True, lines=3)
