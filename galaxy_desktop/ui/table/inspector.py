"""Inspector: the card that is pointed at, and every icon on it as a sentence that leads to its page."""

from typing import Any

import pygame

from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.table.explanations import Explanations, first_page
from galaxy_desktop.ui.widgets.scroll import Scroll

PADDING = 16
FACE_HEIGHT = 0.45
FACE_SHAPE = 5 / 7


class Inspector:
    """Panel that explains one subject until it is given another; `pinned` keeps the subject."""

    def __init__(self, kit: Kit, painter: Painter, words: Words) -> None:
        self.kit = kit
        self.painter = painter
        self.words = words
        self.subject = ""
        self.pinned = False
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scroll = Scroll(kit, self.rect, 0)
        self._rows = Explanations(kit, (), 1)
        self._box = self.rect
        self._explained: tuple[str, Any, tuple[Explanation, ...]] = ("", None, ())

    def explain(self, view: Any, subject: str) -> tuple[Explanation, ...]:
        """Return the sentences about a subject, worked out once for each view."""
        known, seen, lines = self._explained
        if known != subject or seen is not view:
            lines = self.words.explain(view, subject)
            self._explained = (subject, view, lines)
        return lines

    def show(self, subject: str) -> bool:
        """Change the subject, unless pinned; return whether anything has changed."""
        if self.pinned or not subject or subject == self.subject:
            return False
        self.subject = subject
        self.scroll.to(0)
        return True

    def page(self, view: Any, subject: str) -> str:
        """Return the page that explains a subject, of the first sentence that has one; empty if none has."""
        return first_page(self.explain(view, subject)) if subject else ""

    def page_at(self, pos: tuple[int, int]) -> str:
        """Return the page of the sentence drawn at a place; empty if there is none."""
        row = self._row_at(pos)
        return "" if row is None else self._rows.lines[row].page

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, view: Any) -> None:
        """Draw the panel with card, name and sentences, or a sentence about itself without a subject."""
        self.rect = rect
        self.kit.faces.panel(surface, rect, self.kit.theme.colour.primary if self.pinned else None)
        inner = rect.inflate(-2 * self.kit.metrics.px(PADDING), -2 * self.kit.metrics.px(PADDING))
        self._box = pygame.Rect(0, 0, 0, 0)
        if not self.subject:
            soft = self.kit.theme.colour.text_soft
            self.kit.text.draw(
                surface, inner, _("Hover over a card, icon or counter to see what it does."), colour=soft
            )
            return
        foot = self._draw_foot(surface, inner)
        box = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot)
        self._draw_subject(surface, box, view)

    def _draw_subject(self, surface: pygame.Surface, box: pygame.Rect, view: Any) -> None:
        side = self.kit.metrics.mode == "large_text"
        height = round(box.height * (0.2 if side else FACE_HEIGHT))
        face = self.painter.face(self.subject, (round(height * FACE_SHAPE), height))
        top = box.top
        if face is not None and not side:
            surface.blit(face, face.get_rect(midtop=(box.centerx, top)))
            top += face.get_height() + self.kit.metrics.px(10)
        left = box.left
        if face is not None and side:
            surface.blit(face, (left, top))
            left += face.get_width() + self.kit.metrics.px(12)
        name = self.kit.text.fitted(
            f"**{self.words.item(self.subject)}**", box.right - left, "section", lines=3 if side else 2
        )
        name.draw(surface, (left, top))
        top += max(name.height, face.get_height() if face is not None and side else 0) + self.kit.metrics.px(
            8
        )
        self._draw_lines(surface, pygame.Rect(box.left, top, box.width, max(1, box.bottom - top)), view)

    def _draw_lines(self, surface: pygame.Surface, box: pygame.Rect, view: Any) -> None:
        lines = self.explain(view, self.subject)
        rows = Explanations(self.kit, lines, box.width)
        if rows.height > box.height:
            box = pygame.Rect(box.left, box.top, box.width - self.kit.metrics.px(16), box.height)
            rows = Explanations(self.kit, lines, box.width)
        self._rows, self._box = rows, box
        self.scroll.view, self.scroll.content = box.inflate(self.kit.metrics.px(32), 0), rows.height
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        rows.draw(surface, self._top, self._row_at(self.kit.pointer.pos))
        surface.set_clip(before)
        self.scroll.draw(surface)

    @property
    def _top(self) -> tuple[int, int]:
        return self._box.left, self._box.top - self.scroll.offset

    def _row_at(self, pos: tuple[int, int]) -> int | None:
        return self._rows.at(self._top, pos) if self._box.collidepoint(pos) else None

    def _draw_foot(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """Draw the line about mouse and keys; return its height."""
        if self.kit.metrics.mode != "wide":
            return 0
        muted = self.kit.theme.colour.text_muted
        half = inner.width // 2 - self.kit.metrics.px(6)
        left = self.kit.text.label(_("Right-click: enlarge"), half, "small", colour=muted, align="left")
        words = _("I: unpin") if self.pinned else _("I: pin")
        right = self.kit.text.label(words, half, "small", colour=muted, align="left")
        top = inner.bottom - left.height
        left.draw(surface, (inner.left, top))
        right.draw(surface, (inner.right - right.size[0], top))
        return left.height + self.kit.metrics.px(6)
