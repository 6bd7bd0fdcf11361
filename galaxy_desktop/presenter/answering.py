"""The open question at one table: its options are chosen here, and its answer is given."""

from typing import Any, Literal

from galaxy_desktop.engine.decisions import Answer, Option
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.presenter.alike import AllAlike
from galaxy_desktop.presenter.payment import Payment
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.session import Session

Clicked = Literal["", "chosen", "taken_back"]


class Answering:
    """Part of the controller of a table that has to do with the open question and its answer."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.question: OpenQuestion | None = None
        self.payment = Payment(session)
        self.alike = AllAlike(session)
        self._asked_about: set[str] = set()
        """Topics of this game whose second button was pressed although it lost something."""

    @property
    def view(self) -> Any:
        """State as the viewer may know it."""
        return self.session.view

    @property
    def stale(self) -> bool:
        """True while the question still put has been answered by another way than here."""
        return self.question is not None and self.question.decision != self.session.decision()

    @property
    def planned(self) -> Any:
        """View with the turn composed so far, for the sentences about things on the table."""
        return self.view if self.question is None else self.question.planned

    def clear(self) -> None:
        """Drop the question and all that was chosen."""
        self.question = None

    def forget_answers(self) -> None:
        """Drop the question, and all that is remembered of the answers of a game."""
        self._asked_about.clear()
        self.payment.forget()
        self.alike.stop()
        self.clear()

    def click(self, option: Option) -> Clicked:
        """Choose an option of the open question, or deselect it."""
        if self.question is None:
            return ""
        before = len(self.question.chosen)
        if not self.question.click(option):
            return ""
        return "taken_back" if len(self.question.chosen) < before else "chosen"

    def press_primary(self) -> Clicked:
        """Press the primary button: give the answer, or choose the option that the button names."""
        question = self.question
        if question is None:
            return ""
        if not question.can_give and (step := question.step):
            clicked = self.click(step)
            self.payment.fill_forced(question)
            if not (question.takes_one and question.chosen == (step,) and question.can_give):
                return clicked
        if question.can_give:
            self._give(question.answer())
        return ""

    def loss(self) -> str:
        """Return what the second button loses; empty for nothing, or if the player was asked already."""
        question = self.question
        if question is None or not question.second or question.decision.topic in self._asked_about:
            return ""
        return question.ask.loss

    def decline(self) -> None:
        """Press the second button, if there is one: refuse, stop early, or choose its own option."""
        if self.question is not None and self.question.second:
            if self.question.ask.loss:
                self._asked_about.add(self.question.decision.topic)
            self._give(self.question.second_answer())

    def repeat(self) -> bool:
        """Answer a new question as the last one, if all that is alike is chosen; return whether it was."""
        option = "" if self.question is None else self.alike.next(self.question)
        if self.question is not None and option:
            self.question.click(option)
            self._give(self.question.answer())
        return bool(option)

    def back(self) -> bool:
        """Deselect the last chosen option; return whether there was one."""
        return self.question is not None and self.question.back()

    def back_all(self) -> bool:
        """Deselect all options; return whether there was one."""
        had_any = self.question is not None and bool(self.question.chosen) and self.back()
        while had_any and self.back():
            pass
        return had_any

    def put(self, answer: Answer) -> None:
        """Choose all of an answer to the open question, without giving it."""
        if self.question is not None:
            self.question.put(answer)

    def give(self, answer: Answer) -> None:
        """Give a whole answer to the open question; raise `RefusedError` if it is not possible."""
        if self.question is not None:
            self._give(answer)

    def why_not(self, option: Option, known: Reason | None = None) -> str:
        """Return why an option cannot be chosen now; empty if it can, or if that is not known.

        A `known` reason goes before that of the question.
        """
        if known is not None:
            return self.session.bus.game().words.reason(known)
        return "" if self.question is None else self.question.why_not(option)

    def why_not_page(self, option: Option, known: Reason | None) -> str:
        """Return the name of the page that explains what `why_not` says; empty if none does."""
        if known is not None:
            return self.session.bus.game().words.reason_page(known)
        return "" if self.question is None else self.question.why_not_page(option)

    def _give(self, answer: Answer) -> None:
        """Drop the question and give an answer; `next` puts the question again if it is refused."""
        assert self.session.sitting is not None
        self.clear()
        self.session.do(GiveAnswer(self.session.sitting, answer))

    def _renew(self) -> bool:
        """Put the question of the person at the screen, unless it is open; return whether it changed."""
        decision = self.session.decision()
        if self.question is not None and self.question.decision == decision:
            return False
        changed = self.question is not None or decision is not None
        self.clear()
        if decision is not None:
            words = self.session.bus.game().words
            self.question = OpenQuestion(decision, words, lambda: self.session.view)
        return changed
