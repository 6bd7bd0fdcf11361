"""Base class of the prompts: clicks on options become the answer to one open question; draws nothing."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine.decisions import Answer, Decision, Option
from galaxy_desktop.engine.reasons import Reason

D = TypeVar("D", bound=Decision)


class Prompt(ABC, Generic[D]):
    """A question while it is being answered; changes nothing outside before `answer` is called."""

    def __init__(self, decision: D) -> None:
        self.decision = decision

    @property
    @abstractmethod
    def chosen(self) -> tuple[Option, ...]:
        """Options chosen so far, in the order in which the words of the game read them."""

    @property
    def fixed(self) -> tuple[Option, ...]:
        """Those of the chosen options that are so from the start and stay so."""
        return ()

    @abstractmethod
    def open(self) -> tuple[Option, ...]:
        """Return the options that can be clicked now, in the order in which they are shown."""

    @abstractmethod
    def click(self, option: Option) -> bool:
        """Choose an option, or take it back; return whether anything has changed."""

    @abstractmethod
    def back(self) -> bool:
        """Take back the last click; return whether there was one."""

    @abstractmethod
    def answer(self) -> Answer:
        """Return the answer as it stands now; legal only if the prompt is `ready`."""

    @property
    @abstractmethod
    def missing(self) -> int:
        """Number of clicks needed at least before the answer is complete."""

    @property
    def ready(self) -> bool:
        """True while the answer may be given as it stands."""
        return self.decision.allows(self.answer())

    def decline(self) -> Answer | None:
        """Return the legal refusal; None if there is none."""
        return None

    def numbered(self) -> tuple[Option, ...]:
        """Return the options of the number keys from 1 on; an empty one for a key without any."""
        return self.open()

    def targets(self, option: Option) -> tuple[Option, ...]:
        """Return the options that a dragged option may be dropped on; empty if it cannot be dragged."""
        del option
        return ()

    def drop(self, option: Option, target: Option) -> bool:
        """Drop a dragged option onto another; return whether anything has changed."""
        del option, target
        return False

    def why_not(self, option: Option) -> Reason | None:
        """Return the unmet condition of an option that cannot be clicked now; None if none is known."""
        return self.decision.why_not(option)

    def full(self, option: Option) -> bool:
        """Return whether an offered option cannot be clicked now, as with enough others chosen."""
        return option in self.decision.options() and option not in self.open()

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        """Return the options to mark so that a player sees this answer."""
        return answer if isinstance(answer, tuple) else ()
