"""The table each game was last begun with, for "Same again"."""

import json
from pathlib import Path

from galaxy_desktop.engine import codec
from galaxy_desktop.places import PlaceError, Places
from galaxy_desktop.play.commands import NewGame

FILE = "last tables.json"
LARGEST = 256 * 1024


def last_table(places: Places, game: str) -> NewGame | None:
    """What a game was last begun with; None where that is not known any more."""
    try:
        data = _read(places)[game]
        begun: NewGame = codec.decode(NewGame, data, {}, "table")
    except (KeyError, codec.CodecError):
        return None
    return begun if begun.game == game else None


def remember_table(places: Places, begun: NewGame) -> None:
    """Keeps what a game was begun with; where that cannot be written it is simply not known next time."""
    tables = {**_read(places), begun.game: codec.encode(begun)}
    try:
        path = _path(places)
        draft = path.with_suffix(".new")
        draft.write_text(json.dumps(tables, indent=1), encoding="utf-8")
        draft.replace(path)
    except (OSError, PlaceError):
        return


def _read(places: Places) -> dict[str, object]:
    try:
        path = _path(places)
        if path.stat().st_size > LARGEST:
            return {}
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError, PlaceError):
        return {}
    return data if isinstance(data, dict) else {}


def _path(places: Places) -> Path:
    return places.root / FILE
