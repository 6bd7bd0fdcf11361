"""End of a game: sources that run up, ranks from last to first, a table of points, each empire's cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.commands import Load, NewGame
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import anew
from galaxy_desktop.presenter.goal_words import goal_lines
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.presenter.sitters import who_sits
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.coach.opening import open_coach, why_no_coach
from galaxy_desktop.ui.pointer import PRESS
from galaxy_desktop.ui.saves.saving import SaveFlow
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.seeds import seed_name
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.score.bars import draw_swatch, source_bars
from galaxy_desktop.ui.score.celebration import draw_sparks, sparks
from galaxy_desktop.ui.score.empires import Empires
from galaxy_desktop.ui.score.finale import Finale
from galaxy_desktop.ui.score.rows import ScoreRows
from galaxy_desktop.ui.score.table import fill_score_table
from galaxy_desktop.ui.score.words import Ending
from galaxy_desktop.ui.theme import Bar
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.button import Button

MOVING = 2
"""Number of the panels in which the result is shown step by step: the first ones."""
MENU_AND_TABLE = 2
"""Number of scenes below the score of a game that was opened from the main menu."""
FULL_SHOW = "bar_grow", "rank_fall", "celebration"
"""Times of the tokens for the three parts of the end: each source, each seat, the winner."""


@dataclass(frozen=True, slots=True)
class Stay:
    """Result of the score screen: look at the table again."""


class ScoreScene(Screen[NewGame | Load | Stay]):
    """Score; closes with a `NewGame` or `Load` to play on, `Stay` to look at the table, None to leave it."""

    pages_from = 1.3
    shares_height = True

    def __init__(self, client: Client, session: Session) -> None:
        self.client = client
        self.session = session
        bus = session.bus
        self.game = bus.game()
        self.table = bus.table()
        self._addressed = session.sitting
        self.scores = bus.scores()
        self.result = bus.result()
        self.moment = bus.moment()
        self.took_back = bus.took_back()
        self.played = bus.game_so_far()
        self.views = [bus.view(seat) for seat in range(len(self.table.seats))]
        self._word()
        self.sources = [source for source, _points in self.scores[0].parts]
        self.sparks = sparks()

    def enter(self) -> None:
        """Start the show of the result, and prepare saving."""
        self.flow = SaveFlow(self.stage, self.session)
        kit = self.kit
        grow, fall, party = (max(0.001, kit.ms(name) * kit.motion.speed / 1000) for name in FULL_SHOW)
        self.finale = Finale(len(self.sources), self.ending.ranking(), grow, fall, party)
        if kit.settings.reduced_motion or kit.motion.speed <= 0:
            self.finale.finish()
            self._sound()

    def layout(self) -> None:
        self._word()
        super().layout()

    def _word(self) -> None:
        """Word names and result in the language in use."""
        self.ending = self._ending()
        self.names = self.ending.names

    def _ending(self) -> Ending:
        """Return the ending; "you" addresses the person if no other person plays, or has resigned last."""
        gave_up, people = self.table.resigned, {*self.table.persons()}
        if gave_up is not None:
            people |= self.table.gone()
        cause = "" if gave_up is not None else self.game.words.ended_by(self.result.ended_by)
        you = self._addressed if len(people) < 2 else None
        return Ending(
            [escape(name) for name in self.table.names_to(you)],
            self.scores,
            self.result,
            cause,
            you=you,
            resigned=gave_up,
            gone={seat: one.round for seat, one in self.table.takeovers().items()},
            round=self.moment.round,
            with_points=self.game.has_points,
        )

    def title(self) -> tuple[str, str]:
        """Return the game and the number of rounds."""
        if self.table.resigned is not None:
            return self.game.name, moment_words(self.game, self.moment)
        words = ngettext("Finished after {n} round", "Finished after {n} rounds", self.moment.round)
        return self.game.name, words.format(n=self.moment.round)

    def panels(self) -> Sequence[Panel]:
        return [
            Panel(self._headline(), (0, 0, 0.635, 0.52), self._fill_bars, icon="trophy"),
            Panel(self._table_title(), (0, 0.5333, 0.635, 0.4667), self._fill_table, icon="points"),
            Panel(_("Empires"), (0.645, 0, 0.355, 1), self._fill_empires, icon="hand"),
        ]

    def _headline(self) -> str:
        return self.ending.headline() if self.finale.decided else _("Final scoring")

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

    def _back_words(self) -> str:
        """Return the name of what Esc leads to: the menu, or the screen that the table was opened from."""
        before = self.stage.scenes[: self.stage.scenes.index(self)]
        return _("Main menu") if len(before) <= MENU_AND_TABLE else _("Back")

    def _to_other_games(self) -> Sequence[Button]:
        """Return the buttons for the menu, the same seed and another game."""
        nowhere = layout.nowhere()
        return [
            Button(self.kit, nowhere, self._back_words(), self.back, cue=_("Esc")),
            Button(self.kit, nowhere, _("Play this seed"), lambda: self._again(self.table.seed), icon="seed"),
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
            _("No move was undone after a draw, roll or reveal."),
        )
        line = some if back else none
        return Footer(_("Seed {seed}").format(seed=seed_name(self.table.seed)), line, "seed")

    def handle(self, event: pygame.event.Event) -> None:
        """Skip the show of the result at any click or key; Enter and Space do nothing else then."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not self.finale.over:
            self._advance(self.finale.length)
            if event.type == pygame.KEYDOWN and event.key in PRESS:
                return
        super().handle(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Open the list of saves or the menu of the game with the keys of the table."""
        from galaxy_desktop.ui.saves.scene import LoadScene
        from galaxy_desktop.ui.scenes.pause import PauseScene

        if event.key == pygame.K_F9:
            self.stage.open(LoadScene(self.client, playing=True), self._chosen)
        elif event.key == pygame.K_F10:
            self.stage.open(PauseScene(self.client, self.session), self._paused)
        return event.key in (pygame.K_F9, pygame.K_F10)

    def _chosen(self, path: Path | None) -> None:
        """Close with the saved game that was chosen; None (cancelled) changes nothing."""
        if path is not None:
            self.close(Load(path))

    def _paused(self, leave: bool | None) -> None:  # noqa: FBT001 - the result of a dialog
        """Close if the menu leaves the game, or has put another one on the table."""
        if leave:
            self.close()
        elif self.session.replaced:
            self.close(Stay())

    def update(self, dt: float) -> None:
        """Go on with the show of the result."""
        super().update(dt)
        if not self.finale.over:
            self._advance(dt)

    @property
    def moving(self) -> Sequence[ScrollPanel]:
        """The points by seat and by source, while the result is shown step by step."""
        return () if self.finale.over else self.laid[: 1 if self.paged else MOVING]

    def draw_more(self, surface: pygame.Surface) -> None:
        """Draw the celebration of the winners."""
        hidden = self.paged and self.page != 0
        if self.finale.decided and not self.finale.over and not hidden:
            for seat in self.result.winners:
                if row := self.rows.drawn.get(seat):
                    colour = self.kit.theme.seat(seat + 1).colour
                    draw_sparks(self.kit, surface, row, colour, self.finale.celebrated, self.sparks)

    @property
    def rest(self) -> float:
        """0 while the result is shown step by step."""
        return super().rest if self.finale.over else 0.0

    @property
    def heading(self) -> Sequence[str]:
        """Game, and the result once it is shown."""
        if not self.finale.decided:
            return self.title()
        return [*self.title(), self._headline(), self.ending.margin(), *goal_lines(self.played)]

    @property
    def reading(self) -> Sequence[str]:
        """Points of each seat by source, from the first to the last, and why the game has ended."""
        return self.ending.in_words(self.game.words.source)

    def _advance(self, seconds: float) -> None:
        """Let time pass for the show; name the winners once all ranks are known."""
        before = self.finale.decided
        self.finale.advance(seconds)
        self.dirty = True
        if self.finale.decided and not before:
            self._sound()
            self.layout()

    def _sound(self) -> None:
        won = any(seat in self.result.winners for seat in self.table.persons()) or self.session.watching
        self.kit.sounds.play("victory" if won else "defeat")

    def top_buttons(self) -> Sequence[Button]:
        """Return the ways to look back: beside the original for a branch, and as a replay."""
        bus, found = self.session.bus, []
        if bus.origin() is not None:
            found.append(self._top_button(_("Compare"), self._compare, "redo", "M", pygame.K_m))
        if not why_no_coach(bus.game_so_far()):
            found.append(self._top_button(_("Coach"), self._coach, "hint", "C", pygame.K_c))
        return [*found, self._top_button(_("Replay"), self._look_back, "clock", "R", pygame.K_r)]

    def _top_button(self, label: str, act: Callable[[], None], icon: str, cue: str, key: int) -> Button:
        """Return a button of the top bar: its picture alone if texts are large."""
        if self.kit.metrics.mode == "large_text":
            words = _("{act} ({key})").format(act=label, key=cue)
            return Button(self.kit, layout.nowhere(), words, act, kind="icon", icon=icon, key=key)
        return Button(self.kit, layout.nowhere(), label, act, kind="plain", icon=icon, key=key, cue=cue)

    def _compare(self) -> None:
        """Open the game beside the one that it branched off from."""
        from galaxy_desktop.ui.replay.compare import open_comparison

        open_comparison(self.stage, self.client, self.session.bus.game_so_far())

    def _look_back(self) -> None:
        """Open the replay of the game, from its start."""
        from galaxy_desktop.ui.replay.scene import ReplayScene

        game = self.session.bus.game_so_far()
        coach = None if why_no_coach(game) else self._coach
        self.stage.open(ReplayScene(self.client, Replay(game, self.session.viewer), 0, coach=coach))

    def _coach(self) -> None:
        """Open the coach for the game."""
        open_coach(self.stage, self.client, self.session.bus.game_so_far())

    def _again(self, seed: int) -> None:
        table = self.table
        seats = anew(table.seats)
        self.close(NewGame(table.game, seats, table.options, seed, table.take_back, table.challenge))

    def _fill_bars(self, column: Column) -> None:
        """Lay the margin and what made it, the legend, then a row for each seat."""
        deciding = self.ending.deciding(self._source_words(), self._tie_break())
        lines = (self.ending.margin(), deciding, *goal_lines(self.played))
        for words in filter(None, lines):
            block = self.kit.text.block(words, column.width, colour=self.kit.theme.colour.text_soft)
            column.paint(column.take(block.height, "seam"), partial(self._draw_verdict, block))
        column.space("tight")
        self._fill_legend(column)
        self.rows = self._rows()
        self.rows.fill(column)

    def _rows(self) -> ScoreRows:
        stayed = len(self.table.gone()) < len(self.names)
        ranked = bool(self.result.winners) or (self.game.has_points and stayed)
        return ScoreRows(
            self.kit,
            self.names,
            [who_sits(occupant) for occupant in self.table.seats],
            self.scores,
            self.ending.places() if ranked else {},
            self.result.winners,
            self.game.has_points,
            self.finale,
            self.game.goals(),
        )

    def _draw_verdict(self, block: Block, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw a sentence about the result, once all ranks are known."""
        if self.finale.decided:
            block.draw(surface, at.topleft)

    def _source_words(self) -> list[str]:
        return [self.game.words.source(source) for source in self.sources]

    def _tie_break(self) -> str:
        return self.game.words.tie_break() if self.game.has_points else ""

    def _fill_legend(self, column: Column) -> None:
        """Lay every source with its colour and pattern, on as many lines as they need."""
        kit = self.kit
        size, gap = kit.metrics.letters("number"), kit.metrics.space("gap")
        line = max(size, kit.fonts.style("body", kit.metrics).line)
        x = column.left
        rect = column.take(line, None)
        for bar, source in zip(source_bars(kit, self.sources), self.sources, strict=True):
            words = self.game.words.source(source)
            width = size + gap + kit.text.width(words)
            if x > column.left and x + width > column.left + column.width:
                x, rect = column.left, column.take(line, None)
            at = pygame.Rect(x, rect.top, width, line)
            column.paint(at, partial(self._draw_key, bar, words))
            x += width + kit.metrics.space("block")
        column.space("margin")

    def _draw_key(self, bar: Bar, words: str, surface: pygame.Surface, at: pygame.Rect) -> None:
        kit = self.kit
        size = kit.metrics.letters("number")
        swatch, box = layout.cut_left(at, size, kit.metrics.space("gap"))
        draw_swatch(kit, surface, layout.align(swatch, (size, size)), bar)
        kit.text.draw(surface, box, words, "body", colour=kit.theme.colour.text_soft, middle=True, lines=1)

    def _fill_table(self, column: Column) -> None:
        fill_score_table(
            column,
            self._source_words(),
            self.names,
            self.scores,
            tie_break=self._tie_break(),
            shown=self._rows_shown,
        )

    def _rows_shown(self) -> int:
        """Return how many rows of the table are known by now: each source that has run up, in the end all."""
        rows = int(self.finale.grown)
        return rows + 2 if rows == len(self.sources) else rows

    def _fill_empires(self, column: Column) -> None:
        Empires(self.kit, self.game, self.table.seats, self.names, self.views).fill(column)
