"""Outlook: the results of the workers of a phase, in a few words."""

from galaxy_desktop.engine.sentences import either
from galaxy_desktop.games.roll.forecast import PhaseForecast, behind_the_screen, still_to_come
from galaxy_desktop.games.roll.powers import PHASE_OF
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.words.terms import item
from galaxy_desktop.games.roll.words.terms import phase as phase_name
from galaxy_desktop.language import NN_, ngettext, series
from galaxy_desktop.language import gettext as _

GROWING = {
    ("produce", "none"): NN_(
        "{n} good to produce if {phase} occurs", "{n} goods to produce if {phase} occurs"
    ),
    ("produce", "some"): NN_(
        "{n} good to produce, {most} if {phase} occurs", "{n} goods to produce, {most} if {phase} occurs"
    ),
    ("produce", "several"): NN_("up to {n} good to produce", "up to {n} goods to produce"),
    ("ship", "none"): NN_("{n} good to ship if {phase} occurs", "{n} goods to ship if {phase} occurs"),
    ("ship", "some"): NN_(
        "{n} good to ship, {most} if {phase} occurs", "{n} goods to ship, {most} if {phase} occurs"
    ),
    ("ship", "several"): NN_("up to {n} good to ship", "up to {n} goods to ship"),
}
"""Words on goods by phase: of which there are none, or some, without one earlier phase, or several phases."""


def assigned(board: Board, phase: str) -> str:
    """Return words on the work of the dice below a column of the strip, if its phase happens."""
    desk = board.desk
    columns = [*desk.columns.values(), desk.selected]
    dice = {name: columns.count(name) for name in PHASES}
    prospect = behind_the_screen(board.me, dice, desk.selected, phase)
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
    if prospect.most > number:
        return _if_others_occur(prospect)
    if prospect.phase == "produce" and not number:
        return _("no world can produce")
    if prospect.phase == "produce":
        return ngettext("{n} good to produce", "{n} goods to produce", number).format(n=number)
    if not number:
        return _("no goods to ship")
    return ngettext("{n} good to ship", "{n} goods to ship", number).format(n=number)


def _if_others_occur(prospect: PhaseForecast) -> str:
    """Return words on goods to produce or ship of which there are more if earlier phases occur."""
    case = "some" if prospect.tasks else "none"
    number = prospect.tasks or prospect.most
    if not prospect.after:
        case, number = "several", prospect.most
    words, after = GROWING[prospect.phase, case], either([phase_name(one) for one in prospect.after])
    return words.read(number).format(n=number, most=prospect.most, phase=after)


def _building(prospect: PhaseForecast) -> str:
    """Return words on the tiles completed, and on the progress of the next one."""
    if not prospect.done and not prospect.next:
        if not prospect.workers:
            return ""
        return _("no tile to build yet") if prospect.tiles_may_come else _("no tile to build")
    parts = [_("{tile}: complete").format(tile=item(tile)) for tile in prospect.done]
    if prospect.next and (prospect.has or not parts):
        has, needs = prospect.has, prospect.needs
        parts.append(_("{tile}: {has} of {need}").format(tile=item(prospect.next), has=has, need=needs))
    return series(parts)
