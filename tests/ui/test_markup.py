"""The markup, taken apart."""

import pytest

from galaxy_desktop.engine.markup import InlineSign, Run, escape, paragraphs, parse, plain
from tests.each import each


def test_bold_colours_and_signs() -> None:
    assert parse("Costs **5** [soft]now[/] {novelty} {points:2}.") == (
        Run("Costs "),
        Run("5", bold=True),
        Run(" "),
        Run("now", colour="soft"),
        Run(" "),
        InlineSign("novelty"),
        Run(" "),
        InlineSign("points", "2"),
        Run("."),
    )


@each(["Ada", "A**d**a", "{points:9}", "[primary]x[/]", "back\\slash", "a * b", "{", "]"])
def test_an_escaped_name_is_shown_as_it_was_typed(name: str) -> None:
    assert parse(escape(name)) == (Run(name),)


@pytest.mark.parametrize("words", ["5 * 3", "[1, 2]", "{Not a sign}", "a { b", "end \\"])
def test_what_is_no_markup_is_text(words: str) -> None:
    assert parse(words) == (Run(words),)


def test_weight_and_colour_go_on_in_the_next_paragraph() -> None:
    assert paragraphs("**one\ntwo** three") == [
        [Run("one", bold=True)],
        [Run("two", bold=True), Run(" three")],
    ]


def test_plain_words_name_the_signs() -> None:
    assert plain("**3** cards\n{points:2} and {any_good}") == "3 cards points 2 and any good"
