"""What if: branches of every game go on, keep to themselves, and are found beside their originals."""

from functools import cache
from itertools import product
from pathlib import Path

import pytest

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.tally import tally_of
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.branch import branch_off
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Save, Undo
from galaxy_desktop.play.comparison import compared
from galaxy_desktop.play.document import from_data, to_data
from galaxy_desktop.play.naming import own_name
from galaxy_desktop.play.origin import Luck
from galaxy_desktop.play.refusals import BadTableError, GameOverError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.savefile import bytes_of, data_of, path_named, save
from galaxy_desktop.play.savelist import list_saves
from galaxy_desktop.play.seats import Bot, Person
from tests.sweep import WIDE, paired

GAMES = find_games()
TABLES = [(game.id, seats) for n, game in enumerate(GAMES.values()) for seats in game.seats[n % 2 :: 2]]
"""Every other number of players, the fewest in one game, one more in the next."""
ONCE = [*dict(reversed(TABLES)).items()]
"""Each game once, with the fewest players that one is looked at with."""
LUCKS: tuple[Luck, ...] = ("same", "new")
BRANCHES = [
    (game, seats, luck) for (game, seats), luck in (product(TABLES, LUCKS) if WIDE else paired(ONCE, LUCKS))
]


@cache
def whole(game: str, seats: int) -> RunningGame:
    """A game played to its end; no test changes it."""
    return played(game, seats, None)


def played(game: str, seats: int, archive: Archive | None) -> RunningGame:
    """A game that random bots have played to its end for all."""
    bus = CommandBus(GAMES, None, archive)
    bots = (Bot("easy", f"Bot {seat}") for seat in range(1, seats))
    bus.do(NewGame(game, (Person("Ada"), *bots), {}, 40 + seats))
    play_on(bus, "random")
    return bus.game_so_far()


def middle(running: RunningGame, share: float = 0.5) -> int:
    replay = Replay(running)
    return replay.stop_near(round(replay.end * share))


@pytest.mark.parametrize(("game", "seats", "luck"), BRANCHES)
def test_a_branch_is_saved_loaded_and_played_to_its_end(
    game: str, seats: int, luck: Luck, tmp_path: Path
) -> None:
    original = whole(game, seats)
    before = original.history.answers(), original.game.encode(original.history.now)
    line = middle(original, 0.4 if luck == "new" else 0.7 * (seats > 2))
    branch = branch_off(original, line, original.table.seats, luck, viewer=0, title="Try", seed=3)
    path = tmp_path / "branch.json"
    save(path, branch)
    bus = CommandBus(GAMES, tmp_path)
    bus.do(Load(path))
    origin = bus.origin()
    assert origin is not None
    assert (origin.title, origin.at, origin.luck) == ("Try", line, luck)
    loaded = bus.game_so_far()
    assert (loaded.from_seed, loaded.history.at) == (luck == "same", branch.history.at)
    assert from_data(data_of(path.read_bytes()), GAMES).note == "", "it is not said to replay differently"
    assert loaded.game.encode(loaded.history.now) == branch.game.encode(branch.history.now)
    if luck == "same":
        assert bus.game_so_far().history.answers()[:line] == before[0][:line]
    play_on(bus, "random")
    assert bus.is_over()
    assert from_data(data_of(bytes_of(to_data(bus.game_so_far()))), GAMES).running.origin == origin
    bus.close()
    assert (original.history.answers(), original.game.encode(original.history.now)) == before


@pytest.mark.parametrize(("game", "seats"), [one for one in (TABLES if WIDE else ONCE) if one[1] > 1])
def test_new_luck_changes_only_what_the_viewer_cannot_see(game: str, seats: int) -> None:
    original = whole(game, seats)
    line = middle(original)
    g = original.game
    seen = g.view(original.history.states[line], 0)
    for seed in range(3):
        branch = branch_off(original, line, original.table.seats, "new", viewer=0, title="Try", seed=seed)
        again = g.view(branch.history.states[0], 0)
        for field in (name for name in g.encode(seen) if name not in ("sealed", "waiting", "rng")):
            assert g.encode(again)[field] == g.encode(seen)[field], field
    assert HIDDEN not in g.encode(branch.history.states[0]).values()


def test_with_the_same_luck_the_same_answers_lead_to_the_same_end() -> None:
    original = whole("race", 2)
    line = middle(original)
    branch = branch_off(original, line, original.table.seats, "same", viewer=0, title="Try", seed=1)
    for given in original.history.answers()[branch.history.at :]:
        branch.history.give(given.seat, given.answer, given.by)
    assert branch.game.encode(branch.history.now) == original.game.encode(original.history.now)


