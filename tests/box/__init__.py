"""The toy game with data files, which a data pack can change; each call makes a game of its own."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from galaxy_desktop.engine.content import GameData, Mark, Pack, Tables
from galaxy_desktop.engine.game import Game
from tests.toy import TOYS


def faults(tables: Tables) -> Iterator[str]:
    if tables["card"][0]["cost"] == tables["card"][1]["cost"]:
        yield "The first two cards cost the same."


def box() -> GameData:
    return GameData(
        __package__,
        {"card": "card", "face": "die.faces"},
        faults=faults,
        texts=("name", "note"),
    )


def pack_of(changes: Any, name: str = "My box", digest: str = "d1") -> Pack:
    return Pack("toy", Mark(name, digest), changes)


def boxed(pack: Pack | None = None) -> dict[str, Game[Any]]:
    """The toy, played with a pack."""
    data = box()
    if pack is not None:
        data.put_in_force(pack)
    return {"toy": replace(TOYS["toy"], data=data)}
