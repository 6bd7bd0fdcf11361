"""The acts of opponents are shown one after the other, and lead on to the own question."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.events import RoundBegan
from galaxy_desktop.games import find_games
from galaxy_desktop.games.race.events import PhaseBegan, PlacementPaid, WorldPlaced
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.story import Beat, beats_of
from galaxy_desktop.ui.roles.telling import Telling
from galaxy_desktop.ui.roles.throwing import Throwing
from galaxy_desktop.ui.settings import Settings, Speed
from galaxy_desktop.ui.tabletop.animations import Animations
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.tabletop.staging import Shows
from tests.ui.painter_rig import kit_of
from tests.ui.table_rig import Rig

GAMES = find_games()
SEATS = (Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel"))
STEP = 0.05


def answered(folder: Path, game: str, speed: Speed) -> Rig:
    """A table at which the first question has just been answered."""
    rig = Rig(folder, SEATS, game=game, games=GAMES, settings=Settings(mute=True, speed=speed), drawn=False)
    for _step in range(400):
        if rig.scene.controller.question is not None and not rig.scene.view.painter.busy:
            break
        rig.app.advance([], STEP)
    rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
    return rig


def beats(rig: Rig) -> Iterator[tuple[float, Beat]]:
    """Each beat with the time at which it is first seen, until the next own question."""
    clock, last = 0.0, None
    while clock < 60:
        rig.app.advance([], STEP)
        clock += STEP
        painter = rig.scene.view.painter
        assert isinstance(painter, Telling)
        if painter.beat is not None and painter.beat is not last:
            yield clock, painter.beat
        last = painter.beat
        if rig.scene.controller.question is not None and not painter.busy:
            return


@pytest.mark.parametrize("game", GAMES)
def test_at_normal_speed_every_act_of_others_has_its_time(tmp_path: Path, game: str) -> None:
    rig = answered(tmp_path, game, "normal")
    seen = list(beats(rig))
    acts = [beat for _at, beat in seen if beat.weight == "act"]
    assert {seat for beat in acts for seat in beat.seats} >= {1} or game == "jumpdrive"
    times = [at for at, _beat in seen]
    least = rig.app.stage.kit.ms("beat_banner") / 1000 - 2 * STEP
    assert all(later - before >= least for before, later in pairwise(times))
    rig.close()


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_at_the_fast_speeds_nothing_is_told(tmp_path: Path, speed: Speed) -> None:
    rig = answered(tmp_path, "frontiers", speed)
    assert list(beats(rig)) == []
    rig.close()


def test_the_bar_says_what_is_told_and_space_goes_one_beat_on(tmp_path: Path) -> None:
    rig = answered(tmp_path, "frontiers", "normal")
    seen = []
    for _press in range(80):
        rig.app.advance([], STEP)
        rig.app.advance([], 0.0)
        painter = rig.scene.view.painter
        assert isinstance(painter, Telling)
        if rig.scene.controller.question is not None and not painter.busy:
            break
        if painter.beat is not None:
            seen.append(painter.beat)
            assert rig.scene.view.widgets.bar.text.head == painter.beat.lines[0]
        if painter.beat is not None:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                rig.app.advance([pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" ")], 0.0)
    assert len(seen) >= 2
    assert len({id(beat) for beat in seen}) == len(seen)
    rig.close()


@pytest.mark.parametrize("game", GAMES)
def test_while_anything_moves_the_bar_says_what_has_happened_and_asks_nothing(
    tmp_path: Path, game: str
) -> None:
    rig = answered(tmp_path, game, "fast")
    for _step in range(100):
        rig.app.advance([], 0.0)
        if rig.scene.view.painter.busy:
            break
        if rig.scene.controller.question is not None:
            rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
        rig.app.advance([], STEP)
    painter = rig.scene.view.painter
    assert painter.busy
    rolls = isinstance(painter, Throwing) and painter.throws
    said = "Dice are rolling" if rolls else rig.scene.controller.log.lines[-1].text
    assert rig.scene.view.widgets.bar.text.head == said
    rig.close()


def test_held_space_lets_everything_run(tmp_path: Path) -> None:
    rig = answered(tmp_path, "frontiers", "calm")
    rig.app.advance([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")], 0.0)
    seen = list(beats(rig))
    assert len(seen) >= 2
    assert seen[-1][0] - seen[0][0] < len(seen) * 0.4
    rig.close()


def test_all_that_happened_since_the_own_turn_is_told_again(tmp_path: Path) -> None:
    rig = answered(tmp_path, "frontiers", "normal")
    first = [beat.lines for _at, beat in beats(rig)]
    rig.key(pygame.K_LSHIFT)  # an empty inspector has other words once the keyboard is used
    before, question = rig.picture(), rig.question
    assert rig.scene.view.can_tell_again
    rig.key(pygame.K_r)
    again: list[tuple[str, ...]] = []
    for _step in range(1200):
        rig.app.advance([], STEP)
        painter = rig.scene.view.painter
        assert isinstance(painter, Telling)
        if painter.beat is not None and (not again or again[-1] != painter.beat.lines):
            again.append(painter.beat.lines)
        if not rig.scene.view.moves:
            break
    assert again == [lines for number, lines in enumerate(first) if number == 0 or lines != first[number - 1]]
    assert rig.question is question
    rig.app.advance([], STEP)
    assert rig.picture() == before
    rig.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_log_grows_with_the_story_and_never_runs_ahead(tmp_path: Path, game: str) -> None:
    rig = answered(tmp_path, game, "normal")
    view, waited = rig.scene.view, False
    for _at, beat in beats(rig):
        shown = [line.text for line in view.side.log.lines]
        assert shown == [line.text for line in rig.scene.controller.log.lines][: len(shown)]
        waits = isinstance(view.painter, Throwing) and view.painter.suspense
        assert waits or set(beat.lines) <= set(shown)
        waited = waited or len(shown) < len(rig.scene.controller.log.lines)
    assert waited or game == "roll"
    assert view.side.log.lines == rig.scene.controller.log.lines
    rig.close()


def test_the_bar_says_what_a_banner_says(tmp_path: Path) -> None:
    rig = answered(tmp_path, "race", "normal")
    for _at, beat in beats(rig):
        if beat.weight == "banner":
            assert rig.scene.view.widgets.bar.text.head == beat.lines[0]
            break
    else:
        raise AssertionError("no banner was told")
    rig.close()


def test_the_own_payment_does_not_wait_for_the_acts_of_others(screen: pygame.Surface) -> None:
    began: dict[int, float] = {}

    def note(staging: Any, event: Any) -> None:
        began.setdefault(event.seat, staging.at)

    shows: Shows = {PlacementPaid: note}
    kit = kit_of((1920, 1080), speed="normal")
    board: Any = SimpleNamespace(seat=0, sheet=Sheet(), kit=kit)
    paid = [PlacementPaid(seat, ("?", "?"), "gem_world", "pay", (), 0) for seat in (1, 2, 0)]
    placed = [WorldPlaced(seat, "gem_world") for seat in (1, 2)]
    events = (placed[0], paid[0], placed[1], paid[1], paid[2])
    beats = beats_of((PhaseBegan("settle", (1,)), *events), GAMES["race"].words, ("Ada", "Vega", "Rigel"), 0)
    Animations(kit, shows, frozenset({PlacementPaid})).begin(beats, board, board)
    assert 0 < began[0] == began[1] < began[2]


def test_a_beat_with_more_to_read_takes_longer(screen: pygame.Surface) -> None:
    moves = Animations(kit_of((1920, 1080), speed="normal"), {})
    short = Beat((), (1,), ("Vega rolls 4 dice.",), "act")
    long = replace(short, lines=("Vega selects Produce. " + "Workers: 3 Home dice (Explore); " * 4,))
    both = replace(short, lines=("Vega rolls 4 dice.", "Rigel rolls 4 dice."))
    assert moves._least(short) < moves._least(both) <= moves._least(long)


def test_between_the_acts_of_others_the_bar_says_what_was_told_last(tmp_path: Path) -> None:
    rig = answered(tmp_path, "race", "instant")
    rig.settle()
    controller = rig.scene.controller
    assert controller.bar_text(busy=True).head == controller.log.lines[-1].text
    controller.log.untold = 2
    assert controller.bar_text(busy=True).head == controller.log.lines[-3].text
    rig.close()


@pytest.mark.parametrize("game", ["race", "frontiers", "jumpdrive"])
def test_the_end_of_a_round_is_told_over_its_own_table(tmp_path: Path, game: str) -> None:
    rig = answered(tmp_path, game, "normal")
    painter, before = rig.scene.view.painter, 0
    assert isinstance(painter, Telling)
    for _question in range(20):
        for _at, beat in beats(rig):
            assert painter.seen is not None
            seen, begun = painter.seen.view.round, [e for e in beat.events if isinstance(e, RoundBegan)]
            assert all(event.round == seen for event in begun)
            before += beat.weight == "act" and seen < rig.bus.moment().round
            painter.next_beat()
        if before:
            break
        rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
    assert before, "an act was told after the round had ended in the rules"
    rig.close()


def test_a_notice_waits_until_what_it_is_about_has_been_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = answered(tmp_path, "frontiers", "normal")
    view, moving = rig.scene.view, []
    assert isinstance(view.painter, Telling)
    monkeypatch.setattr(view, "tell", lambda _words, **_more: moving.append(view.painter.busy))
    for _question in range(30):
        for _at, _beat in beats(rig):
            view.painter.next_beat()
        rig.app.advance([], STEP)
        if moving:
            break
        rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
    assert moving
    assert not any(moving)
    rig.close()
