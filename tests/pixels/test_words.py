"""Words can be read and are whole: a sample of what `python -m tests.pixels contrast` and `cuts` look at."""

import numpy as np
import pygame
import pytest

from tests.pixels.colour import pixels
from tests.pixels.cuts import look
from tests.pixels.looks import settings_of, shot
from tests.pixels.words import Ink, inked, measured
from tests.sweep import some
from tests.ui.kits import fresh_kit_of

WINDOW = (1280, 720)
SHOWN = [
    ("replay", False, 1.0),
    ("curtain", False, 2.0),
    ("pause", False, 1.0),
    ("table jumpdrive 25", True, 1.0),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "high", "step"), some(SHOWN, 2))
def test_every_word_of_a_scene_stands_out_from_what_is_behind_it(name: str, high: bool, step: float) -> None:
    words = measured(shot(name, settings_of(contrast=high, step=step), WINDOW))
    assert len(words) > 10
    assert [word for word in words if not word.enough] == []


@pytest.mark.parametrize(("ground", "enough"), [((19, 26, 46), True), ((120, 125, 140), False)])
def test_faint_words_are_found(ground: tuple[int, int, int], enough: bool) -> None:
    def draw() -> pygame.Surface:
        pygame.display.set_mode((8, 8))
        kit, surface = fresh_kit_of(settings_of(), WINDOW), pygame.Surface((400, 60))
        surface.fill(ground)
        kit.text.draw(surface, pygame.Rect(10, 10, 380, 40), "Space Port", "body")
        return surface

    words = measured(draw)
    assert {word.text for word in words} == {"Space", "Port"}
    assert all(word.enough is enough for word in words)


def test_what_has_the_colour_of_a_word_by_chance_is_no_word() -> None:
    def draw() -> pygame.Surface:
        pygame.display.set_mode((8, 8))
        kit, surface = fresh_kit_of(settings_of(), WINDOW), pygame.Surface((400, 60))
        kit.text.draw(surface, pygame.Rect(10, 10, 200, 40), "Space", "body")
        surface.fill(Ink().colour("Space", 0, False), (300, 10, 50, 20))
        return surface

    assert [word.rect[0] < 200 for word in measured(draw)] == [True]


@pytest.mark.parametrize("size", [16, 23, 34])
def test_a_figure_that_shrinks_by_its_ink_is_measured_where_it_lies(size: int) -> None:
    pygame.display.set_mode((8, 8))
    ink, shots = Ink(), {}
    with inked(ink):
        for ink.way in ("plain", "silent", "named"):
            kit = fresh_kit_of(settings_of(), (1920, 1080))
            shots[ink.way] = pixels(kit.sign("military", size, label="+1")).astype(int)
    drawn, found = (np.abs(shots[way] - shots["silent"]).sum(axis=-1) > 90 for way in ("plain", "named"))
    for axis in (0, 1):
        there, here = (np.flatnonzero(where.any(axis=axis)) for where in (drawn, found))
        assert there[0] - 1 <= here[0]
        assert here[-1] <= there[-1] + 1


@pytest.mark.slow
@pytest.mark.parametrize("name", some(["table roll 0", "table race 25", "daily", "table master 25"], 2))
def test_large_german_words_are_whole(name: str) -> None:
    assert look(name, WINDOW, 2.0, "de").cut == ()


AT_THE_EDGE = [
    ("table jumpdrive 40", (1920, 1080), "en"),
    ("replay", (1920, 1080), "de"),
    ("table master 4", (1600, 900), "fr"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size", "code"), some(AT_THE_EDGE, 2))
def test_words_at_the_edge_of_their_room_are_whole_or_left_out(
    name: str, size: tuple[int, int], code: str
) -> None:
    assert look(name, size, 1.0, code).cut == ()
