"""What the bot that looks ahead makes of others' answers and of dead rounds."""

from collections import Counter
from dataclasses import replace

import pytest

from galaxy_desktop.ai.bot import Budget
from galaxy_desktop.ai.explain import explain
from galaxy_desktop.ai.search import SearchBot, Trial
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from tests.ai.toy_playbook import PLAYBOOK
from tests.toy import TOYS, ToyState

GAME = TOYS["toy"]
CONTENT = replace(PLAYBOOK, value=lambda g, seat: 1.0)
"""Finds all positions equal."""


def judged(game: Game[ToyState], tedium: float, dead: int) -> float | None:
    """What the first question of a game is worth in the eyes of a bot that dead rounds cost something."""
    g = game.new(2, {}, 1)
    playbook = replace(CONTENT, tedium=tedium, dead_rounds=lambda g: dead)
    seen = game.view(g, 0)
    return SearchBot(game, playbook).judged(seen, open_asks(g)[0], Dice(1), Budget(100))[1]


@pytest.mark.parametrize("chances", [(0.75, 0.25), (0.1, 0.2, 0.7), (0.0, 1.0)])
def test_over_some_worlds_others_answer_as_often_as_is_forecast(chances: tuple[float, ...]) -> None:
    g = GAME.new(2, {}, 1)
    decision = open_asks(g)[1]
    answers = list(decision.answers())
    likely = [*chances, *[0.0] * (len(answers) - len(chances))]
    trial = Trial(GAME, PLAYBOOK, GAME.view(g, 0), Dice(7), Budget(1))
    drawn: Counter[object] = Counter()
    for world in range(40):
        drawn[trial._drawn(decision, likely, 1, world)] += 1
    assert [drawn[answer] / 40 for answer in answers] == pytest.approx(likely, abs=0.051)


def test_a_dead_round_costs_more_the_more_there_were_before() -> None:
    still: Game[ToyState] = replace(GAME, holdings=lambda g: "the same")
    assert judged(still, 0.0, 3) == pytest.approx(1.0)
    assert judged(still, 0.1, 0) == pytest.approx(0.9)
    assert judged(still, 0.1, 2) == pytest.approx(0.1)


def test_a_round_in_which_somebody_gains_costs_nothing() -> None:
    moving: Game[ToyState] = replace(GAME, holdings=lambda g: g.round)
    assert judged(moving, 0.1, 2) == pytest.approx(1.0)


@pytest.mark.parametrize(("rings_after", "tried"), [(0, 0), (1, 1), (3, 3), (100, None)])
def test_time_may_run_out_in_the_first_world(rings_after: int, tried: int | None) -> None:
    """The bell is asked before the world, and between two answers."""
    rung, ends = iter(range(10_000)), []

    def value(g: ToyState, seat: int) -> float:
        ends.append(seat)
        return float(len(ends))

    g = GAME.new(2, {}, 1)
    playbook = replace(PLAYBOOK, value=value)
    bell = Budget(10**9, lambda: next(rung) >= rings_after)
    answer, worth = SearchBot(GAME, playbook).judged(GAME.view(g, 0), open_asks(g)[0], Dice(1), bell)
    best = [answer for _, answer in PLAYBOOK.rated(g, 0, open_asks(g)[0])]
    if tried is None:
        assert worth is not None
    else:
        assert len(ends) == max(0, tried - 1)
        assert (answer, worth) == (best[max(0, tried - 2)], tried - 1 if tried > 1 else None)


def chosen(sure: float, scored: bool = True) -> tuple[Answer, Answer, Answer]:
    """The first answer by the rating, the expert's, and the first of its judgement, where all are equal."""
    g = GAME.new(2, {}, 5)
    game: Game[ToyState] = replace(GAME, has_points=scored)
    playbook = replace(PLAYBOOK, value=lambda g, seat: sure, trust=0.001)
    seen, decision = GAME.view(g, 0), open_asks(g)[0]
    judgement = explain(game, playbook, seen, decision, Dice(1), Budget(900))
    answer = SearchBot(game, playbook).choose(seen, decision, Dice(1), Budget(900))
    return PLAYBOOK.rated(g, 0, decision)[0][1], answer, judgement.judged[0].answer


def test_in_a_game_as_good_as_decided_the_answer_with_most_points_is_chosen() -> None:
    for sure in (0.0, 0.99, 1.0):
        rated, answer, judged_best = chosen(sure)
        assert answer == judged_best != rated
        assert int(answer[0][-2:]) // 10 > int(rated[0][-2:]) // 10, "a card of more tens scores"
    for sure, scored in ((0.5, True), (0.97, True), (1.0, False)):
        rated, answer, judged_best = chosen(sure, scored)
        assert answer == judged_best == rated
