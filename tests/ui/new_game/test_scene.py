"""Setting a table: by mouse, by keyboard, with everything that can be wrong."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Person, pin_fits
from galaxy_desktop.play.strengths import Strength
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.new_game import player_rows
from galaxy_desktop.ui.new_game.remembered import last_table
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.panel_form import PanelForm
from galaxy_desktop.ui.scenes.seeds import seed_name
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.text_field import TextField
from tests.ui.scene_rig import SEED, SceneRig, labels


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080))


@pytest.fixture
def scene(rig: SceneRig) -> NewGameScene:
    return rig.open(NewGameScene(rig.client, "toy"))


def write(rig: SceneRig, label: str, text: str) -> None:
    rig.click(label)
    rig.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    rig.key(pygame.K_BACKSPACE)
    rig.type(text)


def test_enter_starts_the_usual_game(rig: SceneRig, scene: NewGameScene) -> None:
    rig.key(pygame.K_RETURN)
    (begun,) = rig.below.results
    assert isinstance(begun, NewGame)
    assert begun.seats == (Person("Ada"), Bot("easy", "Vega"))
    assert begun.seed == SEED
    assert last_table(rig.app.stage.folders, "toy") == begun


def test_escape_gives_up(rig: SceneRig, scene: NewGameScene) -> None:
    rig.key(pygame.K_ESCAPE)
    assert rig.below.results == [None]


def test_players_are_added_named_and_removed_by_mouse(rig: SceneRig, scene: NewGameScene) -> None:
    rig.click("Add player")
    assert len(scene.setup.chairs) == 3
    assert rig.widget("Add player").why_not
    rig.choose("Player 2", 0)
    write(rig, "Name of player 2", "Boris")
    rig.click("Remove player 3")
    rig.click("Start game")
    (begun,) = rig.below.results
    assert isinstance(begun, NewGame)
    assert begun.seats == (Person("Ada"), Person("Boris"))


def test_everything_can_be_reached_by_keyboard(rig: SceneRig, scene: NewGameScene) -> None:
    for label in ("Name of player 1", "Player 2", "Add player", "Seed", "New seed", "Back", "length"):
        rig.focus(label)
    rig.focus("Add player")
    rig.key(pygame.K_SPACE)
    assert len(scene.setup.chairs) == 3


def test_a_level_is_chosen(rig: SceneRig, scene: NewGameScene) -> None:
    rig.focus("Level")
    for code in (pygame.K_SPACE, pygame.K_DOWN, pygame.K_RETURN):
        rig.key(code)
    assert scene.setup.chairs[1].level == "medium"


def test_a_player_who_is_added_has_the_level_of_the_computer_player_before(
    rig: SceneRig, scene: NewGameScene
) -> None:
    rig.click("Add player")
    assert [chair.level for chair in scene.setup.chairs] == ["", "easy", "easy"]
    rig.click("Remove player 3")
    scene.setup.seat_computer(1, "hard")
    rig.click("Add player")
    assert [chair.level for chair in scene.setup.chairs] == ["", "hard", "hard"]


def test_a_button_with_the_focus_stays_in_sight_as_rows_are_added_above_it(folder: Path) -> None:
    small = SceneRig(folder, (1280, 720), games=find_games())
    scene = small.open(NewGameScene(small.client, "race"))
    small.focus("Add player")
    for players in (3, 4):
        small.key(pygame.K_RETURN)
        add = small.widget("Add player")
        panel = next(one for one in scene.laid if add in one.widgets)
        assert bool(add.why_not) == (players == 4)
        assert panel.view.contains(add.rect), (players, add.rect, panel.view)


def test_removing_the_last_player_that_can_go_leaves_the_focus_among_the_players(folder: Path) -> None:
    """At the main button, one Enter more would start the game."""
    small = SceneRig(folder, (1280, 720), games=find_games())
    scene = small.open(NewGameScene(small.client, "race"))
    small.focus("Add player")
    small.key(pygame.K_RETURN)
    while small.form.focus.current is not small.widget("Remove player 3"):
        small.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    small.key(pygame.K_RETURN)
    assert len(scene.setup.chairs) == 2
    assert small.form.focus.current is small.widget("Add player")


def test_the_strength_of_a_level_is_that_at_the_chosen_table(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {"2": {"medium": Strength(400, 0.7, 0.65, 0.75)}}
    monkeypatch.setattr(player_rows, "strengths_of", lambda _game: measured)
    rig.open(NewGameScene(rig.client, "toy"))
    rig.focus("Level")
    for code in (pygame.K_SPACE, pygame.K_DOWN, pygame.K_RETURN):
        rig.key(code)
    words = "Wins 70% (±5%) against Easy"
    assert words in labels(rig)
    rig.choose("length", 1)
    assert words not in labels(rig)
    rig.choose("length", 0)
    assert words in labels(rig)


def test_a_missing_name_stands_on_the_button_until_it_is_typed(rig: SceneRig, scene: NewGameScene) -> None:
    write(rig, "Name of player 1", "")
    assert rig.form.primary is not None
    assert rig.form.primary.label == "Name player 1"
    assert scene.prompt().bad
    rig.key(pygame.K_RETURN)
    assert rig.below.results == []
    rig.type("Zoe")
    assert rig.form.primary.label == "Start game"
    assert isinstance(rig.form.focus.current, TextField)


def test_a_bad_choice_is_told_at_once_and_bars_the_start(rig: SceneRig, scene: NewGameScene) -> None:
    rig.choose("wind", 1)
    rig.click("Add player")
    assert rig.form.primary is not None
    assert rig.form.primary.label == "Change the options"
    assert "2" in scene.prompt().line
    rig.choose("wind", 0)
    assert rig.form.primary.label == "Start game"


@pytest.mark.parametrize(("text", "seed"), [("42", 42), (seed_name(777).lower(), 777)])
def test_a_seed_is_typed_as_a_name_or_a_number(
    rig: SceneRig, scene: NewGameScene, text: str, seed: int
) -> None:
    write(rig, "Seed", text)
    rig.key(pygame.K_RETURN)
    (begun,) = rig.below.results
    assert isinstance(begun, NewGame)
    assert begun.seed == seed


def test_a_seed_that_is_none_bars_the_start(rig: SceneRig, scene: NewGameScene) -> None:
    write(rig, "Seed", "nonsense")
    rig.key(pygame.K_RETURN)
    assert rig.below.results == []
    rig.click("New seed")
    rig.key(pygame.K_ESCAPE)
    assert scene.seed_text == seed_name(SEED)


def test_a_pin_is_set_and_taken_off(rig: SceneRig, scene: NewGameScene) -> None:
    rig.choose("Player 2", 0)
    rig.click("No PIN")
    dialog = rig.top()
    assert isinstance(dialog, AskText)
    assert dialog.refusal == "", "nothing is wrong before anything is typed"
    rig.type("12")
    assert dialog.refusal == "Enter 4–12 digits."
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.top(), AskText)
    rig.type("34")
    rig.key(pygame.K_RETURN)
    kept = scene.setup.chairs[0].pin
    assert kept is not None
    assert pin_fits("1234", kept)
    rig.click("PIN set")
    rig.click("No PIN")
    assert scene.setup.chairs[0].pin is None


def test_spaces_around_a_pin_that_is_set_are_dropped(rig: SceneRig, scene: NewGameScene) -> None:
    rig.choose("Player 2", 0)
    rig.click("No PIN")
    rig.type(" 1234 ")
    rig.key(pygame.K_RETURN)
    kept = scene.setup.chairs[0].pin
    assert kept is not None
    assert pin_fits("1234", kept)


def test_a_pin_that_is_set_by_keyboard_keeps_the_focus(rig: SceneRig, scene: NewGameScene) -> None:
    rig.choose("Player 2", 0)
    _first, second = (one for one in rig.form.widgets if one.label == "No PIN")
    while rig.form.focus.current is not second:
        rig.key(pygame.K_TAB)
    rig.key(pygame.K_SPACE)
    rig.type("1234")
    rig.key(pygame.K_RETURN)
    assert scene.setup.chairs[1].pin
    current = rig.form.focus.current
    assert current is not None
    assert current.label == "PIN set"


def test_same_again_brings_the_last_table_back(rig: SceneRig) -> None:
    first = rig.open(NewGameScene(rig.client, "toy"))
    first.setup.chairs[1].level = "hard"
    rig.key(pygame.K_RETURN)
    second = rig.open(NewGameScene(rig.client, "toy"))
    assert second.setup.chairs[1].level == "hard"
    rig.click("Add player")
    rig.key(pygame.K_s)
    assert len(second.setup.chairs) == 2


def test_speed_acts_at_once_and_take_backs_go_into_the_game(rig: SceneRig, scene: NewGameScene) -> None:
    rig.choose("Animation speed", 3)
    assert rig.app.settings.speed == "instant"
    rig.choose("Undo", 3)
    assert scene.setup.command().take_back == "never"


def test_rules_and_settings_open_and_come_back_to_the_same_table(rig: SceneRig, scene: NewGameScene) -> None:
    rig.click("Add player")
    rig.click("Rules")
    assert isinstance(rig.top(), HelpScene)
    rig.key(pygame.K_ESCAPE)
    rig.click("Settings")
    assert isinstance(rig.top(), SettingsScene)
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene
    assert len(scene.setup.chairs) == 3


@pytest.mark.parametrize("game", find_games())
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080)])
def test_the_whole_setup_fits_without_a_scroll_bar(folder: Path, game: str, size: tuple[int, int]) -> None:
    rig = SceneRig(folder, size, games=find_games())
    rig.open(NewGameScene(rig.client, game))
    assert isinstance(rig.form, PanelForm)
    assert [panel.title for panel in rig.form.panels if not panel.fits] == []


def test_the_setup_of_two_persons_fits_too(folder: Path) -> None:
    rig = SceneRig(folder, (1600, 900), games=find_games())
    scene = rig.open(NewGameScene(rig.client, "frontiers"))
    scene.setup.seat_person(1, "Boris")
    scene.layout()
    assert isinstance(rig.form, PanelForm)
    assert [panel.title for panel in rig.form.panels if not panel.fits] == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_all_that_belongs_to_a_computer_player_is_in_one_line_of_a_large_window(
    folder: Path, language: str
) -> None:
    rig = SceneRig(folder, (1920, 1080), settings=Settings(mute=True, language=language), games=find_games())
    scene = rig.open(NewGameScene(rig.client, "jumpdrive"))
    scene.setup.add("easy")
    scene.layout()
    assert scene.form is not None
    crosses = [one for one in scene.form.widgets if isinstance(one, Button) and one.icon == "cross"]
    names = [one for one in scene.form.widgets if isinstance(one, TextField)][: len(crosses)]
    assert len(crosses) == 3
    assert [one.rect.top for one in crosses] == [one.rect.top for one in names]


@pytest.mark.parametrize(("window", "step"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_the_buttons_that_remove_players_are_below_each_other(
    tmp_path: Path, window: tuple[int, int], step: float
) -> None:
    settings = Settings(mute=True, player_name="Ada", text_step=step)
    rig = SceneRig(tmp_path, window, settings=settings, games=find_games())
    scene = rig.open(NewGameScene(rig.client, "race"))
    scene.turn_to(1)
    rig.click("Add player")
    ends = {rig.widget(f"Remove player {number}").rect.right for number in (1, 2, 3)}
    assert len(ends) == 1


def test_a_line_of_words_below_a_player_is_as_high_as_words(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path, (1920, 1080), games=find_games())
    scene = rig.open(NewGameScene(rig.client, "race"))
    scene.setup.seat_computer(1, "hard")
    scene.layout()
    words = next(rig.widget(label) for label in labels(rig) if label.startswith("Wins"))
    assert words.rect.top >= rig.widget("Level").rect.bottom
    assert words.rect.height < rig.kit.metrics.target() * 0.7
