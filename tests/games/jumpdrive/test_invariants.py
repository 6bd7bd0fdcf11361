"""A damaged state of Jump Drive is told by its fault, so that no save with one is played on."""

from dataclasses import replace
from typing import Any

from galaxy_desktop.games.jumpdrive.box import cards, figures, survey_teams
from tests.each import each
from tests.games.damage import Damage, put, told_of, when


def first(g: Any) -> Any:
    return g.players[0]


def turn(g: Any, **values: Any) -> None:
    """Change what the first player scored in the first round."""
    first(g).turns[0] = replace(first(g).turns[0], **values)


def in_build(g: Any) -> Any:
    return when(g.phase == "build", first(g))


def trade_pacts() -> list[str]:
    return [card for card, design in cards().items() if design.id == "trade_pact"]


DAMAGES: list[tuple[str, Damage]] = [
    ("unknown phase 'lunch'", lambda g: put(g, phase="lunch")),
    ("unknown end 'sleep'", lambda g: put(g, ended_by="sleep")),
    ("the game is over, but steps remain", lambda g: put(g, phase="over")),
    ("impossible number of rounds: 999", lambda g: put(g, round=999)),
    ("unknown card 'moon'", lambda g: g.supply.append("moon")),
    ("unknown card 'moon'", lambda g: g.discards.append("moon")),
    ("unknown card 'moon'", lambda g: g.rival.append("moon")),
    ("unknown card 'moon'", lambda g: first(g).hand.append("moon")),
    ("unknown card 'moon'", lambda g: first(g).empire.append("moon")),
    ("unknown card 'moon'", lambda g: put(first(g), placed=("moon",))),
    ("unknown card 'moon'", lambda g: turn(g, placed=("moon",))),
    ("impossible number of VP in a round: 999", lambda g: turn(g, worlds=999)),
    ("impossible number of VP in a round: -999", lambda g: turn(g, developments=-999)),
    ("impossible number of VP in a round: 999", lambda g: turn(g, terms=999)),
    ("impossible number of cards of income: -1", lambda g: turn(g, income=-1)),
    ("cards on the table", lambda g: g.supply.pop()),
    ("cards on the table", lambda g: g.supply.append(g.supply[0])),
    (
        "seat 0 begins a round with",
        lambda g: in_build(g).hand.extend(g.supply.pop() for _ in range(figures().hand_limit)),
    ),
    ("seat 0 owes 99 of", lambda g: put(first(g), owes=99)),
    ("seat 0 owes -1 of", lambda g: put(first(g), owes=-1)),
    ("seat 0 has a card twice", lambda g: first(g).empire.append(first(g).empire[0])),
    ("seat 0 has more than one trade_pact", lambda g: first(g).empire.extend(trade_pacts()[:2])),
    ("seat 0 has the Survey Team of another", lambda g: first(g).empire.append(survey_teams()[1])),
    ("there is an imaginary empire in a game for several", lambda g: g.rival.append(g.supply.pop())),
    ("rounds scored", lambda g: first(g).turns.pop()),
    ("rounds scored", lambda g: put(g, round=g.round + 2)),
]


@each(DAMAGES)
def test_each_fault_is_told(fault: str, damage: Damage) -> None:
    assert fault in told_of("jumpdrive", 2, damage)
