"""Puzzles fit the rules in force, their solutions are clearly better, and a table of one stays as it is."""

import gzip
import json
from functools import cache, partial
from pathlib import Path

import pytest

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.decisions import Confirm, Pay, Pick, Way
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import file_of, find_games
from galaxy_desktop.play.commands import GiveAnswer, Save
from galaxy_desktop.play.puzzles.bench import PuzzleBus, set_up
from galaxy_desktop.play.puzzles.book import Puzzles, packed, puzzles_of, unpacked
from galaxy_desktop.play.puzzles.presence import FILE
from galaxy_desktop.play.puzzles.puzzle import NoPuzzleError, Puzzle, kind_of_choice, position, same_choice
from galaxy_desktop.play.puzzles.solved import PuzzleMark, marks_of, note_try
from galaxy_desktop.play.refusals import NotAllowedError

GAMES = find_games()
ROOM = 20 * 1024


@cache
def puzzles(game: str) -> Puzzles:
    return puzzles_of(GAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_fits_the_rules_and_its_best_choice_is_clearly_better(game: str) -> None:
    assert len({puzzle.id for puzzle in puzzles(game)}) == len(puzzles(game))
    for puzzle in puzzles(game):
        g = position(GAMES[game], puzzle)
        view = GAMES[game].view(g, puzzle.seat)
        decision = open_asks(view)[puzzle.seat]
        best = partial(same_choice, GAMES[game], view, decision, puzzle.best)
        assert not decision.forced()
        assert [one.answer for one in puzzle.compared if best(one.answer)] == [puzzle.best], puzzle.id
        assert not best(puzzle.quick), puzzle.id
        assert puzzle.quick in [one.answer for one in puzzle.compared]
        assert [one.chance for one in puzzle.compared] == sorted(
            (one.chance for one in puzzle.compared), reverse=True
        )
        assert all(lead.sure > 0 for lead in puzzle.leads), puzzle.id
        if puzzle.whole:
            kinds = {
                repr(kind_of_choice(GAMES[game], view, decision, answer)) for answer in decision.answers()
            }
            assert puzzle.number >= len(kinds), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_and_challenges_of_a_game_have_room_on_disk(game: str) -> None:
    files = [file_of(game, FILE), file_of(game, "data/challenges.toml")]
    assert sum(len(file.read_bytes()) for file in files if file is not None) <= ROOM


def test_a_puzzle_shows_the_game_as_it_was_and_its_player_what_that_seat_may_see() -> None:
    puzzle = puzzles("race")[0]
    running = set_up(GAMES, "race", puzzle, "Ada")
    assert running.history.now == position(GAMES["race"], puzzle)
    assert running.table.persons() == (puzzle.seat,)
    assert running.history.at >= len(puzzle.answers)
    for state, given in zip(running.history.states, running.history.given, strict=False):
        assert (given.by == "forced") is open_asks(state)[given.seat].forced()


def test_an_answer_is_judged_and_changes_nothing() -> None:
    puzzle = puzzles("race")[0]
    judged: list[object] = []
    bus = PuzzleBus(GAMES, "race", puzzle, "Ada", judged.append)
    before = bus.view(puzzle.seat)
    for answer in (puzzle.best, puzzle.quick):
        bus.do(GiveAnswer(puzzle.seat, answer))
    assert judged == [puzzle.best, puzzle.quick]
    assert bus.view(puzzle.seat) == before
    for refused in (GiveAnswer(puzzle.seat, ("no such thing",)), Save("a puzzle")):
        with pytest.raises(NotAllowedError):
            bus.do(refused)
    other = next(seat for seat in range(puzzle.players) if seat != puzzle.seat)
    decision = bus.ask(other)
    if decision is not None:
        bus.do(GiveAnswer(other, decision.only()))
    assert len(judged) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"answers": [["no such thing"]]},
        {"players": 8},
        {"topic": "pay"},
        {"quick": ["no such thing"]},
        {"options": {"x": "y"}},
    ],
)
def test_a_puzzle_that_the_rules_do_not_lead_to_is_not_shown(change: dict[str, object]) -> None:
    data = {**codec.encode(puzzles("race")[-1]), **change}
    wrong: Puzzle = codec.decode(Puzzle, data, {}, "puzzle")
    with pytest.raises(NoPuzzleError):
        position(GAMES["race"], wrong)


@pytest.mark.parametrize(
    "raw",
    [
        b"not gzip",
        gzip.compress(b"[1]"),
        gzip.compress(b"{"),
        packed(())[:-5],
        gzip.compress(json.dumps([{"seed": 1}]).encode()),
    ],
    ids=["no archive", "a number", "no data", "cut short", "half a puzzle"],
)
def test_a_damaged_file_is_refused_with_one_line(raw: bytes) -> None:
    with pytest.raises(DataError) as error:
        unpacked(raw)
    assert "\n" not in str(error.value)


def test_a_file_is_read_as_it_was_written() -> None:
    some = puzzles("race")[:3]
    assert unpacked(packed(some)) == some
    data = codec.encode(some)
    data[0]["stars"] = 9
    with pytest.raises(DataError):
        unpacked(gzip.compress(json.dumps(data).encode()))


def test_order_likeness_and_payment_make_no_other_choice() -> None:
    race, jump = GAMES["race"], GAMES["jumpdrive"]
    view = race.view(race.new(2, {}, 1), 0)
    pick = Pick("keep", ("a", "b", "c"), 1, 2)
    assert same_choice(race, view, pick, ("a", "b"), ("b", "a"))
    assert not same_choice(race, view, pick, ("a",), ("b",))
    pay = Pay("pay", (Way("x", 2, ("a", "b")), Way("y")))
    assert same_choice(race, view, pay, ("x", ("a", "b")), ("x", ("b", "a")))
    assert not same_choice(race, view, pay, ("x", ("a", "b")), ("y", ()))
    assert not same_choice(race, view, Confirm("sure"), True, False)
    puzzle = next(one for one in puzzles("jumpdrive") if "pay" in one.best)
    view = jump.view(position(jump, puzzle), puzzle.seat)
    build = open_asks(view)[puzzle.seat]
    placed, paid = puzzle.best[: puzzle.best.index("pay")], puzzle.best[puzzle.best.index("pay") + 1 :]
    assert same_choice(jump, view, build, puzzle.best, (*placed, "pay", *reversed(paid)))
    assert same_choice(jump, view, build, puzzle.best, (*placed, "pay"))
    assert not same_choice(jump, view, build, puzzle.best, (*placed[1:], "pay", *paid))


def test_marks_are_kept_and_a_solved_puzzle_stays_solved(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    assert marks_of(folders, "race") == {}
    assert note_try(folders, "race", "1-2-0", right=False) == PuzzleMark(1, False, False)
    assert note_try(folders, "race", "1-2-0", right=True) == PuzzleMark(2, True, False)
    assert note_try(folders, "race", "1-2-0", right=False) == PuzzleMark(2, True, False)
    assert note_try(folders, "race", "3-2-0", right=True) == PuzzleMark(1, True, True)
    note_try(folders, "roll", "3-2-0", right=False)
    assert set(marks_of(folders, "race")) == {"1-2-0", "3-2-0"}
