"""The recorded games, where they are at hand, and what the replay makes of a recording that is wrong."""

import gzip
import json
import os
from pathlib import Path

import pytest

from tests.oracle.__main__ import main
from tests.oracle.recording import recordings
from tests.oracle.replay import DifferenceError, replay
from tests.sweep import WIDE

ROOT = Path(__file__).parents[2]
PLACES = [
    Path(os.environ.get("GALAXY_ORACLE", "no folder named")),
    ROOT / "../shared/oracle",
    ROOT / "../../shared/oracle",
]
FOLDER = next((place / "race" for place in PLACES if (place / "race").is_dir()), None)
EVERY = 1 if WIDE else 25
"""The recorded games that are replayed, of each file."""
needs_recordings = pytest.mark.skipif(
    FOLDER is None,
    reason="the recorded games are not at hand: set GALAXY_ORACLE to the folder that holds race/",
)


@pytest.mark.slow
@needs_recordings
def test_some_of_the_recorded_games_are_replayed_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    """The command of its own replays all."""
    assert main(["race", str(FOLDER), str(EVERY)]) == 0
    games, of, total, *_ = capsys.readouterr().out.split()
    assert (of, games) == ("of", total)


@needs_recordings
@pytest.mark.parametrize("what", ["pool", "vp", "cards"])
def test_a_recording_that_differs_is_noticed(what: str, tmp_path: Path) -> None:
    assert FOLDER is not None
    with gzip.open(FOLDER / "two_player.jsonl.gz", "rt", encoding="utf-8") as lines:
        game = json.loads(next(lines))
    state = [event for event in game["events"] if event[0] == "state"][-1][3]
    state[what] = state[what] + 1 if what == "pool" else state[what][:-1]
    file = tmp_path / "wrong.jsonl.gz"
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.write(json.dumps(game))
    with pytest.raises(DifferenceError, match=what):
        replay(next(recordings(file)))
    assert main(["race", str(tmp_path)]) == 1


def test_a_folder_without_recordings_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["race", str(tmp_path / "missing")]) == 2
    assert main(["race", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
    with pytest.raises(SystemExit, match="2"):
        main(["chess", str(tmp_path)])
    *_usage, line = capsys.readouterr().err.splitlines()
    assert "'chess'" in line
