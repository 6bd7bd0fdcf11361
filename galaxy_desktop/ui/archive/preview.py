"""Preview of a finished game: a picture of each round, the result, the points by source, the facts."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.entry import Entry, local_time
from galaxy_desktop.play.running import Games
from galaxy_desktop.presenter.levels import seat_words
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.words import ending_of, game_name, scores_of, table_words
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.saves.detail import PictureOfSize, fact, fill_picture
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.seeds import seed_name
from galaxy_desktop.ui.scenes.shelf import date_words
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size
from galaxy_desktop.ui.score.bars import draw_score, draw_swatch, source_bars
from galaxy_desktop.ui.theme import Bar
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.widget import Widget

ROW, NAME, TOTAL = 44, 0.36, 64


class Preview:
    """Layout of the preview in a column."""

    def __init__(self, kit: Kit, games: Games, entry: Entry, picture: PictureOfSize) -> None:
        self.kit = kit
        self.games = games
        self.entry = entry
        self.picture = picture

    def fill(self, column: Column, rounds: Slider | None, buttons: Sequence[Widget], trouble: str) -> None:
        """Lay the picture with the slider of its rounds, the result, the facts and the buttons."""
        fill_picture(self.kit, column, self.entry.game, self.picture, "gutter")
        if rounds is not None:
            self._lay_round(column, rounds.value, rounds.high)
            column.tall(rounds, self.kit.metrics.target(), "tight")
        elif self.entry.rounds > 1 and not trouble:  # the slider follows once the game is read: nothing moves
            self._lay_round(column, self.entry.rounds, self.entry.rounds)
            column.take(self.kit.metrics.target(), "tight")
        ending = ending_of(self.entry, self.games)
        column.text(ending.headline(), "title", after="hair")
        if line := ending.margin():
            column.soft(line, "body", after="gap")
        for seat in self.entry.order():
            rect = column.take(max(self.kit.metrics.px(ROW), self.kit.metrics.text(ROW)), "seam")
            column.paint(rect, partial(self._draw_seat, seat))
        self._fill_legend(column)
        for label, value in self._facts():
            fact(column, label, value)
        column.space("tight")
        if trouble:
            column.sign("warning", escape(trouble), colour=self.kit.theme.colour.refuse, after="gap")
        column.row(buttons, [self._width(column, button) for button in buttons])

    def _lay_round(self, column: Column, number: int, last: int) -> None:
        column.text(_("Round {n} of {all}").format(n=number, all=last), "section", after=None)

    def _width(self, column: Column, button: Widget) -> int:
        return min(column.width, getattr(button, "natural_width", column.width))

    def _draw_seat(self, seat: int, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw shield, name and level, the bar, the total."""
        kit, sat = self.kit, self.entry.seats[seat]
        kit.faces.well(surface, at)
        size = shield_size(kit)
        draw_shield(kit, surface, (at.left + size, at.centery), seat, size)
        rest = layout.trim(at, left=2 * size, right=kit.metrics.space("pad"))
        name, rest = layout.cut_left(rest, round(at.width * NAME), kit.metrics.space("gap"))
        level = seat_words(sat.level, resigned=False) if sat.resigned is None else _("Resigned")
        mark = "**" if sat.won else ""
        words = f"{mark}{escape(sat.called)}{mark}  [text_soft]{level}[/]"
        kit.text.draw(surface, name, words, "body", middle=True, lines=1)
        game = self.games.get(self.entry.game)
        with_points = game is None or game.has_points
        if not with_points:
            rest = layout.trim(rest, right=kit.metrics.space("seam"))
        else:
            total, rest = layout.cut_right(rest, kit.metrics.text(TOTAL), kit.metrics.space("gap"))
            words = f"**{sat.points}**"
            kit.text.draw(surface, total, words, "section", align="right", middle=True, lines=1)
        bar = layout.align(
            rest,
            (rest.width, kit.fonts.style("number", kit.metrics).line + kit.metrics.space("seam")),
            "midleft",
        )
        grown, goals = len(sat.parts), () if game is None else game.goals()
        scores = scores_of(self.entry)
        draw_score(kit, surface, bar, scores, seat, grown, with_points=with_points, goals=goals)

    def _fill_legend(self, column: Column) -> None:
        """Lay every source with its colour and pattern, on as many lines as they need."""
        game, kit = self.games.get(self.entry.game), self.kit
        if game is None:
            return
        size, gap = kit.metrics.letters("body"), kit.metrics.space("gap") + 1
        line = max(size, kit.fonts.style("small", kit.metrics).line)
        column.space("seam")
        x, rect = column.left, column.take(line, None)
        sources = [source for source, _points in self.entry.seats[0].parts]
        for bar, source in zip(source_bars(kit, sources), sources, strict=True):
            words = game.words.source(source)
            width = min(column.width, size + gap + kit.text.width(words, "small"))
            if x > column.left and x + width > column.left + column.width:
                x, rect = column.left, column.take(line, None)
            column.paint(pygame.Rect(x, rect.top, width, line), partial(self._draw_key, bar, words))
            x += width + kit.metrics.space("block")
        column.space("margin")

    def _draw_key(self, bar: Bar, words: str, surface: pygame.Surface, at: pygame.Rect) -> None:
        kit, size = self.kit, self.kit.metrics.letters("body")
        swatch, box = layout.cut_left(at, size, kit.metrics.space("gap"))
        draw_swatch(kit, surface, layout.align(swatch, (size, size)), bar)
        kit.text.draw(surface, box, words, "small", colour=kit.theme.colour.text_soft, middle=True, lines=1)

    def _facts(self) -> list[tuple[str, str]]:
        entry = self.entry
        return [
            (_("Game"), game_name(self.games, entry.game)),
            (_("Options"), table_words(entry, self.games)),
            (_("Seed"), seed_name(entry.seed)),
            (_("Finished"), date_words(local_time(entry.ended))),
            *([(_("What if"), entry.branch)] if entry.branch else []),
            *([(_("Undo"), _("A move was undone after a reveal."))] if entry.took_back else []),
        ]
