"""Sounds never fail and never insist."""

import wave
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.ui.sound import Sounds


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
