"""Naming a number."""

from typing import Any

from galaxy_desktop.engine.decisions import Answer, Number, Option
from galaxy_desktop.presenter.prompts.prompt import Prompt


class NumberPrompt(Prompt[Number]):
    """A click names a number, another click another; the number keys name theirs."""

    def __init__(self, decision: Number) -> None:
        super().__init__(decision)
        self._named: int | None = None

    @property
    def chosen(self) -> tuple[Option, ...]:
        """See `Prompt`."""
        return () if self._named is None else (str(self._named),)

    def open(self) -> tuple[Option, ...]:
        """See `Prompt`."""
        return self.decision.options()

    def click(self, option: Option) -> bool:
        """See `Prompt`."""
        if option not in self.open():
            return False
        self._named = None if self._named == int(option) else int(option)
        return True

    def back(self) -> bool:
        """See `Prompt`."""
        had_one, self._named = self._named is not None, None
        return had_one

    def answer(self) -> Answer:
        """See `Prompt`."""
        return self._named

    @property
    def missing(self) -> int:
        """See `Prompt`."""
        return int(self._named is None)

    def number(self, number: int) -> Option | None:
        """See `Prompt`: the key of a number names that number; 10 stands for the key 0."""
        named = 0 if number == 10 and self.decision.lowest <= 0 else number
        return str(named) if self.decision.lowest <= named <= self.decision.highest else None

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        """See `Prompt`."""
        return (str(answer),)
