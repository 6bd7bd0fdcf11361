"""Layout of the curtain, and the strip that says who has chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size

SeatState = Literal["next", "has chosen", "to choose", ""]
"""State of a seat in the open question; empty if it is not asked."""

SHIELD, LEAST_SHIELD = 140, 44
PANEL, BUTTON, STRIP = 560, 420, 56
SEAT = 318
LOW = ("button", "progress", "hint")
"""Parts that have their place above the strip."""


@dataclass(frozen=True, slots=True)
class CurtainLayout:
    """Rectangles of the window, all on its vertical axis."""

    shield: pygame.Rect
    headline: pygame.Rect
    away: pygame.Rect
    panel: pygame.Rect
    lines: pygame.Rect
    button: pygame.Rect
    progress: pygame.Rect
    hint: pygame.Rect
    strip: pygame.Rect
    style: str
    """Text style of the headline."""


def curtain_layout(kit: Kit, headline: str, lines: Sequence[str], button: int) -> CurtainLayout:
    """Return the layout: the button in one place however much there is to read, the rest above it.

    At large text the shield and the gaps shrink first.
    """
    metrics = kit.metrics
    width = metrics.window[0]
    above = layout.above(pygame.Rect((0, 0), metrics.window), metrics.prompt_bar.top)
    strip = layout.bottom(above, max(metrics.target(STRIP), metrics.px(STRIP)) + metrics.space("frame"))
    top = metrics.top_bar.bottom
    style = "title" if metrics.mode == "large_text" else "hero"
    most = round(width * 0.92)
    inner = min(most, max(metrics.px(PANEL), round(metrics.px(PANEL) * metrics.text_step)))
    pad = metrics.space("broad")
    heights = {
        "headline": kit.text.block(headline, most, style).height,
        "away": kit.text.block(look_away(), most, "body").height,
        "panel": sum(kit.text.block(line, inner - 2 * pad, "body").height for line in lines) + 2 * pad,
        "button": metrics.target(72 if metrics.mode != "large_text" else 52),
        "progress": metrics.space("gutter"),
        "hint": kit.fonts.style("small", metrics).line,
    }
    foot = metrics.space("gutter")
    low = strip.top - foot - sum(heights[name] + foot for name in LOW)
    read = sum(height for name, height in heights.items() if name not in LOW)
    spare, number = low - top - read, len(heights) - len(LOW)
    shield = max(LEAST_SHIELD, min(metrics.px(SHIELD), spare // 2))
    gap = max(2, min(metrics.space("dialog"), (spare - shield) // (number + 2)))
    y = top + max(gap, (low - top - shield - read - number * gap) // 2)
    rects = {"shield": pygame.Rect((width - shield) // 2, y, shield, shield)}
    y += shield + gap
    widths = {
        "panel": inner,
        "button": max(button, metrics.px(BUTTON)),
        "progress": max(button, metrics.px(BUTTON)),
    }
    for name, height in heights.items():
        wide, y = widths.get(name, most), low if name == LOW[0] else y
        rects[name] = pygame.Rect((width - wide) // 2, y, wide, height)
        y += height + (foot if name in LOW else gap)
    return CurtainLayout(**rects, lines=rects["panel"].inflate(-2 * pad, -2 * pad), strip=strip, style=style)


def draw_seats(
    kit: Kit,
    surface: pygame.Surface,
    strip: pygame.Rect,
    names: Sequence[str],
    states: Mapping[Seat, SeatState],
) -> None:
    """Draw a plate for each seat: its name, and whether it has chosen, is next or is still to choose."""
    colour, faces, metrics = kit.theme.colour, kit.faces, kit.metrics
    faces.face(surface, strip, FaceStyle(colour.panel, colour.panel, colour.panel, 0, 1, 200))
    gap = metrics.space("pad")
    room = layout.inset(strip, metrics.space("block"), metrics.space("gutter"))
    each = min(round(metrics.px(SEAT) * metrics.text_step), (room.width + gap) // len(names) - gap)
    middle = layout.align(room, (len(names) * (each + gap) - gap, room.height))
    for number, plate in enumerate(layout.columns(middle, [each] * len(names), gap)):
        _draw_seat(kit, surface, plate, number, names[number], states.get(number, ""))


def _draw_seat(
    kit: Kit, surface: pygame.Surface, plate: pygame.Rect, seat: Seat, name: str, state: SeatState
) -> None:
    colour, faces, metrics = kit.theme.colour, kit.faces, kit.metrics
    fill, edge = (colour.high, colour.primary) if state == "next" else (colour.well, colour.edge)
    faces.plate(surface, plate, fill, edge)
    size = shield_size(kit)
    draw_shield(kit, surface, (plate.left + metrics.space("margin") + size // 2, plate.centery), seat, size)
    box = layout.trim(plate, left=size + metrics.space("block"), right=metrics.space("block"))
    if state:
        mark, ink = ("check", colour.good_news) if state == "has chosen" else ("clock", colour.primary)
        sign = kit.sign(mark, metrics.icon("line"), ink)
        surface.blit(sign, sign.get_rect(midright=(plate.right - metrics.space("pad"), plate.centery)))
        box = layout.trim(box, right=sign.get_width())
    words = f"**{escape(name)}** [text_soft]{_state_words(state)}[/]"
    style = "body" if kit.text.width(words) <= box.width else "small"
    kit.text.draw(surface, box, words, style, middle=True, lines=1)


def _state_words(state: SeatState) -> str:
    return {
        "next": _("is next"),
        "has chosen": _("has chosen"),
        "to choose": _("will choose"),
        "": "",
    }[state]


def look_away() -> str:
    """Return the sentence that asks the others to look away."""
    return _("Everyone else, please look away. Nothing hidden is on screen yet.")
