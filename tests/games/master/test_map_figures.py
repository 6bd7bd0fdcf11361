"""Figures that the inspector tells of systems and tracks of Master are those that the rules use."""

import re

import pytest

from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.moves import CubeSpot
from galaxy_desktop.games.master.projects import is_complete_route, settle_reward
from galaxy_desktop.games.master.schema import DEVELOPMENTS, PLAIN
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState, Route
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from tests.games.master.laid import hold, implement, table
from tests.games.master.laid import plain_text as plain


def told(g: MasterState, item: str) -> str:
    return plain(" ".join(line.text for line in WORDS.explain(view(g, 0), item)))


def helped(code: str, scope: str = "") -> list[tuple[str, ...]]:
    """No card, each that has a modifier of this code, and all of them together."""
    found = [
        card.id
        for card in cards().values()
        for ability in card.abilities
        for effect in ability.effects
        if effect.code == code and (not scope or scope in effect.scope) and ability.when == "passive"
    ]
    assert found
    return [(), *((card,) for card in found), tuple(found)]


def with_cards(names: tuple[str, ...]) -> MasterState:
    g = table()
    for name in names:
        if cards()[name].deck in DEVELOPMENTS:
            implement(g, 0, name)
        else:
            hold(g, 0, name)
    return g


@pytest.mark.parametrize("names", helped("settle_bonus"))
def test_settling_gives_as_many_cubes_as_the_system_says(names: tuple[str, ...]) -> None:
    g = with_cards(names)
    for system in star_map().systems.values():
        if system.id in g.dark or not system.planets:
            continue
        said = re.search(r"to gain (\d+) .* to gain (\d+) of its color", told(g, system.id))
        assert said is not None, told(g, system.id)
        for colour in PLAIN:
            g.planets[system.id] = (colour,) + ("",) * (system.planets - 1)
            gained = len(settle_reward(g, 0, CubeSpot(system.id, 0)))
            assert gained == int(said[1 if colour == system.colour else 2]), (system.id, colour)
        g.planets.pop(system.id)


@pytest.mark.parametrize("names", helped("discount", "route"))
def test_a_route_may_lack_as_many_cubes_as_its_track_says(names: tuple[str, ...]) -> None:
    g = with_cards(names)
    for track in star_map().tracks.values():
        if {*track.ends} & {*g.dark}:
            continue
        said = re.search(r"Yours is complete with (\d+) slots? empty", told(g, track.id))
        empty = int(said[1]) if said else 0
        colour = star_map().systems[track.ends[0]].colour
        for missing in range(track.length):
            g.routes[track.id] = Route(0, track.ends[0], colour, track.length - missing)
            assert is_complete_route(g, track.id) == (missing <= empty), (track.id, missing, said)
        g.routes.pop(track.id)
