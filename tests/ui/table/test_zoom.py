"""The enlarged card: a visible button closes it, and every size leaves room for it."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.zoom import ZoomScene
from tests.ui.acts import wheel
from tests.ui.table_rig import Rig


def enlarged(folder: Path, **options: object) -> tuple[Rig, ZoomScene]:
    rig = Rig(folder, game="race", games=find_games(), seed=3, **options)  # type: ignore[arg-type]
    card = next(item for item in rig.scene.view.widgets.items if item.in_hand)
    rig.click((card.rect.left + 8, card.rect.centery), button=3)
    assert isinstance(rig.top, ZoomScene)
    return rig, rig.top


def test_v_enlarges_the_card_under_the_pointer(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=find_games(), seed=3)
    card = next(item for item in rig.scene.view.widgets.items if item.in_hand)
    rig.move((card.rect.left + 8, card.rect.centery))
    rig.key(pygame.K_v)
    assert isinstance(rig.top, ZoomScene)
    assert rig.top.subject == card.item.subject
    rig.close()


def test_the_button_closes_the_enlarged_card(tmp_path: Path) -> None:
    rig, zoom = enlarged(tmp_path)
    plain = rig.picture()
    rig.move(zoom.button.rect.center)
    assert rig.picture() != plain
    rig.click(zoom.button.rect.center)
    assert rig.top is rig.scene
    rig.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text_step", [1.0, 2.0])
def test_the_button_lies_in_the_panel_beside_the_name(
    tmp_path: Path, size: tuple[int, int], text_step: float
) -> None:
    settings = Settings(speed="instant", mute=True, confirm_undo=False, text_step=text_step)
    rig, zoom = enlarged(tmp_path, size=size, settings=settings)
    assert zoom.panel.contains(zoom.button.rect)
    assert not zoom.button.rect.colliderect(zoom.body)
    assert not zoom.title.cut
    assert zoom.body.height > 0
    rig.close()


def hold(rig: Rig, at: tuple[int, int], step: int) -> None:
    """Press for 0.6 seconds, moving by so many pixels in each twentieth of a second."""
    rig.press(at)
    for number in range(1, 13):
        moved = at[0] + number % 2 * step, at[1]
        rig.post(pygame.event.Event(pygame.MOUSEMOTION, pos=moved, rel=(1, 0), buttons=(1, 0, 0)))


@pytest.mark.parametrize("game", find_games())
def test_only_a_press_that_rests_enlarges_and_shows_how_to_close(tmp_path: Path, game: str) -> None:
    rig = Rig(tmp_path, game=game, games=find_games(), seed=3)
    for _turn in range(60):
        rig.app.advance([], 0.05)
    card = next(one for one in rig.scene.view.widgets.items if one.item.subject and one.rect.width > 40)
    at = (card.rect.left + 8, card.rect.centery)
    hold(rig, at, 4)
    assert rig.top is rig.scene
    rig.release(at)
    rig.scene.controller.back_all()
    hold(rig, at, 0)
    assert isinstance(rig.top, ZoomScene)
    assert rig.top.button.label == "Close"
    assert rig.top.panel.contains(rig.top.button.rect)
    rig.release(at)
    assert isinstance(rig.top, ZoomScene)
    rig.click(rig.top.button.rect.center)
    assert rig.top is rig.scene
    rig.close()


def test_a_hold_enlarges_and_its_release_closes_nothing(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=find_games(), seed=3)
    card = next(item for item in rig.scene.view.widgets.items if item.in_hand)
    at = (card.rect.left + 8, card.rect.centery)
    rig.press(at)
    for _frame in range(12):
        rig.app.advance([], 0.05)
    assert isinstance(rig.top, ZoomScene)
    rig.release(at)
    assert isinstance(rig.top, ZoomScene)
    rig.key(pygame.K_ESCAPE)
    assert not rig.question.chosen
    rig.close()


def test_the_name_of_what_is_enlarged_begins_with_a_capital(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=find_games(), seed=3, drawn=False)
    words, view, painter = find_games()["master"].words, rig.bus.view(0), rig.scene.view.painter
    symbol = next(iter(star_map().symbols))
    assert words.item(symbol) == "Military {swords}"
    rig.app.open(ZoomScene(painter, words, view, symbol, lambda _page: None))
    assert isinstance(rig.top, ZoomScene)
    assert rig.top.heading[0] == "Military {swords}"
    rig.close()


def test_lines_that_are_scrolled_lie_within_the_panel_and_are_found_where_they_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(speed="instant", mute=True, text_step=2.0)
    rig = Rig(tmp_path, game="master", games=find_games(), seed=3, size=(1280, 720), settings=settings)
    painter, words, view = rig.scene.view.painter, find_games()["master"].words, rig.bus.view(0)
    subjects = {item.item.subject for item in rig.scene.view.widgets.items} - {""}
    card = max(sorted(subjects), key=lambda one: sum(len(line.text) for line in words.explain(view, one)))
    zoom = ZoomScene(painter, words, view, card, lambda _page: None)
    rig.app.open(zoom)
    assert zoom.scroll.most > 0
    for _times in range(20):
        rig.post(wheel(-1))
    tops: list[tuple[int, int]] = []
    monkeypatch.setattr(zoom.rows, "draw", lambda _surface, place, _lit: tops.append(place))
    rig.picture()
    last = zoom.rows.rows[zoom.rows.pages[-1]].rect.move(tops[-1])
    assert zoom.body.contains(last)
    rig.move(last.center)
    assert zoom.lit == zoom.rows.pages[-1]
    rig.close()
