"""Names that players type, and the files they become."""

import pytest

from galaxy_desktop.play.naming import LONGEST, file_stem, name_of
from galaxy_desktop.play.refusals import BadTableError
from tests.each import each

FORBIDDEN = set('<>:"/\\|?*.') | {chr(code) for code in range(32)}


@each([chr(code) for code in range(33, 127)] + ["CON", "com1", "Lpt9", "nul", "PRN"])
def test_every_sign_of_the_keyboard_and_every_device_has_a_file_name_and_comes_back(name: str) -> None:
    stem = file_stem(name)
    assert not FORBIDDEN & set(stem)
    assert stem.casefold() not in {"con", "com1", "lpt9", "nul", "prn"}
    assert name_of(stem) == name


def test_different_names_have_different_files() -> None:
    names = [
        "a b",
        "a_b",
        "a-b",
        "a.b",
        "a%b",
        "a%2Eb",
        "a/b",
        "a:b",
        "CON",
        "%43ON",
        "autosave",
        "%61utosave",
    ]
    assert len({file_stem(name).casefold() for name in names}) == len(names)


@pytest.mark.parametrize("name", ["autosave", "Autosave race 5", "quicksave", "QUICKSAVE"])
def test_the_files_that_the_program_writes_by_itself_cannot_be_named(name: str) -> None:
    assert not file_stem(name).casefold().startswith(("autosave", "quicksave"))
    assert name_of(file_stem(name)) == name


EMPTY = "Enter a name for the save."
UNSEEN = "This name has a character that can't be displayed. Remove it."
LONG = "This name is too long for a file. Shorten it."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", EMPTY),
        ("   ", EMPTY),
        ("a\x00b", UNSEEN),
        ("line\nline", UNSEEN),
        ("\ud800", UNSEEN),
        ("🚀" * 60, LONG),
    ],
    ids=range(6),
)
def test_what_no_file_can_be_called_is_one_clear_line(name: str, said: str) -> None:
    with pytest.raises(BadTableError) as refusal:
        file_stem(name)
    assert str(refusal.value) == said


def test_the_longest_name_that_can_be_typed_in_letters_fits() -> None:
    assert len(file_stem("銀" * 60).encode()) <= LONGEST
