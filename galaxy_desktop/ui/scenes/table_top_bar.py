"""The scene's part of the top bar: menu, name and round at the left; log, help and settings at the right."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game, Moment
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.button import Button


@dataclass(frozen=True, slots=True)
class TopActs:
    """What the buttons of the top bar do."""

    menu: Callable[[], None]
    log: Callable[[], None]
    help: Callable[[], None]
    settings: Callable[[], None]


class TopBar:
    """Buttons and title; the middle and what lies right of it belong to the painter."""

    def __init__(self, kit: Kit, areas: Areas, acts: TopActs) -> None:
        self.kit = kit
        self.areas = areas
        side = max(40, kit.metrics.px(48))
        menu = pygame.Rect(areas.title.left, 0, side, areas.top.height)
        self.menu = Button(kit, menu, "", acts.menu, kind="icon", icon="menu", tip=_("Menu (Esc)"))
        self.icons = [
            Button(kit, self._place(number, side), "", press, kind="icon", icon=icon, tip=tip)
            for number, (icon, tip, press) in enumerate(
                [
                    ("log", _("Log (L)"), acts.log),
                    ("help", _("Help (F1)"), acts.help),
                    ("settings", _("Settings"), acts.settings),
                ]
            )
        ]

    @property
    def widgets(self) -> list[Button]:
        """The buttons from left to right."""
        return [self.menu, *self.icons]

    def draw(self, surface: pygame.Surface, game: Game[Any], moment: Moment) -> None:
        """The title; the form draws the buttons, and the bar itself lies under the painter's part."""
        box = self.areas.title
        gap = self.kit.metrics.px(10)
        left = self.menu.rect.right + gap
        place = pygame.Rect(left, box.top, box.right - left, box.height)
        where = _("Round {round}").format(round=moment.round) if moment.round else _("Setting up")
        if self.kit.metrics.mode == "wide":
            self._draw_two_lines(surface, place, game.name, where)
        else:
            self.kit.text.draw(surface, place, where, "section", middle=True, lines=1)

    def _draw_two_lines(self, surface: pygame.Surface, place: pygame.Rect, name: str, where: str) -> None:
        title = self.kit.text.block(name, place.width, "section", lines=1)
        soft = self.kit.theme.colour.text_soft
        below = self.kit.text.block(where, place.width, "small", colour=soft, lines=1)
        top = place.centery - (title.height + below.height) // 2
        title.draw(surface, (place.left, top))
        below.draw(surface, (place.left, top + title.height))

    def _place(self, number: int, side: int) -> pygame.Rect:
        place = pygame.Rect(0, 0, side, self.areas.top.height)
        place.left = self.areas.icons.left + number * side
        return place
