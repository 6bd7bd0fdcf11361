"""Settings, help and about, by mouse and by keyboard."""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.folders import FolderError
from galaxy_desktop.games import find_games
from galaxy_desktop.language import gettext
from galaxy_desktop.play.seats import Table
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.scenes.about import AboutScene
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.settings import Settings, load_settings
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.slider import Slider
from tests.ui.acts import click, let_go, press
from tests.ui.scene_rig import ADA_AND_VEGA, SceneRig, labels, settings_with

FULL = (1920, 1080)


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, FULL)


def kept(rig: SceneRig) -> Settings:
    settings, trouble = load_settings(rig.app.folders.settings)
    assert not trouble
    return settings


def test_the_keyboard_stays_with_a_setting_whose_change_lays_the_screen_anew(folder: Path) -> None:
    """The focus line takes so much of this window that all settings fit where one chapter did before."""
    rig = SceneRig(folder, (1600, 900))
    scene = settings_with(rig, "Focus line")
    before = scene.paged
    rig.focus("Focus line")
    rig.key(pygame.K_SPACE)
    rig.step()
    assert [before, scene.paged] == [True, False]
    assert rig.form.focus.current is rig.widget("Focus line")
    rig.app.close()


@pytest.mark.parametrize(
    ("label", "part", "name", "value"),
    [
        ("Text size", 2, "text_step", 1.3),
        ("Colors", 1, "high_contrast", True),
        ("Animation speed", 2, "speed", "fast"),
    ],
)
def test_a_choice_acts_at_once_is_kept_and_is_taken_back(
    rig: SceneRig, label: str, part: int, name: str, value: object
) -> None:
    settings_with(rig, label)
    before = rig.app.settings
    rig.choose(label, part)
    assert getattr(rig.app.settings, name) == value
    assert getattr(kept(rig), name) == value
    rig.key(pygame.K_z)
    assert rig.app.settings == before
    assert kept(rig) == before


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("Letters on goods", "strong_marks"),
        ("Left-handed layout", "left_handed"),
        ("Reduced motion", "reduced_motion"),
        ("Mute", "mute"),
        ("Music", "music"),
        ("Confirm undo after a reveal", "confirm_undo"),
        ("Ask about rarely used steps", "ask_rare"),
        ("Hold to reveal", "hold_to_uncover"),
        ("First-time tips", "tips"),
    ],
)
def test_every_switch_works_by_mouse_and_by_keyboard(rig: SceneRig, label: str, name: str) -> None:
    scene = settings_with(rig, label)
    before = getattr(rig.app.settings, name)
    rig.click(label)
    assert getattr(rig.app.settings, name) is not before
    assert ("off" if before else "on") in scene.prompt().head
    rig.focus(label)
    rig.key(pygame.K_SPACE)
    assert getattr(kept(rig), name) is before


@pytest.mark.parametrize(
    ("label", "name", "standard"), [("Sound volume", "volume", 80), ("Music volume", "music_volume", 50)]
)
def test_a_volume_is_kept_when_the_knob_is_let_go_and_undone_as_one(
    rig: SceneRig, label: str, name: str, standard: int
) -> None:
    settings_with(rig, label)
    slider = rig.widget(label)
    assert isinstance(slider, Slider)
    track = slider.track
    rig.step(press(track.midright))
    for x in range(track.left, track.left + track.width * 3 // 10, 10):
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=(x, track.centery), rel=(1, 0), buttons=(1, 0, 0))
        rig.step(motion)
    heard = rig.kit.sounds.volume if name == "volume" else rig.kit.music.volume
    assert heard == pytest.approx(0.3)
    assert getattr(rig.app.settings, name) == standard
    rig.step(let_go(track.midleft))
    assert getattr(rig.app.settings, name) == 30
    rig.key(pygame.K_z)
    assert getattr(kept(rig), name) == standard


def test_a_name_is_typed_and_undone_as_one(rig: SceneRig) -> None:
    scene = settings_with(rig, "Your name")
    rig.click("Your name")
    rig.key(pygame.K_END)
    rig.type(" Lovelace")
    assert kept(rig).player_name == "Ada Lovelace"
    rig.key(pygame.K_TAB)
    scene._undo()
    assert kept(rig).player_name == "Ada"


def test_ctrl_plus_and_minus_change_the_text_anywhere(rig: SceneRig) -> None:
    rig.open(AboutScene(rig.client))
    for _ in range(8):
        rig.key(pygame.K_PLUS, mod=pygame.KMOD_CTRL)
    assert kept(rig).text_step == 2.0
    for _ in range(8):
        rig.key(pygame.K_MINUS, mod=pygame.KMOD_CTRL)
    assert kept(rig).text_step == 1.0


def test_ctrl_0_gives_text_its_standard_size_anywhere(rig: SceneRig) -> None:
    for code in (pygame.K_0, pygame.K_KP0):
        rig.key(pygame.K_PLUS, mod=pygame.KMOD_CTRL)
        assert rig.app.settings.text_step > 1
        rig.key(code, mod=pygame.KMOD_CTRL)
        assert rig.app.settings.text_step == 1


