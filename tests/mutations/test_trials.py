"""A change acts in functions that stand in memory; the order of tests is sound; lines are found again."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutations import found
from tests.mutations.__main__ import beside_of
from tests.mutations.changes import Change
from tests.mutations.order import FIRST_FILES, MOST_SECONDS, Test, in_order
from tests.mutations.trial import ROOT, choose_changes

PILE = """
from functools import cache

class Pile:
    @property
    def top(self):
        return [card for card in (1, 2) if card > 1][0]

@cache
def outer():
    def inner():
        return 3
    return inner
"""
CHANGED = """
import gc
import sys
from pathlib import Path
from tests.mutations.standing import put_in_force

path = Path(sys.argv[1])
sys.path.insert(0, str(path.parent))
import pile

gc.freeze()
one, inner = pile.Pile(), pile.outer()
print(one.top, inner())
before = path.read_text()
after = before.replace("return 3", "return 4").replace("card > 1", "card < 2")
put_in_force(path, before.encode(), after.encode())
print(one.top, inner(), pile.outer()())
print(gc.get_freeze_count() > 0)
"""
"""A program that puts a change into functions of a module, which are kept aside."""


def test_functions_that_stand_take_the_changed_code(tmp_path: Path) -> None:
    """In a process of its own, as all objects of this one would be looked through."""
    path = tmp_path / "pile.py"
    path.write_text(PILE)
    run = subprocess.run(
        [sys.executable, "-c", CHANGED, str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.stdout.splitlines(), run.stderr) == (["2 3", "1 4 4", "True"], "")


def test_quick_tests_of_several_files_are_asked_first_and_none_of_other_files() -> None:
    tests = [Test(f"f{n}.py::a", 1 + n / 10, frozenset({7})) for n in range(12)]
    tests += [Test("f0.py::b", 0.1, frozenset()), Test("g.py::a", 0.1, frozenset({8}))]
    asked = in_order(tests, 7)
    assert [test.id for test in asked[:3]] == ["f0.py::a", "f1.py::a", "f2.py::a"]
    assert asked[-1].id == "f0.py::b", "what is cached is worked out for the first test of a file only"
    assert {test.file for test in asked} == {f"f{n}.py" for n in range(12)}
    slow = [Test(f"f{n}.py::a", MOST_SECONDS / 2, frozenset({7})) for n in range(FIRST_FILES)]
    assert len(in_order(slow, 7)) == 2


@pytest.mark.parametrize(
    ("folder", "beside"),
    [
        ("play/coach", "tests/play"),
        ("games/master/bot", "tests/games/master"),
        ("games/master", "tests/ui/master"),
    ],
)
def test_the_tests_beside_a_folder_are_those_of_its_mirror(folder: str, beside: str) -> None:
    assert beside in beside_of([folder])


def test_changes_are_made_in_a_single_file_too() -> None:
    name = "play/naming.py"
    assert {change.path for change in choose_changes([name], 3, 1)} == {f"galaxy_desktop/{name}"}


def test_a_change_is_found_again_where_its_line_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(found, "ROOT", tmp_path)
    source = "a = 1\nb = 1\n"
    path = tmp_path / "made.py"
    path.write_text(source)
    at = source.rindex("1")
    change = Change("made.py", 2, "constant", at, at + 1, "2")
    kept = found.Found(tmp_path / "found.jsonl")
    kept.add(found.describe(change), change, "", 3)
    path.write_text(f"# more\n\n{source}")
    (again,) = found.Found(tmp_path / "found.jsonl").unnoticed().values()
    assert again is not None
    assert again.line == 4
    assert again.apply(path.read_bytes()) == b"# more\n\na = 1\nb = 2\n"
    path.write_text("a = 1\n")
    assert [*kept.unnoticed().values()] == [None]
