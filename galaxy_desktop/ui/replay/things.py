"""Things on the table of a replay, and its log, as the keyboard visits them."""

from collections.abc import Callable, Sequence

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import in_use
from galaxy_desktop.ui.focus import ARROWS
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.pointer import COMMAND, SIDEWAYS
from galaxy_desktop.ui.replay.table import ReplayTable
from galaxy_desktop.ui.table.hearing import place_of
from galaxy_desktop.ui.table.log_lines import LogLines
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget

IN_LOG = (pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_SPACE)


class Thing(Widget):
    """Item of the table; Enter or Space enlarges it."""

    takes_enter = True
    painted = True

    def __init__(self, table: ReplayTable, item: Item, enlarge: Callable[[str], None]) -> None:
        self.table, self.item = table, item
        name = table.replay.game().words.item(item.subject) if item.subject else ""
        super().__init__(table.kit, item.rect, name or item.tip, tip=item.tip if name else "")
        self.about = place_of(item.group, tuple(table.view.names), in_use()).beside(name, item.tip)
        self._enlarge = enlarge

    @property
    def explanation(self) -> str:
        """Nothing: the inspector explains it."""
        return ""

    @property
    def spoken_tip(self) -> str:
        """Tip, and the sentences about it."""
        subject, words = self.item.subject, self.table.replay.game().words
        lines = words.explain(self.table.view, subject) if subject else ()
        return " ".join([self.tip, *(line.text for line in lines)])

    def covers(self, pos: tuple[int, int]) -> bool:
        return False

    def use(self, pos: tuple[int, int]) -> None:
        """Show it in full size."""
        if self.item.subject:
            self._enlarge(self.item.subject)


class Visits:
    """Things and log of a replay's table, behind the groups of its buttons."""

    def __init__(
        self,
        kit: Kit,
        table: ReplayTable,
        go: Callable[[int], None],
        enlarge: Callable[[str], None],
        *,
        rows: Sequence[Widget],
    ) -> None:
        """Begin with none; `go` is called with a line of the log, `enlarge` with a subject.

        `rows` has the buttons in rows, among which the arrow keys lead.
        """
        self.table = table
        self._rows = rows
        self.log = LogLines(kit, table.side, go, tip=_("Press Enter to show this moment."))
        self._enlarge = enlarge

    def renew(self, form: Form, groups: Sequence[Sequence[Widget]], primary: Button) -> None:
        """Put what is on the table now behind the groups of a form; the focus stays where it is."""
        before, by_keys = form.focus.current, form.focus.by_keys
        things: dict[str, list[Widget]] = {}
        for item in self.table.painter.items():
            if item.subject or item.tip:
                things.setdefault(item.group, []).append(Thing(self.table, item, self._enlarge))
        form.regroup([*groups, [self.log], *things.values()], primary)
        again = (one for one in form.widgets if one is before or _is_same(one, before))
        form.focus.to(next(again, primary), by_keys=by_keys)
        form.settle()

    def takes(self, form: Form, event: pygame.event.Event) -> bool:
        """Return whether a key is for what has the focus, and not for the replay."""
        current, key = form.focus.current, event.key
        if not form.focus.by_keys:
            return False
        if any(current is one for one in self._rows):
            return key == pygame.K_SPACE or (
                key in SIDEWAYS and not event.mod & (pygame.KMOD_SHIFT | COMMAND)
            )
        if isinstance(current, LogLines):
            return key in IN_LOG
        return isinstance(current, Thing) and (key in ARROWS or key == pygame.K_SPACE)

    def explain(self, form: Form) -> None:
        """Explain the thing that has the focus in the inspector; show the log that has it."""
        current = form.focus.current
        if current is self.log:
            self.table.side.show_log()
        if isinstance(current, Thing) and form.focus.by_keys:
            self.table.side.explain(current.item.subject, self.table.view)


def _is_same(widget: Widget, other: Widget | None) -> bool:
    """Return whether two widgets are of the same item."""
    if not (isinstance(widget, Thing) and isinstance(other, Thing)):
        return False
    return (widget.item.id, widget.item.group) == (other.item.id, other.item.group)
