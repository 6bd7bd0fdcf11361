"""Base of all widgets: a place on the screen that can be hovered, focused, used and read out."""

import pygame

from galaxy_desktop.language import Message
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import ENTER, LEFT
from galaxy_desktop.ui.speech.spoken import phrase, sentences, spoken
from galaxy_desktop.ui.theme import RGB
from galaxy_desktop.ui.typesetting import Align


class Widget:
    """Control on the screen.

    A scene hands its widgets to a `Form`, which sets `hovered` and `focused` and routes events. `why_not`
    holds the unmet condition in markup; while it does, the widget is grey, stays readable and can still be
    visited so that the reason is shown. `tip` is the sentence of the tooltip.
    """

    takes_enter = False
    """True if Enter uses the widget when the keyboard has brought the focus here."""
    enters_main = False
    """True if Enter does there what the main button of the scene does."""
    painted = False
    """True if something else draws it and it changes by events alone, as an item of the table does."""
    kind_word: Message | None = None
    """Kind of the widget, in a word that is said after its name."""
    keeps_focus = False
    """True if hovering neither gives it the focus nor takes it away, as while typing."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, label: str = "", *, tip: str = "", why_not: str = ""
    ) -> None:
        self.kit = kit
        self.rect = pygame.Rect(rect)
        self.label = label
        self.tip = tip
        self.mouse_tip = ""
        """Sentence about a click, in the tooltip while the mouse is on it; the keyboard does not show it."""
        self.why_not = why_not
        self.about = ""
        """Thing that it belongs to, in markup, said after its name where the name alone does not tell it."""
        self.page = ""
        """Name of the page of the rules that explains `why_not`, or that the widget leads to."""
        self.hidden = False
        self.hovered = False
        self.focused = False
        self.pressed = False

    @property
    def enabled(self) -> bool:
        """True if it can be used now."""
        return not self.why_not

    @property
    def can_focus(self) -> bool:
        """True if the focus may visit it."""
        return not self.hidden

    @property
    def announce(self) -> str:
        """Widget as it is said: name, kind, state and why it is grayed, then what it does."""
        name, tip = self.spoken_name, self.spoken_tip
        kind = "" if self.kind_word is None else self.kind_word.read()
        words = [spoken(name), spoken(self.where), kind, self.state, self.refusal]
        return sentences([phrase(words), spoken(tip) if tip != name else ""])

    @property
    def where(self) -> str:
        """Place in markup, as far as its other words do not say it."""
        return self.about

    @property
    def spoken_name(self) -> str:
        """Name in markup by which it is said: the label, or the tip of a picture without words."""
        return self.label or self.tip

    @property
    def spoken_tip(self) -> str:
        """Sentence about what it does, in markup, said last."""
        return self.tip

    @property
    def refusal(self) -> str:
        """Reason why it cannot be used, as it is said after its name; empty if it can."""
        if not self.why_not:
            return ""
        if self.why_not == self.label:
            return _("unavailable")
        return _("unavailable: {reason}").format(reason=spoken(self.why_not))

    @property
    def state(self) -> str:
        """Chosen or written value, in words."""
        return ""

    @property
    def explanation(self) -> str:
        """Text of the tooltip; by default the tip, else what the mouse does while it is there."""
        return self.tip or (self.mouse_tip if self.hovered else "")

    @property
    def open(self) -> bool:
        """True while it has opened something above the others, so that it gets every event first."""
        return False

    @property
    def typing_at(self) -> pygame.Rect | None:
        """Place of the caret, if text can be typed here."""
        return None

    @property
    def rest(self) -> float | None:
        """Seconds until it changes by itself; None if it never does."""
        return None

    def covers(self, pos: tuple[int, int]) -> bool:
        """Return whether a place on the screen is on the widget."""
        return self.rect.collidepoint(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return True if it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self.covers(event.pos):
            self.pressed = self.enabled
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.pressed:
            self.pressed = False
            if self.covers(event.pos):
                self.use(event.pos)
            return True
        return event.type == pygame.KEYDOWN and self.key(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key while focused: use the widget with Space, or with Enter if `takes_enter`."""
        used = event.key == pygame.K_SPACE or (self.takes_enter and event.key in ENTER)
        if used and self.enabled:
            self.use(self.rect.center)
        return used

    def use(self, pos: tuple[int, int]) -> None:
        """Use the widget: it was clicked at this place, or used by key."""

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True if it looks different now."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget as it is now."""

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw the part it has opened, above all other widgets."""

    def draw_label(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        markup: str,
        style: str,
        colour: RGB,
        align: Align = "centre",
    ) -> None:
        """Draw a label, vertically centred in its box, smaller if it would not fit."""
        block = self.kit.text.label(markup, box.width, style, colour=colour, align=align)
        block.draw(surface, (box.left, box.centery - block.height // 2))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the ring of the keyboard focus."""
        self.kit.faces.focus_ring(surface, self.rect)

    def leave(self) -> None:
        """Handle the loss of the focus."""
        self.pressed = False
