"""All that the command line and the checks of games say goes through the catalogue."""

import argparse
from collections.abc import Iterator
from typing import Any

import pytest

from galaxy_desktop import language
from galaxy_desktop.cli import run
from galaxy_desktop.commands.parsing import COMMANDS, parser
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.codec import EXPECTED
from galaxy_desktop.engine.flow import IllegalAnswerError, give, open_asks
from galaxy_desktop.engine.game import OptionError
from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown
from galaxy_desktop.play.document import damaged
from galaxy_desktop.play.migrations import migrate
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.translation import English
from tests.toy import TOYS

TOY = TOYS["toy"]


class Marked(English):
    """A language whose every text is the English one between marks."""

    def gettext(self, message: str, context: str = "") -> str:
        return f"⟦{super().gettext(message, context)}⟧"

    def ngettext(self, one: str, many: str, number: int, context: str = "") -> str:
        return f"⟦{super().ngettext(one, many, number, context)}⟧"


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program in the language of marks; what was cached in English is forgotten before and after."""
    language.forget()
    monkeypatch.setattr(language, "translation", Marked)
    yield
    language.forget()


def actions(whole: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments of a parser and of its commands."""
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action._choices_actions
            for below in action.choices.values():
                yield from actions(below)
        elif action.help != argparse.SUPPRESS:
            yield action


def test_every_help_text_is_in_the_language_of_the_player() -> None:
    texts = [action.help for action in actions(parser())]
    assert len(texts) > len(COMMANDS) + 20
    assert [text for text in texts if not (text and text.startswith("⟦") and text.endswith("⟧"))] == []


@pytest.mark.parametrize(
    "words",
    [
        ["--game", "rice"],
        ["--game", "race", "--seats", "nobody"],
        ["--seats", "human,easy"],
        ["--load", "x.json", "--game", "race"],
        ["--game", "race", "--seed", "many"],
        ["--portable", ""],
        ["check-save"],
        ["check-save", "no such file.json"],
        ["no such command"],
        ["--game"],
        ["--se", "1"],
        ["simulate", "race", "--json=1"],
        ["simulate", "race", "--level", "hard"],
        ["packs", "--example", "rice"],
        ["simulate", "race", "--games", "0"],
        ["simulate", "race", "--games", "9999999"],
        ["simulate", "race", "--bots", "hard"],
        ["simulate", "race", "--bots", "hard,heard"],
        ["simulate", "race", "--option", "edition"],
        ["simulate", "race", "--option", "edition=third"],
        ["simulate", "race", "--option", "printing=third"],
        ["simulate", "race", "--option", "edition=first", "--option", "start_worlds=all"],
        ["simulate", "race", "--bots", "easy,easy,easy", "--option", "variant=experienced"],
        ["screenshot", "race", "--out", "x.jpg"],
        ["screenshot", "race", "--out", "no such folder/x.png"],
        ["screenshot", "race", "--scene", "moon", "--out", "x.png"],
        ["screenshot", "race", "--bots", "heard", "--out", "x.png"],
        ["screenshot", "race", "--size", "big", "--out", "x.png"],
    ],
    ids=" ".join,
)
def test_every_error_line_is_in_the_language_of_the_player(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    line = capsys.readouterr().err.strip()
    assert line.startswith("galaxy-desktop: ")
    assert "⟦" in line, line


def test_the_headings_of_a_help_are_in_the_language_of_the_player() -> None:
    lines = parser().format_help().splitlines()
    heads = [line for line in lines if "usage" in line or line.endswith(":")]
    assert len(heads) == 3
    assert [line for line in heads if "⟦" not in line] == []


def test_refusals_of_options_and_answers_are_in_the_language_of_the_player() -> None:
    for seats, options in ((9, {}), (2, {"moon": "x"}), (2, {"wind": "x"}), (3, {"wind": "storm"})):
        with pytest.raises(OptionError) as refused:
            TOY.check(seats, options)
        assert str(refused.value).startswith("⟦")
    g = TOY.new(2, {}, 1)
    seat = next(iter(open_asks(g)))
    for asked, answer in ((9, ()), (seat, ("no such thing",))):
        with pytest.raises(IllegalAnswerError) as illegal:
            give(g, asked, answer)
        assert str(illegal.value).startswith("⟦")


def test_faults_of_states_and_saves_are_in_the_language_of_the_player() -> None:
    g = TOY.new(2, {}, 1)
    lines = [
        *unknown("phase", ["x"], ("y",)),
        *beyond("chips", 9, 0, 1),
        *twice("a card", ["x", "x"]),
        *half_over(g, ended=True),
        str(damaged("x")),
    ]
    with pytest.raises(SaveError) as fault:
        migrate({"format": 1}, chain={}, current=2)
    with pytest.raises(DataError) as wrong:
        TOY.decode([])
    lines += [str(fault.value), str(wrong.value)]
    assert len(lines) == 7
    assert all(line.startswith("⟦") for line in lines)


@pytest.mark.parametrize("kind", EXPECTED)
def test_what_a_value_must_be_is_in_the_language_of_the_player(kind: Any) -> None:
    assert EXPECTED[kind].read().format(where="it").startswith("⟦it must be ")
