"""Star map, read from the data files: systems, tracks, supremacy symbols and corners on hexes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from galaxy_desktop.games.master.box import DATA
from galaxy_desktop.games.master.schema import Corner, Hex, Symbol, System, Track

BLUE, GREEN, RED = "blue", "green", "red"
"""Links of symbols: granted at the start; bases in both systems; bases in exactly one."""


@dataclass(frozen=True, slots=True, eq=False)
class StarMap:
    """Whole star map, by id."""

    centre: Hex
    corners: Mapping[str, Corner]
    """Corners by name, clockwise."""
    systems: Mapping[str, System]
    tracks: Mapping[str, Track]
    symbols: Mapping[str, Symbol]
    tracks_of: Mapping[str, tuple[Track, ...]]
    """Tracks at each system."""
    exits: Mapping[str, tuple[tuple[str, str, bool], ...]]
    """Tracks at each system: id, system at the other end, and true if the system is the track's first end."""


@cache
def star_map() -> StarMap:
    """Return the map as printed."""
    box = DATA.box
    systems = {system.id: system for system in box.system}
    corners = {corner.id: corner for corner in box.corner}
    tracks_of = {name: tuple(track for track in box.track if name in track.ends) for name in systems}
    return StarMap(
        centre=box.map.centre,
        corners=MappingProxyType({name: corners[name] for name in box.map.seats}),
        systems=MappingProxyType(systems),
        tracks=MappingProxyType({track.id: track for track in box.track}),
        symbols=MappingProxyType({symbol.id: symbol for symbol in box.symbol}),
        tracks_of=MappingProxyType(tracks_of),
        exits=MappingProxyType(
            {
                name: tuple((track.id, track.other(name), name == track.ends[0]) for track in there)
                for name, there in tracks_of.items()
            }
        ),
    )
