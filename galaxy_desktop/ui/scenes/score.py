"""End of a game: bars that grow by source, a table of the points, and each empire's cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.empires import Empires
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.saving import SaveFlow
from galaxy_desktop.ui.scenes.score_bars import draw_bar, draw_swatch, source_bars
from galaxy_desktop.ui.scenes.score_table import fill_score_table
from galaxy_desktop.ui.scenes.score_words import Ending
from galaxy_desktop.ui.scenes.screen import Screen, Section
from galaxy_desktop.ui.scenes.seeds import seed_name
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.scenes.shields import draw_shield
from galaxy_desktop.ui.theme import Bar
from galaxy_desktop.ui.widgets.button import Button

BAR, NAME, TOTAL = 54, 190, 84


@dataclass(frozen=True, slots=True)
class Stay:
    """Result of the score screen: look at the table again."""


class ScoreScene(Screen[NewGame | Stay]):
    """Score; closes with a `NewGame` to play again, `Stay` to look at the table, or None to leave it."""

    pages_from = 1.3

    def __init__(self, client: Client, session: Session) -> None:
        self.client = client
        self.session = session
        bus = session.bus
        self.game = bus.game()
        self.table = bus.table()
        self.names = [escape(name) for name in self.table.names()]
        self.scores = bus.scores()
        self.result = bus.result()
        self.moment = bus.moment()
        self.took_back = bus.took_back()
        self.views = [bus.view(seat) for seat in range(len(self.names))]
        self.ending = self._ending()
        self.sources = [source for source, _points in self.scores[0].parts]
        self.grown = 0.0
        """Number of sources that have grown into the bars."""

    def enter(self) -> None:
        """Start the bars, prepare saving and play the sound of the result."""
        self.flow = SaveFlow(self.stage, self.session)
        if self.kit.settings.reduced_motion or self.kit.motion.speed <= 0:
            self.grown = float(len(self.sources))
        people = self.table.persons()
        won = any(seat in self.result.winners for seat in people) or self.session.watching
        self.kit.sounds.play("victory" if won else "defeat")

    def _ending(self) -> Ending:
        """Return the ending; "you" addresses the person if no other person plays."""
        gave_up, people = self.table.resigned, self.table.persons()
        cause = "" if gave_up is not None else self.game.words.ended_by(self.result.ended_by)
        return Ending(
            self.names,
            self.scores,
            self.result,
            cause,
            you=self.session.sitting if len(people) < 2 else None,
            resigned=gave_up,
            round=self.moment.round,
            with_points=self.game.has_points,
        )

    def title(self) -> tuple[str, str]:
        """Return the game and the number of rounds."""
        if self.table.resigned is not None:
            return self.game.name, moment_words(self.game, self.moment)
        words = ngettext("Finished after {n} round", "Finished after {n} rounds", self.moment.round)
        return self.game.name, words.format(n=self.moment.round)

    def sections(self) -> Sequence[Section]:
        return [
            Section(self.ending.headline(), (0, 0, 0.635, 0.52), self._fill_bars, icon="trophy"),
            Section(self._table_title(), (0, 0.5333, 0.635, 0.4667), self._fill_table, icon="points"),
            Section(_("Empires"), (0.645, 0, 0.355, 1), self._fill_empires, icon="hand"),
        ]

    def _table_title(self) -> str:
        return _("Points by source") if self.game.has_points else _("Final standings")

    def buttons(self) -> Sequence[Button]:
        """Return the buttons: the table, save, and the next games."""
        nowhere = layout.nowhere()
        return [
            Button(self.kit, nowhere, _("View table"), lambda: self.close(Stay()), icon="deck"),
            Button(self.kit, nowhere, _("Save game"), self.flow.ask, icon="save", key=pygame.K_F5),
            *(self._to_other_games() if self.session.campaign is None else self._to_the_campaign()),
        ]

    def _to_the_campaign(self) -> Sequence[Button]:
        """Return the button back to the campaign."""
        nowhere, words = layout.nowhere(), _("Continue campaign")
        return [Button(self.kit, nowhere, words, self.back, kind="primary", cue=_("Enter"))]

    def _to_other_games(self) -> Sequence[Button]:
        """Return the buttons for the menu, the same seed and another game."""
        nowhere = layout.nowhere()
        return [
            Button(self.kit, nowhere, _("Main menu"), self.back, cue=_("Esc")),
            Button(
                self.kit, nowhere, _("Replay this seed"), lambda: self._again(self.table.seed), icon="seed"
            ),
            Button(
                self.kit,
                nowhere,
                _("Play again"),
                lambda: self._again(self.client.seed()),
                kind="primary",
                cue=_("Enter"),
            ),
        ]

    def prompt(self) -> Footer:
        """Return the seed, and whether anything was taken back."""
        back = self.took_back
        some, none = (
            _("A move was undone after a draw, roll or reveal."),
            _("No undo after a draw, roll or reveal."),
        )
        line = some if back else none
        return Footer(_("Seed {seed}").format(seed=seed_name(self.table.seed)), line, "seed")

    def handle(self, event: pygame.event.Event) -> None:
        """Finish the growth of the bars at any click or key; pass the event on."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not self._all_grown:
            self.grown = float(len(self.sources))
            self.dirty = True
        super().handle(event)

    def update(self, dt: float) -> None:
        """Grow the bars, one source after the other."""
        super().update(dt)
        if not self._all_grown:
            each = self.kit.ms("bar_grow") * self.kit.motion.speed / 1000
            self.grown = min(float(len(self.sources)), self.grown + dt / max(0.001, each))
            self.dirty = True

    @property
    def rest(self) -> float:
        """0 while the bars grow."""
        return super().rest if self._all_grown else 0.0

    @property
    def announce(self) -> str:
        """Headline of the result."""
        return self.ending.headline()

    @property
    def _all_grown(self) -> bool:
        return self.grown >= len(self.sources)

    def _again(self, seed: int) -> None:
        table = self.table
        self.close(NewGame(table.game, table.seats, table.options, seed, table.take_back))

    def _fill_bars(self, column: Column) -> None:
        """Lay the margin, the legend, then a bar for each seat from first to last."""
        column.soft(self.ending.margin(), "body", after=10)
        self._fill_legend(column)
        order = self.ending.ranking()
        spare = column.rest_of_view(0) // len(order)
        line = self.kit.fonts.style("section", self.kit.metrics).line
        small = self.kit.fonts.style("small", self.kit.metrics).line
        least = max(line + small, self.kit.metrics.px(BAR))
        for seat in order:
            rect = column.take(max(least, min(spare, 2 * least) - self.kit.metrics.space("gap")), 8)
            column.paint(rect, partial(self._draw_seat, seat))

    def _fill_legend(self, column: Column) -> None:
        """Lay every source with its colour and pattern, on as many lines as they need."""
        kit = self.kit
        size, gap = kit.metrics.text(18), kit.metrics.px(10)
        line = max(size, kit.fonts.style("body", kit.metrics).line)
        x = column.left
        rect = column.take(line, 0)
        for bar, source in zip(source_bars(kit, len(self.sources)), self.sources, strict=True):
            words = self.game.words.source(source)
            width = size + gap + kit.text.width(words)
            if x > column.left and x + width > column.left + column.width:
                x, rect = column.left, column.take(line, 0)
            at = pygame.Rect(x, rect.top, width, line)
            column.paint(at, partial(self._draw_key, bar, words))
            x += width + kit.metrics.space("block")
        column.space(12)

    def _draw_key(self, bar: Bar, words: str, surface: pygame.Surface, at: pygame.Rect) -> None:
        kit = self.kit
        size = kit.metrics.text(18)
        swatch, box = layout.cut_left(at, size, kit.metrics.space("gap"))
        draw_swatch(kit, surface, layout.align(swatch, (size, size)), bar)
        kit.text.draw(surface, box, words, "body", colour=kit.theme.colour.text_soft, middle=True, lines=1)

    def _draw_seat(self, seat: Seat, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw place, shield, name and level, the bar, the total."""
        kit, px, colour = self.kit, self.kit.metrics.px, self.kit.theme.colour
        step = kit.metrics.text_step
        place, rest = layout.cut_left(at, round(px(30) * step), px(50))
        ranked = bool(self.result.winners) or self.game.has_points
        number = str(self.ending.places()[seat]) if ranked else ""
        kit.text.draw(surface, place, number, "heading", colour=colour.text_muted, middle=True, lines=1)
        draw_shield(kit, surface, (place.right + px(20), at.centery), seat, px(36))
        gap = kit.metrics.space("gap")
        name, rest = layout.cut_left(rest, round(px(NAME) * step), gap)
        self._draw_name(surface, name, seat)
        total, rest = layout.cut_right(rest, round(px(TOTAL) * step), kit.metrics.space("broad") - gap)
        ink = colour.text if seat in self.result.winners else colour.text_soft
        words = str(self.scores[seat].total) if self._all_grown and self.game.has_points else ""
        kit.text.draw(surface, total, words, "title", colour=ink, align="right", middle=True, lines=1)
        bar = layout.align(rest, (rest.width, px(BAR)))
        colours = source_bars(kit, len(self.sources))
        parts = [(colours[n], points) for n, (_source, points) in enumerate(self.scores[seat].parts)]
        most = max(1, *(score.total for score in self.scores))
        draw_bar(kit, surface, bar, parts, most, self.grown)

    def _draw_name(self, surface: pygame.Surface, box: pygame.Rect, seat: Seat) -> None:
        kit, occupant = self.kit, self.table.seats[seat]
        level = level_name(occupant.level) if isinstance(occupant, Bot) else _("Human")
        line, small = (kit.fonts.style(style, kit.metrics).line for style in ("section", "small"))
        lines = 2 if box.height >= 2 * line + small else 1
        top = kit.text.block(self.names[seat], box.width, "section", lines=lines)
        foot = kit.text.block(level, box.width, "small", colour=kit.theme.colour.text_soft, lines=1)
        y = box.centery - (top.height + foot.height) // 2
        top.draw(surface, (box.left, y))
        foot.draw(surface, (box.left, y + top.height))

    def _fill_table(self, column: Column) -> None:
        words = [self.game.words.source(source) for source in self.sources]
        tie_break = self.game.words.tie_break() if self.game.has_points else ""
        fill_score_table(column, words, self.names, self.scores, tie_break=tie_break)

    def _fill_empires(self, column: Column) -> None:
        Empires(self.kit, self.game, self.table.seats, self.names, self.views).fill(column)
