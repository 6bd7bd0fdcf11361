"""Rows of games, each with how much of it is solved."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.row_list import lay_rows
from galaxy_desktop.ui.scenes.showcase import showcase_picture

HEIGHT, PICTURE, BAR = 104, 112, 8
PICTURE_RATIO = 0.5


class GameRows:
    """Painter of the rows; `tallies` has a line for each and the share of its bar that is filled."""

    def __init__(self, kit: Kit, games: Sequence[Game[Any]], tallies: Sequence[tuple[str, float]]) -> None:
        self.kit = kit
        self.games = games
        self.tallies = tallies

    @property
    def height(self) -> int:
        """Height of every row in pixels: a name of up to two lines, a line, and a bar."""
        fonts, metrics = self.kit.fonts, self.kit.metrics
        lines = 2 * fonts.style("section", metrics).line + fonts.style("small", metrics).line
        return max(metrics.px(HEIGHT), lines + metrics.px(BAR) + metrics.space("broad"))

    def lay(self, column: Column, chosen: int, choose: Callable[[int], None]) -> None:
        """Lay the rows as a list in a column."""
        lay_rows(column, self, len(self.games), _("Games"), choose, chosen=chosen)

    def words(self, number: int) -> str:
        """Return a row as one line of text."""
        return series([self.games[number].name, self.tallies[number][0]])

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
    ) -> None:
        """Draw the plate of a row, its picture, its name, and the bar of what is solved."""
        kit, colour, faces = self.kit, self.kit.theme.colour, self.kit.faces
        faces.row(surface, row, colour.text_soft if hovered else colour.edge, chosen=chosen)
        inner = layout.inset(row, kit.metrics.space("gap"), kit.metrics.space("gap"))
        wide = min(kit.metrics.px(PICTURE), inner.width // 3)
        box, rest = layout.cut_left(inner, wide, kit.metrics.space("pad"))
        if kit.theme.pictures and kit.metrics.mode != "large_text":
            surface.blit(showcase_picture(kit, self.games[number], box.size), box)
        else:
            rest = inner
        tally, share = self.tallies[number]
        name = kit.text.fitted(self.games[number].name, rest.width, "section", lines=2)
        line = kit.text.fitted(tally, rest.width, "small", colour=colour.text_soft, lines=1)
        bar = pygame.Rect(rest.left, 0, rest.width, kit.metrics.px(BAR))
        height = name.height + line.height + bar.height + kit.metrics.space("tight")
        top = rest.centery - height // 2
        name.draw(surface, (rest.left, top))
        line.draw(surface, (rest.left, top + name.height))
        bar.top = top + height - bar.height
        faces.rail(surface, bar, share, colour.good_news, colour.panel)


def solved_words(solved: int, number: int) -> tuple[str, float]:
    """Return how many of a number are solved, as a line and as a share."""
    return _("{solved} of {n} solved").format(solved=solved, n=number), solved / max(1, number)


def game_picture(column: Column, game: Game[Any]) -> None:
    """Lay the picture of a game in the width of a column, if pictures are shown and there is room."""
    kit = column.kit
    if not kit.theme.pictures or kit.metrics.mode == "large_text":
        return

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        surface.blit(showcase_picture(kit, game, at.size), at)

    column.paint(column.take(round(column.width * PICTURE_RATIO), "pad"), paint)
