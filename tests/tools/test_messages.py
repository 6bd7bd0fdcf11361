"""The template of texts: written from the code and the data, and up to date."""

import tomllib
from functools import cache

import pytest
from babel.messages.catalog import Catalog

from galaxy_desktop.translation import catalogue_of
from tools import messages
from tools.messages import PACKAGE, TEMPLATE, code_texts, data_texts, template, translated


@cache
def catalogue() -> Catalog:
    """All texts, looked for once."""
    return messages.catalogue()


@cache
def written() -> bytes:
    """The template of these texts, written once."""
    return template(catalogue())


def test_the_template_is_up_to_date() -> None:
    assert written() == TEMPLATE.read_bytes(), "write it anew: python -m tools.messages"


def test_texts_of_every_kind_are_found() -> None:
    found = catalogue()
    assert "Settings" in found
    assert "{name} draws {n} ({cause})." in found
    one = found.get("**{n}** card")
    assert one is not None
    assert one.pluralizable
    assert "Alien Rosetta Stone World" in found


def test_marked_texts_of_code_are_found_in_its_order_and_none_that_is_only_spoken_of() -> None:
    code = '''
"""Marked as `_("x")`."""  # or _("y")
a = pgettext("die", "One") + f"{n}" + ngettext("{n} " "card", "{n} cards", n)
b = _("Two").format(c=_("Three"), d=_(d), e=other("z"), f=NC_("die", "Four"))
'''
    assert list(code_texts(code)) == [
        ("One", "die"), (("{n} card", "{n} cards"), ""), ("Two", ""), ("Three", ""), ("Four", "die"),
    ]  # fmt: skip


def test_names_and_rulings_of_data_files_are_texts_wherever_they_stand() -> None:
    data = tomllib.loads(
        'name = "A"\nid = "b"\n[[tile]]\n[tile.world]\nruling = "C."\nname = "D"\n[[die]]\nname = "E"\n'
    )
    assert list(data_texts(data)) == [("A", ""), ("C.", ""), ("D", ""), ("E", "die")]


def test_percent_is_no_mark_of_a_text() -> None:
    assert b"python-format" not in written().replace(b"python-brace-format", b"")


def test_only_files_of_the_package_are_named() -> None:
    for message in catalogue():
        assert all((PACKAGE / path).is_file() for path, _line in message.locations), message.id


@pytest.mark.slow
def test_a_translation_keeps_its_plural_rule() -> None:
    file = catalogue_of("fr").read_bytes()
    content, has = translated(catalogue(), "fr", file)
    assert content == file, "bring it up to the texts: python -m tools.messages"
    assert has == len(catalogue())
    rule = b'"Plural-Forms: nplurals=2; plural=(n > 1);\\n"'
    assert rule in file
    other = b'"Plural-Forms: nplurals=2; plural=(n != 1);\\n"'
    head = file[: file.index(b"\n\n") + 1]
    assert other in translated(Catalog(), "fr", head.replace(rule, other))[0]
