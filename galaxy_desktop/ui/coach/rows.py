"""Rows of the costliest decisions: number, moment, what was chosen and what was better, and the cost."""

from collections.abc import Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, percent, series
from galaxy_desktop.presenter.critique import Critique
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.replay.critiques import draw_number, mark_size
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.score.bars import draw_swatch
from galaxy_desktop.ui.theme import Bar

BAR, COST, LINES = 74, 62, 3
FULL = 0.15
"""Cost that fills the bar."""


def cost_words(critique: Critique) -> str:
    """Return what a decision cost: "−9%", or "−12 points" in a game of one seat."""
    cost = critique.verdict.cost
    if len(critique.verdict.seats) == 1:
        return ngettext("{n} point", "{n} points", round(cost)).format(n=f"−{round(cost)}")
    return f"−{percent(cost)}"


class DecisionRows:
    """Rows of the list of decisions, drawn and in words."""

    def __init__(self, kit: Kit, game: Game[Any], critiques: Sequence[Critique]) -> None:
        self.kit = kit
        self.game = game
        self.critiques = critiques

    @property
    def height(self) -> int:
        """Height of a row: three lines of words."""
        line = self.kit.fonts.style("small", self.kit.metrics).line
        return max(self.kit.metrics.target(), LINES * line + self.kit.metrics.space("tight"))

    def words(self, number: int) -> str:
        """Return a decision in one line."""
        one = self.critiques[number]
        return series([moment_words(self.game, one.moment), self.line(one), cost_words(one)])

    def line(self, critique: Critique) -> str:
        """Return what was chosen and what was better."""
        line = _("You chose {own}. The better choice was **{better}**")
        return line.format(own=critique.own.removesuffix("."), better=critique.better)

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
    ) -> None:
        """Draw a row."""
        kit, one = self.kit, self.critiques[number]
        colour, faces = kit.theme.colour, kit.faces
        fill, edge = (colour.high, colour.primary) if chosen else (colour.well, colour.hairline)
        if hovered and not chosen:
            edge = colour.text_soft
        faces.plate(surface, row, fill, edge)
        inner = layout.inset(row, kit.metrics.space("margin"), 0)
        size = mark_size(kit)
        disc, rest = layout.cut_left(inner, size, kit.metrics.space("margin"))
        draw_number(kit, surface, disc.center, number + 1, size)
        words = cost_words(one)
        width = max(kit.metrics.text(COST), kit.text.width(f"**{words}**", "option"))
        cost, rest = layout.cut_right(rest, width, kit.metrics.space("gap"))
        kit.text.draw(surface, cost, f"**{words}**", "option", align="right", middle=True, lines=1)
        if kit.metrics.mode == "wide":
            bar, rest = layout.cut_right(rest, kit.metrics.px(BAR), kit.metrics.space("gap"))
            self._draw_cost(surface, bar, one)
        self._draw_words(surface, rest, one)

    def _draw_words(self, surface: pygame.Surface, place: pygame.Rect, one: Critique) -> None:
        """Draw the moment, and below it as much of both choices as fits."""
        kit, soft = self.kit, self.kit.theme.colour.text_soft
        head = kit.text.label(
            moment_words(self.game, one.moment), place.width, "small", align="left", colour=soft
        )
        better, room = _("The better choice was **{better}**"), place.height - head.height
        ways = (one.better, one.better_brief, one.better_first)
        for words in (self.line(one), *(better.format(better=way) for way in ways)):
            style = "body" if kit.text.width(words) <= place.width else "small"
            block = kit.text.block(words, place.width, style)
            if block.height <= room:
                break
        else:
            block = kit.text.fitted(words, place.width, style, height=room)
        top = place.centery - (head.height + block.height) // 2
        head.draw(surface, (place.left, top))
        block.draw(surface, (place.left, top + head.height))

    def _draw_cost(self, surface: pygame.Surface, place: pygame.Rect, critique: Critique) -> None:
        """Draw the cost as a bar that ends at the right."""
        most = max([FULL * (1 if len(critique.verdict.seats) > 1 else 100), *self._costs()])
        bar = layout.align(place, (place.width, self.kit.metrics.px(16)), "midright")
        bar.width = max(6, round(bar.width * critique.verdict.cost / most))
        bar.right = place.right
        draw_swatch(self.kit, surface, bar, Bar(self.kit.theme.colour.refuse, "stripes"))

    def _costs(self) -> list[float]:
        return [one.verdict.cost for one in self.critiques]
