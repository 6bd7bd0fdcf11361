"""Short notice that disappears by itself, in a room that nothing else needs meanwhile."""

from collections.abc import Callable

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

BUTTON = 40
SHORT, FOLDED = 0.3, 0.6
"""Share of a flat room above which words are laid in two lines, and the width of these in that of one."""
READING = 0.3
"""Seconds for a word: a long notice stays until it can have been read."""


class Toast(Widget):
    """Notice at the foot of a room until it can have been read; may offer one button.

    In a high room it is as wide as the room, with the button below the words; in a flat one as wide as
    they are, at the right, and a long one in two lines if there is room for them.
    """

    def __init__(
        self,
        kit: Kit,
        markup: str,
        room: pygame.Rect,
        *,
        icon: str = "information",
        act: str = "",
        press: Callable[[], None] | None = None,
        seconds: float = 0.0,
        passing: bool = False,
    ) -> None:
        self.icon = icon
        self.passing = passing
        """True for a refusal, which is out of date with the next choice."""
        self.words = room
        """Part of the notice that its words take."""
        self._press = press
        self._left = seconds or max(kit.ms("toast") / 1000, len(markup.split()) * READING)
        height = min(kit.metrics.target(BUTTON), room.height)
        self.button = Button(kit, pygame.Rect(0, 0, 0, height), act, self._act) if act else None
        if self.button is not None:
            self.button.rect.width = min(self.button.natural_width, room.width)
        super().__init__(kit, room, markup)
        self.move(room)

    def move(self, room: pygame.Rect) -> None:
        """Lay the notice out in a room."""
        pad, gap, metrics = self.kit.metrics.space("pad"), self.kit.metrics.space("gap"), self.kit.metrics
        high, button = room.height > room.width // 2, self.button
        beside = metrics.icon("row") + gap if self.icon else 0
        below = button.rect.height + gap if button is not None and high else 0
        aside = button.rect.width + gap if button is not None and not high else 0
        width = max(1, room.width - 2 * pad - beside - aside)
        height = max(1, room.height - 2 * gap - below)
        self.block = self.kit.text.fitted(self.label, width, "body", height=height)
        if not high and (wide := self.block.size[0]) > SHORT * room.width:
            folded = self.kit.text.block(self.label, round(FOLDED * wide), "body", height=height)
            self.block = self.block if folded.cut else folded
        least = button.rect.height if button is not None and not high else 0
        tall = max(self.block.height, metrics.icon("row") if self.icon else 0, least) + 2 * gap + below
        wide = room.width if high else self.block.size[0] + beside + aside + 2 * pad
        self.rect = layout.align(room, (wide, tall), "bottomright" if high else "midright")
        self.words = layout.trim(layout.inset(self.rect, pad, gap), left=beside, right=aside, bottom=below)
        if button is not None:
            inside = layout.inset(self.rect, pad, gap)
            button.rect = layout.align(inside, button.rect.size, "bottomright" if high else "midright")

    def renewed(self, kit: Kit, room: pygame.Rect) -> "Toast":
        """Return the same notice in another window, for the time that it has left."""
        act = self.button.label if self.button else ""
        passing = self.passing
        other = Toast(kit, self.label, room, icon=self.icon, act=act, press=self._press, passing=passing)
        other._left = self._left
        return other

    def withdraw(self) -> None:
        """Dismiss it if it has a button, or is out of date."""
        if self.button is not None or self.passing:
            self._left = 0

    @property
    def alive(self) -> bool:
        """True until it has disappeared."""
        return self._left > 0

    @property
    def rest(self) -> float | None:
        """Seconds until it disappears; None afterwards."""
        return self._left if self.alive else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass mouse events to its button; dismiss it by a click anywhere else on it."""
        if self.button and event.type != pygame.KEYDOWN and self.button.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            self._left = 0
            return True
        return False

    def update(self, dt: float) -> bool:
        """Count the time, but not while hovered; return True when it disappears."""
        if not self.alive or self.kit.pointer.over(self.rect):
            return False
        self._left -= dt
        return not self.alive

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate with its sentence."""
        colour, faces = self.kit.theme.colour, self.kit.faces
        corner = faces.radius("panel")
        faces.shadow(surface, self.rect, corner)
        faces.plate(surface, self.rect, colour.high, colour.edge, "panel", foot=colour.raised)
        words = self.words
        if self.icon:
            picture = self.kit.sign(self.icon, self.kit.metrics.icon("row"), colour.primary)
            left = self.rect.left + self.kit.metrics.space("pad")
            surface.blit(picture, picture.get_rect(midleft=(left, words.centery)))
        self.block.draw(surface, (words.left, words.centery - self.block.height // 2))
        if self.button:
            self.button.draw(surface)

    def _act(self) -> None:
        self._left = 0
        if self._press is not None:
            self._press()
