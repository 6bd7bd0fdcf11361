"""Rows of challenges: title, goal, difficulty, and whether it is met or under way."""

from collections.abc import Container, Mapping, Sequence

import pygame

from galaxy_desktop.engine.challenge import STARS, Challenge
from galaxy_desktop.language import data_text, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.solved import PuzzleMark
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.puzzles.cells import draw_mark
from galaxy_desktop.ui.puzzles.stars import draw_stars, stars_words

HEIGHT, SIDE = 76, 120


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
        met = [_("Completed")] if one.id in self.met else []
        begun = [_("Under way")] if one.id in self.begun else []
        goal = data_text(one.words).removesuffix(".")
        return series([data_text(one.title), goal, stars_words(one.stars), *met, *begun])

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
    ) -> None:
        """Draw the plate of a row, its words, its stars and its marks."""
        kit, colour = self.kit, self.kit.theme.colour
        one = self.challenges[number]
        kit.faces.row(surface, row, colour.text_soft if hovered else colour.edge, chosen=chosen)
        marks = [mark for mark, ids in ((_check, self.met), (_clock, self.begun)) if one.id in ids]
        side, words = self.parts(row, len(marks))
        title = kit.text.fitted(f"**{data_text(one.title)}**", words.width, "option", lines=1)
        inner = layout.inset(row, kit.metrics.space("pad"), 0)
        width = inner.width if self.beside_title else words.width
        goal = kit.text.fitted(data_text(one.words), width, "small", colour=colour.text_soft, lines=2)
        top = inner.centery - (title.height + goal.height) // 2
        title.draw(surface, (inner.left, top))
        goal.draw(surface, (inner.left, top + title.height))
        if self.beside_title:
            side.centery = top + title.height // 2
            *below, stars = layout.columns(side, [*[Share()] * len(marks), Share(STARS)])
        else:
            shift = side.height // 5 if marks else 0
            stars = layout.align(side.move(0, -shift), (side.width, kit.metrics.icon("line")))
            below = layout.columns(side.move(0, shift), [Share()] * len(marks))
        draw_stars(kit, surface, stars, one.stars)
        for mark, place in zip(marks, below, strict=True):
            mark(kit, surface, place.center)

    @property
    def beside_title(self) -> bool:
        """True if stars and marks have the line of the title, as large text leaves no column for them."""
        return self.kit.metrics.mode == "large_text"

    def parts(self, row: pygame.Rect, marks: int) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of stars and marks, and of the title, in a row with so many marks."""
        metrics = self.kit.metrics
        inner = layout.inset(row, metrics.space("pad"), 0)
        if not self.beside_title:
            return layout.cut_right(inner, metrics.px(SIDE), metrics.space("pad"))
        size = metrics.icon("title")
        line = layout.align(inner, (inner.width, size))
        return layout.cut_right(line, size * (marks + STARS), metrics.space("pad"))


def _check(kit: Kit, surface: pygame.Surface, centre: tuple[int, int]) -> None:
    """Draw the mark of a challenge that is met."""
    draw_mark(kit, surface, centre, PuzzleMark(1, solved=True, first=True))


def _clock(kit: Kit, surface: pygame.Surface, centre: tuple[int, int]) -> None:
    """Draw the mark of a challenge under way, as the tiles of the menu have it."""
    picture = kit.sign("clock", kit.metrics.icon("row"), kit.theme.colour.primary)
    surface.blit(picture, picture.get_rect(center=centre))
