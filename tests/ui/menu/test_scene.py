"""The menu: every tile and button by mouse and by keyboard, and what comes back from other screens."""

import os
from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.table.chart import Chart
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.refusals import NoGameError
from galaxy_desktop.play.savehead import HEAD
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.menu.game_tile import GameTile
from galaxy_desktop.ui.menu.layout import MenuLayout, menu_layout
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.saves.saving import autosave
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.about import AboutScene
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.scenes.frame import draw_backdrop
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.scenes.shelf import RECORDS, running_games, saves_of
from galaxy_desktop.ui.scenes.showcase import cards_shown, showcase
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.button import Button
from tests.pixels.colour import luminance
from tests.sweep import paired
from tests.toy import TOYS
from tests.ui.acts import click
from tests.ui.kits import fresh_kit
from tests.ui.menu.test_interrupted_games import interrupted
from tests.ui.scene_rig import ADA_AND_VEGA, SceneRig
from tests.ui.table_rig import InstantThinker


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


SCREENS: dict[str, type[Scene[Any]]] = {
    "All saves": LoadScene,
    "Rules": HelpScene,
    "Statistics": StatisticsScene,
    "Settings": SettingsScene,
    "About": AboutScene,
    "Toy": NewGameScene,
}


@pytest.mark.parametrize("label", SCREENS)
def test_every_tile_and_button_opens_its_screen_by_mouse(rig: SceneRig, label: str) -> None:
    menu = rig.open(MenuScene(rig.client))
    rig.click(label)
    assert type(rig.top()) is SCREENS[label]
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is menu


@pytest.mark.parametrize("label", SCREENS)
def test_every_tile_and_button_opens_its_screen_by_keyboard(rig: SceneRig, label: str) -> None:
    rig.open(MenuScene(rig.client))
    rig.focus(label)
    rig.key(pygame.K_RETURN)
    assert type(rig.top()) is SCREENS[label]


@pytest.mark.parametrize(
    ("code", "screen"), [(pygame.K_1, NewGameScene), (pygame.K_F1, HelpScene), (pygame.K_F9, LoadScene)]
)
def test_keys_of_the_menu(rig: SceneRig, code: int, screen: type[Scene[Any]]) -> None:
    rig.open(MenuScene(rig.client))
    rig.key(code)
    assert type(rig.top()) is screen


def test_enter_plays_the_first_game_where_none_is_saved(rig: SceneRig) -> None:
    rig.open(MenuScene(rig.client))
    rig.key(pygame.K_RETURN)
    (command,) = rig.opened[0]
    assert isinstance(command, NewGame)
    assert [seat.name for seat in command.seats] == ["Ada", "Vega"]


def test_enter_continues_the_last_game_and_its_tile_says_so(rig: SceneRig) -> None:
    path = rig.save("autosave toy")
    rig.open(MenuScene(rig.client))
    assert "with Vega" in rig.widget("Toy").state
    rig.key(pygame.K_RETURN)
    assert rig.opened == [(Load(path),)]


def test_the_last_game_is_found_behind_very_many_other_files(rig: SceneRig) -> None:
    path = rig.save("autosave toy")
    os.utime(path, (1, 1))
    for number in range(40):
        (rig.app.folders.saves / f"{number}.json").write_bytes(b" " * (HEAD + 10))
    menu = rig.open(MenuScene(rig.client))
    rig.step(times=5)
    assert menu.rest > 0
    assert "with Vega" in rig.widget("Toy").state
    rig.key(pygame.K_RETURN)
    assert rig.opened == [(Load(path),)]


@pytest.mark.parametrize("name", ["odd.json", "odd.journal"])
@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: path.symlink_to("/dev/zero")])
def test_the_menu_shows_whatever_lies_in_the_folder(rig: SceneRig, make: Any, name: str) -> None:
    path = rig.save("autosave toy")
    make(rig.app.folders.saves / name)
    menu = rig.open(MenuScene(rig.client))
    rig.step(times=3)
    assert rig.top() is menu
    rig.key(pygame.K_RETURN)
    assert rig.opened == [(Load(path),)]


