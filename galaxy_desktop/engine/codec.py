"""Plain data to JSON and back, led by the annotations; nothing is ever built that they do not name.

A number, text or list has the usual bounds where its annotation has none of its own, see `engine.bounds`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from galaxy_desktop.engine.bounds import Bound, UnboundError, usual
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.oneline import one_line

StepTypes = Mapping[str, type[Step[Any]]]
"""The steps a game may have waiting, by class name: the closed list a file may name."""


class CodecError(ValueError):
    """Data that does not have the shape its annotations ask for; the message says where."""


def encode(value: Any) -> Any:
    """JSON-ready form of plain data: dataclasses as objects, tuples as lists; a step names its class."""
    if isinstance(value, str | int | float | bool | NoneType):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        data = {f.name: encode(getattr(value, f.name)) for f in fields(value) if f.compare}
        return {"step": type(value).__name__, **data} if isinstance(value, Step) else data
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(encode(item) for item in value)
    if isinstance(value, list | tuple):
        return [encode(item) for item in value]
    raise CodecError(f"{type(value).__name__} is no plain data")


def frozen(data: Any) -> Any:
    """An answer as read from JSON: lists become tuples, at any depth."""
    return tuple(frozen(item) for item in data) if isinstance(data, list) else data


def decode(kind: Any, data: Any, steps: StepTypes, where: str = "it") -> Any:
    """Plain data of type `kind` from its JSON form; raises `CodecError` where the two do not agree."""
    if get_origin(kind) in (Union, UnionType):
        return _decode_union(kind, data, steps, where)
    bounds: Sequence[Bound] = ()
    if get_origin(kind) is Annotated:
        kind, *bounds = get_args(kind)
    try:
        for bound in bounds or usual(type(data)):
            bound.check(data)
    except UnboundError as error:
        raise CodecError(f"{where}: {error}") from None
    return _decode_bare(kind, data, steps, where)


def _decode_bare(kind: Any, data: Any, steps: StepTypes, where: str) -> Any:
    if kind is Any:
        return _decode_answer(data, where)
    origin = get_origin(kind) or kind
    if origin is Literal:
        return _checked(any(type(data) is type(one) and data == one for one in get_args(kind)), data, where)
    if isinstance(origin, type) and issubclass(origin, Step):
        return _decode_step(data, steps, where)
    if is_dataclass(origin):
        return _decode_fields(origin, data, steps, where)
    if origin in (list, tuple, set, frozenset):
        return _decode_sequence(kind, origin, data, steps, where)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _decode_mapping(kind, data, steps, where)
    if origin is float:
        return _checked(type(data) in (int, float), data, where)
    return _checked(type(data) is origin, data, where)


def _decode_answer(data: Any, where: str) -> Any:
    """Whatever an answer may be: a text, a number, a truth value, or a tuple of them."""
    if isinstance(data, list):
        return tuple(decode(Any, item, {}, where) for item in data)
    return _checked(isinstance(data, str | int | NoneType), data, where)


def _checked(holds: bool, data: Any, where: str) -> Any:
    if not holds:
        raise CodecError(f"{where}: {one_line(repr(data), 40)} is not what belongs here")
    return data


def _decode_union(kind: Any, data: Any, steps: StepTypes, where: str) -> Any:
    choices = get_args(kind)
    if data is None and NoneType in choices:
        return None
    for choice in choices:
        if choice is not NoneType:
            try:
                return decode(choice, data, steps, where)
            except CodecError:
                continue
    return _checked(False, data, where)


def _decode_step(data: Any, steps: StepTypes, where: str) -> Any:
    name = data.get("step") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in steps:
        raise CodecError(f"{where}: no step is called {one_line(repr(name), 40)}")
    rest = {key: item for key, item in data.items() if key != "step"}
    return _decode_fields(steps[name], rest, steps, f"{where}.{name}")


@lru_cache(maxsize=256)
def _annotations(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {f.name: hints[f.name] for f in fields(kind) if f.compare and f.init}


def _decode_fields(kind: Any, data: Any, steps: StepTypes, where: str) -> Any:
    hints = _annotations(kind)
    if not isinstance(data, dict) or data.keys() != hints.keys():
        wanted = set(hints) ^ set(data) if isinstance(data, dict) else set(hints)
        raise CodecError(f"{where}: fields missing or unknown: {', '.join(sorted(map(str, wanted)))[:80]}")
    return kind(**{name: decode(hint, data[name], steps, f"{where}.{name}") for name, hint in hints.items()})


def _decode_sequence(kind: Any, origin: Any, data: Any, steps: StepTypes, where: str) -> Any:
    if not isinstance(data, list):
        raise CodecError(f"{where}: a list belongs here")
    args = get_args(kind)
    if origin is tuple and args and args[-1] is not Ellipsis:
        if len(args) != len(data):
            raise CodecError(f"{where}: {len(args)} entries belong here, {len(data)} found")
        return tuple(
            decode(a, d, steps, f"{where}[{i}]") for i, (a, d) in enumerate(zip(args, data, strict=True))
        )
    inner = args[0] if args else Any
    return origin(decode(inner, item, steps, f"{where}[{i}]") for i, item in enumerate(data))


def _decode_mapping(kind: Any, data: Any, steps: StepTypes, where: str) -> dict[Any, Any]:
    if not isinstance(data, dict):
        raise CodecError(f"{where}: an object belongs here")
    key_kind, item_kind = get_args(kind)
    return {
        _key(key_kind, key, where): decode(item_kind, item, steps, f"{where}.{one_line(key, 20)}")
        for key, item in data.items()
    }


def _key(kind: Any, text: str, where: str) -> Any:
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if bare is not int:
        return decode(kind, text, {}, f"{where}, a key")
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20):
        raise CodecError(f"{where}: {one_line(repr(text), 40)} is no number")
    if str(int(text)) != text:
        raise CodecError(f"{where}: {text} is not how this number is written")
    return decode(kind, int(text), {}, f"{where}, a key")
