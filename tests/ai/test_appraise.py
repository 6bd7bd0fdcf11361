"""Appraisal of an answer: from the view alone, against all worth trying, without the luck of trials."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from galaxy_desktop.ai.appraise import LEAST, Review, Verdict, hearing_of
from galaxy_desktop.ai.bot import Budget
from galaxy_desktop.ai.thinking import Request, think
from galaxy_desktop.engine.codec import decode
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from tests.ai.quick_games import parts, questions
from tests.sweep import many

NAMES = tuple(find_games())
WORLDS = 2
JUDGED = many(1)
QUESTIONS = 6


def unforced(name: str, seats: int) -> Iterator[tuple[Any, Decision]]:
    """Questions with more than one answer."""
    return (one for one in questions(name, seats, 4, every=3) if not one[1].forced())


def verdict_on(name: str, view: Any, decision: Decision, answer: Any, *, brief: bool = False) -> Verdict:
    game, playbook = parts(name)
    review = Review(answer, WORLDS, brief=brief)
    return hearing_of(game, playbook, view, decision, review, Dice(4), Budget(0)).verdict()


@cache
def judged(name: str, seats: int = 3) -> list[tuple[Any, Decision, Any, Verdict]]:
    """Some questions of a game with a random answer and the verdict on it."""
    found: list[tuple[Any, Decision, Any, Verdict]] = []
    for view, decision in unforced(name, seats):
        answer = decision.sample(Dice(len(found)))
        found.append((view, decision, answer, verdict_on(name, view, decision, answer)))
        if len(found) == JUDGED:
            break
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_is_of_legal_answers_and_possible_chances(name: str) -> None:
    assert len(judged(name)) == JUDGED
    for _view, decision, _answer, verdict in judged(name):
        assert decision.allows(verdict.better)
        assert sum(verdict.seats) == pytest.approx(1, abs=0.001)
        assert sum(verdict.effect) == pytest.approx(0, abs=0.001)
        assert verdict.seats[0] == pytest.approx(verdict.chance, abs=0.001)
        assert verdict.cost >= 0
        assert verdict.worlds == WORLDS


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_depends_on_the_view_alone(name: str) -> None:
    game, _playbook = parts(name)
    view, decision, answer, verdict = judged(name)[-1]
    other = game.view(game.guess(view, Dice(99)), 0)
    assert verdict_on(name, other, decision, answer) == verdict


@pytest.mark.parametrize("name", NAMES)
def test_the_best_answer_costs_nothing(name: str) -> None:
    view, decision, _answer, verdict = judged(name)[0]
    again = verdict_on(name, view, decision, verdict.better)
    assert again.better == verdict.better
    assert again.cost == 0


def test_an_answer_that_the_expert_prefers_for_its_rating_is_not_blamed() -> None:
    game, playbook = parts("race")
    trusting = replace(playbook, trust=1_000.0)
    blamed = 0
    for view, decision in islice(unforced("race", 2), QUESTIONS):
        (_points, first), *others = playbook.rated(view, view.viewer, decision)
        review = Review(first, WORLDS)
        plain, trusted = (
            hearing_of(game, book, view, decision, review, Dice(4), Budget(0)).verdict()
            for book in (playbook, trusting)
        )
        blamed += bool(others) and plain.better != first
        assert trusted.better == first
        assert trusted.cost == 0
    assert blamed


@pytest.mark.parametrize("name", NAMES)
def test_a_brief_review_has_the_same_effect(name: str) -> None:
    view, decision, answer, verdict = judged(name)[0]
    brief = verdict_on(name, view, decision, answer, brief=True)
    assert (brief.effect, brief.seats, brief.cost) == (verdict.effect, verdict.seats, 0)


def test_the_answer_of_the_quick_player_changes_nothing() -> None:
    name = "jumpdrive"
    _game, playbook = parts(name)
    for view, decision in unforced(name, 2):
        answer = playbook.quick(view, 0, decision, Dice(1))
        assert set(verdict_on(name, view, decision, answer).effect) == {0.0}


def test_a_lone_seat_is_measured_in_points_at_the_end() -> None:
    for _view, _decision, _answer, verdict in judged("jumpdrive", 1):
        assert len(verdict.seats) == 1
        assert verdict.chance > 5


def test_the_luck_of_trials_is_no_gain() -> None:
    """Answers that differ by chance alone: the best of them costs the others almost nothing."""
    game, playbook = parts("jumpdrive")
    view, decision = next(unforced("jumpdrive", 2))
    noise = Dice(8)
    blind = replace(playbook, value=lambda g, seat: noise.below(1000) / 1000)
    costs, gaps = [], []
    for seed in range(many(10)):
        review = Review(decision.sample(Dice(seed)), 8)
        verdict = hearing_of(game, blind, view, decision, review, Dice(seed), Budget(0)).verdict()
        costs.append(verdict.cost)
        gaps.append(verdict.margin)
    assert sum(costs) / len(costs) < 0.5 * sum(gaps) / len(gaps)


def test_a_bell_ends_it_after_the_fewest_worlds() -> None:
    game, playbook = parts("jumpdrive")
    view, decision = next(unforced("jumpdrive", 2))
    review = Review(decision.sample(Dice(1)), 1000)
    verdict = hearing_of(game, playbook, view, decision, review, Dice(1), Budget(0, lambda: True)).verdict()
    assert verdict.worlds == LEAST


def test_it_comes_from_the_process_as_plain_data() -> None:
    name = "jumpdrive"
    game, playbook = parts(name)
    view, decision, answer, _verdict = judged(name)[0]
    request = Request(name, "hard", 0, 4, game.encode(view), review=Review(answer, WORLDS))
    plain = think(request, look_up, lambda: False)
    assert (
        decode(Verdict, plain, {})
        == hearing_of(game, playbook, view, decision, Review(answer, WORLDS), Dice(4), Budget(0)).verdict()
    )
