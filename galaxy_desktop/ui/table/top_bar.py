"""Scene's part of the top bar: menu, goal, name and round at the left; log, help, settings at the right."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game, Moment
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.table.prompt_bar import RunCommand
from galaxy_desktop.ui.widgets.button import Button

ReadGoal = Callable[[], Sequence[str]]
"""Function that returns the goal of the challenge at the table in sentences; none without one."""


class GoalButton(Button):
    """Button of a challenge: its tooltip has the goal, and how far the player is by now."""

    def __init__(self, kit: Kit, rect: pygame.Rect, run: RunCommand, goal: ReadGoal) -> None:
        super().__init__(kit, rect, "", partial(run, "goal"), kind="icon", icon="trophy", tip=_("Challenge"))
        self._goal = goal

    @property
    def explanation(self) -> str:
        """Goal, and how far the player is, one sentence below the other."""
        return "\n".join(self._goal())

    @property
    def spoken_tip(self) -> str:
        return " ".join(self._goal())


class TopBar:
    """Buttons and title of the top bar; the rest of it belongs to the painter."""

    def __init__(self, kit: Kit, areas: Areas, run: RunCommand, goal: ReadGoal) -> None:
        self.kit = kit
        self.areas = areas
        side = kit.metrics.bounded("bar_button")
        menu = layout.left(areas.title, side)
        self.menu = Button(kit, menu, "", partial(run, "menu"), kind="icon", icon="menu", tip=_("Menu (Esc)"))
        beside = layout.left(layout.right_of(areas.title, menu.right), side)
        self.goal = [GoalButton(kit, beside, run, goal)] if goal() else []
        self.icons = [
            Button(kit, self._place(number, side), "", partial(run, command), kind="icon", icon=icon, tip=tip)
            for number, (icon, tip, command) in enumerate(
                [
                    ("log", _("Log (L)"), "log"),
                    ("help", _("Help (F1)"), "explain"),
                    ("settings", _("Settings"), "settings"),
                ]
            )
        ]

    @property
    def widgets(self) -> list[Button]:
        """Buttons from left to right."""
        return [self.menu, *self.goal, *self.icons]

    def covers(self, pos: tuple[int, int]) -> bool:
        """Return whether one of the buttons is at this place."""
        return any(button.covers(pos) for button in self.widgets)

    def draw(self, surface: pygame.Surface, game: Game[Any], moment: Moment) -> None:
        """Draw the title; the form draws the buttons, and the bar itself lies under the painter's part."""
        box = self.areas.title
        last = [self.menu, *self.goal][-1]
        place = layout.right_of(box, last.rect.right + self.kit.metrics.space("gap"))
        where = _("Round {round}").format(round=moment.round) if moment.round else _("Setup")
        if self.kit.metrics.mode == "wide":
            self._draw_two_lines(surface, place, game.name, where)
        else:
            self.kit.text.draw(surface, place, where, "section", middle=True, lines=1)

    def _draw_two_lines(self, surface: pygame.Surface, place: pygame.Rect, name: str, where: str) -> None:
        title = self.kit.text.label(name, place.width, "section", align="left")
        soft = self.kit.theme.colour.text_soft
        below = self.kit.text.label(where, place.width, "small", colour=soft, align="left")
        top = place.centery - (title.height + below.height) // 2
        title.draw(surface, (place.left, top))
        below.draw(surface, (place.left, top + title.height))

    def _place(self, number: int, side: int) -> pygame.Rect:
        return layout.left(layout.trim(self.areas.icons, left=number * side), side)
