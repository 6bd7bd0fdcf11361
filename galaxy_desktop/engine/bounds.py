"""Bounds of values from outside: notes for annotations, as in `Annotated[int, Between(0, 9)]`."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, TypeVar

from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series

T = TypeVar("T")

MARKS = frozenset("{}[]*|\\")
"""Characters that the markup of drawn text gives a meaning."""
LONGEST_TEXT = 200
MOST_LISTED = 12
"""Most allowed words that an error message lists."""


LONG = (str, list, dict)
"""Types of values that have a length."""
WORD = (str, int)
"""Types of values that can be one of a list of words."""


class DataError(ValueError):
    """Error for data that do not fit their annotations; the message is one line with place and cause."""


class Bound(ABC):
    """A condition on a value beside its type."""

    @abstractmethod
    def check(self, value: Any, where: str) -> None:
        """Raise `DataError` if a value, named `where`, is out of bounds; ignore values of other types."""


@dataclass(frozen=True, slots=True)
class Between(Bound):
    """Bound for a whole number from `low` to `high`, both included."""

    low: int
    high: int

    def check(self, value: Any, where: str) -> None:
        if type(value) is int and not self.low <= value <= self.high:
            line = _("{where} is {value}; it must be from {low} to {high}.")
            number = one_line(str(value), 40)
            raise DataError(line.format(where=where, value=number, low=self.low, high=self.high))


@dataclass(frozen=True, slots=True)
class AtMost(Bound):
    """Bound for a list, object or text of at most `parts` items or characters."""

    parts: int

    def check(self, value: Any, where: str) -> None:
        if isinstance(value, LONG) and len(value) > self.parts:
            line = _("{where} has too many entries: {n} (limit {most}).")
            raise DataError(line.format(where=where, n=len(value), most=self.parts))


@dataclass(frozen=True, slots=True)
class AtLeast(Bound):
    """Bound for a list of at least `parts` items."""

    parts: int

    def check(self, value: Any, where: str) -> None:
        if isinstance(value, list) and len(value) < self.parts:
            line = _("{where} has too few entries: {n} (at least {least}).")
            raise DataError(line.format(where=where, n=len(value), least=self.parts))


@dataclass(frozen=True, slots=True)
class Readable(Bound):
    """Bound for a text that can be shown on one line: all characters printable."""

    def check(self, value: Any, where: str) -> None:
        if isinstance(value, str) and not value.isprintable():
            raise DataError(_("{where} can't be displayed as text.").format(where=where))


@dataclass(frozen=True, slots=True)
class Plain(Bound):
    """Bound for a text that is drawn without markup: not empty, printable, and free of `MARKS`."""

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise DataError(_("{where} can't be displayed as text.").format(where=where))
        if len(value) > LONGEST_TEXT or MARKS & set(value):
            line = _("{where} is longer than {most} characters or contains one of {marks}.")
            raise DataError(line.format(where=where, most=LONGEST_TEXT, marks=" ".join(sorted(MARKS))))


class OneOf(Bound):
    """Bound for a text that is one of a list of words."""

    def __init__(self, *words: str) -> None:
        """Take the words."""
        self.words = words

    def check(self, value: Any, where: str) -> None:
        check_word(value, self.words, where)


@dataclass(frozen=True, slots=True)
class IdOf:
    """Note for `codec`: the value is the id of an entry of a table of the same data."""

    table: str


@dataclass(frozen=True, slots=True)
class OrOne:
    """Note for `codec`: data may write a list of one item as the item itself, without brackets."""


@dataclass(frozen=True, slots=True, eq=False)
class OnlyFields(Bound):
    """Bound for a record: all fields of `needs` and any of `may`; other fields of its class are refused.

    `each` has bounds of single fields, narrower than those of the class.
    """

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    each: Mapping[str, Bound] = field(default_factory=dict)

    def check(self, value: Any, where: str) -> None:
        if isinstance(value, dict):
            self.check_beside((), value, where)

    def check_beside(self, known: tuple[str, ...], value: Mapping[str, Any], where: str) -> None:
        """Raise `DataError` if a record with some other known fields is not of this form."""
        check_fields(value, where, self.needs, {*known, *self.needs, *self.may})
        for name, bound in self.each.items():
            if name in value:
                bound.check(value[name], f"{where}, {name}")


@dataclass(frozen=True, slots=True, eq=False)
class Forms(Bound):
    """Bound for records whose fields depend on a code: `of` has a form by the values of the fields `by`."""

    by: tuple[str, ...]
    of: Mapping[tuple[str, ...], OnlyFields]

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            return
        form = self.of.get(tuple(str(value.get(name, "")) for name in self.by))
        if form is None:
            code = quoted(value.get(self.by[-1], ""))
            raise DataError(_("{where} has the unknown code {code}.").format(where=where, code=code))
        form.check_beside(self.by, value, where)


USUAL: Mapping[type, Sequence[Bound]] = MappingProxyType(
    {
        int: (Between(-1_000_000, 1_000_000),),
        str: (AtMost(200), Readable()),
        list: (AtMost(20_000),),
        dict: (AtMost(2_000),),
    }
)
"""Bounds where an annotation has none: more than any game needs, less than what does harm."""

Digit = Annotated[int, Between(0, 9)]
"""A number that is printed on cards and tiles."""
Few = Annotated[tuple[T, ...], AtMost(4)]
"""A list on a card or tile, as `Few[Power]`."""
Text = Annotated[str, Plain()]
"""A free text that players see."""


def check_word(value: Any, words: Collection[Any], where: str) -> None:
    """Raise `DataError` if a text or number is none of `words`."""
    if not isinstance(value, WORD) or value in words:
        return
    if len(words) > MOST_LISTED:
        line = _("{where} is {value}, which this game doesn't have.")
        raise DataError(line.format(where=where, value=quoted(value)))
    line = _("{where} is {value}; choose from {known}.")
    raise DataError(line.format(where=where, value=quoted(value), known=series(sorted(map(str, words)))))


def check_fields(value: Mapping[str, Any], where: str, needed: Iterable[str], known: Collection[str]) -> None:
    """Raise `DataError` if a record lacks a needed field, or has one that is not known."""
    for name in value:
        if name not in known:
            raise DataError(_("{where} has the unknown field {name}.").format(where=where, name=quoted(name)))
    for name in needed:
        if name not in value:
            raise DataError(_("{where} is missing the field {name}.").format(where=where, name=quoted(name)))


def quoted(value: Any) -> str:
    """Return a value from a foreign file in quotes, on one line of at most 40 characters."""
    text = str(value)[:40]
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return f"“{text}”"
