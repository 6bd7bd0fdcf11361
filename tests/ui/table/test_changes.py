"""Only what looks different is drawn again, and leaves nothing behind of what was there before."""

from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.changes import CHEAP, MOST, changed, joined
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.view import TableView
from tests.each import each
from tests.ui.finished import played
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig

GAMES = find_games()
SIZE, STEP, FRAMES = (1280, 720), 0.06, 20
WINDOW = pygame.Rect(0, 0, 3840, 2160)


def is_whole(app: App) -> bool:
    """Whether the window, without what lives on it, is what the scenes draw."""
    seen, whole = app.surface.copy(), pygame.Surface(app.surface.get_size())
    copy(app.life).lift(seen)
    app.stage.draw(whole)
    return pygame.image.tobytes(seen, "RGBX") == pygame.image.tobytes(whole, "RGBX")


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Pixels that were shown anew, frame by frame."""
    found: list[int] = []
    monkeypatch.setattr(
        pygame.display, "update", lambda rects: found.append(sum(r.width * r.height for r in rects))
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_frames_of_a_moving_table_are_what_a_whole_drawing_is(game: str, parts: list[int]) -> None:
    chance, moving = Random(3), 0
    with house_without_screen(SIZE, quick=True, speed="normal", mute=True) as house:
        bots = [Bot("easy", name) for name in COMPUTERS[: GAMES[game].seats[-1] - 1]]
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        house.app.open(table)
        for step in range(10 * FRAMES):
            at = chance.randrange(SIZE[0]), chance.randrange(SIZE[1])
            looks = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
            moving += table.view.painter.busy
            if house.app.step([looks] if step % 9 == 0 else [], STEP):
                assert is_whole(house.app), step
            if not table.view.painter.busy and 0 in table.session.bus.awaited():
                play_on(table.session.bus, "easy", 1)
            if moving >= FRAMES:
                break
    assert moving == FRAMES
    assert 0 < sum(parts) < FRAMES * SIZE[0] * SIZE[1] // 2


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_shown_in_the_frame_in_which_they_are_there_until_something_moves(game: str) -> None:
    with house_without_screen(SIZE, quick=True, speed="normal", mute=True) as house:
        bots = [Bot("easy", name) for name in COMPUTERS[: GAMES[game].seats[-1] - 1]]
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        house.app.open(table)
        bus, answers = table.session.bus, list[int]()
        bus.subscribe(lambda *_news: answers.append(1))
        for step in range(4 * FRAMES):
            house.app.advance([], STEP)
            if not table.view.painter.busy:
                assert not table.session.news, step
                if 0 in bus.awaited():
                    play_on(bus, "easy", 1)
    assert len(answers) > 3


def test_a_table_is_refreshed_once_for_what_others_did_and_the_question_after_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, refreshed, refresh = Rig(folder), list[bool](), TableView.refresh

    def counted(view: TableView) -> None:
        refreshed.append(True)
        refresh(view)

    monkeypatch.setattr(TableView, "refresh", counted)
    rig.pass_unseen(next(rig.asked.answers()))
    rig.scene.controller.clear()
    rig.settle()
    assert rig.scene.view.shown is not None
    assert rig.scene.view.shown.decision == rig.asked
    assert len(refreshed) == 1
    rig.close()


def test_frames_of_a_replay_are_what_a_whole_drawing_is(folder: Path, parts: list[int]) -> None:
    rig = SceneRig(folder, SIZE, Settings(mute=True, speed="normal"), games=GAMES)
    rig.open(ReplayScene(rig.client, Replay(played("race", 3).game_so_far(), 0), 0))
    rig.key(pygame.K_SPACE)
    for step in range(FRAMES):
        if rig.app.step([], STEP):
            assert is_whole(rig.app), step
    assert 0 < sum(parts) < FRAMES * SIZE[0] * SIZE[1] // 2


def test_the_column_beside_the_table_is_not_drawn_where_other_places_are(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(folder)
    side, surface, drawn = rig.scene.view.side, rig.app.surface, list[pygame.Rect]()
    panel = Faces.panel

    def watched(faces: Faces, onto: pygame.Surface, rect: pygame.Rect, *style: Any) -> None:
        drawn.append(rect.copy())
        panel(faces, onto, rect, *style)

    rig.scene.draw(surface)
    column = [side.inspector.rect.copy(), side.log_rect.copy()]
    monkeypatch.setattr(Faces, "panel", watched)
    for clip, seen in ((rig.scene.view.painter.areas.top, []), (column[0], column[:1]), (None, column)):
        drawn.clear()
        surface.set_clip(clip)
        rig.scene.draw(surface)
        assert [rect for rect in drawn if rect in column] == seen
    surface.set_clip(None)


def test_what_rests_while_something_else_moves_is_not_drawn_again() -> None:
    still, here, there = ("a card", (0, 0, 5, 5)), ("a die", (9, 9, 2, 2)), ("a die", (12, 9, 2, 2))
    places = changed(frozenset({still, here}), frozenset({still, there}))
    assert sorted(map(tuple, places or ())) == [(9, 9, 2, 2), (12, 9, 2, 2)]
    assert changed(frozenset({still}), frozenset({still})) == []


def test_all_is_drawn_again_if_it_is_not_known_what_has_changed() -> None:
    assert changed(None, frozenset()) is None
    assert changed(frozenset(), None) is None


def scattered(number: int) -> list[pygame.Rect]:
    """Small places anywhere, some of them beyond the window."""
    chance = Random(number)
    return [
        pygame.Rect(chance.randrange(-300, 4000), chance.randrange(-300, 2300), 200, 200)
        for _ in range(number)
    ]


@each([0, 1, 2, 5, 30])
def test_a_few_places_in_the_window_cover_all_that_has_changed(number: int) -> None:
    places = scattered(number)
    found = joined(places, WINDOW)
    assert len(found) <= MOST
    assert all(WINDOW.contains(place) for place in found)
    for place in places:
        seen = place.clip(WINDOW)
        assert not seen.width or not seen.height or any(one.contains(seen) for one in found)


def test_near_places_become_one_and_distant_ones_do_not() -> None:
    near, distant = pygame.Rect(0, 0, 100, 100), pygame.Rect(3000, 2000, 100, 100)
    assert joined([near, near.move(50, 0)], WINDOW) == [near.union(near.move(50, 0))]
    assert joined([near, distant], WINDOW) == [near, distant]
    assert near.union(distant).width * near.union(distant).height > CHEAP
