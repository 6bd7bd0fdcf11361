"""What if, on the screen: the dialog, the table of the branch, and both games side by side."""

from copy import copy
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.branch import branch_off
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load
from galaxy_desktop.play.comparison import Comparison
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.savefile import load, save
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.kit import with_settings
from galaxy_desktop.ui.replay.branching import BranchDialog
from galaxy_desktop.ui.replay.compare import CompareScene, open_comparison
from galaxy_desktop.ui.replay.courses import Courses
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.saves.thumbnail import Thumbnails
from galaxy_desktop.ui.scenes.chart_lines import kept_apart
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.segmented import Segmented
from tests import chance
from tests.sweep import paired, some
from tests.ui.acts import close_top
from tests.ui.finished import played
from tests.ui.kits import share_nothing
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import InstantThinker

GAMES = find_games()
SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)]


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080), games=GAMES)


def asked(rig: SceneRig, answers: int = 10**6) -> BranchDialog:
    """The dialog over a replay in its middle."""
    replay = Replay(played("race", 3, answers).game_so_far(), 0)
    rig.open(ReplayScene(rig.client, replay, replay.end // 2))
    rig.key(pygame.K_RETURN)
    dialog = rig.top()
    assert isinstance(dialog, BranchDialog)
    return dialog


def begun(rig: SceneRig) -> RunningGame:
    """The game of the table that was opened."""
    ((command,),) = rig.opened
    assert isinstance(command, Load)
    return load(command.path, GAMES).running


def test_the_branch_opens_at_once_with_the_same_players(rig: SceneRig) -> None:
    dialog = asked(rig)
    where = dialog.wish.title
    rig.key(pygame.K_RETURN)
    branch = begun(rig)
    assert branch.table.seats == played("race", 3).table().seats
    assert branch.origin is not None
    assert (branch.origin.title, branch.origin.luck) == (where, "same")


def test_name_players_and_luck_are_chosen(rig: SceneRig) -> None:
    asked(rig)
    rig.click("Name")
    rig.type(" again")
    first = rig.widget("Player 1")
    assert isinstance(first, DropDown)
    first.change("hard")
    second = rig.widget("Player 2")
    assert isinstance(second, DropDown)
    second.change("")
    luck = rig.widget("Luck")
    assert isinstance(luck, Segmented)
    luck.change("new")
    rig.click("Play")
    branch = begun(rig)
    assert branch.table.seats[:2] == (Bot("hard", "Ada"), Person("Bot 1"))
    assert branch.origin is not None
    assert branch.origin.title.endswith(" again")
    assert branch.origin.luck == "new"


def test_escape_and_an_empty_name_begin_nothing(rig: SceneRig) -> None:
    dialog = asked(rig)
    dialog._name("  ")
    rig.click("Play")
    assert rig.top() is dialog
    rig.key(pygame.K_ESCAPE)
    assert rig.opened == []


def test_while_a_game_runs_its_branches_have_new_luck(rig: SceneRig) -> None:
    asked(rig, answers=30)
    luck = rig.widget("Luck")
    assert isinstance(luck, Segmented)
    assert luck.why_not
    rig.click("Luck")
    rig.click("Play")
    origin = begun(rig).origin
    assert origin is not None
    assert origin.luck == "new"


@pytest.mark.parametrize("people", [1, 2])
def test_who_leaves_a_branch_of_a_shared_game_finds_that_game_covered(rig: SceneRig, people: int) -> None:
    """The replay below shows what one person may see, and another may sit at the screen by now."""
    seats = (Person("Ada"), Person("Bea") if people == 2 else Bot("easy", "Bea"))
    rig.open(ReplayScene(rig.client, Replay(chance.played(GAMES["race"], seats, 1, 1, 20), 0)))
    rig.key(pygame.K_RETURN)
    rig.click("Play")
    close_top(rig.app)
    assert rig.below.looked_away == people - 1


def test_the_menu_of_a_branch_says_what_it_is(rig: SceneRig) -> None:
    asked(rig)
    rig.click("Play")
    ((command,),) = rig.opened
    bus = CommandBus(GAMES)
    bus.do(command)
    session = Session(bus, InstantThinker())
    texts = [rig.open(PauseScene(rig.client, one)).text for one in (session, rig.session(answers=3))]
    origin = bus.origin()
    assert origin is not None
    assert [text.startswith(f"What if: {origin.title}\n") for text in texts] == [True, False]


def test_at_the_end_the_button_says_why_not(rig: SceneRig) -> None:
    scene = rig.open(ReplayScene(rig.client, Replay(played("race", 2).game_so_far())))
    rig.key(pygame.K_RETURN)
    assert rig.top() is scene
    assert rig.widget("Play from here").why_not


def test_a_round_of_the_archive_is_played_on(rig: SceneRig) -> None:
    Archive(rig.app.folders.archive, GAMES).keep(played("race", 2).game_so_far())
    rig.open(ArchiveScene(rig.client))
    rig.step(times=8)
    rig.key(pygame.K_p)
    assert isinstance(rig.top(), ArchiveScene)
    rig.key(pygame.K_LEFT)
    rig.step(times=8)
    rig.key(pygame.K_p)
    assert isinstance(rig.top(), BranchDialog)
    rig.key(pygame.K_RETURN)
    assert begun(rig).origin is not None


@cache
def with_a_branch(game: str, seats: int) -> tuple[RunningGame, RunningGame]:
    """A game and a branch of it with new luck, both over; nobody changes them."""
    original = played(game, seats).game_so_far()
    replay = Replay(original)
    line = replay.stop_near(replay.end // 2)
    branch = branch_off(original, line, original.table.seats, "new", viewer=0, title="Try", seed=2)
    bus = CommandBus(GAMES)
    with TemporaryDirectory() as folder:
        save(Path(folder) / "branch.json", branch)
        bus.do(Load(Path(folder) / "branch.json"))
    play_on(bus, "random")
    return original, bus.game_so_far()


def comparison(game: str, seats: int) -> Comparison:
    """That game beside its branch."""
    original, branch = with_a_branch(game, seats)
    assert branch.origin is not None
    return Comparison(Replay(original), Replay(branch), branch.origin)


@pytest.mark.parametrize(
    ("game", "size", "step"),
    [(game, *size) for game, size in paired(some([*GAMES], 3), SIZES)],
)
def test_both_games_are_shown_round_by_round(
    folder: Path, game: str, size: tuple[int, int], step: float
) -> None:
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step), games=GAMES)
    scene = rig.open(CompareScene(rig.client, comparison(game, GAMES[game].seats[0])))
    assert ("VP" in scene.prompt().head) == GAMES[game].has_points
    for page in range(len(scene.panels()) if scene.paged else 1):
        scene.page, scene.laid = page, ()
        scene.layout()
        rig.step(times=6)
    last = scene.number
    rig.key(pygame.K_LEFT)
    rig.step(times=6)
    assert scene.number == last - 1
    assert scene.rest > 1


def test_a_game_that_has_ended_before_keeps_its_points(rig: SceneRig) -> None:
    both = comparison("race", 2)
    scene = rig.open(CompareScene(rig.client, both))
    ends = [max(totals) for totals in (both.played, both.tried)]
    if ends[0] == ends[1]:
        del both.played[ends[0]]
        ends[0] -= 1
        scene.layout()
    heard = scene.reading
    shorter = ends.index(min(ends))
    assert f"Ended after round {min(ends)}" in heard
    assert f"After round {max(ends)}" in heard
    names, last = both.branch.table().names(), (both.played, both.tried)[shorter][min(ends)]
    assert {f"{name}: {n}" for name, n in zip(names, last, strict=True)} <= set(heard)


def test_games_under_way_say_how_far_they_are(rig: SceneRig) -> None:
    running = played("race", 2, 3).game_so_far()
    branch = branch_off(running, 1, running.table.seats, "new", viewer=0, title="Early", seed=2)
    assert branch.origin is not None
    scene = rig.open(CompareScene(rig.client, Comparison(Replay(running), Replay(branch), branch.origin)))
    rig.step(times=3)
    assert {"Now in round 1", "No round finished yet"} <= set(scene.reading)


def test_a_finished_branch_is_compared_with_a_game_under_way_after_the_last_round_of_both(
    rig: SceneRig,
) -> None:
    """The end of the branch against an early round of the original would be no gain of the branch."""
    original, branch = with_a_branch("race", 3)
    assert branch.origin is not None
    early = replace(original, history=copy(original.history))
    line = max(branch.origin.at, Replay(original).rounds[branch.origin.round][1] + 1)
    early.history.at = line
    early.history.states, early.history.given = early.history.states[: line + 1], early.history.given[:line]
    both = Comparison(Replay(early), Replay(branch), branch.origin)
    number = max(both.played) - 1
    assert 0 < number < max(both.tried)
    rows = both.played[number], both.tried[number]
    assert both.gained() == tuple(after - before for before, after in zip(*rows, strict=True))
    scene = rig.open(CompareScene(rig.client, both))
    assert f"VP after round {number}, against the original" in scene.prompt().head
    assert scene.panels()[-1].title == f"After round {number}"
    names = both.branch.table().names()
    for name, before, after in zip(names, *rows, strict=True):
        assert any(
            text.startswith(f"{name}: {before} as played, {after} in the branch") for text in scene.reading
        )


def test_the_chart_is_read_out_with_the_points_after_each_round_of_both_games(rig: SceneRig) -> None:
    both = comparison("race", 2)
    heard = rig.open(CompareScene(rig.client, both)).reading
    names = both.branch.table().names()
    for words, totals in (("as played", both.played), ("what if", both.tried)):
        for number, row in totals.items():
            points = ", ".join(f"{name} {n}" for name, n in zip(names, row, strict=True))
            assert f"Round {number}, {words}: {points}" in heard


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ([], []),
        ([10, 40], [10, 40]),
        ([10, 12, 14], [10, 20, 30]),
        ([88, 90, 95], [75, 85, 95]),
        ([5, 5, 99], [5, 15, 95]),
    ],
)
def test_shields_are_moved_apart_and_stay_in_the_chart(wanted: list[int], found: list[int]) -> None:
    assert kept_apart(wanted, 10, 95) == found


