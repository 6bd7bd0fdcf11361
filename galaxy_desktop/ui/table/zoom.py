"""Magnifier: one card in full size over a veil, with every sign as a sentence; any click closes it."""

from typing import Any

import pygame

from galaxy_desktop.engine.words import Words
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.inspector import draw_explanations
from galaxy_desktop.ui.widgets.scroll import Scroll

CARD_WIDTH = 460
CARD_SHAPE = 1.4
TEXT_WIDTH = 620
GAP = 40
STYLE = "lead"


class ZoomScene(Scene[None]):
    """Card in full size with its explanation."""

    fills_screen = False

    def __init__(self, painter: Painter, words: Words, view: Any, subject: str) -> None:
        self.painter = painter
        self.words = words
        self.view = view
        self.subject = subject

    def layout(self) -> None:
        metrics = self.kit.metrics
        room = pygame.Rect((0, 0), metrics.window).inflate(-2 * metrics.px(GAP), -2 * metrics.px(GAP))
        width = min(metrics.px(CARD_WIDTH), round(room.width * 0.42), round(room.height / CARD_SHAPE))
        self.face = self.painter.face(self.subject, (width, round(width * CARD_SHAPE)))
        text = min(round(metrics.px(TEXT_WIDTH) * metrics.text_step), room.width - width - metrics.px(GAP))
        shown = width + metrics.px(GAP) if self.face is not None else 0
        left = room.centerx - (shown + text) // 2
        self.card = pygame.Rect(left, 0, width, round(width * CARD_SHAPE))
        self.card.centery = room.centery
        self.panel = pygame.Rect(left + shown, self.card.top, text, self.card.height)
        pad = metrics.px(24)
        self.box = self.panel.inflate(-2 * pad, -2 * pad)
        title = self.kit.text.block(self.words.item(self.subject), self.box.width, "title", lines=2)
        self.title = title
        body = pygame.Rect(self.box.left, self.box.top + title.height + pad // 2, self.box.width - pad, 0)
        body.height = self.box.bottom - body.top
        self.body = body
        self.lines = self.words.explain(self.view, self.subject)
        self.scroll = Scroll(self.kit, self.body.inflate(2 * pad, 0), self._draw_lines(None))

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll a long text by wheel and page keys; close on any other click or key."""
        scrolls = event.type == pygame.MOUSEWHEEL or (event.type == pygame.KEYDOWN and _turns_page(event.key))
        if scrolls and self.scroll.most:
            used = (
                self.scroll.handle(event) if event.type == pygame.MOUSEWHEEL else self.scroll.key(event.key)
            )
            self.dirty = self.dirty or used
        elif event.type == pygame.KEYDOWN or (event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3):
            self.close()

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.faces.veil(surface, surface.get_rect(), 0.8)
        if self.face is not None:
            surface.blit(self.face, self.face.get_rect(center=self.card.center))
        inner = self.panel.inflate(-self.kit.metrics.px(24), -self.kit.metrics.px(24))
        surface.fill(self.kit.theme.colour.panel, inner)
        self.kit.faces.panel(surface, self.panel)
        self.title.draw(surface, self.box.topleft)
        before = surface.get_clip()
        surface.set_clip(self.body.clip(before))
        self._draw_lines(surface)
        surface.set_clip(before)
        self.scroll.draw(surface)

    @property
    def announce(self) -> str:
        return ". ".join([self.words.item(self.subject), *(line.text for line in self.lines)])

    def _draw_lines(self, surface: pygame.Surface | None) -> int:
        offset = 0 if surface is None else self.scroll.offset
        return draw_explanations(self.kit, surface, self.body, self.lines, offset, STYLE)


def _turns_page(key: int) -> bool:
    return key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
