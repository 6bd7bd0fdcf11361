"""Buttons: the amber primary one, secondary ones, plain ones without a plate, and pictures alone."""

from collections.abc import Callable
from typing import Literal

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.theme import RGB, mix
from galaxy_desktop.ui.widgets.key_cue import cue_for, draw_key_cue, key_cue_width
from galaxy_desktop.ui.widgets.widget import Widget

ButtonKind = Literal["primary", "secondary", "plain", "icon"]
GAP = 9


class Button(Widget):
    """Button that calls `press`.

    Its label names the act; `key` presses it from anywhere, `cue` shows that key. A primary button with a
    `why_not` has only an amber outline: its label says what is missing.
    """

    takes_enter = True
    kind_word = N_("button")

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        label: str,
        press: Callable[[], None],
        *,
        kind: ButtonKind = "secondary",
        icon: str = "",
        key: int | None = None,
        cue: str = "",
        tip: str = "",
        why_not: str = "",
    ) -> None:
        super().__init__(kit, rect, label, tip=tip or (label if kind == "icon" else ""), why_not=why_not)
        self.press = press
        self.kind = kind
        self.icon = icon
        self.shortcut = key
        self.cue = cue
        self.shows_cue = True
        """False while the key of its cue would do something else."""

    @property
    def style(self) -> str:
        """Text style of its label."""
        return "primary" if self.kind == "primary" else "button"

    @property
    def natural_width(self) -> int:
        """Width at which nothing is cut off, in pixels."""
        padding = self.kit.metrics.space("tight" if self.kind == "plain" else "broad")
        return sum(self._widths()) + 2 * padding

    @property
    def least_width(self) -> int:
        """Width at which the label alone is whole, as small as it may get, in pixels."""
        words = self.kit.text.width(self.label, self.style, self.kit.text.smallest(self.style))
        return words + 2 * self.kit.metrics.space("gutter") + 1

    @property
    def explanation(self) -> str:
        """Tip of keyboard or mouse, or the label if it does not fit."""
        room = self.rect.width - 2 * self.kit.metrics.space("gutter")
        cut = self.kind != "icon" and self.kit.text.label(self.label, room, self.style).cut
        return super().explanation or (self.label if cut else "")

    def use(self, pos: tuple[int, int]) -> None:
        """Call `press`, with the sound of a button."""
        self.kit.sounds.play("button")
        self.press()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the face, then picture, label and key side by side in its middle."""
        rect = self.rect.move(0, 1) if self.pressed else self.rect
        if self.kind == "icon":
            self._draw_icon_only(surface, rect)
            return
        cue = self.shows_cue and self.cue and cue_for(self.kit, self.cue)
        key = self.kind, self.label, self.icon, cue, self.enabled, self.hovered, rect.size
        surface.blit(self.kit.surfaces.get(("button", *key), self._drawn), rect)

    def _drawn(self) -> pygame.Surface:
        """Return the button as it looks now, on a surface of its own."""
        surface = clear_surface(self.rect.size)
        if self.kind != "plain" or self.hovered:
            self.kit.faces.face(surface, surface.get_rect(), self._look())
        self._draw_content(surface, surface.get_rect())
        return surface

    def _draw_icon_only(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        colour = self.kit.theme.colour
        if self.hovered and self.enabled:
            self.kit.faces.raised(surface, rect, colour.edge)
        ink = colour.text if self.hovered and self.enabled else colour.text_soft
        self._blit_icon(surface, rect.center, ink if self.enabled else colour.text_muted)

    def _draw_content(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        icon, words, cue = self._widths()
        colour = self._ink()
        room = rect.width - 2 * self.kit.metrics.space("seam" if self.kind == "plain" else "gutter")
        if icon + words + cue > room or not self.shows_cue:
            cue = 0
        if icon + words > room and words:
            icon = 0
        words = min(words, room - icon - cue)
        x = rect.centerx - (icon + words + cue) // 2
        if icon:
            size = self._icon_size()
            self._blit_icon(surface, (x + size // 2, rect.centery), colour)
        if words:
            box = pygame.Rect(x + icon, rect.top, words, rect.height)
            self.draw_label(surface, box, self.label, self.style, colour)
        if cue:
            at = (x + icon + words + self.kit.metrics.px(GAP), rect.centery)
            draw_key_cue(self.kit, surface, at, self.cue, colour)

    def _blit_icon(self, surface: pygame.Surface, centre: tuple[int, int], colour: RGB) -> None:
        picture = self.kit.sign(self.icon, self._icon_size(), colour)
        surface.blit(picture, picture.get_rect(center=centre))

    def _icon_size(self) -> int:
        return max(self.kit.metrics.px(self.kit.theme.icon["button"]), self.kit.metrics.letters("button"))

    def _widths(self) -> tuple[int, int, int]:
        gap = self.kit.metrics.px(GAP)
        icon = self._icon_size() + (gap if self.label else 0) if self.icon else 0
        words = self.kit.text.width(self.label, self.style) if self.label else 0
        cap = key_cue_width(self.kit, self.cue) if self.cue else 0
        cue = cap + gap if cap else 0
        return icon, words, cue

    def _ink(self) -> RGB:
        colour = self.kit.theme.colour
        if self.kind == "primary":
            return colour.ink if self.enabled else colour.primary
        return colour.text if self.enabled else colour.text_muted

    def _look(self) -> FaceStyle:
        colour, faces = self.kit.theme.colour, self.kit.faces
        corner = faces.radius("control")
        if self.kind == "primary":
            if not self.enabled:
                return FaceStyle(colour.well, colour.well, colour.primary, corner, faces.hair * 1.4)
            lighter = 0.25 if self.hovered else 0.0
            top, bottom = (mix(c, (255, 255, 255), lighter) for c in (colour.primary_top, colour.primary))
            return FaceStyle(top, bottom, top, corner, faces.hair, foot=colour.primary_shadow)
        if not self.enabled:
            return FaceStyle(colour.panel, colour.panel, colour.hairline, corner, faces.hair)
        fill = mix(colour.raised, colour.high, 0.6) if self.hovered else colour.raised
        edge = mix(colour.edge, colour.text_soft, 0.5) if self.hovered else colour.edge
        return FaceStyle(mix(fill, colour.high, 0.25), fill, edge, corner, faces.hair)
