"""Pictures of scenes and tables, each drawn anew with a kit of its own."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.ui import app
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.table.zoom import ZoomScene
from tests.ui.kits import fresh_kit_of
from tests.ui.pseudo_tour import GAMES, scenes, table_after
from tests.ui.scene_rig import SceneRig

FRAMES = 20


@contextmanager
def rig_with(settings: Settings, size: tuple[int, int]) -> Iterator[SceneRig]:
    """A client whose window has drawn nothing yet, in a folder of the same name each time."""
    folder = Path(tempfile.gettempdir()) / f"pixels {os.getpid()}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "fit_kit", fresh_kit_of)
        rig = SceneRig(folder, size, settings, games=GAMES)
        try:
            yield rig
        finally:
            rig.app.close()
            shutil.rmtree(folder, ignore_errors=True)


def settings_of(*, step: float = 1.0, contrast: bool = False, strong: bool = False) -> Settings:
    """Settings of a look: at rest, without a sound."""
    return Settings(
        mute=True,
        player_name="Ada",
        text_step=step,
        reduced_motion=True,
        speed="instant",
        high_contrast=contrast,
        strong_marks=strong,
    )


def shot(name: str, settings: Settings, size: tuple[int, int]) -> Callable[[], pygame.Surface]:
    """What draws a place of `cuts.places`, or `zoom GAME ANSWERS NUMBER`, as it is at rest."""

    def draw() -> pygame.Surface:
        with rig_with(settings, size) as rig:
            kind, *rest = name.split(" ")
            if kind in ("table", "zoom"):
                scene = table_after(rig, rest[0], int(rest[1]))
                rig.step(times=FRAMES)
                if kind == "zoom":
                    enlarge(rig, scene, int(rest[2]))
            else:
                scenes()[name](rig)
            rig.step(times=FRAMES)
            rig.app.stage.draw(rig.app.surface)
            return rig.app.surface.copy()

    return draw


def enlarge(rig: SceneRig, scene: TableScene, number: int) -> ZoomScene:
    """Enlarge a thing of the table."""
    things = [item.item.subject for item in scene.view.widgets.items if item.item.subject]
    words, view = scene.session.bus.game().words, scene.controller.view
    subject: Any = list(dict.fromkeys(things))[number]
    return rig.open(ZoomScene(scene.view.painter, words, view, subject, print))
