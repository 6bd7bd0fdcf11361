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
    for key in filter(None, translation.entries(TEMPLATE.read_text(encoding="utf-8"))):
        context, _between, one = key.rpartition(translation.BETWEEN)
        said = [json.dumps(text, ensure_ascii=False) for text in (context, one, pseudo.gettext(one))]
        parts.append(
            "msgctxt {}\nmsgid {}\nmsgstr {}\n".format(*said)
            if context
            else "msgid {1}\nmsgstr {2}\n".format(*said)
        )
    return "\n".join(parts)


def lay_down(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the file where the program looks for languages from now on."""
    monkeypatch.setattr(translation, "FOLDER", folder)
    path = translation.catalogue_of(CODE)
    path.parent.mkdir(parents=True)
    path.write_text(made_up(), encoding="utf-8")
    language.forget()
