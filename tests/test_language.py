"""Texts in the language in use, and the made-up language that tries the screens."""

from collections.abc import Iterator

import pytest

from galaxy_desktop import language
from galaxy_desktop.language import N_, NN_, gettext, ngettext
from galaxy_desktop.pseudo import Pseudo


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    language.use()


def test_english_is_in_the_code() -> None:
    assert gettext("Settings") == "Settings"
    assert NN_("{n} card", "{n} cards").read(2) == "{n} cards"
    assert N_("").read() == ""


def test_a_marked_text_is_read_in_the_language_in_use_when_it_is_said() -> None:
    marked = N_("Settings")
    assert marked.read() == "Settings"
    language.use("pseudo")
    assert marked.read() == gettext("Settings") == "«Šéťťíñĝš»"
    assert ngettext("one", "many", 1) == "«óñé»"


def test_a_language_without_a_catalogue_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        language.use("tlh")
    assert gettext("Settings") == "Settings"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("You draw {cards}.", "«Ýóú ďŕáŵ {cards}. ~»"),
        ("**{n}** VP", "«**{n}** VP»"),
        ("Military {military:{n}}", "«Míĺíťáŕý {military:{n}} ~»"),
        ("[soft]Later:[/] {novelty}", "«[soft]Ĺáťéŕ:[/] {novelty}»"),
        ("[#goods]good[/]", "«[#goods]ĝóóď[/]»"),
        ("# Goods\n- One\n1. Two\n=", "# «Ĝóóďš»\n- «Óñé»\n1. «Ťŵó»\n="),
        ("{first} {second}", "{first} {second}"),
        ("", ""),
    ],
)
def test_the_made_up_language_keeps_all_marks(text: str, shown: str) -> None:
    assert Pseudo().gettext(text) == shown


def test_the_made_up_language_is_about_40_percent_longer() -> None:
    text = "Choose the cards that you keep, then confirm."
    assert 1.35 <= len(Pseudo().gettext(text)) / len(text) <= 1.5
