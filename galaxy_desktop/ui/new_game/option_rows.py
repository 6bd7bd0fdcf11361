"""Options of a new game: those of its rules, the take-backs, and the speed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.game import TableOption
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import headed
from galaxy_desktop.play.seats import TakeBack
from galaxy_desktop.play.turns import Curtains
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.new_game.setup import TAKE_BACKS, Setup, take_back_words
from galaxy_desktop.ui.scenes.choices import choose_one
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.settings_words import curtain_choices, curtain_words
from galaxy_desktop.ui.settings import Speed


@dataclass(frozen=True, slots=True)
class OptionRows:
    """Rows of the options of a table."""

    kit: Kit
    setup: Setup
    changed: Callable[[], None]
    speeds: Sequence[tuple[Speed, str]]
    set_speed: Callable[[Speed], None]
    set_curtains: Callable[[Curtains], None]

    def fill(self, column: Column) -> None:
        """Lay each option with its sentence and choices, then the speed, and the curtain if several play."""
        for option in self.setup.game.options:
            self._option(column, option)
        self._head(column, _("Animation speed"), _("How fast cards, dice and cubes move."))
        choose_one(column, _("Animation speed"), self.speeds, self.kit.settings.speed, self.set_speed)
        if len(self.setup.people) > 1:
            now = self.kit.settings.curtains
            self._head(column, _("Curtain"), curtain_words(now))
            choose_one(column, _("Curtain"), curtain_choices(), now, self.set_curtains)

    def fill_take_backs(self, column: Column) -> None:
        """Lay the choice of the take-back rule."""
        rules = [(rule, take_back_words(rule)[0]) for rule in TAKE_BACKS]
        now = self.setup.undo_rule
        self._head(column, _("Undo"), take_back_words(now, len(self.setup.people))[1])
        choose_one(column, _("Undo"), rules, now, self._take_back, after=None)

    def _option(self, column: Column, option: TableOption) -> None:
        words = self.setup.game.words
        title, sentence = words.table_option(option.name)
        choices = [(choice, words.choice(option.name, choice)) for choice in option.choices]

        def choose(choice: str) -> None:
            self.setup.choose(option.name, choice)
            self.changed()

        chosen = self.setup.choice(option.name)
        self._head(column, title, sentence)
        choose_one(column, title, choices, chosen, choose, after="tight")
        for choice, why in self.setup.why_not(option).items():
            ink = self.kit.theme.colour.refuse if choice == chosen else self.kit.theme.colour.text_soft
            line = headed(f"{{padlock}} **{words.choice(option.name, choice)}**", why)
            column.text(line, "small", colour=ink, after="hair")
        column.space("margin")

    def _head(self, column: Column, title: str, sentence: str) -> None:
        column.text(f"**{title}**", "option", after=None)
        column.soft(sentence, after="tight")

    def _take_back(self, rule: TakeBack) -> None:
        self.setup.take_back = rule
        self.changed()
