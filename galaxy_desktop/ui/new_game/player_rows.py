"""Rows of players in a new game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.games import find_styles
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.seats import LONGEST_NAME
from galaxy_desktop.play.strengths import strengths_of, table_key
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.new_game.setup import Chair, Setup
from galaxy_desktop.ui.new_game.strengths import strength_words
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.label import Label
from galaxy_desktop.ui.scenes.shields import draw_shield
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.segmented import Segmented
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.widget import Widget

SHIELD, NAME, LEVEL, STYLE = 40, 140, 120, 150
GIVES = 0.25
"""Share of its width that the field of a name gives at most, so that a row keeps to one line."""


@dataclass(frozen=True, slots=True)
class PlayerRows:
    """Rows of the players of a table.

    `changed` is called when a seat changes, `typed` when a name does, `ask_pin` with a seat.
    """

    kit: Kit
    setup: Setup
    levels: tuple[str, ...]
    changed: Callable[[], None]
    typed: Callable[[], None]
    ask_pin: Callable[[int], None]

    def fill(self, column: Column) -> None:
        """Lay a row for every seat, and the button for one more."""
        for seat in range(len(self.setup.chairs)):
            column.box(partial(self._row, seat), pad="pad", after="gap")
        self._add_row(column)

    def _row(self, seat: int, inner: Column) -> None:
        """Lay the shield, the name, the kind of player, and what goes with that.

        What removes the player stands at the end of the first line, below that of the player before.
        """
        chair, size = self.setup.chairs[seat], self.kit.metrics.px(SHIELD)
        mark = pygame.Rect(inner.left, inner.y, size, self.kit.metrics.target())
        inner.paint(mark, lambda surface, at: draw_shield(self.kit, surface, at.center, seat, size))
        indent = size + self.kit.metrics.space("pad")
        line = Column(self.kit, inner.left + indent, inner.y, inner.width - indent)
        widgets, widths = self._widgets(chair, seat)
        remove, gap = self._remove_button(seat), self.kit.metrics.space("gap")
        aside = 0 if remove is None else self.kit.metrics.target() + gap
        over = sum(widths) + (len(widths) - 1) * gap + aside - line.width
        gives = 0 < over <= round(widths[0] * GIVES)
        if gives:
            widths[0] -= over
        if remove is not None:
            remove.rect = pygame.Rect(0, inner.y, aside - gap, aside - gap)
            remove.rect.right = line.left + line.width
            line.width -= aside
        line.row(widgets, widths, gap="gap", after=None)
        inner.widgets += [*line.widgets, *([remove] if remove is not None else [])]
        inner.y = line.y

    def _widgets(self, chair: Chair, seat: int) -> tuple[list[Widget], list[int]]:
        px, step = self.kit.metrics.px, self.kit.metrics.text_step
        name = TextField(
            self.kit,
            layout.nowhere(),
            _("Name of player {n}").format(n=seat + 1),
            chair.called,
            lambda text: self._rename(chair, text),
            most=LONGEST_NAME,
        )
        kinds = [(False, _("Human")), (True, _("Computer"))]
        kind = Segmented(
            self.kit,
            layout.nowhere(),
            kinds,
            bool(chair.level),
            lambda computer: self._seat(seat, computer=computer),
            label=_("Player {n}").format(n=seat + 1),
        )
        widgets: list[Widget] = [name, kind]
        widths = [round(px(NAME) * step), kind.natural_width]
        for widget, width in self._more(chair, seat):
            widget.about = _("Player {n}").format(n=seat + 1)
            widgets.append(widget)
            widths.append(width)
        return widgets, widths

    def _remove_button(self, seat: int) -> Button | None:
        """Return what removes a player; None if there are no more than the game needs."""
        if len(self.setup.chairs) <= self.setup.game.seats[0]:
            return None
        words = _("Remove player {n}").format(n=seat + 1)
        return Button(
            self.kit, layout.nowhere(), words, lambda: self._remove(seat), kind="icon", icon="cross"
        )

    def _more(self, chair: Chair, seat: int) -> list[tuple[Widget, int]]:
        """Return the level of a computer player, or the PIN of a person if there are several; with widths."""
        if chair.level:
            return self._level(chair)
        if len(self.setup.people) < 2:
            return [(label := Label(self.kit, _("on this screen")), label.natural_width)]
        words = _("PIN set") if chair.pin else _("No PIN")
        tip = _("With a PIN, only you can open the curtain on your turn.")
        pin = Button(self.kit, layout.nowhere(), words, lambda: self.ask_pin(seat), icon="padlock", tip=tip)
        return [(pin, pin.natural_width)]

    def _level(self, chair: Chair) -> list[tuple[Widget, int]]:
        def choose(level: str) -> None:
            chair.level = level
            self.changed()

        levels = [(level, level_name(level)) for level in dict.fromkeys((*self.levels, chair.level))]
        width = round(self.kit.metrics.px(LEVEL) * self.kit.metrics.text_step)
        drop = DropDown(self.kit, layout.nowhere(), levels, chair.level, choose, label=_("Level"))
        found: list[tuple[Widget, int]] = [(drop, max(width, drop.natural_width)), *self._style(chair)]
        game, players = self.setup.game, len(self.setup.chairs)
        table = table_key(game, players, self.setup.options)
        words = strength_words(strengths_of(game.id), table, chair.level)
        if words:
            label = Label(self.kit, words)
            found.append((label, label.natural_width))
        return found

    def _style(self, chair: Chair) -> list[tuple[Widget, int]]:
        """Return the list of styles of a computer player; nothing in a game without any."""

        def choose(style: str) -> None:
            chair.style = style
            self.changed()

        known = find_styles(self.setup.game.id)
        if not known:
            return []
        styles = [("", _("Any style")), *((style, one.name.read()) for style, one in known.items())]
        width = round(self.kit.metrics.px(STYLE) * self.kit.metrics.text_step)
        drop = DropDown(self.kit, layout.nowhere(), styles, chair.style, choose, label=_("Style"))
        return [(drop, max(width, drop.natural_width))]

    def _add_row(self, column: Column) -> None:
        game, full = self.setup.game, len(self.setup.chairs) >= self.setup.game.seats[-1]
        most = _("{game} seats up to {n} players.").format(n=game.seats[-1], game=game.name)
        add = Button(
            self.kit,
            layout.nowhere(),
            _("Add player"),
            self._add,
            icon="plus",
            why_not=most if full else "",
        )
        widgets: list[Widget] = [add]
        widths = [add.natural_width]
        if full:
            note = Label(self.kit, most)
            widgets.append(note)
            widths.append(note.natural_width)
        column.row(widgets, widths, gap="pad", after=None)

    def _rename(self, chair: Chair, name: str) -> None:
        chair.name = name
        self.typed()

    def _seat(self, seat: int, *, computer: bool) -> None:
        if computer:
            self.setup.seat_computer(seat, self._usual_level())
        else:
            self.setup.seat_person(seat, self.kit.settings.name_at_table)
        self.changed()

    def _remove(self, seat: int) -> None:
        self.setup.remove(seat)
        self.changed()

    def _add(self) -> None:
        self.setup.add(self._usual_level())
        self.changed()

    def _usual_level(self) -> str:
        """Return the level of the last computer player, as most tables have one; the weakest without any."""
        return self.setup.last_level() or self.levels[0]
