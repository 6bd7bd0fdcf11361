"""Rows of challenges: title, goal, difficulty, and whether it is met or under way."""

from collections.abc import Container, Mapping, Sequence

import pygame

from galaxy_desktop.engine.challenge import Challenge
from galaxy_desktop.language import data_text, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.solved import PuzzleMark
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.puzzles.cells import draw_mark
from galaxy_desktop.ui.puzzles.stars import draw_stars, stars_words

HEIGHT, STARS = 76, 120


class ChallengeRows:
    """Painter of the rows; `met` has the days on which they were met, by id, `begun` the ids under way."""

    def __init__(
        self, kit: Kit, challenges: Sequence[Challenge], met: Mapping[str, str], begun: Container[str]
    ) -> None:
        self.kit = kit
        self.challenges = challenges
        self.met = met
        self.begun = begun

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
        begun = [_("Under way")] if one.id in self.begun else []
        return series([data_text(one.title), data_text(one.words), stars_words(one.stars), *met, *begun])

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, chosen: bool, hovered: bool
    ) -> None:
        """Draw the plate of a row, its words, its stars and its marks."""
        kit, colour = self.kit, self.kit.theme.colour
        one = self.challenges[number]
        kit.faces.row(surface, row, colour.text_soft if hovered else colour.edge, chosen=chosen)
        inner = layout.inset(row, kit.metrics.space("pad"), 0)
        if kit.metrics.mode != "large_text":
            side, inner = layout.cut_right(inner, kit.metrics.px(STARS), kit.metrics.space("pad"))
            box = pygame.Rect(side.left, 0, side.width, kit.metrics.icon("line"))
            marks = [mark for mark, ids in ((_check, self.met), (_clock, self.begun)) if one.id in ids]
            box.centery = side.centery - (side.height // 5 if marks else 0)
            draw_stars(kit, surface, box, one.stars)
            below = layout.bottom(side, side.height // 2)
            for mark, place in zip(marks, layout.columns(below, [Share()] * len(marks)), strict=True):
                mark(kit, surface, (place.centerx, side.centery + side.height // 5))
        title = kit.text.fitted(f"**{data_text(one.title)}**", inner.width, "option", lines=1)
        words = data_text(one.words)
        goal = kit.text.fitted(words, inner.width, "small", colour=colour.text_soft, lines=2)
        top = inner.centery - (title.height + goal.height) // 2
        title.draw(surface, (inner.left, top))
        goal.draw(surface, (inner.left, top + title.height))


def _check(kit: Kit, surface: pygame.Surface, centre: tuple[int, int]) -> None:
    """Draw the mark of a challenge that is met."""
    draw_mark(kit, surface, centre, PuzzleMark(1, solved=True, first=True))


def _clock(kit: Kit, surface: pygame.Surface, centre: tuple[int, int]) -> None:
    """Draw the mark of a challenge under way, as the tiles of the menu have it."""
    picture = kit.sign("clock", kit.metrics.icon("row"), kit.theme.colour.primary)
    surface.blit(picture, picture.get_rect(center=centre))
