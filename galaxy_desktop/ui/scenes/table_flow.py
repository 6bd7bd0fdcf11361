"""How the table goes on: news are shown, bots play, curtains fall, questions are put, the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.records import Record
from galaxy_desktop.ui.markup import escape
from galaxy_desktop.ui.scenes.curtain import LEAVE
from galaxy_desktop.ui.scenes.table_words import made_for_you
from galaxy_desktop.ui.session import FRESH, SEATED

if TYPE_CHECKING:
    from galaxy_desktop.ui.scenes.table import TableScene


class TableFlow:
    """Takes the table of a scene one step on at a time."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.session = scene.session
        self.seen: dict[Seat, int] = {}
        """How much of the log each person had seen when last looking."""
        self._logged = 0
        self._untold: list[Record] | None = None
        """What came of answers whose outcome is still to be seen; the log waits for it."""
        self._rung = ""
        self._waited = True
        self._ended = False

    def go_on(self) -> None:
        """One step on: show news, fall the curtain, let a bot play, or put the question."""
        if self.scene.hidden:
            self.session.news.clear()
            self.scene.forget()
        if self._untold is not None:
            self._tell(self._untold)
        elif self.session.news:
            self._show_news()
        elif self.session.bus.is_over():
            self._end()
        else:
            self._ended = False
            self._play_on()

    def _play_on(self) -> None:
        if (person := self.session.covers_for()) is not None:
            self.scene.cover(person)
        elif not self.session.play_bot() and not self.scene.hidden:
            self._put_question()

    def _put_question(self) -> None:
        """Put the open question, if it is a new one; a bell rings where the person had to wait for it."""
        if not self.scene.desk.renew():
            return
        if self._waited:
            self.scene.kit.sounds.play("your_turn")
        self._waited = False
        self.scene.refresh()
        self.scene.parts.focus_first()
        self.scene.show()

    def _show_news(self) -> None:
        events, records = self.session.take_news()
        fresh = any(record.what in FRESH for record in records)
        if fresh or events or any(record.what in SEATED for record in records):
            self.scene.desk.clear()
        if events and not fresh and self.scene.shown is not None:
            before, self.scene.shown = self.scene.shown, self.scene.desk.shown()
            self.scene.painter.play(events, before, self.scene.shown)
        if self.scene.painter.suspense and not fresh:
            self._untold = records
            self.scene.refresh()
        else:
            self._tell(records, anew=fresh)

    def _tell(self, records: Sequence[Record], *, anew: bool = False) -> None:
        """Log and notices of what has been seen."""
        self._untold = None
        self.read_log(anew=anew)
        self.scene.refresh()
        for record in records:
            self._notice(record)
        self._ring()

    def _notice(self, record: Record) -> None:
        if record.note:
            self.scene.tell(record.note)
        if record.given is not None and record.given.seat == self.session.sitting:
            words = made_for_you(self.session.bus, record)
            if words:
                self.scene.tell(words, act=_("Undo"), press=self.scene.acts.undo)

    def _ring(self) -> None:
        """Tell once what the game wants all to know, such as that this is the last round."""
        bus = self.session.bus
        notice = bus.game().words.notice(bus.view(self.session.viewer))
        if notice and notice != self._rung and not bus.is_over():
            self.scene.kit.sounds.play("last_round")
            self.scene.tell(notice)
        self._rung = notice

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            if self.scene.hidden:
                self.session.sit(self.session.bus.table().persons()[0])
                self.read_log()
            self.scene.refresh()
            self.scene.acts.end()

    def uncovered(self, seat: Seat, result: object) -> None:
        """A person has come through the curtain, or the table is to be left."""
        if result == LEAVE:
            self.scene.acts.leave()
            return
        self.session.sit(seat)
        known = self.seen.get(seat, 0)
        self.scene.side.log.new_from = known
        self.read_log(until=known)
        self._waited = False
        self.scene.refresh()
        self._put_question()
        if known < self.session.bus.lines() and self.scene.painter.greet():
            self._untold = []
        else:
            self.read_log()

    def begin(self) -> None:
        """Another game is at the table."""
        self.session.replaced = self._ended = False
        self.session.news.clear()
        self._untold = None
        self.seen.clear()
        self.scene.clear()
        self.scene.furnish()
        if not self.scene.hidden:
            self.scene.refresh()

    def read_log(self, *, anew: bool = True, until: int | None = None) -> None:
        """Take over the lines of the log, all or only those that are new, or those `until` an answer."""
        bus, log = self.session.bus, self.scene.side.log
        if anew or not self._logged:
            lines = bus.log(self.session.viewer, called=escape)
        else:
            lines = [*log.lines, *bus.log(self.session.viewer, self._logged, called=escape)]
        self._logged = bus.lines() if until is None else until
        log.show([line for line in lines if line.line < self._logged or until is None])
        self.scene.side.place()

    def look_away(self) -> None:
        """Whoever sits there has seen the log so far."""
        self._untold = None
        if self.session.sitting is not None:
            self.seen[self.session.sitting] = self.session.bus.lines()

    def keep_up(self) -> None:
        """No question stays that is answered already; what computer players did not finish is told, once."""
        if self.session.news and self.scene.desk.stale:
            self.scene.refresh()
        lost, self.session.lost = self.session.lost, set()
        if "choice" in lost:
            self.scene.tell(_("A computer player stopped responding and was restarted. It chose at random."))
        if "hint" in lost:
            self.scene.tell(_("The hint stopped responding. Ask for it again."))

    def wait(self) -> None:
        """Note that the person has to wait for others."""
        self._waited = self._waited or bool(self.session.waiting_for())
