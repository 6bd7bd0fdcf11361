"""Notebook: pages of games in one small file; whatever cannot be read stays beside it."""

import json
from pathlib import Path

import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.play.learned import FILE as LESSONS
from galaxy_desktop.play.learned import Learned, forget_tips, learned, remember
from galaxy_desktop.play.notebook import Notebook
from galaxy_desktop.play.puzzles.solved import FILE, PuzzleMark, marks_of, note_try

NAME = "notes.json"


def book_in(folder: Path) -> Notebook:
    return Notebook(Folders(folder), NAME, dict[str, int])


def others_in(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.iterdir() if path.name != NAME]


def test_writing_a_page_keeps_the_others(tmp_path: Path) -> None:
    book = book_in(tmp_path)
    book.write({"race": {"a": 1}, "roll": {"b": 2}})
    book.write({"race": {"c": 3}})
    assert (book.page("race"), book.page("roll"), book.page("master")) == ({"c": 3}, {"b": 2}, None)
    assert not others_in(tmp_path)


@pytest.mark.parametrize(
    "text",
    ["{", "[1]", "", '{"race": {"a": 1}, "race": {}}', f'{{"race": "{"x" * 300_000}"}}'],
    ids=["cut off", "a list", "empty", "a field twice", "too large"],
)
def test_a_damaged_file_is_set_aside_and_begun_anew(text: str, tmp_path: Path) -> None:
    book = book_in(tmp_path)
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    assert not book.pages()
    book.write({"race": {"a": 1}})
    assert book.page("race") == {"a": 1}
    assert others_in(tmp_path) == [text.encode()]


def test_a_page_of_another_form_is_kept_beside_the_file_before_it_is_written_over(tmp_path: Path) -> None:
    """As one from a newer version, in which values have more to say."""
    book = book_in(tmp_path)
    newer = json.dumps({"race": {"a": {"n": 1, "new": 2}}, "roll": {"b": {"n": 3}}, "master": {"c": 4}})
    (tmp_path / NAME).write_text(newer, encoding="utf-8")
    book.write({"master": {"c": 5}})
    assert not others_in(tmp_path)
    book.write({"race": {"d": 6}})
    assert (book.page("race"), book.page("master")) == ({"d": 6}, {"c": 5})
    (kept,) = others_in(tmp_path)
    assert json.loads(kept) == {**json.loads(newer), "master": {"c": 5}}
    book.write({"race": {"d": 7}})
    assert len(others_in(tmp_path)) == 1


def test_marks_of_puzzles_from_a_newer_version_are_not_lost(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text('{"race": {"1-2-0": {"tries": 3, "solved": true, "first": false, "seconds": 9}}}')
    before = path.read_bytes()
    assert marks_of(Folders(tmp_path), "race") == {}
    note_try(Folders(tmp_path), "race", "3-2-0", right=True)
    assert marks_of(Folders(tmp_path), "race") == {"3-2-0": PuzzleMark(1, True, True)}
    assert [one.read_bytes() for one in tmp_path.iterdir() if one != path] == [before]


def test_tips_are_shown_again_without_losing_a_page_that_cannot_be_read(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    remember(folders, "race", Learned(("cards",), ("undo",)))
    path = tmp_path / LESSONS
    content = {**json.loads(path.read_text("utf-8")), "roll": {"new": 1}}
    path.write_text(json.dumps(content), encoding="utf-8")
    forget_tips(folders)
    assert learned(folders, "race") == Learned(("cards",), ())
    assert json.loads(path.read_text("utf-8"))["roll"] == {"new": 1}
    assert [one.name for one in tmp_path.iterdir()] == [LESSONS]
