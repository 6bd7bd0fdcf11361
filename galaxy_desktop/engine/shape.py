"""What values of a game's data may look like: whatever its own data show, and nothing else."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from galaxy_desktop.language import gettext as _

LARGEST_PRINTED = 9
"""A number of one digit is always possible, even where the game's own data have only smaller ones."""
MOST_RECORDS = 4
LONGEST_TEXT = 200
MARKS = frozenset("{}[]*|\\")
"""Signs that would be taken for marks where a text is drawn."""


class ContentError(ValueError):
    """Data that a game cannot be played with; the message is one clear line."""


@dataclass(slots=True)
class Fields:
    """The fields of one sort of record: all that were seen, and those that were always there."""

    known: set[str]
    needed: set[str]


@dataclass(slots=True)
class Shape:
    """The types, words, numbers and fields that were seen in one place of the data."""

    kinds: set[type] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    low: int = 0
    high: int = LARGEST_PRINTED
    longest: int = MOST_RECORDS
    items: "Shape | None" = None
    fields: dict[str, "Shape"] = field(default_factory=dict)
    records: dict[tuple[str, str], "Fields"] = field(default_factory=dict)
    """By phase (or action) and code, both empty where there is none: what such records have."""

    def learn(self, value: Any) -> None:
        """Take a value of the game's own data as an example."""
        self.kinds.add(type(value))
        if isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, int):
            self.low, self.high = min(self.low, value), max(self.high, value)
        elif isinstance(value, Mapping):
            self._learn_record(value)
        elif isinstance(value, Sequence):
            self.longest = max(self.longest, len(value))
            for item in value:
                self.items = self.items or Shape()
                self.items.learn(item)

    def _learn_record(self, value: Mapping[str, Any]) -> None:
        seen = self.records.setdefault(_code(value), Fields(set(), set(value)))
        seen.known |= set(value)
        seen.needed &= set(value)
        for name, part in value.items():
            self.fields.setdefault(name, Shape()).learn(part)

    def know(self, ids: Mapping[str, Iterable[str]]) -> None:
        """In a field of these names, all these ids are known, whether or not they were seen there."""
        for name, part in self.fields.items():
            (part.items or part).words.update(ids.get(name, ()))
            part.know(ids)
        if self.items:
            self.items.know(ids)

    def check(self, value: Any, where: str, free: Container[str] = ()) -> None:
        """Raise `ContentError` where a value is not of this shape; `free` are the fields of free text."""
        if type(value) not in self.kinds:
            raise ContentError(_("{where} is not {kind}.").format(where=where, kind=self._kinds()))
        if isinstance(value, Mapping):
            self._check_record(value, where, free)
        elif isinstance(value, list):
            if len(value) > self.longest:
                line = _("{where} has {n} parts; {most} is the most.")
                raise ContentError(line.format(where=where, n=len(value), most=self.longest))
            for number, item in enumerate(value, start=1):
                (self.items or Shape()).check(item, f"{where} {number}", free)
        elif isinstance(value, str):
            self._check_word(value, where)
        elif not self.low <= value <= self.high:
            line = _("{where} is {value}; it goes from {low} to {high}.")
            raise ContentError(line.format(where=where, value=value, low=self.low, high=self.high))

    def _check_record(self, value: Mapping[str, Any], where: str, free: Container[str]) -> None:
        fields = self.records.get(_code(value))
        if fields is None:
            code = quoted(value.get("code", ""))
            raise ContentError(_("{where} has the unknown code {code}.").format(where=where, code=code))
        for name in value:
            if name not in fields.known:
                raise ContentError(_("{where} has no field {name}.").format(where=where, name=quoted(name)))
        for name in sorted(fields.needed - set(value)):
            raise ContentError(_("{where} lacks the field {name}.").format(where=where, name=quoted(name)))
        for name, part in value.items():
            if name in free:
                check_text(part, f"{where}, {name}")
            else:
                self.fields[name].check(part, f"{where}, {name}", free)

    def _check_word(self, value: str, where: str) -> None:
        if value not in self.words:
            known = ", ".join(sorted(self.words)) if len(self.words) <= 12 else _("one the game knows")
            line = _("{where} is {value}, but must be: {known}.")
            raise ContentError(line.format(where=where, value=quoted(value), known=known))

    def _kinds(self) -> str:
        names = {
            bool: _("true or false"),
            int: _("a whole number"),
            str: _("a text"),
            list: _("a list"),
            dict: _("a table"),
        }
        return _(" or ").join(names[kind] for kind in names if kind in self.kinds)


def check_text(value: Any, where: str) -> None:
    """Raise `ContentError` where this is no text that can be shown."""
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise ContentError(_("{where} is not a text that can be shown.").format(where=where))
    if len(value) > LONGEST_TEXT or MARKS & set(value):
        line = _("{where} is longer than {most} signs, or has one of {marks}")
        raise ContentError(line.format(where=where, most=LONGEST_TEXT, marks=" ".join(sorted(MARKS))))


def quoted(value: Any) -> str:
    """A value of a foreign file on one short line."""
    text = "".join(sign if sign.isprintable() else "?" for sign in str(value))
    return f"“{text[:40]}”"


def _code(value: Mapping[str, Any]) -> tuple[str, str]:
    return str(value.get("phase", value.get("action", ""))), str(value.get("code", ""))
