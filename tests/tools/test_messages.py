"""The template of texts: written from the code and the data, and up to date."""

import tomllib
from functools import cache

from babel.messages.catalog import Catalog

from tools import messages
from tools.messages import PACKAGE, TEMPLATE, data_texts, template


@cache
def catalogue() -> Catalog:
    """All texts, looked for once."""
    return messages.catalogue()


def test_the_template_is_up_to_date() -> None:
    assert template(catalogue()) == TEMPLATE.read_bytes(), "write it anew: python -m tools.messages"


def test_texts_of_every_kind_are_found() -> None:
    found = catalogue()
    assert "Settings" in found
    assert "{name} draws {n} ({cause})." in found
    one = found.get("**{n}** card")
    assert one is not None
    assert one.pluralizable
    assert "Alien Rosetta Stone World" in found


def test_names_and_rulings_of_data_files_are_texts_wherever_they_stand() -> None:
    data = tomllib.loads(
        'name = "A"\nid = "b"\n[[tile]]\n[tile.world]\nruling = "C."\nname = "D"\n[[die]]\nname = "E"\n'
    )
    assert list(data_texts(data)) == [("A", ""), ("C.", ""), ("D", ""), ("E", "die")]


def test_percent_is_no_mark_of_a_text() -> None:
    assert b"python-format" not in template(catalogue()).replace(b"python-brace-format", b"")


def test_only_files_of_the_package_are_named() -> None:
    for message in catalogue():
        assert all((PACKAGE / path).is_file() for path, _line in message.locations), message.id


def test_a_translation_keeps_its_own_plural_rule() -> None:
    """The rule of another version of Babel may have a form for which the file has no words."""
    texts = Catalog()
    texts.add(("{n} card", "{n} cards"), ("", ""))
    before = (
        b'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=1; plural=0;\\n"\n\n'
        b'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} carte"\n'
    )
    content, has = messages.translated(texts, "fr", before)
    assert b"nplurals=1; plural=0;" in content
    assert b"msgstr[1]" not in content
    assert has == 1
    assert b"nplurals=1" not in messages.translated(texts, "fr", b"")[0]
