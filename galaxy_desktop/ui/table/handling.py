"""Acts at a table that change the picture alone: with pieces, drawers, the seam between panels."""

import pygame

from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.peeking import Peeking
from galaxy_desktop.ui.roles.turning import Turning
from galaxy_desktop.ui.table.view import TableView


def peek(view: TableView) -> None:
    """Fold away the overlay of a question, or bring it back."""
    if isinstance(view.painter, Peeking) and view.painter.peek():
        view.refresh()


def pick_up(view: TableView, item: str, *, or_put_down: bool = False) -> bool:
    """Pick up an item, or put it down if `or_put_down` and held; return whether it is one to hold."""
    painter = view.painter
    if not isinstance(painter, Holding) or item not in painter.holdable():
        return False
    down = or_put_down and painter.held == item
    painter.hold("" if down else item)
    view.kit.sounds.play("taken_back" if down else "chosen")
    view.refresh()
    return True


def turn(view: TableView, item: str) -> bool:
    """Turn an item of the painter; return whether it is one to turn."""
    painter = view.painter
    if not isinstance(painter, Turning) or item not in painter.turnable():
        return False
    painter.turn(item)
    view.kit.sounds.play("chosen")
    view.refresh()
    return True


def toggle_log(view: TableView) -> None:
    """Fold or unfold the log, or open or close its drawer, in which the keyboard then is."""
    view.kit.sounds.play("drawer")
    view.side.toggle_log()
    view.widgets.follow_log()


def toggle_inspector(view: TableView) -> None:
    """Pin the inspector, or open it if it is a drawer."""
    view.kit.sounds.play("drawer")
    view.side.toggle_inspector()


def close_drawer(view: TableView) -> None:
    """Close whichever drawer is open."""
    view.kit.sounds.play("drawer")
    view.side.drawer = ""
    view.side.place()
    view.widgets.follow_log()
    view.refresh()


def drag_seam(view: TableView, event: pygame.event.Event) -> bool:
    """Move the seam between inspector and log; return True if the event was used."""
    moved = view.side.drag_seam(event)
    if moved:
        _follow_seam(view)
    return moved


def step_seam(view: TableView, key: int) -> None:
    """Move the seam a step by Page Up or Page Down."""
    view.side.step_seam(key)
    _follow_seam(view)


def _follow_seam(view: TableView) -> None:
    view.mark_dirty()
    if view.recap.plates:
        view.refresh()


def turn_page(view: TableView, key: int) -> None:
    """Turn a page of the log or the inspector."""
    if view.side.page(key):
        view.mark_dirty()
