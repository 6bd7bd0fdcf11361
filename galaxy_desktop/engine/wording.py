"""Wordings, and their one reader: a code or event leads to a row of whole texts with named values.

A text names its values in braces: "You draw {cards}." A name is looked up among the functions of the row and
of the wording, then among its formats, by which a field of the subject is shown; any other is an icon and
stays.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.language import Message
from galaxy_desktop.language import gettext as _

T = TypeVar("T")
Value = Callable[[Any], object]
"""Function that reads a value out of the subject of a sentence."""
Test = Callable[[Any], object]
"""Condition on the subject of a sentence."""

SLOT = re.compile(r"\{([a-z_]+)\}")
NOTHING = Message("")


@dataclass(frozen=True, slots=True)
class Cases(Generic[T]):
    """Choice by conditions: the thing of the first one that holds, else the last thing."""

    tests: tuple[tuple[Test, "T | Cases[T]"], ...]
    otherwise: "T | Cases[T]"

    def of(self, subject: object) -> T:
        """Return what applies to the subject."""
        for test, thing in self.tests:
            if test(subject):
                return chosen(thing, subject)
        return chosen(self.otherwise, subject)


def cases(*tests: "tuple[Test, T | Cases[T]]", otherwise: "T | Cases[T]") -> Cases[T]:
    """Return the choice between things, each behind its condition; the last one has none."""
    return Cases(tests, otherwise)


def chosen(thing: T | Cases[T], subject: object) -> T:
    """Return the thing itself, or that of the case that applies to the subject."""
    return thing.of(subject) if isinstance(thing, Cases) else thing


Phrase = Message | Cases[Message]


@dataclass(frozen=True, slots=True)
class Row:
    """A sentence for the reader, the one about somebody else, and functions for values of their own."""

    you: Phrase
    other: Phrase | None
    values: Mapping[str, Value]
    page: str = ""
    """Name of the page of the rules that explains it."""


def row(you: Phrase, other: Phrase | None = None, *, page: str = "", **values: Value) -> Row:
    """Return the row of a sentence; without `other` it reads the same for all."""
    return Row(you, other, values, page)


@dataclass(frozen=True, slots=True)
class AskRow:
    """Texts of one question, as in `Ask`, and functions for values of their own."""

    head: Phrase
    line: Phrase
    primary: Phrase
    second: Phrase
    step: Option | Callable[[Any], Option]
    second_step: Option
    unfinished: Test
    refuse_first: bool
    loss: Phrase
    dimmed: bool
    values: Mapping[str, Value]


def _never(subject: object) -> bool:
    del subject
    return False


def ask(
    head: Phrase,
    line: Phrase,
    primary: Phrase,
    second: Phrase = NOTHING,
    *,
    step: Option | Callable[[Any], Option] = "",
    second_step: Option = "",
    unfinished: Test = _never,
    refuse_first: bool = False,
    loss: Phrase = NOTHING,
    dimmed: bool = False,
    **values: Value,
) -> AskRow:
    """Return the row of a question."""
    return AskRow(
        head, line, primary, second, step, second_step, unfinished, refuse_first, loss, dimmed, values
    )


@plain
class Reader:
    """Reader of the log, None for an onlooker, and the names by seat."""

    names: Sequence[str]
    viewer: Seat | None

    def says(self, seat: Seat, you: str, other: str, **facts: object) -> str:
        """Return the sentence that addresses the reader, or the one about another seat, filled in."""
        return (you if seat == self.viewer else other).format(name=self.names[seat], **facts)

    def called(self, seat: Seat) -> str:
        """Return the name of a seat inside a sentence: "you" for the reader."""
        return _("you") if seat == self.viewer else self.names[seat]


@plain
class Told:
    """An event, and who reads of it."""

    event: Any
    reader: Reader

    @property
    def yours(self) -> bool:
        """True if the event happens to the reader."""
        return getattr(self.event, "seat", None) == self.reader.viewer is not None


@dataclass(frozen=True, slots=True)
class Wording(Generic[T]):
    """Rows by key: `T` is `Row` or `AskRow`.

    `values` has functions for what any row may name; `formats` how the fields of the subject are shown.
    """

    rows: Mapping[Any, T | Cases[T]]
    values: Mapping[str, Value] = field(default_factory=dict)
    formats: Mapping[str, Callable[[Any], object]] = field(default_factory=dict)

    def row(self, key: object, subject: object) -> T:
        """Return the row that applies; raise `KeyError` for an unknown key."""
        return chosen(self.rows[key], subject)

    def fill(self, phrase: Phrase, values: Mapping[str, Value], subject: object) -> str:
        """Return the text that applies to the subject, with its values filled in."""
        message, number = chosen(phrase, subject), 1
        if message.many:
            count = values.get(message.number) or self.values.get(message.number)
            number = int(str(count(subject) if count else read_field(subject, message.number)))
        text = message.read(number)
        if "{" not in text:
            return text

        def shown(found: re.Match[str]) -> str:
            name = found[1]
            value = values.get(name) or self.values.get(name)
            if value is not None:
                return str(value(subject))
            if name in self.formats:
                return str(self.formats[name](read_field(subject, name)))
            return found[0]

        return SLOT.sub(shown, text)


def read_field(subject: object, name: str) -> Any:
    """Return the field of an event, the fact of a reason, or the attribute of anything else."""
    if isinstance(subject, Told):
        return subject.reader.names[subject.event.seat] if name == "name" else getattr(subject.event, name)
    return subject[name] if isinstance(subject, Reason) else getattr(subject, name)


def sentence(wording: Wording[Row], key: object, subject: object, *, you: bool = True) -> str:
    """Return the sentence of a row for the reader, or the one about somebody else."""
    found = wording.row(key, subject)
    return wording.fill(found.you if you or found.other is None else found.other, found.values, subject)


def event_line(wording: Wording[Row], event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the log line of an event; the viewer is addressed as "you", `names` are by seat."""
    told = Told(event, Reader(names, viewer))
    return sentence(wording, type(event), told, you=told.yours)


