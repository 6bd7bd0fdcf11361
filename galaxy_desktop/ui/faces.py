"""Faces of panels, wells, buttons, glows and rings, cached by size."""

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.surfaces import (
    Surfaces,
    gradient,
    halo,
    mask,
    masked,
    polyline,
    ring,
    smooth,
    tinted,
)
from galaxy_desktop.ui.theme import RGB, Theme, mix

BETWEEN = 96
"""Width of the part between the ends of a wide face that is drawn again and again, in pixels."""
ROWS = 64
"""Height in pixels of the bands in which a wide face is drawn: the memory of so few rows stays at hand, which
makes it twice as fast as strips of the whole height."""
TILE = (256, ROWS)
"""Size in pixels of the part of a veil that is drawn again and again."""
SOFT = 2
"""Pixels by which a smooth edge may reach further than it is thick."""


class FaceStyle(NamedTuple):
    """Fill and outline of a rounded face; sizes are in pixels of the window."""

    top: RGB
    bottom: RGB
    edge: RGB
    radius: int
    stroke: float = 1.2
    alpha: int = 255
    foot: RGB | None = None


class Faces:
    """Painter of the static parts of every screen; each face is made once per size."""

    def __init__(self, theme: Theme, metrics: Metrics, surfaces: Surfaces) -> None:
        self.theme = theme
        self.metrics = metrics
        self.surfaces = surfaces

    def face(self, surface: pygame.Surface, rect: pygame.Rect, style: FaceStyle) -> None:
        """Draw a rounded rectangle with any area; of a wide one only the ends and a part between are kept."""
        if min(rect.size) < 1:
            return
        end = style.radius + math.ceil(style.stroke) + 1
        size = (min(rect.width, 2 * end + BETWEEN), rect.height)
        made = self._kept(("face", size, style), lambda: _face(size, style))
        if rect.width == size[0]:
            surface.blit(made, rect)
            return
        inside = rect.inflate(-2 * end, -2 * end)
        hollow = not style.alpha and inside.height > 0
        for part in layout.around(rect, inside) if hollow else (rect,):
            _blit_widened(surface, made, rect, end, part)

    def panel(
        self, surface: pygame.Surface, rect: pygame.Rect, edge: RGB | None = None, *, opaque: bool = False
    ) -> None:
        """Draw a panel on the backdrop, or an opaque one on other things."""
        colour, alpha = self.theme.colour, 255 if opaque else round(255 * self.theme.alpha["panel"])
        top = mix(colour.panel, colour.raised, 0.08)
        style = FaceStyle(top, colour.panel, edge or colour.hairline, self.radius("panel"), self.hair, alpha)
        self.face(surface, rect, style)

    def well(self, surface: pygame.Surface, rect: pygame.Rect, edge: RGB | None = None) -> None:
        """Draw a sunken place: list row, sample, input field."""
        colour = self.theme.colour
        style = FaceStyle(
            colour.well, colour.well, edge or colour.hairline, self.radius("control"), self.hair, 235
        )
        self.face(surface, rect, style)

    def row(
        self, surface: pygame.Surface, rect: pygame.Rect, edge: RGB, *, chosen: bool, fill: RGB | None = None
    ) -> None:
        """Draw the plate of a row in a list; `edge` and `fill` are those of a row that is not chosen."""
        colour, thick = self.theme.colour, self.hair
        inside = colour.well if fill is None else fill
        if chosen:
            inside, edge, thick = colour.high, colour.primary, thick * 1.6
        self.face(surface, rect, FaceStyle(inside, inside, edge, self.radius("control"), thick))

    def plate(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        fill: RGB,
        edge: RGB,
        corner: str = "control",
        *,
        foot: RGB | None = None,
        strong: bool = False,
    ) -> None:
        """Draw a plate with an edge, a strong one around what is running; `foot` is another fill below.

        `corner` is a radius of the tokens.
        """
        thick = self.strong if strong else self.hair
        self.face(surface, rect, FaceStyle(fill, foot or fill, edge, self.radius(corner), thick))

    def window(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the ground of a small window over the table, with its shadow."""
        colour = self.theme.colour
        self.shadow(surface, rect)
        self.plate(surface, rect, colour.raised, colour.edge, "panel", foot=colour.panel)

    def rail(
        self, surface: pygame.Surface, rect: pygame.Rect, share: float, fill: RGB, ground: RGB | None = None
    ) -> None:
        """Draw a bar with round ends that is filled to a share of its length (0 to 1), empty at 0."""
        colour, corner = self.theme.colour, rect.height // 2
        under = ground or colour.well
        self.face(surface, rect, FaceStyle(under, under, colour.edge, corner, self.hair))
        if share > 0:
            filled = layout.left(rect, max(rect.height, round(rect.width * min(1.0, share))))
            self.face(surface, filled, FaceStyle(fill, fill, fill, corner, self.hair))

    def raised(self, surface: pygame.Surface, rect: pygame.Rect, edge: RGB | None = None) -> None:
        """Draw a plate that stands out of a panel without being a button."""
        colour = self.theme.colour
        style = FaceStyle(
            colour.raised, colour.raised, edge or colour.raised, self.radius("control"), self.hair
        )
        self.face(surface, rect, style)

    def bar(self, surface: pygame.Surface, rect: pygame.Rect, line: RGB | None = None) -> None:
        """Draw the top bar, or the prompt bar with a line in the colour of the seat to move."""
        colour, alpha = self.theme.colour, round(255 * self.theme.alpha["top_bar"])
        shades = (mix(colour.panel, colour.raised, 0.25), mix(colour.panel, colour.background, 0.2))
        made = self._kept(("bar", rect.size), lambda: gradient(rect.size, *shades, alpha))
        surface.blit(made, rect)
        at_top = rect.top <= 0
        y, height = (rect.bottom - 1, 1) if at_top else (rect.top, self.metrics.px(3) if line else 1)
        surface.fill(line or colour.hairline, (rect.left, y, rect.width, height))

    def glow(
        self, surface: pygame.Surface, rect: pygame.Rect, colour: RGB, radius: int | None = None
    ) -> None:
        """Draw a glow and a bright edge around a thing that may be clicked (legal) or is chosen (primary).

        It is hollow: draw it after the thing.
        """
        corner = self.radius("control") if radius is None else radius
        widths = [(self.metrics.px(width), alpha) for width, alpha in self.theme.glow]
        reach = max(widths)[0]

        def make() -> pygame.Surface:
            light = halo(rect.size, corner, reach, [(width, round(255 * alpha)) for width, alpha in widths])
            edge = ring(rect.size, corner, max(1.5, self.theme.stroke["selected"] * self.metrics.scale))
            light.blit(edge, (reach, reach))
            return tinted(light, colour)

        made = self._kept(("glow", rect.size, colour, corner), make)
        thick = reach + max(corner, math.ceil(self.theme.stroke["selected"] * self.metrics.scale)) + SOFT
        blit_frame(surface, made, (rect.left - reach, rect.top - reach), thick)

    def focus_ring(self, surface: pygame.Surface, rect: pygame.Rect, radius: int | None = None) -> None:
        """Draw the keyboard focus: a cyan ring, 5 design units outside `rect`."""
        away = self.metrics.px(5)
        outer = rect.inflate(2 * away, 2 * away)
        corner = (self.radius("control") if radius is None else radius) + away
        width = max(2.0, self.theme.stroke["focus"] * self.metrics.scale)
        colour = self.theme.colour.legal
        made = self._kept(
            ("focus", outer.size, corner, colour), lambda: ring(outer.size, corner, width, colour)
        )
        blit_frame(surface, made, outer.topleft, max(corner, math.ceil(width)) + SOFT)

    def shadow(self, surface: pygame.Surface, rect: pygame.Rect, radius: int | None = None) -> None:
        """Draw a soft shadow under a thing that lies above the table; draw it before the thing."""
        corner = self.radius("panel") if radius is None else radius
        reach = self.metrics.px(14)
        steps = [(round(reach * part / 6), 6 + 9 * (6 - part)) for part in range(6, 0, -1)]
        made = self._kept(
            ("shadow", rect.size, corner), lambda: halo(rect.size, corner, reach, steps, (0, 0, 0))
        )
        at = (rect.left - reach, rect.top - reach + reach // 3)
        blit_frame(surface, made, at, reach + max(1, corner) + SOFT)

    def veil(self, surface: pygame.Surface, rect: pygame.Rect, alpha: float | None = None) -> None:
        """Darken a part of the screen by `alpha` (0 to 1), by default as under a dialog."""
        share = self.theme.alpha["dim_backdrop"] if alpha is None else alpha

        colour = self.theme.colour.background
        if share >= 1:
            surface.fill(colour, rect)
            return

        def make() -> pygame.Surface:
            dark = pygame.Surface(TILE, pygame.SRCALPHA, 32)
            dark.fill((*colour, round(255 * share)))
            return dark

        made, seen = self._kept(("veil", share), make), rect.clip(surface.get_clip())
        for top in range(seen.top, seen.bottom, TILE[1]):
            for left in range(seen.left, seen.right, TILE[0]):
                surface.blit(made, (left, top), (0, 0, seen.right - left, seen.bottom - top))

    def disc(
        self,
        surface: pygame.Surface,
        centre: tuple[int, int],
        diameter: int,
        fill: RGB,
        edge: RGB | None = None,
    ) -> None:
        """Draw a smooth disc, as the knob of a slider."""

        def draw(large: pygame.Surface, times: int) -> None:
            middle, radius = large.get_rect().center, diameter * times // 2
            pygame.draw.circle(large, edge or fill, middle, radius)
            pygame.draw.circle(large, fill, middle, radius - (2 * times if edge else 0))

        size = (diameter, diameter)
        made = self._kept(("disc", size, fill, edge), lambda: smooth(size, draw, edge or fill))
        surface.blit(made, made.get_rect(center=centre))

    def chevron(self, surface: pygame.Surface, centre: tuple[int, int], width: int, colour: RGB) -> None:
        """Draw the sign of a list that opens downwards."""

        def draw(large: pygame.Surface, times: int) -> None:
            w, h = large.get_size()
            pad = times * 2
            points = [(pad, h * 0.3), (w / 2, h * 0.7), (w - pad, h * 0.3)]
            polyline(large, colour, points, round(width * times * 0.14))

        size = (width, width)
        made = self._kept(("chevron", size, colour), lambda: smooth(size, draw, colour))
        surface.blit(made, made.get_rect(center=centre))

    def check(self, surface: pygame.Surface, centre: tuple[int, int], width: int, colour: RGB) -> None:
        """Draw a check mark."""

        def draw(large: pygame.Surface, _times: int) -> None:
            side = large.get_width()
            points = [(side * x, side * y) for x, y in ((0.16, 0.54), (0.4, 0.76), (0.84, 0.28))]
            polyline(large, colour, points, round(side * 0.15))

        size = (width, width)
        made = self._kept(("check", size, colour), lambda: smooth(size, draw, colour))
        surface.blit(made, made.get_rect(center=centre))

    def dashed(self, surface: pygame.Surface, rect: pygame.Rect, colour: RGB, fill_alpha: int = 18) -> None:
        """Draw an empty place for a thing to come, if it has an area: dashed outline, a faint fill."""
        if min(rect.size) < 1:
            return
        corner, dash = self.radius("mini"), self.metrics.px(7)

        def make() -> pygame.Surface:
            from galaxy_desktop.ui.dashes import draw_dashes

            face = mask(rect.size, corner, colour, fill_alpha)
            draw_dashes(face, corner, dash, colour)
            return face

        surface.blit(self._kept(("dashed", rect.size, colour, fill_alpha), make), rect)

    @property
    def hair(self) -> float:
        """Width of the thinnest line in pixels, at the scale of this window."""
        return max(1.0, self.theme.stroke["control"] * self.metrics.scale)

    @property
    def strong(self) -> float:
        """Width of the line around what is running in pixels, at the scale of this window."""
        return max(1.5, self.theme.stroke["strong"] * self.metrics.scale)

    def radius(self, name: str) -> int:
        """Return a corner radius of the tokens in pixels of this window."""
        return self.metrics.px(self.theme.radius[name])

    def _kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.surfaces.get((*key, self.metrics.scale), make)


def blit_frame(surface: pygame.Surface, made: pygame.Surface, at: tuple[int, int], thick: int) -> None:
    """Draw a picture of which all is transparent but a frame of this thickness: only its four sides."""
    (width, height), (x, y) = made.get_size(), at
    if 2 * thick >= min(width, height):
        surface.blit(made, at)
        return
    sides = (
        (0, 0, width, thick),
        (0, height - thick, width, thick),
        (0, thick, thick, height - 2 * thick),
        (width - thick, thick, thick, height - 2 * thick),
    )
    for side in sides:
        surface.blit(made, (x + side[0], y + side[1]), side)


def _blit_widened(
    surface: pygame.Surface, made: pygame.Surface, rect: pygame.Rect, end: int, part: pygame.Rect
) -> None:
    """Draw a part of a wide face: its ends once, what is between them as often as the width asks for."""
    seen, left, right = part.clip(surface.get_clip()), rect.left + end, rect.right - end
    first = left + max(0, seen.left - left) // BETWEEN * BETWEEN
    for top in range(seen.top, seen.bottom, ROWS):
        y, height = top - rect.top, min(ROWS, seen.bottom - top)
        if seen.left < left:
            surface.blit(made, (rect.left, top), (0, y, end, height))
        for x in range(first, min(right, seen.right), BETWEEN):
            surface.blit(made, (x, top), (end, y, min(BETWEEN, right - x), height))
        if seen.right > right:
            surface.blit(made, (right, top), (made.get_width() - end, y, end, height))


def _face(size: tuple[int, int], style: FaceStyle) -> pygame.Surface:
    """Return the fill, its darker foot if it has one, then the outline."""
    rim = max(2, size[1] // 24) if style.foot else 0
    upper = (size[0], size[1] - rim)
    filled = masked(gradient(upper, style.top, style.bottom, style.alpha), mask(upper, style.radius))
    filled.blit(ring(upper, style.radius, style.stroke, style.edge), (0, 0))
    if not style.foot:
        return filled
    face = mask(size, style.radius, style.foot, style.alpha)
    face.blit(filled, (0, 0))
    return face
