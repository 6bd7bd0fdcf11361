"""The table of Meteors: what everybody has caught, and the own hand."""

from collections.abc import Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.game import Game
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.painter import Item, Painter
from galaxy_desktop.ui.roles.emblem import Emblem
from galaxy_desktop.ui.roles.keys import Keys
from tests.toy.meteors.state import size_of

SORT = pygame.K_o
CARD, GAP = 120, 20


class MeteorPainter(Painter, Keys, Emblem):
    def __init__(self, kit: Any, game: Game[Any], areas: Areas | None = None) -> None:
        super().__init__(kit, game, areas)
        self.shown: Shown | None = None
        self.sorted = False

    def show(self, shown: Shown) -> None:
        self.shown = shown

    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        self.show(after)

    def update(self, dt: float) -> bool:
        return False

    @property
    def solid(self) -> None:
        return None

    @property
    def busy(self) -> bool:
        return False

    def skip(self) -> None:
        pass

    def items(self) -> Sequence[Item]:
        if self.shown is None:
            return ()
        caught = self._row("tableau", self.shown.view.caught[self.shown.seat], 0.25)
        hand = self.shown.view.hands[self.shown.seat]
        return (*caught, *self._row("hand", sorted(hand, key=size_of) if self.sorted else hand, 0.65))

    def covers(self, decision: Decision) -> frozenset[Option]:
        return frozenset(decision.options())

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        side = min(size)
        face = pygame.Surface((side, side), pygame.SRCALPHA, 32)
        face.fill(self.kit.theme.colour.raised)
        self._draw_meteor(face, face.get_rect())
        self.kit.text.draw(face, face.get_rect(), str(size_of(item)), "small", lines=1)
        return face

    def chips_row(self, height: int) -> pygame.Rect:
        content = self.areas.content
        return pygame.Rect(content.left, content.bottom - height, content.width, height)

    def key(self, key: int) -> bool:
        self.sorted = self.sorted != (key == SORT)
        return key == SORT

    def draw(self, surface: pygame.Surface) -> None:
        for item in self.items():
            face = self.face(item.id, item.rect.size)
            assert face is not None
            assert self.shown is not None
            surface.blit(face, item.rect)
            if item.id in self.shown.open or item.id in self.shown.chosen:
                legal, chosen = self.kit.theme.colour.legal, self.kit.theme.colour.primary
                self.kit.faces.glow(surface, item.rect, chosen if item.id in self.shown.chosen else legal)

    def draw_emblem(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        self._draw_meteor(surface, box)

    def _draw_meteor(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        sign = self.kit.sign("meteor", min(box.size))
        surface.blit(sign, sign.get_rect(center=box.center))

    def _row(self, group: str, meteors: Sequence[str], share: float) -> list[Item]:
        content, side, gap = self.areas.content, self.kit.metrics.px(CARD), self.kit.metrics.px(GAP)
        top = content.top + round(share * content.height)
        return [
            Item(meteor, pygame.Rect(content.left + n * (side + gap), top, side, side), group, meteor)
            for n, meteor in enumerate(meteors)
        ]
