"""Dates that a player sees are written in the player's language, never in the form of files."""

import re
from pathlib import Path

import pytest

from tests.ui.kits import reworded_kit
from tests.ui.pseudo_tour import Drawn, look_through, rig_at, scenes

OF_FILES = re.compile(r"\d{4}-\d\d-\d\d")


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("name", ["archive", "daily", "load", "statistics", "replay"])
def test_no_screen_shows_the_date_of_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    drawn = Drawn()
    drawn.watch(monkeypatch, reworded_kit)
    rig = rig_at(tmp_path)
    scenes()[name](rig)
    look_through(rig)
    rig.app.close()
    assert drawn.texts
    assert not [text for text in drawn.texts | drawn.lines if OF_FILES.search(text)]
