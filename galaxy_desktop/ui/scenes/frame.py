"""Backdrop, top bar and prompt bar, shared by all screens."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.sentence import set_sentence
from galaxy_desktop.ui.theme import RGB
from galaxy_desktop.ui.widgets.button import Button

BACKDROP = "table"
ONE_LINE = 1.5


@dataclass(frozen=True, slots=True)
class Footer:
    """Content of the prompt bar: the head, the line after it, and a sign before both."""

    head: str
    line: str = ""
    icon: str = ""
    bad: bool = False
    """True if it is about something that is wrong."""


def draw_backdrop(
    kit: Kit, surface: pygame.Surface, name: str = BACKDROP, *, hole: pygame.Rect | None = None
) -> None:
    """Draw the backdrop picture, or flat black in high contrast; not in a `hole` that is drawn over whole."""
    whole = surface.get_rect()
    for part in [whole] if hole is None else layout.around(whole, hole):
        if kit.theme.pictures:
            surface.blit(kit.pictures.backdrop(name, kit.metrics.window), part, part)
        else:
            surface.fill(kit.theme.colour.background, part)


def draw_top_bar(kit: Kit, surface: pygame.Surface, title: str, subtitle: str) -> None:
    """Draw the title and subtitle in the top bar; side by side at large text."""
    bar, colour = kit.metrics.top_bar, kit.theme.colour
    kit.faces.bar(surface, bar)
    left, right = bar.height + kit.metrics.space("gutter"), 3 * bar.height
    box = pygame.Rect(left, 0, max(1, bar.width - left - right), bar.height)
    if kit.metrics.text_step >= ONE_LINE or not subtitle:
        words = f"{title}   [text_soft]{subtitle}[/]"
        kit.text.draw(surface, box, words, "section", middle=True, lines=1)
        return
    head, foot = kit.fonts.style("section", kit.metrics).line, kit.fonts.style("small", kit.metrics).line
    top = (bar.height - head - foot) // 2
    kit.text.draw(surface, pygame.Rect(box.left, top, box.width, head), title, "section", lines=1)
    below = pygame.Rect(box.left, top + head, box.width, foot)
    kit.text.draw(surface, below, subtitle, "small", colour=colour.text_soft, lines=1)


def draw_prompt_bar(kit: Kit, surface: pygame.Surface, prompt: Footer, right: int) -> None:
    """Draw the sentence of the prompt bar, up to `right`, where its buttons begin."""
    bar, colour = kit.metrics.prompt_bar, kit.theme.colour
    kit.faces.bar(surface, bar, colour.refuse if prompt.bad else None)
    left = kit.metrics.px(36)
    if prompt.icon:
        left += _draw_icon(kit, surface, prompt, left, colour.refuse if prompt.bad else colour.primary)
    width = max(1, right - left - kit.metrics.space("frame"))
    head, line = set_sentence(kit, f"**{prompt.head}**", prompt.line, width, bar.height)
    shows_line = bool(prompt.line) and line.height <= bar.height - head.height
    height = head.height + (line.height if shows_line else 0)
    top = bar.centery - height // 2
    head.draw(surface, (left, top))
    if shows_line:
        line.draw(surface, (left, top + head.height))


def sentence_room(kit: Kit, right: int) -> pygame.Rect:
    """Return the part of the prompt bar left of its buttons, which begin at `right`."""
    bar = layout.inset(kit.metrics.prompt_bar, kit.metrics.space("frame"), kit.metrics.space("tight"))
    return layout.left_of(bar, right - kit.metrics.space("gap"))


def place_buttons(kit: Kit, buttons: Sequence[Button]) -> int:
    """Place the buttons of the prompt bar, the last one outermost; return their left end."""
    bar, gap = kit.metrics.prompt_bar, kit.metrics.space("gap")
    height = min(
        max(44, kit.metrics.px(52) + bar.height - kit.metrics.px(72)), bar.height - kit.metrics.px(12)
    )
    wanted = [_button_width(kit, button) for button in buttons]
    room = round(bar.width * 0.72)
    if (total := sum(wanted) + gap * len(wanted)) > room:
        wanted = [width * room // total for width in wanted]
    x = bar.right - kit.metrics.px(22)
    for button, width in reversed(list(zip(buttons, wanted, strict=True))):
        button.rect.update(x - width, bar.centery - height // 2, width, height)
        x -= width + gap
    return x


def _button_width(kit: Kit, button: Button) -> int:
    least = 272 if button.kind == "primary" else 132
    return max(button.natural_width, kit.metrics.px(least))


def _draw_icon(kit: Kit, surface: pygame.Surface, prompt: Footer, left: int, colour: RGB) -> int:
    size = max(kit.metrics.px(34), kit.metrics.text(22))
    picture = kit.sign(prompt.icon, size, colour)
    surface.blit(picture, picture.get_rect(midleft=(left, kit.metrics.prompt_bar.centery)))
    return size + kit.metrics.space("broad")
