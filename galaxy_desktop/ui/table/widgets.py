"""Widgets of the table: kept while they stand for the same item, updated if it has changed."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.presenter.briefing import BriefedThing
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.aiming import Aiming
from galaxy_desktop.ui.roles.looking import Looking
from galaxy_desktop.ui.roles.peeking import Peeking
from galaxy_desktop.ui.roles.stand_ins import StandIns
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.table.item_widgets import ItemWidgets
from galaxy_desktop.ui.table.items import Chip, TableItem, chips_for, grouped, places_after
from galaxy_desktop.ui.table.log_lines import LogLines
from galaxy_desktop.ui.table.numbers import KEYS, draw_numbers, numbered
from galaxy_desktop.ui.table.prompt_bar import PromptBar, RunCommand
from galaxy_desktop.ui.table.reach import TableForm, item_under
from galaxy_desktop.ui.table.top_bar import TopBar
from galaxy_desktop.ui.widgets.widget import Widget


class Widgets:
    """Widgets of the table that the form finds, focuses and reads out."""

    def __init__(
        self,
        kit: Kit,
        painter: Painter,
        controller: TableController,
        run: RunCommand,
        click: Callable[[Option], None],
        read: Callable[[str], None],
        log: LogLines,
        *,
        old: "Widgets | None" = None,
    ) -> None:
        self.kit = kit
        self.painter = painter
        self.controller = controller
        self.log = log
        self._run = run
        self._click = click
        self._words = controller.session.bus.game().words
        self._row: tuple[object, ...] = ()
        self._held = ""
        """Item that is picked up; empty if none is."""
        self._old = old
        self.gone = ("", "")
        """Identity of what had the focus before it was covered or went away; see `Focus.lent`."""
        self.laid = ItemWidgets(kit, painter, controller, click)
        self.items: list[TableItem] = []
        self.chips: list[Chip] = []
        self.numbered: Sequence[tuple[TableItem | Chip, str]] = ()
        """Items and chips with the digit of the key that chooses each, while these are shown."""
        self.recap: Sequence[Widget] = ()
        """Plates of what happened since the viewer last chose, then the hints of a strip."""
        self.top = TopBar(kit, painter.areas, run, controller.goal)
        self.bar = PromptBar(kit, painter.areas.prompt, BarText(None, ""), run)
        self.form = TableForm(kit, [], None)
        self.form.focus.by_keys = kit.pointer.by_keys
        self.form.read = read

    def update(self, text: BarText, recap: Sequence[Widget]) -> None:
        """Update items, chips, bar and the plates of a recap."""
        bar, old = self.bar, self.recap
        self.recap = recap
        if text != bar.text:
            self.bar = PromptBar(self.kit, self.painter.areas.prompt, text, self._run)
        held, self._held = self._held, self.laid.held
        changed = self.laid.update() or held != self._held
        self.items = self.laid.all
        changed = self._update_chips() or changed or self.bar is not bar or [*recap] != [*old]
        if changed:
            groups: list[Sequence[Widget]] = [
                *grouped(self.items),
                self.chips,
                self.bar.widgets,
                [self.bar.sentence],
                [self.log],
                self.recap,
                self.top.widgets,
            ]
            self._regroup(groups)
        self.form.settle()

    def key_of(self, widget: Widget | None) -> tuple[str, str]:
        """Return the identity of a widget, by which it is found again among new ones."""
        if isinstance(widget, TableItem):
            return "item", widget.item.id
        if isinstance(widget, Chip):
            return "chip", widget.option
        if widget is not None and widget is self.bar.primary:
            return "primary", ""
        return ("button", getattr(widget, "icon", "") or widget.label) if widget is not None else ("", "")

    def find(self, key: tuple[str, str]) -> Widget | None:
        """Return the widget with this identity; None if there is none."""
        return next((widget for widget in self.form.widgets if self.key_of(widget) == key), None)

    def item_at(self, pos: tuple[int, int]) -> TableItem | None:
        """Return the item that a click at this place means: the uppermost one, or a small one beside it."""
        return item_under(self.items, pos)

    def usable_at(self, pos: tuple[int, int]) -> bool:
        """Return whether a click at this place does something."""
        if (item := self.item_at(pos)) is not None:
            return item.can_click
        others = (*self.chips, *self.bar.widgets, self.log, *self.recap, *self.top.widgets)
        return any(widget.enabled and widget.covers(pos) for widget in others)

    @property
    def choice_focused(self) -> str:
        """Id of the item, or option of the chip, that the keyboard is at; empty if it is elsewhere."""
        focus = self.form.focus
        match focus.current if focus.by_keys else None:
            case Chip() as chip:
                return chip.option
            case TableItem() as item:
                return item.item.id
        return ""

    def pointed(self) -> TableItem | None:
        """Return the item under the pointer, or the focused one if the keyboard moved last."""
        focus = self.form.focus
        widget = focus.current if focus.by_keys else self.form.hovered
        return widget if isinstance(widget, TableItem) else None

    def can_keep(self, item: TableItem) -> bool:
        """Return whether an item is a card of the hand, in a game with payments that can be filled."""
        return item.in_hand and self.controller.payment.possible

    def kept(self) -> list[TableItem]:
        """Return the cards of the hand that are marked as kept."""
        kept = self.controller.payment.kept
        return [item for item in self.items if item.item.id in kept and self.can_keep(item)]

    def choosing(self, options: Sequence[Option], *, aims: bool = False) -> list[TableItem | Chip]:
        """Return the items and chips by which options are chosen, such as those of a hint.

        With `aims` also the places to which these lead.
        """
        painter = self.painter
        stand_ins = map(painter.stands_for, options) if isinstance(painter, StandIns) else ()
        places = map(painter.aims_at, options) if aims and isinstance(painter, Aiming) else ()
        meant = {*options, *stand_ins, *places}
        items = [item for item in self.items if item.item.id in meant]
        return [*items, *(chip for chip in self.chips if chip.option in options)]

    def explain_pointed(self) -> None:
        """Set the reason why the item pointed at cannot be chosen, and the page about it."""
        pointed = self.pointed()
        if pointed is not None:
            item, strip = pointed.item, self.painter.areas.strip.width
            known = "" if pointed.can_click else self.controller.why_not(item.id, item.why)
            pointed.reason, pointed.why_not = known, "" if strip else known
            pointed.page = self.controller.why_not_page(item.id, item.why) if known else ""

        self._explain_focused()

    def _explain_focused(self) -> None:
        """Set what is said about the focused item, and of its badges, if anybody listens."""
        focused, question = self.form.focus.current, self.controller.question
        if not (self.kit.narrator.on and isinstance(focused, TableItem | Chip)):
            return
        hints = self.choosing(self.controller.hinted, aims=True)
        hinted, kept = focused in hints, focused in self.kept()
        words = _("suggested by the hint"), _("kept when you pay")
        focused.marks = [word for word, on in zip(words, (hinted, kept), strict=True) if on]
        if isinstance(focused, Chip):
            return
        subject, option, told = focused.item.subject, focused.item.id, list[str]()
        if question is not None and option in question.open:
            word, name = question.word(option), spoken(focused.name)
            if spoken(word).startswith(name):
                focused.named = word
            else:
                told.append(f"{word}.")
        if subject:
            told += [line.text for line in self._words.explain(self.controller.planned, subject)]
        focused.told = told

    def focus_first(self) -> None:
        """Focus the first item or chip that can be chosen or picked up.

        If there is none, the main button if it can be pressed, else what a click uses.
        """
        asked = [item for item in self.items if item.item.id in self.laid.open]
        ready = [item for item in self.items if self.laid.moves(item)]
        question = self.controller.question
        can_press = question is not None and question.can_press
        ways = (*asked, *self.chips, *ready, *(() if can_press else self.items))
        first = next((way for way in ways if way.can_focus), self.bar.primary)
        self.form.focus.begin(first)
        self._explain_focused()

    def focus_on(self, option: str) -> None:
        """Focus the item or chip that a key of its own chooses, if there is one."""
        named: list[tuple[Widget, str]] = [(item, item.item.id) for item in self.items]
        named += [(chip, chip.option) for chip in self.chips]
        widget = next((one for one, name in named if name == option and one.can_focus), None)
        if widget is not None:
            self.form.focus.to(widget, by_keys=True)
            self._explain_focused()

    def to_end(self, *, last: bool) -> bool:
        """Focus the first or `last` item of the group that has the focus; return whether there is one.

        The log goes to the ends of its lines by itself.
        """
        if self.form.focus.current is self.log:
            return False
        moved = self.form.focus.to_end(last=last)
        self._explain_focused()
        return moved

    def follow_log(self) -> None:
        """Move the focus of the keyboard to the log as its drawer opens, and back as that closes."""
        if self.form.focus.by_keys:
            self.log.follow(self.form.focus, self.form.widgets, self.bar.primary)

    def named(self) -> list[BriefedThing]:
        """Return what the question is about: options on the table, cards of the hand with a known reason."""
        question = self.controller.question
        if question is None:
            return []
        there, rows = {*question.open, *question.chosen}, list[BriefedThing]()
        for widget in self.items:
            item, name = widget.item, widget.name
            if item.id in there:
                rows.append(BriefedThing(name, ""))
            elif widget.in_hand and (why := self.controller.why_not(item.id, item.why)):
                rows.append(BriefedThing(name, why))
        return [*rows, *(BriefedThing(chip.label, "") for chip in self.chips)]

    def show_numbers(self, *, on: bool) -> None:
        """Set the key that is shown on each item and chip that one chooses, if `on`.

        They are shown by themselves while a piece is held and the keyboard moved last. None is shown while
        an empire is open, which a number key closes.
        """
        numbers = self.by_number() if self._numbers(on=on) else {}
        found = {there: str(number % 10) for number, there in numbers.items()}
        items = [(item, found.pop(item.item.id)) for item in self.items if item.item.id in found]
        self.numbered = [*items, *((chip, found[chip.option]) for chip in self.chips if chip.option in found)]

    def _numbers(self, *, on: bool) -> bool:
        """Return whether keys are shown, as they are at will if `on`."""
        on = on or (bool(self._held) and self.form.focus.by_keys)
        return on and not (isinstance(self.painter, Looking) and self.painter.is_looking)

    def over(self, text: BarText, *, on: bool) -> BarText:
        """Return the texts of the bar; while keys are shown, and are too few, with the way to the rest."""
        if not self._numbers(on=on) or len(self._ways()) <= KEYS:
            return text
        return replace(
            text, line=_("Keys 1 to 0 choose the first 10; Tab and the arrow keys reach the rest.")
        )

    def by_number(self) -> dict[int, str]:
        """Return the item or option that each number key chooses now; 10 stands for the key 0."""
        return {n: one for n, one in enumerate(self._ways()[:KEYS], 1) if one}

    def _ways(self) -> Sequence[str]:
        """Return what there is to choose now, in the order of the number keys."""
        question = self.controller.question
        if question is None:
            return ()
        there = {*(item.item.id for item in self.items), *(chip.option for chip in self.chips)}
        return numbered(self.painter, question, there)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what the painter has not drawn, and the keys that are shown."""
        self.form.draw(surface)
        draw_numbers(self.kit, surface, self.numbered)

    def visit_all(self, *, on: bool) -> None:
        """Let the keyboard visit items that cannot be chosen, too, if `on`."""
        for item in self.items:
            item.visit_all = on

    def let_go(self) -> None:
        """Release every pressed item."""
        for item in self.items:
            item.pressed = False

    def _update_chips(self) -> bool:
        """Rebuild the chips; return whether they have changed."""
        question, row = self.controller.question, self.painter.chips_row
        options: list[tuple[Option, str]] = []
        if question is not None:
            covered = self._covered(question)
            options = [(one, question.word(one)) for one in question.offered() if one not in covered]
        chosen = () if question is None else question.chosen
        place: tuple[int, ...] = tuple(row(0)) if options else ()
        made_from = (options, [one for one, _word in options if one in chosen], place)
        if made_from == self._row:
            return False
        self._row = made_from
        self.chips = chips_for(self.kit, row, options, chosen, self._click) if options else []
        return True

    def _covered(self, question: OpenQuestion) -> frozenset[Option]:
        """Return the options that the painter shows, or leads to by something that it shows.

        While something is held, or the player peeks below the overlay of a question, all open options count,
        so that no chips appear. A chosen option is covered too: Undo takes it back.
        """
        painter = self.painter
        said = painter.covers(question.decision)
        if self._held or (isinstance(painter, Peeking) and painter.peeking):
            return said | question.open
        there = {*question.chosen, *[item.item.id for item in self.items]}
        stands_for = painter.stands_for if isinstance(painter, StandIns) else str
        return frozenset([o for o in said if o in there or stands_for(o) in there])

    def _regroup(self, groups: Sequence[Sequence[Widget]]) -> None:
        """Replace the groups of the form; focus and hover stay, or go to the widgets of the same identity."""
        old = self._old or self
        form = old.form
        focused, hovered = form.focus.current, form.hovered
        by_keys, unseen, lent = form.focus.by_keys, form.focus.unseen, form.focus.lent
        self.form.regroup(groups, self.bar.primary, places_after(groups, self._held, self.laid.open))
        self._old = None
        there, self.gone = self._again(old, focused), old.gone if lent else old.key_of(focused)
        if lent and (back := self.find(self.gone)) is not None and back.can_focus:
            there, lent = back, False
        self.form.focus.to(there or self.bar.primary)
        self.form.focus.by_keys, self.form.focus.unseen = by_keys, unseen
        self.form.focus.lent = lent or (there is None and focused is not None)
        self.form.hovered = self._again(old, hovered)

    def _again(self, old: "Widgets", widget: Widget | None) -> Widget | None:
        """Return the same widget, or the one of the same identity among the new ones."""
        if widget is None or widget in self.form.widgets:
            return widget
        return self.find(old.key_of(widget))
