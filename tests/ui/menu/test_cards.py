"""The menu beyond its tiles: the game to continue, finished games, guides, and what other scenes add."""

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.sentences import minus
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.archive import INDEX, Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.learned import Learned, learned, remember
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.art.pictures import Pictures
from galaxy_desktop.ui.menu import scene as menu
from galaxy_desktop.ui.menu.facts import Facts, Guided, facts_of, last_words
from galaxy_desktop.ui.menu.features import Feature
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.scenes.about import AboutScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.button import Button
from tests.chance import played
from tests.ui.kits import share_nothing
from tests.ui.scene_rig import STEP, SceneRig

GAMES = find_games()
GAME, OTHER = "jumpdrive", "race"
FRAMES = 12


@cache
def finished(seed: int) -> RunningGame:
    """A game of Ada's, played to its end by chance."""
    return played(GAMES[GAME], (Person("Ada"), Bot("easy", "Vega")), seed, seed)


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080), games=GAMES)


def menu_of(rig: SceneRig, *seeds: int) -> MenuScene:
    """The menu after some finished games, once it has read of them."""
    archive = Archive(rig.app.folders.archive, GAMES)
    for seed in seeds:
        archive.keep(finished(seed))
    scene = rig.open(MenuScene(rig.client))
    rig.step(times=FRAMES)
    return scene


def button_of(scene: MenuScene, game: str, *labels: str) -> Button:
    """The button of a tile with one of these labels."""
    assert scene.form is not None
    tile = next(tile for tile in scene.tiles if tile.game.id == game)
    (found,) = (
        widget
        for group in scene.form.groups
        for widget in group
        if isinstance(widget, Button) and widget.label in labels and tile.rect.contains(widget.rect)
    )
    return found


def test_the_first_frame_reads_one_small_picture_and_the_others_follow(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share_nothing(monkeypatch)
    read: list[str] = []
    load = Pictures._read

    def noting(self: Pictures, name: str) -> pygame.Surface | None:
        read.append(name)
        return load(self, name)

    monkeypatch.setattr(Pictures, "_read", noting)
    program = App(Settings(mute=True), Folders(folder), window=(1280, 720))
    program.open(MenuScene(SceneRig(folder, games=GAMES).client))
    program.step((), 0.0)
    assert read == ["small/backdrop_menu"]
    for _frame in range(FRAMES):
        program.step((), STEP)
    assert {"backdrop_menu", "moon", *(f"backdrop_{game}" for game in GAMES)} <= set(read)


def test_the_last_game_is_there_in_the_first_frame_and_other_games_follow(rig: SceneRig) -> None:
    for age, game in enumerate((GAME, OTHER)):
        session = rig.session(answers=6, game=game)
        session.do(Save(f"autosave {game} 1"))
        session.bus.close()
        os.utime(rig.app.folders.saves / f"autosave {game} 1.json", (1_000 - age, 1_000 - age))
    rig.app.open(scene := MenuScene(rig.client))
    rig.app.advance((), 0.0)
    assert set(scene._running) == {GAME}
    assert scene.cards[0].kicker == "Continue"
    assert scene.cards[0].title == GAMES[GAME].name
    rig.step()
    assert set(scene._running) == {GAME, OTHER}


def test_nothing_is_made_for_an_archive_that_is_not_there(rig: SceneRig) -> None:
    scene = menu_of(rig)
    assert scene.result is None
    assert not rig.app.folders.archive.exists()
    assert button_of(scene, GAME, "Archive").why_not == "Finished games appear here."


@pytest.mark.parametrize("lost", ["damaged", "gone"])
def test_games_of_an_archive_whose_index_is_lost_are_reached_from_the_menu(rig: SceneRig, lost: str) -> None:
    """Only an open archive reads them anew, so that its button must not wait for the index."""
    menu_of(rig, 1)
    index = rig.app.folders.archive / INDEX
    index.write_bytes(b"damaged") if lost == "damaged" else index.unlink()
    scene = menu_of(rig)
    assert not button_of(scene, GAME, "Archive").why_not
    assert button_of(scene, OTHER, "Archive").why_not == "Finished games appear here."


def test_finished_games_are_counted_and_the_last_one_is_looked_back_at(rig: SceneRig) -> None:
    scene = menu_of(rig, 1, 2)
    won = sum(0 in finished(seed).result().winners for seed in (1, 2))
    played = {tile.game.id: tile.played for tile in scene.tiles}
    assert played == {**dict.fromkeys(GAMES, ""), GAME: f"2 games · {won} won"}
    rig.click("Look back")
    assert isinstance(rig.top(), ReplayScene)


def test_games_alone_are_counted_and_neither_won_nor_lost(rig: SceneRig) -> None:
    Archive(rig.app.folders.archive, GAMES).keep(played(GAMES["jumpdrive"], (Person("Ada"),), 1, 1))
    found = {tile.game.id: tile.played for tile in menu_of(rig).tiles}
    assert found == {**dict.fromkeys(GAMES, ""), "jumpdrive": "1 game"}


def test_the_points_of_a_last_game_alone_have_their_unit(rig: SceneRig) -> None:
    archive = Archive(rig.app.folders.archive, GAMES)
    archive.keep(played(GAMES["jumpdrive"], (Person("Ada"),), 1, 1))
    (entry,) = archive.entries(archive.find(Wanted()))
    said = last_words(entry, GAMES, datetime.now(UTC).astimezone())
    assert f" · {entry.seats[0].points} VP · " in said


def test_after_a_finished_game_the_first_card_sets_up_another_and_calls_none_the_first(
    rig: SceneRig,
) -> None:
    scene = menu_of(rig, 3)
    card = scene.cards[0]
    assert (card.kicker, card.title) == ("Play again", GAMES[GAME].name)
    assert [button.label for button in card.buttons] == ["New game", "All saves"]
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.top(), NewGameScene)


