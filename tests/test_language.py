"""Texts in the language in use, and the made-up language that tries the screens."""

from datetime import datetime
from pathlib import Path

import pytest

from galaxy_desktop import language, translation
from galaxy_desktop.language import (
    N_,
    NC_,
    NN_,
    data_text,
    day_and_month,
    decimal,
    gettext,
    groups,
    month_and_year,
    ngettext,
    npgettext,
    percent,
    pgettext,
    series,
    to_tenths,
)
from galaxy_desktop.pseudo import Pseudo
from galaxy_desktop.system_language import VARIABLES
from galaxy_desktop.translation import catalogue_of, languages, plural_rule


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


def test_lists_are_joined_by_words_of_the_catalogue() -> None:
    assert (series(["a", "b", "c"]), series([]), groups(["a, b", "c"]), groups([])) == (
        "a, b, c",
        "",
        "a, b; c",
        "",
    )
    language.use("fr")
    assert groups(["a, b", "c"]) == "a, b\u202f; c"


def test_numbers_and_days_are_words_of_the_catalogue() -> None:
    day = datetime(2026, 5, 7)
    assert (decimal(2.55), percent(0.8)) == ("2.5", "80%")
    assert (day_and_month(day), day_and_month(day, year=True)) == ("7 May", "7 May 2026")
    assert month_and_year(day) == "May 2026"
    assert [to_tenths(number) for number in (10, 10.5, 9.96, 0.0, 2.449)] == ["10", "10.5", "10", "0", "2.4"]
    language.use("pseudo")
    assert day_and_month(day) == "7 «Máý»"
    assert month_and_year(day) == "«Máý» 2026"


POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
FILE = f"""
msgid ""
msgstr ""
"X-Language-Name: Polski\\n"
"Plural-Forms: {POLISH}\\n"

#: a.py
msgid "{{n}} card"
msgid_plural "{{n}} cards"
msgstr[0] "{{n}} karta"
msgstr[1] "{{n}} karty"
msgstr[2] "{{n}} kart"

msgid ""
"A long "
"\\"text\\"\\n"
"of two lines"
msgstr "Tekst\\t\\\\"

msgctxt "die"
msgid "Load"
msgstr "Kostka"

msgctxt "die"
msgid "{{n}} card"
msgid_plural "{{n}} cards"
msgstr[0] "{{n}} jedna"
msgstr[1] "{{n}} dwie"
msgstr[2] "{{n}} wiele"

msgid "Load"
msgstr ""

#~ msgid "Gone"
#~ msgstr "Nie ma"
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one language."""
    monkeypatch.setattr(translation, "FOLDER", tmp_path)
    catalogue_of("pl").parent.mkdir(parents=True)
    catalogue_of("pl").write_text(FILE, encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("polish")
def test_a_language_has_its_own_plurals_and_falls_back_to_english() -> None:
    assert languages() == {"en": "English", "pl": "Polski"}
    language.use("pl")
    said = [ngettext("{n} card", "{n} cards", n).format(n=n) for n in (0, 1, 2, 5, 12, 22)]
    assert said == ["0 kart", "1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]
    assert gettext('A long "text"\nof two lines') == "Tekst\t\\"
    assert gettext("Load") == "Load"
    assert gettext("Gone") == "Gone"
    assert ngettext("one", "many", 2) == "many"
    assert gettext("") == ""


@pytest.mark.usefixtures("polish")
def test_one_english_word_has_a_text_for_each_context() -> None:
    in_english = (pgettext("die", "Load"), npgettext("die", "{n} card", "{n} cards", 2))
    assert in_english == ("Load", "{n} cards")
    language.use("pl")
    assert (gettext("Load"), pgettext("die", "Load"), NC_("die", "Load").read()) == (
        "Load",
        "Kostka",
        "Kostka",
    )
    assert pgettext("window", "Load") == "Load"
    assert npgettext("die", "{n} card", "{n} cards", 2) == "{n} dwie"
    assert npgettext("window", "{n} card", "{n} cards", 2) == "{n} cards"
    assert data_text("Load", "die") == "Kostka"


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "xx:pl_PL@euro"}, "pl"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "en:pl"}, "en"),
        ({"LANG": "../../pl"}, "en"),
        ({"LANG": "xx"}, "en"),
    ],
)
def test_the_language_of_the_system_is_used_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], code: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    language.use()
    assert language.in_use() == code


@pytest.mark.usefixtures("polish")
def test_a_setting_for_a_language_that_is_gone_is_no_error() -> None:
    language.use_if_known("tlh")
    assert language.in_use() == "en"
    language.use_if_known("pl")
    assert language.in_use() == "pl"


@pytest.mark.parametrize("rule", ["nplurals=2", "plural=n", "nplurals=2; plural=__import__('os');"])
def test_a_rule_of_plurals_that_is_none_is_an_error(rule: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        plural_rule(rule)
