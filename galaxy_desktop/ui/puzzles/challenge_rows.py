"""Rows of challenges: title, goal, difficulty, and whether it is met."""

from collections.abc import Mapping, Sequence

import pygame

from galaxy_desktop.engine.challenge import Challenge
from galaxy_desktop.language import data_text, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.solved import PuzzleMark
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.puzzles.cells import draw_mark
from galaxy_desktop.ui.puzzles.stars import draw_stars, stars_words

HEIGHT, STARS = 76, 120


class ChallengeRows:
    """Painter of the rows; `met` has the day on which each was met, by id."""

    def __init__(self, kit: Kit, challenges: Sequence[Challenge], met: Mapping[str, str]) -> None:
        self.kit = kit
        self.challenges = challenges
        self.met = met

    @property
    def height(self) -> int:
        """Height of every row in pixels: a title and two lines."""
        fonts, metrics = self.kit.fonts, self.kit.metrics
        lines = fonts.style("option", metrics).line + 2 * fonts.style("small", metrics).line
        return max(metrics.px(HEIGHT), lines + metrics.space("gap"))

    def words(self, number: int) -> str:
        """Return a row as one line of text."""
        one = self.challenges[number]
        met = [_("Solved")] if one.id in self.met else []
        return series([data_text(one.title), data_text(one.words), stars_words(one.stars), *met])

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, chosen: bool, hovered: bool
    ) -> None:
        """Draw the plate of a row, its words, its stars and its mark."""
        kit, colour = self.kit, self.kit.theme.colour
        one = self.challenges[number]
        kit.faces.row(surface, row, colour.text_soft if hovered else colour.edge, chosen=chosen)
        inner = layout.inset(row, kit.metrics.space("pad"), 0)
        if kit.metrics.mode != "large_text":
            side, inner = layout.cut_right(inner, kit.metrics.px(STARS), kit.metrics.space("pad"))
            box = pygame.Rect(side.left, 0, side.width, kit.metrics.icon("line"))
            box.centery = side.centery - (side.height // 5 if one.id in self.met else 0)
            draw_stars(kit, surface, box, one.stars)
            if one.id in self.met:
                mark = (side.centerx, side.centery + side.height // 5)
                draw_mark(kit, surface, mark, PuzzleMark(1, solved=True, first=True))
        title = kit.text.fitted(f"**{data_text(one.title)}**", inner.width, "option", lines=1)
        words = data_text(one.words)
        goal = kit.text.fitted(words, inner.width, "small", colour=colour.text_soft, lines=2)
        top = inner.centery - (title.height + goal.height) // 2
        title.draw(surface, (inner.left, top))
        goal.draw(surface, (inner.left, top + title.height))
