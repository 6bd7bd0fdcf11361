"""The ladder: games are kept one by one, a run goes on, and shares are written beside those of before."""

import json
from pathlib import Path

import pytest

from galaxy_desktop.play.strengths import Strength, read_strengths
from training import ladder

BEFORE = "[2.hard]\ngames = 400\nshare = 0.6\nlow = 0.55\nhigh = 0.65\n"


@pytest.mark.parametrize("torn", ["", '{"share": 0.'])
def test_a_run_that_was_cut_off_plays_only_what_it_lacks(tmp_path: Path, torn: str) -> None:
    ladder.climb("jumpdrive", 2, {}, "medium", range(3), tmp_path)
    path = tmp_path / "jumpdrive-2-medium-0.jsonl"
    whole = path.read_text(encoding="utf-8")
    path.write_text("".join(whole.splitlines(keepends=True)[:1]) + torn, encoding="utf-8")
    ladder.climb("jumpdrive", 2, {}, "medium", range(3), tmp_path)
    assert path.read_text(encoding="utf-8") == whole
    assert all(0 <= json.loads(line)["share"] <= 1 for line in whole.splitlines())


def test_enough_games_are_written_and_what_was_measured_before_stays(tmp_path: Path) -> None:
    line = '{"share": %s, "dead": 0, "rounds": 9}\n'
    (tmp_path / "jumpdrive-2-medium-0.jsonl").write_text(line % 1.0 * 45 + line % 0.0 * 15, encoding="utf-8")
    (tmp_path / "jumpdrive-3-medium-0.jsonl").write_text(line % 1.0 * 59, encoding="utf-8")
    (out := tmp_path / "strength.toml").write_text(BEFORE, encoding="utf-8")
    ladder.write("jumpdrive", tmp_path, out)
    known = read_strengths(out.read_text(encoding="utf-8"))
    assert known == {
        "2": {"medium": Strength(60, 0.75, 0.6277, 0.8422), "hard": Strength(400, 0.6, 0.55, 0.65)}
    }
    assert list(known["2"]) == ["medium", "hard"]


def test_further_games_are_those_after_the_games_played_and_add_to_them_once(tmp_path: Path) -> None:
    ladder.climb("jumpdrive", 2, {}, "medium", range(4), tmp_path)
    ladder.climb("jumpdrive", 2, {}, "medium", range(2, 4), tmp_path)
    ladder.climb("jumpdrive", 2, {}, "medium", range(4, 4), tmp_path)
    whole, rest = ((tmp_path / f"jumpdrive-2-medium-{first}.jsonl").read_text("utf-8") for first in (0, 2))
    assert rest == "".join(whole.splitlines(keepends=True)[2:])
    line = '{"share": 1.0, "dead": 0, "rounds": 9}\n'
    (tmp_path / "jumpdrive-2-hard-400.jsonl").write_text(line * 100, encoding="utf-8")
    (tmp_path / "jumpdrive-2-expert-60.jsonl").write_text(line * 100, encoding="utf-8")
    (out := tmp_path / "strength.toml").write_text(BEFORE, encoding="utf-8")
    for _again in range(2):
        ladder.write("jumpdrive", tmp_path, out)
        known = read_strengths(out.read_text(encoding="utf-8"))
        assert known == {"2": {"hard": Strength(500, 0.68, 0.6379, 0.7194)}}


def test_games_that_do_not_follow_on_those_written_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = '{"share": 1.0, "dead": 0, "rounds": 9}\n'
    for first, games in ((0, 400), (400, 100), (60, 100)):
        (tmp_path / f"jumpdrive-2-hard-{first}.jsonl").write_text(line * games, encoding="utf-8")
    (tmp_path / "jumpdrive-3-hard-100.jsonl").write_text(line * 100, encoding="utf-8")
    (out := tmp_path / "strength.toml").write_text(BEFORE, encoding="utf-8")
    ladder.write("jumpdrive", tmp_path, out)
    assert read_strengths(out.read_text(encoding="utf-8"))["2"]["hard"].games == 500
    assert sorted(capsys.readouterr().out.splitlines()) == [
        "jumpdrive-2-hard-60.jsonl: left out, begins at game 60, but 400 are counted",
        "jumpdrive-3-hard-100.jsonl: left out, begins at game 100, but 0 are counted",
    ]


def test_a_table_with_a_variant_has_figures_of_its_own(tmp_path: Path) -> None:
    ladder.climb("race", 2, {"variant": "experienced"}, "medium", range(1), tmp_path)
    (path,) = tmp_path.iterdir()
    assert path.name == "race-2 experienced-medium-0.jsonl"
    path.write_text(path.read_text(encoding="utf-8") * 60, encoding="utf-8")
    (out := tmp_path / "strength.toml").write_text(BEFORE, encoding="utf-8")
    ladder.write("race", tmp_path, out)
    known = read_strengths(out.read_text(encoding="utf-8"))
    assert {table: list(levels) for table, levels in known.items()} == {
        "2": ["hard"],
        "2 experienced": ["medium"],
    }
