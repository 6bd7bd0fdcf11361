"""The data files: the closed vocabulary, the published counts, and the fairness of our map."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from galaxy_desktop.games.master.box import DATA, Card, cards, deck_of, figures, projects
from galaxy_desktop.games.master.schema import (
    ACTIONS,
    COLOURS,
    DECKS,
    DEVELOPMENTS,
    EFFECTS,
    LETTERS,
    MODIFIERS,
    MOMENTS,
    PLAIN,
    STAKES,
    SYMBOLS,
)
from galaxy_desktop.games.master.star_map import BLUE, GREEN, RED, star_map
from tests.each import each

Axial = tuple[int, int]
SYMBOL_OF = {"red": "military", "blue": "scientific", "yellow": "economic", "white": "cultural"}
LEFT_RIGHT = {"red": "blue", "blue": "red", "white": "yellow", "yellow": "white"}
TOP_BOTTOM = {"red": "yellow", "yellow": "red", "blue": "white", "white": "blue"}


def of(deck: str) -> list[Card]:
    """The cards of a deck."""
    return [cards()[card] for card in deck_of(deck)]


def test_the_vocabulary_is_the_one_that_the_rules_know() -> None:
    assert tuple(figures().cubes) == tuple(LETTERS.values()) == COLOURS
    assert len({*ACTIONS, *STAKES.of}) == 16
    assert len(MODIFIERS) == 9
    assert len(MOMENTS) == 13


@each(DECKS)
def test_every_deck_has_its_printed_number_of_cards(deck: str) -> None:
    assert len(of(deck)) == (18 if deck == "leader" else 9)


def test_names_are_unique_and_every_verb_and_moment_is_used() -> None:
    assert len(cards()) == len({card.name for card in cards().values()}) == 72
    effects = [e.code for card in cards().values() for a in card.abilities for e in a.effects]
    stakes = [e.code for project in projects().values() for e in project.stake]
    assert {*effects, *stakes} == {code for (code,) in (*EFFECTS.of, *STAKES.of)}
    assert {a.when for card in cards().values() for a in card.abilities} == set(MOMENTS)


def test_species_have_one_base_project_three_receive_projects_and_one_agenda() -> None:
    agendas = set()
    for species in of("species"):
        assert [p.kind for p in species.projects] == ["base", "receive", "receive", "receive", "agenda"]
        assert len(species.projects[0].slots) == 4
        assert len(species.projects[-1].slots) == 5
        agendas.add(frozenset(species.projects[-1].symbols))
    assert len(agendas) == 9
    assert all(len(symbols) == 3 for symbols in agendas)


def test_leaders_by_what_they_do() -> None:
    leaders = of("leader")
    steals = Counter(p.steals for leader in leaders for p in leader.projects)
    assert steals == dict.fromkeys(PLAIN, 4)
    whens = Counter(a.when for leader in leaders for a in leader.abilities)
    assert (whens["passive"], whens["discard"], sum(whens.values())) == (6, 9, 18)
    assert all(leader.requires for leader in leaders)


def test_governments_by_their_projects() -> None:
    kinds = Counter(p.kind for government in of("government") for p in government.projects)
    assert kinds == {"base": 3, "receive": 3, "agenda": 2}


def test_conflicts_by_their_stakes() -> None:
    sides = [p for conflict in of("conflict") for p in conflict.projects]
    assert sum(p.stake[0].code == "capture_system" for p in sides) == 6
    symmetric = [c for c in of("conflict") if c.projects[0].slots == c.projects[1].slots]
    assert len(symmetric) == 2
    objectives = {deck for p in sides for deck in p.stake[0].deck}
    assert objectives == {"leader", "conflict", "government", "development", *DEVELOPMENTS}
    for conflict in of("conflict"):
        for own, other in (conflict.projects, conflict.projects[::-1]):
            if other.stake[0].code == "capture_system":
                assert len(own.slots) <= len(other.slots), "the target fills first"


def test_symbol_sources_are_even() -> None:
    printed = Counter(s for card in cards().values() for p in card.projects for s in p.symbols)
    printed.update(card.symbol for card in of("conflict"))
    printed.update(known.symbol for known in star_map().symbols.values())
    assert printed == {"cultural": 18, "economic": 17, "diplomatic": 18, "scientific": 17, "military": 18}


def test_developments_by_their_symbols() -> None:
    numbers = Counter(len(c.projects[0].symbols) for deck in DEVELOPMENTS for c in of(deck))
    assert numbers == {0: 2, 1: 22, 2: 3}


def test_starred_slots_occur_in_every_kind_of_project_on_cards() -> None:
    assert {p.kind for p in projects().values() if any(slot.marked for slot in p.slots)} == {
        *("base", "receive", "implement", "agenda", "covert", "conflict")
    }


def test_the_map_has_its_parts_each_on_a_hex_of_its_own() -> None:
    known = star_map()
    counts = (len(known.systems), len(known.tracks), len(known.symbols), len(known.corners))
    assert counts == (24, 40, 20, 4)
    hexes = [known.centre, *(s.at for s in known.systems.values()), *(s.at for s in known.symbols.values())]
    hexes += [slot for track in known.tracks.values() for slot in track.slots]
    assert len(hexes) == len(set(hexes)) == 163


def test_every_slot_of_a_track_touches_the_next_one() -> None:
    for track in star_map().tracks.values():
        one, other = (star_map().systems[end].at for end in track.ends)
        path = [one, *track.slots, other]
        for (q, r), (q2, r2) in pairwise(path):
            assert (q2 - q, r2 - r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}, track.id


def test_systems_by_colour_and_planets() -> None:
    systems = star_map().systems.values()
    assert Counter(system.colour for system in systems) == dict.fromkeys(PLAIN, 6)
    assert Counter(system.planets for system in systems) == {1: 8, 2: 8, 3: 8}
    assert all(star_map().systems[corner.start].planets == 3 for corner in star_map().corners.values())
    assert len({star_map().systems[c.start].colour for c in star_map().corners.values()}) == 4
    for track in star_map().tracks.values():
        one, other = (star_map().systems[end].colour for end in track.ends)
        assert one != other


@pytest.mark.parametrize(
    ("cell", "colours"),
    [(lambda at: (-at[0] - at[1], at[1]), LEFT_RIGHT), (lambda at: (at[0] + at[1], -at[1]), TOP_BOTTOM)],
    ids=["left-right", "top-bottom"],
)
def test_the_map_is_fair_it_looks_the_same_in_both_mirrors(
    cell: Callable[[Axial], Axial], colours: dict[str, str]
) -> None:
    swapped = {SYMBOL_OF[a]: SYMBOL_OF[b] for a, b in colours.items()}
    swapped["diplomatic"] = "diplomatic"
    systems = {(s.at, s.colour, s.planets, s.start) for s in star_map().systems.values()}
    assert {(cell(at), colours[colour], *rest) for at, colour, *rest in systems} == systems
    tracks = {frozenset(track.slots) for track in star_map().tracks.values()}
    assert {frozenset(map(cell, slots)) for slots in tracks} == tracks
    at = {name: system.at for name, system in star_map().systems.items()}
    symbols = {
        (s.symbol, s.link, frozenset(at[name] for name in s.systems)) for s in star_map().symbols.values()
    }
    assert {(swapped[s], link, frozenset(map(cell, ends))) for s, link, ends in symbols} == symbols


def test_symbols_of_the_map_by_link() -> None:
    assert Counter(s.link for s in star_map().symbols.values()) == {BLUE: 4, RED: 6, GREEN: 10}
    assert Counter(s.symbol for s in star_map().symbols.values()) == dict.fromkeys(SYMBOLS, 4)


@pytest.mark.parametrize("corners", [("nw", "se"), ("nw", "ne", "se"), ("nw", "ne", "se", "sw")])
def test_the_map_is_connected_whatever_corners_are_dark(corners: tuple[str, ...]) -> None:
    dark = {s for c in star_map().corners.values() if c.id not in corners for s in c.blackout}
    live = [name for name in star_map().systems if name not in dark]
    assert len(live) == {2: 18, 3: 21, 4: 24}[len(corners)]
    reached, ring = {live[0]}, {live[0]}
    while ring:
        ring = {t.other(one) for one in ring for t in star_map().tracks_of[one]} - reached - dark
        reached |= ring
    assert reached == set(live)


def test_the_blackout_of_a_corner_is_its_start_and_the_two_systems_closest_to_it() -> None:
    for corner in star_map().corners.values():
        lengths = {t.other(corner.start): t.length for t in star_map().tracks_of[corner.start]}
        closest = sorted(lengths, key=lambda name: lengths[name])[:2]
        assert set(corner.blackout) == {corner.start, *closest}
        assert star_map().corners[corner.opposite].opposite == corner.id


def test_numbers_of_the_rules() -> None:
    rules = figures()
    assert (rules.bases, rules.holes, rules.cubes_drawn, rules.card_limit) == (9, 9, 3, 7)
    assert rules.discard_reward == (0, 1, 3, 5)
    assert sum(rules.cubes.values()) == 200


LEADER: dict[str, Any] = {
    "id": "x",
    "name": "X",
    "requires": ["military"],
    "projects": [{"kind": "covert", "slots": ["R"], "steals": "red"}],
    "abilities": [{"when": "discard", "effects": [{"code": "extra_turn"}]}],
}
WRONG: tuple[dict[str, Any], ...] = (
    {"colour": "red"},
    {"requires": ["courage"]},
    {"projects": [{"kind": "covert", "slots": ["Q"], "steals": "red"}]},
    {"projects": [{"kind": "covert", "slots": [], "steals": "red"}]},
    {"projects": [{"kind": "covert", "slots": ["R"], "steals": "black"}]},
    {"projects": [{"kind": "holiday", "slots": ["R"]}]},
    {"projects": [{"kind": "base", "slots": ["R"], "draw": ["leader"]}]},
    {"abilities": [{"when": "never", "effects": [{"code": "extra_turn"}]}]},
    {"abilities": [{"when": "passive", "effects": [{"code": "extra_turn"}]}]},
    {"abilities": [{"when": "discard", "effects": [{"code": "free_reinforce"}]}]},
    {"abilities": [{"when": "discard", "effects": [{"code": "capture_system"}]}]},
    {"abilities": [{"when": "discard", "effects": []}]},
    {"abilities": [{"when": "discard", "effects": [{"code": "return_cubes", "whose": "own"}]}]},
    {"abilities": [{"when": "discard", "effects": [{"code": "fly"}]}]},
    {"abilities": [{"when": "discard", "effects": [{"code": "gain_cubes", "colour": "red"}]}]},
    {"abilities": [{"when": "discard", "effects": [{"code": "extra_turn", "who": "self"}]}]},
    {"abilities": [{"when": "discard", "effects": [{"code": "extra_turn", "count": -1}]}]},
    {"abilities": [{"when": "discard", "if": {"nth": [1]}, "effects": [{"code": "extra_turn"}]}]},
    {"abilities": [{"when": "turn_start", "if": {"bag_max": "few"}, "effects": [{"code": "extra_turn"}]}]},
)


def wrong(table: str, change: dict[str, Any]) -> list[str]:
    """What is wrong with the data when the first row of a table is changed."""
    tables = DATA.own()
    tables[table][0] |= change
    return list(DATA.faults(tables))


def test_a_row_that_keeps_to_the_vocabulary_is_taken() -> None:
    assert wrong("leader", LEADER) == []


@each(WRONG)
def test_a_row_outside_the_vocabulary_is_refused_in_one_line(change: dict[str, Any]) -> None:
    (line,) = wrong("leader", change)
    assert line.startswith("leader")
    assert "\n" not in line


@each(
    [
        ("conflict", {"symbol": "civil"}),
        ("conflict", {"red": {"slots": ["R"], "stake": []}}),
        ("conflict", {"red": {"slots": ["R"], "stake": [{"code": "extra_turn"}]}}),
        ("development", {"slots": ["R"] * 9}),
        ("development", {"symbols": ["civil"]}),
        ("system", {"planets": 0}),
        ("system", {"colour": "black"}),
        ("symbol", {"link": "violet"}),
        ("symbol", {"systems": []}),
    ]
)
def test_wrong_values_of_other_tables_are_refused(table: str, change: dict[str, Any]) -> None:
    assert any(line.startswith(table) for line in wrong(table, change))


def test_a_row_that_lacks_a_field_is_refused() -> None:
    tables = DATA.own()
    del tables["development"][0]["slots"]
    (line,) = DATA.faults(tables)
    assert "is missing the field “slots”" in line
