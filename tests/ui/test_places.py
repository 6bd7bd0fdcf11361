"""Folders of the player are made when asked for, and one that cannot be used says so in one line."""

import os
from pathlib import Path

import pytest

from galaxy_desktop.folders import FolderError, Folders, asset


def test_our_files_are_found() -> None:
    assert asset("tokens.toml").is_file()


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
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / "data" / name)
    monkeypatch.setattr("platformdirs.user_config_path", lambda name, appauthor: tmp_path / "config" / name)
    assert Folders().saves == tmp_path / "data" / "Galaxy Desktop" / "saves"
    assert Folders().settings == tmp_path / "config" / "Galaxy Desktop" / "settings.json"


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
