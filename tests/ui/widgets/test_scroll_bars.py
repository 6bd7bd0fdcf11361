"""Whatever is longer than its place has a bar that says so."""

from pathlib import Path

import pygame

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.widgets.scroll import Scroll
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig, sensible


def has_bar(surface: pygame.Surface, kit: Kit, scroll: Scroll) -> bool:
    """Whether there is more to see, and the thumb of the bar is seen."""
    return scroll.most > 0 and tuple(surface.get_at(scroll.thumb.center))[:3] == kit.theme.colour.edge


def test_a_long_log_and_long_explanations_have_a_bar(tmp_path: Path) -> None:
    rig, dice = Rig(tmp_path, game="race", games=find_games(), seed=3), Dice(1)
    side, surface, kit = rig.scene.view.side, rig.app.surface, rig.app.stage.kit
    for _answer in range(20):
        rig.pass_unseen(sensible("race", rig.bus.view(0), rig.asked, dice))
    rig.show()
    for _press in range(30):
        rig.key(pygame.K_PAGEUP, pygame.KMOD_CTRL)
    side.inspector.show("galactic_federation")
    rig.picture()
    assert has_bar(surface, kit, side.log.scroll)
    assert has_bar(surface, kit, side.inspector.scroll)
    rig.close()


def test_an_enlarged_card_with_many_sentences_has_a_bar(tmp_path: Path) -> None:
    settings = Settings(mute=True, speed="instant", text_step=2.0)
    rig = Rig(tmp_path, game="master", games=find_games(), seed=3, settings=settings)
    words, view = find_games()["master"].words, rig.bus.view(0)
    zoom = ZoomScene(rig.scene.view.painter, words, view, "trade_war", lambda _page: None)
    rig.app.open(zoom)
    rig.picture()
    assert has_bar(rig.app.surface, rig.app.stage.kit, zoom.scroll)
    rig.close()


def test_a_long_list_and_a_long_page_have_a_bar(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True, text_step=1.5), games=find_games())
    scene = rig.open(HelpScene(rig.client, rig.client.games["race"]))
    rig.picture()
    found = [scene.laid[1].scroll, scene._rows.scroll if scene._rows else None]
    assert all(scroll and has_bar(rig.app.surface, rig.kit, scroll) for scroll in found)
    rig.app.close()
