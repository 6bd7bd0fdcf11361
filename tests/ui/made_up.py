"""A made-up third language as one file, in a folder of its own."""

import json
from functools import cache
from pathlib import Path

import pytest

from galaxy_desktop import language, translation
from galaxy_desktop.pseudo import Pseudo

CODE, NAME = "tlh", "tlhIngan Hol"
TEMPLATE = translation.FOLDER / f"{translation.DOMAIN}.pot"


@cache
def made_up() -> str:
    """The file of the made-up language, with every text of the template."""
    pseudo = Pseudo()
    parts = [f'msgid ""\nmsgstr ""\n"{translation.NAME}: {NAME}\\n"\n']
    for one in filter(None, translation.entries(TEMPLATE.read_text(encoding="utf-8"))):
        said = json.dumps(pseudo.gettext(one), ensure_ascii=False)
        parts.append(f"msgid {json.dumps(one, ensure_ascii=False)}\nmsgstr {said}\n")
    return "\n".join(parts)


def lay_down(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the file where the program looks for languages from now on."""
    monkeypatch.setattr(translation, "FOLDER", folder)
    path = translation.file_of(CODE)
    path.parent.mkdir(parents=True)
    path.write_text(made_up(), encoding="utf-8")
    language.gettext.cache_clear()
