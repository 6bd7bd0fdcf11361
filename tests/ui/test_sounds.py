"""Sounds and music: complete, of one format, as loud as each other, without clipping or clicks."""

import ast
import math
import sys
import wave
from array import array
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.ui.sound import ROOM
from tests import sources
from tests.each import each

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


MUSIC = sorted(path.stem for path in (ASSETS / "music").iterdir())
SOUND_LUFS, MUSIC_LUFS = -18.0, -30.0
BAND = 0.7
"""Difference from these that is not heard as louder or softer."""
SOUND_PEAK, MUSIC_PEAK = 0.71, 0.15
SPARSE = 4
"""Every so many-th sample of music is weighted: it has little above 5 kHz, and is found 0.14 dB louder."""
STEP = 0.01
"""Largest step between the end and the beginning of a loop."""


@pytest.fixture
def measuring(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script that measures sounds."""
    pytest.importorskip("numpy")
    monkeypatch.syspath_prepend(str(ASSETS / "scripts"))
    return pytest.importorskip("measure_sounds")


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


def test_every_sound_that_is_played_by_name_is_there() -> None:
    played = {
        name.value
        for file in sources.FILES
        if "sounds.play" in sources.text_of(file)
        for call in sources.everything(sources.parsed(file))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("sounds.play")
        for name in sources.everything(call)
        if isinstance(name, ast.Constant) and isinstance(name.value, str)
    }
    assert played
    assert played <= set(EFFECTS)


@each(FILES)
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


def test_loudness_is_that_of_the_standard(measuring: Any) -> None:
    """A full sine of 997 Hz has -3.01 LUFS, and a tenth of it 20 less."""
    sine = [math.sin(2 * math.pi * 997 * i / 44_100) for i in range(2 * 44_100)]
    for size in (1.0, 0.1):
        found = measuring.measure(measuring.np.array([size * value for value in sine]), 44_100)
        assert found.lufs == pytest.approx(-3.01 + 20 * math.log10(size), abs=0.02)
        assert found.moment == pytest.approx(found.lufs, abs=0.1)


def test_a_click_is_weighted_alike_wherever_it_falls(measuring: Any) -> None:
    """Long music is weighted in pieces; no seam of theirs is heard."""
    loudness = pytest.importorskip("sounding.loudness")
    piece, seam = loudness.PIECE, loudness.PIECE - loudness.TAIL
    click = measuring.np.zeros(2 * piece)
    click[0] = 1.0
    first = loudness.k_weighted(click, 44_100)
    for start in (seam - 1, seam, piece - 1):
        later = loudness.k_weighted(measuring.np.roll(click, start), 44_100)
        assert abs(later[:start]).max() < 1e-9
        assert abs(later[start:] - first[: 2 * piece - start]).max() < 1e-9


def test_no_sound_is_louder_or_softer_than_the_others(measuring: Any) -> None:
    for name in FILES:
        found = measuring.measure(measuring.samples_of(ASSETS / "sounds" / f"{name}.wav"), 44_100)
        assert found.moment == pytest.approx(SOUND_LUFS, abs=BAND), name
        assert found.peak <= SOUND_PEAK, name
        assert (found.first, found.last) == pytest.approx((0, 0), abs=0.002), name


@pytest.mark.slow
@pytest.mark.parametrize("name", MUSIC)
def test_music_is_quiet_even_and_goes_round_without_a_click(measuring: Any, name: str) -> None:
    loudness = pytest.importorskip("sounding.loudness")
    samples = measuring.samples_of(ASSETS / "music" / f"{name}.ogg")
    rate = 44_100 // SPARSE
    heard = loudness.loudness(loudness.k_weighted(samples[::SPARSE], rate), rate)
    assert heard == pytest.approx(MUSIC_LUFS, abs=BAND)
    assert max(samples.max(), -samples.min()) <= MUSIC_PEAK
    assert abs(samples[-1] - samples[0]) <= STEP
    assert len(samples) / 44_100 > (15 if name.endswith("_last") else 60)


def test_all_music_together_stays_small() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "music").iterdir()) < 6_000_000


def test_all_that_may_sound_together_has_room() -> None:
    assert ROOM + 2 * MUSIC_PEAK <= 1.0
    assert SOUND_PEAK <= ROOM + 0.01


def test_ten_sounds_at_once_over_music_do_not_clip(measuring: Any) -> None:
    mix = measuring.recorded_mix(measuring.loudest_sounds(10), "race")
    assert 0.1 < max(abs(mix.min()), mix.max()) < 0.99


@pytest.mark.slow
def test_music_is_made_again_as_it_was(measuring: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    make_music = pytest.importorskip("make_music")
    short, stored = make_music.layer("race"), measuring.samples_of(ASSETS / "music" / "race_last.ogg")
    assert len(short) == len(stored)
    assert float(((short - stored) ** 2).mean()) < 0.01 * float((stored**2).mean())
    monkeypatch.setattr(make_music, "BEATS", 2)
    assert (make_music.layer("race") == make_music.layer("race")).all()
