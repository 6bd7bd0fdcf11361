"""Cells of a list of puzzles, and rows of the games that have any."""

from collections.abc import Callable

import pygame

from galaxy_desktop.language import N_, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.puzzle import Puzzle
from galaxy_desktop.play.puzzles.solved import PuzzleMark
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.puzzles.stars import draw_stars, stars_words
from galaxy_desktop.ui.widgets.widget import Widget

CHECK = 30


class PuzzleCell(Widget):
    """One puzzle: number, difficulty, and whether it is solved. A click chooses it, another one opens it."""

    takes_enter = True
    kind_word = N_("button")

    def __init__(
        self,
        kit: Kit,
        number: int,
        puzzle: Puzzle,
        mark: PuzzleMark | None,
        press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(kit, layout.nowhere(), _("Puzzle {n}").format(n=number))
        self.number = number
        self.puzzle = puzzle
        self.mark = mark
        self.press = press
        self.chosen = chosen

    @property
    def state(self) -> str:
        """Difficulty and mark in words."""
        return series([stars_words(self.puzzle.stars), mark_words(self.mark)])

    def use(self, pos: tuple[int, int]) -> None:
        """Choose the puzzle, or open it if it is chosen."""
        self.kit.sounds.play("button")
        self.press()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate, the number, the stars and the mark."""
        kit, colour, faces = self.kit, self.kit.theme.colour, self.kit.faces
        solved = self.mark is not None and self.mark.solved
        fill = colour.high if self.chosen else colour.raised if solved else colour.well
        edge = colour.primary if self.chosen else colour.text_soft if self.hovered else colour.edge
        thick = faces.hair * (1.6 if self.chosen else 1)
        faces.face(surface, self.rect, FaceStyle(fill, fill, edge, faces.radius("control"), thick))
        inner = layout.inset(self.rect, kit.metrics.space("gap"), kit.metrics.space("gap"))
        third = inner.height // 3
        top = pygame.Rect(inner.left, inner.top, inner.width, third)
        kit.text.draw(surface, top, str(self.number), "section", align="centre", middle=True, lines=1)
        stars = top.move(0, third).inflate(-inner.width // 8, 0)
        stars.height = min(stars.height, kit.metrics.letters("number"))
        stars.centery = inner.centery
        draw_stars(kit, surface, stars, self.puzzle.stars)
        foot = top.move(0, 2 * third)
        if self.mark is None:
            words = _("new")
            soft = colour.text_soft
            kit.text.draw(surface, foot, words, "small", colour=soft, align="centre", middle=True, lines=1)
        else:
            draw_mark(kit, surface, foot.center, self.mark)


def draw_mark(kit: Kit, surface: pygame.Surface, centre: tuple[int, int], mark: PuzzleMark) -> None:
    """Draw a filled check for the first answer, a check alone for a later one, and a cross for none."""
    colour, size = kit.theme.colour, max(kit.metrics.px(CHECK), kit.metrics.icon("title"))
    if mark.solved and mark.first:
        pygame.draw.circle(surface, colour.good_news, centre, size // 2)
        picture = kit.sign("check", size * 2 // 3, colour.ink)
    elif mark.solved:
        picture = kit.sign("check", size * 2 // 3, colour.good_news)
    else:
        picture = kit.sign("cross", size * 2 // 3, colour.refuse)
    surface.blit(picture, picture.get_rect(center=centre))


def mark_words(mark: PuzzleMark | None) -> str:
    """Return whether a puzzle is solved, in words."""
    if mark is None:
        return _("Not tried yet")
    if not mark.solved:
        return _("Not solved yet")
    return _("Solved at once") if mark.first else _("Solved after {n} tries").format(n=mark.tries)
