"""The page "Make a data pack", and the example in README, as someone tries them."""

import re
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play import packs, plaintoml
from galaxy_desktop.play.packs import LONGEST_NAME, MOST_FILES, find_packs

ROOT = Path(__file__).resolve().parents[2]
PAGE = (Path(packs.__file__).parent / "MAKE_A_DATA_PACK.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE + README, re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_each_example_is_a_pack_that_is_used(number: int, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(BLOCKS[number], encoding="utf-8")
    (found,) = find_packs(tmp_path, find_games())
    assert found.trouble == ""
    assert found.pack is not None


def test_there_are_examples_with_and_without_values() -> None:
    assert len(BLOCKS) == 3
    assert sum("without" in block for block in BLOCKS) == 1


def test_the_page_lists_every_table_of_every_game() -> None:
    rows = {
        game: re.findall(r"`(\w+)`", tables)
        for game, tables in re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE, re.MULTILINE)
    }
    data = {name: game.data for name, game in find_games().items() if game.data is not None}
    assert rows == {name: [*each.entries(each.own())] for name, each in data.items()}


def test_the_page_says_the_limits_that_are_kept() -> None:
    said = (
        f"up to {LONGEST_NAME} characters",
        f"{plaintoml.LARGEST // 1024} KB",
        f"up to {MOST_FILES} files",
    )
    assert not [one for one in said if one not in PAGE]
