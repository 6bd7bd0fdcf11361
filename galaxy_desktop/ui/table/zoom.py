"""Magnifier: one card in full size over a veil, with every icon as a sentence; any other click closes it."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.sentences import capitalized
from galaxy_desktop.engine.words import Words, as_printed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.pointer import ENTER, LEFT, RIGHT
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.stage import HERE, Scene
from galaxy_desktop.ui.table.explanations import Explanations
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.scroll import Scroll

CARD_WIDTH = 460
TEXT_WIDTH = 620
STYLE = "lead"


class ZoomScene(Scene[None]):
    """Card in full size with its explanation; `read` opens the page of a sentence, by click, Enter or F1.

    `printed` leaves out what holds in a game only.
    """

    fills_screen = False

    def __init__(
        self,
        painter: Painter,
        words: Words,
        view: Any,
        subject: str,
        read: Callable[[str], None],
        *,
        printed: bool = False,
    ) -> None:
        self.painter = painter
        self.words = words
        self.view = view
        self.subject = subject
        self.read = read
        self.printed = printed
        self.lit: int | None = None
        """Number of the sentence whose page would be opened; None for none."""

    def layout(self) -> None:
        metrics = self.kit.metrics
        aisle = metrics.space("aisle")
        room = layout.inset(pygame.Rect((0, 0), metrics.window), aisle)
        width = min(metrics.px(CARD_WIDTH), round(room.width * 0.42), round(room.height / CARD_SHAPE))
        self.face = self.painter.face(self.subject, (width, round(width * CARD_SHAPE)))
        text = min(round(metrics.px(TEXT_WIDTH) * metrics.text_step), room.width - width - aisle)
        shown = width + aisle if self.face is not None else 0
        left = room.centerx - (shown + text) // 2
        self.card = pygame.Rect(left, 0, width, round(width * CARD_SHAPE))
        self.card.centery = room.centery
        self.panel = pygame.Rect(left + shown, self.card.top, text, self.card.height)
        pad = metrics.space("block")
        self.box = layout.inset(self.panel, pad)
        self.button = self._close_button()
        beside = self.button.rect.left - self.box.left - pad // 2
        self.title = title = self.kit.text.fitted(self._name, beside, "title", lines=2)
        lines = self.words.explain(self.view, self.subject)
        self.lines = as_printed(lines) if self.printed else lines
        muted = self.kit.theme.colour.text_muted
        top = max(self.box.top + title.height, self.button.rect.bottom) + pad // 2
        body = layout.trim(layout.below(self.box, top), right=pad)
        self.foot = self.kit.text.fitted(
            _("Tab: choose a line · F1: open the rules"), self.box.width, "small", colour=muted, lines=1
        )
        if any(line.page for line in self.lines):
            body.height -= self.foot.height + pad // 3
        self.body = body
        self.rows = Explanations(self.kit, self.lines, body.width, STYLE)
        self.scroll = Scroll(self.kit, self.body.inflate(2 * pad, 0), self.rows.height)

    @property
    def _name(self) -> str:
        """Name of what is enlarged, as a title."""
        return capitalized(self.words.item(self.subject))

    def _close_button(self) -> Button:
        """Return the button in the upper right corner of the panel."""
        height = self.kit.metrics.target()
        button = Button(
            self.kit, pygame.Rect(0, 0, 0, height), _("Close"), self.close, icon="cross", cue=_("Esc")
        )
        button.rect.width = button.natural_width
        button.rect.topright = self.box.topright
        return button

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll, or choose and open a page; close on any other click or key."""
        if event.type == pygame.MOUSEMOTION:
            self._light(self._row_at(event.pos))
            over = self.button.rect.collidepoint(event.pos)
            self.dirty = self.dirty or over != self.button.hovered
            self.button.hovered = over
        elif event.type == pygame.MOUSEWHEEL:
            self._scrolled(used=self.scroll.most > 0 and self.scroll.handle(event))
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= RIGHT:
            row = self._row_at(event.pos) if event.button == LEFT else None
            self._open(row)

    @property
    def own_keys(self) -> Sequence[int]:
        """F1 opens the page of a row, if any has one."""
        return (HERE,) if self.rows.pages else ()

    def _key(self, event: pygame.event.Event) -> None:
        pages = self.rows.pages
        if event.key == pygame.K_TAB and pages:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == HERE:
            self._open(self.lit if self.lit is not None else pages[0])
        elif event.key in ENTER and self.lit is not None:
            self._open(self.lit)
        elif _turns_page(event.key) and self.scroll.most:
            self._scrolled(used=self.scroll.key(event.key))
        else:
            self.close()

    def _open(self, row: int | None) -> None:
        """Open the page of a row; close without a row."""
        if row is None:
            self.close()
        else:
            self.read(self.lines[row].page)

    def _step(self, way: int) -> None:
        """Light the next row with a page, and scroll to it."""
        pages = self.rows.pages
        at = pages.index(self.lit) + way if self.lit in pages else min(0, way)
        row = pages[at % len(pages)]
        self._light(row)
        rect = self.rows.rows[row].rect
        self.scroll.show(rect.top, rect.bottom)

    def _light(self, row: int | None) -> None:
        self.dirty = self.dirty or row != self.lit
        self.lit = row

    def _scrolled(self, *, used: bool) -> None:
        self.dirty = self.dirty or used

    def _row_at(self, pos: tuple[int, int]) -> int | None:
        return self.rows.at(self._top, pos) if self.body.collidepoint(pos) else None

    @property
    def _top(self) -> tuple[int, int]:
        return self.body.left, self.body.top - self.scroll.offset

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.faces.veil(surface, surface.get_rect(), 0.8)
        if self.face is not None:
            surface.blit(self.face, self.face.get_rect(center=self.card.center))
        self.kit.faces.panel(surface, self.panel, opaque=True)
        self.title.draw(surface, self.box.topleft)
        self.button.draw(surface)
        before = surface.get_clip()
        surface.set_clip(self.body.clip(before))
        self.rows.draw(surface, self._top, self.lit)
        surface.set_clip(before)
        self.scroll.draw(surface)
        if self.rows.pages:
            self.foot.draw(surface, (self.box.left, self.box.bottom - self.foot.height))

    @property
    def heading(self) -> Sequence[str]:
        return [self._name, *(line.text for line in self.lines)]

    @property
    def announce(self) -> str:
        """Line that Enter opens the rules for, else the button."""
        return self.button.announce if self.lit is None else spoken(self.lines[self.lit].text)


def _turns_page(key: int) -> bool:
    return key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