def reason_line(wording: Wording[Row], reason: Reason) -> str:
    """Return the sentence of a reason, with what is needed and what there is."""
    return sentence(wording, reason.code, reason)


def reason_page(wording: Wording[Row], reason: Reason) -> str:
    """Return the name of the page of the rules that explains a reason."""
    return wording.row(reason.code, reason).page


@dataclass(frozen=True, slots=True)
class Asking:
    """The open question of a view, with the options chosen so far; games add what their texts need."""

    view: Any
    decision: Any
    chosen: Sequence[Option]


def none(a: Asking) -> bool:
    """Return whether nothing is chosen yet."""
    return not a.chosen


def offered(a: Asking) -> int:
    """Return the number of things to choose from."""
    return len(a.decision.offered)


def least(a: Asking) -> int:
    """Return the number of things that must be chosen."""
    return int(a.decision.least)


def missing(a: Asking) -> int:
    """Return the number of things still to be chosen, at least 0."""
    return max(0, least(a) - len(a.chosen))


def ask_texts(wording: Wording[AskRow], subject: Asking) -> Ask:
    """Return the texts of a question; titles and buttons are without bold type."""
    found = wording.row(subject.decision.topic, subject)

    def text(phrase: Phrase) -> str:
        return wording.fill(phrase, found.values, subject)

    head, primary, second = (text(one).replace("**", "") for one in (found.head, found.primary, found.second))
    step = found.step if isinstance(found.step, str) else found.step(subject)
    return Ask(
        head,
        text(found.line),
        primary,
        second,
        step,
        found.second_step,
        bool(found.unfinished(subject)),
        found.refuse_first,
        text(found.loss),
        found.dimmed,
    )
