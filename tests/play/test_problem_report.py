"""The bundle of a problem report."""

import json
import zipfile
from pathlib import Path

import pytest

from galaxy_desktop import __version__
from galaxy_desktop.play import journal
from galaxy_desktop.play.commands import SetSeat
from galaxy_desktop.play.files import JOURNAL
from galaxy_desktop.play.problem_report import bundle
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.seats import Person, hash_pin
from tests.play.tables import BEN, ROBOT, new_bus, play, state_of
from tests.toy import TOYS


def packed(folder: Path) -> tuple[bytes, bytes, object]:
    bus = new_bus(Person("Ann", hash_pin("1234")), BEN, ROBOT, folder=folder)
    play(bus, 4)
    bus.do(SetSeat(2, Person("Cleo")))
    play(bus, 4)
    path = bus.journal()
    assert path is not None
    bundle(folder / "report.zip", path)
    with zipfile.ZipFile(folder / "report.zip") as file:
        return file.read("journal.txt"), file.read("about.json"), state_of(bus)


def test_the_bundle_leads_to_the_same_game(tmp_path: Path) -> None:
    text, about, state = packed(tmp_path)
    path = tmp_path / f"again{JOURNAL}"
    path.write_bytes(text)
    running = journal.recover(path, TOYS).running
    assert running.game.encode(running.history.now) == state
    assert json.loads(about)["version"] == __version__


def test_the_bundle_has_no_names_and_no_pins(tmp_path: Path) -> None:
    text, _about, _state = packed(tmp_path)
    for name in (b"Ann", b"Ben", b"Cleo", b"Robot"):
        assert name not in text
    assert b'"pin":"' not in text


def test_a_journal_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        bundle(tmp_path / "report.zip", tmp_path / "nowhere")
    assert not (tmp_path / "report.zip").exists()
