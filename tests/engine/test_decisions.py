"""The closed list of decisions: what each allows, offers and samples."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.decisions import (
    Assign,
    Compose,
    Confirm,
    Decision,
    Number,
    Option,
    Order,
    Pay,
    Pick,
    Place,
    Way,
)
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.engine.rng import Dice
from tests.each import each


@dataclass(frozen=True, slots=True)
class TwoOfThree:
    """Any two different letters of a, b, c, or one twice: made letter by letter."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        return ("a", "b", "c") if len(made) < 2 else ()

    def complete(self, made: tuple[Option, ...]) -> bool:
        return len(made) == 2

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Repeated:
    """The letter a, as many times as one of these numbers says."""

    times: tuple[int, ...]

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        return ("a",) if len(made) < max(self.times) else ()

    def complete(self, made: tuple[Option, ...]) -> bool:
        return len(made) in self.times

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Bought:
    """Nothing, or a thing for any two of three letters: the thing first."""

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        if not made:
            return ("thing",)
        return tuple(letter for letter in "abc" if letter not in made) if len(made) < 3 else ()

    def complete(self, made: tuple[Option, ...]) -> bool:
        return len(made) in (0, 3)

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        return False

    def rest(self, made: tuple[Option, ...]) -> tuple[tuple[Option, ...], int] | None:
        return (self.moves(made), 2) if len(made) == 1 else None


DECISIONS: list[tuple[Decision, int, list[Any]]] = [
    (Pick("p", ("a", "b", "c"), 1, 2), 6, [(), ("a", "a"), ("a", "b", "c"), ("d",), ["a"], "a", None, (1,)]),
    (Pick("p", ("a", "b", "c"), 0, 1), 4, [("a", "b")]),
    (Pick("p", (), 0, 1), 1, [("a",)]),
    (Pick("p", ("a",)), 1, [()]),
    (Pick("p", ("a", "b"), 2, 2), 1, [("a",)]),
    (Pick("p", ("a", "b"), 2, 5), 1, [("a",)]),
    (Pick("p", ("a", "b"), 0, 0), 1, [("a",)]),
    (Pick("p", ("a",), 0, 1), 2, [("a", "a")]),
    (Pick("p", ("a", "b"), 2, 2, labels=("x", "y")), 1, [("a",)]),
    (Pick("p", ("a", "b", "c"), 2, 2, labels=("x", "x", "y")), 2, [("a", "b")]),
    (Pick("p", ("a", "b", "c", "d"), 0, 2, labels=("x", "x", "y", "z")), 10, [("b", "a")]),
    (
        Pay("w", (Way("free"), Way("pay", 2, ("a", "b", "c")))),
        4,
        [
            ("free", ("a",)),
            ("pay", ("a",)),
            ("pay", ("a", "a")),
            ("none", ()),
            ("pay", ("a", "d")),
            ("pay",),
            3,
        ],
    ),
    (Order("o", ("a", "b", "c")), 6, [("a", "b"), ("a", "b", "b"), ("a", "b", "c", "c")]),
    (Number("n", 1, 7), 7, [0, 8, "1", True, 1.0, None]),
    (Assign("a", ("d1", "d2"), (("x", "y"), ("y",))), 2, [("x", "x"), ("x",), ("y", "y", "y")]),
    (Place("p", ("k", "l"), (("1", "2"), ("2",))), 3, [("l", "1"), ("k",), ("m", "1")]),
    (Confirm("c"), 2, ["yes", 1, None]),
    (Confirm("c", may_decline=False), 1, [False]),
    (Compose("c", TwoOfThree()), 9, [("a",), ("a", "b", "c"), ("a", "d")]),
    (Compose("c", Repeated((3,))), 1, [(), ("a", "a"), ("a", "a", "b")]),
    (Compose("c", Repeated((2, 3))), 2, [("a",), ("b",)]),
    (Compose("c", Repeated((0,))), 1, [("a",)]),
]


@each(DECISIONS)
def test_every_answer_offered_is_allowed_and_others_are_not(
    decision: Decision, number: int, illegal: list[Any]
) -> None:
    answers = list(decision.answers())
    assert len(answers) == len(set(answers)) == number
    assert all(decision.allows(answer) for answer in answers)
    assert not any(decision.allows(answer) for answer in illegal)


@each(DECISIONS)
def test_count_agrees_with_the_answers(decision: Decision, number: int, illegal: list[Any]) -> None:
    del illegal
    assert decision.count() == (min(number, 2) if isinstance(decision, Compose) else number)
    assert decision.forced() == (number == 1)
    assert decision.allows(decision.only())


def test_a_question_that_must_tell_nothing_by_being_asked_is_never_forced() -> None:
    assert Confirm("c", may_decline=False).forced()
    assert not Confirm("c", may_decline=False, always=True).forced()


@each(DECISIONS)
def test_samples_are_legal_and_reach_every_answer(
    decision: Decision, number: int, illegal: list[Any]
) -> None:
    del illegal
    dice = Dice(5)
    samples = [decision.sample(dice) for _ in range(400)]
    assert all(decision.allows(sample) for sample in samples)
    canonical = {
        frozenset(s) if isinstance(decision, Pick) else s for s in samples if not isinstance(decision, Pay)
    }
    if not isinstance(decision, Pay):
        assert len(canonical) == number


def test_the_rest_of_an_answer_is_drawn_as_it_would_be_move_by_move() -> None:
    at_once, one_by_one = Dice(5), Dice(5)
    for _ in range(50):
        drawn = Compose("c", Bought(), rest=Bought().rest).sample(at_once)
        assert drawn == Compose("c", Bought()).sample(one_by_one)
        assert at_once.chance == one_by_one.chance


@each(DECISIONS)
def test_options_hold_all_that_answers_are_made_of(
    decision: Decision, number: int, illegal: list[Any]
) -> None:
    del number, illegal
    options = set(decision.options())
    for answer in decision.answers():
        if isinstance(answer, bool):
            assert ("yes" if answer else "no") in options
        elif isinstance(answer, int):
            assert str(answer) in options
        else:
            flat = [part for each in answer for part in (each if isinstance(each, tuple) else (each,))]
            assert options.issuperset(flat)


def test_why_not_gives_the_condition_with_its_numbers() -> None:
    def why(option: Option) -> Reason | None:
        return because("too_dear", needs=5, has=2) if option == "b" else None

    decision = Pick("settle", ("a",), why=why)
    reason = decision.why_not("b")
    assert reason is not None
    assert (reason.code, reason["needs"], reason["has"]) == ("too_dear", 5, 2)
    assert decision.why_not("a") is None
    assert Pick("settle", ("a",)).why_not("b") is None
    assert decision == Pick("settle", ("a",))
