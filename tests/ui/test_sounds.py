"""The sound files: complete, of one format, short, audible, and without clipping or clicks."""

import sys
import wave
from array import array
from pathlib import Path

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SOUNDS = ASSETS / "sounds"
LONGER = {"victory": 1.0, "defeat": 1.0}
SHORT = 0.4
EFFECTS = [
    "card_draw",
    "card_place",
    "card_flip",
    "shuffle",
    "pay",
    "good_on",
    "good_off",
    "die_shake",
    "die_hit",
    "die_settle",
    "cube_click",
    "base_thud",
    "tile_slide",
    "disk_slide",
    "coins",
    "points",
    "your_turn",
    "hint",
    "undo",
    "redo",
    "refuse",
    "button",
    "chosen",
    "taken_back",
    "drawer",
    "conflict_begins",
    "conflict_won",
    "symbol_gained",
    "last_round",
    "victory",
    "defeat",
    "saved",
    "phase_explore",
    "phase_develop",
    "phase_settle",
    "phase_consume",
    "phase_produce",
]
FILES = sorted(f"{name}_{variant}" for name in EFFECTS for variant in (1, 2, 3))


def frames(name: str) -> list[int]:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values.tolist()


def test_the_list_of_sounds_is_complete() -> None:
    assert sorted(path.stem for path in SOUNDS.glob("*.wav")) == FILES


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 2_500_000


@pytest.mark.parametrize("name", FILES)
def test_a_sound_is_short_audible_and_clean(name: str) -> None:
    values = frames(name)
    assert 0.02 < len(values) / 44_100 <= LONGER.get(name[:-2], SHORT)
    assert 3000 < max(map(abs, values)) < 32_000
    assert abs(values[0]) < 400
    assert abs(values[-1]) < 400


def test_the_three_variants_differ() -> None:
    for name in EFFECTS:
        assert len({tuple(frames(f"{name}_{variant}")) for variant in (1, 2, 3)}) == 3, name


def test_making_a_sound_twice_gives_the_committed_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ASSETS / "scripts"))
    make_sounds = pytest.importorskip("make_sounds")
    made = array("h", (round(value * 32_767) for value in make_sounds.make("card_draw", 2)))
    stored = frames("card_draw_2")
    assert len(made) == len(stored)
    assert max(abs(a - b) for a, b in zip(made, stored, strict=True)) <= 1
