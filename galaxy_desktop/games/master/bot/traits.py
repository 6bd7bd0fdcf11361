"""Traits of answers in Master, to which the styles of the bots lean."""

from collections import Counter

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.games.master.box import cards, projects
from galaxy_desktop.games.master.moves import PlaceConflict, PlaceCube, move_of
from galaxy_desktop.games.master.schema import DEVELOPMENTS, ROUTE
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState

PLANET = "planet"
CHOOSES_CARD = ("draw", "draft", "search", "card", "deck")
"""Questions of which card or deck to take from."""


def traits(g: MasterState, decision: Decision, answer: Answer) -> Features:
    """Return how many cubes an answer places on what, the deck of a card that it takes, and its conflicts."""
    del g
    found: Counter[str] = Counter()
    if decision.topic in CHOOSES_CARD:
        for option in answer:
            deck = cards()[option].deck if option in cards() else option
            found[_of_deck(deck)] += 1
    elif decision.topic in ("allocate", "cards"):
        for option in answer:
            match move_of(option):
                case PlaceCube(_, spot):
                    found[_of_place(spot.place)] += 1
                case PlaceConflict():
                    found["starts conflict"] += 1
    return found


def _of_deck(deck: str) -> str:
    return "card development" if deck in DEVELOPMENTS else f"card {deck}"


def _of_place(place: str) -> str:
    """Return what a cube lies on: the kind of a project, a route or a planet."""
    project = projects().get(place)
    if project is not None:
        return project.kind
    return ROUTE if place in star_map().tracks else PLANET
