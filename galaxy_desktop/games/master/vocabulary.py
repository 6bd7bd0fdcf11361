"""The words that the data files may use, and the rules know."""

from collections.abc import Mapping
from types import MappingProxyType

COLOURS = ("red", "blue", "yellow", "white", "black")
BLACK = "black"
PLAIN = COLOURS[:4]
"""The colours that can be gained, taken and stolen."""
ANY = "any"

SYMBOLS = ("cultural", "economic", "diplomatic", "scientific", "military")

POLITICS = ("leader", "conflict", "government")
DEVELOPMENTS = ("commerce", "expansion", "progress")
SPECIES = "species"
DECKS = (*POLITICS, *DEVELOPMENTS, SPECIES)
GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType({"politics": POLITICS, "development": DEVELOPMENTS})

SETTLE, ROUTE = "settle", "route"
BASE, RECEIVE, IMPLEMENT = "base", "receive", "implement"
AGENDA, COVERT, CONFLICT = "agenda", "covert", "conflict"
KINDS = (ROUTE, BASE, RECEIVE, IMPLEMENT, AGENDA, COVERT, CONFLICT)
"""Every kind of project that an effect can name; settled planets are out of reach."""
LASTING = (IMPLEMENT, AGENDA)
"""Projects on cards whose cubes stay when they are complete."""

ALL = "all"
