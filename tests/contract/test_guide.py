"""Guides and tips: sound data, followed to the end of the guided game, and strayed from at every step."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.guide import Guide
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import PACKAGE, Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.learned import Learned
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.presenter.teacher import Teacher
from galaxy_desktop.ui.new_game.guided import guided_game
from galaxy_desktop.ui.scenes.client import Client
from tests.sweep import some
from tests.ui.table_rig import InstantThinker, sensible

GUIDED = {name: game for name, game in find_games().items() if game.guide() is not None}
MOST = 3000


class Noted:
    """Memory of a test."""

    def __init__(self, known: Learned) -> None:
        self.known = known

    def read(self) -> Learned:
        return self.known

    def write(self, known: Learned) -> None:
        self.known = known


def client_of() -> Client:
    """A client that opens no table."""
    return Client(GUIDED, ("easy",), lambda *_commands: pytest.fail("no table"), thinker=InstantThinker())


def guide_of(game: Game[Any]) -> Guide:
    guide = game.guide()
    assert guide is not None
    return guide


def questions(begun: NewGame, *memories: Noted) -> Iterator[tuple[Session, OpenQuestion, list[Teacher]]]:
    """Every question of a game that is put to its person, who answers it before the next is asked for.

    Each memory is that of a teacher who looks on.
    """
    bus = CommandBus(GUIDED)
    bus.do(begun)
    session = Session(bus, InstantThinker(), b"g")
    controller = TableController(session)
    teachers = [Teacher(controller, memory) for memory in memories]
    for _ in range(MOST):
        session.think(0.1)
        controller.next()
        if bus.is_over():
            return
        question = controller.question
        if question is not None and question.decision == session.decision():
            yield session, question, teachers


class Taught(NamedTuple):
    """What the guided game has taught to its end."""

    lessons: list[str]
    """In the order taught."""
    topics: set[str]
    """Of all questions."""
    known: Learned
    tips: list[str]
    """What one would have been told who has never been taught anything."""
    tips_after: list[str]
    """What one would have been told who has been taught every lesson."""


def taught(game: Game[Any], folder: Path, how: str) -> Taught:
    """Play the guided game to its end.

    `how` is "follow", or "stray": at every question another answer than a computer player's.
    """
    guide = guide_of(game)
    begun = guided_game(client_of(), Folders(folder), game, "Ada")
    every = Learned(lessons=tuple(lesson.id for lesson in guide.lesson), done=True)
    notes, dice = Noted(Learned(seed=guide.seed)), Dice(3)
    so_far = Taught([], set(), notes.known, [], [])
    for session, question, teachers in questions(begun, notes, Noted(Learned()), Noted(every)):
        so_far.topics.add(question.decision.topic)
        while (lesson := teachers[0].lesson()) is not None:
            so_far.lessons.append(lesson.id)
            teachers[0].read_lesson(lesson)
        for teacher, tips in zip(teachers[1:], (so_far.tips, so_far.tips_after), strict=True):
            if (tip := teacher.tip()) is not None:
                tips.append(tip.id)
                teacher.read_tip(tip)
        suggested = sensible(game.id, session.view, question.decision, dice)
        answer: Answer = question.decision.sample(dice) if how == "stray" else suggested
        session.do(GiveAnswer(0, answer))
    assert session.bus.is_over()
    return so_far._replace(known=notes.known)


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Taught]:
    """What the guided game of this name teaches one who follows it, played once."""
    return cache(lambda name: taught(GUIDED[name], tmp_path_factory.mktemp(name), "follow"))


@pytest.mark.parametrize("id", GUIDED)
def test_a_guide_names_only_what_the_game_has(id: str) -> None:
    game = GUIDED[id]
    guide = guide_of(game)
    rules = "".join(file.read_text("utf-8") for file in (PACKAGE / "games" / id).glob("*.py"))
    wanted = {topic for lesson in (*guide.lesson, *guide.tip) for topic in lesson.topics}
    topics = frozenset(topic for topic in wanted if f'("{topic}"' in rules)
    pages = frozenset(page.name for page in game.words.rules())
    assert list(guide.faults(topics, frozenset(game.facts), pages)) == []


@pytest.mark.slow
@pytest.mark.parametrize("id", GUIDED)
def test_whoever_follows_the_guide_is_taught_every_lesson_of_the_start(
    id: str, followed: Callable[[str], Taught]
) -> None:
    lessons, topics, known, _tips, _tips_after = followed(id)
    guide = guide_of(GUIDED[id])
    missing = {lesson.id for lesson in guide.lesson} - set(lessons)
    unconditional = {lesson.id for lesson in guide.lesson if not lesson.facts and not lesson.topics}
    assert not missing & unconditional
    assert len(missing) <= len(guide.lesson) // 4, sorted(missing)
    assert known.done
    assert len(lessons) == len(set(lessons))
    assert topics


@pytest.mark.parametrize("id", some([*GUIDED], 3))
def test_whoever_strays_is_taught_what_is_true_on_the_table(id: str, tmp_path: Path) -> None:
    game = GUIDED[id]
    lessons = taught(game, tmp_path, "stray").lessons
    assert len(lessons) == len(set(lessons))
    assert len(lessons) >= len(guide_of(game).lesson) // 2
    last = guide_of(game).lesson[-1]
    if last.id in lessons[:-1]:
        assert "anything new is explained" in last.words


def test_a_game_with_another_seed_or_two_persons_is_not_guided(tmp_path: Path) -> None:
    for game in GUIDED.values():
        guide = guide_of(game)
        client = Client(
            GUIDED, ("easy",), lambda *_commands: pytest.fail("no table"), thinker=InstantThinker()
        )
        begun = guided_game(client, Folders(tmp_path), game, "Ada")
        assert begun.seed == guide.seed
        for known, guiding in ((Learned(seed=guide.seed), True), (Learned(), False)):
            bus = CommandBus(GUIDED)
            bus.do(begun)
            controller = TableController(Session(bus, InstantThinker(), b"g"))
            assert Teacher(controller, Noted(known)).guiding is guiding


@pytest.mark.parametrize("id", GUIDED)
def test_a_tip_tells_nothing_that_a_lesson_has_taught(id: str, followed: Callable[[str], Taught]) -> None:
    lessons = {lesson.id for lesson in guide_of(GUIDED[id]).lesson}
    new, after = set(followed(id).tips), set(followed(id).tips_after)
    assert {tip for tip in new if tip.removeprefix("tip_") in lessons}
    assert after == {tip for tip in new if tip.removeprefix("tip_") not in lessons}
