"""Line of text to type."""

from collections.abc import Callable

import pygame

from galaxy_desktop.language import N_, ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import COMMAND, ENTER, LEFT
from galaxy_desktop.ui.theme import mix
from galaxy_desktop.ui.widgets.clipboard import copy_text, paste_text
from galaxy_desktop.ui.widgets.widget import Widget

BLINK = 0.53
MASKED = 1 << 30
"""First of the codes of keys that have no letter of their own, such as the arrows."""
KEPT_FOR_OTHERS = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE)


class TextField(Widget):
    """Text field; typing calls `change`, Enter `submit`, or presses the primary button without one.

    While an input method composes text, that is shown at the caret, and keys belong to the input method.
    """

    keeps_focus = True
    kind_word = N_("text field")

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        label: str,
        text: str,
        change: Callable[[str], None],
        *,
        hint: str = "",
        most: int = 60,
        icon: str = "",
        hidden: bool = False,
        submit: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(kit, rect, label)
        self.text = text
        self.change = change
        self.hint = hint
        self.most = most
        self.icon = icon
        self.dotted = hidden
        self.submit = submit
        self.caret = len(text)
        self.all_selected = False
        self.composed = ""
        """Text that an input method composes and has not given yet."""
        self._blink = 0.0

    @property
    def state(self) -> str:
        """Text or hint; how long it is if the text is hidden."""
        if self.dotted and self.text:
            return ngettext("{n} character", "{n} characters", len(self.text)).format(n=len(self.text))
        return "" if self.dotted else self.text or self.hint

    @property
    def open(self) -> bool:
        """True while an input method composes text."""
        return bool(self.composed)

    @property
    def typing_at(self) -> pygame.Rect:
        box = self._box()
        height = self._font.get_height()
        return pygame.Rect(min(self._caret_x(box), box.right - 2), box.centery - height // 2, 2, height)

    @property
    def rest(self) -> float | None:
        """Time of one blink of the caret while the field has the focus."""
        return BLINK if self.focused else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Insert typed text, show composed text, set the caret by click, and handle keys."""
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self.enabled and self._take(event)
        if event.type == pygame.KEYDOWN and self.composed:
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.composed = ""
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == LEFT
            and self.rect.collidepoint(event.pos)
        ):
            self.all_selected = False
            self.caret = self._caret_at(event.pos[0])
            self._blink = 0.0
            return True
        return event.type == pygame.KEYDOWN and self.key(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the editing keys; use up letters, which come as text input, and Ctrl with any of them."""
        if not self.enabled or event.key in KEPT_FOR_OTHERS:
            return False
        self._blink = 0.0
        if event.key in ENTER:
            if self.submit is not None:
                self.submit(self.text)
            return self.submit is not None
        if event.mod & COMMAND:
            return self._command(event.key) or event.key < MASKED
        return self._edit(event.key) or event.key < MASKED or bool(getattr(event, "unicode", "").strip())

    def update(self, dt: float) -> bool:
        """Blink the caret."""
        if not self.focused:
            return False
        before = self._caret_shows
        self._blink += dt
        return before != self._caret_shows

    def leave(self) -> None:
        """Clear the selection."""
        super().leave()
        self.all_selected, self.composed = False, ""
        self._blink = 0.0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the well, the visible part of the text, and the caret."""
        colour, faces = self.kit.theme.colour, self.kit.faces
        edge = colour.legal if self.focused else colour.edge
        if self.hovered and not self.focused:
            edge = mix(colour.edge, colour.text_soft, 0.5)
        fill = mix(colour.well, colour.background, 0.5)
        width = max(1.6, 2 * self.kit.metrics.scale) if self.focused else faces.hair
        faces.face(surface, self.rect, FaceStyle(fill, fill, edge, faces.radius("control"), width))
        box = self._box()
        if self.icon:
            size = self.kit.metrics.icon("line")
            picture = self.kit.sign(self.icon, size, colour.text_soft)
            at = (box.left - self.kit.metrics.space("gap"), self.rect.centery)
            surface.blit(picture, picture.get_rect(midright=at))
        self._draw_text(surface, box)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw nothing: the edge of a focused field is bright already."""

    def _draw_text(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        colour = self.kit.theme.colour
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        shown = self._shown()
        ink = colour.text if shown and self.enabled else colour.text_muted
        line = self.kit.fonts.line(self._font, shown or self.hint, ink)
        place = line.get_rect(midleft=(box.left - self._scrolled(box), box.centery))
        if self.all_selected and self.text:
            surface.fill(colour.high, place)
        surface.blit(line, place)
        if self.composed:
            width = width_of(self._font, self._dots(self.composed))
            surface.fill(colour.text_soft, (self._caret_x(box) - width, place.bottom - 2, width, 1))
        if self.focused and self._caret_shows and not self.all_selected:
            surface.fill(colour.legal, self.typing_at)
        surface.set_clip(before)

    @property
    def _caret_shows(self) -> bool:
        return int(self._blink / BLINK) % 2 == 0

    @property
    def _font(self) -> pygame.font.Font:
        return self.kit.fonts.style("option", self.kit.metrics).font

    def _box(self) -> pygame.Rect:
        pad = self.kit.metrics.space("frame")
        before = self.kit.metrics.icon("line") + self.kit.metrics.space("gap") if self.icon else 0
        return layout.trim(self.rect, left=pad + before, right=pad)

    def _dots(self, text: str) -> str:
        return "•" * len(text) if self.dotted else text

    def _shown(self) -> str:
        """Return the text with what is composed at the caret."""
        return self._dots(self.text[: self.caret] + self.composed + self.text[self.caret :])

    def _before_caret(self) -> int:
        """Return the width of what is shown before the caret."""
        return width_of(self._font, self._shown()[: self.caret + len(self.composed)])

    def _caret_x(self, box: pygame.Rect) -> int:
        return box.left - self._scrolled(box) + self._before_caret()

    def _scrolled(self, box: pygame.Rect) -> int:
        """Return how far the text is shifted so that the caret is visible, in pixels."""
        return max(0, self._before_caret() - box.width + 4)

    def _caret_at(self, x: int) -> int:
        box, shown = self._box(), self._shown()
        wanted = x - box.left + self._scrolled(box)
        return min(range(len(shown) + 1), key=lambda n: abs(width_of(self._font, shown[:n]) - wanted))

    def _take(self, event: pygame.event.Event) -> bool:
        """Insert the text that was typed, or show what is composed."""
        self._blink = 0.0
        self.composed = event.text if event.type == pygame.TEXTEDITING else ""
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
        return True

    def _insert(self, text: str) -> None:
        kept = "" if self.all_selected else self.text
        caret = 0 if self.all_selected else self.caret
        new = "".join(letter for letter in text if letter.isprintable())[: self.most - len(kept)]
        self._set(kept[:caret] + new + kept[caret:], caret + len(new))

    def _edit(self, key: int) -> bool:
        """Move the caret or erase letters; return False for other keys."""
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(back=key == pygame.K_BACKSPACE)
            return True
        ways = {
            pygame.K_LEFT: max(0, self.caret - 1),
            pygame.K_RIGHT: min(len(self.text), self.caret + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if key not in ways:
            return False
        self.caret, self.all_selected = ways[key], False
        return True

    def _erase(self, *, back: bool) -> None:
        if self.all_selected:
            self._set("", 0)
        elif back and self.caret:
            self._set(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif not back:
            self._set(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)

    def _command(self, key: int) -> bool:
        """Carry out Ctrl with A, C, X or V; return False for other keys."""
        if key == pygame.K_a:
            self.all_selected = bool(self.text)
        elif key in (pygame.K_c, pygame.K_x) and not self.dotted:
            if copy_text(self.text) and key == pygame.K_x:
                self._set("", 0)
        elif key == pygame.K_v:
            self._insert(paste_text())
        else:
            return False
        return True

    def _set(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text, self.caret, self.all_selected = text, caret, False
        if changed:
            self.change(text)
