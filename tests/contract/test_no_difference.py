"""No person is asked what makes no difference: answers that all lead to equal states."""

from itertools import islice

import pytest

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.running import RunningGame, deal
from galaxy_desktop.play.seats import Person
from galaxy_desktop.play.seats import Table as Seated
from tests.contract.walk import GAMES, Table, tables_in_turn


def after(g: State, seat: Seat, answer: object, chance: int) -> State:
    """The state after an answer, with other chance."""
    world = g.clone()
    world.rng = Dice(chance).below(1 << 64)
    give(world, seat, answer)
    world.events = []
    return world


def makes_a_difference(g: State, seat: Seat, decision: Decision) -> bool:
    """Whether two of the first legal answers lead to states that differ; others asked at once may always."""
    for chance in range(3) if len(open_asks(g)) == 1 and not g.sealed else ():
        answers = islice(decision.answers(), 120)
        same = after(g, seat, next(answers), chance)
        if any(after(g, seat, answer, chance) != same for answer in answers):
            return True
    return len(open_asks(g)) > 1 or bool(g.sealed)


def persons_at(table: Table) -> RunningGame:
    people = tuple(Person(f"P{seat + 1}") for seat in range(table.seats))
    return deal(GAMES, Seated(table.game.id, people, dict(table.options), table.seed, "always"))


@pytest.mark.slow
@pytest.mark.parametrize("table", tables_in_turn(), ids=str)
def test_no_question_with_equal_answers_is_put_to_a_person(table: Table) -> None:
    running, dice = persons_at(table), Dice(table.seed + 31)
    running.go_on()
    while not running.over():
        g = running.history.now
        for seat, decision in open_asks(g).items():
            assert makes_a_difference(g, seat, decision), (seat, decision)
        seat, decision = sorted(open_asks(g).items())[0]
        running.give(seat, decision.sample(dice))
