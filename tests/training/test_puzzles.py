"""Mining of puzzles: leads are worked out in common worlds, and what is not clear is no puzzle."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.play.puzzles.book import puzzles_of
from galaxy_desktop.play.puzzles.puzzle import Compared, Lead, position
from training import puzzles as mining
from training.puzzle_book import OTHER, checked, chosen, mined, table
from training.puzzles import Miner, PuzzleSearch, PuzzleTrial, answers_of, covered, lead, lead_of

GAMES = find_games()


def tried(answer: str, *values: float) -> PuzzleTrial:
    return PuzzleTrial((answer,), 0.0, list(values))


def test_a_lead_is_measured_in_the_worlds_both_were_tried_in() -> None:
    best, other = tried("a", 0.9, 0.5, 0.7, 0.0), tried("b", 0.8, 0.4, 0.6)
    by, error = lead(best, other)
    assert by == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize(
    ("others", "clear"),
    [
        ([(0.5, 0.6)], True),
        ([(0.5, 0.6), (0.69, 0.79)], False),
        ([(0.5, 1.0)], False),
    ],
)
def test_only_a_clear_lead_over_every_other_counts(others: list[tuple[float, float]], clear: bool) -> None:
    rest = [tried(str(number), *values) for number, values in enumerate(others)]
    found = lead_of([tried("a", 0.7, 0.8), *rest])
    assert (found is not None) is clear
    if found is not None:
        assert found.sure > 0


def test_all_legal_answers_are_compared_where_they_are_few() -> None:
    game, playbook = look_up("race")
    assert playbook is not None
    puzzle = next(one for one in puzzles_of(game) if one.whole)
    view = game.view(position(game, puzzle), puzzle.seat)
    decision = open_asks(view)[puzzle.seat]
    answers, whole = answers_of(game, playbook, view, decision)
    assert whole
    assert sorted(map(str, (answer for _points, answer in answers))) == sorted(map(str, decision.answers()))


def test_a_turn_of_many_moves_is_no_puzzle_unless_its_choices_are_compared() -> None:
    game, playbook = look_up("jumpdrive")
    assert playbook is not None
    puzzle = next(one for one in puzzles_of(game) if one.whole and one.topic == "build")
    view = game.view(position(game, puzzle), puzzle.seat)
    decision = open_asks(view)[puzzle.seat]
    answers = [answer for _points, answer in answers_of(game, playbook, view, decision)[0]]
    assert covered(game, view, decision, answers) == 1
    assert 0 < covered(game, view, decision, answers[:1]) < 1


@pytest.mark.slow
def test_a_short_search_of_a_very_clear_puzzle_finds_its_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "TIMES", 1)
    game, playbook = look_up("race")
    assert playbook is not None
    puzzle = max(puzzles_of(game), key=lambda one: one.leads[0].sure)
    view = game.view(position(game, puzzle), puzzle.seat)
    decision = open_asks(view)[puzzle.seat]
    answers, _whole = answers_of(game, playbook, view, decision)
    found = PuzzleSearch(game, playbook, view, decision, answers, for_puzzle=False).run(7)
    assert found is not None
    assert found[0].answer == puzzle.best
    assert checked("race", puzzle) != OTHER
    wrong = replace(puzzle, compared=puzzle.compared[1:])
    assert checked("race", wrong) == OTHER


def test_what_is_mined_leads_to_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TIMES", 1), ("RUNS", 1), ("PER_GAME", 1), ("LEAST_WORLDS", 12)):
        monkeypatch.setattr(mining, name, value)
    game, playbook = look_up("jumpdrive")
    assert playbook is not None
    found = Miner(game, playbook).puzzles(43, 2)
    for one in found:
        position(game, one)
        assert one.best != one.quick
        assert all(lead.sure > 0 for lead in one.leads)
    assert found


def test_the_surest_are_chosen_and_listed_from_easy_to_hard(tmp_path: Path) -> None:
    known = puzzles_of(GAMES["race"])
    path = tmp_path / "race.jsonl"
    lines = [json.dumps({"seed": one.seed, "puzzles": [codec.encode(one)]}) for one in known]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert mined(path) == list(known)
    some = chosen(GAMES["race"], mined(path), 5)
    least = min(min(lead.sure for lead in one.leads) for one in some)
    better = [one for one in known if min(lead.sure for lead in one.leads) > least]
    assert {one.id for one in better} <= {one.id for one in some}
    assert [one.stars for one in some] == sorted(one.stars for one in some)
    odd = replace(
        known[0],
        compared=(Compared(("a",), 0.5, 0.0), Compared(("b",), 0.4, 0.0)),
        leads=(Lead(0.9, 0.0), Lead(0.9, 0.0)),
    )
    assert chosen(GAMES["race"], [odd], 1) == []


def test_the_table_has_a_line_for_each_puzzle_with_both_checks() -> None:
    known = puzzles_of(GAMES["race"])[:3]
    lines = table(GAMES["race"], known, ())
    assert len(lines) == 1 + len(known)
    for one, line in zip(known, lines[1:], strict=True):
        assert one.id in line
        assert all(f"{lead.by:+.1%}" in line for lead in one.leads)
