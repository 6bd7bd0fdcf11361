"""Inspector: the card that is pointed at, and every sign on it as a sentence."""

from typing import Any

import pygame

from galaxy_desktop.engine.words import Explanation, Words, sign_and_label
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.widgets.scroll import Scroll

PADDING = 16
FACE_HEIGHT = 0.45
FACE_SHAPE = 5 / 7
SIGN = 1.8


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

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, view: Any) -> None:
        """Draw the panel with card, name and sentences, or a sentence about itself without a subject."""
        self.rect = rect
        self.kit.faces.panel(surface, rect, self.kit.theme.colour.primary if self.pinned else None)
        inner = rect.inflate(-2 * self.kit.metrics.px(PADDING), -2 * self.kit.metrics.px(PADDING))
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
        name = self.kit.text.block(
            f"**{self.words.item(self.subject)}**", box.right - left, "section", lines=3 if side else 2
        )
        name.draw(surface, (left, top))
        top += max(name.height, face.get_height() if face is not None and side else 0) + self.kit.metrics.px(
            8
        )
        self._draw_lines(surface, pygame.Rect(box.left, top, box.width, max(1, box.bottom - top)), view)

    def _draw_lines(self, surface: pygame.Surface, box: pygame.Rect, view: Any) -> None:
        lines = self.explain(view, self.subject)
        rows = draw_explanations(self.kit, None, box, lines, 0)
        if rows > box.height:
            box = pygame.Rect(box.left, box.top, box.width - self.kit.metrics.px(16), box.height)
            rows = draw_explanations(self.kit, None, box, lines, 0)
        self.scroll.view, self.scroll.content = box.inflate(self.kit.metrics.px(32), 0), rows
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        draw_explanations(self.kit, surface, box, lines, self.scroll.offset)
        surface.set_clip(before)
        self.scroll.draw(surface)

    def _draw_foot(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """Draw the line about mouse and keys; return its height."""
        if self.kit.metrics.mode != "wide":
            return 0
        muted = self.kit.theme.colour.text_muted
        left = self.kit.text.block(_("Right-click: enlarge"), inner.width, "small", colour=muted, lines=1)
        words = _("I: unpin") if self.pinned else _("I: pin")
        right = self.kit.text.block(words, inner.width, "small", colour=muted, lines=1)
        top = inner.bottom - left.height
        left.draw(surface, (inner.left, top))
        right.draw(surface, (inner.right - right.size[0], top))
        return left.height + self.kit.metrics.px(6)


def draw_explanations(
    kit: Kit,
    surface: pygame.Surface | None,
    box: pygame.Rect,
    lines: tuple[Explanation, ...],
    offset: int,
    style: str = "explain",
) -> int:
    """Draw a row for each sentence with its sign; without a surface only measure. Return the height."""
    size = round(kit.fonts.style(style, kit.metrics).px * SIGN)
    indent, gap = size + kit.metrics.px(12), kit.metrics.px(8)
    soft = kit.theme.colour.text_soft
    top = box.top - offset
    for line in lines:
        text = kit.text.block(line.text, box.width - indent, style, colour=soft)
        if surface is not None:
            text.draw(surface, (box.left + indent, top + max(0, (size - text.height) // 2)))
            _draw_sign(kit, surface, line.sign, (box.left, top, size))
        top += max(text.height, size) + gap
    return top + offset - box.top


def _draw_sign(kit: Kit, surface: pygame.Surface, markup: str, place: tuple[int, int, int]) -> None:
    """Draw the sign of a line, written as in running text: a name, or a name and its label."""
    if not markup:
        return
    left, top, size = place
    name, label = sign_and_label(markup.strip("{}"))
    try:
        sign = kit.sign(name, size, label=label)
    except KeyError:
        return
    surface.blit(sign, sign.get_rect(center=(left + size // 2, top + size // 2)))
