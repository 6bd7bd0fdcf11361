"""The bundle of a problem report."""

import itertools
import json
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from galaxy_desktop import __version__
from galaxy_desktop.play import journal
from galaxy_desktop.play.branch import branch_off
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, SetSeat
from galaxy_desktop.play.faults import faults, note_fault
from galaxy_desktop.play.files import JOURNAL
from galaxy_desktop.play.problem_report import bundle
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.savefile import save
from galaxy_desktop.play.seats import Person, hash_pin
from tests.each import each
from tests.play.tables import ANN, BEN, ROBOT, new_bus, play, state_of
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


def test_the_bundle_of_a_branch_does_not_have_its_name(tmp_path: Path) -> None:
    bus = CommandBus(TOYS, tmp_path)
    branch = branch_off(
        new_bus().game_so_far(), 0, (ANN, ROBOT), "new", viewer=0, title="Ben and Cleo", seed=9
    )
    save(tmp_path / "branch.json", branch)
    bus.do(Load(tmp_path / "branch.json"))
    path = bus.journal()
    assert path is not None
    assert b"Ben and Cleo" in path.read_bytes()
    bundle(tmp_path / "report.zip", path)
    with zipfile.ZipFile(tmp_path / "report.zip") as file:
        text = file.read("journal.txt")
    assert b"Ben and Cleo" not in text
    again = tmp_path / f"again{JOURNAL}"
    again.write_bytes(text)
    assert journal.recover(again, TOYS).running.origin is not None


@each(itertools.permutations(["Ann", "Ann Lee", "(Cleo)"]))
def test_the_faults_have_no_part_of_a_name(*names: str) -> None:
    with TemporaryDirectory() as place:
        folder = Path(place)
        path = new_bus(*map(Person, names), folder=folder).journal()
        assert path is not None
        bundle(folder / "report.zip", path, ["no seat for Ann Lee, (Cleo) and Ann in Annex"])
        with zipfile.ZipFile(folder / "report.zip") as file:
            told = file.read("faults.txt").decode()
    assert told == "no seat for Person, Person and Person in Annex"


def test_a_fault_is_noted_where_no_home_folder_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", unknown)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    try:
        raise KeyError("a card")
    except KeyError:
        note_fault("the rules failed")
    assert "the rules failed" in faults()[-1]
    assert "KeyError: 'a card'" in faults()[-1]


def test_a_journal_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        bundle(tmp_path / "report.zip", tmp_path / "nowhere")
    assert not (tmp_path / "report.zip").exists()
