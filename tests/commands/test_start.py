"""What the program reads before the menu shows: nothing that the menu does not need."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games, title_of

MENU = """
import sys
from pathlib import Path
from galaxy_desktop.commands.house import House
from galaxy_desktop.folders import Folders

house = House(Folders(Path(sys.argv[1])))
house.open()
house.app.step((), 0.0)
first = set(sys.modules)
house.app.step((), 0.0)
print(*sorted(first))
print(*sorted(set(sys.modules) - first))
house.close()
"""


def is_of_a_game(module: str) -> bool:
    return module.startswith("galaxy_desktop.games.")


def is_table(module: str) -> bool:
    return is_of_a_game(module) and module.split(".")[3:] == ["table"]


def test_the_menu_shows_before_any_table_is_read(tmp_path: Path) -> None:
    command = [sys.executable, "-c", MENU, str(tmp_path)]
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, env=unseen, check=True, capture_output=True, text=True)
    first, later = done.stdout.splitlines()
    assert not [name for name in first.split() if is_table(name)]
    assert not [
        name for name in first.split() if name.endswith((".game", ".words", ".state")) and is_of_a_game(name)
    ]
    assert [name for name in later.split() if is_table(name)]  # for the cards on the first tile
    assert not {"numpy", "pkg_resources"} & set(first.split())


def test_titles_say_what_the_games_do() -> None:
    games = find_games()
    assert games.titles == {name: title_of(game) for name, game in games.items()}
    assert list(games) == ["race", "roll", "frontiers", "jumpdrive", "master"]
    assert "chess" not in games


@pytest.mark.slow
def test_nothing_outlives_the_window(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "galaxy_desktop", "--portable", str(tmp_path), "--frames", "1"]
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for _time in range(3):
        with subprocess.Popen(command, env=unseen, start_new_session=True) as program:
            assert program.wait() == 0
            with pytest.raises(ProcessLookupError):
                os.killpg(program.pid, 0)
