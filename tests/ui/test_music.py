"""Music: one quiet piece at a time, faded in and out; it never fails, and rests while nobody listens."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.folders import asset
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.music import DELAY, FADE, LAYER, Music, Tune
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.sound import Mixer
from tests.ui.table_rig import PlainScene, Rig

pytestmark = pytest.mark.usefixtures("little_to_wait_for")
GAMES = find_games()
STEP = 0.05
LONG = 2 * FADE + DELAY + 0.5


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("menu", "race", "race_last", "roll"):
        shutil.copy(asset("music") / f"{name}.ogg", tmp_path)
    return tmp_path


@pytest.fixture
def music(folder: Path) -> Iterator[Music]:
    pygame.mixer.quit()
    yield Music(folder, Mixer())
    pygame.mixer.quit()


def is_open() -> bool:
    return pygame.mixer.get_init() is not None


def listen(music: Music, seconds: float = LONG) -> list[float]:
    """Let time pass; the volume of the stream after each step."""
    heard = []
    for _ in range(round(seconds / STEP)):
        music.update(STEP)
        heard.append(pygame.mixer.music.get_volume() if is_open() else 0.0)
    return heard


def test_a_piece_begins_after_a_moment_and_rises(music: Music) -> None:
    music.want(Tune("menu"))
    music.update(DELAY / 2)
    assert not is_open()
    heard = listen(music)
    assert heard == sorted(heard)
    assert heard[-1] == pytest.approx(music.volume, abs=0.02)
    assert pygame.mixer.music.get_busy()
    assert music.heard.piece == "menu"


def test_another_piece_is_faded_to_and_does_not_cut_in(music: Music) -> None:
    music.want(Tune("menu"))
    listen(music)
    music.want(Tune("race"))
    steps = [(music.heard.piece, listen(music, STEP)[-1]) for _ in range(round(LONG / STEP))]
    assert music.heard.piece == "race"
    loud = [volume for piece, volume in steps if piece == "menu"]
    assert loud == sorted(loud, reverse=True)
    assert steps[-1][1] == pytest.approx(music.volume, abs=0.02)


def test_the_same_piece_goes_on_from_scene_to_scene(music: Music) -> None:
    music.want(Tune("menu"))
    listen(music)
    before = pygame.mixer.music.get_pos()
    music.want(Tune("menu"))
    listen(music, 0.5)
    assert pygame.mixer.music.get_pos() >= before


def test_the_last_round_lays_a_layer_over_the_piece_which_becomes_softer(music: Music) -> None:
    music.want(Tune("race"))
    plain = listen(music)[-1]
    music.want(Tune("race", last=True))
    lower = listen(music)
    layer = pygame.mixer.Channel(LAYER)
    assert layer.get_busy()
    assert layer.get_volume() == pytest.approx(music.volume, abs=0.02)
    assert 0 < lower[-1] < plain
    assert lower == sorted(lower, reverse=True)
    music.want(Tune("race"))
    assert listen(music)[-1] == pytest.approx(plain)
    assert not layer.get_busy()


def test_a_game_without_a_piece_of_its_own_has_that_of_the_menu(music: Music) -> None:
    music.want(Tune("meteors", last=True))
    listen(music)
    assert music.heard.piece == "menu"
    assert not pygame.mixer.Channel(LAYER).get_busy()


@pytest.mark.parametrize("quiet", [{"mute": True}, {"volume": 0.0}, {"on": False}])
def test_it_stops_when_it_is_switched_off(music: Music, quiet: dict[str, float]) -> None:
    music.want(Tune("race", last=True))
    listen(music)
    for name, value in quiet.items():
        setattr(music, name, value)
    listen(music)
    assert not pygame.mixer.music.get_busy()
    assert not pygame.mixer.Channel(LAYER).get_busy()
    assert music.rest is None


@pytest.mark.parametrize("quiet", [{"mute": True}, {"volume": 0.0}, {"on": False}])
def test_no_mixer_is_opened_for_silence(folder: Path, quiet: dict[str, float]) -> None:
    music = Music(folder, Mixer())
    for name, value in quiet.items():
        setattr(music, name, value)
    music.want(Tune("race"))
    listen(music)
    assert not is_open()
    assert music.rest is None


def test_it_is_silent_while_the_window_is_not_looked_at_and_is_heard_again_after(music: Music) -> None:
    music.want(Tune("race", last=True))
    listen(music)
    music.away = True
    listen(music)
    assert pygame.mixer.music.get_volume() == 0
    assert not pygame.mixer.Channel(LAYER).get_busy()
    assert music.rest is None
    music.away = False
    listen(music)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() > 0
    assert pygame.mixer.Channel(LAYER).get_busy()


def test_it_is_never_paused_nor_taken_up(music: Music, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are a deadlock of pygame 2.6.1 beside the end of another sound."""
    told = list[str]()
    for name in ("pause", "unpause"):
        monkeypatch.setattr(pygame.mixer.music, name, partial(told.append, name))
    music.want(Tune("race", last=True))
    for away in (False, True, False):
        music.away = away
        listen(music)
    assert told == []