def test_a_change_by_key_can_be_taken_back_in_the_settings(rig: SceneRig) -> None:
    scene = rig.open(SettingsScene(rig.client))
    rig.key(pygame.K_PLUS, mod=pygame.KMOD_CTRL)
    assert scene.prompt().head == "Text size: 115%"
    rig.key(pygame.K_z)
    assert kept(rig).text_step == 1.0


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_slightly_larger_text_leaves_all_subjects_side_by_side(
    tmp_path_factory: pytest.TempPathFactory, code: str
) -> None:
    """With a folder whose name is as short as that of a player's own."""
    rig = SceneRig(tmp_path_factory.mktemp("own"), FULL, Settings(mute=True, language=code, text_step=1.15))
    scene = rig.open(SettingsScene(rig.client))
    assert not scene.paged
    assert all(panel.fits for panel in scene.laid)
    rects = [panel.rect for panel in scene.laid]
    assert not any(rect.collidelist(rects[number + 1 :]) >= 0 for number, rect in enumerate(rects))
    assert all(scene.body.contains(rect) for rect in rects)


def test_all_to_standard_keeps_the_name(rig: SceneRig) -> None:
    rig.open(SettingsScene(rig.client))
    rig.choose("Text size", 5)
    rig.click("Reset to defaults")
    assert rig.app.settings == Settings(player_name="Ada")


def test_settings_that_cannot_be_kept_act_all_the_same(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_about: object) -> None:
        raise FolderError("The disk is full.")

    monkeypatch.setattr("galaxy_desktop.ui.app.save_settings", full)
    settings_with(rig, "Letters on goods")
    rig.click("Letters on goods")
    assert rig.app.settings.strong_marks
    assert rig.dialog().text == "The disk is full."


@pytest.mark.parametrize("text_step", [1.0, 2.0])
def test_arrow_keys_turn_pages_and_lead_into_a_page_and_back(folder: Path, text_step: float) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, text_step=text_step))
    scene = rig.open(SettingsScene(rig.client))
    contents = rig.widget("Pages")
    assert isinstance(contents, ScrollList)
    assert contents.count == len(scene.panels())
    assert rig.form.focus.current is contents
    for _ in range(2):
        rig.key(pygame.K_DOWN)
    assert scene.laid[0].title == "Sound"
    rig.key(pygame.K_RIGHT)
    assert rig.form.focus.current is rig.widget("Sound volume")
    rig.focus("Mute")
    rig.key(pygame.K_SPACE)
    assert not rig.app.settings.mute
    rig.focus("Test sound")
    rig.key(pygame.K_LEFT)
    assert rig.form.focus.current is rig.widget("Pages")


def test_every_page_but_the_list_of_keys_is_seen_whole(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720))
    scene = rig.open(SettingsScene(rig.client))
    rolled = []
    for page, panel in enumerate(scene.panels()):
        scene.turn_to(page)
        assert len(scene.laid) == 1
        rolled += [] if scene.laid[0].fits else [panel.title]
    assert rolled == ["Keys"]


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_a_large_window_shows_all_settings_at_once(folder: Path, code: str) -> None:
    rig = SceneRig(folder, FULL, Settings(mute=True, language=code))
    scene = rig.open(SettingsScene(rig.client))
    assert [panel.title for panel in scene.laid] == [panel.title for panel in scene.panels()]
    assert all(panel.fits for panel in scene.laid)
    rig.click(gettext("Keys"))
    assert isinstance(rig.top(), HelpScene)


def test_larger_text_turns_the_settings_into_pages_and_back(folder: Path) -> None:
    rig = SceneRig(folder, FULL)
    scene = rig.open(SettingsScene(rig.client))
    rig.choose("Text size", 5)
    assert [panel.title for panel in scene.laid] == ["Text and language"]
    assert "Keys" in [panel.title for panel in scene.panels()]
    rig.choose("Text size", 0)
    assert len(scene.laid) == len(scene.panels())


def test_a_setting_that_makes_a_panel_longer_leaves_it_where_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = SceneRig(folder, FULL)
    scene = rig.open(SettingsScene(rig.client))
    before = [panel.rect for panel in scene.laid]
    monkeypatch.setattr(SettingsScene, "_speech_words", lambda _self: "No program speaks here. " * 30)
    rig.click("Speech")
    assert [panel.rect for panel in scene.laid] == before


