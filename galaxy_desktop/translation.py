"""Translations of the program: one `.po` file each in `locale`, read as it is, in about 10 ms."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

DOMAIN = "galaxy_desktop"
FOLDER = Path(__file__).parent / "locale"
HEAD = 4096
"""Bytes in which the header of a file ends."""
NAME = "X-Language-Name"
"""Field of the header with the name of the language in that language."""
_ENTRY = (
    r'(?m)^(?:msgctxt ((?:".*"\n)++))?msgid ((?:".*"\n)++)(?:msgid_plural (?:".*"\n)++)?'
    r'((?:msgstr(?:\[\d\])? (?:".*"\n)++)++)'
)
BETWEEN = "\x04"
"""Letter between the context and the English of a text, as in compiled catalogues."""
_FORM = r'msgstr(?:\[\d\])? ((?:".*"\n)+)'
_ESCAPED = r"\\(.)"
_MEANS = {"n": "\n", "t": "\t"}


class English:
    """Catalogue of the texts as they are in the code."""

    language = "en"

    def gettext(self, message: str, context: str = "") -> str:
        """Return the message, as it is said in the context."""
        del context
        return message

    def ngettext(self, one: str, many: str, number: int, context: str = "") -> str:
        """Return the form for the number, as it is said in the context."""
        del context
        return one if number == 1 else many


class Translation(English):
    """Catalogue of a `.po` file; what it lacks is said in English.

    Raise `OSError` if the file cannot be read, `ValueError` if it is not UTF-8 or has no sound plurals.
    """

    def __init__(self, language: str, path: Path) -> None:
        self.language = language
        self._texts = entries(path.read_text(encoding="utf-8"))
        self._form = plural_rule(header(self._texts).get("Plural-Forms", ""))

    def gettext(self, message: str, context: str = "") -> str:
        return self._said(key_of(message, context), 1) or message

    def ngettext(self, one: str, many: str, number: int, context: str = "") -> str:
        return self._said(key_of(one, context), number) or super().ngettext(one, many, number)

    def forms(self, key: str) -> Sequence[str]:
        """Return all forms of a text, empty where they are not translated; none of an unknown text."""
        return _forms(self._texts.get(key, ""))

    def _said(self, key: str, number: int) -> str:
        """Return the form of a text for a number; empty if there is none."""
        forms = self.forms(key) if key else ()
        at = self._form(number) if len(forms) > 1 else 0
        return forms[at] if at < len(forms) else ""


def entries(content: str) -> dict[str, str]:
    """Return the quoted forms of all texts of a `.po` file, by their keys; those of "" are the header."""
    found = re.findall(_ENTRY, f"{content}\n")
    return {
        key_of(unquoted(one), unquoted(context) if context else ""): forms for context, one, forms in found
    }


def key_of(message: str, context: str = "") -> str:
    """Return what a text is known by: its English, behind its context if it has one."""
    return f"{context}{BETWEEN}{message}" if context else message


def header(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the fields of the header of a file, given as `entries` returns it."""
    lines = "".join(_forms(texts.get("", ""))).split("\n")
    return {name: value.strip() for name, _colon, value in (line.partition(":") for line in lines) if name}


def plural_rule(field: str) -> Callable[[int], int]:
    """Return which form a number takes, as "nplurals=2; plural=(n != 1);" says; that of English if empty.

    Raise `ValueError` if it is no such rule.
    """
    if not field:
        return lambda number: int(number != 1)
    from gettext import c2py

    found = re.fullmatch(r"\s*nplurals\s*=\s*[1-6]\s*;\s*plural\s*=\s*([^;]+);?\s*", field)
    if found is None:
        raise ValueError(field)
    return c2py(found[1])


def catalogue_of(language: str) -> Path:
    """Return the path of the file of a language, whether or not it is there."""
    return FOLDER / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def languages() -> dict[str, str]:
    """Return the codes of all languages with their own names, English first, the others by name."""
    found = {path.parent.parent.name: path for path in FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.po")}
    names = {code: _own_name(path) or code for code, path in found.items()}
    return {"en": "English", **dict(sorted(names.items(), key=lambda pair: pair[1].casefold()))}


def best_of(wanted: Sequence[str]) -> str:
    """Return the code of the first wanted language that there is, by itself or without its country."""
    for code in wanted:
        for known in (code, code.partition("_")[0]):
            if known == "en" or (known and catalogue_of(known).is_file()):
                return known
    return "en"


def _own_name(path: Path) -> str:
    """Return the name of a language as the header of its file has it; empty if it has none."""
    with path.open("rb") as file:
        start = file.read(HEAD).decode("utf-8", "ignore")
    return header(entries(start)).get(NAME, "")


def _forms(lines: str) -> list[str]:
    return [unquoted(form) for form in re.findall(_FORM, lines)]


def unquoted(lines: str) -> str:
    """Return the text of quoted lines."""
    text = lines[1:-2].replace('"\n"', "")
    return re.sub(_ESCAPED, lambda found: _MEANS.get(found[1], found[1]), text) if "\\" in text else text
