"""Controller of one table, without a screen: open question, chosen options, undo, hint and log."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import Redo, Undo, UndoTo
from galaxy_desktop.play.records import Record
from galaxy_desktop.play.refusals import UndoNotAllowedError
from galaxy_desktop.play.takeback import HistoryCommand
from galaxy_desktop.presenter.announcer import Announcer
from galaxy_desktop.presenter.bar_text import (
    BarText,
    happening_text,
    over_text,
    question_text,
    waiting_text,
)
from galaxy_desktop.presenter.goal_words import goal_lines
from galaxy_desktop.presenter.happenings import Asked, Called, Consent, Cover, Happening, News, Notice, Over
from galaxy_desktop.presenter.hinting import Hinting
from galaxy_desktop.presenter.levels import replaced_program
from galaxy_desktop.presenter.made_for_you import made_for_you
from galaxy_desktop.presenter.session import FRESH, SEATED, Session
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.presenter.sitters import aims, sitter_of
from galaxy_desktop.presenter.table_log import TableLog


class TableController(Hinting):
    """One table, as the person who sits at it may see and use it; knows no screen.

    `next` returns what happens next, until it is None: then others are choosing, or the open question is to
    be answered by `click`, `press_primary` and `decline`. An impossible action raises `RefusedError` and
    changes nothing.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.log = TableLog(session)
        self._announcer = Announcer()
        self.outcome: BarText | None = None
        """Bar in place of that of the question, once an answer to it has been judged; None before."""
        self._ended = False
        """True once the end of the game has been told."""
        self._sitters: tuple[Sitter, ...] = ()
        self._goal: tuple[Any, tuple[str, ...]] = None, ()
        """View that the goal was worded for, and its sentences."""

    @property
    def hidden(self) -> bool:
        """True while a person plays and nobody sits at the screen: nothing may be shown."""
        return self.session.left

    def next(self) -> Happening | None:
        """Return the next happening: news, the end, a curtain or a new question; None if there is none.

        Before a new question, the finished answer of one computer player is given, which returns None.
        """
        session = self.session
        if self.hidden:
            session.news.clear()
        if session.news:
            return self._news()
        if session.bus.is_over():
            return self._over()
        self._ended = False
        if (person := session.calls()) is not None:
            seated = Cover(person) if session.covers_for() == person else Called(person)
            return session.aloud() or seated
        if session.play_bot() or self.hidden or not self._renew():
            return None
        return Asked()

    def asks_at_once(self) -> bool:
        """Put the question that is open as a table opens; return whether one is, and nothing comes first."""
        first = self.session.news or self.session.bus.is_over() or self.session.calls() is not None
        return not (self.hidden or first) and self._renew()

    def told(self, records: Sequence[Record], *, fresh: bool) -> list[Notice]:
        """Take records that have been shown into the log; return the notices about them."""
        self.log.read(anew=fresh or any(record.what in SEATED for record in records))
        notices = [Notice(record.note) for record in records if record.note]
        if made := made_for_you(self.session.bus, [record for record in records if self._is_own(record)]):
            notices.append(Notice(made, undo=True))
        return [*notices, *self._announce(tells=True)]

    @property
    def ending(self) -> bool:
        """True while the end of the game is announced, as in the last round."""
        return self._announcer.ending

    @property
    def announces(self) -> bool:
        """True while the notice of the game is still being worked out."""
        return self._announcer.busy

    def announced(self) -> list[Notice]:
        """Work out a little more of the notice of the game; return it once, if it is new."""
        return self._announcer.go_on()

    def _announce(self, *, tells: bool = False) -> list[Notice]:
        """Begin to work out the notice of the game, such as of a last round; none once it is over."""
        bus, view = self.session.bus, self.view
        names, words = [escape(name) for name in bus.table().names()], bus.game().words
        if bus.is_over():
            self._announcer.begin(iter(()), str, tells=tells)
        else:
            self._announcer.begin(words.foresee(view), partial(words.notice, view, names), tells=tells)
        return self.announced()

    def lost(self) -> list[Notice]:
        """Return a notice for each kind of thinking that broke off, and each program that was replaced."""
        lost, self.session.lost = self.session.lost, set()
        replaced, self.session.replaced_programs = self.session.replaced_programs, []
        words = {
            "choice": _("A computer player stopped responding and was restarted. It chose at random."),
            "hint": _("The hint stopped responding. Try again."),
        }
        return [
            *(Notice(words[what]) for what in sorted(lost)),
            *(Notice(replaced_program(name, trouble)) for name, trouble in replaced),
        ]

    def drop_stale(self) -> bool:
        """Drop a question that unseen news have answered already; return whether there was one."""
        stale = bool(self.session.news) and self.stale
        if stale:
            self.clear()
        return stale

    def read_log(self) -> None:
        """Read the whole log, and whether the end of the game is announced."""
        self.log.read()
        self._announce()

    def reword(self) -> None:
        """Word names, log and open question anew, as after a change of language; names alone if hidden."""
        self.session.bus.reword()
        if self.hidden:
            return
        self.read_log()
        self._goal = None, ()
        if self.question is not None:
            self.question.reword()

    def begin(self) -> None:
        """Reset for another game at the table."""
        self.session.replaced = self._ended = False
        self.session.news.clear()
        self._announcer = Announcer()
        self.log.forget()
        self.forget_answers()

    def sit(self, seat: Seat) -> bool:
        """Seat a person at the screen, with the log as they left it; return whether it has news."""
        self.session.sit(seat)
        self._announce()
        return self.log.open_for(seat)

    def stand_up(self) -> None:
        """Clear a shared screen, and note that its person has seen the log so far."""
        if self.session.sitting is not None:
            self.log.leave(self.session.sitting)
        self.session.stand_up()
        self.clear()

    def consent_for(self, move: HistoryCommand, *, confirm: bool) -> Consent | None:
        """Return the consent needed before a move in the history; None if none is needed.

        With `confirm` it is also needed before the first undo that marks the game. Raise `RefusedError` if
        the move is not possible.
        """
        bus = self.session.bus
        try:
            marks = bus.undo_marks(move)
        except UndoNotAllowedError as refusal:
            agreed = replace(move, agreed=True)
            if not bus.can_undo(agreed):
                raise
            return Consent(agreed, bus.moment_after(agreed), str(refusal))
        asks = marks and confirm and not bus.took_back() and isinstance(move, Undo | UndoTo)
        return Consent(move, bus.moment_after(move)) if asks else None

    def shown(self, *, hovered: str = "", focused: bool = False) -> Shown:
        """Return the data for the painter to draw now."""
        bus, question = self.session.bus, self.question
        return Shown(
            view=self.view,
            seat=self.session.viewer,
            sitters=self.sitters(),
            decision=None if question is None else question.decision,
            open=frozenset() if question is None else question.open,
            chosen=() if question is None else question.chosen,
            hovered=hovered,
            focused=focused,
            awaited=frozenset(bus.choosing(self.session.viewer)),
            reached=self.session.campaign or frozenset(),
            goal=self.goal(),
            past_scores=bus.past_scores(self.session.viewer),
        )

    def sitters(self) -> tuple[Sitter, ...]:
        """Return names and levels by seat, in words; the same tuple until they change."""
        table, over = self.session.bus.table(), self.session.bus.is_over()
        sitters = tuple([sitter_of(table.game, seat, over=over) for seat in table.seats])
        if sitters != self._sitters:
            self._sitters = sitters
        return self._sitters

    def aims(self) -> tuple[str, ...]:
        """Return what the computer players were after, a sentence for each; none until the game is over."""
        bus = self.session.bus
        return aims(bus.table()) if bus.is_over() else ()

    def goal(self) -> tuple[str, ...]:
        """Return the goal of the challenge at the table, and how far its person is; none without one."""
        if self._goal[0] is not self.view:
            self._goal = self.view, goal_lines(self.session.bus.game_so_far())
        return self._goal[1]

    def bar_text(self, *, busy: bool) -> BarText:
        """Return the texts of the prompt bar; `busy`: something is still moving on the screen."""
        trouble = self.session.bus.trouble()
        return replace(self._bar_text(busy=busy), alarm="" if trouble is None else str(trouble))

    def undo_label(self) -> str:
        """Return the label of the undo button; empty if nothing can be taken back."""
        if self.question is not None and self.question.chosen:
            return _("Undo the last step (Z)")
        bus, seat = self.session.bus, self.session.sitting
        return bus.undo_label(Undo(seat=seat)) or bus.undo_label(Undo(seat=seat, agreed=True))

    def _can_redo(self) -> bool:
        """Return whether what was undone last can be repeated, before anything else is chosen."""
        if self.question is None or self.question.chosen:
            return False
        bus, seat = self.session.bus, self.session.sitting
        return bus.can_undo(Redo(seat=seat)) or bus.can_undo(Redo(seat=seat, agreed=True))

    def _bar_text(self, *, busy: bool) -> BarText:
        if self.hidden:
            return self._hidden_text()
        session, told = self.session, self.log.told
        last = told[-1].text if told else ""
        busy = busy or bool(session.news)
        if session.bus.is_over() and not busy:
            return over_text(last, self.undo_label())
        if self.outcome is not None and not busy:
            return self.outcome
        if self.question is not None and not busy:
            undo = self.undo_label()
            text = question_text(self.question, session.viewer, undo=undo, hinting=session.hinting)
            cheapest = bool(self.payment.due(self.question))
            return replace(text, redo=self._can_redo(), cheapest=cheapest, hint=self.offers_hints)
        waiting = session.waiting_for()
        if busy or not waiting:
            if last or len(told) < len(self.log.lines):
                return happening_text(last, busy=busy)
            phase = session.bus.moment(self.log.at).phase
            return happening_text(session.bus.game().words.phase(phase), busy=busy)
        return waiting_text(waiting, session.bus.table().names(), last)

    def _hidden_text(self) -> BarText:
        """Return the bar while nobody sits at the screen: no line of the log, which is worded for a seat."""
        waiting, bus = self.session.waiting_for(), self.session.bus
        if waiting:
            return waiting_text(waiting, bus.table().names(), "")
        phase = bus.game().words.phase(bus.moment(bus.lines()).phase)
        return happening_text(phase, busy=False)

    def _news(self) -> News:
        events, records = self.session.take_news()
        fresh = any(record.what in FRESH for record in records)
        if fresh or events or any(record.what in SEATED for record in records):
            self.clear()
        return News(events, records, fresh)

    def _over(self) -> Over | None:
        ended, self._ended = self._ended, True
        if ended:
            return None
        if self.hidden:
            self.session.sit(self.session.bus.table().persons()[0])
            self.read_log()
        return Over()

    def _is_own(self, record: Record) -> bool:
        """Return whether a record is an answer of the person at the screen."""
        return not record.note and record.given is not None and record.given.seat == self.session.sitting
