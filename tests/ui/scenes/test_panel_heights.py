"""Panels of one column share its height: what does not fit gets the room that its neighbour spares."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.scenes.panel_heights import evened
from galaxy_desktop.ui.widgets.widget import Widget
from tests.ui.kits import wordy_kit
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


def panel(rect: tuple[int, int, int, int], content: int) -> ScrollPanel:
    """A panel without a title whose content has this height."""

    def fill(column: Column) -> None:
        column.take(content, None)

    return ScrollPanel(wordy_kit((1280, 720)), pygame.Rect(rect), "", fill, icon="")


@pytest.mark.parametrize("contents", [(50, 260), (260, 50)])
def test_what_does_not_fit_gets_room_of_its_neighbour(contents: tuple[int, int]) -> None:
    panels = [panel((0, 0, 300, 200), contents[0]), panel((0, 210, 300, 200), contents[1])]
    upper, lower = evened(panels)
    grown = (upper, lower)[contents.index(260)]
    assert grown.height - 200 == max(one.lack for one in panels)
    assert upper.top == 0
    assert lower.top - upper.bottom == 10
    assert lower.bottom == 410


def test_a_neighbour_gives_only_what_it_spares() -> None:
    panels = [panel((0, 0, 300, 200), 130), panel((0, 210, 300, 200), 900)]
    upper, lower = evened(panels)
    assert upper.height == 200 + panels[0].lack
    assert lower.bottom == 410


def test_panels_that_fit_and_those_of_other_columns_stay() -> None:
    panels = [panel((0, 0, 300, 200), 50), panel((0, 210, 300, 200), 50), panel((310, 210, 300, 200), 900)]
    assert evened(panels) == [one.rect for one in panels]


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_the_rule_of_undo_is_in_sight_in_the_smallest_window(code: str, folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), games=GAMES)
    rig.app.apply(rig.app.settings.but(language=code))
    scene = rig.open(NewGameScene(rig.client, "race"))
    undo = widget(scene, language.gettext("Undo"))
    assert next(one for one in scene.laid if undo in one.widgets).fits
    rig.app.close()


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 1.0), ((1280, 720), 1.15), ((1366, 768), 1.0), ((1920, 1080), 1.0)]
)
def test_who_is_removed_is_on_the_line_of_the_name(
    size: tuple[int, int], text: float, code: str, folder: Path
) -> None:
    rig = SceneRig(folder, size, games=GAMES)
    rig.app.apply(rig.app.settings.but(language=code, text_step=text))
    scene = rig.open(NewGameScene(rig.client, "jumpdrive"))
    labels = ("Name of player {n}", "Remove player {n}")
    name, remove = (widget(scene, language.gettext(label).format(n=2)) for label in labels)
    assert remove.rect.top == name.rect.top
    assert remove.rect.left > name.rect.right
    panel = next(one for one in scene.laid if remove in one.widgets)
    assert panel.rect.right >= remove.rect.right
    assert not [one for one in panel.widgets if one is not remove and one.rect.colliderect(remove.rect)]
    rig.app.close()


def widget(scene: NewGameScene, label: str) -> Widget:
    """The widget of a panel with this label."""
    return next(one for panel in scene.laid for one in panel.widgets if one.label == label)