def test_every_setting_can_be_changed_here(rig: SceneRig) -> None:
    scene = rig.open(SettingsScene(rig.client))
    rig.app.apply(Settings())
    data = json.loads(rig.app.folders.settings.read_text(encoding="utf-8"))
    found: set[str] = set()
    for page in range(len(scene.panels())):
        scene.turn_to(page)
        found |= labels(rig)
    buttons = {
        "Back",
        "Pages",
        "Undo",
        "Reset to defaults",
        "Done",
        "Keys",
        "Test sound",
        "Open folder",
        "Report a problem",
        "Show data packs",
    }
    assert len(found - buttons) == len(data)


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"mute": True}, "Sound is muted"),
        ({"mute": False, "volume": 0}, "The volume is 0"),
        ({"mute": False}, "No audio device found"),
    ],
)
def test_a_sound_that_cannot_be_heard_says_why(
    folder: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], line: str
) -> None:
    def refuse(*_about: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    rig = SceneRig(folder, FULL, Settings(**settings))
    settings_with(rig, "Test sound")
    rig.click("Test sound")
    assert rig.form.toast is not None
    assert line in rig.form.toast.label


def help_scene(rig: SceneRig, **about: object) -> HelpScene:
    game = find_games()["race"]
    return rig.open(HelpScene(rig.client, game, **about))  # type: ignore[arg-type]


def test_help_opens_at_the_page_of_a_phase(rig: SceneRig) -> None:
    scene = help_scene(rig, at="settle", below=GameBelow(Table("race", ADA_AND_VEGA, {}, 1)))
    assert "ettle" in scene.pages[scene.number].title
    assert rig.widget("Back to the game")
    rig.key(pygame.K_ESCAPE)
    assert rig.below.results == [None]


def test_pages_turn_by_keys_from_the_first_moment_on(rig: SceneRig) -> None:
    scene = help_scene(rig)
    for key, number in ((pygame.K_RIGHT, 1), (pygame.K_DOWN, 2), (pygame.K_LEFT, 1), (pygame.K_UP, 0)):
        rig.key(key)
        assert scene.number == number
    rig.key(pygame.K_ESCAPE)
    assert rig.below.results == [None]


def test_page_keys_scroll_a_long_page_while_the_contents_have_the_focus(rig: SceneRig) -> None:
    scene = help_scene(rig)
    long = next(number for number, page in enumerate(scene.pages) if page.title == "Samples explained")
    scene._show(long)
    rig.key(pygame.K_PAGEDOWN)
    assert scene.number == long
    assert any(panel.scroll.offset for panel in scene.laid)


def test_page_keys_turn_a_page_that_can_be_seen_whole(rig: SceneRig) -> None:
    scene = help_scene(rig)
    for key, number in ((pygame.K_PAGEDOWN, 1), (pygame.K_PAGEDOWN, 2), (pygame.K_PAGEUP, 1)):
        rig.key(key)
        assert scene.number == number


def test_pages_turn_by_buttons_and_the_list(rig: SceneRig) -> None:
    scene = help_scene(rig)
    rig.click("Next")
    assert scene.number == 1
    rows = next(w for group in rig.form.groups for w in group if isinstance(w, ScrollList))
    rig.step(*click(rows.row(3).center))
    assert scene.number == 3


def test_a_search_finds_words_inside_pages(rig: SceneRig) -> None:
    scene = help_scene(rig)
    rig.click("Search the rules")
    rig.type("windfall")
    assert 0 < len(scene._found()) < len(scene.pages)
    assert scene.number in scene._found()
    rig.type("zzz")
    assert scene._found() == []


def test_help_changes_its_game(folder: Path) -> None:
    games = find_games()
    rig = SceneRig(folder, FULL, games={**games, **SceneRig(folder).games})
    scene = rig.open(HelpScene(rig.client, games["race"]))
    choice = rig.widget("Game")
    assert isinstance(choice, DropDown)
    choice.change("toy")
    assert scene.game is rig.games["toy"]


def test_what_shows_only_its_value_has_its_name_above(folder: Path, said: list[str]) -> None:
    rig = SceneRig(folder, FULL)
    scene, named = rig.open(SettingsScene(rig.client)), list[str]()
    for page in range(len(scene.panels())):
        said.clear()
        scene.turn_to(page)
        shown = [one.label for one in rig.form.widgets if isinstance(one, DropDown | Slider)]
        assert {f"**{label}**" for label in shown} <= {words.partition("   ")[0] for words in said}
        named += shown
    assert len(named) >= 3
    rig.app.close()


def test_about_names_fans_fonts_and_every_game(folder: Path, said: list[str]) -> None:
    rig = SceneRig(folder, games=find_games())
    rig.open(AboutScene(rig.client))
    everything = " ".join(said)
    for words in ("independent fan project", "Manrope", "Source Sans Pro", "Open Font License", "MIT"):
        assert words in everything
    for game in rig.games.values():
        assert f"**{game.name}**" in said
        assert game.words.about() in said
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [None]
    rig.app.close()


def test_strong_marks_are_seen_at_once(rig: SceneRig) -> None:
    rig.open(SettingsScene(rig.client))
    before = rig.kit.sign("rare", 24)
    rig.click("Letters on goods")
    assert rig.app.settings.strong_marks
    after = rig.kit.sign("rare", 24)
    assert pygame.image.tobytes(after, "RGBA") != pygame.image.tobytes(before, "RGBA")
