"""Strict JSON of our own files: UTF-8, no field twice, no NaN or infinity, limited depth."""

import json
from collections.abc import Sequence
from typing import Any

from galaxy_desktop.language import gettext as _

DEEPEST = 40
"""Most levels of nesting: far more than our data have, far fewer than Python's recursion limit."""


def read_json(raw: bytes) -> Any:
    """Return the data of a file; raise ValueError with the cause if they are not strict JSON."""
    try:
        data = DECODER.decode(raw.decode("utf-8-sig"))
    except RecursionError:
        raise too_deep() from None
    check_depth(data)
    return data


def check_depth(data: Any) -> None:
    """Raise ValueError if the data are nested deeper than `DEEPEST`, without recursion."""
    level = [data]
    for _level in range(DEEPEST):
        level = [item for each in level if isinstance(each, dict | list) for item in _items(each)]
        if not level:
            return
    raise too_deep()


def too_deep() -> ValueError:
    """Return the error for data that are nested too deep."""
    return ValueError(_("it is nested too deeply"))


def _items(holder: dict[str, Any] | list[Any]) -> Sequence[Any]:
    return list(holder.values()) if isinstance(holder, dict) else holder


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(_("a field appears twice"))
    return found


def _no_number(name: str) -> Any:
    raise ValueError(_("{name} isn't a valid number").format(name=name))


DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number)
