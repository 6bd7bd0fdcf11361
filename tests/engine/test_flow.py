"""Rules are steps, steps are data."""

from dataclasses import dataclass, field
from typing import Self

import pytest

from galaxy_desktop.engine.decisions import Answer, Number
from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.engine.flow import (
    Answers,
    Asks,
    IllegalAnswerError,
    State,
    Step,
    advance,
    give,
    is_over,
    open_asks,
)
from galaxy_desktop.engine.plain import plain


@dataclass(slots=True, kw_only=True)
class Table(State):
    said: list[tuple[Seat, Answer]] = field(default_factory=list)

    def clone(self) -> Self:
        return type(self)(said=self.said.copy(), **self.basics())


@plain
class Said(Event):
    seat: Seat
    number: int


@plain
class Secretly(Step[Table]):
    """Both name a number at once."""

    def asks(self, g: Table) -> Asks:
        return {0: Number("secret", 1, 3), 1: Number("secret", 1, 3)}

    def done(self, g: Table, answers: Answers) -> None:
        for seat in sorted(answers):
            g.said.append((seat, answers[seat]))
            g.tell(Said(seat, answers[seat]))


@plain
class Alone(Step[Table]):
    """One seat names a number."""

    seat: Seat

    def asks(self, g: Table) -> Asks:
        return {self.seat: Number("alone", 1, 3)}

    def done(self, g: Table, answers: Answers) -> None:
        g.said.append((self.seat, answers[self.seat]))


@plain
class Quietly(Step[Table]):
    """Asks nobody and puts two more steps next."""

    def done(self, g: Table, answers: Answers) -> None:
        assert answers == {}
        g.then(Alone(1), Alone(0))


def table(*steps: Step[Table]) -> Table:
    g = Table(rng=1)
    g.then(*steps)
    advance(g)
    return g


def test_choices_stay_sealed_until_all_have_chosen() -> None:
    g = table(Secretly())
    give(g, 1, 2)
    assert g.said == []
    assert open_asks(g).keys() == {0}
    give(g, 0, 3)
    assert g.said == [(0, 3), (1, 2)]
    assert is_over(g)


def test_steps_come_in_reading_order_and_before_what_was_waiting() -> None:
    g = table(Quietly(), Secretly())
    assert open_asks(g).keys() == {1}
    give(g, 1, 1)
    give(g, 0, 1)
    assert open_asks(g).keys() == {0, 1}


@pytest.mark.parametrize(("seat", "answer"), [(0, 4), (0, "1"), (2, 1), (1, None)])
def test_a_refused_answer_changes_nothing(seat: Seat, answer: Answer) -> None:
    g = table(Secretly())
    before = g.clone()
    with pytest.raises(IllegalAnswerError):
        give(g, seat, answer)
    assert g == before


def test_nobody_answers_twice() -> None:
    g = table(Secretly())
    give(g, 0, 1)
    with pytest.raises(IllegalAnswerError):
        give(g, 0, 2)


def test_events_are_those_since_the_last_answer() -> None:
    g = table(Secretly(), Alone(0))
    give(g, 0, 1)
    give(g, 1, 1)
    assert g.events == [Said(0, 1), Said(1, 1)]
    give(g, 0, 1)
    assert g.events == []


def test_a_view_hides_sealed_answers_chance_and_questions_of_others() -> None:
    g = table(Secretly())
    give(g, 0, 3)
    assert g.basics_for(1)["sealed"] == {0: HIDDEN}
    assert g.basics_for(0)["sealed"] == {0: 3}
    assert g.basics_for(1)["rng"] == 0
    open_asks(g)
    assert g.basics_for(1)["asking"].keys() == {1}


def test_a_clone_goes_its_own_way() -> None:
    g = table(Secretly(), Alone(0))
    other = g.clone()
    give(other, 0, 1)
    give(other, 1, 1)
    assert g.sealed == {}
    assert g.said == []
    assert open_asks(g).keys() == {0, 1}
