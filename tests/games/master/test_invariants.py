"""A damaged state of Master is told by its fault, so that no save with one is played on."""

from dataclasses import replace
from typing import Any

from galaxy_desktop.games.master.box import cards, projects
from galaxy_desktop.games.master.schema import BASE, BLACK, LASTING, SPECIES
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.victory import ENDS, victory
from tests.each import each
from tests.games.damage import Damage, put, told_of, when


def first(g: Any) -> Any:
    return g.players[0]


def under_way(g: Any) -> Any:
    """The state, once the game has begun and before it is over."""
    return when(g.phase not in ("setup", "over"), g)


def any_of(found: Any) -> Any:
    """The first of some things; a `LookupError` in a state in which there is none."""
    for one in found:
        return one
    raise LookupError


def change(table: Any, **values: Any) -> None:
    """Change the first entry of a table of routes or conflicts."""
    name = any_of(table)
    table[name] = replace(table[name], **values)


def route(g: Any, **values: Any) -> None:
    """Change a route, or only its cubes or colour, in a game that is not over."""
    name = any_of(under_way(g).routes)
    old = g.routes[name]
    made = {"owner": old.owner, "departure": old.departure, "colour": old.colour, "cubes": old.cubes}
    g.routes[name] = type(old)(**{**made, **values})


def far_from(g: Any, id_: str) -> Any:
    """A system that is not at an end of a track."""
    return any_of(one for one in star_map().systems if one not in star_map().tracks[id_].ends)


def bystander(g: Any) -> Any:
    """A seat that has no part in the first conflict."""
    conflict = any_of(g.conflicts.values())
    return any_of({*range(len(g.players))} - {conflict.red, conflict.blue})


def base_project() -> Any:
    return any_of(project for project in projects() if projects()[project].kind == BASE)


def another_end(g: Any) -> Any:
    """A way to win that the first player has not won by."""
    return any_of(end for end in ENDS if end != victory(g, 0))


