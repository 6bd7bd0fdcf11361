"""The learning loop: what is kept of a game, what is learned from it, and that a run goes on."""

import json
from pathlib import Path

import numpy as np
import pytest

from galaxy_desktop.ai.network import softmax
from galaxy_desktop.ai.policy import read_policy
from galaxy_desktop.ai.subject import TrainingTable
from training.choosing import Example, Exercises, Imitator
from training.curves import draw
from training.network import Trainee
from training.positions import learned_games
from training.records import GameRecord, played, read, recorded
from training.replay import _targets, replayed

LEARNED, JUMP = learned_games()["race"], learned_games()["jumpdrive"]
TABLE = TrainingTable(2, {"start_worlds": "all"}, 2)
HASTE = 0.01


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return played(LEARNED.game, LEARNED.playbook, TABLE, 5, HASTE)


@pytest.mark.slow
def test_a_game_is_kept_with_its_answers_and_what_they_were_worth(record: GameRecord) -> None:
    assert len(record.answers) > 40
    assert any(value is not None for _, _, value in record.answers)


@pytest.mark.slow
def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    """And the same seed gives the same game."""
    path = tmp_path / "games.jsonl"
    how, seeds = (JUMP.game, JUMP.playbook, JUMP.subject.tables[0]), range(5, 7)
    whole = list(recorded(*how, seeds, HASTE, path))
    text = path.read_bytes()
    assert whole[0] == played(*how, seeds[0], HASTE)
    path.write_bytes(text[: len(text) - 30])
    assert list(recorded(*how, seeds, HASTE, path)) == whole
    assert path.read_bytes() == text
    assert list(read(path)) == whole


def test_a_recorded_game_is_played_again_to_learn_from(record: GameRecord) -> None:
    lessons = replayed(LEARNED.game, LEARNED.playbook, LEARNED.subject, record, 0.5)
    assert lessons.rounds == list(range(1, len(lessons.positions) + 1))
    assert len(lessons.choices) == len(lessons.guesses) == 2 * len(lessons.positions)
    assert lessons.positions[-1].target == lessons.positions[-1].wins
    for one in lessons.positions:
        assert one.target is not None
        assert sum(one.target) == pytest.approx(1)
    assert {one.inputs["hand known"] for one in lessons.guesses} == {0.0}


def test_a_judge_without_a_policy_learns_what_the_search_judged_too() -> None:
    record = played(JUMP.game, JUMP.playbook, JUMP.subject.tables[0], 8, 0.05)
    lessons = replayed(JUMP.game, JUMP.playbook, JUMP.subject, record, 0.5)
    assert lessons.positions[-1].target == lessons.positions[-1].wins
    assert all(one.target != one.wins for one in lessons.positions[:-1])


def test_a_target_is_the_next_judgement_and_in_part_all_later_ones() -> None:
    values = [{0: 0.5, 1: 0.5}, {0: 0.6, 1: 0.6}, {0: 0.9, 1: 0.1}]
    first, second, last = _targets(values, [1.0, 0.0], 0.5)
    assert last == [1.0, 0.0]
    assert second == pytest.approx([0.95, 0.05])
    assert first == pytest.approx([0.725, 0.275])


def test_a_policy_learns_what_is_chosen_and_is_read_as_it_was_learned(tmp_path: Path) -> None:
    options = (("left",), ("right",), ("left", "right"))
    choices = [Example({"sun": float(n % 2), "rain": 1.0}, options, 1 if n % 2 else 2) for n in range(400)]
    policy = Imitator(("sun", "rain"), ("left", "right"), hidden=4)
    exercises = Exercises(policy.names, policy.things, choices)
    before = policy.log_loss(exercises)
    policy.learn(exercises, epochs=700, decay=0.0)
    assert policy.log_loss(exercises) < 0.3 < before
    file = tmp_path / "policy.json"
    file.write_text(json.dumps(policy.data()), encoding="utf-8")
    wishes = read_policy(file).wishes({"sun": 1.0, "rain": 1.0})
    here = softmax([wishes["left"], wishes["right"], wishes["left"] + wishes["right"]])
    assert here == pytest.approx(list(policy.chances(exercises, np.array([1]))[1][0]), abs=0.02)


def test_a_judge_goes_on_from_the_network_it_is_given() -> None:
    names = LEARNED.names()
    known = Trainee(names, 3, 0.1).data()
    gone = known["groups"]["seat"].pop("clock")
    later = Trainee(names, 3, 0.1, seed=2)
    later.go_on_from(known, 1e-3)
    assert later.data()["groups"]["seat"].pop("clock") == [0.0] * len(gone)
    assert later.data()["groups"]["tableau"] == known["groups"]["tableau"]
    assert (later.data()["bias"], later.data()["out"]) == (known["bias"], known["out"])


def test_curves_are_a_picture(tmp_path: Path) -> None:
    draw({"log loss": [1.8, 1.6, 1.5], "judge": [0.6]}, tmp_path / "curves.png")
    assert (tmp_path / "curves.png").stat().st_size > 500
