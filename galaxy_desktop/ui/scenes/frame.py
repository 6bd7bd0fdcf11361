"""Backdrop, top bar and prompt bar, shared by all screens."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_TARGET
from galaxy_desktop.ui.sentence import set_sentence
from galaxy_desktop.ui.theme import RGB
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

BACKDROP = "table"
ONE_LINE = 1.5
BUTTON, PRIMARY, SECONDARY = 52, 272, 132
"""Height of a button of the prompt bar in design units, and the least widths."""


class Footer(NamedTuple):
    """Content of the prompt bar: the head, the line after it, and a sign before both."""

    head: str
    line: str = ""
    icon: str = ""
    bad: bool = False
    """True if it is about something that is wrong."""


def draw_backdrop(
    kit: Kit,
    surface: pygame.Surface,
    name: str = BACKDROP,
    *,
    hole: pygame.Rect | None = None,
    blurred: bool = False,
) -> None:
    """Draw the backdrop picture, or flat black in high contrast; not in a `hole` that is drawn over whole.

    It may be `blurred` where the next frame follows at once: then it need not be read yet.
    """
    whole = surface.get_rect()
    if blurred and kit.theme.pictures:
        kit.pictures.draw_hint_of_behind(name, surface)
        return
    for part in [whole] if hole is None else layout.around(whole, hole):
        if kit.theme.pictures:
            surface.blit(kit.pictures.behind(name, kit.metrics.window), part, part)
        else:
            surface.fill(kit.theme.colour.background, part)


def draw_framed(kit: Kit, surface: pygame.Surface, picture: pygame.Surface, at: pygame.Rect) -> None:
    """Draw a picture at its place, within a thin edge."""
    surface.blit(picture, at)
    pygame.draw.rect(surface, kit.theme.colour.edge, at, 1)


def draw_on_sky(
    kit: Kit, surface: pygame.Surface, rect: pygame.Rect, words: str, style: str, colour: RGB
) -> None:
    """Draw a line on the backdrop, with a dark edge so that it can be read on a star."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        kit.text.draw(surface, rect.move(dx, dy), words, style, colour=kit.theme.colour.background, lines=1)
    kit.text.draw(surface, rect, words, style, colour=colour, lines=1)


def draw_top_bar(kit: Kit, surface: pygame.Surface, title: str, subtitle: str, *, right: int = 0) -> None:
    """Draw the title and subtitle in the top bar; side by side at large text.

    At least `right` pixels are left free for buttons.
    """
    bar, colour = kit.metrics.top_bar, kit.theme.colour
    kit.faces.bar(surface, bar)
    left = bar.height + kit.metrics.space("gutter")
    box = layout.trim(bar, left=left, right=max(right, 3 * bar.height))
    if kit.metrics.text_step >= ONE_LINE or not subtitle:
        words = f"{title}   [text_soft]{subtitle}[/]"
        kit.text.draw(surface, box, words, "section", middle=True, lines=1)
        return
    head, foot = kit.fonts.style("section", kit.metrics).line, kit.fonts.style("small", kit.metrics).line
    room = layout.trim(box, top=(box.height - head - foot) // 2)
    upper, below = layout.rows(room, (head, foot))
    kit.text.draw(surface, upper, title, "section", lines=1)
    kit.text.draw(surface, below, subtitle, "small", colour=colour.text_soft, lines=1)


def draw_prompt_bar(kit: Kit, surface: pygame.Surface, prompt: Footer, room: pygame.Rect) -> None:
    """Draw the prompt bar with its sentence in the room that its buttons leave."""
    bar, colour = kit.metrics.prompt_bar, kit.theme.colour
    kit.faces.bar(surface, bar, colour.refuse if prompt.bad else None)
    left = room.left + kit.metrics.px(36)
    if prompt.icon:
        left += _draw_icon(kit, surface, prompt, left, colour.refuse if prompt.bad else colour.primary)
    width = max(1, room.right - left - kit.metrics.space("frame"))
    head, line = set_sentence(kit, f"**{prompt.head}**", prompt.line, width, bar.height)
    shows_line = bool(prompt.line) and line.height <= bar.height - head.height
    height = head.height + (line.height if shows_line else 0)
    top = bar.centery - height // 2
    head.draw(surface, (left, top))
    if shows_line:
        line.draw(surface, (left, top + head.height))


def sentence_room(kit: Kit, room: pygame.Rect) -> pygame.Rect:
    """Return the part of the room that the buttons of the prompt bar leave in which a notice may be."""
    frame, gap = kit.metrics.space("frame"), kit.metrics.space("gap")
    left, right = (gap, frame) if kit.settings.left_handed else (frame, gap)
    return layout.trim(layout.inset(room, 0, kit.metrics.space("tight")), left=left, right=right)


def place_buttons(kit: Kit, buttons: Sequence[Button]) -> pygame.Rect:
    """Place the buttons of the prompt bar, the last one outermost; return the room that they leave.

    They are at the right, or at the left in the left-handed layout.
    """
    bar, gap = kit.metrics.prompt_bar, kit.metrics.space("gap")
    around = kit.metrics.px(kit.theme.size["prompt_bar"] - BUTTON)
    height = min(max(SMALLEST_TARGET, bar.height - around), bar.height - kit.metrics.space("margin"))
    wanted = [_button_width(kit, button) for button in buttons]
    room = round(bar.width * 0.72)
    if (total := sum(wanted) + gap * len(wanted)) > room:
        wanted = [width * room // total for width in wanted]
    x = bar.right - kit.metrics.px(22)
    for button, width in reversed(list(zip(buttons, wanted, strict=True))):
        button.rect.update(x - width, bar.centery - height // 2, width, height)
        x -= width + gap
    if not kit.settings.left_handed:
        return layout.left_of(bar, x)
    mirror(buttons, bar)
    return layout.right_of(bar, bar.left + bar.right - x)


def mirror(buttons: Sequence[Widget], area: pygame.Rect) -> None:
    """Put widgets at the other side of an area, as in the left-handed layout."""
    for button in buttons:
        button.rect.left = area.left + area.right - button.rect.right


def _button_width(kit: Kit, button: Button) -> int:
    return max(button.natural_width, kit.metrics.px(PRIMARY if button.kind == "primary" else SECONDARY))


def _draw_icon(kit: Kit, surface: pygame.Surface, prompt: Footer, left: int, colour: RGB) -> int:
    size = max(kit.metrics.px(34), kit.metrics.icon("button"))
    picture = kit.sign(prompt.icon, size, colour)
    surface.blit(picture, picture.get_rect(midleft=(left, kit.metrics.prompt_bar.centery)))
    return size + kit.metrics.space("broad")
