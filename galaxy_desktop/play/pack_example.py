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
    yield "# " + _("Corrected values for {game}.").format(game=game.name)
    lines = [
        _("Below is every entry with its values in this program. Where your box says something else, take"),
        _("away the # before the [[...]] line, before the id, and before each value that you correct."),
        _("Leave out values that stay as they are; a list is always given as a whole."),
        _('What an entry does not have in your box is taken away by a line like this: without = ["cost"]'),
        _("Keep the file in the folder of data packs, under a name that ends in .toml, and start the"),
        _("program again: Settings, Data packs, says whether it is in use, or what is wrong with it."),
    ]
    yield from (f"# {line}" for line in lines)
    yield ""
    yield f"game = {_toml(game.id)}"
    yield f"name = {_toml(_('My corrections'))}"


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
