"""What nobody need be asked for: answers that all lead to the same."""

from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Confirm, Decision, Number
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step, open_asks
from galaxy_desktop.engine.game import Options
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.spared import Spared
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Undo
from galaxy_desktop.play.foregone import MOST_ANSWERS, makes_no_difference
from galaxy_desktop.play.history import History
from galaxy_desktop.play.seats import Occupant
from tests.play.tables import ANN, BEN, ROBOT, give_any, new_bus, play
from tests.toy import TOYS
from tests.toy.state import ToyPlayer, ToyState, score, seats
from tests.toy.steps import Turn


class Nod(Turn):
    """A question whose answers lead to the same."""

    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        return Confirm("nod")

    def act(self, g: ToyState, player: ToyPlayer, answer: Any) -> None:
        score(g, self.seat, 0, "nod")


class Seldom(Turn):
    """A question that few want to be asked."""

    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        return Confirm("nod")

    def spares(self, g: ToyState, seat: Seat) -> Spared | None:
        return Spared(False, rare=True)

    def act(self, g: ToyState, player: ToyPlayer, answer: Any) -> None:
        score(g, self.seat, int(answer), "nod")


@plain
class Last(Turn):
    """A question with so many answers, of which the last may score a point."""

    answers: int
    scores: bool

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        return Number("nod", 1, self.answers)

    def act(self, g: ToyState, player: ToyPlayer, answer: Any) -> None:
        score(g, self.seat, int(self.scores and answer == self.answers), "nod")


class BothNod(Step[ToyState]):
    """Both are asked at once, and only what both agree on counts."""

    __slots__ = ()

    def asks(self, g: ToyState) -> Asks:
        return {seat: Confirm("nod") for seat in seats(g)}

    def done(self, g: ToyState, answers: Answers) -> None:
        score(g, 0, int(all(answers.values())), "nod")


def bus_with_nods(first: Occupant = ANN, other: Occupant = BEN) -> CommandBus:
    """After the secret choice both seats are asked for a nod."""
    bus = new_bus(first, other, take_back="always")
    running = bus._here()
    start = running.history.now.clone()
    start.waiting[-1:-1] = [Nod(1), Nod(0)]
    running.history = History(start)
    return bus


def bus_with_rare_questions(*, spared: bool) -> CommandBus:
    """Ann is asked what few want, then Ben is."""
    bus = new_bus(take_back="always")
    running = bus._here()
    start = running.history.now.clone()
    start.waiting[-1:-1] = [Seldom(1), Seldom(0)]
    running.history = History(start)
    bus.spare_rare(on=spared)
    return bus


def given_by(bus: CommandBus) -> list[str]:
    return [given.by for given in bus._here().history.answers()]


def test_what_few_want_is_asked_of_those_who_want_to_be_asked_for_all_and_of_bots() -> None:
    bus = bus_with_rare_questions(spared=True)
    play(bus, 2)
    assert given_by(bus)[:3] == ["person", "bot", "rare"]
    assert bus.awaited() == (1,)
    bus.do(Undo())
    assert given_by(bus) == []
    bus.spare_rare(on=False)
    play(bus, 2)
    assert bus.awaited() == (0,)


def test_what_makes_no_difference_is_answered_unasked() -> None:
    bus = bus_with_nods()
    play(bus, 2)
    assert given_by(bus) == ["person", "person", "same", "same"]


def test_what_makes_no_difference_at_the_start_of_a_game_is_answered_unasked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toy = TOYS["toy"]

    def new_game(seats: int, options: Options, seed: int) -> ToyState:
        g: ToyState = toy.new_game(seats, options, seed)
        g.waiting += [Nod(1), Nod(0)]
        g.asking = None
        return g

    monkeypatch.setitem(TOYS, "toy", replace(toy, new_game=new_game))
    assert given_by(new_bus(ANN, BEN)) == ["same", "same"]


def test_the_log_tells_its_player_that_every_choice_led_to_the_same() -> None:
    bus = bus_with_nods()
    play(bus, 2)
    for viewer in (0, 1, None):
        told = [row.seat for row in bus.log(viewer) if "automatically" in row.text]
        assert told == ([] if viewer is None else [viewer])


def test_undo_goes_back_to_a_question_that_was_put() -> None:
    bus = bus_with_nods()
    play(bus, 2)
    bus.do(Undo(agreed=True))
    assert given_by(bus) == ["person"]


def test_computer_players_are_asked_all_the_same() -> None:
    bus = bus_with_nods(ANN, ROBOT)
    dice = Dice(1)
    for _ in range(3):
        give_any(bus, dice)
    assert given_by(bus) == ["person", "bot", "same", "bot"]


def test_judging_a_question_changes_nothing() -> None:
    running = new_bus()._here()
    g = running.history.now
    before = running.game.encode(g)
    for seat, decision in open_asks(g).items():
        assert not makes_no_difference(running.game, g, seat, decision)
    assert running.game.encode(g) == before


def test_what_is_asked_of_several_at_once_is_never_left_out() -> None:
    running = new_bus()._here()
    g = running.history.now.clone()
    g.waiting[-1:] = [BothNod()]
    g.asking = None
    for seat, decision in open_asks(g).items():
        assert not makes_no_difference(running.game, g, seat, decision)


@pytest.mark.parametrize("answers", [2, 3, MOST_ANSWERS])
def test_one_answer_that_leads_elsewhere_is_a_choice_and_none_is_not(answers: int) -> None:
    assert not _is_same(Last(0, answers, scores=True))
    assert _is_same(Last(0, answers, scores=False))


def test_a_question_with_very_many_answers_is_always_asked() -> None:
    assert not _is_same(Last(0, MOST_ANSWERS + 1, scores=False))


def _is_same(step: Step[ToyState]) -> bool:
    """Whether the answers to a step lead to the same."""
    running = new_bus()._here()
    g = running.history.now.clone()
    g.waiting.append(step)
    g.asking = None
    ((seat, decision),) = open_asks(g).items()
    return makes_no_difference(running.game, g, seat, decision)
