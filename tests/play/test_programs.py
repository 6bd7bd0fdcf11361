"""The file that names the player's own programs, and what a save holds of one."""

from pathlib import Path

import pytest

from galaxy_desktop.ai.programs import Program, Trouble, level_of
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.programs import MOST, find_programs, program_of_command, split_command
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.seats import Bot, Person, Table
from galaxy_desktop.presenter.session import Session
from tests.toy import TOYS
from tests.ui.table_rig import InstantThinker

ADA, LYRA = Person("Ada"), Bot(level_of("lyra"), "Vega")


def in_file(folder: Path, text: str | bytes) -> Path:
    file = folder / "bots.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def test_programs_are_named_with_a_command_line_or_its_words(tmp_path: Path) -> None:
    file = in_file(tmp_path, 'lyra = "python3 \'my bot.py\' --fast"\n"Deep 9" = ["/opt/my bots/deep", "-v"]')
    found = find_programs(file)
    assert found.trouble == ""
    assert found.programs == {
        "lyra": Program("lyra", ("python3", "my bot.py", "--fast"), str(tmp_path)),
        "Deep 9": Program("Deep 9", ("/opt/my bots/deep", "-v"), str(tmp_path)),
    }


def test_without_a_file_there_are_none(tmp_path: Path) -> None:
    assert find_programs(tmp_path / "bots.toml") == find_programs(in_file(tmp_path, ""))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("lyra = 3", "The command of “lyra” must be text."),
        ('lyra = ["a", 1]', "The command of “lyra” must be text."),
        ("[lyra]\ncommand = 'x'", "The command of “lyra” must be text."),
        ('lyra = ""', "The command of “lyra” is empty."),
        ("lyra = []", "The command of “lyra” is empty."),
        ('lyra = "python3 \'x"', "A quotation mark in the command isn't closed."),
        (f'lyra = "{"x" * 1001}"', "A command can have up to 1000 characters."),
        (r'lyra = "a\u0000b"', "A command can have up to 1000 characters."),
        ('"a/b" = "x"', "A name has 1 to 24 letters, digits, spaces, dots or dashes, not “a/b”."),
        ("\n".join(f'b{n} = "x"' for n in range(MOST + 1)), "There are more than 20 programs."),
        ("lyra", "The file isn't valid TOML: error at the end."),
        (b"\xff\xfe", "The file isn't UTF-8 text."),
    ],
)
def test_a_fault_in_the_file_is_said_in_a_line(text: str | bytes, line: str, tmp_path: Path) -> None:
    found = find_programs(in_file(tmp_path, text))
    assert found.programs == {}
    assert found.trouble == line


def test_a_folder_of_that_name_is_a_fault(tmp_path: Path) -> None:
    assert find_programs(tmp_path).trouble == "This isn't a file."


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("python3 /home/ada/lyra.py --deep 3", "lyra"),
        ("./lyra", "lyra"),
        ("python3 '/my bots/Lyra two!.py'", "Lyratwo"),
        ("python3 -m .", "python3"),
        ("'...'", "program"),
    ],
)
def test_a_command_is_named_after_its_file(text: str, name: str) -> None:
    assert program_of_command(text) == Program(name, split_command(text))


def test_no_command_is_no_program() -> None:
    with pytest.raises(DataError, match="empty"):
        program_of_command(" ")


def test_only_the_name_of_a_program_can_sit_at_a_table() -> None:
    Table("toy", (ADA, LYRA), {}, 1).check()
    for level in ("program:", "program:rm -rf /", "program:a\nb"):
        with pytest.raises(BadTableError):
            Table("toy", (ADA, Bot(level, "Vega")), {}, 1).check()


def test_a_saved_program_goes_on_and_is_replaced_where_it_is_missing(tmp_path: Path) -> None:
    bus = CommandBus(TOYS, tmp_path)
    bus.do(NewGame("toy", (ADA, LYRA), seed=1))
    bus.do(Save("kept"))
    bus.close()
    again = CommandBus(TOYS, tmp_path)
    again.do(Load(tmp_path / "kept.json"))
    assert again.table().seats == (ADA, LYRA)
    session = Session(again, thinker := InstantThinker())
    session.think(0.0)
    (question,) = thinker.asked
    assert question.level == LYRA.level
    thinker.waiting = [(1, Trouble("missing").plain())]
    session.think(0.0)
    assert again.table().seats == (ADA, Bot("medium", "Vega"))
    assert session.replaced_programs == [("lyra", Trouble("missing"))]
    again.close()
    (journal,) = tmp_path.glob("*.journal*")
    recovered = CommandBus(TOYS, tmp_path)
    recovered.do(Load(tmp_path / "kept.json"))
    assert recovered.table().seats == (ADA, LYRA)
    recovered.close()
    assert journal.exists()


def test_each_game_at_a_table_has_a_number_of_its_own(tmp_path: Path) -> None:
    bus = CommandBus(TOYS, tmp_path)
    numbers = []
    bus.do(NewGame("toy", (ADA, LYRA), seed=1))
    session = Session(bus, thinker := InstantThinker())
    for _game in range(2):
        session.think(0.0)
        numbers.append(thinker.asked[-1].table)
        bus.do(NewGame("toy", (ADA, LYRA), seed=1))
    assert len(set(numbers)) == 2
    assert session.bus.table().seed not in numbers
    bus.close()
