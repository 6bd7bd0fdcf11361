"""Words of a table that are said: the question with its buttons, the news of the log, where things lie."""

from collections.abc import Sequence
from functools import lru_cache

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.records import LogLine
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.ui.speech.narrator import Narrator
from galaxy_desktop.ui.table.items import HAND, TableItem
from galaxy_desktop.ui.table.whereabouts import Whereabouts

OPPONENTS, OWN = "opponents", "tableau"
COUNTERS = "counters"
KEPT = 256


def asked(text: BarText) -> list[str]:
    """Return a question in sentences: what it asks, what follows, and what the two buttons do.

    What it asks is left out if the main button says the same.
    """
    same = text.primary == text.head
    said = [] if same else [text.head]
    said.append(text.line)
    if text.primary:
        words = text.primary if text.missing else _("Main button: {act}").format(act=text.primary)
        said.insert(0 if same else len(said), words)
    if text.second:
        said.append(_("Second button: {act}").format(act=text.second))
    return [words for words in said if words]


def waited(text: BarText) -> list[str]:
    """Return who is choosing, once it takes long."""
    return [text.head] if text.dots else []


@lru_cache(KEPT)
def place_of(group: str, names: tuple[str, ...], language: str) -> Whereabouts:
    """Return where the items of a group lie, in the language in use; without words if their own say it."""
    del language
    if group == HAND:
        return Whereabouts(_("your hand"))
    if group == OWN:
        return Whereabouts(_("your empire"))
    name, _space, number = group.partition(" ")
    if name == OPPONENTS and number.isdecimal() and int(number) < len(names):
        owner = names[int(number)]
        return Whereabouts(_("{name}'s empire").format(name=escape(owner)), owner)
    return Whereabouts()


def overview(items: Sequence[TableItem]) -> list[str]:
    """Return the figures of the player, in the order of the table."""
    return [item.spoken_name for item in items if item.item.group == COUNTERS]


class LogNews:
    """Lines of the log that have not been said yet."""

    def __init__(self) -> None:
        self._said: Sequence[LogLine] = ()

    def skip(self, lines: Sequence[LogLine]) -> None:
        """Take lines as said, as those of a game that is loaded."""
        self._said = lines

    def say(self, narrator: Narrator, lines: Sequence[LogLine]) -> None:
        """Say the lines that are new, if anybody listens."""
        new = self.take(lines)
        if narrator.on:
            narrator.tell(*new)

    def take(self, lines: Sequence[LogLine]) -> list[str]:
        """Return the lines that are new; after an undo only what comes then is new."""
        known, self._said = self._said, lines
        if len(lines) <= len(known) or lines is known:
            return []
        same = next((n for n, (a, b) in enumerate(zip(lines, known, strict=False)) if a != b), len(known))
        return [line.text for line in lines[same:]]
