"""The panel of a hint lies on no notice: what it would cover is shown again once it is closed."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.reasons import ReasonsScene
from tests.ui.table_rig import Rig

GAMES = find_games()
SAID = "The last round begins."


def hinted(folder: Path, size: tuple[int, int], text: float = 1.0) -> Rig:
    """A table with a hint that is marked."""
    settings = Settings(speed="instant", mute=True, text_step=text)
    rig = Rig(folder, game="race", games=GAMES, size=size, settings=settings)
    rig.key(pygame.K_h)
    rig.post()
    return rig


def reasons(rig: Rig) -> ReasonsScene:
    """The panel with the reasons of the hint."""
    rig.key(pygame.K_h)
    rig.post()
    assert isinstance(rig.top, ReasonsScene)
    return rig.top


def said(rig: Rig) -> str:
    """The words of the notice that is shown; empty without any."""
    notice = rig.scene.view.toast
    return notice.label if notice is not None and notice.alive else ""


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)]
)
def test_a_notice_under_the_panel_comes_back_after_it(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    rig = hinted(tmp_path, size, text)
    view = rig.scene.view
    view.tell(SAID)
    panel = reasons(rig).panel.rect
    notice = view.toast
    assert notice is None or not notice.rect.colliderect(panel)
    rig.key(pygame.K_ESCAPE)
    assert said(rig) == SAID
    rig.close()


@pytest.mark.parametrize("covered", [True, False])
def test_one_about_the_hint_does_not_as_the_hint_is_gone_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, covered: bool
) -> None:
    rig = Rig(
        tmp_path, game="race", games=GAMES, size=(1920, 1080), settings=Settings(speed="instant", mute=True)
    )
    monkeypatch.setattr(rig.scene.controller, "follows_hint", lambda: False)
    rig.key(pygame.K_h)
    rig.post()
    assert "different choice" in said(rig)
    if not covered:
        monkeypatch.setattr(rig.scene.view, "clear_notice", lambda _panel: None)
    reasons(rig)
    assert bool(said(rig)) != covered
    rig.key(pygame.K_ESCAPE)
    assert not said(rig)
    rig.close()
