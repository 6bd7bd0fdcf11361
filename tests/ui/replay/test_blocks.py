"""Blocks of the timeline of a replay: told apart by letters, named where the pointer is."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.replay.timeline import short_names
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.theme import RGB
from tests.pixels.colour import contrast
from tests.ui.acts import move
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.finished import played
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


def opened(folder: Path, game: str, window: tuple[int, int] = (1920, 1080)) -> tuple[SceneRig, ReplayScene]:
    rig = SceneRig(folder, window, games=GAMES, drawn=True)
    return rig, rig.open(ReplayScene(rig.client, Replay(played(game, 3, 10**6).game_so_far(), 0), None))


def test_short_names_are_as_short_as_they_can_be_and_all_different() -> None:
    names = ["Explore", "Settle", "Ship", "Produce", "Second Settle"]
    assert short_names(names) == {
        "Explore": "E",
        "Settle": "Set",
        "Ship": "Sh",
        "Produce": "P",
        "Second Settle": "Sec",
    }


def test_a_name_that_another_begins_with_is_its_own_short_name() -> None:
    assert short_names(["Trade", "Trade, Consume"]) == {"Trade": "Trade", "Trade, Consume": "Trade,"}


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_a_block_under_the_pointer_is_named(
    folder: Path, window: tuple[int, int], drawn_texts: DrawnTexts
) -> None:
    rig, scene = opened(folder, "race", window)
    timeline, replay = scene.timeline, scene.replay
    for span in (replay.spans[1], replay.spans[len(replay.spans) // 2]):
        at = timeline._span_rect(span.first, span.last, timeline.blocks).center
        rig.step(move(at))
        assert moment_words(replay.game(), span.moment) in drawn_texts.words
        drawn_texts.clear()
    rig.step(move((5, 5)))
    assert timeline.pointed is None


@pytest.mark.parametrize("to_come", [False, True])
def test_letters_on_blocks_can_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch, to_come: bool) -> None:
    _rig, scene = opened(folder, "race")
    timeline, inks = scene.timeline, set[RGB]()
    draw = RichText.draw

    def noted(
        text: RichText, surface: pygame.Surface, at: pygame.Rect, line: str, *more: Any, **how: Any
    ) -> Any:
        inks.add(how["colour"])
        return draw(text, surface, at, line, *more, **how)

    monkeypatch.setattr(RichText, "draw", noted)
    timeline._draw_blocks(pygame.Surface(timeline.rect.size), to_come=to_come)
    grounds = {timeline._shade(colour, to_come=to_come) for colour in timeline._colours.values()}
    assert min(contrast(ink, ground) for ink in inks for ground in grounds) >= 4.5


def test_no_letter_is_cut_by_the_pointer(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    timeline, replay = scene.timeline, scene.replay
    span = max(replay.spans, key=lambda one: one.last - one.first)
    scene.go(replay.stop_near((span.first + span.last) // 2))
    now = scene.timeline.x_of(replay.at)
    at = scene.timeline._span_rect(span.first, span.last, timeline.blocks)
    assert at.left + 20 < now < at.right - 20
    rig.step()
    for part in (layout.left_of(at, now - 12), layout.right_of(at, now + 12)):
        inside = layout.inset(part, 4, 4)
        seen = rig.app.surface.subsurface(inside)
        assert (
            len({tuple(seen.get_at((x, y))) for x in range(inside.width) for y in range(inside.height)}) == 1
        )


def test_the_points_of_each_seat_at_the_moment_shown_stand_beside_the_curve(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _rig, scene = opened(folder, "race")
    timeline, lines = scene.timeline, list[tuple[int, str]]()
    monkeypatch.setattr(
        RichText, "draw", lambda _text, _surface, at, line, *_more, **_how: lines.append((at.top, line))
    )
    timeline.draw(pygame.Surface((1920, 1080)))
    points = sorted((score.total for score in scene.replay.scores_after(scene.replay.at)), reverse=True)
    assert len(set(points)) > 1
    assert [line for _top, line in sorted(lines) if line.strip("*").isdecimal()] == [
        f"**{n}**" for n in points
    ]


@pytest.mark.parametrize("step", [1.0, 2.0])
def test_marks_of_large_gains_cover_no_others_and_the_largest_is_marked(folder: Path, step: float) -> None:
    settings = Settings(mute=True, text_step=step)
    rig = SceneRig(folder, (1280, 720), settings, GAMES)
    replay = Replay(played("race", 2, 10**6).game_so_far(), 0)
    gains = rig.open(ReplayScene(rig.client, replay, None)).timeline.gains()
    places = [place for _swing, place in gains]
    assert all(place.collidelist(places[:at]) < 0 for at, place in enumerate(places))
    assert gains[0][0].gain == max(swing.gain for swing in replay.swings)