def test_lines_begin_to_differ_where_the_branch_begins(rig: SceneRig) -> None:
    both = comparison("race", 2)
    scene = rig.open(CompareScene(rig.client, both))
    courses = Courses(scene.kit, both, pygame.Rect(0, 0, 900, 400))
    inside = courses.at.inflate(2, 2)
    for totals in (both.played, both.tried):
        for number, row in totals.items():
            assert all(inside.collidepoint(courses.place(number, value)) for value in row)
    dashed = [one for one in courses._strokes() if one.dash]
    assert len(dashed) == 2
    fork = courses.place(max(both.origin.round - 1, both.rounds[0]), 0)[0]
    assert {round(one.points[0][0]) for one in dashed} == {round(fork)}


def test_a_branch_of_the_setup_says_so(rig: SceneRig) -> None:
    both = comparison("race", 2)
    for number, said in ((0, "from the setup"), (3, "from round 3")):
        scene = CompareScene(rig.client, replace(both, origin=replace(both.origin, round=number)))
        assert scene.title()[1] == f"Race for the Galaxy, {said}"


@pytest.mark.slow
def test_a_small_picture_after_others_is_as_one_alone(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    share_nothing(monkeypatch)
    both = comparison("race", 2)
    running, size, one = both.original.running, (320, 180), Thumbnails()
    for line in (20, 40):
        made = one.picture(rig.kit, running, size, line, 0)
        alone = Thumbnails().picture(rig.kit, running, size, line, 0)
        assert pygame.image.tobytes(made, "RGBX") == pygame.image.tobytes(alone, "RGBX")
    contrast = with_settings(rig.kit, Settings(mute=True, strong_marks=True))
    other = one.picture(contrast, running, size, 40, 0)
    alone = Thumbnails().picture(contrast, running, size, 40, 0)
    assert pygame.image.tobytes(other, "RGBX") == pygame.image.tobytes(alone, "RGBX")
    assert pygame.image.tobytes(other, "RGBX") != pygame.image.tobytes(made, "RGBX")


def test_both_games_open_as_replays(rig: SceneRig, folder: Path) -> None:
    both = comparison("race", 2)
    rig.open(CompareScene(rig.client, both))
    rig.key(pygame.K_RETURN)
    top = rig.top()
    assert isinstance(top, ReplayScene)
    assert top.replay is both.branch
    rig.key(pygame.K_ESCAPE)
    rig.click("Replay the original")
    top = rig.top()
    assert isinstance(top, ReplayScene)
    assert top.replay is both.original


def test_a_branch_of_the_archive_is_compared_or_says_that_its_original_is_gone(
    rig: SceneRig, folder: Path
) -> None:
    archive, both = Archive(rig.app.folders.archive, GAMES), comparison("race", 2)
    branch = both.branch.running
    open_comparison(rig.app.stage, rig.client, branch)
    assert isinstance(rig.top(), Dialog)
    rig.key(pygame.K_RETURN)
    archive.keep(both.original.running)
    archive.keep(branch)
    rig.open(ArchiveScene(rig.client))
    rig.step(times=8)
    rows = rig.widget("Finished games")
    for _ in range(2):
        scene = rig.top()
        assert isinstance(scene, ArchiveScene)
        if scene.selection.entry is not None and scene.selection.entry.branch:
            break
        rig.key(pygame.K_DOWN)
        rig.step(times=8)
    assert rows
    lengths = []
    for _ in range(2):  # then once more, after its replay was left at the start
        rig.click("Compare")
        compared = rig.top()
        assert isinstance(compared, CompareScene)
        lengths.append(compared.comparison.branch.end)
        rig.key(pygame.K_ESCAPE)
        rig.key(pygame.K_RETURN)
        assert isinstance(rig.top(), ReplayScene)
        rig.key(pygame.K_ESCAPE)
        rig.step(times=8)
    assert lengths == [both.branch.end] * 2
