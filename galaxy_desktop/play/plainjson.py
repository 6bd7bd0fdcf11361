"""JSON as our own files have it: UTF-8, no field twice, no number that is none, not nested deep."""

import json
from collections.abc import Sequence
from typing import Any

from galaxy_desktop.language import gettext as _

DEEPEST = 40
"""Far more than anything of ours has, and far less than what Python itself can go down."""


def read_json(raw: bytes) -> Any:
    """What stands in a file; raises `ValueError` with the cause, whatever is in it."""
    try:
        data = DECODER.decode(raw.decode("utf-8-sig"))
    except RecursionError:
        raise too_deep() from None
    check_depth(data)
    return data


def check_depth(data: Any) -> None:
    """Raise `ValueError` where the data are nested deeper than anything of ours, without going down."""
    level = [data]
    for _level in range(DEEPEST):
        level = [item for each in level if isinstance(each, dict | list) for item in _items(each)]
        if not level:
            return
    raise too_deep()


def too_deep() -> ValueError:
    """The fault of data that are nested too deep."""
    return ValueError(_("it is nested too deep"))


def _items(holder: dict[str, Any] | list[Any]) -> Sequence[Any]:
    return list(holder.values()) if isinstance(holder, dict) else holder


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(_("a field is there twice"))
    return found


def _no_number(name: str) -> Any:
    raise ValueError(_("{name} is no number").format(name=name))


DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number)
