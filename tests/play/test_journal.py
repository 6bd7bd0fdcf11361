"""The journal: after a crash the game goes on where it stopped."""

from pathlib import Path

import pytest

from galaxy_desktop.play import journal
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Redo, Resign, SetSeat, Undo
from galaxy_desktop.play.files import JOURNAL, unfinished
from galaxy_desktop.play.refusals import Fault, SaveError
from tests.play.tables import ANN, BEN, ROBOT, new_bus, play, state_of
from tests.toy import TOYS


def the_journal(folder: Path) -> Path:
    (path,) = unfinished(folder)
    return path


def test_after_a_crash_every_answer_is_there(tmp_path: Path) -> None:
    bus = new_bus(folder=tmp_path)
    for _ in range(12):
        running = journal.recover(the_journal(tmp_path), TOYS).running
        assert running.game.encode(running.history.now) == state_of(bus)
        play(bus, 1)


def test_undo_redo_and_new_seats_are_in_the_journal(tmp_path: Path) -> None:
    bus = new_bus(ANN, BEN, ROBOT, folder=tmp_path)
    play(bus, 8)
    for command in (Undo(agreed=True), Undo(agreed=True), Redo(agreed=True), SetSeat(2, ANN), Resign(1)):
        bus.do(command)
        loaded = journal.recover(the_journal(tmp_path), TOYS)
        assert loaded.note == ""
        assert loaded.running.game.encode(loaded.running.history.now) == state_of(bus)
        assert (loaded.running.table, loaded.running.took_back) == (bus.table(), bus.took_back())


def test_a_torn_last_line_costs_that_answer_at_most(tmp_path: Path) -> None:
    bus = new_bus(folder=tmp_path)
    path = the_journal(tmp_path)
    sizes = [path.stat().st_size]
    for _ in range(4):
        play(bus, 1)
        sizes.append(path.stat().st_size)
    raw = path.read_bytes()
    for cut in range(sizes[3] + 1, sizes[4]):
        path.write_bytes(raw[:cut])
        loaded = journal.recover(path, TOYS)
        assert loaded.running.history.at >= 3
        assert loaded.note or loaded.running.history.at > 3


def test_a_damaged_line_ends_what_can_be_recovered(tmp_path: Path) -> None:
    bus = new_bus(folder=tmp_path)
    play(bus, 6)
    path = the_journal(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b"answer", b"anwser")
    path.write_bytes(b"".join(lines))
    loaded = journal.recover(path, TOYS)
    assert loaded.running.history.at == 2
    assert loaded.note


@pytest.mark.parametrize("raw", [b"", b"\n", b"00000000 {}\n", b"garbage" * 50, journal.line_of([1])])
def test_a_journal_without_its_first_line_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / f"toy{JOURNAL}"
    path.write_bytes(raw)
    with pytest.raises(SaveError) as caught:
        journal.recover(path, TOYS)
    assert caught.value.fault in (Fault.DAMAGED, Fault.FOREIGN)


def test_a_recovered_game_goes_on_with_one_journal(tmp_path: Path) -> None:
    crashed = new_bus(folder=tmp_path)
    play(crashed, 5)
    bus = CommandBus(TOYS, tmp_path)
    bus.do(Load(the_journal(tmp_path)))
    assert state_of(bus) == state_of(crashed)
    play(bus, 2)
    running = journal.recover(the_journal(tmp_path), TOYS).running
    assert running.game.encode(running.history.now) == state_of(bus)


def test_a_finished_or_closed_game_is_not_offered_again(tmp_path: Path) -> None:
    bus = new_bus(folder=tmp_path)
    play(bus, 2)
    bus.do(NewGame("toy", (ANN, ROBOT), seed=3))
    assert journal.recover(the_journal(tmp_path), TOYS).running.table.seed == 3
    bus.close()
    assert unfinished(tmp_path) == []
    bus = new_bus(folder=tmp_path)
    play(bus)
    assert bus.is_over()
    assert unfinished(tmp_path) == []
    last = bus.journal()
    assert last is not None
    assert journal.recover(last, TOYS).running.over()


def test_taking_back_from_the_end_takes_the_journal_up_again(tmp_path: Path) -> None:
    bus = new_bus(folder=tmp_path)
    play(bus)
    bus.do(Undo())
    bus.do(Undo())
    bus.do(Redo())
    running = journal.recover(the_journal(tmp_path), TOYS).running
    assert running.game.encode(running.history.now) == state_of(bus)
    assert len(running.history.given) == len(bus._here().history.given)


def test_without_a_folder_there_is_no_journal() -> None:
    bus = new_bus()
    play(bus, 2)
    assert bus.journal() is None
    assert bus.trouble() is None


def test_a_folder_that_is_not_there_has_no_interrupted_games(tmp_path: Path) -> None:
    assert unfinished(tmp_path / "nowhere") == []
