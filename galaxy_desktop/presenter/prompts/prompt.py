"""What every prompt is: clicks on options become the answer to one open question; draws nothing."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine.decisions import Answer, Decision, Option
from galaxy_desktop.engine.reasons import Reason

D = TypeVar("D", bound=Decision)


class Prompt(ABC, Generic[D]):
    """A question while it is being answered; nothing leaves it before somebody asks for `answer`."""

    def __init__(self, decision: D) -> None:
        self.decision = decision

    @property
    @abstractmethod
    def chosen(self) -> tuple[Option, ...]:
        """The options chosen so far, in the order in which the words of the game read them."""

    @abstractmethod
    def open(self) -> tuple[Option, ...]:
        """The options that do something when clicked now, in the order in which they are shown."""

    @abstractmethod
    def click(self, option: Option) -> bool:
        """Choose an option, or take it back; whether anything has changed."""

    @abstractmethod
    def back(self) -> bool:
        """Take back the last click; whether there was one."""

    @abstractmethod
    def answer(self) -> Answer:
        """The answer as it stands now; legal only where the prompt is `ready`."""

    @property
    @abstractmethod
    def missing(self) -> int:
        """How many clicks are missing at least before the answer is complete."""

    @property
    def ready(self) -> bool:
        """Whether the answer may be given as it stands."""
        return self.decision.allows(self.answer())

    def decline(self) -> Answer | None:
        """The legal refusal, None where there is none."""
        return None

    def number(self, number: int) -> Option | None:
        """The option that a number key stands for, counted from 1."""
        options = self.open()
        return options[number - 1] if 1 <= number <= len(options) else None

    def targets(self, option: Option) -> tuple[Option, ...]:
        """Where a dragged option may be dropped, where the question has places for it."""
        del option
        return ()

    def drop(self, option: Option, target: Option) -> bool:
        """An option dragged onto another; whether anything has changed."""
        del option, target
        return False

    def why_not(self, option: Option) -> Reason | None:
        """The unmet condition of something that cannot be clicked now; None where nothing is known."""
        return self.decision.why_not(option)

    def full(self, option: Option) -> bool:
        """Whether an offered option cannot be clicked only because enough others are chosen."""
        return option in self.decision.options() and option not in self.open()

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        """The options to mark so that a player sees this answer."""
        return answer if isinstance(answer, tuple) else ()
