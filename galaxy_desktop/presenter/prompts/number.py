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

    def numbered(self) -> tuple[Option, ...]:
        """Return each number that has a key of its own at the place of that; 0 goes before 10."""
        numbers = range(self.decision.lowest, self.decision.highest + 1)
        return tuple([str(n) if n in numbers else "" for n in (*range(1, 10), 0 if 0 in numbers else 10)])

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        return (str(answer),)
