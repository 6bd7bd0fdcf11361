"""What bots are told with a question, and what is said when their thinking breaks off."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from galaxy_desktop.ai.thinking import Request
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame, Undo
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.thinker import WorkerThinker
from tests.ui.table_rig import InstantThinker, Rig

SEED = 8_123_456_789_012_345_679
GAMES = find_games()


class Post:
    """Stands for the thinking processes: keeps what it is sent."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.closed = False

    def ask(self, request: Request) -> int:
        self.requests.append(request)
        return len(self.requests)

    def poll(self) -> None:
        return None

    def lost(self) -> list[int]:
        return []

    def cancel_all(self) -> None:
        """Nothing waits here."""

    def close(self) -> None:
        self.closed = True


def requests_of(id: str, folder: Path) -> tuple[list[Request], list[int]]:
    """What a process of bots is sent in the first questions of a game; the chance of the game at each."""
    bus, thinker, post = CommandBus(GAMES, folder), WorkerThinker(GAMES), Post()
    thinker._started = post  # type: ignore[assignment]
    seats: tuple[Occupant, ...] = (
        Person("Ada"),
        *(Bot("hard", f"Bot {seat}") for seat in range(1, GAMES[id].seats[-1])),
    )
    bus.do(NewGame(id, seats, {}, SEED))
    session, dice, chances = Session(bus, thinker), Dice(1), []
    for _answer in range(12):
        session.think(0.0)
        chances.append(bus._here().history.now.rng)
        seat = bus.awaited()[0]
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, decision.sample(dice)))
    bus.close()
    return post.requests, chances


def test_the_process_ends_with_the_client_and_one_never_started_has_none_to_end() -> None:
    thinker, post = WorkerThinker(GAMES), Post()
    thinker.close()
    thinker._started = post  # type: ignore[assignment]
    assert not post.closed
    thinker.close()
    assert post.closed


@pytest.mark.parametrize("id", GAMES)
def test_from_requests_nobody_gets_the_seed_of_the_table(id: str, tmp_path: Path) -> None:
    first, chances = requests_of(id, tmp_path / "first")
    second, _chances = requests_of(id, tmp_path / "second")
    assert len(first) == len(second) > 1
    for one, other in zip(first, second, strict=True):
        assert one.view == other.view
        assert one.seed != other.seed
        text = json.dumps(one.view)
        assert not [number for number in (SEED, *chances) if str(number) in text]
    assert len({request.seed for request in first}) == len(first)


def test_after_undo_a_bot_has_the_chance_it_had(tmp_path: Path) -> None:
    rig = Rig(tmp_path, slow=True)
    rig.session.think(0.0)
    while not rig.thinker.asked:
        rig.bus.do(GiveAnswer(0, rig.bus.ask(0).sample(Dice(1))))  # type: ignore[union-attr]
        rig.session.think(0.0)
    asked = rig.thinker.asked[-1]
    line = rig.bus.lines()
    rig.bus.do(GiveAnswer(asked.seat, asked.decision.sample(Dice(1))))
    rig.bus.do(Undo(agreed=True))
    while rig.bus.lines() < line:
        rig.bus.do(GiveAnswer(0, rig.bus.ask(0).sample(Dice(1))))  # type: ignore[union-attr]
    before = len(rig.thinker.asked)
    rig.session.think(0.0)
    assert [q.seed for q in rig.thinker.asked[before:] if q.seat == asked.seat] == [asked.seed]
    rig.close()


class LosingThinker(InstantThinker):
    """Brings every answer as one that was not thought through."""

    brought: Sequence[int] = ()

    def ready(self) -> Sequence[tuple[int, Answer]]:
        answers = super().ready()
        self.brought = [*self.brought, *(ticket for ticket, _answer in answers)]
        return answers

    def lost(self) -> Sequence[int]:
        lost, self.brought = self.brought, ()
        return lost


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    made.session.thinker = LosingThinker()
    yield made
    made.close()


def toast(rig: Rig) -> str:
    return "" if rig.scene.view.toast is None else rig.scene.view.toast.label


def test_a_computer_player_that_did_not_respond_is_spoken_of(rig: Rig) -> None:
    dice = Dice(2)
    while "stopped responding" not in toast(rig):
        decision = rig.session.decision()
        if decision is not None:
            rig.bus.do(GiveAnswer(0, decision.sample(dice)))
        rig.post()
    assert "It chose at random." in toast(rig)
    assert not rig.session.lost


def test_a_hint_that_was_not_thought_through_is_none(rig: Rig) -> None:
    assert rig.session.ask_hint()
    rig.post()
    assert rig.session.hint is None
    assert not rig.session.hinting
    assert "Try again." in toast(rig)


def test_who_sits_down_gets_no_news_of_before_but_of_what_follows(tmp_path: Path) -> None:
    bus = CommandBus(GAMES, tmp_path)
    bus.do(NewGame("race", (Person("Ada"), Person("Ben")), {}, 1))
    session, dice = Session(bus, InstantThinker()), Dice(1)
    session.sit(0)
    bus.do(GiveAnswer(0, bus.ask(0).sample(dice)))  # type: ignore[union-attr]
    assert session.news
    session.sit(1)
    assert session.take_news() == ([], [])
    bus.do(GiveAnswer(1, bus.ask(1).sample(dice)))  # type: ignore[union-attr]
    assert session.take_news()[1]
    bus.close()
