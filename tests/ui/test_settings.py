"""Settings are read strictly, written whole, and a damaged file loses nothing."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from galaxy_desktop.folders import FolderError
from galaxy_desktop.ui.settings import LARGEST_FILE, Settings, SettingsError, load_settings, save_settings

CHANGED = Settings(player_name="Ada Åström", text_step=1.75, speed="fast", volume=35, left_handed=True)


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(CHANGED, path)
    assert load_settings(path) == (CHANGED, "")
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_no_file_is_no_fault(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), "")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b'{"text_step": 3.5}',
        b'{"text_step": "1.0"}',
        b'{"text_step": NaN}',
        b'{"volume": 101}',
        b'{"volume": true}',
        b'{"volume": 50.5}',
        b'{"mute": 1}',
        b'{"speed": "warp"}',
        b'{"player_name": "a\\nb"}',
        b'{"player_name": null}',
        b'{"player_name": "' + b"x" * 25 + b'"}',
        b'{"volume": 1, "volume": 2}',
        b'{"from_the_future": ' + b"[" * 900 + b"]" * 900 + b"}",
        b"[" * 30_000,
        b'{"player_name": "' + b"x" * LARGEST_FILE + b'"}',
    ],
)
def test_a_damaged_file_gives_one_line_and_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, notice = load_settings(path)
    assert settings == Settings()
    assert "damaged" in notice
    assert "\n" not in notice
    assert (tmp_path / "settings.damaged.json").read_bytes() == content
    assert not path.exists()


def test_a_file_cut_anywhere_is_told_and_never_half_believed(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(CHANGED, path)
    whole = path.read_bytes()
    for length in sorted({*range(0, len(whole), 7), *range(len(whole) - 9, len(whole))}):
        path.write_bytes(whole[:length])
        assert load_settings(path)[0] == Settings()


def test_a_setting_of_a_later_version_is_left_out_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({**CHANGED._asdict(), "from_the_future": [1]}), encoding="utf-8")
    assert load_settings(path) == (CHANGED, "")
    for _time in range(2):
        save_settings(CHANGED.but(volume=20), path)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept == {**CHANGED._asdict(), "volume": 20, "from_the_future": [1]}
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_a_place_that_cannot_be_written_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    save_settings(CHANGED, path)
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", Mock(side_effect=OSError(28, "No space left on device")))
        with pytest.raises(FolderError, match=r"Couldn't save settings\.json"):
            save_settings(Settings(), path)
    assert load_settings(path)[0] == CHANGED
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


SPECIAL: dict[str, Callable[[Path], object]] = {
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "nowhere": lambda path: path.symlink_to("no such file"),
}


@pytest.mark.parametrize("kind", SPECIAL)
def test_what_is_no_file_is_told_and_kept_when_settings_are_saved(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "settings.json"
    SPECIAL[kind](path)
    settings, notice = load_settings(path)
    assert settings == Settings()
    assert "Couldn't read settings.json" in notice
    assert "\n" not in notice
    save_settings(CHANGED, path)
    assert load_settings(path) == (CHANGED, "")
    assert os.path.lexists(tmp_path / "settings.damaged.json")


def test_settings_that_could_not_be_read_are_kept_when_others_are_saved(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in ("{", "["):
        path.write_text(text, encoding="utf-8")
        save_settings(CHANGED, path)
    assert (tmp_path / "settings.damaged.json").read_text(encoding="utf-8") == "{"
    assert (tmp_path / "settings.damaged 2.json").read_text(encoding="utf-8") == "["
    save_settings(Settings(), path)
    assert len(list(tmp_path.iterdir())) == 3


def test_a_value_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(SettingsError):
        Settings().but(volume=-1)
