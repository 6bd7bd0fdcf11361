"""The page beside the data of a game names every file of the folder, and each power with its parameters."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from galaxy_desktop.engine.bounds import Forms
from tests.sources import HOUSE, everything, parsed

PAGES = sorted((HOUSE / "games").glob("*/data/README.md"))
POWERS = {"frontiers": ("POWERS",), "race": ("CARD_POWERS", "BONUSES")}
"""Names in `schema.py` of the forms of the powers that a page lists."""
CODE = re.compile(r"`([\w.]+)`")
ROW = re.compile(r"^\| (\w+) \| (.*?) \| ?(.*?) ?\|$", re.MULTILINE)
"""A row of the table of powers: phase or action, codes, parameters."""
ONCE = {"optional"}
"""Parameters that a page explains once for all powers."""


def page_of(game: str) -> str:
    return (HOUSE / "games" / game / "data" / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parts[-3])
def test_a_page_names_every_file_beside_it(page: Path) -> None:
    named = set(CODE.findall(page.read_text(encoding="utf-8")))
    assert {file.name for file in page.parent.iterdir() if file != page} - named == set()


@pytest.mark.parametrize("game", POWERS)
def test_a_page_gives_each_power_the_parameters_of_the_schema(game: str) -> None:
    schema = import_module(f"galaxy_desktop.games.{game}.schema")
    needed: dict[tuple[str, ...], set[str]] = {}
    for name in POWERS[game]:
        table: Forms = getattr(schema, name)
        for key, form in table.of.items():
            needed.setdefault(key, set()).update({*form.needs, *form.may} - ONCE)
    told = {
        (phase, code): set(CODE.findall(words)) - ONCE
        for phase, codes, words in ROW.findall(page_of(game))
        for code in CODE.findall(codes)
    }
    assert told.keys() == needed.keys()
    fields = set().union(*needed.values())
    assert {key: told[key] & fields for key in told} == needed
    constants = (
        node for node in everything(parsed(Path(str(schema.__file__)))) if isinstance(node, ast.Constant)
    )
    values = {node.value for node in constants}
    assert set().union(*told.values()) - fields - values == set()
