"""Save files: what goes in comes out, and a bad file is refused with its reason."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.play import savefile
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, Load, NewGame, Save, Undo
from galaxy_desktop.play.document import FORMAT, checksum, to_data
from galaxy_desktop.play.refusals import BadTableError, Fault, SaveError
from galaxy_desktop.play.savelist import list_saves
from galaxy_desktop.play.seats import Person, hash_pin
from tests.play.tables import ANN, BEN, ROBOT, give_any, new_bus, play, state_of
from tests.toy import TOYS

Change = Callable[[dict[str, Any]], Any]


def saved(tmp_path: Path) -> Path:
    bus = new_bus()
    play(bus, 12)
    bus.do(Save(tmp_path / "game.json"))
    return tmp_path / "game.json"


def rewrite(path: Path, change: Change) -> None:
    """Change the data of a save, and make its checksum fit again."""
    data = json.loads(path.read_text())
    change(data)
    data["checksum"] = checksum(data)
    path.write_text(json.dumps(data))


def fault_of(path: Path) -> Fault:
    with pytest.raises(SaveError) as caught:
        savefile.load(path, TOYS)
    assert len(str(caught.value).splitlines()) == 1
    return caught.value.fault


@pytest.mark.parametrize("seats", [(ANN, ROBOT), (ANN, BEN, ROBOT)])
def test_save_load_and_go_on_equals_not_stopping_at_every_question(
    tmp_path: Path, seats: tuple[Any, ...]
) -> None:
    path, dice = tmp_path / "game.json", Dice(3)
    stays, stops = new_bus(*seats), new_bus(*seats)
    while not stays.is_over():
        stops.do(Save(path))
        stops = CommandBus(TOYS)
        stops.do(Load(path))
        seat = stays.awaited()[0]
        decision = stays.ask(seat)
        assert decision is not None
        assert stops.ask(seat) == decision
        answer = decision.sample(dice)
        for bus in (stays, stops):
            bus.do(GiveAnswer(seat, answer))
        assert state_of(stops) == state_of(stays)
        assert (stops.log(0), stops.table()) == (stays.log(0), stays.table())


def test_a_loaded_game_can_be_undone_to_its_start(tmp_path: Path) -> None:
    bus = CommandBus(TOYS)
    bus.do(Load(saved(tmp_path)))
    while bus.can_undo():
        bus.do(Undo())
    assert state_of(bus) == state_of(new_bus())


def test_the_mark_of_taking_back_and_the_pin_are_kept(tmp_path: Path) -> None:
    bus = new_bus(Person("Ann", hash_pin("1234")), ROBOT)
    dice = Dice(1)
    while not bus.took_back():
        give_any(bus, dice)
        if bus.can_undo() and bus.undo_marks():
            bus.do(Undo())
    bus.do(Save(tmp_path / "game.json"))
    loaded = savefile.load(tmp_path / "game.json", TOYS).running
    assert loaded.took_back
    assert loaded.table == bus.table()


def test_the_last_three_are_kept(tmp_path: Path) -> None:
    bus, path = new_bus(), tmp_path / "game.json"
    states = []
    for _ in range(5):
        play(bus, 1)
        bus.do(Save(path))
        states.append(state_of(bus))
    assert savefile.backups(path) == [tmp_path / "game.json.1", tmp_path / "game.json.2"]
    for file, state in zip([path, *savefile.backups(path)], reversed(states), strict=False):
        running = savefile.load(file, TOYS).running
        assert running.game.encode(running.history.now) == state


def test_a_save_by_name_goes_to_the_folder_of_the_bus(tmp_path: Path) -> None:
    bus = new_bus(folder=tmp_path)
    bus.do(Save("My first game"))
    assert (tmp_path / "My first game.json").exists()
    for name in ("", "../outside", "a/b", "nul\0", "."):
        with pytest.raises(BadTableError):
            bus.do(Save(name))


def test_the_load_list_shows_heads_and_reasons(tmp_path: Path) -> None:
    saved(tmp_path).rename(tmp_path / "good.json")
    (tmp_path / "torn.json").write_bytes((tmp_path / "good.json").read_bytes()[:900])
    (tmp_path / "other.json").write_text("[1, 2]")
    (tmp_path / "folder.json").mkdir()
    found = {info.path.stem: info for info in list_saves(tmp_path)}
    good = found["good"].meta
    assert good is not None
    assert good.table.names() == ("Ann", "Robot")
    assert good.summary.moment.round == 1
    assert len(good.summary.points) == 2
    faults = {stem: info.trouble.fault for stem, info in found.items() if info.trouble}
    assert faults == {"torn": Fault.DAMAGED, "other": Fault.FOREIGN, "folder": Fault.UNREADABLE}
    assert list_saves(tmp_path / "nowhere") == []


def test_the_head_of_a_game_of_several_persons_shows_no_points(tmp_path: Path) -> None:
    new_bus(ANN, BEN).do(Save(tmp_path / "game.json"))
    meta = list_saves(tmp_path)[0].meta
    assert meta is not None
    assert meta.summary.points == ()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"", Fault.DAMAGED),
        (b"\xff\xfe\x00", Fault.DAMAGED),
        (b"{", Fault.DAMAGED),
        (b"[" * 200_000, Fault.DAMAGED),
        (b"NaN", Fault.DAMAGED),
        (b'{"a": 1, "a": 2}', Fault.DAMAGED),
        (b"9" * 5000, Fault.DAMAGED),
        (b"{}", Fault.FOREIGN),
        (b"7", Fault.FOREIGN),
        (b" " * (savefile.LARGEST + 1), Fault.TOO_BIG),
    ],
)
def test_what_is_no_save_is_refused(tmp_path: Path, text: bytes, fault: Fault) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text)
    assert fault_of(path) == fault
    assert path.read_bytes() == text


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "nowhere.json") == Fault.UNREADABLE


def test_a_changed_byte_is_found_by_the_checksum(tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.write_text(path.read_text().replace('"Ann"', '"Eve"'))
    assert fault_of(path) == Fault.DAMAGED


def put(*where: str | int, value: Any) -> Change:
    """A change that sets one value, named by the way to it."""

    def change(data: Any) -> None:
        for key in where[:-1]:
            data = data[key]
        data[where[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("format", value=FORMAT + 1), Fault.NEWER_FORMAT),
        (put("format", value="1"), Fault.DAMAGED),
        (put("format", value=0), Fault.DAMAGED),
        (put("rules", value=2), Fault.OTHER_RULES),
        (put("rules", value=True), Fault.DAMAGED),
        (put("table", "game", value="chess"), Fault.UNKNOWN_GAME),
        (put("table", "options", value={"length": "endless"}), Fault.DAMAGED),
        (put("table", "options", value={}), Fault.DAMAGED),
        (put("table", "seats", 0, "name", value="\ud800"), Fault.DAMAGED),
        (put("table", "seats", 0, "name", value=3), Fault.DAMAGED),
        (put("table", "seats", value=[{"name": "Ann", "pin": None}]), Fault.DAMAGED),
        (put("table", "seed", value=1 << 200), Fault.DAMAGED),
        (put("table", "take_back", value="sometimes"), Fault.DAMAGED),
        (put("table", "resigned", value=5), Fault.DAMAGED),
        (put("state", value=None), Fault.DAMAGED),
        (put("state", "rng", value=-1), Fault.DAMAGED),
        (put("state", "rng", value=1.5), Fault.DAMAGED),
        (put("state", "deck", 0, value="card_99"), Fault.DAMAGED),
        (put("state", "waiting", -1, value={"step": "os.system", "seat": 0}), Fault.DAMAGED),
        (put("state", "waiting", -1, "seat", value=17), Fault.DAMAGED),
        (put("state", "sealed", value={"1": ["card_01"]}), Fault.DAMAGED),
        (put("state", "extra", value=1), Fault.DAMAGED),
        (put("answers", 0, "seat", value=77), Fault.DAMAGED),
        (lambda data: data.pop("answers"), Fault.DAMAGED),
        (lambda data: data["state"].pop("players"), Fault.DAMAGED),
        (lambda data: data.pop("state"), Fault.DAMAGED),
    ],
)
def test_what_does_not_fit_is_refused_even_with_a_good_checksum(
    tmp_path: Path, change: Change, fault: Fault
) -> None:
    path = saved(tmp_path)
    rewrite(path, change)
    assert fault_of(path) == fault


@pytest.mark.parametrize(
    "change",
    [
        put("answers", 0, "answer", value=["card_99"]),
        put("answers", 0, "seat", value=5),
        put("table", "seed", value=8),
        put("state", "rng", value=1),
        lambda data: data["answers"].pop(),
    ],
)
def test_where_answers_and_state_disagree_the_state_is_trusted_without_undo(
    tmp_path: Path, change: Change
) -> None:
    path = saved(tmp_path)
    rewrite(path, change)
    loaded = savefile.load(path, TOYS)
    assert "not undo earlier moves" in loaded.note
    assert loaded.running.history.at == 0


def test_a_game_without_its_first_part_keeps_its_later_history_over_saves(tmp_path: Path) -> None:
    path = saved(tmp_path)
    rewrite(path, put("state", "rng", value=1))
    bus = CommandBus(TOYS)
    bus.do(Load(path))
    play(bus, 6)
    bus.do(Save(path))
    loaded = savefile.load(path, TOYS)
    assert loaded.note == ""
    assert loaded.running.history.given == bus._here().history.given


def test_a_save_of_older_rules_keeps_its_undo_only_where_its_answers_still_lead_to_its_state(
    tmp_path: Path,
) -> None:
    path, newer = saved(tmp_path), {"toy": replace(TOYS["toy"], rules_version=2)}
    assert savefile.load(path, newer).note == ""
    rewrite(path, put("state", "rng", value=1))
    assert "not undo earlier moves" in savefile.load(path, newer).note


def test_a_refused_load_leaves_the_running_game(tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.write_text("{}")
    bus = new_bus()
    play(bus, 3)
    before = state_of(bus)
    with pytest.raises(SaveError):
        bus.do(Load(path))
    assert state_of(bus) == before


def test_the_head_shows_the_points_that_are_certain_whatever_is_hidden() -> None:
    """In New Frontiers, a goal face down may be one of few, all of which bring points."""
    games, differed = find_games(), 0
    for seed in range(4):
        bus = CommandBus(games)
        bus.do(NewGame("frontiers", (ANN, ROBOT), {"goals": "on"}, seed))
        for _part in range(12):
            play_on(bus, "random", 10)
            if bus.is_over():
                break
            view, game = bus.view(0), bus.game()
            standings = [game.standing(view, seat) for seat in range(2)]
            summary = to_data(bus.game_so_far())["summary"]
            assert summary["points"] == [one.least for one in standings]
            differed += any(one.least != one.certain for one in standings)
    assert differed
