"""Prompt bar: who decides, what, and what follows; hint, undo, refusal and the one primary button."""

from collections.abc import Callable
from typing import Any, Literal

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.sentence import full_row, set_sentence
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.progress_dots import ProgressDots
from galaxy_desktop.ui.widgets.widget import Widget

PRIMARY = 284
LEAST_TEXT = 0.36
NARROWED = ((True, 0.0), (False, 0.0), (False, 0.35), (False, 0.7), (False, 1.0))
"""True if all buttons have words and keys, and by how much they get narrower, tried in turn."""
SHIELD = 42


RunCommand = Callable[[str], None]
"""Function that carries out the command of a button, by its name."""


class Sentence(Widget):
    """Line of the bar that does not fit: hovering or focusing it shows the whole in a tooltip."""


class PromptBar:
    """Prompt bar as it stands now; a new one is made whenever its words change."""

    def __init__(self, kit: Kit, rect: pygame.Rect, text: BarText, run: RunCommand) -> None:
        self.kit = kit
        self.rect = rect
        self.text = text
        self._run = run
        if kit.metrics.mode == "large_text":
            with_words, narrowed = self._best()
            self._lay(with_words=with_words, narrowed=narrowed)
        else:
            for way in NARROWED:
                if self._fits(way):
                    break
        self.sentence = Sentence(kit, self.words, text.line, tip=text.line)
        self.sentence.hidden = not self._set.line.cut
        self.dots = ProgressDots(kit, self._dots_place()) if text.dots else None

    def _best(self) -> tuple[bool, float]:
        """Return how the buttons are laid for the sentence beside them to be largest.

        They are narrower than their words only if the sentence is cut otherwise.
        """
        best, row, full = NARROWED[-1], -1, full_row(self.kit)
        for way in NARROWED:
            if row >= 0 and (way[1] or row >= full):
                break
            if self._fits(way) and self._set.row > row:
                best, row = way, self._set.row
        return best

    def _fits(self, way: tuple[bool, float]) -> bool:
        """Lay everything in a way, and return whether the sentence has room."""
        with_words, narrowed = way
        self._lay(with_words=with_words, narrowed=narrowed)
        head, line = self._set
        roomy = self.words.width >= self.rect.width * LEAST_TEXT or (with_words and self._is_short)
        return roomy and not (head.cut or line.cut)

    def _lay(self, *, with_words: bool, narrowed: float) -> None:
        """Lay buttons, with words or not and narrowed by a share, and the words beside them."""
        self.primary = self._primary() if self.text.primary else None
        self.buttons = self._others(with_words=with_words)
        self._narrow(narrowed)
        self._place()
        text, room = self.text, (self.words.width, self.rect.height)
        self._set = set_sentence(self.kit, text.head, text.line, *room)

    @property
    def _is_short(self) -> bool:
        """True if head and line each fit one row, as large as they are in the longest bar."""
        measure, room = self.kit.text, self.words.width
        return measure.width(self.text.head, "heading") <= room >= measure.width(self.text.line, "body")

    @property
    def widgets(self) -> list[Button]:
        """Buttons from left to right."""
        return [*self.buttons, *([self.primary] if self.primary else [])]

    def called(self, name: Literal["", "second", "primary"]) -> list[Button]:
        """Return the button of that name, as a list that is empty if there is none."""
        second = self.buttons[-1:] if self.text.second else []
        return {"": [], "second": second, "primary": [self.primary] if self.primary else []}[name]

    def _words(self) -> pygame.Rect:
        """Return the rectangle of head and line."""
        box = self._free.inflate(-2 * self.kit.metrics.space("broad"), 0)
        shield = self._shield + self.kit.metrics.space("broad") if self._shield else 0
        left = box.left + shield
        right = self._dots_place().left if self.text.dots else box.right
        return pygame.Rect(left, box.top, max(1, right - left), box.height)

    @property
    def _free(self) -> pygame.Rect:
        """Bar without its buttons, which stand at the left if left-handed."""
        free = self.rect.copy()
        if self.kit.settings.left_handed:
            free.left = max([free.left, *[button.rect.right for button in self.widgets]])
            free.width = self.rect.right - free.left
        else:
            free.width = min([free.right, *[button.rect.left for button in self.widgets]]) - free.left
        return free

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar, the shield and the words; the form draws the buttons."""
        colour = self.kit.theme.colour
        line = None if self.text.seat is None else self.kit.theme.seat(self.text.seat + 1).colour
        self.kit.faces.bar(surface, self.rect, colour.refuse if self.text.alarm else line)
        self._draw_shield(surface)
        self._draw_words(surface)
        if self.dots is not None:
            self.dots.draw(surface)

    def _draw_shield(self, surface: pygame.Surface) -> None:
        if self.text.seat is None:
            return
        shield = self.kit.shield(self.text.seat, self._shield)
        left = self.words.left - self.kit.metrics.space("broad") - self._shield
        centre = (left + self._shield // 2, self.rect.centery)
        surface.blit(shield, shield.get_rect(center=centre))

    def _draw_words(self, surface: pygame.Surface) -> None:
        """Draw head and line, vertically centred in the bar; the line takes more rows if there is room."""
        box, (head, line) = self.words, self._set
        height = head.height + (line.height if self.text.line else 0)
        top = box.centery - height // 2
        head.draw(surface, (box.left, top))
        if self.text.line:
            line.draw(surface, (box.left, top + head.height))

    @property
    def _shield(self) -> int:
        return 0 if self.text.seat is None else self.kit.metrics.text(SHIELD)

    def _dots_place(self) -> pygame.Rect:
        place = pygame.Rect(0, 0, self.kit.metrics.px(80), self.rect.height)
        place.midright = (self._free.right - self.kit.metrics.space("frame"), self.rect.centery)
        return place

    def _button(self, label: str, command: str, **look: Any) -> Button:
        height = self.rect.height - 2 * self.kit.metrics.space("gap")
        place = pygame.Rect(0, 0, 0, height)
        return Button(self.kit, place, label, lambda: self._run(command), **look)

    def _primary(self) -> Button:
        missing = self.text.primary if self.text.missing else ""
        button = self._button(
            self.text.primary,
            "primary",
            kind="primary",
            cue="" if missing else _("Enter"),
            why_not=missing,
        )
        if self.text.at_once:
            button.mouse_tip = _("Double-click an option to choose it and confirm at once.")
        button.rect.width = max(self.kit.metrics.px(PRIMARY), button.natural_width)
        return button

    def _others(self, *, with_words: bool) -> list[Button]:
        text, buttons = self.text, []
        if text.alarm:
            label = _("Not saved") if with_words else ""
            buttons.append(self._button(label, "trouble", icon="warning", tip=text.alarm))
        if text.hint:
            buttons.append(
                self._button(
                    _("Hint") if with_words else "",
                    "hint",
                    icon="hint",
                    cue="H" if with_words else "",
                    tip=_("Suggest a move (H). Press H again for the reasons."),
                )
            )
        if text.cheapest:
            tip = _("Choose the cards least useful to you; N or Alt+click keeps a card (F)")
            label = _("Choose for me") if with_words else ""
            buttons.append(
                self._button(label, "cheapest", icon="hand", cue="F" if with_words else "", tip=tip)
            )
        if text.again:
            tip = _("Shows again what happened since your turn (R).")
            label, cue = (_("Replay"), "R") if with_words else ("", "")
            buttons.append(self._button(label, "again", icon="play", cue=cue, tip=tip))
        if text.undo:
            cue = "Z" if with_words else ""
            buttons.append(self._button(_("Undo"), "undo", icon="undo", cue=cue, tip=text.undo))
        if text.redo:
            label, cue = (_("Redo"), "Y") if with_words else ("", "")
            buttons.append(
                self._button(label, "redo", icon="redo", cue=cue, tip=_("Repeats the move you undid."))
            )
        if text.aside:
            buttons.append(self._button(text.aside, "aside", icon="skip"))
        if text.second:
            buttons.append(self._button(text.second, "second", cue="P" if with_words else ""))
        for button in buttons:
            least = self.kit.metrics.px(100) if button.label else self.kit.metrics.target()
            button.rect.width = max(least, button.natural_width)
        return buttons

    def _narrow(self, share: float) -> None:
        """Take a share of the room from the labels of buttons that they can do without."""
        for button in self.widgets if share else ():
            if button.label:
                least = max(self.kit.metrics.target(), button.least_width)
                button.rect.width -= round(share * max(0, button.natural_width - least))

    def _place(self) -> None:
        """Place the buttons from the right edge to the left, mirrored if left-handed."""
        right = self.rect.right - self.kit.metrics.space("frame")
        for button in reversed(self.widgets):
            button.rect.midright = (right, self.rect.centery)
            right -= button.rect.width + self.kit.metrics.space("gap")
        if self.kit.settings.left_handed:
            for button in self.widgets:
                button.rect.left = self.rect.left + self.rect.right - button.rect.right
        self.words = self._words()
