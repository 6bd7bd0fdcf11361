"""Texts of a game: every sentence a player reads about its rules comes from here, through gettext.

Sentences use the small markup of the client: **bold**, and signs in braces such as {novelty} or {points:2}.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.help import HelpPage, Term
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


@plain
class Ask:
    """A question as the prompt bar shows it."""

    head: str
    """Phase and question, at most 60 characters."""
    line: str
    """Consequences with their numbers, at most 130 characters."""
    primary: str
    """Label of the primary button: what it does, or what is still missing."""
    second: str = ""
    """Label of the legal refusal; empty if there is none."""
    step: Option = ""
    """Option that the primary button chooses while the answer is incomplete, such as going on to pay."""
    second_step: Option = ""
    """Option that the second button chooses as the whole answer, such as ending the turn."""
    unfinished: bool = False
    """True while the answer is legal but more can be done: then only the second button gives it."""
    refuse_first: bool = False
    """True if no is the careful answer: then the primary button says no, and the second one yes."""
    loss: str = ""
    """Sentence on what the second button loses; the player is asked about it once a game."""
    dimmed: bool = False
    """True if the screen adds to the line how to see why others are dimmed, as it is done on each device."""


def _not_aloud(decision: Decision, name: str) -> Ask | None:
    del decision, name
    return None


@dataclass(frozen=True, slots=True)
class Explanation:
    """One line about a card, tile or die: the sign it stands beside and its sentence."""

    sign: str
    text: str
    page: str = ""
    """Name of the page of the rules that explains it; empty if none does."""
    printed: str | None = None
    """Part of the sentence that holds outside of any game, empty for none; None if all of it does."""


def as_printed(lines: Iterable[Explanation]) -> tuple[Explanation, ...]:
    """Return the lines as they hold outside of any game."""
    found = [line if line.printed is None else replace(line, text=line.printed) for line in lines]
    return tuple([line for line in found if line.text])


def labelled(sign: str, label: object) -> str:
    """Return a sign with a label in markup form: "points:3"."""
    return f"{sign}:{label}"


def sign_and_label(markup: str) -> tuple[str, str]:
    """Return the sign that markup names, and its label, empty if it has none."""
    sign, _colon, label = markup.partition(":")
    return sign, label


def _nothing_to_note(view: Any, names: Sequence[str]) -> str:
    del view, names
    return ""


def _nothing_to_foresee(view: Any) -> Iterator[None]:
    del view
    return iter(())


def _keeps_all(decision: Decision, option: Option) -> bool:
    del decision, option
    return False


def _no_phase_in_words(view: Any, decision: Decision, option: Option) -> str:
    del view, decision, option
    return ""


def _first_page(view: Any) -> str:
    del view
    return ""


def _no_page(reason: Reason) -> str:
    del reason
    return ""


def _no_terms() -> tuple[Term, ...]:
    return ()


def _no_lot(kind: str) -> str:
    del kind
    return ""


def _as_named(name: str) -> str:
    return name


def _tie_break() -> str:
    return _("Tiebreaker")


def _cards_built(number: int) -> str:
    return ngettext("{n} card", "{n} cards", number).format(n=number)


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Texts of one game, a function for each kind. A view is a state as `Game.view` gives it."""

    ask: Callable[[Any, Decision, Sequence[Option]], Ask]
    """Return the open question of a view, given the options chosen so far."""
    option: Callable[[Any, Decision, Option], str]
    """Return a few words for one option of a view."""
    discards: Callable[[Decision, Option], bool] = _keeps_all
    """Return whether an option is a thing that is discarded, and its words are only its name."""
    named_phase: Callable[[Any, Decision, Option], str] = _no_phase_in_words
    """Return the phase that the words of an option name, such as that of a die; mostly empty."""
    aloud: Callable[[Decision, str], Ask | None] = _not_aloud
    """Return a yes-or-no question to a player of this name as all may hear it, giving nothing away.

    The primary button says no for that player, the second one calls them. None if it cannot be put so.
    """
    event: Callable[[Event, Sequence[str], Seat | None], str]
    """Return a log line, given the names by seat; the viewer is addressed as "you"."""
    in_short: Callable[[Sequence[Event]], Sequence[Event]] = tuple
    """Return the events of an act as the bar tells them, those that one sentence can tell as one."""
    reason: Callable[[Reason], str]
    """Return the sentence of a reason, with what is needed and what there is."""
    explain: Callable[[Any, str], tuple[Explanation, ...]]
    """Return the explanations of a card, tile or die in this view, one for each sign on it."""
    counts_chosen: bool = False
    """True if explanations count the moves of a turn chosen so far, as the sealed answer of the viewer."""
    item: Callable[[str], str]
    """Return the name of a card, tile or die."""
    phase: Callable[[str], str]
    """Return the name of a phase."""
    sequels: frozenset[str] = frozenset()
    """Phases that only carry out what their player has just chosen: choices made for them there go unsaid."""
    source: Callable[[str], str]
    """Return the name of a source of points."""
    quantity: Callable[[str], str] = _as_named
    """Return the name of what a seat has beside points: "Cards in hand"; see `Playbook.quantities`."""
    tie_break: Callable[[], str] = _tie_break
    """Return a few words for what breaks a tie: the label of its line in the score."""
    lot: Callable[[str], str] = _no_lot
    """Return the title of a kind of `Game.lots`: "Start world"; empty if its things are no items."""
    built: Callable[[int], str] = _cards_built
    """Return a number of built cards or tiles in words."""
    ended_by: Callable[[str], str]
    """Return half a sentence for the code of what ended the game: "the twelfth card"."""
    notice: Callable[[Any, Sequence[str]], str] = _nothing_to_note
    """Return a text for all seats, given their names, such as that this is the last round; mostly empty."""
    foresee: Callable[[Any], Iterator[None]] = _nothing_to_foresee
    """Work out what `notice` says of a view, and stop after each step; for notices that take long to find."""
    table_option: Callable[[str], tuple[str, str]]
    """Return the title of a table option and a sentence about it."""
    choice: Callable[[str, str], str]
    """Return the label of one choice of a table option."""
    rules: Callable[[], tuple[HelpPage, ...]]
    """Return the pages of the rules."""
    terms: Callable[[], tuple[Term, ...]] = _no_terms
    """Return the index of the terms of the game."""
    page: Callable[[Any], str] = _first_page
    """Return the name of the page that explains the phase of a view; empty for the first one."""
    reason_page: Callable[[Reason], str] = _no_page
    """Return the name of the page that explains a reason; empty if none does."""
    about: Callable[[], str]
    """Return which values are the published ones and which are our own design."""
