"""Write the template of all texts for translators: `python -m tools.messages`.

Texts are found in the code by their marks, and in the games' data files by the names of their fields.
"""

import io
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from galaxy_desktop.language import DOMAIN, FOLDER

PACKAGE = FOLDER.parent
TEMPLATE = FOLDER / f"{DOMAIN}.pot"
MARKS: dict[str, Any] = {"_": None, "N_": None, "gettext": None, "ngettext": (1, 2), "NN_": (1, 2)}
"""Functions whose arguments are texts; pairs of numbers are the places of singular and plural."""
FIELDS = ("name", "ruling", "title", "words")
"""Fields of data files that are shown to players."""


def catalogue() -> Catalog:
    """Return every text of the program with the files it stands in."""
    found = Catalog(project="Galaxy Desktop", copyright_holder="the makers of Galaxy Desktop", fuzzy=False)
    for path, _line, text, comments, _context in extract_from_dir(
        PACKAGE, [("**.py", "python")], keywords=MARKS, comment_tags=("Translators:",)
    ):
        found.add(text, locations=[(path, 0)], auto_comments=comments)
    for file in sorted(PACKAGE.glob("games/*/data/*.toml")):
        for text in data_texts(tomllib.loads(file.read_text("utf-8"))):
            found.add(text, locations=[(file.relative_to(PACKAGE).as_posix(), 0)])
    return found


def data_texts(data: object) -> Iterator[str]:
    """Yield the texts in what a data file holds, in the order of the file."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in FIELDS and isinstance(value, str):
                yield value
            else:
                yield from data_texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from data_texts(value)


def template(texts: Catalog) -> bytes:
    """Return the template of these texts as a file: without dates, it changes only with the texts."""
    file = io.BytesIO()
    write_po(file, texts, omit_header=True, include_lineno=False, sort_by_file=True, width=110)
    return HEADER + file.getvalue()


HEADER = b"""# Texts of Galaxy Desktop, for translators; written by `python -m tools.messages`.
# Words in braces are values or icons, **two stars** are bold, [#page]words[/] is a link: keep these marks.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


if __name__ == "__main__":
    TEMPLATE.parent.mkdir(exist_ok=True)
    TEXTS = catalogue()
    TEMPLATE.write_bytes(template(TEXTS))
    print(f"{len(TEXTS)} texts: {Path(TEMPLATE).relative_to(PACKAGE.parent)}")
