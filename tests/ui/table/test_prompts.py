"""Prompts: how clicks become an answer, for every kind of question."""

from dataclasses import dataclass
from itertools import islice, pairwise

import pytest

from galaxy_desktop.engine import decisions
from galaxy_desktop.engine.decisions import (
    Assign,
    Compose,
    Confirm,
    Decision,
    Number,
    Order,
    Pay,
    Pick,
    Place,
    Way,
)
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master.supply import CubeGain
from galaxy_desktop.presenter.prompts import PROMPTS, prompt_for
from galaxy_desktop.presenter.prompts.assign import AssignPrompt
from galaxy_desktop.presenter.prompts.compose import ComposePrompt
from galaxy_desktop.presenter.prompts.pay import PayPrompt
from tests.contract.walk import GAMES, steps
from tests.each import each
from tests.toy import Walk

PAY = Pay("shop", (Way("none"), Way("buy", 2, ("a", "b", "c"))))
PLACE = Place("build", ("hut", "tower"), (("x", "y"), ("x",)))
ASSIGN = Assign("sort", ("d1", "d2", "d3"), (("left", "right"), ("left",), ("left", "right")))
EVERY: tuple[Decision, ...] = (
    Pick("one", ("a", "b", "c")),
    Pick("some", ("a", "b", "c"), 0, 2),
    Pick("kinds", ("a", "b", "c"), 1, 2, ("red", "red", "blue")),
    Pick(
        "pair", ("a+b", "a+c", "c+d"), parts=("a", "b", "c", "d"), parts_of=lambda both: (*both.split("+"),)
    ),
    PAY,
    Order("order", ("a", "b", "c")),
    Number("name", 0, 7),
    ASSIGN,
    PLACE,
    Confirm("sure"),
    Compose("march", Walk(2)),
)


def test_every_kind_of_question_has_a_prompt() -> None:
    kinds = {
        kind
        for kind in vars(decisions).values()
        if isinstance(kind, type) and issubclass(kind, Decision) and kind is not Decision
    }
    assert set(PROMPTS) == kinds


@each(EVERY)
def test_any_clicks_on_open_options_can_be_gone_on_with_to_a_legal_answer(decision: Decision) -> None:
    for seed in range(30):
        dice, prompt = Dice(seed), prompt_for(decision)
        for _click in range(200):
            if prompt.ready and dice.below(4) == 0:
                break
            options = prompt.open()
            assert prompt.click(options[dice.below(len(options))])
        assert prompt.ready
        assert decision.allows(prompt.answer())


@each(EVERY)
def test_what_is_not_open_does_nothing(decision: Decision) -> None:
    prompt = prompt_for(decision)
    assert not prompt.click("nowhere")
    assert prompt.chosen == prompt_for(decision).chosen


@each(EVERY)
def test_back_leads_to_the_beginning(decision: Decision) -> None:
    prompt = prompt_for(decision)
    for _click in range(3):
        unchosen = [option for option in prompt.open() if option not in prompt.chosen]
        if unchosen:
            prompt.click(unchosen[0])
    while prompt.back():
        pass
    assert prompt.chosen == prompt_for(decision).chosen


@each(EVERY)
def test_a_refusal_is_legal_where_there_is_one(decision: Decision) -> None:
    refusal = prompt_for(decision).decline()
    assert refusal is None or decision.allows(refusal)


@each(EVERY)
def test_a_suggested_answer_is_shown_by_options_of_the_question(decision: Decision) -> None:
    answer = decision.sample(Dice(3))
    marked = set(prompt_for(decision).suggest(answer))
    known = {*decision.options(), "north", "east"}
    assert marked <= known


def test_picking_one_replaces_the_other() -> None:
    prompt = prompt_for(Pick("one", ("a", "b")))
    assert prompt.missing == 1
    prompt.click("a")
    prompt.click("b")
    assert prompt.answer() == ("b",)
    assert prompt.missing == 0


def test_what_was_answered_the_last_time_is_picked_already_and_can_be_put_back() -> None:
    prompt = prompt_for(Pick("p", ("a", "b"), 0, 2, preset=("b",)))
    assert (prompt.chosen, prompt.answer(), prompt.decline()) == (("b",), ("b",), ())
    prompt.click("b")
    prompt.click("a")
    assert prompt.answer() == ("a",)


