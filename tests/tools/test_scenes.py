"""The scenes from which the pictures of developments are made."""

import importlib
from pathlib import Path

import pytest

from tests.sweep import WIDE

SCRIPTS = Path(__file__).parents[2] / "assets" / "scripts"
CROWDS = ("march", "throne", "troopers")
"""Scenes of figures that carry arms, or do not."""


@pytest.mark.slow
def test_a_scene_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    numpy = pytest.importorskip("numpy")
    monkeypatch.syspath_prepend(str(SCRIPTS))
    scenes = pytest.importorskip("make_pictures").SCENES
    brush, sky = importlib.import_module("drawing.brush"), importlib.import_module("drawing.sky")
    tint = importlib.import_module("drawing.noise").colour("#8FA0BC")
    for name in scenes if WIDE else CROWDS:
        rng = numpy.random.default_rng(1)
        empty = sky.make_sky(rng, 100, 60, sky.Sky("gray", 0.9))
        drawn = empty.copy()
        scenes[name](brush.Brush(rng, drawn), tint)
        assert (drawn != empty).any(), name
