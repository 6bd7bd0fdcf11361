"""Conversion of plain data to JSON, and from JSON and TOML by type annotations; builds no other types.

A number, text or list has the usual bounds if its annotation has none of its own, see `engine.bounds`.
"""

from collections.abc import Collection, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from galaxy_desktop.engine.bounds import (
    USUAL,
    Bound,
    DataError,
    IdOf,
    OrOne,
    check_fields,
    check_word,
    quoted,
)
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.language import N_, Message
from galaxy_desktop.language import gettext as _

StepTypes = Mapping[str, type[Step[Any]]]
"""Steps that a game may have waiting, by class name: the closed list a file may name."""
Ids = Mapping[str, Collection[str]]
"""Ids of the entries of each table, to which `IdOf` refers."""
KEY = "key"
"""Metadata key of a field: its name in the data, where that is a reserved word in Python."""
LATER = "later"
"""Metadata key of a field with a default that older saves lack."""

EXPECTED: Mapping[type, Message] = MappingProxyType(
    {
        bool: N_("{where} must be true or false."),
        int: N_("{where} must be a whole number."),
        float: N_("{where} must be a number."),
        str: N_("{where} must be text."),
        list: N_("{where} must be a list."),
        dict: N_("{where} must be a table."),
        NoneType: N_("{where} must be empty."),
    }
)
"""Texts about a value of the wrong type, by the type that it has to be of."""

PLAIN = (str, int, float, bool, NoneType)
LISTS = (list, tuple)
SETS = (set, frozenset)
ANSWERS = (str, int, NoneType)
"""Types of which an answer is made, with tuples."""


