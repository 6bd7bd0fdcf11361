"""Tooltip: a sentence beside its subject, never over it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import smooth
from galaxy_desktop.ui.theme import RGB, mix
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue

POINTER = 14


class Tooltip(NamedTuple):
    """Title and sentences about the thing at `subject`; a refusal has a red edge and a padlock."""

    kit: Kit
    subject: pygame.Rect
    markup: str
    title: str = ""
    refusal: bool = False
    avoid: Sequence[pygame.Rect] = ()
    page: str = ""
    """Name of the page of the rules that says more; its line can be clicked."""

    @property
    def rect(self) -> pygame.Rect:
        """Place: above the subject, else below, inside the window, and off the rectangles to avoid."""
        metrics = self.kit.metrics
        width, height = self._size()
        gap = metrics.px(self.kit.theme.size["tooltip_gap"])
        margin = metrics.space("margin")
        whole = pygame.Rect((0, 0), metrics.window).inflate(-2 * margin, -2 * margin)
        above = pygame.Rect(0, 0, width, height)
        above.midbottom = (self.subject.centerx, self.subject.top - gap)
        below = above.copy()
        below.top = self.subject.bottom + gap
        beside = above.copy()
        beside.midright = (self.subject.left - gap, self.subject.centery)
        places = [place.clamp(whole) for place in (above, below, beside)]
        return next((place for place in places if self._is_free(place)), places[0])

    def leads(self, pos: tuple[int, int]) -> bool:
        """Return whether a click at this place opens the page."""
        return bool(self.page) and self.rect.collidepoint(pos)

    def keeps(self, pos: tuple[int, int]) -> bool:
        """Return whether a pointer at this place is on the tooltip; with a page also on the way to it."""
        way = 2 * self.kit.metrics.px(self.kit.theme.size["tooltip_gap"]) if self.page else 0
        return self.rect.inflate(way, way).collidepoint(pos)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the shadow, the plate, the pointer, the title and the sentences."""
        colour, faces, rect = self.kit.theme.colour, self.kit.faces, self.rect
        edge = colour.refuse if self.refusal else colour.edge
        fill = mix(colour.panel, colour.refuse, 0.09) if self.refusal else colour.raised
        corner = faces.radius("panel")
        faces.shadow(surface, rect, corner)
        faces.face(surface, rect, FaceStyle(fill, fill, edge, corner, max(1.3, 1.6 * self.kit.metrics.scale)))
        self._draw_pointer(surface, rect, fill, edge)
        title, body = self._blocks()
        pad = self.kit.metrics.space("frame")
        x, y = rect.left + pad, rect.top + pad - self.kit.metrics.space("seam")
        if self.refusal:
            lock = self._lock
            icon = self.kit.sign("padlock", lock, colour.refuse)
            surface.blit(icon, icon.get_rect(midleft=(x, y + (title or body).height // 2)))
        if title:
            title.draw(surface, (x + self._indent, y))
            y += title.height + self.kit.metrics.space("tight")
        body.draw(surface, (x + (0 if title else self._indent), y))
        if self.page:
            self._draw_more(surface, (x, y + body.height))

    def _draw_more(self, surface: pygame.Surface, place: tuple[int, int]) -> None:
        """Draw the line that leads to the page, with its key."""
        colour, gap = self.kit.theme.colour.legal, self.kit.metrics.space("gap")
        block = self.kit.text.label(
            _("Open the rules"), self.rect.width, "small", colour=colour, align="left"
        )
        size = self.kit.metrics.letters("body")
        middle = place[1] + self._more // 2 + self.kit.metrics.space("seam")
        sign = self.kit.sign("help", size, colour)
        surface.blit(sign, sign.get_rect(midleft=(place[0], middle)))
        block.draw(surface, (place[0] + size + gap, middle - block.height // 2))
        draw_key_cue(self.kit, surface, (place[0] + size + 2 * gap + block.size[0], middle), _("F1"), colour)

    @property
    def _more(self) -> int:
        """Height of the line that leads to the page."""
        return round(self.kit.metrics.letters("body") * 1.9) if self.page else 0

    @property
    def _lock(self) -> int:
        return self.kit.metrics.icon("line")

    @property
    def _indent(self) -> int:
        return self._lock + self.kit.metrics.space("gap") if self.refusal else 0

    def _blocks(self) -> tuple[Block | None, Block]:
        metrics = self.kit.metrics
        widest = round(metrics.px(self.kit.theme.size["tooltip_width"]) * max(metrics.text_step, 1.0))
        room = max(widest, metrics.letters("explain") * 18) - 2 * metrics.space("frame")
        title = (
            self.kit.text.block(self.title, room - self._indent, "section", lines=2) if self.title else None
        )
        soft = self.kit.theme.colour.text_soft
        body = self.kit.text.block(self.markup, room - (0 if title else self._indent), "explain", colour=soft)
        return title, body

    def _size(self) -> tuple[int, int]:
        title, body = self._blocks()
        pad = 2 * self.kit.metrics.space("frame")
        widths = [body.size[0] + (0 if title else self._indent)]
        widths += [title.size[0] + self._indent] if title else []
        height = body.height + (title.height + self.kit.metrics.space("tight") if title else 0)
        if self.page:
            widths.append(self.kit.text.width(_("Open the rules"), "small") + self.kit.metrics.text(80))
        return max(widths) + pad, height + self._more + pad - self.kit.metrics.space("tight")

    def _is_free(self, place: pygame.Rect) -> bool:
        return not any(place.colliderect(other) for other in (self.subject, *self.avoid))

    def _draw_pointer(self, surface: pygame.Surface, rect: pygame.Rect, fill: RGB, edge: RGB) -> None:
        """Draw the small triangle towards the subject, if that lies above or below."""
        width = self.kit.metrics.px(POINTER) * 2
        left = min(
            max(self.subject.centerx - width // 2, rect.left + width // 2), rect.right - width - width // 2
        )
        up = rect.top >= self.subject.bottom
        if not up and rect.bottom > self.subject.top:
            return
        height = self.kit.metrics.px(self.kit.theme.size["tooltip_gap"])
        made = self.kit.surfaces.get(
            ("pointer", width, height, fill, edge), lambda: _triangle((width, height + 2), fill, edge)
        )
        if up:
            surface.blit(pygame.transform.flip(made, False, True), (left, rect.top - height))
        else:
            surface.blit(made, (left, rect.bottom - 2))


def _triangle(size: tuple[int, int], fill: RGB, edge: RGB) -> pygame.Surface:
    def draw(large: pygame.Surface, times: int) -> None:
        w, h = large.get_size()
        tip = (w / 2, h - 2 * times)
        pygame.draw.polygon(large, fill, [(0, 0), (w, 0), tip])
        for corner in ((0, 0), (w, 0)):
            pygame.draw.line(large, edge, (corner[0], 2 * times), tip, 2 * times)

    return smooth(size, draw, fill)
