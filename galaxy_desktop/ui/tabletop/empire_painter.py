"""Painter that lays the empire of another player large over a part of the table."""

from abc import ABC
from typing import Generic, TypeVar

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.browsing import Browsing
from galaxy_desktop.ui.roles.keys import Keys
from galaxy_desktop.ui.roles.looking import Looking
from galaxy_desktop.ui.roles.stand_ins import StandIns
from galaxy_desktop.ui.roles.turning import Turning
from galaxy_desktop.ui.tabletop.empire import PANEL
from galaxy_desktop.ui.tabletop.empire_items import NOBODY, EmpireItem, empire_item
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

B = TypeVar("B", bound=Tabletop)


class EmpirePainter(SheetPainter[B], Turning, StandIns, Keys, Looking, Browsing, ABC, Generic[B]):
    """Base of painters that open an empire by a click on a name; the game lays the one at `looked_at`."""

    looked_at: Seat = NOBODY
    """Seat whose empire lies open over the table; `NOBODY` if none does."""
    _before: Seat = NOBODY
    """Seat whose empire was closed last."""

    def show(self, shown: Shown) -> None:
        """Take over what is to be drawn; close the empire looked at if another question is open."""
        old = self.shown
        if old is not None and (old.decision, old.seat) != (shown.decision, shown.seat):
            self.looked_at = NOBODY
        super().show(shown)

    def covers(self, decision: Decision) -> frozenset[Option]:
        """Return also the options that an open empire hides for a while."""
        found = super().covers(decision)
        return found if self.looked_at == NOBODY else found | frozenset(decision.options())

    def turnable(self) -> frozenset[str]:
        """Return the names of other players, and the cross of the empire that is open."""
        return frozenset([item.id for item in self.sheet.items if empire_item(item.id) is not None])

    def stands_for(self, option: Option) -> str:
        """Return the cross of the open empire if it hides the option, else the option."""
        hides = self.looked_at != NOBODY and self.sheet.item(option) is None
        return EmpireItem(self.looked_at, closes=True).id if hides else option

    def turn(self, item: str) -> None:
        """Open an empire; close it if it is open already, or by its cross."""
        empire = empire_item(item)
        opens = empire is not None and not empire.closes and empire.seat != self.looked_at
        self._look_at(empire.seat if empire is not None and opens else NOBODY)

    def turn_as(self, before: Painter) -> None:
        """Leave the same empire open."""
        if isinstance(before, EmpirePainter):
            self.looked_at = before.looked_at

    def key(self, key: int) -> bool:
        """Close the empire that is looked at with Esc; return whether one was open."""
        return key == pygame.K_ESCAPE and self.look_away()

    def look_away(self) -> bool:
        if not self.is_looking:
            return False
        self._before = self.looked_at
        self._look_at(NOBODY)
        return True

    @property
    def is_looking(self) -> bool:
        return self.looked_at != NOBODY

    def look_back(self) -> None:
        self._look_at(self._before)

    def browse(self) -> bool:
        if self.shown is None:
            return False
        number = len(self.shown.sitters)
        order = [(self.shown.seat + step) % number for step in range(1, number)]
        after = order[order.index(self.looked_at) + 1 :] if self.looked_at in order else order
        self._look_at(after[0] if after else NOBODY)
        return bool(order)

    def is_beside(self, at: tuple[int, int]) -> bool:
        panel = self.sheet.places.get(PANEL)
        if self.looked_at == NOBODY or panel is None:
            return False
        return self.areas.content.collidepoint(at) and not panel.collidepoint(at)

    def _look_at(self, seat: Seat) -> None:
        self.looked_at = seat
        self.lay_anew()
