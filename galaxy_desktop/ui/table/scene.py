"""Running game: shows past events, then puts the open question to its player."""

from collections.abc import Callable, Sequence

import pygame

from galaxy_desktop.engine.decisions import Answer, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.turns import needs_curtain, sees_more
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.happenings import Aloud, Asked, Called, Cover, News, Over
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.music import Tune
from galaxy_desktop.ui.pointer import DOUBLE_CLICK, SHIFT
from galaxy_desktop.ui.roles.throwing import Throwing
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.scenes.frame import BACKDROP
from galaxy_desktop.ui.stage import ALL, HERE, R, Scene
from galaxy_desktop.ui.table.commands import TableCommands
from galaxy_desktop.ui.table.doors import Doors
from galaxy_desktop.ui.table.gestures import TableInput
from galaxy_desktop.ui.table.handling import pick_up, turn
from galaxy_desktop.ui.table.hearing import asked, overview, waited
from galaxy_desktop.ui.table.item_widgets import PLATES
from galaxy_desktop.ui.table.overheard import beside, in_hand
from galaxy_desktop.ui.table.reasons_room import reasons_beside
from galaxy_desktop.ui.table.reporter import Reporter
from galaxy_desktop.ui.table.teaching import Teaching
from galaxy_desktop.ui.table.view import TableView
from galaxy_desktop.ui.widgets.toast import Toast

POLL = 0.05


