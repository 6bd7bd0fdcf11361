"""Plain data to JSON and back, led by the annotations; nothing is ever built that they do not name."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from galaxy_desktop.engine.flow import Step

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
    if kind is Any:
        return frozen(data)
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        return _decode_union(kind, data, steps, where)
    if origin is Literal:
        return _checked(data in get_args(kind), data, where)
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


def _checked(holds: bool, data: Any, where: str) -> Any:
    if not holds:
        raise CodecError(f"{where}: {str(data)[:40]!r} is not what belongs here")
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
        raise CodecError(f"{where}: no step is called {str(name)[:40]!r}")
    rest = {key: item for key, item in data.items() if key != "step"}
    return _decode_fields(steps[name], rest, steps, f"{where}.{name}")


@lru_cache(maxsize=256)
def _annotations(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
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
    return {_key(key_kind, k, where): decode(item_kind, d, steps, f"{where}.{k}") for k, d in data.items()}


def _key(kind: Any, text: str, where: str) -> Any:
    if kind is not int:
        return text
    try:
        return int(text)
    except ValueError:
        raise CodecError(f"{where}: {text[:40]!r} is no number") from None
