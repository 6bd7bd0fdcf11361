"""Puzzles of a game: read from its data, written by the command that mines them."""

import gzip
import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import file_of
from galaxy_desktop.play.plainjson import MalformedError, read_json
from galaxy_desktop.play.puzzles.presence import FILE, comes_with_puzzles
from galaxy_desktop.play.puzzles.puzzle import Puzzle

Puzzles = tuple[Puzzle, ...]


def puzzles_of(game: Game[Any]) -> Puzzles:
    """Return the puzzles of a game, the easiest first.

    None while a data pack is in force, as its values may lead elsewhere.
    """
    return () if game.pack else _read(game.id)


def has_puzzles(game: Game[Any]) -> bool:
    """Return whether a game has puzzles, without reading them."""
    return not game.pack and comes_with_puzzles(game.id)


@cache
def _read(game: str) -> Puzzles:
    file = file_of(game, FILE)
    return () if file is None else unpacked(file.read_bytes())


def unpacked(raw: bytes) -> Puzzles:
    """Return the puzzles in a file; raise `DataError` if it is damaged or of another form."""
    try:
        data = read_json(gzip.decompress(raw))
    except (OSError, EOFError, MalformedError) as error:
        raise DataError(str(error)) from error
    found: Puzzles = codec.decode(Puzzles, data, {}, "puzzles")
    return found


def packed(puzzles: Sequence[Puzzle]) -> bytes:
    """Return puzzles as the content of a file, the same bytes for the same puzzles."""
    text = json.dumps(codec.encode(tuple(puzzles)), separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)