class TableScene(Scene[None]):
    """Scene of one table: passes events from the controller to the view, and input to commands."""

    own_keys = (HERE, ALL)
    commands: TableCommands
    input: TableInput
    teaching: Teaching

    def __init__(self, session: Session, doors: Doors) -> None:
        self.session = session
        self.doors = doors
        self.controller = TableController(session)
        self.view = TableView(self.controller, self.run, self.click, self.read)
        self._reporter = Reporter(self.controller, self.view)
        self._waited, self._clock = True, 0.0
        self._last_click: tuple[Option, float] = ("", -1.0)
        self._said: Sequence[str] = ()
        """Question and what is beside it, as they were said last; they stay while something moves."""
        self._hint_notice: Toast | None = None
        """Notice that the hint suggests something else than what is chosen."""

    @property
    def hidden(self) -> bool:
        """True if nobody sits at a screen that several share."""
        return self.controller.hidden

    def enter(self) -> None:
        parts = self.stage, self.controller, self.view, self.doors
        self.commands = TableCommands(*parts, self.open, self.close)
        self.input = TableInput(self.controller, self.view, self.run, self.click)
        self._begin_teaching()

    def layout(self) -> None:
        self.session.curtains = self.kit.settings.curtains
        self.view.furnish(self.kit)
        self._renew_teaching()
        self.controller.reword()
        opens = self.view.shown is None
        if opens and not self.hidden:
            self._reporter.open()
        if opens and self.controller.asks_at_once():
            self._show_question()
        elif not self.hidden:
            self.view.refresh()

    def make_way(self) -> None:
        self.view.make_way()

    def leave(self) -> None:
        self.commands.quit()
        self.session.close()

    def handle(self, event: pygame.event.Event) -> None:
        if self.hidden or self.session.replaced:
            return
        self.input.handle(event)
        self.look_different(self.view.take_changes())

    def look_away(self) -> None:
        """Cover a shared screen, unless it hides nothing."""
        sitting, bus = self.session.sitting, self.session.bus
        if self.hidden or self.session.replaced or sitting is None or bus.is_over() or self.session.openly:
            return
        if needs_curtain(bus, None, sitting, self.session.curtains):
            self.cover(sitting)
            self.look_different(self.view.take_changes())

    def update(self, dt: float) -> None:
        self._clock += dt
        self.session.think(dt)
        if self.session.replaced:
            self._begin()
        if not self.hidden:
            self._keep_up()
            self.input.update(dt)
            self.view.update(dt)
            self._reporter.go_on()
            if self.controller.mark_hint():
                self._show_hint()
            self._show_reasons()
            if self.stage.top is self:
                self.teaching.teach_on()
        while (self.hidden or not self.view.painter.busy) and self._go_on():
            pass  # all that has been answered is shown in one frame, until something moves
        if not self.hidden:
            self._reporter.say()
            if self.view.stale:
                self.view.refresh()
            if self.controller.question is None:
                self._waited = self._waited or bool(self.session.waiting_for())
                self.view.renew_bar()
        self.look_different(self.view.take_changes())

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)

    @property
    def rest(self) -> float:
        if self.hidden or self.view.moves or self.session.news:
            return 0.0
        if self.kit.pointer.waiting or self.session.waiting_for() or self.session.hinting:
            return POLL
        return min(self.view.rest, self.input.respite.rest)

    @property
    def sky(self) -> Sky:
        return Sky(BACKDROP, None if self.hidden else self.view.light.shine)

    @property
    def breathing(self) -> Sequence[pygame.Rect]:
        """Places of what may be chosen now, unless something moves or lies above the table."""
        view, question = self.view, self.controller.question
        above = view.side.drawer or view.drag or view.widgets.form.tooltip or view.widgets.form.toast
        if self.hidden or question is None or view.moves or above:
            return ()
        free = question.open.difference(question.chosen)
        return [widget.rect for widget in view.widgets.items if widget.item.id in free]

    @property
    def tune(self) -> Tune:
        return Tune(self.session.bus.game().id, last=self.controller.ending)

    @property
    def heading(self) -> Sequence[str]:
        """Question with its buttons; while others choose, who does."""
        if self.hidden:
            return ()
        question, text = self.controller.question, self.view.widgets.bar.text
        if question is None or text.primary:
            asks = question is not None or self.session.bus.is_over()
            self._said = [*(asked if asks else waited)(text), *beside(self.view, self.controller)]
        return self._said

    @property
    def announce(self) -> str:
        return "" if self.hidden else self.view.widgets.form.announce

    @property
    def reading(self) -> Sequence[str]:
        """Selection, hand and figures of the player."""
        widgets = self.view.widgets
        return () if self.hidden else [*in_hand(widgets), *overview(widgets.items)]

    def run(self, command: str) -> None:
        """Carry out the command of a button or key, or say in one line why it is refused."""
        if command in ("aside", "finish"):
            self.input.hurried()
        self.attempt(lambda: self.commands.do(command))

    def read(self, page: str) -> None:
        """Open the rules at a page."""
        self.commands.read(page)

    def rules(self, *, here: bool) -> Scene[None]:
        return self.commands.rules(here=here)

    def attempt(self, act: Callable[[], object]) -> None:
        """Call `act`, show the reason if it is refused, and refresh the table."""
        try:
            act()
        except RefusedError as refusal:
            self.view.refuse(escape(str(refusal)))
        if self.stage.scenes and self.session.replaced:
            self._begin()
        elif self.stage.scenes and not self.hidden:
            self.view.refresh()
        self.dirty = True

    def open(self, scene: Scene[R], then: Callable[[R | None], None] | None = None) -> None:
        """Open a scene above the table; `then` is called with its result, and may raise `RefusedError`."""
        self.stage.open(scene, None if then is None else lambda result: self.attempt(lambda: then(result)))

    def click(self, option: Option) -> None:
        """Handle a click on an option, or its key; a double click gives a whole answer."""
        question = self.controller.question
        if option in PLATES:
            self.run(option)
            return
        if turn(self.view, option) or pick_up(self.view, option, or_put_down=True) or question is None:
            return
        if self.kit.pointer.keys.intersection(SHIFT) and self.controller.alike.likeness(question, option):
            self.attempt(lambda: self.commands.choose_alike(option))
            return
        last, self._last_click = self._last_click, (option, self._clock)
        twice = self.input.by_mouse and last[0] == option and self._clock - last[1] <= DOUBLE_CLICK
        if twice and question.needs_one and option in question.chosen:
            self.run("primary")
        elif clicked := self.controller.click(option):
            self.kit.sounds.play(clicked)
            self.view.refresh()

    def cover(self, seat: Seat) -> None:
        """Cover the table with the curtain for a person; close all scenes above the table."""
        self.stage.close_above(self)
        curtain = self.commands.curtain(seat)
        self.hide()
        self.open(curtain, lambda result: self._uncovered(seat, result))

    def hide(self) -> None:
        """Unseat the person at a shared screen and drop everything that another may not see or hear."""
        self._reporter.drop()
        self.kit.narrator.hush()
        self.commands.hide()

    def _begin(self) -> None:
        """Show another game at the table."""
        self._reporter.drop()
        self.controller.begin()
        self.view.clear()
        self._begin_teaching()
        self.layout()

    def _begin_teaching(self) -> None:
        """Let the guide and the tips begin with the game that is at the table now."""
        known = self.controller, self.view, self.doors
        self.teaching = Teaching(*known, self.open, self.run, self.stage.folders)

    def _renew_teaching(self) -> None:
        """Teach as the settings say now; the guide asks for all."""
        self.teaching.renew()
        self.session.bus.spare_rare(on=not (self.kit.settings.ask_rare or self.teaching.teacher.guiding))

    def _go_on(self) -> bool:
        """Take the controller's next step; return whether there may be news to show at once."""
        self._reporter.notify()
        if self.hidden and self.view.remembers:
            self.hide()
        match self.controller.next():
            case News() as news:
                return self._reporter.take(news)
            case Cover(seat):
                self.cover(seat)
            case Called(seat):
                self._call(seat)
            case Aloud(_seat, ask) as aloud:
                dialog = self.doors.confirm(ask.head, ask.line, ask.primary, keep=ask.second)
                self.open(dialog, lambda says_no: self._heard(aloud, says_no))
            case Asked():
                if not self.controller.repeat():
                    self._show_question()
            case Over():
                self.view.refresh()
                self.attempt(self.commands.end)
        return bool(self.session.news)

    def _keep_up(self) -> None:
        """Drop a question that is answered already; tell of bots that failed, once."""
        if self.controller.drop_stale():
            self.view.refresh()
        for notice in self.controller.lost():
            self.view.tell(notice.words)

    def _show_question(self) -> None:
        """Show a new question, with a sound if the person had to wait for it."""
        if self._waited:
            self.kit.sounds.play("your_turn")
        self._waited = False
        self.view.show_question()
        self._teach()

    def _teach(self) -> None:
        """Open the lesson or tip that is due, unless something else lies above the table."""
        if self.stage.top is self:
            self.teaching.teach()

    def _call(self, seat: Seat) -> None:
        """Seat a person without a curtain, say who it is, and drop what only the one before might see."""
        before, bus = self.session.sitting, self.session.bus
        if before is not None and sees_more(bus, before, seat):
            self.hide()
        self.controller.stand_up()
        self.controller.sit(seat)
        self._reporter.skip()
        self.controller.read_log()
        self._waited = False
        self.view.refresh()
        words = _("{name}, it's your turn.")
        if self.session.openly:
            words = _("{name}, it's your turn. Your hidden information isn't shown.")
        self.view.tell(words.format(name=escape(bus.table().names()[seat])))

    def _heard(self, aloud: Aloud, says_no: bool | None) -> None:  # noqa: FBT001 - the result of a dialog
        """Answer no for a person who has said so aloud, or call them to the screen to choose."""
        if says_no:
            self.session.do(GiveAnswer(aloud.seat, aloud.no))
        elif self.session.covers_for() == aloud.seat:
            self.cover(aloud.seat)
        elif self.session.calls() == aloud.seat:
            self._call(aloud.seat)

    def _uncovered(self, seat: Seat, end: CurtainEnd | None) -> None:
        """Seat the person who has come through the curtain, or leave the table."""
        if end is None:
            return
        if self.session.replaced:
            self._begin()
            if self.session.covers_for() != seat:
                return
        if end is CurtainEnd.LEAVE:
            self.commands.do("leave")
            return
        anything_new = self.controller.sit(seat)
        self._reporter.skip()
        self._waited = False
        self.view.refresh()
        if isinstance(self.controller.next(), Asked):
            self._show_question()
        painter = self.view.painter
        if anything_new and isinstance(painter, Throwing) and painter.greet():
            self._reporter.wait()
        else:
            self.controller.read_log()

    def _show_hint(self) -> None:
        self.kit.sounds.play("hint")
        if not self.controller.follows_hint():
            words = _("The hint suggests a different choice. Undo yours to see it.")
            self.view.tell(words, act=_("Undo"), command="undo")
            self._hint_notice = self.view.toast
        self.view.refresh()

    def _show_reasons(self) -> None:
        """Open the reasons of a hint once they have come."""
        advice = self.controller.take_advice() if self.stage.top is self else None
        if advice is not None:
            self.view.refresh()
            reasons = reasons_beside(self.view, advice)
            covered: list[Toast] = []
            self.open(reasons, lambda answer: self._advised(answer, covered))
            if (notice := self.view.clear_notice(reasons.panel.rect)) is not None:
                covered.append(notice)

    def _advised(self, answer: Answer | None, covered: Sequence[Toast]) -> None:
        """Give the answer that was chosen among the reasons, shown as chosen; without one, hide the hint.

        A notice that the reasons have covered comes back, but none about the hint.
        """
        if self.view.toast is self._hint_notice:
            self.view.drop_notice()
        for notice in covered:
            if notice is not self._hint_notice:
                self.view.show_again(notice)
        if answer is None:
            self.controller.hide_hint()
        else:
            self.commands.give(answer)
