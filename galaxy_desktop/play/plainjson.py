"""Strict JSON of our own files: UTF-8, no field twice, no NaN or infinity, limited depth."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from galaxy_desktop.language import gettext as _

DEEPEST = 40
"""Most levels of nesting: far more than our data have, far fewer than Python's recursion limit."""


class MalformedError(ValueError):
    """Data that are not strict JSON; its words complete a sentence for the player."""


def read_json(raw: bytes) -> Any:
    """Return the data of a file; raise `MalformedError` if they are not strict JSON."""
    with faults_in_our_words():
        data = DECODER.decode(raw.decode("utf-8-sig"))
        check_depth(data)
    return data


@contextmanager
def faults_in_our_words() -> Iterator[None]:
    """Turn every error of reading into a `MalformedError`."""
    try:
        yield
    except MalformedError:
        raise
    except RecursionError:
        raise _too_deep() from None
    except UnicodeDecodeError as error:
        raise MalformedError(_("it isn't UTF-8 text")) from error
    except ValueError as error:
        raise MalformedError(_("it isn't valid JSON")) from error


def check_depth(data: Any) -> None:
    """Raise `MalformedError` if the data are nested deeper than `DEEPEST`, without recursion."""
    level = [data]
    for _level in range(DEEPEST):
        level = [item for each in level if isinstance(each, dict | list) for item in _items(each)]
        if not level:
            return
    raise _too_deep()


def _too_deep() -> MalformedError:
    return MalformedError(_("it is nested too deeply"))


def _items(holder: dict[str, Any] | list[Any]) -> Sequence[Any]:
    return list(holder.values()) if isinstance(holder, dict) else holder


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise MalformedError(_("a field appears twice"))
    return found


def _no_number(name: str) -> Any:
    raise MalformedError(_("{name} isn't a valid number").format(name=name))


DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number)
