"""What the workers of a phase will come to, in a few words."""

from galaxy_desktop.games.roll.powers import need, room
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.tiles import DEVELOPMENT, WORLD
from galaxy_desktop.games.roll.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

STACK = {"develop": DEVELOPMENT, "settle": WORLD}


def assigned(board: Board, phase: str) -> str:
    """What the dice below a column of the strip would do."""
    desk = board.desk
    number = sum(column == phase for column in desk.columns.values()) + (desk.selected == phase)
    return outcome(board, phase, number)


def outcome(board: Board, phase: str, number: int) -> str:
    """What so many workers of the viewer do in a phase."""
    if phase in STACK:
        return _building(board, STACK[phase], number)
    if not number:
        return ""
    if phase == "explore":
        return ngettext("{n} scout or stock", "{n} scouts or stocks", number).format(n=number)
    if phase == "produce":
        places = min(number, sum(room(board.me).values()))
        return ngettext("{n} good", "{n} goods", places).format(n=places)
    goods = min(number, len(board.me.goods))
    if not goods:
        return _("no good to ship yet")
    return ngettext("{n} good could ship", "{n} goods could ship", goods).format(n=goods)


def _building(board: Board, side: str, number: int) -> str:
    """What so many more workers complete, and how far that brings the tile after it."""
    left, stack, done = number + len(board.me.builders(side)), board.me.stack(side), list[str]()
    if not stack:
        return _("nothing to build") if number else ""
    for tile in reversed(stack):
        due = need([*board.me.tableau, *done], tile)
        if left < due:
            break
        left -= due
        done.append(tile)
    parts = [_("{tile}: done").format(tile=item(tile)) for tile in done]
    if len(done) < len(stack) and (left or not done):
        parts.append(_("{tile}: {has} of {need}").format(tile=item(tile), has=left, need=due))
    return ", ".join(parts)
