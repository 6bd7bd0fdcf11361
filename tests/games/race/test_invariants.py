"""A damaged state of Race is told by its fault, so that no save with one is played on."""

from typing import Any

from tests.each import each
from tests.games.damage import Damage, put, told_of, when


def first(g: Any) -> Any:
    return g.players[0]


def in_phase(g: Any, phase: str) -> Any:
    """The first player, in a state of this phase."""
    return when(g.phase == phase, g.players[0])


def after(g: Any, rounds: int) -> Any:
    """The first player, once so many rounds have been chosen for."""
    return when(len(g.players[0].past) >= rounds, g.players[0])


DAMAGES: list[tuple[str, Damage]] = [
    ("unknown phase 'lunch'", lambda g: put(g, phase="lunch")),
    ("unknown end 'sleep'", lambda g: put(g, ended_by="sleep")),
    ("the game is over, but steps remain", lambda g: put(g, phase="over")),
    ("impossible number of rounds: 999", lambda g: put(g, round=999)),
    ("seat 9 is not the first", lambda g: put(g, first=9)),
    (" is not the first", lambda g: in_phase(g, "actions") and put(g, first=1 - g.first)),
    ("unknown seat '7'", lambda g: g.discards.__setitem__(0, (g.discards[0][0], 7))),
    ("a start world is not where it should be", lambda g: in_phase(g, "actions").tableau.reverse()),
    ("impossible number of chips: -1", lambda g: put(first(g), chips=-1)),
    ("impossible number of rounds chosen for", lambda g: after(g, 2).past.clear()),
    ("unknown action", lambda g: after(g, 2).past.__setitem__(0, ("sleep",))),
    (
        "the action of this round is not the last that was chosen",
        lambda g: put(after(g, 2), actions=(*first(g).past[-1], "develop")),
    ),
    ("a power was used that there is not", lambda g: first(g).used.append("nowhere/0")),
    ("a power was used that there is not", lambda g: first(g).used.append("nowhere")),
    ("a used power appears twice", lambda g: first(g).used.append(first(g).used[0])),
    ("unknown world 'nowhere'", lambda g: first(g).produced.append("nowhere")),
    ("cards are looked at at the wrong time", lambda g: in_phase(g, "actions").drawn.append(g.supply.pop())),
    (
        "cards are looked at at the wrong time",
        lambda g: in_phase(g, "actions").offered.append(g.supply.pop()),
    ),
    ("cards on the table", lambda g: g.supply.pop()),
    ("cards on the table", lambda g: g.supply.append(g.supply[0])),
    ("has a card twice in the tableau", lambda g: first(g).tableau.append(first(g).tableau[0])),
    (
        "the card just placed by seat 0 is not the last",
        lambda g: put(when(len(first(g).tableau) > 1, first(g)), placed=first(g).tableau[0]),
    ),
    ("which cannot hold one", lambda g: first(g).goods.update({first(g).hand[0]: g.supply.pop()})),
    ("chips in the pool", lambda g: put(g, pool=g.pool + 1)),
]


@each(DAMAGES)
def test_each_fault_is_told(fault: str, damage: Damage) -> None:
    assert fault in told_of("race", 2, damage)
