"""Folders of packages, found without importing them."""

import sys
from pathlib import Path

import pytest

from galaxy_desktop.folders import folder_of
from galaxy_desktop.games import file_of


def test_the_folder_of_a_package_is_found_though_it_was_not_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A built program has the folder of a font package, but nothing to import in it."""
    for name in ("whole", "bare"):
        (tmp_path / name / "files").mkdir(parents=True)
    (tmp_path / "whole" / "__init__.py").write_text("raise AssertionError\n")
    (tmp_path / "alone.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert folder_of("whole") == tmp_path / "whole"
    assert folder_of("bare") == tmp_path / "bare"
    assert folder_of("alone") is None
    assert folder_of("missing") is None
    assert not {"whole", "bare", "alone"} & set(sys.modules)


def test_a_file_of_a_game_is_found_by_its_name() -> None:
    found = file_of("race", "data/distribution.toml")
    assert found is not None
    assert found.is_file()
    assert file_of("race", "data/nothing.toml") is None
    assert file_of("chess", "data/distribution.toml") is None