def encode(value: Any) -> Any:
    """Return the JSON form of plain data: dataclasses as objects, tuples as lists, steps by class name.

    Raise `DataError` if a value is not plain data.
    """
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, LISTS):
        return [encode(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        data = {name: encode(getattr(value, name)) for name in _written(type(value))}
        return {"step": type(value).__name__, **data} if isinstance(value, Step) else data
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, SETS):
        return sorted(encode(item) for item in value)
    raise DataError(f"{type(value).__name__} is not plain data")


@cache
def _written(kind: Any) -> tuple[str, ...]:
    """Return the names of the fields of a dataclass that are part of its value."""
    return tuple(f.name for f in fields(kind) if f.compare)


def frozen(data: Any) -> Any:
    """Return an answer as read from JSON with its lists made tuples, at any depth."""
    return tuple(frozen(item) for item in data) if isinstance(data, list) else data


def decode(kind: Any, data: Any, steps: StepTypes, where: str = "it") -> Any:
    """Return plain data of type `kind` from what `encode` made; raise `DataError` if it is of another form.

    Every field has to be there, but for those marked `LATER`. `where` names the data in messages.
    """
    return _Reader(steps, None).read(kind_of(kind), data, where)


def decode_content(kind: "Annotation", data: Any, ids: Ids, where: str) -> Any:
    """Return a table of a kind from TOML; raise `DataError` if it is of another form.

    Fields with a default can be left out; an empty text is refused.
    """
    return _Reader(MappingProxyType({}), ids).read(kind, data, where)


@dataclass(frozen=True, slots=True, eq=False)
class Annotation:
    """An annotation taken apart: its origin, the types in its brackets, and its notes."""

    origin: Any
    parts: tuple["Annotation", ...]
    words: tuple[Any, ...]
    """Values of a `Literal`."""
    bounds: tuple[Bound, ...]
    plain: type | None
    """Type of its values in JSON and TOML; None for any."""
    is_bare: bool
    """True if its values are texts, numbers or truth values, the same in data and in the program."""
    any_length: bool
    """True if its values may have any number of parts, all alike."""
    is_record: bool
    is_step: bool
    or_one: bool
    table: str
    """Table whose ids its values are; empty for none."""


@dataclass(frozen=True, slots=True, eq=False)
class Fields:
    """Fields of a data class as data name them: by key, the name in the class and its kind."""

    named: Mapping[str, tuple[str, Annotation]]
    needed: tuple[str, ...]
    """Keys of the fields without a default."""
    always: tuple[str, ...]
    """Keys of the fields that every save has."""


@cache
def fields_of(kind: type) -> Fields:
    """Return the fields of a data class that data set: those that are compared and passed to it."""
    hints = get_type_hints(kind, include_extras=True)
    given = {str(f.metadata.get(KEY, f.name)): f for f in fields(kind) if f.compare and f.init}
    needed = [key for key, f in given.items() if f.default is MISSING and f.default_factory is MISSING]
    always = [key for key, f in given.items() if not f.metadata.get(LATER)]
    named = {key: (f.name, kind_of(hints[f.name])) for key, f in given.items()}
    return Fields(named, tuple(needed), tuple(always))


@cache
def kind_of(annotation: Any) -> Annotation:
    """Return an annotation taken apart."""
    notes: list[Any] = []
    if get_origin(annotation) is Annotated:
        annotation, *notes = get_args(annotation)
    origin, args = get_origin(annotation) or annotation, get_args(annotation)
    plain = _plain(origin)
    return Annotation(
        Union if origin is UnionType else origin,
        () if origin is Literal else tuple(kind_of(arg) for arg in args if arg is not Ellipsis),
        args if origin is Literal else (),
        tuple(note for note in notes if not isinstance(note, IdOf | OrOne)),
        plain,
        is_bare=plain not in (None, list, dict),
        any_length=origin is not tuple or not args or args[-1] is Ellipsis,
        is_record=is_dataclass(origin),
        is_step=Step in getattr(origin, "__mro__", ()),
        or_one=any(isinstance(note, OrOne) for note in notes),
        table=next((note.table for note in notes if isinstance(note, IdOf)), ""),
    )


def _plain(origin: Any) -> type | None:
    if origin in (Union, UnionType, Literal, Any):
        return None
    if origin in (list, tuple, set, frozenset):
        return list
    return dict if origin in (dict, Mapping) or is_dataclass(origin) else origin


ANYTHING = kind_of(Any)


@dataclass(frozen=True, slots=True, eq=False)
class _Reader:
    """Names that data may use: steps by class name and ids by table; without ids all fields are needed."""

    steps: StepTypes
    ids: Ids | None

    def read(self, kind: Annotation, data: Any, where: str) -> Any:
        """Return the value of some data; raise `DataError` if it is not of this kind."""
        if kind.origin is Union:
            return self._union(kind, data, where)
        if kind.or_one and not isinstance(data, list):
            data = [data]
        is_number = kind.plain is float and type(data) is int
        if kind.plain is not None and type(data) is not kind.plain and not is_number:
            raise _wrong_kind(kind.plain, where)
        for bound in kind.bounds or USUAL.get(type(data), ()):
            bound.check(data, where)
        if kind.table and self.ids is not None:
            check_word(data, self.ids[kind.table], where)
        if data == "" and self.ids is not None:
            raise DataError(_("{where} can't be displayed as text.").format(where=where))
        return data if kind.is_bare else self._built(kind, data, where)

    def _built(self, kind: Annotation, data: Any, where: str) -> Any:
        """Return the value of data that are within their bounds and not that value themselves."""
        if kind.origin is Literal:
            return _literal(kind.words, data, where)
        if kind.origin is Any:
            return self._answer(data, where)
        if kind.plain is list:
            return self._sequence(kind, data, where)
        if kind.is_step:
            return self._step(data, where)
        if kind.is_record:
            return self._record(kind.origin, data, where)
        return self._mapping(kind, data, where)

    def _union(self, kind: Annotation, data: Any, where: str) -> Any:
        """Return the value by the first part of a union that accepts it."""
        if data is None and any(part.origin is NoneType for part in kind.parts):
            return None
        *others, last = (part for part in kind.parts if part.origin is not NoneType)
        for choice in others:
            try:
                return self.read(choice, data, where)
            except DataError:
                continue
        return self.read(last, data, where)

    def _answer(self, data: Any, where: str) -> Any:
        """Return the value of an answer: a text, a number, a truth value, or a tuple of them."""
        if isinstance(data, list):
            return tuple([self.read(ANYTHING, item, where) for item in data])
        if not isinstance(data, ANSWERS):
            line = _("{where} has a value of the wrong kind.")
            raise DataError(line.format(where=where))
        return data

    def _step(self, data: Any, where: str) -> Any:
        name = data.get("step")
        if not isinstance(name, str) or name not in self.steps:
            line = _("{where} has the unknown step {name}.")
            raise DataError(line.format(where=where, name=quoted(name)))
        rest = {key: item for key, item in data.items() if key != "step"}
        return self._record(self.steps[name], rest, f"{where}, {name}")

    def _record(self, kind: Any, data: Any, where: str) -> Any:
        known = fields_of(kind)
        named = known.named
        if data.keys() != named.keys():
            check_fields(data, where, known.always if self.ids is None else known.needed, named)
        values = {}
        for key, item in data.items():
            name, hint = named[key]
            values[name] = self.read(hint, item, f"{where}, {key}")
        return kind(**values)

    def _sequence(self, kind: Annotation, data: Any, where: str) -> Any:
        if not kind.any_length:
            if len(kind.parts) != len(data):
                line = _("{where} has the wrong number of entries: {n} instead of {wanted}.")
                raise DataError(line.format(where=where, n=len(data), wanted=len(kind.parts)))
            parts = zip(kind.parts, data, strict=True)
            return tuple(self.read(part, item, f"{where} {n}") for n, (part, item) in enumerate(parts, 1))
        inner = kind.parts[0] if kind.parts else kind_of(Any)
        return kind.origin(
            self.read(inner, item, self._place(where, item, n)) for n, item in enumerate(data, 1)
        )

    def _place(self, where: str, item: Any, number: int) -> str:
        """Return the name of an item of a list: an entry of a table by its id, any other by its number."""
        name = item.get("id") if self.ids is not None and isinstance(item, dict) else None
        return f"{where} {number if name is None else quoted(name)}"

    def _mapping(self, kind: Annotation, data: Any, where: str) -> dict[Any, Any]:
        key, inner = kind.parts
        return {
            self._key(key, name, where): self.read(inner, item, f"{where}, {one_line(name, 20)}")
            for name, item in data.items()
        }

    def _key(self, kind: Annotation, text: str, where: str) -> Any:
        where = f"{where}, {quoted(text)}"
        if kind.origin is not int:
            return self.read(kind, text, where)
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20):
            raise DataError(_("{where} must be a whole number.").format(where=where))
        if str(int(text)) != text:
            raise DataError(_("{where} must be a whole number in plain digits.").format(where=where))
        return self.read(kind, int(text), where)


def _literal(words: tuple[Any, ...], data: Any, where: str) -> Any:
    """Return a value of a `Literal`; raise `DataError` if it is none of its values."""
    if type(data) not in map(type, words):
        raise _wrong_kind(type(words[0]), where)
    check_word(data, words, where)
    return data


def _wrong_kind(kind: type, where: str) -> DataError:
    """Return the error that names the expected kind of value."""
    return DataError(EXPECTED[kind].read().format(where=where))
