"""What a game says: every sentence a player reads about its rules comes from here, through gettext.

Sentences use the small markup of the client: **bold**, and signs in braces such as {novelty} or {points:2}.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


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


def labelled(sign: str, label: object) -> str:
    """Return a sign with a label as markup says it: "points:3"."""
    return f"{sign}:{label}"


def sign_and_label(markup: str) -> tuple[str, str]:
    """Return the sign that markup names, and its label, empty if it has none."""
    sign, _colon, label = markup.partition(":")
    return sign, label


def _nothing_to_note(view: Any) -> str:
    del view
    return ""


def _first_page(view: Any) -> str:
    del view
    return ""


def _tie_break() -> str:
    return _("Tie-break")


def _cards_built(number: int) -> str:
    return ngettext("{n} card", "{n} cards", number).format(n=number)


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one game, a function for each kind. A view is a state as `Game.view` gives it."""

    ask: Callable[[Any, Decision, Sequence[Option]], Ask]
    """The open question of a view, given what has been chosen so far."""
    option: Callable[[Any, Decision, Option], str]
    """One thing that can be chosen in a view, in a few words."""
    event: Callable[[Event, Sequence[str], Seat | None], str]
    """A line of the log, with the names by seat; the viewer is addressed as "you"."""
    reason: Callable[[Reason], str]
    """Why something cannot be done, with what is needed and what there is."""
    explain: Callable[[Any, str], tuple[Explanation, ...]]
    """Everything about a card, tile or die, a sentence for each sign on it, as it stands in this view."""
    item: Callable[[str], str]
    """The name of a card, tile or die."""
    phase: Callable[[str], str]
    """The name of a phase."""
    source: Callable[[str], str]
    """The name of a source of points."""
    tie_break: Callable[[], str] = _tie_break
    """What breaks a tie, in a few words: the label of its line in the score."""
    built: Callable[[int], str] = _cards_built
    """How much somebody has built, in a number of cards or tiles."""
    ended_by: Callable[[str], str]
    """What ended the game, as half a sentence: "the twelfth card"."""
    notice: Callable[[Any], str] = _nothing_to_note
    """What all must know at once, such as that this is the last round; empty most of the time."""
    table_option: Callable[[str], tuple[str, str]]
    """The title of a table option and a sentence about it."""
    choice: Callable[[str, str], str]
    """One choice of a table option."""
    tagline: Callable[[], str]
    """The game in one line, for the menu."""
    pitch: Callable[[], str]
    """The game in two or three sentences, for those who do not know it."""
    minutes: tuple[int, int]
    """How long a game lasts, from and to."""
    rules: Callable[[], tuple[tuple[str, str], ...]]
    """The rules for the help scene: pages of a title and marked-up text."""
    page: Callable[[Any], str] = _first_page
    """The title of the page of the rules that explains where a view stands; empty for the first one."""
    about: Callable[[], str]
    """Which values are the published ones and which are our own design."""
