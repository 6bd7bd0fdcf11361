"""The page "Make a game" builds the toy game that the other tests play."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from galaxy_desktop import games
from galaxy_desktop.cli import run
from galaxy_desktop.games import look_up
from tests.contract.walk import steps
from tests.each import each

HERE = Path(__file__).parent
TOY = HERE / "meteors"
PAGE = (HERE / "MAKE_A_GAME.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"\*\*`([\w/.]+)`\*\*\n\n```python\n(.*?)```\n", PAGE, re.DOTALL))
"""Text of each file on the page."""


@pytest.fixture
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as someone builds it who copies the page."""
    for name, text in FILES.items():
        file = tmp_path / TOY.name / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield
    for name in [name for name in sys.modules if name.startswith(f"{games.__name__}.{TOY.name}")]:
        del sys.modules[name]
    vars(games).pop(TOY.name, None)


@each(FILES)
def test_the_page_shows_the_files_as_they_are(name: str) -> None:
    assert (
        FILES[name].replace("galaxy_desktop.games.meteors", "tests.toy.meteors") == (TOY / name).read_text()
    )


def test_the_page_has_every_file_but_the_one_for_learning() -> None:
    found = {path.relative_to(TOY).as_posix() for path in TOY.rglob("*.py")}
    assert found - FILES.keys() == {"bot/subject.py"}


@pytest.mark.usefixtures("_built")
def test_the_game_of_the_page_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", TOY.name, "--bots", "hard,random", "--games", "4"]) == 0
    assert "Meteors: 4 games" in capsys.readouterr().out
    game, _playbook = look_up(TOY.name)
    g = game.new(3, {}, 1)
    for seat, decision, answer in steps(g, 2):
        assert game.invariants(g) == []
        assert game.words.ask(game.view(g, seat), decision, answer).head.startswith("Aim at Meteor ")
    assert game.result(g).winners