def test_a_full_pick_opens_only_what_can_be_put_back() -> None:
    prompt = prompt_for(Pick("some", ("a", "b", "c"), 2, 2))
    prompt.click("c")
    prompt.click("a")
    assert set(prompt.open()) == {"a", "c"}
    assert prompt.full("b")
    prompt.click("a")
    assert prompt.answer() == ("c",)
    assert not prompt.ready


def test_of_two_alike_the_last_one_stays() -> None:
    prompt = prompt_for(Pick("kinds", ("a", "b", "c"), 2, 2, ("red", "red", "blue")))
    prompt.click("a")
    prompt.click("c")
    assert set(prompt.open()) == {"a", "b", "c"}
    prompt.click("b")
    assert set(prompt.answer()) == {"b", "c"}


def test_paying_begins_with_the_way_where_there_are_several() -> None:
    prompt = PayPrompt(PAY)
    assert prompt.open() == ("none", "buy")
    assert not prompt.click("a")
    prompt.click("buy")
    assert prompt.missing == 2
    prompt.click("a")
    prompt.click("c")
    assert prompt.chosen == ("buy", "a", "c")
    assert prompt.ready
    assert "b" not in prompt.open()


def test_a_way_that_takes_all_there_is_takes_it_at_once() -> None:
    prompt = PayPrompt(Pay("pay", (Way("none"), Way("buy", 2, ("a", "b")), Way("cheap", 1, ("a", "b")))))
    prompt.click("buy")
    assert prompt.answer() == ("buy", ("a", "b"))
    assert prompt.ready
    prompt.click("cheap")
    assert prompt.answer() == ("cheap", ("a",))


def test_a_free_way_is_ready_at_once() -> None:
    prompt = prompt_for(PAY)
    prompt.click("buy")
    prompt.click("a")
    prompt.click("none")
    assert prompt.answer() == ("none", ())
    assert prompt.ready


def test_a_lone_way_is_taken_already() -> None:
    prompt = PayPrompt(Pay("pay", (Way("buy", 1, ("a", "b")),)))
    assert prompt.chosen == ("buy",)
    assert prompt.open() == ("a", "b")
    assert not prompt.back()


def test_ordering_puts_the_last_one_into_its_place() -> None:
    prompt = prompt_for(Order("order", ("a", "b", "c")))
    prompt.click("b")
    assert prompt.missing == 2
    prompt.click("a")
    assert prompt.answer() == ("b", "a", "c")


def test_a_dragged_thing_takes_the_place_of_another_in_the_order() -> None:
    prompt = prompt_for(Order("order", ("a", "b", "c")))
    prompt.click("b")
    prompt.click("a")
    assert prompt.drop("c", "b")
    assert prompt.answer() == ("c", "b", "a")
    assert not prompt.drop("c", "c")


def test_number_keys_name_numbers() -> None:
    prompt = prompt_for(Number("name", 0, 7))
    assert prompt.numbered() == ("1", "2", "3", "4", "5", "6", "7", "", "", "0")
    assert not prompt.ready
    prompt.click("3")
    assert prompt.answer() == 3


def test_number_keys_take_the_nth_option_elsewhere() -> None:
    prompt = prompt_for(Pick("one", ("a", "b")))
    assert prompt.numbered() == ("a", "b")


def test_assigning_knows_the_only_place_of_a_thing() -> None:
    prompt = AssignPrompt(ASSIGN)
    assert ("d2", "left") in pairwise(prompt.chosen)
    assert prompt.missing == 2
    assert "d2" not in prompt.open()


def test_a_place_alone_takes_the_next_thing() -> None:
    prompt = prompt_for(ASSIGN)
    prompt.click("right")
    prompt.click("left")
    assert prompt.answer() == ("right", "left", "left")


def test_a_thing_taken_up_goes_where_it_is_sent_and_can_be_sent_elsewhere() -> None:
    prompt = prompt_for(ASSIGN)
    prompt.click("d3")
    prompt.click("right")
    prompt.click("d3")
    prompt.click("left")
    assert prompt.drop("d1", "right")
    assert prompt.answer() == ("right", "left", "left")
    assert not prompt.drop("d2", "right")


