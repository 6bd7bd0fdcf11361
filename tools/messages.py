"""Write the template of all texts and bring translations up to it: `python -m tools.messages [CODE ...]`.

Texts are found in the code by their marks, and in the games' data files by the names of their fields. In the
translations new texts are added without words and texts that are gone are dropped; a code such as "pl" begins
a new translation. How much each one has is printed.
"""

import argparse
import ast
import io
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from types import NoneType
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from galaxy_desktop.translation import DOMAIN, FOLDER, NAME, catalogue_of, languages

PACKAGE = FOLDER.parent
TEMPLATE = FOLDER / f"{DOMAIN}.pot"
MARKS = {
    "_": (0,),
    "N_": (0,),
    "gettext": (0,),
    "ngettext": (0, 1),
    "NN_": (0, 1),
    "pgettext": (1,),
    "npgettext": (1, 2),
    "NC_": (1,),
}
"""Functions whose arguments are texts: the places of singular and plural; before them is the context."""
_LEAVES = {ast.Name, ast.Constant, ast.Load, ast.Store, str, int, NoneType}
"""Most of a syntax tree: the types that have no calls below them."""
_MARKED = re.compile(rf"\b(?:{'|'.join(MARKS)})\s*\(")
"""Code with a mark, which alone is worth taking apart."""
FIELDS = ("name", "ruling", "title", "words")
"""Fields of data files that are shown to players."""
CONTEXTS = ("die",)
"""Tables of data files whose texts have the name of their table as context."""


def catalogue() -> Catalog:
    """Return every text of the program with the files it stands in."""
    found = Catalog(project="Galaxy Desktop", copyright_holder="the makers of Galaxy Desktop", fuzzy=False)
    for file in sorted(PACKAGE.rglob("*.py"), key=lambda file: (file.parent.parts, file.name)):
        source = file.read_text("utf-8")
        if not _MARKED.search(source):
            continue
        path = file.relative_to(PACKAGE).as_posix()
        for text, context in code_texts(source):
            found.add(text, locations=[(path, 0)], context=context or None)
    for file in sorted(PACKAGE.glob("games/*/data/*.toml")):
        for text, context in data_texts(tomllib.loads(file.read_text("utf-8"))):
            found.add(text, locations=[(file.relative_to(PACKAGE).as_posix(), 0)], context=context or None)
    return found


def code_texts(source: str) -> Iterator[tuple[str | tuple[str, ...], str]]:
    """Yield the marked texts of a Python file in its order, with plurals, each with its context."""
    marked = [call for call in _calls(ast.parse(source)) if _mark(call) in MARKS]
    for call in sorted(marked, key=lambda call: (call.end_lineno, call.end_col_offset)):
        places = MARKS[_mark(call)]
        given = (one.value for one in call.args if type(one) is ast.Constant)
        words = [one for one in given if isinstance(one, str)]
        if len(words) > places[-1]:
            said = tuple(words[place] for place in places)
            yield said if len(said) > 1 else said[0], words[0] if places[0] else ""


def _mark(call: ast.Call) -> str:
    """Return the name of the function that is called, if it has a plain one."""
    return call.func.id if type(call.func) is ast.Name else ""


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield every call in a tree, in no order."""
    waiting: list[Any] = [tree]
    while waiting:
        node = waiting.pop()
        if type(node) is ast.Call:
            yield node
        for value in vars(node).values():
            if type(value) is list:
                waiting += [one for one in value if type(one) not in _LEAVES]
            elif type(value) not in _LEAVES:
                waiting.append(value)


def data_texts(data: object, context: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts in what a data file holds, each with its context, in the order of the file."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in FIELDS and isinstance(value, str):
                yield value, context
            else:
                yield from data_texts(value, name if name in CONTEXTS else context)
    elif isinstance(data, list):
        for value in data:
            yield from data_texts(value, context)


def template(texts: Catalog) -> bytes:
    """Return the template of these texts as a file: without dates, it changes only with the texts."""
    return _file(texts, HEADER)


def translated(texts: Catalog, language: str, before: bytes) -> tuple[bytes, int]:
    """Return the file of a translation brought up to the texts, and the number of texts that it has.

    A translation keeps its plural rule, whatever Babel has for the language by now. `before` is the file so
    far, empty for a new one. Raise `UnknownLocaleError` for an unknown language.
    """
    locale = Locale.parse(language)
    known = read_po(io.BytesIO(before), locale=language)
    whole = Catalog(locale=language, fuzzy=False)
    if b"Plural-Forms" in before:
        whole.mime_headers = [("Plural-Forms", known.plural_forms)]
    for text in texts:
        if text.id:
            found = known.get(text.id, text.context)
            words: Any = text.string if found is None else _fitting(text, found)
            whole.add(
                text.id,
                words,
                locations=text.locations,
                auto_comments=text.auto_comments,
                context=text.context,
            )
    own = (locale.get_display_name(language) or language).title()
    more = f'"Language: {language}\\n"\n"{NAME}: {own}\\n"\n"Plural-Forms: {whole.plural_forms}\\n"\n'
    has = sum(1 for text in whole if text.id and _has_words(text))
    return _file(whole, HEADER.rstrip(b"\n") + b"\n" + more.encode() + b"\n"), has


def _fitting(text: Message, found: Message) -> Any:
    """Return the words that a translation has for a text, if both or neither have forms for numbers."""
    return found.string if text.pluralizable == found.pluralizable and not found.fuzzy else text.string


def _has_words(text: Message) -> bool:
    return all(text.string) if isinstance(text.string, tuple | list) else bool(text.string)


def _file(texts: Catalog, header: bytes) -> bytes:
    for text in texts:
        text.flags.discard("python-format")  # "95%" is a number: values of our texts stand in braces
    file = io.BytesIO()
    write_po(file, texts, omit_header=True, include_lineno=False, sort_by_file=True, width=110)
    return header + file.getvalue()


HEADER = b"""# Texts of Galaxy Desktop, for translators; written by `python -m tools.messages`.
# Words in braces are values or icons, **two stars** are bold, [#page]words[/] is a link: keep these marks.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


def main(new: Sequence[str]) -> int:
    """Write the template and all translations, also of the `new` languages; return the exit code.

    Nothing is written if one of those is unknown.
    """
    for language in new:
        try:
            Locale.parse(language)
        except (UnknownLocaleError, ValueError) as problem:
            print(f"error: {language}: {problem}", file=sys.stderr)
            return 2
    texts = catalogue()
    TEMPLATE.write_bytes(template(texts))
    print(f"{len(texts)} texts: {TEMPLATE.relative_to(PACKAGE.parent)}")
    for language in dict.fromkeys([*languages(), *new]):
        path = catalogue_of(language)
        if language == "en":
            continue
        content, has = translated(texts, language, path.read_bytes() if path.is_file() else b"")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(f"{has} of {len(texts)} texts: {path.relative_to(PACKAGE.parent)}")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.messages", description=__doc__)
    parser.add_argument("language", nargs="*", help="code of a language to add, such as pl")
    sys.exit(main(parser.parse_args().language))