DAMAGES: list[tuple[str, Damage]] = [
    ("unknown phase 'lunch'", lambda g: put(g, phase="lunch")),
    ("unknown end 'sleep'", lambda g: put(g, ended_by="sleep")),
    ("the game is over, but steps remain", lambda g: put(g, phase="over")),
    ("unknown seat '9'", lambda g: put(g, first=9)),
    ("unknown seat '9'", lambda g: put(g, seat=9)),
    ("unknown seat '0'", lambda g: put(under_way(g), winner=0)),
    ("impossible number of turns: -1", lambda g: put(g, turn=-1)),
    ("impossible number of more cubes: -1", lambda g: put(g, more_cubes=-1)),
    ("impossible number of cards discarded: -1", lambda g: put(g, discarded=-1)),
    ("impossible number of turns without a cube: -1", lambda g: put(g, quiet=-1)),
    ("impossible number of extra turns: -1", lambda g: put(g, extra_turns=-1)),
    ("impossible number of extra turns in a row: -1", lambda g: put(g, extra_taken=-1)),
    ("unknown color 'tea'", lambda g: g.hand.append("tea")),
    ("unknown card 'moon'", lambda g: g.looked.append("moon")),
    ("unknown deck 'moon'", lambda g: g.decks.update(moon=[])),
    ("unknown project 'moon'", lambda g: g.active.append("moon")),
    ("an active project appears twice", lambda g: g.active.append(g.active[0])),
    ("unknown color 'tea'", lambda g: g.planets.update({any_of(g.planets): ("tea",)})),
    ("unknown system 'moon'", lambda g: g.dark.append("moon")),
    ("unknown seat '9'", lambda g: g.owners.update({any_of(g.owners): 9})),
    ("unknown seat '9'", lambda g: route(g, owner=9)),
    ("unknown color 'tea'", lambda g: route(g, colour="tea")),
    ("unknown track 'moon'", lambda g: g.routes.update(moon=g.routes[any_of(g.routes)])),
    ("unknown seat '9'", lambda g: change(g.conflicts, attacker=9)),
    ("unknown system 'moon'", lambda g: change(g.conflicts, red_system="moon")),
    ("unknown track 'moon'", lambda g: change(g.conflicts, track="moon")),
    ("the supremacy track does not have a row for each seat", lambda g: g.track.pop()),
    ("impossible number of symbols: -1", lambda g: g.track.__setitem__(0, (-1, *g.track[0][1:]))),
    ("the reserve does not have each color", lambda g: g.reserve.popitem()),
    ("unknown card 'moon'", lambda g: first(g).row.append("moon")),
    ("unknown project 'moon'", lambda g: first(g).built.append("moon")),
    ("unknown system 'moon'", lambda g: put(first(g), start="moon")),
    ("a bag does not have each color", lambda g: first(g).bag.popitem()),
    ("impossible number of turns to skip: 99", lambda g: put(first(g), skips=99)),
    ("cubes on the table, not", lambda g: g.reserve.update({BLACK: g.reserve[BLACK] + 1})),
    ("the reserve has fewer cubes than none", lambda g: g.reserve.update({BLACK: -1})),
    ("bag 0 has fewer cubes than none", lambda g: first(g).bag.update({BLACK: -1})),
    ("black cubes", lambda g: first(g).bag.update({BLACK: 9})),
    ("not each card is in one place", lambda g: g.decks[any_of(g.decks)].pop()),
    (
        "deck has cards of others",
        lambda g: any_of(g.decks.values()).append([*g.decks.values()][1].pop()),
    ),
    (
        "seat 0 has 0 species",
        lambda g: (
            under_way(g)
            and first(g).row.remove(any_of(c for c in first(g).row if cards()[c].deck == SPECIES))
        ),
    ),
    ("has no such slots", lambda g: g.cubes.update({any_of(g.cubes): ()})),
    (
        "has cubes and belongs to nobody",
        lambda g: g.cubes.update(
            {any_of(p for p in projects() if projects()[p].card in g.decks[SPECIES]): (BLACK,)}
        ),
    ),
    ("belongs", lambda g: g.cubes.update({(p := any_of(g.cubes)): tuple(BLACK for _ in g.cubes[p])})),
    (
        "is active and not full",
        lambda g: g.active.append(
            any_of(p for p in g.cubes if projects()[p].kind in LASTING and p not in g.active)
        ),
    ),
    ("seat 0 has", lambda g: put(first(g), unused=first(g).unused + 1)),
    (
        "has a base on",
        lambda g: first(g).built.append(any_of(p for p in projects() if projects()[p].kind in LASTING)),
    ),
    ("has two bases on one card", lambda g: first(g).built.extend([base_project()] * 2)),
    ("owners without bases", lambda g: g.bases.pop(any_of(g.bases))),
    ("bases", lambda g: g.bases.update({any_of(g.bases): 99})),
    ("is dark and not empty", lambda g: g.dark.append(any_of(g.owners))),
    ("has odd planets", lambda g: g.planets.update({any_of(g.planets): ()})),
    ("black-hole tokens", lambda g: put(g, holes=g.holes + 1)),
    ("cubes", lambda g: route(g, cubes=99)),
    (
        "departs from a system of another",
        lambda g: route(g, departure=any_of(s for s in star_map().systems if s not in g.owners)),
    ),
    (
        "there is a route and a conflict on",
        lambda g: under_way(g).routes.update({any_of(g.conflicts.values()).track: any_of(g.routes.values())}),
    ),
    (
        "is not between its systems",
        lambda g: change(under_way(g).conflicts, red_system=far_from(g, any_of(g.conflicts.values()).track)),
    ),
    ("has the wrong sides", lambda g: change(under_way(g).conflicts, attacker=bystander(g))),
    (
        "is fought by others than the owners",
        lambda g: change(
            under_way(g).conflicts,
            red=any_of(g.conflicts.values()).blue,
            blue=any_of(g.conflicts.values()).red,
        ),
    ),
    (
        "the supremacy track does not show the symbols there are",
        lambda g: under_way(g).track.__setitem__(0, (g.track[0][0] + 1, *g.track[0][1:])),
    ),
    ("extra turns in a row", lambda g: put(g, extra_turns=50)),
    ("cubes in hand outside of allocation", lambda g: when(g.phase == "cards", g.hand).append(BLACK)),
    ("has not happened", lambda g: put(when(g.phase == "over", g), winner=0, ended_by=another_end(g))),
]


@each(DAMAGES)
def test_each_fault_is_told(fault: str, damage: Damage) -> None:
    assert fault in told_of("master", 3, damage)