@pytest.mark.parametrize("luck", LUCKS)
def test_a_branch_begins_at_a_question_with_a_choice_wherever_it_leaves(luck: Luck) -> None:
    original, gone_on = whole("race", 2), 0
    for line in range(0, middle(original), 1 if WIDE else 4):
        branch = branch_off(original, line, original.table.seats, luck, viewer=0, title="Try", seed=1)
        at = branch.history.at
        gone_on += at > (line if luck == "same" else 0)
        branch.go_on()
        assert branch.history.at == at
    assert gone_on


def test_a_branch_with_the_same_luck_can_be_undone_to_before_its_start(tmp_path: Path) -> None:
    original = whole("race", 2)
    seats = (Person("Ada"), Bot("easy", "B"))
    branch = branch_off(original, middle(original), seats, "same", viewer=0, title="T", seed=1)
    save(tmp_path / "b.json", branch)
    bus = CommandBus(GAMES)
    bus.do(Load(tmp_path / "b.json"))
    at = bus.lines()
    play_on(bus, "random", 3)
    for _undo in range(5):
        bus.do(Undo("round", agreed=True))
    assert bus.lines() < at


def test_other_players_sit_down_at_a_branch() -> None:
    original = whole("race", 3)
    seats = (Bot("hard", "Ada"), Person("Zoe"), Bot("medium", "Bot 2"))
    branch = branch_off(original, middle(original), seats, "same", viewer=0, title="Try", seed=1)
    assert branch.table.seats == seats
    assert branch.table.persons() == (1,)
    with pytest.raises(BadTableError):
        branch_off(
            original, middle(original), (Bot("none", "A"), *seats[1:]), "same", viewer=0, title="Try", seed=1
        )


def test_at_the_end_there_is_nothing_to_play_on() -> None:
    original = whole("race", 2)
    with pytest.raises(GameOverError):
        branch_off(original, original.history.at, original.table.seats, "same", viewer=0, title="Try", seed=1)


def test_a_branch_keeps_its_own_saves_beside_those_of_the_original(tmp_path: Path) -> None:
    original = whole("race", 2)
    line, seats = middle(original), original.table.seats
    one, two = (branch_off(original, line, seats, "same", viewer=0, title="Try", seed=1) for _ in range(2))
    names = {own_name(each.table, each.origin) for each in (original, one, two)}
    assert len(names) == 3
    for each in (original, one, two):
        save(path_named(tmp_path, own_name(each.table, each.origin)), each)
    assert len(list_saves(tmp_path, GAMES)) == 3


def finished_branch(archive: Archive, original: RunningGame, luck: Luck, folder: Path) -> RunningGame:
    branch = branch_off(original, middle(original), original.table.seats, luck, viewer=0, title="Try", seed=4)
    save(folder / "branch.json", branch)
    bus = CommandBus(GAMES, None, archive)
    bus.do(Load(folder / "branch.json"))
    play_on(bus, "random")
    return bus.game_so_far()


@pytest.mark.parametrize("luck", LUCKS)
def test_a_branch_is_archived_by_its_name_and_compared_with_its_original(luck: Luck, tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive", GAMES)
    original = played("race", 3, archive)
    branch = finished_branch(archive, original, luck, tmp_path)
    titles = {entry.branch for entry in archive.entries(archive.find(Wanted()))}
    assert titles == {"", "Try"}
    assert len(tally_of(archive, "Ada", Wanted()).games) == 1
    found = compared(branch, archive, tmp_path)
    assert found is not None
    assert found.original.running.history.answers() == original.history.answers()
    for number in found.rounds:
        if number < found.origin.round:
            assert found.tried[number] == found.played[number]
    new, old = found.branch.scores_after(found.branch.end), found.original.scores_after(found.original.end)
    assert found.gained() == tuple(a.total - b.total for a, b in zip(new, old, strict=True))
    for side in (0, 1):
        for number in (0, *found.rounds):
            replay, line = found.shown(side, number)
            assert 0 <= line <= replay.end


def test_a_branch_of_a_game_that_is_only_saved_finds_it_too(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive", GAMES)
    original = whole("race", 2)
    bus = CommandBus(GAMES, tmp_path)
    save(tmp_path / "x.json", original)
    bus.do(Load(tmp_path / "x.json"))
    bus.do(Save(own_name(original.table, None)))
    branch = finished_branch(archive, original, "same", tmp_path)
    assert compared(branch, archive, tmp_path) is not None


def test_without_its_original_there_is_nothing_to_compare(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive", GAMES)
    branch = finished_branch(archive, whole("race", 2), "same", tmp_path)
    assert compared(branch, archive, tmp_path) is None
    assert compared(whole("race", 2), archive, tmp_path) is None
