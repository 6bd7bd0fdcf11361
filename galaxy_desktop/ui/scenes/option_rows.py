"""The options of a new game: those of its rules, what may be taken back, and how fast things move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from gettext import gettext as _

import pygame

from galaxy_desktop.engine.game import TableOption
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.setup import TAKE_BACKS, Setup, take_back_words
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.segmented import Segmented


@dataclass(frozen=True, slots=True)
class OptionRows:
    """Lays the options of a table into a column."""

    kit: Kit
    setup: Setup
    changed: Callable[[], None]
    speeds: Sequence[tuple[str, str]]
    set_speed: Callable[[str], None]

    def fill(self, column: Column) -> None:
        """Each option with its sentence, then its choices."""
        for option in self.setup.game.options:
            self._option(column, option)
        rules = [(rule, take_back_words(rule)[0]) for rule in TAKE_BACKS]
        now = self.setup.undo_rule
        self._row(column, _("Take-backs"), take_back_words(now)[1] + ".", rules, now, self._take_back)
        speed = self.kit.settings.speed
        self._row(column, _("Speed"), _("How fast cards move."), self.speeds, speed, self.set_speed)

    def _option(self, column: Column, option: TableOption) -> None:
        words = self.setup.game.words
        title, sentence = words.table_option(option.name)
        choices = [(choice, words.choice(option.name, choice)) for choice in option.choices]

        def choose(choice: str) -> None:
            self.setup.choose(option.name, choice)
            self.changed()

        chosen = self.setup.choice(option.name)
        self._row(column, title, sentence, choices, chosen, choose, after=2)
        why_not = {choice: self.setup.why_not(option.name, choice) for choice, _words in choices}
        for choice, label in choices:
            if why_not[choice]:
                ink = self.kit.theme.colour.refuse if choice == chosen else self.kit.theme.colour.text_soft
                column.text(f"{{padlock}} **{label}**: {why_not[choice]}", "small", colour=ink, after=2)
        column.space(12)

    def _row(
        self,
        column: Column,
        title: str,
        sentence: str,
        choices: Sequence[tuple[str, str]],
        chosen: str,
        choose: Callable[[str], None],
        after: float = 14,
    ) -> None:
        column.text(f"**{title}**", "option", after=0)
        column.soft(sentence, after=6)
        row = Segmented(self.kit, pygame.Rect(0, 0, 0, 0), choices, chosen, choose, label=title)
        if row.natural_width <= column.width:
            column.row([row], [row.natural_width], after=after)
            return
        drop = DropDown(self.kit, pygame.Rect(0, 0, 0, 0), choices, chosen, choose, label=title)
        column.row([drop], [column.width], after=after)

    def _take_back(self, rule: str) -> None:
        self.setup.take_back = next(known for known in TAKE_BACKS if known == rule)
        self.changed()
