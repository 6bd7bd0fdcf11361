"""Sounds never fail and never insist."""

import wave
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.sound import CHANNELS, RESERVED, ROOM, VARIANTS, Sounds

pytestmark = pytest.mark.usefixtures("little_to_wait_for")


@pytest.fixture
def sounds(tmp_path: Path) -> Sounds:
    for variant in (1, 2, 3):
        with wave.open(str(tmp_path / f"button_{variant}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(44100)
            file.writeframes(b"\x10\x00" * 400)
    return Sounds(tmp_path)


def test_a_sound_is_played_in_turn_of_its_variants(sounds: Sounds) -> None:
    assert [sounds.play("button") for _turn in range(4)] == [True] * 4
    pygame.mixer.quit()


@pytest.mark.parametrize("quiet", [{"mute": True}, {"volume": 0.0}])
def test_nothing_is_heard_when_muted(sounds: Sounds, quiet: dict[str, float]) -> None:
    for name, value in quiet.items():
        setattr(sounds, name, value)
    assert not sounds.play("button")


def test_a_missing_sound_is_silent(sounds: Sounds) -> None:
    assert not sounds.play("no such sound")
    pygame.mixer.quit()


def test_a_damaged_sound_is_silent(sounds: Sounds) -> None:
    (sounds.folder / "bad_1.wav").write_bytes(b"RIFF but not more")
    assert not sounds.play("bad")
    pygame.mixer.quit()


def test_without_a_sound_card_the_game_is_silent(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: int) -> None:
        raise pygame.error("no card")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    assert not sounds.play("button")


def test_a_mixer_that_is_lost_on_the_way_is_silent(sounds: Sounds) -> None:
    assert sounds.play("button")
    pygame.mixer.quit()
    assert not sounds.play("button")
    assert not sounds.play("button")


def record(folder: Path, name: str, seconds: int) -> None:
    """Write the variants of an effect, as loud as can be."""
    for number in range(1, VARIANTS + 1):
        with wave.open(str(folder / f"{name}_{number}.wav"), "wb") as file:
            file.setparams((1, 2, 44_100, 0, "NONE", ""))
            file.writeframes(b"\xff\x7f" * 44_100 * seconds)


def test_before_a_sound_begins_all_have_room_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mixer goes on in its own thread: what is lowered only afterwards may have been clipped."""
    for name in ("bang", "crash"):
        record(tmp_path, name, seconds=1)
    sounds, largest = Sounds(tmp_path), list[float]()
    sounds.volume = 1.0
    assert sounds.mixer.open()
    kind = type(pygame.mixer.Channel(0))

    class Listening:
        """A channel that tells how large a sample of all sounds may be once its sound begins."""

        def __init__(self, number: int) -> None:
            self.channel = kind(number)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.channel, name)

        def play(self, sound: pygame.mixer.Sound) -> None:
            heard = [one for number in range(CHANNELS) if (one := kind(number).get_sound()) is not None]
            largest.append(sum(one.get_volume() for one in [*heard, sound]))
            self.channel.play(sound)

    monkeypatch.setattr(pygame.mixer, "Channel", Listening)
    played = [sounds.play(name) for name in ("bang", "crash") * 4]
    pygame.mixer.quit()
    assert all(played)
    assert len(largest) == 8
    assert max(largest) <= ROOM + 0.01


def test_the_channel_of_the_music_is_never_taken_by_a_sound(tmp_path: Path) -> None:
    record(tmp_path, "long", seconds=6)
    sounds = Sounds(tmp_path)
    assert sounds.mixer.open()
    music = pygame.mixer.Channel(0)
    assert all(sounds.play("long") for _time in range(CHANNELS - RESERVED))
    assert not music.get_busy()
    assert pygame.mixer.Sound(bytes(4)).play() is None, "only that of the music is left"
    pygame.mixer.quit()
