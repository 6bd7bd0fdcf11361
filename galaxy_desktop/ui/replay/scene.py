"""Replay: any moment of a game, stepped to, played, or jumped to by log and timeline."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import pgettext, series
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.presenter.critique import Critique
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.form_scene import FormScene
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.keys import LARGER, SMALLER, code_of
from galaxy_desktop.ui.pointer import COMMAND, LEFT, RIGHT
from galaxy_desktop.ui.replay.branching import ask_to_branch
from galaxy_desktop.ui.replay.controls import SPEED_WORDS, Controls, ReplayActs, Watching
from galaxy_desktop.ui.replay.critiques import critique_line, draw_critique
from galaxy_desktop.ui.replay.table import ReplayTable
from galaxy_desktop.ui.replay.things import Visits
from galaxy_desktop.ui.replay.timeline import Timeline
from galaxy_desktop.ui.roles.differing import advance
from galaxy_desktop.ui.roles.foreseeing import foresee, foresees
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.frame import Footer, draw_backdrop, draw_prompt_bar, place_buttons
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.stage import FOREVER
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget

TALL, LOW = 206, 46
SPEEDS = tuple(SPEED_WORDS)
INTERVAL = 1.2
"""Seconds between two steps at speed 1."""
ANIMATED = 2.0
"""Fastest speed at which the events of a step are shown as they happen."""
BY_PHASE, BY_ROUND = pygame.KMOD_SHIFT, COMMAND


class ReplayScene(FormScene[None]):
    """Replay of a game, from one seat at a time or with all cards open; begins after `line` answers."""

    def __init__(
        self,
        client: Client,
        replay: Replay,
        line: int | None = None,
        *,
        critiques: Sequence[Critique] = (),
        coach: Callable[[], None] | None = None,
    ) -> None:
        self.client = client
        self.replay = replay
        self.critiques = {one.line: one for one in critiques}
        """Judged decisions by the number of answers before them, the costliest first."""
        self.coach = coach
        """Function that opens the coach; None if the game is not over, or if the coach opened the replay."""
        replay.go(replay.stop_near(replay.end if line is None else line))
        self.watching = Watching(replay.first_viewer)
        self._waited = 0.0
        self._before: ReplayTable | None = None
        """Table as it was made last."""

    def layout(self) -> None:
        metrics = self.kit.metrics
        wide, gutter = metrics.mode == "wide", metrics.space("gutter")
        foot = metrics.prompt_bar.top - metrics.space("pad")
        tall = metrics.px(TALL) if wide else metrics.target(LOW) + 2 * metrics.space("gap")
        self.table = ReplayTable(self.kit, self.replay, foot - tall - gutter)
        if self._before is not None:
            self.table.arrange_as(self._before)
        self._before = self.table
        areas = self.table.painter.areas
        content = (
            areas.content if areas.log.width else layout.inset(pygame.Rect((0, 0), metrics.window), gutter)
        )
        self.foot = pygame.Rect(content.left, foot - tall, content.width, tall)
        if areas.log.width:
            log = pygame.Rect(areas.log.topleft, (areas.log.width, foot - areas.log.top))
            self.table.side.areas = replace(self.table.side.areas, log=log)
        self.controls = Controls(self.kit, self.foot, self.table, self.watching, self._acts(), wide=wide)
        self.timeline = Timeline(
            self.kit, self.controls.track, self.replay, self.go, marks=tuple(self.critiques)
        )
        self._buttons = self._ways_out()
        self._room = place_buttons(self.kit, self._buttons)
        self._groups: list[Sequence[Widget]] = [
            self.controls.top,
            self.controls.widgets,
            [self.timeline],
            self._buttons,
        ]
        rows = [*self.controls.top, *self.controls.widgets]
        self.visits = Visits(self.kit, self.table, self._go_to_line, self._enlarge, rows=rows)
        self.form = Form(self.kit, self._groups, self._buttons[-1], old=self.form)
        self.show()

    def _acts(self) -> ReplayActs:
        return ReplayActs(
            self.go,
            self.step,
            self.play,
            self.set_speed,
            self.look_from,
            self.open_all,
            self.toggle_log,
            self.close,
            self.open_coach if self.coach is not None else None,
        )

    def _ways_out(self) -> list[Button]:
        """Return the buttons that lead out of the replay, the primary one last."""
        back = Button(self.kit, layout.nowhere(), _("Back"), self.close, cue=_("Esc"))
        words, cue = _("Play from here"), _("Enter")
        on = Button(
            self.kit, layout.nowhere(), words, self.branch, kind="primary", icon="arrow_right", cue=cue
        )
        return [back, on]

    def _go_to_line(self, line: int) -> None:
        """Show the moment after a line of the log."""
        self.go(self.replay.stop_near(line + 1))

    def show(self) -> None:
        """Show the moment of the replay at once."""
        self.table.show(self.watching.seat, open_hands=self.watching.open_hands)
        self._follow()
        if self.form is not None:
            self.visits.renew(self.form, self._groups, self._buttons[-1])

    def go(self, line: int) -> None:
        """Show the moment after so many answers."""
        if line != self.replay.at:
            self.replay.go(line)
            self.show()

    def step(self, by: int, *, reach: int = 0) -> None:
        """Go one choice forwards or back, or one phase or round with a modifier key in `reach`."""
        at = self.replay.at
        if reach & BY_ROUND:
            self.go(self._edge([line for _number, line in self.replay.rounds], by))
        elif reach & BY_PHASE:
            self.go(self._edge([span.first for span in self.replay.spans], by))
        else:
            self.go(self.replay.stop_after(at) if by > 0 else self.replay.stop_before(at))

    def _edge(self, lines: list[int], by: int) -> int:
        """Return the stop at the next of these moments in a direction, or the first or last stop."""
        near = [self.replay.stop_near(line) for line in [0, *lines, self.replay.end]]
        at = self.replay.at
        return (
            min((line for line in near if line > at), default=self.replay.end)
            if by > 0
            else max((line for line in near if line < at), default=0)
        )

    def next_mark(self) -> None:
        """Go to the next judged decision or large gain, after the last one to the first."""
        marked = [*self.critiques, *(swing.line for swing in self.replay.swings)]
        lines = sorted({self.replay.stop_near(line) for line in marked})
        if lines:
            self.go(next((line for line in lines if line > self.replay.at), lines[0]))

    def play(self) -> None:
        """Begin to play, at the end of the game from its start, or stop."""
        self.watching.playing = not self.watching.playing
        self._waited = 0.0
        if self.watching.playing and self.replay.at == self.replay.end:
            self.go(self.replay.stops[0])
        if not self.watching.playing and self.table.painter.busy:
            self.show()
        self._follow()

    def set_speed(self, speed: float) -> None:
        """Play at another speed."""
        self.watching.speed = speed
        self._follow()

    def look_from(self, seat: Seat) -> None:
        """Show the table of another seat."""
        if seat in self.replay.viewers and seat != self.watching.seat:
            self.watching.seat = seat
            self.show()

    def open_all(self) -> None:
        """Open the cards of all players, or hide them again."""
        if self.replay.only is None:
            self.watching.open_hands = not self.watching.open_hands
            self.show()

    def open_coach(self) -> None:
        """Open the coach, if the replay was not opened from there."""
        if self.coach is not None:
            self.watching.playing = False
            self.coach()

    def branch(self) -> None:
        """Ask how to go on from here."""
        if self.replay.can_branch:
            self.watching.playing = False
            ask_to_branch(self.stage, self.client, self.replay, self.watching.seat)

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to drawers, log and form; then to the table and the keys of a replay."""
        assert self.form is not None
        wheel, key = event.type == pygame.MOUSEWHEEL, event.type == pygame.KEYDOWN
        used = (wheel and self.table.side.wheel(event, self.kit.pointer.pos)) or (key and self._key(event))
        if used or self.form.handle(event):
            self.visits.explain(self.form)
            self.dirty = True
        elif event.type == pygame.MOUSEMOTION:
            self.dirty = self.table.point(event.pos) or self.dirty
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event.button, event.pos)

    def _click(self, button: int, pos: tuple[int, int]) -> None:
        """Jump to a line of the log, close a drawer, turn to a tab or the like, or enlarge a card."""
        side = self.table.side
        if button == LEFT and side.log_rect.collidepoint(pos):
            line = side.log.line_at(pos)
            if line is not None:
                self._go_to_line(line)
        elif button == LEFT and side.drawer and not side.areas.drawer.collidepoint(pos):
            side.drawer = ""
        elif button == LEFT and self.table.turn(pos):
            self.show()
        elif button == RIGHT and (subject := self.table.subject_at(pos)):
            self._enlarge(subject)
        self.dirty = True

    def _enlarge(self, subject: str) -> None:
        words = self.replay.game().words
        self.stage.open(ZoomScene(self.table.painter, words, self.table.view, subject, self._read))

    def _read(self, page: str) -> None:
        self.stage.open(self._help(page))

    def rules(self, *, here: bool) -> HelpScene:
        return self._help(self.replay.game().words.page(self.table.view) if here else "")

    def _help(self, page: str) -> HelpScene:
        return HelpScene(self.client, self.replay.game(), page, below=GameBelow(self.replay.table()))

    def _key(self, event: pygame.event.Event) -> bool:
        """Handle a key of the replay; return False for any other."""
        assert self.form is not None
        if any(widget.open for widget in self.form.widgets) or self.visits.takes(self.form, event):
            return False
        keys: dict[int, Callable[[], object]] = {
            pygame.K_LEFT: partial(self.step, -1, reach=event.mod),
            pygame.K_RIGHT: partial(self.step, 1, reach=event.mod),
            pygame.K_HOME: partial(self.go, self.replay.stops[0]),
            pygame.K_END: partial(self.go, self.replay.end),
            pygame.K_SPACE: self.play,
            pygame.K_n: self.next_mark,
            pygame.K_c: self.open_coach,
            pygame.K_o: self.open_all,
            pygame.K_l: self.toggle_log,
            pygame.K_i: self.table.side.toggle_inspector,
            **dict.fromkeys(LARGER, partial(self._change_speed, 1)),
            **dict.fromkeys(SMALLER, partial(self._change_speed, -1)),
            pygame.K_ESCAPE: self._up,
            **{pygame.K_1 + seat: partial(self.look_from, seat) for seat in range(9)},
        }
        code = code_of(event)
        if code in keys:
            keys[code]()
        elif self.table.key(code):
            self.show()
        else:
            return False
        return True

    def toggle_log(self) -> None:
        """Fold or unfold the log, or open or close its drawer."""
        self.table.side.toggle_log()
        self.dirty = True

    def _change_speed(self, by: int) -> None:
        self.set_speed(SPEEDS[min(len(SPEEDS) - 1, max(0, SPEEDS.index(self.watching.speed) + by))])

    def _up(self) -> None:
        if self.table.side.drawer:
            self.table.side.drawer = ""
        else:
            self.close()

    def update(self, dt: float) -> None:
        """Advance what moves; while it plays, go on to the next choice once its time has come."""
        assert self.form is not None
        if foresee(self.table.painter):
            self.visits.renew(self.form, self._groups, self._buttons[-1])
            self.dirty = True
        self.look_different(advance(self.table.painter, dt))
        self.dirty = self.form.update(dt) or self.dirty
        if not self.watching.playing or self.table.painter.busy:
            return
        self._waited += dt
        if self._waited >= INTERVAL / self.watching.speed:
            self._waited = 0.0
            self._play_on()

    def _play_on(self) -> None:
        """Show the next choice, with its events if there is time for them."""
        at, to = self.replay.at, self.replay.stop_after(self.replay.at)
        if to == at:
            self.watching.playing = False
            self._follow()
            return
        self.replay.go(to)
        if self.watching.speed > ANIMATED or self.kit.motion.reduced:
            self.show()
            return
        told: list[Event] = [
            event.seen_by(None if self.watching.open_hands else self.watching.seat)
            for line in range(at, to)
            for event in self.replay.told(line)
        ]
        self.table.play(told, self.watching.seat, open_hands=self.watching.open_hands)
        self._follow()

    @property
    def rest(self) -> float:
        if self.table.painter.busy or foresees(self.table.painter):
            return 0.0
        waits = max(0.0, INTERVAL / self.watching.speed - self._waited) if self.watching.playing else FOREVER
        return min(waits, super().rest)

    @property
    def heading(self) -> Sequence[str]:
        prompt = self.prompt()
        return [prompt.head, prompt.line]

    @property
    def reading(self) -> Sequence[str]:
        """Hidden cards of each player, while they are open; the points along the timeline."""
        cards = self.table.open_cards.in_words() if self.watching.open_hands else []
        return [*cards, *self.timeline.in_words()]

    @property
    def critique(self) -> Critique | None:
        """Judgement of the decision that comes next, if it is one of those that were judged."""
        return self.critiques.get(self.replay.at)

    def prompt(self) -> Footer:
        """Return the moment, and what has happened last."""
        replay = self.replay
        number = replay.stops.index(replay.at) if replay.at in replay.stops else 0
        where = moment_words(replay.game(), replay.moment())
        title = _("{moment}: choice {n} of {all}").format(moment=where, n=number, all=len(replay.stops) - 1)
        if self.critique is not None:
            return Footer(title, critique_line(self.critique), "hint")
        told = [one.text for one in replay.whole_log(self.watching.seat) if one.line < replay.at]
        line = told[-1] if told and replay.at else _("The start of the game.")
        return Footer(title, line, "clock")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, the timeline, the bars."""
        draw_backdrop(self.kit, surface)
        self.table.draw(surface)
        if self.critique is not None and not self.table.painter.busy:
            draw_critique(self.table.kit, surface, self.table.painter, self.critique)
        self._draw_title(surface)
        self.kit.faces.panel(surface, self.foot)
        self.controls.draw(surface)
        draw_prompt_bar(self.kit, surface, self.prompt(), self._room)
        if self.form is not None:
            self.form.draw(surface)
        self.table.draw_drawer(surface)

    def _draw_title(self, surface: pygame.Surface) -> None:
        kit, box = self.table.kit, self.table.painter.areas.title
        place = layout.trim(box, left=self.controls.top[0].rect.width + kit.metrics.space("gap"))
        title = _("Replay: {game}").format(game=self.replay.game().name)
        origin = self.replay.origin()
        names = series(self.replay.table().names())
        foot = names if origin is None else _("What if: {title}").format(title=origin.title)
        if kit.metrics.mode != "wide":
            kit.text.draw(surface, place, pgettext("title", "Replay"), "section", middle=True, lines=1)
            return
        soft = kit.theme.colour.text_soft
        head = kit.text.label(title, place.width, "section", align="left")
        below = kit.text.label(escape(foot), place.width, "small", colour=soft, align="left")
        top = place.centery - (head.height + below.height) // 2
        head.draw(surface, (place.left, top))
        below.draw(surface, (place.left, top + head.height))

    def _follow(self) -> None:
        """Bring buttons and labels up to date."""
        self.controls.renew()
        over = _("The game is over here. Choose an earlier moment.")
        self._buttons[-1].why_not = "" if self.replay.can_branch else over
        self.dirty = True
