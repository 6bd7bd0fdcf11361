"""Subjects to be drawn, as a game's data says: every card, tile face and world, by its id."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Entry = Mapping[str, Any]
_PLAIN = ("none", "any")
LISTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "race": {"cards.toml": ("card",)},
    "jumpdrive": {"cards.toml": ("center", "card")},
    "roll": {"tiles.toml": ("tile",), "home_worlds.toml": ("home_world",), "factions.toml": ("faction",)},
    "frontiers": {
        "developments.toml": ("development",),
        "worlds.toml": ("world",),
        "home_colonies.toml": ("home",),
    },
    "master": {
        "developments.toml": ("development",),
        "leaders.toml": ("leader",),
        "governments.toml": ("government",),
        "species.toml": ("species",),
        "conflicts.toml": ("conflict",),
    },
}
_WORLDS = ("world", "home_world", "home")


@dataclass(frozen=True, slots=True)
class Subject:
    """One thing to draw; `kind` is the kind of a world, and None for all that is no world."""

    id: str
    kind: str | None


def read_subjects(game: str, folder: Path) -> Iterator[Subject]:
    """Every subject of a game, in the order of its data."""
    for name, sections in LISTS[game].items():
        data = tomllib.loads((folder / name).read_text("utf-8"))
        for section in sections:
            for entry in data[section]:
                yield from _faces(entry, section)


def _faces(entry: Entry, section: str) -> Iterator[Subject]:
    if section == "tile":
        yield from (_subject(entry[side], side) for side in ("development", "world"))
    elif section == "faction":
        yield from (_subject(square, square["side"]) for square in entry["squares"])
    else:
        yield _subject(entry, entry.get("type", section))


def _subject(entry: Entry, what: str) -> Subject:
    if what not in _WORLDS:
        return Subject(entry["id"], None)
    kind = entry.get("good") or entry.get("kind") or entry.get("color") or "gray"
    return Subject(entry["id"], "gray" if kind in _PLAIN else kind)
