"""Folders of the player are made when asked for, and one that cannot be used says so in one line."""

import os
from pathlib import Path

import platformdirs
import pytest

from galaxy_desktop.folders import FolderError, Folders, asset
from tests.desktop import use_desktop_in


def test_our_files_are_found() -> None:
    assert asset("tokens.json").is_file()


def test_a_portable_place_holds_everything(tmp_path: Path) -> None:
    places = Folders(tmp_path / "stick")
    assert not (tmp_path / "stick").exists()
    folders = [places.saves, places.reports]
    assert all(folder.is_dir() and folder.parent == tmp_path / "stick" for folder in folders)
    assert len(set(folders)) == 2
    assert places.settings == tmp_path / "stick" / "settings.json"
    assert not places.settings.exists()


def test_without_a_portable_place_the_desktops_folders_are_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    use_desktop_in(tmp_path, monkeypatch)
    assert Folders().saves == tmp_path / "data" / "Galaxy Desktop" / "saves"
    assert Folders().settings == tmp_path / "config" / "Galaxy Desktop" / "settings.json"


@pytest.mark.parametrize("named", [None, "", "/tmp/named", "/tmp/named/", "named", "~/named", " "])
@pytest.mark.parametrize("home", [None, "", "/", "/tmp/home/", "home"])
def test_the_folders_of_a_desktop_are_those_that_platformdirs_says(
    monkeypatch: pytest.MonkeyPatch, named: str | None, home: str | None
) -> None:
    for variable, value in (("XDG_DATA_HOME", named), ("XDG_CONFIG_HOME", named), ("HOME", home)):
        monkeypatch.delenv(variable, raising=False)
        if value is not None:
            monkeypatch.setenv(variable, value)
    monkeypatch.setattr(Path, "mkdir", lambda *_args, **_how: None)
    monkeypatch.setattr(os, "access", lambda *_args: True)
    assert Folders().place == platformdirs.user_data_path("Galaxy Desktop", appauthor=False)
    assert Folders().settings.parent == platformdirs.user_config_path("Galaxy Desktop", appauthor=False)


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "stick").write_text("not a folder", encoding="utf-8")
    with pytest.raises(FolderError) as told:
        _ = Folders(tmp_path / "stick").saves
    assert "Couldn't create" in str(told.value)
    assert "\n" not in str(told.value)


def test_a_read_only_folder_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(FolderError, match=r"is read-only"):
        _ = Folders(tmp_path).saves
