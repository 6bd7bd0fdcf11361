"""A small sample of `python -m tests.faults`, for every game."""

from itertools import cycle
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from tests.contract.walk import fewest_and_most
from tests.faults.damaged import try_damaged
from tests.faults.games import all_games
from tests.faults.hostile import KNOWN, try_hostile
from tests.faults.kills import try_kills
from tests.faults.lines import try_lines
from tests.faults.packs import try_packs
from tests.sweep import WIDE, many

GAMES = all_games()
DAMAGED, LINES = many(18), many(24)
SOUND = "given up"
"""A change of a save that leaves a sound game."""
PARTS = [[*list(KNOWN)[part::5], SOUND] for part in range(5)]
"""The known ways to spoil a save; each game tries a part of them, the command all."""


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_damaged_save_is_refused_or_is_a_sound_game(tmp_path: Path, id: str) -> None:
    game = GAMES[id]
    tally = try_damaged(GAMES, game, DAMAGED, 5, tmp_path, game.seats if WIDE else fewest_and_most(game))
    assert tally.failures == []
    assert tally.tried == DAMAGED
    assert tally.refused


@pytest.mark.slow
def test_a_killed_writer_leaves_a_loadable_save_and_its_journal(tmp_path: Path) -> None:
    tally = try_kills(GAMES, "toy", 2, 5, tmp_path)
    assert tally.failures == []
    assert tally.answers_written >= 2
    assert tally.archived


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "known"), list(zip(find_games(), cycle(PARTS), strict=False)), ids=find_games()
)
def test_a_save_with_a_wrong_value_is_one_line_or_a_sound_game(
    tmp_path: Path, id: str, known: list[str]
) -> None:
    tally = try_hostile(find_games()[id], many(len(known)), 5, tmp_path, known)
    assert tally.failures == []
    assert tally.refused >= len(known) // 2
    assert tally.sound


def test_a_hostile_pack_is_left_out_with_a_line_or_is_sound(tmp_path: Path) -> None:
    tally = try_packs(14, 5, tmp_path)
    assert tally.failures == []
    assert tally.left_out


@pytest.mark.slow
def test_a_wrong_command_line_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")  # what is set meanwhile goes again
    tally = try_lines(LINES, 5, tmp_path)
    assert tally.failures == []
    assert tally.refused
