"""A damaged state of Roll is told by its fault, so that no save with one is played on."""

from typing import Any

from galaxy_desktop.games.roll.dice import extra_worker
from galaxy_desktop.games.roll.state import NOBODY
from tests.each import each
from tests.games.damage import Damage, put, told_of, when


def first(g: Any) -> Any:
    return g.players[0]


def in_phase(g: Any, *phases: str) -> Any:
    """The first player, in a state of one of these phases."""
    return when(g.phase in phases, first(g))


DAMAGES: list[tuple[str, Damage]] = [
    ("unknown phase 'lunch'", lambda g: put(g, phase="lunch")),
    ("unknown end 'sleep'", lambda g: put(g, ended_by="sleep")),
    ("the game is over, but steps remain", lambda g: put(g, phase="over")),
    ("impossible number of rounds: 999", lambda g: put(g, round=999)),
    ("unknown phase 'lunch'", lambda g: put(g, occurring=(*g.occurring, "lunch"))),
    ("a phase appears twice", lambda g: put(g, occurring=(*g.occurring, g.occurring[0]))),
    ("unknown face '9'", lambda g: put(g, extra_face=9)),
    ("unknown seat '9'", lambda g: put(g, first=9)),
    ("unknown seat '9'", lambda g: g.abandoned.append((g.bag.pop(), 9))),
    ("unknown tile 'moon'", lambda g: g.bag.append("moon")),
    ("unknown faction 'moon'", lambda g: put(first(g), faction="moon")),
    ("unknown tile 'moon'", lambda g: first(g).worlds.append("moon")),
    ("unknown tile 'moon'", lambda g: first(g).drawn.append("moon")),
    ("unknown die 'moon'", lambda g: first(g).faces.update(moon=1)),
    ("unknown die 'moon'", lambda g: put(first(g), selector="moon")),
    ("unknown phase 'lunch'", lambda g: put(first(g), selected="lunch")),
    ("unknown lent worker 'moon'", lambda g: first(g).extras.append("moon")),
    ("unknown type of die 'moon'", lambda g: first(g).scouted.append("moon")),
    ("impossible number of chips: -1", lambda g: put(first(g), chips=-1)),
    ("a tile of a tableau appears twice", lambda g: first(g).tableau.append(first(g).tableau[0])),
    ("dice on the table, not each of the", lambda g: first(g).cup.append(first(g).cup[0])),
    ("dice on the table, not each of the", lambda g: first(g).citizenry.pop()),
    ("not each tile is in one place", lambda g: g.bag.pop()),
    (
        "tiles lie abandoned outside Explore",
        lambda g: when(g.phase == "assign", g.abandoned).append((g.bag.pop(), NOBODY)),
    ),
    ("seat 0 lacks its faction", lambda g: in_phase(g, "assign").tableau.reverse()),
    ("seat 0 lacks its home world", lambda g: in_phase(g, "assign").tableau.pop(2)),
    (
        "seat 0 lacks its home world",
        lambda g: put(
            in_phase(g, "ship"), tableau=[*first(g).tableau[:2], *when(first(g).worlds, first(g).worlds)]
        ),
    ),
    ("on the wrong stack", lambda g: first(g).developments.append(first(g).worlds.pop())),
    ("chips in the pool", lambda g: put(g, pool=g.pool + 1)),
    ("has 0 credits", lambda g: put(in_phase(g, "assign"), credits=0)),
    ("has 11 credits", lambda g: put(in_phase(g, "assign"), credits=11)),
    (
        "has workers in a phase that is over or does not occur",
        lambda g: in_phase(g, "ship", "produce").workers.update({first(g).cup.pop(): "explore"}),
    ),
    (
        "keeps lent workers outside their phase",
        lambda g: put(in_phase(g, "assign"), extras=[extra_worker("home")]),
    ),
    (
        "has dice behind the screen at the wrong time, or none at the right one",
        lambda g: in_phase(g, "assign").cup.extend(first(g).rolled) or first(g).rolled.clear(),
    ),
    ("looks at tiles outside Explore", lambda g: in_phase(g, "assign").drawn.append(g.bag.pop())),
    ("which cannot hold one", lambda g: first(g).goods.update({first(g).cup.pop(): first(g).tableau[0]})),
    ("has a die that shows no face", lambda g: first(g).faces.update(dict.fromkeys(first(g).faces, 6))),
    ("has dice behind the screen that were not rolled", lambda g: in_phase(g, "assign").faces.popitem()),
]


@each(DAMAGES)
def test_each_fault_is_told(fault: str, damage: Damage) -> None:
    assert fault in told_of("roll", 2, damage)
