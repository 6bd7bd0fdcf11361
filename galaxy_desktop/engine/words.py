"""What a game says: every sentence a player reads about its rules comes from here, through gettext.

Sentences use the small markup of the client: **bold**, and signs in braces such as {novelty} or {points:2}.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.reasons import Reason


@dataclass(frozen=True, slots=True)
class Ask:
    """A question as the prompt bar shows it."""

    head: str
    """The phase and the question, at most 60 characters."""
    line: str
    """What follows from it, with its numbers, at most 130 characters."""
    primary: str
    """What the primary button does, or what is still missing."""
    second: str = ""
    """The legal refusal, where there is one."""
    step: Option = ""
    """The option that the primary button chooses while the answer is incomplete, such as going on to pay."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """One line about a card, tile or die: the sign it stands beside and its sentence."""

    sign: str
    text: str


class Words(ABC):
    """The words of one game. A view is a state as `Game.view` gives it."""

    @abstractmethod
    def ask(self, view: Any, decision: Decision, chosen: Sequence[Option]) -> Ask:
        """The open question, given what has been chosen so far."""

    @abstractmethod
    def option(self, view: Any, decision: Decision, option: Option) -> str:
        """One thing that can be chosen, in a few words."""

    @abstractmethod
    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        """A line of the log; `names` by seat, the viewer is addressed as "you"."""

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Why something cannot be done, with what is needed and what there is."""

    @abstractmethod
    def explain(self, view: Any, item: str) -> tuple[Explanation, ...]:
        """Everything about a card, tile or die, a sentence for each sign on it, as it stands in this game."""

    @abstractmethod
    def item(self, item: str) -> str:
        """The name of a card, tile or die."""

    @abstractmethod
    def phase(self, phase: str) -> str:
        """The name of a phase."""

    @abstractmethod
    def source(self, source: str) -> str:
        """The name of a source of points."""

    @abstractmethod
    def ended_by(self, code: str) -> str:
        """What ended the game, as half a sentence: "the twelfth card"."""

    def notice(self, view: Any) -> str:
        """What all must know at once, such as that this is the last round; empty most of the time."""
        del view
        return ""

    @abstractmethod
    def table_option(self, name: str) -> tuple[str, str]:
        """The title of a table option and a sentence about it."""

    @abstractmethod
    def choice(self, option: str, choice: str) -> str:
        """One choice of a table option."""

    @abstractmethod
    def tagline(self) -> str:
        """The game in one line, for the menu."""

    @abstractmethod
    def pitch(self) -> str:
        """The game in two or three sentences, for those who do not know it."""

    @abstractmethod
    def minutes(self) -> tuple[int, int]:
        """How long a game lasts, from and to."""

    @abstractmethod
    def rules(self) -> tuple[tuple[str, str], ...]:
        """The rules for the help scene: pages of a title and marked-up text."""

    @abstractmethod
    def about(self) -> str:
        """Which values are the published ones and which are our own design."""
