"""A change acts in functions that stand in memory; the order of tests is sound; lines are found again."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutations import found
from tests.mutations.__main__ import beside_of
from tests.mutations.changes import Change
from tests.mutations.forked import put_in_force
from tests.mutations.order import FIRST_FILES, MOST_SECONDS, Test, in_order

BEFORE = """
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


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("made_for_a_change", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_functions_that_stand_take_the_changed_code(tmp_path: Path) -> None:
    path = tmp_path / "made.py"
    path.write_text(BEFORE)
    module = load(path)
    pile, inner = module.Pile(), module.outer()
    assert (pile.top, inner()) == (2, 3)
    after = BEFORE.replace("return 3", "return 4").replace("card > 1", "card < 2")
    put_in_force(path, BEFORE.encode(), after.encode())
    assert (pile.top, inner(), module.outer()()) == (1, 4, 4)


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
        ("games/master", "tests/ui/test_master_map.py"),
    ],
)
def test_the_tests_beside_a_folder_are_those_of_its_mirror(folder: str, beside: str) -> None:
    assert beside in beside_of([folder])


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
