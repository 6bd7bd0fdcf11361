"""The open question while it is being answered: chosen options, open options, and its words."""

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from galaxy_desktop.engine.composing import takes_one_move
from galaxy_desktop.engine.decisions import Answer, Compose, Confirm, Decision, Option, Pick
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.words import Ask, Words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.prompts import prompt_for


class OpenQuestion:
    """A question to the person at the screen. Words and open options are computed once per change."""

    def __init__(self, decision: Decision, words: Words, view: Callable[[], Any]) -> None:
        """Put a question; `view` returns the state as the asked seat may know it now."""
        self.decision = decision
        self.prompt = prompt_for(decision)
        self._words = words
        self._view = view
        self._needs_one: bool | None = None
        self._open: frozenset[Option] | None = None
        self._asked: tuple[Any, Ask] | None = None
        """Words of the question, with the view that they were made from."""
        self._planned: tuple[Any, tuple[Option, ...], Any] | None = None
        """View with the chosen options, and what it was made from."""
        self._why: tuple[tuple[Option, tuple[Option, ...]], Reason | None] | None = None
        """Reason worked out last, with the option it is about and the options chosen then."""

    @property
    def chosen(self) -> tuple[Option, ...]:
        """Options chosen so far."""
        return self.prompt.chosen

    @property
    def open(self) -> frozenset[Option]:
        """Options that do something when clicked now."""
        if self._open is None:
            self._open = frozenset(self.prompt.open())
        return self._open

    @property
    def ask(self) -> Ask:
        """Words of the question as far as it is answered."""
        view = self._view()
        if self._asked is None or self._asked[0] is not view:
            self._asked = view, self._words.ask(view, self.decision, self.chosen)
        return self._asked[1]

    @property
    def planned(self) -> Any:
        """View for sentences about things at the table, with the moves chosen so far if they count there."""
        view, chosen = self._view(), self.chosen
        if not (chosen and self._words.counts_chosen and isinstance(self.decision, Compose)):
            return view
        if self._planned is None or self._planned[0] is not view or self._planned[1] != chosen:
            planned = copy(view)
            planned.sealed = {**view.sealed, view.viewer: chosen}
            self._planned = view, chosen, planned
        return self._planned[2]

    def reword(self) -> None:
        """Forget the words of the question, as after a change of language."""
        self._asked = None

    def word(self, option: Option) -> str:
        """Return a few words for an option."""
        return self._words.option(self._view(), self.decision, option)

    def discards(self, option: Option) -> bool:
        """Return whether an option is a thing that is discarded, which its words don't say."""
        return self._words.discards(self.decision, option)

    def why_not(self, option: Option) -> str:
        """Return why an option cannot be chosen now; empty if it can, or if that is not known."""
        if option in self.open:
            return ""
        reason = self._reason(option)
        if reason is not None:
            return self._words.reason(reason)
        if self.prompt.full(option):
            return _("You've chosen the maximum. Deselect something first.")
        return ""

    def why_not_page(self, option: Option) -> str:
        """Return the name of the page that explains why an option cannot be chosen; empty if none does."""
        reason = None if option in self.open else self._reason(option)
        return "" if reason is None else self._words.reason_page(reason)

    def _reason(self, option: Option) -> Reason | None:
        """Return why an option cannot be chosen now, worked out once for sentence and page."""
        if self._why is None or self._why[0] != (option, self.chosen):
            self._why = (option, self.chosen), self.prompt.why_not(option)
        return self._why[1]

    def offered(self) -> tuple[Option, ...]:
        """Return all open options in the order they are offered; none if the buttons say it all."""
        if isinstance(self.decision, Confirm) and (self.second or not self.decision.may_decline):
            return ()
        order = dict.fromkeys((*self.decision.options(), *self.prompt.open()))
        opened, buttons = self.open, {self.ask.step, self.ask.second_step}
        return tuple([option for option in order if option in opened and option not in buttons])

    def anew(self) -> "OpenQuestion":
        """Return the same question with nothing chosen."""
        return OpenQuestion(self.decision, self._words, self._view)

    @property
    def step(self) -> Option:
        """Option that the primary button chooses instead of answering; empty if there is none."""
        step = self.ask.step
        return step if step in self.open and step not in self.chosen else ""

    @property
    def can_press(self) -> bool:
        """True if the main button does something: it gives the answer, or chooses its own option."""
        return self.can_give or bool(self.step)

    @property
    def second(self) -> str:
        """Label of the button that refuses, stops early or chooses its own option; empty if it cannot."""
        ask = self.ask
        can = ask.unfinished or ask.second_step in self.open or self.prompt.decline() is not None
        return ask.second if can else ""

    def second_answer(self) -> Answer:
        """Return the answer that the second button gives."""
        ask = self.ask
        if ask.unfinished:
            return self.prompt.answer()
        if ask.second_step:
            return (ask.second_step,)
        return True if ask.refuse_first else self.prompt.decline()

    @property
    def can_give(self) -> bool:
        """True while the primary button answers: a refusal that has its own button does not count."""
        if not self.prompt.ready or self.ask.unfinished:
            return False
        nothing_chosen = not self.chosen and not isinstance(self.decision, Confirm)
        return not (nothing_chosen and self.second)

    @property
    def takes_one(self) -> bool:
        """True if one option is the whole answer, and dropping it where it belongs gives it."""
        return isinstance(self.decision, Pick) and self.decision.most == 1 and not self.decision.parts

    @property
    def needs_one(self) -> bool:
        """True if every answer is one option, or one move."""
        if self._needs_one is None:
            composed = isinstance(self.decision, Compose) and takes_one_move(self.decision.composer)
            self._needs_one = composed or self.takes_one
        return self._needs_one

    def answer(self) -> Answer:
        """Return the answer that the primary button gives; legal only while `can_give`."""
        return self.prompt.decline() if self.ask.refuse_first else self.prompt.answer()

    def click(self, option: Option) -> bool:
        """Choose an option, or deselect it; return whether anything has changed."""
        return self._changed(changed=self.prompt.click(option))

    def drop(self, option: Option, target: Option) -> bool:
        """Drag an option onto another; return whether anything has changed."""
        return self._changed(changed=self.prompt.drop(option, target))

    def fill(self, options: Iterable[Option]) -> bool:
        """Choose those of these options that are open, until nothing is missing; return whether any was."""
        changed = False
        for option in options:
            if self.prompt.missing and option in self.open and option not in self.chosen:
                changed = self.click(option) or changed
        return changed

    def put(self, answer: Answer) -> None:
        """Choose the options that make up an answer, in place of those chosen."""
        self._asked, self._open = None, None
        while self.prompt.back():
            pass
        for option in self.prompt.suggest(answer):
            self.click(option)

    def back(self) -> bool:
        """Deselect the last chosen option; return whether there was one."""
        return self._changed(changed=self.prompt.back())

    def _changed(self, *, changed: bool) -> bool:
        if changed:
            self._open, self._asked = None, None
        return changed
