"""Prompt for choosing a number."""

from typing import Any

from galaxy_desktop.engine.decisions import Answer, Number, Option
from galaxy_desktop.presenter.prompts.prompt import Prompt


class NumberPrompt(Prompt[Number]):
    """Prompt in which a click, or a number key, chooses a number and replaces the one before."""

    def __init__(self, decision: Number) -> None:
        super().__init__(decision)
        self._named: int | None = None

    @property
    def chosen(self) -> tuple[Option, ...]:
        return () if self._named is None else (str(self._named),)

    def open(self) -> tuple[Option, ...]:
        return self.decision.options()

    def click(self, option: Option) -> bool:
        if option not in self.open():
            return False
        self._named = None if self._named == int(option) else int(option)
        return True

    def back(self) -> bool:
        had_one, self._named = self._named is not None, None
        return had_one

    def answer(self) -> Answer:
        return self._named

    @property
    def missing(self) -> int:
        return int(self._named is None)

    def number(self, number: int) -> Option | None:
        """Return the number of a number key; 10 stands for the key 0."""
        named = 0 if number == 10 and self.decision.lowest <= 0 else number
        return str(named) if self.decision.lowest <= named <= self.decision.highest else None

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        return (str(answer),)
