"""Switch with a label."""

from collections.abc import Callable

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.widget import Widget

WIDTH, HEIGHT = 60, 34


class Toggle(Widget):
    """Switch, on or off. The label stands at the left, the switch at the right; all of it can be clicked."""

    kind_word = N_("switch")

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        label: str,
        change: Callable[[bool], None],
        *,
        on: bool,
        detail: str = "",
    ) -> None:
        super().__init__(kit, rect, label)
        self.on = on
        self.change = change
        self.detail = detail

    @property
    def spoken_tip(self) -> str:
        """Sentence below the label."""
        return self.detail

    @property
    def state(self) -> str:
        """On or off in words."""
        return _("on") if self.on else _("off")

    @property
    def switch(self) -> pygame.Rect:
        """Rectangle of the switch itself."""
        height = min(
            self.rect.height,
            max(self.kit.metrics.px(HEIGHT), round(self.kit.metrics.letters("option") * 1.4)),
        )
        return layout.align(self.rect, (height * WIDTH // HEIGHT, height), "midright")

    def height_in(self, width: int) -> int:
        """Return the height that label and detail need in this width, in pixels."""
        metrics = self.kit.metrics
        self.rect.size = width, metrics.target()
        words = self.kit.fonts.style("option", metrics).line
        if self.detail:
            words += self.kit.text.block(self.detail, self._words_width, "small").height
        return max(metrics.target(), words + metrics.space("seam"))

    def use(self, pos: tuple[int, int]) -> None:
        """Flip the switch."""
        self.on = not self.on
        self.kit.sounds.play("button")
        self.change(self.on)

    def key(self, event: pygame.event.Event) -> bool:
        """Switch off with left, on with right; flip with Space."""
        wanted = {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(event.key)
        if wanted is not None and wanted != self.on:
            self.use(self.rect.center)
            return True
        return super().key(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words and the switch."""
        self._draw_words(surface)
        self._draw_switch(surface)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the ring round the switch."""
        self.kit.faces.focus_ring(surface, self.switch, self.switch.height // 2)

    @property
    def explanation(self) -> str:
        """Sentence below the label, if there is no room for it there."""
        return "" if self._shows_detail else self.detail

    @property
    def _words_width(self) -> int:
        return self.switch.left - self.kit.metrics.space("margin") - self.rect.left

    @property
    def _shows_detail(self) -> bool:
        """True if label and detail both fit the place."""
        fonts, metrics = self.kit.fonts, self.kit.metrics
        room = self.rect.height - fonts.style("option", metrics).line
        detail = self.kit.text.block(self.detail, self._words_width, "small")
        return bool(self.detail) and detail.height <= room

    def _draw_words(self, surface: pygame.Surface) -> None:
        colour, width = self.kit.theme.colour, self._words_width
        label = self.kit.text.label(f"**{self.label}**", width, "option", colour=colour.text, align="left")
        if not self._shows_detail:
            label.draw(surface, (self.rect.left, self.rect.centery - label.height // 2))
            return
        detail = self.kit.text.block(self.detail, width, "small", colour=colour.text_soft)
        top = self.rect.centery - (label.height + detail.height) // 2
        label.draw(surface, (self.rect.left, top))
        detail.draw(surface, (self.rect.left, top + label.height))

    def _draw_switch(self, surface: pygame.Surface) -> None:
        colour, faces, switch = self.kit.theme.colour, self.kit.faces, self.switch
        edge = colour.primary if self.on else (colour.text_soft if self.hovered else colour.edge)
        fill = colour.high if self.on else colour.well
        width = max(1.6, 1.8 * self.kit.metrics.scale) if self.on else faces.hair
        faces.face(surface, switch, FaceStyle(fill, fill, edge, switch.height // 2, width))
        knob = switch.height - round(switch.height * 0.32)
        inset = switch.height // 2
        centre = (switch.right - inset if self.on else switch.left + inset, switch.centery)
        faces.disc(surface, centre, knob, colour.primary if self.on else colour.text_muted)
        if self.on:
            faces.check(surface, centre, round(knob * 0.6), colour.ink)