@pytest.mark.parametrize(("order", "running"), [((0, 1), []), ((1, 0), ["mine"])])
def test_a_save_of_a_game_finished_since_is_not_offered(
    rig: SceneRig, order: tuple[int, int], running: list[str]
) -> None:
    """A quicksave from the middle of a game that was lost or resigned is no game under way."""
    paths = [rig.save("mine", answers=3), rig.save("autosave toy", answers=10**6)]
    for time, which in enumerate(order):
        os.utime(paths[which], (1000 + time, 1000 + time))
    found = running_games(saves_of(rig.app.folders, rig.games), rig.games)
    assert [info.path.stem for infos in found.values() for info in infos] == running


def test_a_finished_game_is_not_continued(rig: SceneRig) -> None:
    rig.save("done", answers=10**6)
    rig.open(MenuScene(rig.client))
    assert rig.widget("Play your first game")


def test_nobody_who_has_played_is_taken_for_a_newcomer_until_the_games_are_read(rig: SceneRig) -> None:
    for trace in ("archive", "journal"):
        if trace == "archive":
            rig.app.folders.archive.mkdir()
        else:
            rig.app.folders.archive.rmdir()
            journal = interrupted(rig, answers=8)
            assert journal.exists()
        menu = MenuScene(rig.client)
        rig.app.open(menu)
        labels = [button.label for card in menu.cards for button in card.buttons]
        assert "New game" in labels or "Continue" in labels, trace
        assert "Play your first game" not in labels
        assert menu.cards[0].kicker != "Your first game"
        rig.key(pygame.K_ESCAPE)


def test_a_game_that_cannot_be_opened_is_told(rig: SceneRig) -> None:
    rig.refusal = NoGameError()
    menu = rig.open(MenuScene(rig.client))
    rig.key(pygame.K_RETURN)
    assert rig.dialog().text == str(rig.refusal)
    rig.key(pygame.K_RETURN)
    assert rig.top() is menu


def test_leaving_is_asked_once(rig: SceneRig) -> None:
    menu = rig.open(MenuScene(rig.client))
    rig.key(pygame.K_ESCAPE)
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is menu
    rig.click("Quit")
    rig.click("Quit")
    assert rig.top() is rig.below


def test_the_large_button_of_the_menu_says_the_setup(folder: Path) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, text_step=2.0), games=find_games())
    bus = CommandBus(rig.games, rig.app.folders.saves)
    bus.do(NewGame("race", ADA_AND_VEGA, {}, 3))
    bus.do(Save("A game"))
    bus.close()
    rig.open(MenuScene(rig.client))
    assert rig.widget("Continue Race for the Galaxy, setup").enabled


def test_a_menu_without_games_still_stands(folder: Path) -> None:
    rig = SceneRig(folder, games={})
    rig.open(MenuScene(rig.client))
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.top(), Dialog)


@pytest.mark.parametrize(
    ("games", "size", "step"),
    [
        (games, *look)
        for games, look in product(
            range(1, 7), paired([(1280, 720), (1920, 1080), (3840, 2160), (2560, 1080)], [2.0, 1.0, 1.3])
        )
    ],
)
def test_tiles_never_overlap_whatever_their_number(games: int, size: tuple[int, int], step: float) -> None:
    kit = fit_kit(Settings(text_step=step), size)
    places = menu_layout(kit, games, 3, 1)
    whole = pygame.Rect((0, 0), size)
    parts = [*places.tiles, *places.cards, places.actions, places.title]
    parts += [part for part in (places.keys, places.result, places.tagline) if part.height]
    assert all(whole.contains(part) and part.height > 0 for part in parts)
    for number, part in enumerate(parts):
        assert part.collidelist(parts[number + 1 :]) == -1
    assert min(tile.height for tile in places.tiles) >= 44
    check_words(kit, places)


def check_words(kit: Kit, places: MenuLayout) -> None:
    """The words of every tile are inside it, its name first."""
    for number, rect in enumerate(places.tiles):
        tile = GameTile(
            kit, rect, TOYS["toy"].title, TOYS, number, "Round 7 with Vega, Rigel, Mira", lambda: None
        )
        box = tile.words_box(rect)
        blocks = tile.blocks(box)
        assert rect.contains(box)
        assert all(block.size[0] <= box.width for block, _gap in blocks)
        assert sum(block.height + gap for block, gap in blocks) - blocks[-1][1] <= box.height


