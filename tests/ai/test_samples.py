"""Worlds tried by two processes: always the same results in the same order, and nothing tried for nothing."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

import pytest

from galaxy_desktop.ai.appraise import Review, hearing_of
from galaxy_desktop.ai.bot import Budget
from galaxy_desktop.ai.explain import explain, trials_of
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.ai.samples import FARTHEST, Sampler, samples
from galaxy_desktop.ai.search import SearchBot
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from tests.ai.quick_games import parts, questions

GAMES = tuple(find_games())
ANSWERS = ("a", "b")


@dataclass
class Squares:
    """A sampler that keeps count of what it was asked."""

    asked: list[int] = field(default_factory=list)

    def sample(self, number: int, answers: Sequence[Answer]) -> list[Any]:
        self.asked.append(number)
        return [number * number, *answers]


@dataclass
class SlowMate:
    """A mate whose samples come when they have been looked for as often as `patience` says, one by one."""

    sampler: Sampler
    patience: Iterator[int]
    task: tuple[int, Any] | None = None
    left: int = 0
    tickets: int = 0
    given: list[int] = field(default_factory=list)

    def free(self) -> bool:
        return self.task is None

    def ask(self, number: int, answers: Sequence[Answer]) -> int:
        assert self.task is None
        self.given.append(number)
        self.tickets += 1
        plain = json.loads(json.dumps(self.sampler.sample(number, frozen(json.loads(json.dumps(answers))))))
        self.task, self.left = (self.tickets, plain), next(self.patience)
        return self.tickets

    def finished(self, seconds: float = 0.0) -> tuple[int, Any] | None:
        self.left -= 1
        if self.task is None or self.left > 0:
            return None
        task, self.task = self.task, None
        return task


def mate_of(sampler: Sampler, *patience: int) -> SlowMate:
    return SlowMate(sampler, cycle(patience))


@pytest.mark.parametrize("patience", [(1,), (2,), (3, 1), (1, 5, 2), (1000,)])
def test_samples_come_in_order_whoever_tries_them(patience: tuple[int, ...]) -> None:
    own, theirs = Squares(), Squares()
    mate = mate_of(theirs, *patience)
    found = list(islice(samples(own, mate, ANSWERS, 3, lambda ahead: True), 40))
    assert found == [[number * number, *ANSWERS] for number in range(3, 43)]
    assert theirs.asked
    assert max(own.asked + theirs.asked) <= 42 + FARTHEST + 1


def test_a_quick_mate_tries_half_of_the_worlds() -> None:
    own, theirs = Squares(), Squares()
    list(islice(samples(own, mate_of(theirs, 1), ANSWERS, 0, lambda ahead: True), 40))
    assert sorted(own.asked + theirs.asked)[:40] == list(range(40))
    assert len(theirs.asked) == 20


@pytest.mark.parametrize("patience", [1, 2, 1000])
def test_no_world_is_tried_that_is_not_wanted(patience: int) -> None:
    own, theirs = Squares(), Squares()
    left = 6
    tried = samples(own, mate_of(theirs, patience), ANSWERS, 0, lambda ahead: ahead < left)
    while left:
        next(tried)
        left -= 1
    assert set(own.asked + theirs.asked) == set(range(6))


def test_a_mate_that_is_not_there_is_given_nothing() -> None:
    own, theirs = Squares(), Squares()
    mate = mate_of(theirs, 1)
    mate.task, mate.left = (99, "of a search before"), 10**9
    list(islice(samples(own, mate, ANSWERS, 0, lambda ahead: True), 5))
    assert theirs.asked == []
    assert own.asked == [0, 1, 2, 3, 4]


def test_what_a_mate_still_had_to_do_for_others_is_dropped() -> None:
    mate = mate_of(Squares(), 1)
    mate.task, mate.tickets = (7, "of a search before"), 7
    found = list(islice(samples(Squares(), mate, ANSWERS, 0, lambda ahead: True), 5))
    assert found == [[number * number, *ANSWERS] for number in range(5)]


def asked_of(name: str) -> tuple[Any, Decision]:
    """A question with several answers that bots look ahead for."""
    playbook = parts(name)[1]
    return next(
        (view, decision)
        for view, decision in questions(name, 3, 4, every=4)
        if len(playbook.rated(view, 0, decision)) > 2 and playbook.positions.get(decision.topic)
    )


@pytest.mark.parametrize("patience", [(1,), (3, 1, 2)])
@pytest.mark.parametrize("name", GAMES)
def test_the_expert_its_hint_and_its_verdict_are_the_same_with_a_mate(
    name: str, patience: tuple[int, ...]
) -> None:
    game, playbook = parts(name)
    view, decision = asked_of(name)
    bot = bot_of("expert", game, playbook)
    assert isinstance(bot, SearchBot)
    review = Review(playbook.rated(view, 0, decision)[-1][1], worlds=5)

    mates: list[SlowMate] = []

    def budget(sampler: Sampler | None) -> Budget:
        if sampler is None:
            return Budget(30)
        mates.append(mate_of(sampler, *patience))
        return Budget(30, mate=mates[-1])

    of_bot = bot.prepared(view, decision, Dice(9), Budget(30))[1]
    of_hint = trials_of(game, playbook, view, Dice(9), Budget(30))
    of_coach = hearing_of(game, playbook, view, decision, review, Dice(9), Budget(30))
    alone, together = (
        (
            bot.judged(view, decision, Dice(9), budget(one)),
            explain(game, playbook, view, decision, Dice(9), budget(two), 4),
            hearing_of(game, playbook, view, decision, review, Dice(9), budget(three)).verdict(),
        )
        for one, two, three in ((None,) * 3, (of_bot, of_hint, of_coach))
    )
    assert together == alone
    assert all(mate.given for mate in mates)
