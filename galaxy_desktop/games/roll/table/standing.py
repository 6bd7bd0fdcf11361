"""Figures of a player, each as a sign with its number and sentence."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.scoring import scores
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter


def chips(board: Board, seat: Seat) -> Counter:
    """Return the counter of VP chips."""
    number = board.view.players[seat].chips
    tip = ngettext("**{n}** VP chip", "**{n}** VP chips", number).format(n=number)
    return Counter(
        item_id("chips", seat), "points", str(number), ngettext("VP chip", "VP chips", number), tip
    )


def score(board: Board, seat: Seat) -> Counter:
    """Return the counter of the score if the game ended now."""
    total = scores(board.view)[seat].total
    tip = ngettext("**{n}** VP if the game ended now.", "**{n}** VP if the game ended now.", total)
    return Counter(item_id("score", seat), "trophy", str(total), _("if it ended now"), tip.format(n=total))


def money(board: Board, seat: Seat) -> Counter:
    """Return the counter of credits."""
    number = board.view.players[seat].credits
    tip = _("**${n}** of at most ${most}").format(n=number, most=figures().most_credits)
    name = item_id("credits", seat) if seat != board.seat else "purse"
    return Counter(name, "credits", str(number), ngettext("credit", "credits", number), tip)


def squares(board: Board, seat: Seat) -> Counter:
    """Return the counter of squares in the tableau, of the number that ends the game."""
    number, full = len(board.view.players[seat].tableau), figures().squares
    tip = _("**{n}** squares; the game ends once somebody has {full}.").format(n=number, full=full)
    return Counter(item_id("squares", seat), "deck", f"{number}/{full}", _("squares"), tip)


def dice(board: Board, seat: Seat) -> Counter:
    """Return the counter of all dice owned."""
    number = len(board.view.players[seat].dice())
    tip = ngettext("**{n}** die in all", "**{n}** dice in all", number).format(n=number)
    return Counter(item_id("dice", seat), "die", str(number), _("dice"), tip)