def test_a_game_finished_elsewhere_is_counted_on_return(rig: SceneRig) -> None:
    scene = menu_of(rig)
    rig.click("About")
    Archive(rig.app.folders.archive, GAMES).keep(finished(1))
    rig.key(pygame.K_ESCAPE)
    assert next(tile.played for tile in scene.tiles if tile.game.id == GAME).startswith("1 game ·")


def test_a_damaged_archive_leaves_the_menu_as_it_is(rig: SceneRig) -> None:
    Archive(rig.app.folders.archive, GAMES).keep(finished(1))
    (rig.app.folders.archive / "index.sqlite").write_bytes(b"no database at all" * 100)
    assert menu_of(rig).result is None


def test_the_archive_of_a_game_is_opened(rig: SceneRig) -> None:
    button_of(menu_of(rig, 1), GAME, "Archive").press()
    top = rig.top()
    assert isinstance(top, ArchiveScene)
    assert top.selection.wanted.game == GAME


def test_play_sets_up_a_game_and_learn_begins_its_guide(rig: SceneRig) -> None:
    scene = menu_of(rig)
    button_of(scene, OTHER, "Play").press()
    assert isinstance(rig.top(), NewGameScene)
    rig.app.stage.close_above(scene)
    button_of(scene, OTHER, "Learn").press()
    ((command,),) = rig.opened
    guide = GAMES[OTHER].guide()
    assert isinstance(command, NewGame)
    assert guide is not None
    assert (command.game, command.seed) == (OTHER, guide.seed)


@pytest.mark.parametrize("chosen", ["Continue", "Start over", "Cancel"])
@pytest.mark.parametrize("way", ["Learn", "New game"])
def test_the_guide_offers_to_continue_a_guided_game_under_way(rig: SceneRig, chosen: str, way: str) -> None:
    guide = GAMES[OTHER].guide()
    assert guide is not None
    session = rig.session(answers=6, game=OTHER)
    session.do(Save(f"autosave {OTHER} 1"))
    session.bus.close()
    remember(rig.app.folders, OTHER, Learned(lessons=("a",), seed=session.bus.table().seed))
    menu = menu_of(rig)
    if way == "Learn":
        button_of(menu, OTHER, "Learn").press()
    else:
        menu._new(OTHER)
        rig.step()
        rig.key(pygame.K_g)
    assert not rig.opened
    rig.click(chosen)
    if chosen == "Cancel":
        assert not rig.opened
        assert isinstance(rig.top(), MenuScene if way == "Learn" else NewGameScene)
        return
    ((command,),) = rig.opened
    assert isinstance(command, Load if chosen == "Continue" else NewGame)
    known = learned(rig.app.folders, OTHER)
    assert known.lessons == (("a",) if chosen == "Continue" else ())


