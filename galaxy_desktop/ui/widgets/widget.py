"""What every widget is: a place on the screen that can be pointed at, focused, used and read out."""

import pygame

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.richtext import Align
from galaxy_desktop.ui.theme import RGB

LEFT = 1


class Widget:
    """A control. A scene hands its widgets to a `Form`, which sets `hovered` and `focused` and routes events.

    `why_not` holds the unmet condition in markup; while it does, the widget is grey, stays readable and
    can still be visited so that the reason is told. `tip` is the sentence of the tooltip.
    """

    takes_enter = False
    """Whether Enter uses the widget when the keyboard has brought the focus here."""
    painted = False
    """Whether something else draws it and it changes by events alone, as a thing on the table does."""
    keeps_focus = False
    """Whether the pointer passing by neither gives it the focus nor takes it away, as while typing."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, label: str = "", *, tip: str = "", why_not: str = ""
    ) -> None:
        self.kit = kit
        self.rect = pygame.Rect(rect)
        self.label = label
        self.tip = tip
        self.why_not = why_not
        self.hidden = False
        self.hovered = False
        self.focused = False
        self.pressed = False

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.why_not

    @property
    def can_focus(self) -> bool:
        """Whether the focus may visit it."""
        return not self.hidden

    @property
    def announce(self) -> str:
        """The widget in one line, as speech would read it."""
        parts = [plain(self.label), self.state, plain(self.why_not)]
        return ", ".join(part for part in parts if part)

    @property
    def state(self) -> str:
        """What is chosen or written in it, in words."""
        return ""

    @property
    def explanation(self) -> str:
        """What the tooltip says; a label that had to be cut is told in full."""
        return self.tip

    @property
    def open(self) -> bool:
        """Whether it has opened something above the others, so that it gets every event first."""
        return False

    @property
    def rest(self) -> float | None:
        """Seconds until it wants to change by itself; None if it never does."""
        return None

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event that is meant for it; true if it has made use of it."""
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == LEFT
            and self.rect.collidepoint(event.pos)
        ):
            self.pressed = self.enabled
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.pressed:
            self.pressed = False
            if self.rect.collidepoint(event.pos):
                self.use(event.pos)
            return True
        return event.type == pygame.KEYDOWN and self.key(event)

    def key(self, event: pygame.event.Event) -> bool:
        """A key while it has the focus: Space uses it, and Enter where that is its habit."""
        used = event.key == pygame.K_SPACE or (
            self.takes_enter and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        )
        if used and self.enabled:
            self.use(self.rect.center)
        return used

    def use(self, pos: tuple[int, int]) -> None:
        """It has been clicked at this place, or used by key."""

    def update(self, dt: float) -> bool:
        """Lets time pass; true if it looks different now."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it as it is now."""

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draws what it has opened, above all other widgets."""

    def draw_label(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        markup: str,
        style: str,
        colour: RGB,
        align: Align = "centre",
    ) -> None:
        """A label in the middle height of its box, smaller where it would not fit."""
        block = self.kit.text.label(markup, box.width, style, colour=colour, align=align)
        block.draw(surface, (box.left, box.centery - block.height // 2))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring of the keyboard focus."""
        self.kit.faces.focus_ring(surface, self.rect)

    def leave(self) -> None:
        """It has lost the focus."""
        self.pressed = False
