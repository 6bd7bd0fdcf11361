"""The star map, read from the data files: systems, tracks, supremacy symbols and corners on hexes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from galaxy_desktop.games.master.vocabulary import DATA

Hex = tuple[int, int]
"""Axial coordinates (q, r) of a pointy-top hex."""

BLUE, GREEN, RED = "blue", "green", "red"
"""Links of symbols: granted at the start; bases in both systems; bases in exactly one."""


@dataclass(frozen=True, slots=True, eq=False)
class System:
    """A star system."""

    id: str
    name: str
    quadrant: str
    role: str
    colour: str
    planets: int
    at: Hex
    start: bool


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """Slots between two systems, listed from the first of its ends to the second."""

    id: str
    ends: tuple[str, str]
    slots: tuple[Hex, ...]

    @property
    def length(self) -> int:
        """How many cubes a route over it takes."""
        return len(self.slots)

    def other(self, end: str) -> str:
        """The system at the other end."""
        return self.ends[1] if end == self.ends[0] else self.ends[0]


@dataclass(frozen=True, slots=True, eq=False)
class Symbol:
    """A supremacy symbol on the map and what it is linked to."""

    id: str
    symbol: str
    link: str
    systems: tuple[str, ...]
    at: Hex


@dataclass(frozen=True, slots=True, eq=False)
class Corner:
    """A corner of the map: its starting system, and what is dark where nobody starts there."""

    id: str
    start: str
    opposite: str
    blackout: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The whole map."""

    centre: Hex
    corners: Mapping[str, Corner]
    """Clockwise."""
    systems: Mapping[str, System]
    tracks: Mapping[str, Track]
    symbols: Mapping[str, Symbol]
    tracks_of: Mapping[str, tuple[Track, ...]]
    """The tracks at each system."""


@cache
def board() -> Board:
    """The map as printed."""
    data = DATA.tables
    tracks = {row["id"]: Track(row["id"], _pair(row["ends"]), _hexes(row["slots"])) for row in data["track"]}
    systems = {
        row["id"]: System(
            row["id"],
            row["name"],
            row["quadrant"],
            row["role"],
            row["colour"],
            row["planets"],
            _hex(row["at"]),
            row.get("start", False),
        )
        for row in data["system"]
    }
    symbols = {
        row["id"]: Symbol(row["id"], row["symbol"], row["link"], tuple(row["systems"]), _hex(row["at"]))
        for row in data["symbol"]
    }
    corners = {
        row["id"]: Corner(row["id"], row["start"], row["opposite"], tuple(row["blackout"]))
        for row in data["corner"]
    }
    return Board(
        centre=_hex(data["map"]["centre"]),
        corners=MappingProxyType({name: corners[name] for name in data["map"]["seats"]}),
        systems=MappingProxyType(systems),
        tracks=MappingProxyType(tracks),
        symbols=MappingProxyType(symbols),
        tracks_of=MappingProxyType(
            {name: tuple(track for track in tracks.values() if name in track.ends) for name in systems}
        ),
    )


def _hex(at: list[int]) -> Hex:
    q, r = at
    return q, r


def _hexes(rows: list[list[int]]) -> tuple[Hex, ...]:
    return tuple(map(_hex, rows))


def _pair(ends: list[str]) -> tuple[str, str]:
    one, other = ends
    return one, other
