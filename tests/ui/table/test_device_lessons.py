"""Lessons, tips and hints on the table name the keys or buttons of the device in use."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.guide import Lesson
from galaxy_desktop.games import find_games
from galaxy_desktop.play.learned import Learned
from galaxy_desktop.ui.keys import pad_buttons
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.table.lesson import LessonScene
from galaxy_desktop.ui.table.lesson_words import KEY, lesson_words
from tests.ui.kits import share_nothing
from tests.ui.lesson_rig import RACE, guided, lesson_of
from tests.ui.table_rig import Rig

BY_PAD = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="", pad=True)
MOUSE_WORDS = "Hover", "hover", "ight-click", "mouse", "Wheel", "wheel"


def lessons() -> Iterator[tuple[str, Lesson]]:
    """Every lesson and tip, with its game."""
    for game in find_games().values():
        guide = game.guide()
        if guide is not None:
            yield from ((game.id, lesson) for lesson in (*guide.lesson, *guide.tip))


def test_no_lesson_speaks_of_the_mouse_alone_or_names_a_key_that_a_gamepad_lacks() -> None:
    named = set()
    for game, lesson in lessons():
        assert not any(word in lesson.words for word in MOUSE_WORDS), (game, lesson.id)
        plain = KEY.sub("", lesson.words)
        assert not any(f" {key} " in f" {plain.replace(',', ' ')} " for key in ("H", "F1", "Z", "P")), (
            lesson.id
        )
        named |= {*KEY.findall(lesson.words)}
    assert named >= {"H", "F1", "Z", "P"}
    assert all(map(pad_buttons, named))


def test_a_lesson_tells_how_to_look_with_the_device_in_use(tmp_path: Path) -> None:
    guide = RACE.guide()
    assert guide is not None
    before = tuple(lesson.id for lesson in guide.lesson[:1])
    rig = guided(tmp_path, Learned(seed=guide.seed, lessons=before))
    assert lesson_of(rig) == "start_world"
    assert isinstance(rig.top, LessonScene)
    assert "Right-click" in rig.top.said
    assert rig.top.heading[-1] == rig.top.said
    rig.post(BY_PAD)
    assert "D-pad" in rig.top.said
    assert "ight-click" not in rig.top.said
    kit = rig.app.stage.kit
    kit.pointer.by_pad, kit.pointer.by_keys = False, True
    assert "Hold Ctrl" in lesson_words(kit, rig.top.lesson)
    rig.close()


def test_keys_of_a_lesson_are_the_buttons_of_a_gamepad_in_use(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    kit = rig.app.stage.kit
    last = next(lesson for game, lesson in lessons() if game == "race" and lesson.id == "own")
    assert "Press H for a hint, F1 for the rules, Z to undo." in lesson_words(kit, last)
    kit.pointer.by_pad = True
    assert "Press Back + LB for a hint, Back for the rules, LT to undo." in lesson_words(kit, last)
    rig.close()


def test_the_map_tells_how_to_zoom_with_the_device_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: list[str]
) -> None:
    share_nothing(monkeypatch)
    rig = Rig(tmp_path, game="master", games=find_games(), size=(1280, 720))
    rig.picture()
    assert "Wheel or + −: zoom · K: key" in written
    rig.post(BY_PAD)
    rig.picture()
    assert "Back + right stick: zoom" in written
    rig.close()


def test_explored_cards_are_enlarged_with_the_device_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(tmp_path, game="race", games=find_games())
    for code in (pygame.K_1, pygame.K_2, pygame.K_RETURN, pygame.K_1, pygame.K_RETURN):
        rig.key(code)
        rig.settle()
    assert rig.asked.topic == "keep"
    texts = list[str]()
    draw = RichText.draw

    def noted(
        text: RichText, surface: pygame.Surface, box: pygame.Rect, words: str, *a: Any, **b: Any
    ) -> int:
        texts.append(words)
        return draw(text, surface, box, words, *a, **b)

    monkeypatch.setattr(RichText, "draw", noted)
    rig.post(BY_PAD)
    rig.picture()
    assert "Y enlarges a card · Back + B compares two cards" in texts
    rig.key(pygame.K_RIGHT)
    rig.picture()
    assert any(text.startswith("Right-click or V enlarges a card") for text in texts)
    rig.close()
