"""Every sort of wrong change is found, leaves Python behind and is at the line that it names."""

import pytest

from tests.mutations.changes import Finder
from tests.mutations.reached import instrument
from tests.mutations.trial import ROOT, choose_changes

SOURCE = b'''"""A file."""

LIMIT = 3


def first(found: list[int], name: str = "none") -> bool:
    """Not changed, as all outside of the body."""
    if len(found) > 2 and name:
        print(f"{found} too many")
        print(_("too many"))
    total = sum(one + 1 for one, _ in zip(found, found, strict=True) if one)
    """Docstring of a value."""
    return total == 4
'''


def after(kind: str) -> set[str]:
    changes = [change for change in Finder("a.py", SOURCE).find() if change.kind == kind]
    assert all(change.stands(SOURCE) for change in changes)
    return {change.apply(SOURCE).decode().splitlines()[change.line - 1].strip() for change in changes}


def test_every_sort_of_change_is_found() -> None:
    assert after("comparison") == {"if len(found) >= 2 and name:", "return total != 4"}
    assert after("and, or") == {"if len(found) > 2 or name:"}
    assert "if not (len(found) > 2 and name):" in after("condition")
    total = "total = sum(one + 1 for one, _ in zip(found, found, strict=True) if "
    assert f"{total}not (one))" in after("condition")
    assert after("sum") == {f"{total}one)".replace("+", "-")}
    assert after("return") == {"return not (total == 4)"}
    assert after("call dropped") == {"pass"}
    assert "return total == 5" in after("constant")
    assert not any("strict=False" in line for line in after("constant"))
    assert after("string") == set(), "docstrings, defaults, f-strings and texts of the catalogue stay"


@pytest.mark.slow
def test_the_same_seed_chooses_the_same_lines_shared_among_the_folders() -> None:
    chosen = choose_changes(["bench", "house"], 11, 3)
    assert chosen == choose_changes(["bench", "house"], 11, 3) != choose_changes(["bench", "house"], 11, 4)
    assert len({(change.path, change.line) for change in chosen}) == 11
    assert sum("/bench/" in change.path for change in chosen) == 5
    assert all(change.stands((ROOT / change.path).read_bytes()) for change in chosen)


def test_the_tests_that_come_to_a_line_are_noted_where_they_do() -> None:
    made = instrument(SOURCE, {11: [7]}).splitlines()
    at = next(n for n, line in enumerate(made) if "_reached(7)" in line)
    assert made[at + 1].strip().startswith("total = ")


def test_the_tests_that_come_to_a_case_or_to_what_is_caught_are_noted_where_it_is_looked_at() -> None:
    source = b"""def worth(code):
    try:
        match code:
            case "first":
                return 1
            case other if other in "second":
                return 2
    except KeyError:
        return 0
"""
    made = [line.strip() for line in instrument(source, {4: [1], 6: [2], 8: [3]}).splitlines()]
    assert made.index("_reached(3)") == made.index("try:") - 1
    assert {made.index("_reached(1)"), made.index("_reached(2)")} == {
        made.index("match code:") - 2,
        made.index("match code:") - 1,
    }