@pytest.mark.parametrize(
    ("known", "state"),
    [(Learned(), "new"), (Learned(lessons=("a",), seed=1), "begun"), (Learned(done=True), "done")],
)
def test_a_tile_shows_how_far_its_guide_was_followed(folder: Path, known: Learned, state: Guided) -> None:
    remember(Folders(folder), OTHER, known)
    guided: dict[str, Guided] = dict.fromkeys(GAMES, "new")
    assert facts_of(Folders(folder), GAMES) == Facts(guided={**guided, OTHER: state})


@pytest.mark.parametrize("game", GAMES)
def test_the_card_tells_where_the_last_game_stands(rig: SceneRig, game: str) -> None:
    session = rig.session(answers=6, game=game)
    session.do(Save(f"autosave {game} 1"))
    session.bus.close()
    card = menu_of(rig).cards[0]
    moment = session.bus.moment()
    assert card.title == GAMES[game].name
    assert card.line.startswith(f"{moment_words(GAMES[game], moment)} · Today ")
    totals = [minus(score.total) for score in session.bus.scores()]
    points = [f"  **{total}** VP" if GAMES[game].has_points else "  " for total in totals]
    assert [words for _seat, words in card.players] == ["Ada" + points[0], "Vega" + points[1]]


def test_the_card_names_a_save_by_the_name_it_was_given(rig: SceneRig) -> None:
    """Else its game looks as if it went on, which may have ended long ago."""
    session = rig.session(answers=6, game=GAME)
    session.do(Save("Rebel plan"))
    session.bus.close()
    assert menu_of(rig).cards[0].line.startswith("Rebel plan · ")


def a_feature(opens: Callable[[], Scene[Any]]) -> Callable[[Client], Feature]:
    return lambda _client: Feature(
        "clock", "Today", "A deal", "Nobody has played it.", "Play the deal", pygame.K_d, "D", opens
    )


def _refused() -> Scene[Any]:
    raise RefusedError("It isn't ready.")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("step", [1.0, 1.3, 2.0])
def test_a_scene_adds_its_card_to_the_menu(
    folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], step: float
) -> None:
    rig = SceneRig(folder, size, games=GAMES)
    rig.app.apply(rig.app.settings.but(text_step=step))
    made: Sequence[Any] = (a_feature(lambda: AboutScene(rig.client)), lambda _client: None)
    monkeypatch.setattr(menu, "FEATURES", made)
    scene = rig.open(MenuScene(rig.client))
    assert len(scene.cards) == len(scene.areas.cards) == 2
    for card, area in zip(scene.cards, scene.areas.cards, strict=True):
        assert all(area.contains(button.rect) for button in card.buttons)
    rig.key(pygame.K_d)
    assert isinstance(rig.top(), AboutScene)


def test_a_card_that_is_refused_says_why(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu, "FEATURES", (a_feature(_refused),))
    rig.open(MenuScene(rig.client))
    rig.click("Play the deal")
    top = rig.top()
    assert isinstance(top, Dialog)
    assert top.text == "It isn't ready."


def test_letters_act_on_the_tile_that_has_the_focus(rig: SceneRig) -> None:
    scene = menu_of(rig, 1)
    rig.focus(GAMES[GAME].name)
    rig.key(pygame.K_a)
    top = rig.top()
    assert isinstance(top, ArchiveScene)
    assert top.selection.wanted.game == GAME
    rig.app.stage.close_above(scene)
    rig.key(pygame.K_l)
    ((command,),) = rig.opened
    assert isinstance(command, NewGame)
    assert command.game == GAME


def test_the_line_about_the_last_game_can_be_read_on_a_star(rig: SceneRig) -> None:
    """Its letters have a dark edge, as all words of the menu that lie on the sky."""
    scene = menu_of(rig, 1)
    assert scene.result is not None
    white = pygame.Surface(rig.app.surface.get_size())
    white.fill("white")
    scene.result.draw(white)
    words = white.subsurface(scene.areas.result)
    assert min(sum(words.get_at((x, y))[:3]) for x in range(30, 300) for y in range(words.get_height())) < 150
