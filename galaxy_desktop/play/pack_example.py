"""Data pack to begin with: every entry of a game as it is now, commented out with "#"."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from galaxy_desktop.engine.content import GameData
from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import gettext as _


def example(game: Game[Any], data: GameData[Any]) -> str:
    """Return the text of the file; as it stands it changes nothing."""
    return "\n".join([*_head(game), "", *_entries(data)]) + "\n"


def _head(game: Game[Any]) -> Iterator[str]:
    lines = [
        _("Corrected values for {game}.").format(game=game.name),
        _("Below are all entries with their values in this program."),
        _("To correct one, delete the # before its [[...]] line, its id and each value that differs."),
        _("Omit unchanged values. Always write a list in full."),
        _('To remove a value that your box doesn\'t have, add a line like this: without = ["cost"]'),
        _("Save the file in the data pack folder under a name that ends in .toml, then restart the program."),
        _("Settings, Data packs shows whether the pack is in use, or what is wrong with it."),
    ]
    yield from (f"# {line}" for line in lines)
    yield ""
    yield f"game = {_toml(game.id)}"
    name = _("My corrections")
    yield f"name = {_toml(name)}"


def _entries(data: GameData[Any]) -> Iterator[str]:
    for table, entries in data.entries(data.own()).items():
        for entry in entries:
            yield f"# [[{table}]]"
            yield from (f"# {name} = {_toml(value)}" for name, value in entry.items())
            yield ""


def _toml(value: Any) -> str:
    """Return a value as TOML on one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
