"""Outlook: the results of the workers of a phase, in a few words."""

from galaxy_desktop.games.roll.forecast import PhaseForecast, prospects, still_to_come
from galaxy_desktop.games.roll.powers import PHASE_OF
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series


def assigned(board: Board, phase: str) -> str:
    """Return words on the work of the dice below a column of the strip, if its phase happens."""
    desk = board.desk
    columns = [*desk.columns.values(), desk.selected]
    dice = {name: columns.count(name) for name in PHASES}
    prospect = prospects(board.me, dice, (desk.selected,))[phase]
    return said(prospect) if prospect.workers or prospect.done else ""


def to_come(board: Board) -> dict[str, str]:
    """Return words on the viewer's workers by phase, for phases that run or still happen."""
    found = still_to_come(board.view, board.seat)
    return {phase: text for phase, what in found.items() if what.workers and (text := said(what))}


def ahead(board: Board) -> dict[str, str]:
    """Return words on the viewer's workers by phase, behind the screen or once it is lifted."""
    if board.view.phase in PHASES:
        return to_come(board)
    if not board.assigning:
        return {}
    return {phase: text for phase in PHASES if (text := assigned(board, phase))}


def said(prospect: PhaseForecast) -> str:
    """Return a prospect in a few words."""
    if prospect.phase in PHASE_OF.values():
        return _building(prospect)
    if not prospect.workers:
        return ""
    number = prospect.tasks
    if prospect.phase == "explore":
        return ngettext("{n} Scout or Stock", "{n} Scouts or Stocks", number).format(n=number)
    if prospect.phase == "produce" and not number:
        return _("no world can produce")
    if prospect.phase == "produce":
        return ngettext("{n} good to produce", "{n} goods to produce", number).format(n=number)
    if not number:
        return _("no goods to ship")
    return ngettext("{n} good to ship", "{n} goods to ship", number).format(n=number)


def _building(prospect: PhaseForecast) -> str:
    """Return words on the tiles completed, and on the progress of the next one."""
    if not prospect.done and not prospect.next:
        return _("no tile to build") if prospect.workers else ""
    parts = [_("{tile}: complete").format(tile=item(tile)) for tile in prospect.done]
    if prospect.next and (prospect.has or not parts):
        has, needs = prospect.has, prospect.needs
        parts.append(_("{tile}: {has} of {need}").format(tile=item(prospect.next), has=has, need=needs))
    return series(parts)
