"""What moves on the table of Race: it ends where it belongs, can be skipped, and nothing is lost."""

import pygame
import pytest

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.painter import RacePainter
from galaxy_desktop.games.race.table.staging import SHOWN
from galaxy_desktop.games.race.table.top import RUNNING
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop.flight import CountUp, Slide
from tests.ui.painter_rig import kit_of, pixels, play_on
from tests.ui.race_rig import moment


def run(painter: RacePainter, answers: int, *, skip: bool = False) -> set[type]:
    """Let a game go on, with every animation run to its end or skipped; which events were met."""
    dice, met = Dice(8), set[type]()

    def placed(decision: Decision) -> Answer:
        busy = decision.topic in {"develop", "settle"} and decision.options()
        return (decision.options()[0],) if busy else decision.sample(dice)

    for events in play_on(painter, GAME, GAME.new(2, {}, 8), placed, answers):
        met.update(type(event) for event in events)
        if skip:
            painter.skip()
    return met


@pytest.fixture
def small(screen: pygame.Surface) -> Kit:
    return kit_of((1280, 720))


@pytest.mark.slow
def test_every_animation_ends(small: Kit) -> None:
    met = run(PAINTER(small, GAME), 31)
    assert len(met & SHOWN.keys()) >= 11


def test_reduced_motion_ends_sooner(screen: pygame.Surface) -> None:
    kit = kit_of((1280, 720), reduced_motion=True)
    painter = PAINTER(kit, GAME)
    run(painter, 25)
    assert not painter.busy


def test_at_instant_speed_nothing_moves(screen: pygame.Surface) -> None:
    kit = kit_of((1280, 720), speed="instant")
    painter = PAINTER(kit, GAME)
    g = GAME.new(2, {}, 8)
    before = moment(g, 0, 0)
    for seat in sorted(open_asks(g)):
        give(g, seat, open_asks(g)[seat].only())
    painter.play(GAME.view(g, 0).events, before, moment(g, 0, 0))
    assert not painter.busy


def test_after_skipping_the_table_is_as_if_nothing_had_moved(small: Kit) -> None:
    painter, fresh = PAINTER(small, GAME), PAINTER(small, GAME)
    run(painter, 40, skip=True)
    assert not painter.busy
    assert painter.shown is not None
    fresh.show(painter.shown)
    assert pixels(painter) == pixels(fresh)


def test_after_running_out_the_table_is_as_if_nothing_had_moved(small: Kit) -> None:
    painter, fresh = PAINTER(small, GAME), PAINTER(small, GAME)
    run(painter, 6)
    assert painter.shown is not None
    fresh.show(painter.shown)
    assert pixels(painter) == pixels(fresh)


@pytest.mark.slow
def test_the_outline_of_the_running_phase_comes_when_the_phase_is_told(small: Kit) -> None:
    """While the acts before it are told it lies on the former phase, and never on two at a time."""
    painter, g, dice, most = PAINTER(small, GAME), GAME.new(2, {}, 8), Dice(8), 0
    for _turn in range(6):
        before, events = moment(g, 0, 0), list[Event]()
        for _answer in range(6):
            seat, decision = next(iter(open_asks(g).items()))
            give(g, seat, decision.sample(dice))
            events += GAME.view(g, 0).events
        painter.play(events, before, moment(g, 0, 0))
        slides = [flight for flight in painter.animations._flights if isinstance(flight, Slide)]
        assert (RUNNING in painter.animations.hidden) == bool(slides)
        most = max(most, len(slides))
        while painter.busy and slides:
            started = [slide for slide in slides if slide.tween.started]
            expected = started[-1:] or [slide for slide in slides[:1] if slide.waits]
            assert [slide for slide in slides if _is_seen(slide)] == expected
            painter.update(0.1)
            slides = [flight for flight in painter.animations._flights if isinstance(flight, Slide)]
        painter.skip()
    assert most > 1


def _is_seen(slide: Slide) -> bool:
    surface = pygame.Surface((1280, 48), pygame.SRCALPHA)
    slide.draw(surface)
    return bool(surface.get_bounding_rect())


def test_counters_count_up_while_what_was_gained_flies_in(small: Kit) -> None:
    painter, g, dice, counted = PAINTER(small, GAME), GAME.new(2, {}, 8), Dice(8), 0
    for _answer in range(60):
        before = moment(g, 0, 0)
        seat, decision = next(iter(open_asks(g).items()))
        give(g, seat, decision.sample(dice))
        painter.play(GAME.view(g, 0).events, before, moment(g, 0, 0))
        counted += sum(isinstance(flight, CountUp) for flight in painter.animations._flights)
        painter.skip()
    assert counted > 0
