"""Sleep of the program: it ends with an event, and nobody waits long for it."""

import pygame
import pytest

from galaxy_desktop.ui.sleep import LOOK_EVERY, LOOK_SELDOM, QUIET_AFTER, Sleep

EVENT = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)
NOTICED = 100
"""Milliseconds up to which an answer seems to come at once."""


class World:
    """Clock that runs only while the program waits, with an event at some time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, event_at: int | None = None) -> None:
        self.now = 0
        self.event_at = event_at
        self.pauses: list[int] = []
        monkeypatch.setattr(pygame.time, "get_ticks", lambda: self.now)
        monkeypatch.setattr(pygame.time, "wait", self._wait)
        monkeypatch.setattr(pygame.event, "get", self._get)

    def _wait(self, milliseconds: int) -> None:
        self.pauses.append(milliseconds)
        self.now += milliseconds

    def _get(self) -> list[pygame.event.Event]:
        if self.event_at is None or self.now < self.event_at:
            return []
        self.event_at = None
        return [EVENT]


def test_without_events_it_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)
    assert Sleep().events_within(1.0) == []
    assert world.now == 1000


@pytest.mark.parametrize("at", [0, 1, 40, QUIET_AFTER + 1, 3 * QUIET_AFTER])
def test_an_event_ends_it_before_anybody_notices(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    world = World(monkeypatch, at)
    sleep = Sleep()
    while not (events := sleep.events_within(1.0)):
        assert world.now < at
    assert events == [EVENT]
    assert at <= world.now <= at + LOOK_SELDOM < at + NOTICED


def test_it_looks_less_often_once_all_is_quiet_and_often_again_after_an_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, sleep = World(monkeypatch), Sleep()
    sleep.events_within(QUIET_AFTER / 1000)
    assert max(world.pauses) == LOOK_EVERY
    quiet = [sleep.is_quiet]
    world.pauses.clear()
    sleep.events_within(1.0)
    assert max(world.pauses) == LOOK_SELDOM
    world.event_at = world.now
    sleep.events_within(1.0)
    assert [*quiet, sleep.is_quiet] == [True, False]
    world.pauses.clear()
    sleep.events_within(1.0)
    assert max(world.pauses) == LOOK_EVERY
