"""Judgement for people: legal answers, best first, from the view alone, and every name has words."""

import json
from dataclasses import replace
from functools import cache, partial
from typing import Any

import pytest

from galaxy_desktop.ai.appraise import Review, hearing_of
from galaxy_desktop.ai.bot import Budget, Lookahead, budget_of
from galaxy_desktop.ai.explain import POINTS, Judgement, Tried, error_of, explain, read_judgement, unseen
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.advice import advice
from galaxy_desktop.presenter.question import OpenQuestion
from tests.ai.quick_games import parts, questions
from tests.ai.toy_playbook import PLAYBOOK
from tests.contract.grammar import faults_of
from tests.contract.walk import fewest_and_most
from tests.sweep import many
from tests.toy import TOYS, ToyState

NAMES = tuple(find_games())
GAME = TOYS["toy"]
TABLES = [(game.id, seats) for game in find_games().values() for seats in fewest_and_most(game)]
TAKEN = many(3)
"""Questions of each game that are judged."""
WORLDS = 2


@cache
def judged(name: str, seats: int = 2) -> list[tuple[Any, Decision, Judgement]]:
    """Some questions of a game of two with their judgements, and the first of one of more."""
    game, playbook = parts(name)
    taken = TAKEN if seats == 2 else 1
    found = []
    for view, decision in questions(name, seats, 11, every=2):
        budget = budget_of(playbook, decision)
        found.append((view, decision, explain(game, playbook, view, decision, Dice(4), budget, WORLDS)))
        if len(found) == taken:
            break
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_answers_are_legal_and_the_best_comes_first(name: str, seats: int) -> None:
    assert judged(name, seats)
    for view, decision, judgement in judged(name, seats):
        answers = [one.answer for one in judgement.judged]
        assert all(decision.allows(answer) for answer in answers)
        playbook = parts(name)[1].of_expert(seats)
        rated = {answer: points for points, answer in playbook.rated(view, 0, decision)}
        merits = [one.chance + playbook.trust * rated[one.answer] for one in judgement.judged]
        assert merits == sorted(merits, reverse=True)
        assert all(one.error >= 0 for one in judgement.judged)
        assert all(sum(share for _answer, share in one.answers) <= 1.0001 for one in judgement.expected)


@pytest.mark.parametrize("brief", [True, False])
def test_hints_and_coach_look_as_far_as_the_expert(brief: bool) -> None:
    ends: list[bool] = []

    def value(g: ToyState, seat: int) -> float:
        ends.append(not g.waiting)
        return 0.0

    g = GAME.new(2, {}, 1)
    view, decision = GAME.view(g, 0), open_asks(g)[0]
    for lookaheads, over in (({}, False), ({2: Lookahead(4, 0.0)}, True)):
        farther = replace(PLAYBOOK, lookaheads=lookaheads, value=value)
        ends.clear()
        explain(GAME, farther, view, decision, Dice(1), Budget(50), 1)
        review = Review(next(iter(decision.answers())), 1, brief=brief)
        hearing_of(GAME, farther, view, decision, review, Dice(1), Budget(50)).verdict()
        assert set(ends) == {over}


@pytest.mark.parametrize("trust", [1.0, -1.0])
def test_the_first_choice_is_that_of_the_expert_who_trusts_ratings(trust: float) -> None:
    """The expert looks less far into it where it trusts ratings; what is tried comes to the same."""
    g = GAME.new(2, {}, 1)
    view, decision = GAME.view(g, 0), open_asks(g)[0]
    lookahead = Lookahead(1, trust, part=0.1)
    playbook = replace(PLAYBOOK, lookaheads={2: lookahead}, value=lambda g, seat: 0.0)
    choice = bot_of("expert", GAME, playbook).choose(view, decision, Dice(1), Budget(200))
    judgement = explain(GAME, playbook, view, decision, Dice(1), Budget(200), WORLDS)
    assert [one.chance for one in judgement.judged] == [0.0] * len(judgement.judged)
    assert judgement.judged[0].answer == choice


@pytest.mark.parametrize("name", NAMES)
def test_a_judgement_depends_on_the_view_alone(name: str) -> None:
    game, playbook = parts(name)
    view, decision, judgement = judged(name)[-1]
    other = game.guess(view, Dice(99))
    again = game.view(other, 0)
    budget = budget_of(playbook, decision)
    assert explain(game, playbook, again, open_asks(other)[0], Dice(4), budget, WORLDS) == judgement


@pytest.mark.parametrize("name", NAMES)
def test_it_comes_through_json_as_it_was(name: str) -> None:
    for _view, _decision, judgement in judged(name):
        assert read_judgement(json.loads(json.dumps(judgement.plain()))) == judgement


def _itself(view: Any) -> Any:
    return view


@pytest.mark.parametrize("name", NAMES)
def test_everything_it_names_has_words(name: str) -> None:
    game, playbook = parts(name)
    moved = set()
    for view, decision, judgement in judged(name):
        question = OpenQuestion(decision, game.words, partial(_itself, view))
        words = advice(judgement, question, game, ("Ada", "Vega"))
        said = [words.note, *(one.line for one in words.expected)]
        for choice in words.choices:
            assert choice.words
            said += [choice.words, *choice.lines]
        assert [fault for text in said for fault in faults_of(text)] == []
        moved |= {move for one in judgement.judged for move, _by in one.moves}
        assert all(game.words.quantity(name) for name in playbook.quantities(view, 0))
    assert moved
    assert any(not move.startswith(POINTS) for move in moved)


def test_trials_that_all_end_alike_leave_room_for_one_that_does_not() -> None:
    for end in (0.0, 1.0):
        one = Tried((), [end] * 13, guessed=True)
        assert one.error == pytest.approx(unseen(13)) == pytest.approx(0.206, abs=0.001)
        assert Tried((), [end] * 13).error == 0.0
    assert Tried((), [0.25, 0.5], guessed=True).error == error_of([0.25, 0.5])
    assert unseen(60) < unseen(13) < unseen(1) < 1


@pytest.mark.slow
def test_a_chance_is_sure_only_where_the_answer_itself_ends_the_game() -> None:
    """New Frontiers near its end: what the others and the player choose until then is a guess."""
    game, playbook = parts("frontiers")
    late = [one for one in questions("frontiers", 2, 11, every=1) if len(one[1].options()) > 1][-8:]
    unsure = 0
    for view, decision in late:
        judgement = explain(game, playbook, view, decision, Dice(4), budget_of(playbook, decision), WORLDS)
        for one in judgement.judged:
            world = game.guess(view, Dice(5))
            seal(world, 0, one.answer)
            if one.chance in (0, 1):
                assert (one.error > 0) is bool(world.waiting)
                unsure += one.error > 0
    assert unsure
