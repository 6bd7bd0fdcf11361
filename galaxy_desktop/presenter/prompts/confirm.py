"""Prompt for saying yes or no."""

from typing import Any

from galaxy_desktop.engine.decisions import Answer, Confirm, Option
from galaxy_desktop.presenter.prompts.prompt import Prompt

YES, NO = "yes", "no"


class ConfirmPrompt(Prompt[Confirm]):
    """Prompt that means yes unless no is chosen; complete from the start."""

    def __init__(self, decision: Confirm) -> None:
        super().__init__(decision)
        self._said: Option | None = None

    @property
    def chosen(self) -> tuple[Option, ...]:
        return () if self._said is None else (self._said,)

    def open(self) -> tuple[Option, ...]:
        return self.decision.options()

    def click(self, option: Option) -> bool:
        if option not in self.open():
            return False
        self._said = None if option == self._said else option
        return True

    def back(self) -> bool:
        had_one, self._said = self._said is not None, None
        return had_one

    def answer(self) -> Answer:
        return self._said != NO

    @property
    def missing(self) -> int:
        return 0

    def decline(self) -> Answer | None:
        return False if self.decision.may_decline else None

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        return (YES if answer else NO,)
