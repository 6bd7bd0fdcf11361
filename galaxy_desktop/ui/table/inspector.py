"""Inspector: the card that is pointed at, and every icon on it as a sentence that leads to its page."""

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

import pygame

from galaxy_desktop.engine.sentences import capitalized
from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.keys import pad_sign
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.pad_keys import chord_of
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.table.explanations import Explanations, first_page
from galaxy_desktop.ui.table.phase_rules import PhaseRules
from galaxy_desktop.ui.table.strip import idle_by_keys
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.scroll import Scroll

FACE_HEIGHT = 0.45


@dataclass(frozen=True, slots=True)
class Head:
    """Card and name of a subject, and the room for its sentences."""

    face: pygame.Surface | None
    face_at: tuple[int, int]
    name: Block
    name_at: tuple[int, int]
    room: pygame.Rect


class Inspector:
    """Panel that explains one subject until it is given another; `pinned` keeps the subject."""

    def __init__(self, kit: Kit, painter: Painter, words: Words) -> None:
        self.kit = kit
        self.painter = painter
        self.words = words
        self.idle: Callable[[], tuple[str, ...]] = tuple
        """Function that returns what is said without a subject; if nothing, how to use the inspector."""
        self.subject = ""
        self.pinned = False
        self.rect = layout.nowhere()
        self.scroll = Scroll(kit, self.rect, 0)
        self._rows = Explanations(kit, (), 1)
        self._box = self.rect
        self._explained: tuple[str, Any, tuple[Explanation, ...]] = ("", None, ())
        self.rules = PhaseRules(kit, words)
        """Rules of the phase, drawn without a subject."""

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
        """Return the page of the sentence or the rules drawn at a place; empty if there is none."""
        if not self.subject:
            return self.rules.page_at(pos)
        row = self._row_at(pos)
        return "" if row is None else self._rows.lines[row].page

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, view: Any) -> None:
        """Draw the panel with card, name and sentences, or a sentence about itself without a subject.

        Nothing is drawn, and all stays where it was, while only other places are drawn.
        """
        if rect == self.rect and not rect.colliderect(surface.get_clip()):
            return
        self.rect = rect
        self.kit.faces.panel(surface, rect, self.kit.theme.colour.primary if self.pinned else None)
        inner = self._inner(rect)
        self._box = layout.nowhere()
        if not self.subject:
            self._draw_idle(surface, inner, view)
            return
        if self._foot_height:
            self._draw_foot(surface, inner)
        self._draw_subject(surface, inner, view)

    def _draw_idle(self, surface: pygame.Surface, inner: pygame.Rect, view: Any) -> None:
        """Draw what is said without a subject, one paragraph below the other; then the rules of the phase."""
        soft = self.kit.theme.colour.text_soft
        hover = _("Hover over a card, icon or counter to see what it does.")
        lines = self.idle() or (idle_by_keys(self.kit) or hover,)
        for line in lines:
            block = self.kit.text.block(line, inner.width, colour=soft)
            block.draw(surface, inner.topleft)
            inner = layout.trim(inner, top=block.height + self.kit.metrics.space("frame"))
        self.rules.draw(surface, inner, view)

    def overflows(self, rect: pygame.Rect, view: Any) -> bool:
        """Return whether the sentences about the subject are too long for a panel of this size."""
        if not self.subject:
            return False
        room = self._head(self._inner(rect)).room
        return Explanations(self.kit, self.explain(view, self.subject), room.width).height > room.height

    def drop_unless(self, subjects: Container[str]) -> None:
        """Forget a subject that is not among those on the table, unless it is pinned."""
        if self.subject and not self.pinned and self.subject not in subjects:
            self.subject = ""

    def _inner(self, rect: pygame.Rect) -> pygame.Rect:
        return layout.inset(rect, self.kit.metrics.space("frame"))

    def _head(self, inner: pygame.Rect) -> Head:
        """Lay card and name above the sentences; with large text the card is beside its name."""
        space, side = self.kit.metrics.space, self.kit.metrics.mode == "large_text"
        box = layout.trim(inner, bottom=self._foot_height)
        height = round(box.height * (0.2 if side else FACE_HEIGHT))
        face = self.painter.face(self.subject, (round(height / CARD_SHAPE), height))
        left, top = box.topleft
        face_at, beside = (left, top), 0
        if face is not None and side:
            left += face.get_width() + space("margin")
            beside = face.get_height()
        elif face is not None:
            face_at = face.get_rect(midtop=(box.centerx, top)).topleft
            top += face.get_height() + space("gap")
        title, lines = capitalized(self.words.item(self.subject)), 3 if side else 2
        name = self.kit.text.fitted(f"**{title}**", box.right - left, "section", lines=lines)
        below = top + max(name.height, beside) + space("gutter")
        room = pygame.Rect(box.left, below, box.width, max(1, box.bottom - below))
        return Head(face, face_at, name, (left, top), room)

    def _draw_subject(self, surface: pygame.Surface, inner: pygame.Rect, view: Any) -> None:
        head = self._head(inner)
        if head.face is not None:
            surface.blit(head.face, head.face_at)
        head.name.draw(surface, head.name_at)
        self._draw_lines(surface, head.room, view)

    def _draw_lines(self, surface: pygame.Surface, box: pygame.Rect, view: Any) -> None:
        lines = self.explain(view, self.subject)
        rows = Explanations(self.kit, lines, box.width)
        if rows.height > box.height:
            box = layout.trim(box, right=self.kit.metrics.space("frame"))
            rows = Explanations(self.kit, lines, box.width)
        self._rows, self._box = rows, box
        self.scroll.view, self.scroll.content = (
            box.inflate(2 * self.kit.metrics.space("frame"), 0),
            rows.height,
        )
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

    @property
    def _foot_height(self) -> int:
        """Height of the line about mouse and keys; 0 in a window without one."""
        if self.kit.metrics.mode != "wide":
            return 0
        line = self.kit.text.block(_("Right-click: enlarge"), self.rect.width or 400, "small", lines=1)
        return line.height + self.kit.metrics.space("tight")

    def _draw_foot(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Draw the line about mouse and keys."""
        muted = self.kit.theme.colour.text_muted
        enlarge, words = _foot_words(self.kit, pinned=self.pinned)
        right = self.kit.text.label(words, inner.width // 2, "small", colour=muted, align="left")
        rest = inner.width - right.size[0] - self.kit.metrics.space("margin")
        left = self.kit.text.label(enlarge, rest, "small", colour=muted, align="left")
        top = inner.bottom - left.height
        left.draw(surface, (inner.left, top))
        right.draw(surface, (inner.right - right.size[0], top))


def _foot_words(kit: Kit, *, pinned: bool) -> tuple[str, str]:
    """Return how a card is enlarged, and the inspector pinned or unpinned, with a gamepad or without."""
    if not kit.pointer.by_pad:
        return _("Right-click: enlarge"), _("I: unpin") if pinned else _("I: pin")
    pin = _("{button}: unpin") if pinned else _("{button}: pin")
    return _("{button}: enlarge").format(button=pad_sign(_("V"))), pin.format(button=chord_of(pygame.K_i))
