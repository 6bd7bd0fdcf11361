"""Conversion of older formats of saves to the current one, a function for each format number."""

from collections.abc import Callable, Mapping
from typing import Any

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.document import FORMAT, damaged

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Function that turns the data of one format into that of the next; gets a copy of its own."""


def _without_pack(data: dict[str, Any]) -> dict[str, Any]:
    """Add the field for the data pack, of which there was none."""
    return {**data, "pack": None}


def _without_origin(data: dict[str, Any]) -> dict[str, Any]:
    """Add the field for the origin of a branch, of which there were none."""
    return {**data, "origin": None}


MIGRATIONS: Mapping[int, Migration] = {1: _without_pack, 2: _without_origin}
"""Migrations by the format number they start from."""


def migrate(
    data: dict[str, Any], chain: Mapping[int, Migration] = MIGRATIONS, current: int = FORMAT
) -> dict[str, Any]:
    """Return the data in the current format; raise `SaveError` if they cannot be converted."""
    number = data["format"]
    try:
        while number < current:
            data = {**chain[number](dict(data)), "format": number + 1}
            number += 1
    except Exception as error:  # an older file may hold anything
        raise damaged(_("format {number}: {cause}").format(number=number, cause=error)) from error
    return data
