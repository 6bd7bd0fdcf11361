"""The end of a game: the bars, the buttons and their results."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import Load, NewGame, Resign
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupant, Person
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.score.bars import source_bars
from galaxy_desktop.ui.score.empires import Empires
from galaxy_desktop.ui.score.scene import ScoreScene, Stay
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from tests.ui.scene_rig import ADA_AND_VEGA, SEED, Below, SceneRig


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


def score(rig: SceneRig) -> ScoreScene:
    return rig.open(ScoreScene(rig.client, rig.session()))


def test_the_bars_grow_by_themselves_and_then_rest(rig: SceneRig) -> None:
    scene = score(rig)
    assert scene.finale.grown < len(scene.sources)
    assert scene.rest == 0
    for _ in range(400):
        rig.step()
        if scene.finale.over:
            break
    assert scene.finale.grown == len(scene.sources)
    assert scene.rest > 0
    frames = rig.app.frames
    rig.step(times=5)
    assert rig.app.frames == frames


def test_the_score_stays_that_of_its_game_whatever_comes_to_the_table(rig: SceneRig) -> None:
    session = rig.session((*ADA_AND_VEGA, Bot("easy", "Mira")), 8)
    session.bus.do(Resign(0))
    scene = rig.open(ScoreScene(rig.client, session))
    said = scene.title(), scene.prompt(), scene.views
    session.bus.do(NewGame("toy", ADA_AND_VEGA, {"length": "long"}, 3))
    rig.app.stage.refit(rig.kit)
    rig.step()
    assert (scene.title(), scene.prompt(), scene.views) == said


def test_the_way_back_names_the_menu_only_where_it_leads_there(rig: SceneRig) -> None:
    def back() -> str:
        return next(button.label for button in score(rig).buttons() if button.cue == "Esc")

    assert back() == "Main menu"
    rig.app.stage.close_above(rig.below)
    rig.open(Below())
    rig.open(Below())
    assert back() == "Back"


def test_any_key_finishes_the_bars(rig: SceneRig) -> None:
    scene = score(rig)
    rig.key(pygame.K_TAB)
    assert scene.finale.over


def test_with_reduced_motion_nothing_grows(folder: Path) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, reduced_motion=True))
    scene = score(rig)
    assert scene.finale.over
    assert scene.panels()[0].title == scene.ending.headline()


def test_at_instant_speed_everything_stands_at_once(folder: Path) -> None:
    scene = score(SceneRig(folder, settings=Settings(mute=True, speed="instant")))
    assert scene.finale.over


def test_nothing_names_the_winner_before_the_ranks_are_known(rig: SceneRig) -> None:
    scene = score(rig)
    titles = []
    for _ in range(400):
        rig.step()
        titles.append((scene.finale.decided, scene.panels()[0].title))
        if scene.finale.over:
            break
    assert set(titles) == {(False, "Final scoring"), (True, scene.ending.headline())}


def test_the_end_is_heard_once_when_the_ranks_are_known(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, heard = score(rig), list[tuple[bool, str]]()

    def play(_sounds: object, name: str) -> bool:
        heard.append((scene.finale.decided, name))
        return True

    monkeypatch.setattr(type(rig.kit.sounds), "play", play)
    while not scene.finale.over:
        rig.step()
    assert [decided for decided, name in heard if name in ("victory", "defeat")] == [True]


def test_enter_only_skips_the_show_of_the_result(rig: SceneRig) -> None:
    scene = score(rig)
    rig.key(pygame.K_RETURN)
    assert scene.finale.over
    assert rig.top() is scene


def test_a_click_on_a_button_is_used_while_the_result_is_shown(rig: SceneRig) -> None:
    score(rig)
    rig.click("View table")
    assert rig.below.results == [Stay()]


def test_the_celebration_leaves_no_trace(rig: SceneRig) -> None:
    scene = score(rig)
    while not scene.finale.celebrated > 0.3:
        rig.step()
    celebrated = rig.picture()
    while not scene.finale.over:
        rig.step()
    after = rig.picture()
    assert celebrated != after
    still = SceneRig(rig.folder, settings=Settings(mute=True, player_name="Ada", reduced_motion=True))
    score(still)
    assert still.picture() == after


@pytest.mark.parametrize("label", ["Play again", "Play this seed"])
def test_playing_again_keeps_the_table(rig: SceneRig, label: str) -> None:
    scene = score(rig)
    rig.click(label)
    (again,) = rig.below.results
    assert isinstance(again, NewGame)
    assert (again.game, again.seats, again.seed) == ("toy", scene.table.seats, SEED)


def test_enter_plays_again_and_escape_goes_to_the_menu(rig: SceneRig) -> None:
    score(rig)
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_RETURN)
    score(rig)
    rig.key(pygame.K_ESCAPE)
    again, menu = rig.below.results
    assert isinstance(again, NewGame)
    assert menu is None


def test_one_can_go_back_to_look_at_the_table(rig: SceneRig) -> None:
    score(rig)
    rig.focus("View table")
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [Stay()]


def test_the_record_is_saved_under_a_name(rig: SceneRig) -> None:
    score(rig)
    rig.key(pygame.K_F5)
    assert isinstance(rig.top(), AskText)
    rig.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    rig.type("My best")
    rig.key(pygame.K_RETURN)
    assert (rig.app.folders.saves / "My best.json").is_file()


def test_every_source_has_a_pattern_of_its_own(rig: SceneRig) -> None:
    bars = source_bars(rig.kit, ["a", "b", "c", "d", "e"])
    assert len({bar.pattern for bar in bars}) == 5
    assert len({bar.colour for bar in bars}) == 5


@pytest.mark.parametrize("seats", [2, 4])
def test_the_cards_of_every_empire_are_shown(folder: Path, seats: int) -> None:
    games = find_games()
    rig = SceneRig(folder, games=games)
    others = [Bot("easy", name) for name in ("Vega", "Rigel", "Mira")][: seats - 1]
    session = rig.session((Person("Ada"), *others), game="race")
    table = session.bus.table()
    views = [session.bus.view(seat) for seat in range(seats)]
    empires = Empires(rig.kit, session.bus.game(), table.seats, table.names(), views)
    built = [player.tableau for player in session.bus.view(0).players]
    assert [sorted(cards) for cards in empires.cards] == [sorted(cards) for cards in built]
    rig.open(ScoreScene(rig.client, session))
    rig.step(times=3)


@pytest.mark.parametrize(
    ("game", "built", "tie_break"),
    [
        ("race", "6 cards", "Tiebreaker: cards in hand plus goods"),
        ("roll", "6 squares", "Tiebreaker: dice in the cup plus credits"),
        ("frontiers", "6 tiles", "Tiebreaker: credits plus goods"),
        ("jumpdrive", "6 cards", "Tiebreaker: cards in hand plus income"),
    ],
)
def test_every_game_says_what_was_built_and_what_breaks_a_tie(game: str, built: str, tie_break: str) -> None:
    words = find_games()[game].words
    assert words.built(6) == built
    assert words.tie_break() == tie_break


@pytest.mark.slow
def test_while_the_result_is_shown_each_frame_is_as_if_all_were_drawn_anew(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, frames = score(rig), []
    rested: list[ScoreScene] = []
    draw_at_rest = ScoreScene._draw_at_rest

    def watched(self: ScoreScene, surface: pygame.Surface) -> None:
        rested.append(self)
        draw_at_rest(self, surface)

    monkeypatch.setattr(ScoreScene, "_draw_at_rest", watched)
    while not scene.finale.over:
        quick, whole = (pygame.Surface(scene.kit.metrics.window) for _ in range(2))
        scene.draw(quick)
        frames.append(quick)
        scene._still = None
        scene.draw(whole)
        assert pygame.image.tobytes(quick, "RGBX") == pygame.image.tobytes(whole, "RGBX")
        drawn = len(rested)
        scene.draw(quick)
        assert len(rested) == drawn
        rig.step(times=9)
    assert len(frames) > 6
    rig.step()
    scene.draw(frames[0])
    assert scene._still is None


@pytest.mark.parametrize(("code", "opens"), [(pygame.K_F9, LoadScene), (pygame.K_F10, PauseScene)])
def test_the_keys_of_the_table_open_saves_and_menu_here_too(
    rig: SceneRig, code: int, opens: type[Scene[Any]]
) -> None:
    scene = score(rig)
    rig.key(pygame.K_RETURN)
    rig.key(code)
    assert isinstance(rig.top(), opens)
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene


def test_a_save_that_is_chosen_here_is_loaded(rig: SceneRig) -> None:
    path = rig.save("duel")
    score(rig)
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_F9)
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [Load(path)]


def test_the_menu_leaves_the_game_from_here(rig: SceneRig) -> None:
    score(rig)
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_F10)
    rig.click("Save and exit")
    assert rig.below.results == [None]


def test_where_all_have_resigned_nobody_has_a_place_and_nobody_is_addressed(rig: SceneRig) -> None:
    session = rig.session((Person("Ada"), Person("Bo")), 8)
    session.bus.do(Resign(0))
    session.bus.do(Resign(1))
    scene = rig.open(ScoreScene(rig.client, session))
    said = scene.ending.margin()
    assert "Ada resigned" in said
    assert "Bo resigned" in said
    assert (scene.rows.places, scene.ending.headline()) == ({}, "No one wins")


def test_who_resigned_is_a_person_again_in_the_next_game(rig: SceneRig) -> None:
    session = rig.session((Person("Ada"), Person("Bo")), 8)
    session.bus.do(Resign(0))
    session.bus.do(Resign(1))
    scene = rig.open(ScoreScene(rig.client, session))
    rig.key(pygame.K_RETURN)
    rig.click("Play this seed")
    (again,) = rig.below.results
    assert isinstance(again, NewGame)
    assert again.seats == (Person("Ada"), Person("Bo"))
    assert scene.table.seats != again.seats


@pytest.mark.parametrize(("step", "names"), [(1.0, ["Coach", "Replay"]), (2.0, ["Coach (C)", "Replay (R)"])])
def test_ways_to_look_back_are_named_in_the_top_bar_and_leave_the_title_room(
    folder: Path, step: float, names: list[str]
) -> None:
    games = find_games()
    rig = SceneRig(folder, (1280, 720), Settings(mute=True, text_step=step), games=games)
    scene = rig.open(ScoreScene(rig.client, rig.session(game="race")))
    buttons = scene._placed_top_buttons()
    assert [button.label for button in buttons] == names
    bar = rig.kit.metrics.top_bar
    assert all(bar.contains(button.rect) for button in buttons)
    widths = [rig.kit.text.width(words, "section") for words in scene.title()]
    assert bar.height + sum(widths) < buttons[0].rect.left


def test_the_bars_of_five_players_fit_a_small_window(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), games=find_games())
    seats: list[Occupant] = [Person("Ada"), *(Bot("easy", name) for name in COMPUTERS[:4])]
    scene = rig.open(ScoreScene(rig.client, rig.session(seats, game="frontiers")))
    assert [panel.title for panel in scene.laid[:2] if not panel.fits] == []
