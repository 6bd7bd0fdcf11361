"""Widgets of the items of a table: each is kept while it stands for the same item."""

from collections import defaultdict
from collections.abc import Callable, Set

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.language import in_use
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.prompts.compose import ComposePrompt
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import SECOND, Item, Painter
from galaxy_desktop.ui.roles.forecasting import FORECAST
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.peeking import PEEK
from galaxy_desktop.ui.roles.turning import Turning
from galaxy_desktop.ui.table.hearing import place_of
from galaxy_desktop.ui.table.items import TableItem

PLATES = frozenset((PEEK, FORECAST, SECOND))
"""Items that do what the command of their name does, at any time."""


class ItemWidgets:
    """Widgets of all items that a painter has laid, and which of them a click uses."""

    def __init__(
        self, kit: Kit, painter: Painter, controller: TableController, click: Callable[[Option], None]
    ) -> None:
        self.all: list[TableItem] = []
        self._kit = kit
        self._painter = painter
        self._holding = painter if isinstance(painter, Holding) else None
        self._turning = painter if isinstance(painter, Turning) else None
        self._controller = controller
        self._click = click
        self._words = controller.session.bus.game().words
        self._labels: dict[str, str] = {}

    @property
    def held(self) -> str:
        """Item that is picked up now; empty if none is."""
        return "" if self._holding is None else self._holding.held

    def update(self) -> bool:
        """Rebuild the items; return whether they or their groups have changed."""
        known: dict[str, list[TableItem]] = defaultdict(list)
        for widget in self.all:
            known[widget.item.id].append(widget)
        before, groups = self.all, [widget.item.group for widget in self.all]
        question = self._controller.question
        chosen = () if question is None else question.chosen
        names = self._controller.session.bus.table().names()
        items = self._painter.items()
        language = in_use()
        places = {group: place_of(group, names, language) for group in {item.group for item in items}}
        holding = self._holding if self._holding is not None and self._holding.held else None
        open_ = self.open
        used = open_ | self._used({item.id for item in items} - open_)
        self.all = []
        for item in items:
            namesakes = known[item.id]
            old = namesakes.pop(0) if namesakes else None
            same = old is not None and (old.item is item or old.item == item)
            widget = old if old is not None and same else self._standing_for(item, old)
            widget.item, widget.why_not, widget.page = item, "", ""
            widget.reason, widget.named, widget.told = "", "", ()
            widget.chosen = item.id in chosen
            widget.lies = places[item.group]
            widget.legal = item.id in used
            widget.meant = item.id if holding is None else holding.meant(item.id)
            self.all.append(widget)
        return self.all != before or [item.group for item in items] != groups

    def moves(self, item: TableItem) -> bool:
        """Return whether an item can be dragged: one that is offered, chosen, or picked up."""
        question, there = self._controller.question, item.item.id
        if question is None or not item.legal or there in PLATES:
            return False
        return there in question.open or there in question.chosen or there in self._picked({there})

    @property
    def open(self) -> frozenset[Option]:
        """Options that can be chosen now."""
        question = self._controller.question
        return frozenset() if question is None else question.open

    def _used(self, items: Set[str]) -> Set[str]:
        """Return the items on which a click does something, of those that are no open options."""
        used = PLATES | self._picked(items)
        if self._turning is not None:
            used |= self._turning.turnable()
        return used

    def _picked(self, items: Set[str]) -> Set[str]:
        """Return what can be picked up, and those of the items that take the place of a choice."""
        held = set(self._holding.holdable()) if self._holding is not None else set()
        question = self._controller.question
        if question is not None and isinstance(question.prompt, ComposePrompt):
            held |= question.prompt.exchanges(items)
        return held

    def _standing_for(self, item: Item, old: TableItem | None) -> TableItem:
        """Return a widget for an item, the old one if there is one, updated."""
        widget = old or TableItem(self._kit, item, self._click)
        label = self._label(item.subject) if item.subject else item.tip
        in_words = item.subject or item.written or self._painter.areas.strip.width
        widget.renew(item, label, tip="" if in_words else item.tip)
        return widget

    def _label(self, subject: str) -> str:
        if subject not in self._labels:
            self._labels[subject] = self._words.item(subject)
        return self._labels[subject]