def test_a_spot_for_one_piece_alone_is_enough() -> None:
    prompt = prompt_for(PLACE)
    assert "x" not in prompt.open()
    prompt.click("y")
    assert prompt.answer() == ("hut", "y")


def test_a_spot_is_let_go_with_a_piece_that_may_not_go_there() -> None:
    prompt = prompt_for(PLACE)
    prompt.click("y")
    prompt.click("tower")
    assert prompt.chosen == ("tower",)
    assert prompt.drop("hut", "x")
    assert prompt.answer() == ("hut", "x")


def test_yes_is_meant_unless_no_is_chosen() -> None:
    prompt = prompt_for(Confirm("sure"))
    assert prompt.answer() is True
    prompt.click("no")
    assert prompt.answer() is False
    assert prompt.decline() is False
    assert prompt_for(Confirm("sure", may_decline=False)).decline() is None


@dataclass(frozen=True)
class Stairs:
    """Steps upward from the first, and a whistle at any time; a toy to compose with."""

    def moves(self, made: tuple[str, ...]) -> tuple[str, ...]:
        up = sum(move != "whistle" for move in made)
        return (str(up + 1), *(["whistle"] if "whistle" not in made else []))

    def complete(self, made: tuple[str, ...]) -> bool:
        return "1" in made

    def instead(self, made: tuple[str, ...], place: int, option: str) -> bool:
        return False


def test_composing_takes_back_a_move_with_those_after_it_that_need_it() -> None:
    prompt = prompt_for(Compose("stairs", Stairs()))
    prompt.click("whistle")
    assert not prompt.ready
    for move in ("1", "2", "3"):
        prompt.click(move)
    prompt.click("whistle")
    assert prompt.answer() == ("1", "2", "3")
    prompt.click("whistle")
    prompt.click("2")
    assert prompt.answer() == ("1", "whistle")


@dataclass(frozen=True)
class Seating:
    """Each of two guests takes one of three chairs; a toy to compose with."""

    def moves(self, made: tuple[str, ...]) -> tuple[str, ...]:
        sat, taken = {move[0] for move in made}, {move[1] for move in made}
        return tuple(g + c for g in "ab" if g not in sat for c in "123" if c not in taken)

    def complete(self, made: tuple[str, ...]) -> bool:
        return len(made) == 2

    def instead(self, made: tuple[str, ...], place: int, option: str) -> bool:
        return made[place][0] == option[0]


def test_a_move_takes_the_place_of_the_one_it_excludes() -> None:
    prompt = ComposePrompt(Compose("seat", Seating()))
    prompt.click("a1")
    prompt.click("b2")
    assert prompt.exchanges(["a3"])
    assert prompt.click("a3")
    assert prompt.chosen == ("a3", "b2")


def test_a_move_that_fits_nowhere_changes_nothing() -> None:
    prompt = ComposePrompt(Compose("seat", Seating()))
    prompt.click("a1")
    prompt.click("b2")
    assert not prompt.exchanges(["a2"])
    assert not prompt.click("a2")
    assert prompt.chosen == ("a1", "b2")


def test_a_move_that_means_something_else_is_never_swapped_in() -> None:
    prompt = ComposePrompt(Compose("colours", CubeGain((2, 2, 2, 2), 2)))
    prompt.click("red")
    prompt.click("blue")
    assert not prompt.exchanges(["white"])
    assert not prompt.click("white")
    assert prompt.chosen == ("red", "blue")
    assert prompt.full("white")


@pytest.mark.parametrize("game", ["roll", "jumpdrive", "master"])
def test_a_turn_made_move_by_move_can_be_asked_about_anything(game: str) -> None:
    """What lies on the table beside the moves, such as a counter, takes the place of none."""
    asked = 0
    for seat_count in GAMES[game].seats:
        for _seat, decision, answer in islice(steps(GAMES[game].new(seat_count, {}, 3), 3), 60):
            if isinstance(decision, Compose):
                asked += 1
                prompt = ComposePrompt(decision)
                for move in answer:
                    prompt.click(move)
                assert not prompt.exchanges(("pool", "deck", "place", "peek", ""))
    assert asked
