"""From older formats of saves to the current one, a step for each format number."""

from collections.abc import Callable, Mapping
from typing import Any

from galaxy_desktop.play.document import FORMAT, damaged

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes the data of one format into that of the next; gets a copy of its own."""


def _without_pack(data: dict[str, Any]) -> dict[str, Any]:
    """There were no data packs."""
    return {**data, "pack": None}


MIGRATIONS: Mapping[int, Migration] = {1: _without_pack}
"""By the format number they start from."""


def migrate(
    data: dict[str, Any], chain: Mapping[int, Migration] = MIGRATIONS, current: int = FORMAT
) -> dict[str, Any]:
    """The data in the current format; raises `SaveError` where they cannot be carried over."""
    number = data["format"]
    try:
        while number < current:
            data = {**chain[number](dict(data)), "format": number + 1}
            number += 1
    except Exception as error:  # an older file may hold anything
        raise damaged(f"format {number}: {error}") from error
    return data
