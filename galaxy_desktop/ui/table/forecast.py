"""Drawer of the forecast: what the rest of the round brings, in sentences."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.roles.forecasting import ForecastLine
from galaxy_desktop.ui.typesetting import Block


def draw_forecast(
    kit: Kit, surface: pygame.Surface, rect: pygame.Rect, lines: Sequence[ForecastLine]
) -> None:
    """Draw the panel with its title and the sentences; without any, that there is no forecast."""
    colour, metrics = kit.theme.colour, kit.metrics
    kit.faces.panel(surface, rect)
    box = layout.inset(rect, metrics.space("broad"))
    title = kit.text.label(_("Forecast"), box.width, "section", align="left")
    title.draw(surface, box.topleft)
    close = kit.text.label(_("U: close"), box.width, "small", colour=colour.text_muted, align="left")
    close.draw(surface, (box.right - close.size[0], box.top + (title.height - close.height) // 2))
    box = layout.trim(box, top=title.height + metrics.space("margin"))
    if not lines:
        kit.text.draw(surface, box, _("No forecast right now."), "body", colour=colour.text_soft)
        return
    size, gap = metrics.icon("row"), metrics.space("margin")
    words = [f"**{line.name}.** {line.text}" if line.name else line.text for line in lines]
    blocks = _fitted(kit, words, box.width - size - gap, box.height, size, gap)
    for line, block in zip(lines, blocks, strict=True):
        if line.seat is not None:
            surface.blit(kit.shield(line.seat, size), box.topleft)
        elif line.sign:
            surface.blit(kit.sign(line.sign, size, colour.text, line.label), box.topleft)
        block.draw(surface, layout.trim(box, left=size + gap).topleft)
        box = layout.trim(box, top=max(block.height, size) + gap)


def _fitted(kit: Kit, texts: Sequence[str], width: int, height: int, least: int, gap: int) -> list[Block]:
    """Return the texts in the greatest size in which all have room one below the other, each `least` high."""
    soft, px = kit.theme.colour.text_soft, kit.fonts.style("body", kit.metrics).px
    while True:
        blocks = [kit.text.block(text, width, "body", colour=soft, px=px) for text in texts]
        used = sum(max(block.height, least) + gap for block in blocks) - gap
        if used <= height or px <= kit.text.smallest("body"):
            return blocks
        px -= 1
