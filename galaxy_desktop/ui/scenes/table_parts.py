"""The widgets and panels of the table, made anew whenever something to point at has changed."""

from collections.abc import Callable, Sequence

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import PEEK, Item, Painter
from galaxy_desktop.ui.prompts.prompt import Prompt
from galaxy_desktop.ui.scenes.table_desk import Desk
from galaxy_desktop.ui.scenes.table_items import Chip, TableItem, chips_for, grouped
from galaxy_desktop.ui.scenes.table_prompt_bar import BarActs, BarText, PromptBar
from galaxy_desktop.ui.scenes.table_top_bar import TopActs, TopBar
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget


class Parts:
    """Everything on the table that the form finds, focuses and reads out."""

    def __init__(
        self,
        kit: Kit,
        painter: Painter,
        desk: Desk,
        text: BarText,
        acts: tuple[TopActs, BarActs],
        click: Callable[[Option], None],
        *,
        old: "Parts | None" = None,
    ) -> None:
        self.kit = kit
        self.painter = painter
        self.desk = desk
        self.text = text
        self._open = frozenset() if desk.prompt is None else frozenset(desk.prompt.open())
        self.items = [self._item(item, click) for item in painter.items()]
        self.chips = self._chips(click)
        self.top = TopBar(kit, painter.areas, acts[0])
        self.bar = PromptBar(kit, painter.areas.prompt, text, acts[1])
        self.form = self._form(old)

    def key_of(self, widget: Widget | None) -> tuple[str, str]:
        """What a widget is, so that it is found again among new ones."""
        if isinstance(widget, TableItem):
            return "item", widget.item.id
        if isinstance(widget, Chip):
            return "chip", widget.option
        if widget is not None and widget is self.bar.primary:
            return "primary", ""
        return ("button", getattr(widget, "icon", "") or widget.label) if widget is not None else ("", "")

    def find(self, key: tuple[str, str]) -> Widget | None:
        """The widget that is the same thing."""
        return next((widget for widget in self.form.widgets if self.key_of(widget) == key), None)

    def item_at(self, pos: tuple[int, int]) -> TableItem | None:
        """The uppermost thing of the painter at this place."""
        return next((item for item in reversed(self.items) if item.rect.collidepoint(pos)), None)

    def pointed(self) -> TableItem | None:
        """The thing under the pointer, or where the keyboard is."""
        focus = self.form.focus
        widget = focus.current if focus.by_keys else self.form.hovered
        return widget if isinstance(widget, TableItem) else None

    def focus_first(self) -> None:
        """A new question: the keyboard begins at the first thing that can be chosen."""
        first = next((widget for widget in (*self.items, *self.chips) if widget.can_focus), self.bar.primary)
        self.form.focus.to(first, by_keys=self.form.focus.by_keys)

    def show_numbers(self, on: bool) -> None:
        """Show on every chip the key that chooses it."""
        prompt = self.desk.prompt
        order = () if prompt is None or not on else prompt.open()[:10]
        for chip in self.chips:
            chip.number = str((order.index(chip.option) + 1) % 10) if chip.option in order else ""

    def visit_all(self, on: bool) -> None:
        """Let the keyboard visit things that cannot be chosen, too."""
        for item in self.items:
            item.visit_all = on

    def _item(self, item: Item, click: Callable[[Option], None]) -> TableItem:
        prompt = self.desk.prompt
        legal = item.id in self._open or item.id == PEEK or self.painter.can_hold(item.id)
        legal = legal or (prompt is not None and prompt.takes(item.id))
        in_strip = bool(self.painter.areas.strip.width)
        why_not = "" if legal else item.why or self.desk.why_not(item.id)
        return TableItem(
            self.kit,
            item,
            self._label(item),
            click,
            legal=legal,
            why_not="" if in_strip else why_not,
            tip="" if in_strip or item.subject else item.tip,
        )

    def _label(self, item: Item) -> str:
        words = self.desk.session.bus.game().words
        if item.subject:
            return words.item(item.subject)
        return item.tip

    def _chips(self, click: Callable[[Option], None]) -> list[Chip]:
        prompt = self.desk.prompt
        if prompt is None:
            return []
        covered = self._covered(prompt)
        options = [
            (option, self.desk.word(option)) for option in self.desk.offered() if option not in covered
        ]
        return chips_for(self.kit, self.painter.chips_row, options, prompt.chosen, click)

    def _covered(self, prompt: Prompt[Decision]) -> frozenset[Option]:
        """The options that the painter shows, or leads to by something that it shows.

        While something is held only its own options are there, and none while the table is looked at below
        them. What is chosen can be taken back by Undo, too.
        """
        there, said = {item.item.id for item in self.items}, self.painter.covers(prompt.decision)
        if self.painter.held or self.painter.peeking:
            return said | {*prompt.open()}
        there |= {*prompt.chosen}
        return frozenset(o for o in said if o in there or self.painter.stands_for(o) in there)

    def _form(self, old: "Parts | None") -> Form:
        groups: Sequence[Sequence[Widget]] = [
            *grouped(self.items),
            self.chips,
            self.bar.widgets,
            [self.bar.sentence],
            self.top.widgets,
        ]
        form = Form(self.kit, groups, self.bar.primary)
        self.form = form
        if old is None:
            form.focus.by_keys = False
        else:
            self._take_over(old)
        return form

    def _take_over(self, old: "Parts") -> None:
        """Focus, hover and notice stay where they were."""
        focused = self.find(old.key_of(old.form.focus.current))
        if focused is not None:
            self.form.focus.to(focused)
        self.form.focus.by_keys = old.form.focus.by_keys
        self.form.hovered = self.find(old.key_of(old.form.hovered))
        self.form.toast = old.form.toast
        for widget in self.form.widgets:
            widget.hovered = widget is self.form.hovered
            widget.focused = widget is self.form.focus.current
