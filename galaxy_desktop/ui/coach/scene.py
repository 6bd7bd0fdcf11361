"""Coach: the chance to win over a game, its costliest decisions, luck and play; judged while one looks on."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.coach.choices import seats_of_persons
from galaxy_desktop.play.coach.report import MOST, ChoiceVerdict, Report
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Person
from galaxy_desktop.presenter.coaching import Coaching
from galaxy_desktop.presenter.critique import Critique, critique
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.coach.balance import fill_balance
from galaxy_desktop.ui.coach.course import course_of
from galaxy_desktop.ui.coach.detail import fill_decision
from galaxy_desktop.ui.coach.graph import Graph
from galaxy_desktop.ui.coach.legend import fill_chart_legend
from galaxy_desktop.ui.coach.picture import GamePictures
from galaxy_desktop.ui.coach.progress import fill_progress
from galaxy_desktop.ui.coach.rows import DecisionRows, cost_words
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.replay.branching import ask_to_branch
from galaxy_desktop.ui.replay.critiques import critique_line
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.row_list import lay_rows
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.widget import Widget

GRAPH_LEAST, PULSE = 220, 0.05
FRESH = 0.6
"""Seconds after which the screen shows what has been judged meanwhile."""
GROW = "bar_grow"
"""Time of the tokens in which the lines grow."""


class CoachScene(Screen[None]):
    """Report of the coach on a finished game, kept on a shelf under a key if there is one."""

    def __init__(
        self, client: Client, running: RunningGame, shelf: ReportShelf | None = None, key: str = ""
    ) -> None:
        self.client = client
        self.running = running
        self.names = [escape(name) for name in running.table.names()]
        self.seats = seats_of_persons(running)
        self._shelf, self._key = shelf, key
        self._chosen = -1
        """Line of the chosen decision; -1 for the first."""
        self._grown = 0.0
        """Share of the graph that has grown so far, 0 to 1."""
        self._news = False
        """True if something has been judged since the screen was laid."""
        self._waited = FRESH
        """Seconds since then."""
        self._list: ScrollList | None = None
        self._graph: Graph | None = None
        self._pictures: tuple[Kit, Seat, GamePictures] | None = None
        self._known: dict[ChoiceVerdict, Critique] = {}
        self._found: tuple[Report, list[Critique]] | None = None
        """Costly decisions, with the report that they are from."""
        self.coaching = self._begin(self.seats[0])

    def _begin(self, seat: Seat) -> Coaching:
        return Coaching(self.running, seat, self.client.thinker, shelf=self._shelf, key=self._key)

    @property
    def seat(self) -> Seat:
        """Seat whose decisions are judged."""
        return self.coaching.seat

    def look_at(self, seat: Seat) -> None:
        """Judge the decisions of another person."""
        self.coaching.stop()
        self.coaching, self._chosen, self._grown = self._begin(seat), -1, 0.0
        self._known.clear()
        self.layout()

    def leave(self) -> None:
        self.coaching.stop()

    @property
    def critiques(self) -> list[Critique]:
        """Costliest decisions in words, the costliest first; if none cost anything, the best one."""
        report = self.coaching.report
        if self._found is None or self._found[0] is not report:
            told = [self._critique(one) for one in report.costliest(2 * MOST)]
            found = [one for one in told if one.is_costly][:MOST]
            best = None if found or not report.whole else report.best()
            self._found = report, found if best is None else [self._critique(best)]
        return self._found[1]

    def _critique(self, judged: ChoiceVerdict) -> Critique:
        if judged not in self._known:
            self._known[judged] = critique(self.running, self.seat, judged)
        return self._known[judged]

    @property
    def number(self) -> int:
        """Number of the chosen decision among the costliest; -1 if there is none."""
        lines = [one.line for one in self.critiques]
        return lines.index(self._chosen) if self._chosen in lines else 0 if lines else -1

    @property
    def chosen(self) -> Critique | None:
        """Chosen decision; None if there is none."""
        number = self.number
        return self.critiques[number] if number >= 0 else None

    def choose(self, number: int) -> None:
        """Show a decision in full."""
        found = self.critiques
        if 0 <= number < len(found):
            self._chosen = found[number].line
            self.layout()

    def title(self) -> tuple[str, str]:
        """Return the title, the game and whose decisions are judged."""
        alone = sum(isinstance(sitter, Person) for sitter in self.running.table.seats) == 1
        line = _("{game} · your decisions") if alone else _("{game} · {name}'s decisions")
        return _("Coach"), line.format(game=self.running.game.name, name=self.names[self.seat])

    def panels(self) -> Sequence[Panel]:
        report = self.coaching.report
        chance = _("Expected points") if report.in_points else _("Chance to win")
        worth = _("cost in points") if report.in_points else _("cost in chance to win")
        costly = _("Costliest decisions")
        change = _("change in your expected points") if report.in_points else _("change in chance to win")
        high = 0.475 if self.kit.metrics.mode == "wide" else 0.55
        low, rest = high + 0.015, 0.985 - high
        graph = Panel(chance, (0, 0, 0.635, high), self._fill_graph, icon="statistics")
        luck = Panel(_("Luck and play"), (0.645, low, 0.355, rest), self._fill_balance, "cup", change)
        if self._pages:
            return [graph, Panel(costly, (0, 0, 1, 1), self._fill_both, "hint", worth), luck]
        return [
            graph,
            Panel(costly, (0.645, 0, 0.355, high), self._fill_list, "hint", worth),
            Panel("", (0, low, 0.635, rest), self._fill_decision, headed=False),
            luck,
        ]

    @property
    def _pages(self) -> bool:
        return self.kit.metrics.text_step >= self.pages_from

    def rules(self, *, here: bool) -> HelpScene:
        return HelpScene(self.client, self.running.game)

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        none = "" if self.chosen is not None else _("No decision is selected.")
        stop = Button(self.kit, nowhere, _("Stop"), self.stop, icon="pause", key=pygame.K_s, cue="S")
        return [
            *([stop] if self.coaching.working else []),
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            Button(
                self.kit,
                nowhere,
                _("Play from here"),
                self.branch,
                icon="arrow_right",
                key=pygame.K_p,
                cue="P",
                why_not=none,
            ),
            Button(
                self.kit,
                nowhere,
                _("Show on the table"),
                self.replay,
                kind="primary",
                icon="play",
                cue=_("Enter"),
                why_not=none,
            ),
        ]

    def first(self) -> Widget | None:
        return self._list

    def prompt(self) -> Footer:
        """Return how far the coach is, or the chosen decision."""
        if self.coaching.working:
            return Footer(
                self._progress_words(),
                _("Results appear as they are found. Stop keeps the results so far."),
                "clock",
            )
        one = self.chosen
        if one is None and not self.coaching.report.whole:
            return Footer(_("Stopped before all decisions were judged."), "", "warning")
        if one is None:
            line = self._least_words() if self.coaching.report.judged else ""
            return Footer(_("No costly decision"), line, "check")
        where = moment_words(self.running.game, one.moment)
        head = _("{moment}: {cost}") if one.is_costly else _("{moment}: your best decision")
        return Footer(head.format(moment=where, cost=cost_words(one)), critique_line(one), "hint")

    def _progress_words(self) -> str:
        report = self.coaching.report
        if report.whole:
            return _("Looking closer: {percent}%").format(percent=round(100 * self.coaching.progress))
        n, number = len(report.judged), len(report.lines)
        return ngettext("{done} of {n} decision judged", "{done} of {n} decisions judged", number).format(
            done=n, n=number
        )

    def stop(self) -> None:
        """Leave it at what has been judged so far."""
        self.coaching.stop()
        self.layout()

    def replay(self) -> None:
        """Open the replay at the chosen decision, with both choices marked."""
        one = self.chosen
        if one is not None:
            scene = ReplayScene(self.client, Replay(self.running), one.line, critiques=self.critiques)
            scene.watching.seat = self.seat
            self.stage.open(scene)

    def branch(self) -> None:
        """Ask how to go on from the chosen decision."""
        one = self.chosen
        if one is not None:
            replay = Replay(self.running)
            replay.go(one.line)
            ask_to_branch(self.stage, self.client, replay, self.seat)

    def next_mark(self, by: int) -> None:
        """Show the next of the costliest decisions, after the last one the first."""
        if number := len(self.critiques):
            self.choose((self.number + by) % number)

    def key(self, event: pygame.event.Event) -> bool:
        """Go to the next mark, or with Shift to the one before; replay the chosen one with R."""
        if event.key == pygame.K_n:
            self.next_mark(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key == pygame.K_r:
            self.replay()
            return True
        return False

    def handle(self, event: pygame.event.Event) -> None:
        """Let the graph read the point under the pointer."""
        super().handle(event)
        graph = self._graph
        if event.type == pygame.MOUSEMOTION and graph is not None and not graph.hidden:
            self.dirty = graph.point(event.pos) or self.dirty

    def update(self, dt: float) -> None:
        """Take what has been judged; let the lines of a whole report grow."""
        super().update(dt)
        before = self.coaching.working
        self._news = self.coaching.update() or self._news
        self._waited += dt
        over = before != self.coaching.working
        if over or (self._news and self._waited >= FRESH):
            self._news, self._waited = False, 0.0
            self.layout()
        if self._graph is not None and self._grown < 1.0:
            self._grow(dt)

    def _grow(self, dt: float) -> None:
        seconds = self.kit.ms(GROW) * self.kit.motion.speed / 1000
        still = self.kit.settings.reduced_motion or self.coaching.working or seconds <= 0
        self._grown = 1.0 if still else min(1.0, self._grown + dt / seconds)
        if self._graph is not None:
            self._graph.grown = self._grown
            self.dirty = True

    @property
    def rest(self) -> float:
        """Short while the coach works; 0 while the lines grow."""
        if self._grown < 1.0:
            return 0.0
        return min(super().rest, PULSE) if self.coaching.working else super().rest

    def _fill_graph(self, column: Column) -> None:
        """Lay the choice of the person if there are several, the graph, and what its lines mean."""
        if len(self.seats) > 1:
            options = [(seat, self.names[seat]) for seat in self.seats]
            label = _("Decisions of")
            box = DropDown(self.kit, layout.nowhere(), options, self.seat, self.look_at, label=label)
            column.row([box], [self.kit.metrics.text(240)])
        report = self.coaching.report
        if not report.lines:
            column.soft(_("This game had no decisions to judge: every move was forced."), "body")
            return
        course = course_of(self.running, report)
        graph = Graph(self.kit, report, course, self.names, self._moment, self.choose)
        fill_chart_legend(column, graph)
        graph.place_in(column.take(column.rest_of_view(self.kit.metrics.px(GRAPH_LEAST)), None))
        graph.marks = [one.line for one in self.critiques if one.is_costly]
        graph.chosen = self.number
        graph.grown = 1.0 if self.coaching.working else self._grown
        self._graph = graph
        column.widgets.append(graph)
        column.words += graph.in_words()

    def _moment(self, line: int) -> str:
        return moment_words(self.running.game, self.running.moment(line))

    def _fill_both(self, column: Column) -> None:
        """Lay the list, and below it the chosen decision."""
        self._fill_list(column)
        if self.chosen is not None:
            column.space("gutter")
            column.rule()
            fill_decision(column, self.running.game, self.chosen, None)

    def _fill_list(self, column: Column) -> None:
        """Lay the progress while the coach works, then the rows."""
        found = self.critiques
        if self.coaching.working:
            fill_progress(column, self._progress_words(), self.coaching.progress)
        if not found or not found[0].is_costly:
            self._list = None
            self._fill_none(column)
            return
        rows = DecisionRows(self.kit, self.running.game, found)
        self._list = lay_rows(
            column,
            rows,
            len(found),
            _("Costliest decisions"),
            self.choose,
            chosen=self.number,
            least=1,
            press=lambda _number: self.replay(),
        )

    def _fill_none(self, column: Column) -> None:
        report = self.coaching.report
        if report.whole and not self.coaching.working:
            head = _("No costly decision")
            column.text(f"**{head}**", "body")
            column.soft(self._least_words(), "body")
        elif not self.coaching.working:
            column.soft(_("Stopped before all decisions were judged."), "body")

    def _least_words(self) -> str:
        report = self.coaching.report
        if report.in_points:
            n = round(report.least)
            line = ngettext("No decision cost {n} point or more.", "No decision cost {n} points or more.", n)
            return line.format(n=n)
        return _("No decision cost {percent}% or more.").format(percent=round(100 * report.least))

    def _fill_decision(self, column: Column) -> None:
        one = self.chosen
        if one is None:
            column.soft(_("Select a decision to see it on the table as it stood."), "body")
            return
        fill_decision(column, self.running.game, one, self._pictures_now())

    def _pictures_now(self) -> GamePictures | None:
        """Return the pictures of the table; None if pictures are off."""
        if not self.kit.theme.pictures:
            return None
        kept = self._pictures
        if kept is None or kept[0] is not self.kit or kept[1] != self.seat:
            kept = self._pictures = self.kit, self.seat, GamePictures(self.kit, self.running, self.seat)
        return kept[2]

    def _fill_balance(self, column: Column) -> None:
        report = self.coaching.report
        if report.balances():
            fill_balance(column, report, course_of(self.running, report), self.names)
        elif self.coaching.working:
            column.soft(_("Appears once the decisions of all players are judged."), "body")
        else:
            column.soft(_("Not shown: some decisions weren't judged."), "body")