@pytest.mark.parametrize(("size", "step"), [((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_the_words_of_a_tile_stand_one_below_the_other_in_it(
    folder: Path, size: tuple[int, int], step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.Rect] = []
    monkeypatch.setattr(Block, "draw", lambda block, _surface, at: places.append(pygame.Rect(at, block.size)))
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step), games=find_games())
    for tile in rig.open(MenuScene(rig.client)).tiles:
        places.clear()
        tile._draw_words(rig.app.surface, tile.rect)
        assert len(places) > 1
        assert all(tile.rect.contains(place) for place in places)
        assert all(above.bottom <= below.top for above, below in pairwise(places))


def test_pointing_at_a_tile_draws_it_anew_and_resting_draws_nothing(rig: SceneRig) -> None:
    rig.open(MenuScene(rig.client))
    rig.step(times=6)
    before = rig.picture()
    rig.step(*click((5, 5))[:1], times=3)
    rig.step(*click(rig.widget("Toy").rect.center)[:1], times=10)
    assert rig.picture() != before
    frames = rig.app.frames
    rig.step(times=5)
    assert rig.app.frames == frames


@pytest.mark.parametrize("size", [(900, 500), (400, 300), (250, 600)])
def test_the_cards_of_a_game_stay_inside_their_picture(rig: SceneRig, size: tuple[int, int]) -> None:
    game = find_games()["race"]
    surface = pygame.Surface((1200, 800), pygame.SRCALPHA, 32)
    box = pygame.Rect((150, 100), size)
    showcase(rig.kit, game, surface, box)
    drawn = surface.get_bounding_rect(min_alpha=40)
    assert box.inflate(4, 4).contains(drawn)
    assert drawn.width > 0.9 * box.width or drawn.height > 0.8 * box.height


@pytest.mark.parametrize("game", find_games())
@pytest.mark.parametrize("size", [(300, 330), (700, 300)])
def test_every_game_shows_something_of_its_own_inside_its_picture(
    rig: SceneRig, game: str, size: tuple[int, int]
) -> None:
    surface = pygame.Surface((1200, 800), pygame.SRCALPHA, 32)
    box = pygame.Rect((150, 100), size)
    showcase(rig.kit, find_games()[game], surface, box)
    drawn = surface.get_bounding_rect(min_alpha=40)
    assert box.inflate(box.width // 8, 4).contains(drawn)
    assert drawn.width > 0.8 * box.width or drawn.height > 0.8 * box.height


@pytest.mark.parametrize("game", find_games())
def test_no_name_is_written_on_the_overlapping_cards_of_an_emblem(
    monkeypatch: pytest.MonkeyPatch, screen: pygame.Surface, game: str
) -> None:
    """The next card, or the edge of the map, would cut it."""
    written: list[str] = []
    monkeypatch.setattr(card_names, "set_line", lambda *words: written.append(words[3]))
    monkeypatch.setattr(Chart, "_name", lambda _chart, _picture, system, _place: written.append(system.id))
    showcase(fresh_kit((1280, 720)), find_games()[game], screen, pygame.Rect(0, 0, 220, 110))
    assert written == []


def test_every_card_of_the_showcase_is_one_of_its_game() -> None:
    for game in find_games().values():
        for card in cards_shown(game):
            assert game.words.item(card)


def test_two_unfinished_games_of_a_kind_are_both_kept(rig: SceneRig) -> None:
    for seed in (1, 2):
        bus = CommandBus(rig.games, rig.app.folders.saves)
        bus.do(NewGame("toy", ADA_AND_VEGA, seed=seed))
        assert autosave(Session(bus, InstantThinker()))
        bus.close()
    kept = unfinished_games(rig)
    assert kept == {1, 2}


def test_only_the_newest_records_of_finished_games_stay(rig: SceneRig) -> None:
    for number in range(RECORDS + 2):
        rig.save(f"autosave toy {number}", answers=10**6)
    rig.save("autosave toy 99", answers=3)
    rig.save("mine", answers=10**6)
    rig.open(MenuScene(rig.client))
    left = saves_of(rig.app.folders)
    assert len(left) == RECORDS + 2
    assert {"autosave toy 99", "mine"} <= {info.path.stem for info in left}
    assert not list(rig.app.folders.saves.glob("autosave toy 0.*"))


def unfinished_games(rig: SceneRig) -> set[int]:
    """The seeds of the games that can be gone on with."""
    return {info.meta.table.seed for info in saves_of(rig.app.folders) if info.meta}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("step", [step for step in TEXT_STEPS if step <= 1.3])
def test_the_line_about_the_last_game_can_be_read_on_the_picture(size: tuple[int, int], step: float) -> None:
    kit = fit_kit(Settings(text_step=step), size)
    ground = pygame.Surface(size, 0, 32)
    draw_backdrop(kit, ground, "menu")
    line = menu_layout(kit, 5, 3, 1).result
    line.width //= 2
    places = [(x, y) for x in range(line.left, line.right, 4) for y in range(line.top, line.bottom, 4)]
    lights = sorted(luminance(np.array([ground.get_at(place)[:3] for place in places])))
    words = luminance(np.array(kit.theme.colour.text_soft))
    assert (words + 0.05) / (lights[len(lights) * 98 // 100] + 0.05) >= 4.5


def test_a_tile_continues_its_own_last_game_and_its_button_begins_another(folder: Path) -> None:
    rig = SceneRig(folder, games=find_games())
    for game, answers in (("race", 12), ("roll", 8)):
        session = rig.session(answers=answers, game=game)
        session.do(Save(f"autosave {game} 1"))
        session.bus.close()
    menu = rig.open(MenuScene(rig.client))
    rig.step(times=3)
    news = [widget for group in rig.form.groups for widget in group if widget.label == "New game"]
    assert len(news) == 2
    rig.key(pygame.K_2)
    assert rig.opened == [(Load(rig.app.folders.saves / "autosave roll 1.json"),)]
    ways: list[Callable[[], None]] = [
        lambda: rig.step(*click(news[0].rect.center)),
        lambda: rig.key(pygame.K_2, mod=pygame.KMOD_SHIFT),
        lambda: rig.key(pygame.K_3),
    ]
    for begin in ways:
        rig.app.stage.close_above(menu)
        begin()
        assert isinstance(rig.top(), NewGameScene)
    assert len(rig.opened) == 1


@pytest.mark.parametrize(("window", "icon"), [((1920, 1080), "deck"), ((1280, 720), "")])
def test_the_archive_of_a_game_has_its_icon_where_there_is_room(
    tmp_path: Path, window: tuple[int, int], icon: str
) -> None:
    rig = SceneRig(tmp_path, window, games=find_games())
    rig.open(MenuScene(rig.client))
    found = [one for group in rig.form.groups for one in group if one.label == "Archive"]
    assert len(found) == 5
    assert {one.icon for one in found if isinstance(one, Button)} == {icon}


@pytest.mark.parametrize("step", [1.5, 2.0])
def test_a_low_tile_begins_another_game_by_mouse_too(folder: Path, step: float) -> None:
    rig = SceneRig(folder, (1280, 720), Settings(mute=True, text_step=step), games=find_games())
    session = rig.session(answers=8, game="roll")
    session.do(Save("autosave roll 1"))
    session.bus.close()
    rig.open(MenuScene(rig.client))
    rig.step(times=3)
    (tile,) = [one for group in rig.form.groups for one in group if isinstance(one, GameTile) and one.running]
    assert tile.low
    buttons = [one for group in rig.form.groups for one in group if tile.rect.contains(one.rect)]
    (new,) = [button for button in buttons if button.label == "New game"]
    others = [button.rect for button in buttons if button is not new and button is not tile]
    assert others
    assert new.rect.collidelist(others) < 0
    rig.step(*click(new.rect.center))
    assert isinstance(rig.top(), NewGameScene)