def test_it_lets_the_program_rest_once_it_plays(music: Music) -> None:
    music.want(Tune("menu"))
    assert music.rest is not None
    listen(music)
    assert music.rest is None


def test_without_a_sound_card_there_is_no_music(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: int) -> None:
        raise pygame.error("no card")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    music = Music(folder, Mixer())
    music.want(Tune("menu"))
    listen(music)
    assert music.rest is None


@pytest.mark.parametrize("content", [b"", b"OggS and nothing more"])
def test_a_damaged_piece_is_silent(folder: Path, content: bytes) -> None:
    for name in ("menu.ogg", "race_last.ogg"):
        (folder / name).write_bytes(content)
    music = Music(folder, Mixer())
    music.want(Tune("menu"))
    listen(music)
    assert music.rest is None
    music.want(Tune("race", last=True))
    listen(music)
    assert music.heard.piece == "race"
    pygame.mixer.quit()


def test_without_any_piece_nothing_is_heard(tmp_path: Path) -> None:
    music = Music(tmp_path, Mixer())
    music.want(Tune("menu"))
    listen(music)
    assert music.rest is None


def test_a_mixer_that_is_lost_on_the_way_is_silent(music: Music) -> None:
    music.want(Tune("menu"))
    listen(music)
    pygame.mixer.quit()
    music.want(Tune("race", last=True))
    listen(music)
    assert music.rest is None


def test_it_is_over_when_the_program_ends(music: Music) -> None:
    music.want(Tune("menu"))
    listen(music)
    music.stop()
    assert not pygame.mixer.music.get_busy()


def test_a_table_has_its_games_piece_and_in_the_last_round_its_layer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(tmp_path, settings=Settings(speed="instant", mute=True, confirm_undo=False))
    music = rig.app.stage.kit.music
    assert music.wanted == Tune("toy")
    words = replace(rig.bus.game().words, notice=lambda _view, _names: "This is the last round.")
    monkeypatch.setattr(type(rig.bus.game()), "words", words)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()
    rig.post()
    assert music.wanted == Tune("toy", last=True)
    rig.scene.open(PlainScene("pause"))
    rig.post()
    assert music.wanted == Tune("toy", last=True)
    rig.close()


def test_the_window_tells_the_music_when_it_is_not_looked_at(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    music = rig.app.stage.kit.music
    away = []
    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        rig.post(pygame.event.Event(event))
        away.append(music.away)
    assert away == [True, False]
    rig.close()


def test_settings_and_window_may_change_without_a_break_in_the_music(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    music = rig.app.stage.kit.music
    rig.app.apply(rig.app.settings.but(music_volume=20, music=False, text_step=1.3))
    assert rig.app.stage.kit.music is music
    assert (music.volume, music.on, music.mute) == (0.2, False, True)
    rig.close()


def test_every_game_has_a_piece_and_a_layer() -> None:
    names = {path.stem for path in asset("music").iterdir()}
    assert names == {"menu", *GAMES, *[f"{game}_last" for game in GAMES]}
