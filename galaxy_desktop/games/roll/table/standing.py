"""Figures of a player, each as a sign with its number and sentence."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll import scoring
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.language import NN_, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter

CHIPS, CREDITS = NN_("VP chip", "VP chips"), NN_("credit", "credits")


def chips(board: Board, seat: Seat) -> Counter:
    """Return the counter of VP chips."""
    number = board.view.players[seat].chips
    tip = _("**{n}** VP in chips.").format(n=number)
    return Counter(item_id("chips", seat), "points", str(number), CHIPS.read(number), tip, CHIPS)


def score(board: Board, seat: Seat) -> Counter:
    """Return the counter of the score if the game ended now."""
    total = scoring.score(board.view.players[seat]).total
    tip = _("Current score: **{n}** VP.")
    return Counter(item_id("score", seat), "trophy", str(total), _("current score"), tip.format(n=total))


def money(board: Board, seat: Seat) -> Counter:
    """Return the counter of credits."""
    number = board.view.players[seat].credits
    tip = _("**${n}** (limit ${most}).").format(n=number, most=figures().most_credits)
    name = item_id("credits" if seat != board.seat else "purse", seat)
    return Counter(name, "credits", str(number), CREDITS.read(number), tip, CREDITS)


def squares(board: Board, seat: Seat) -> Counter:
    """Return the counter of squares in the tableau, of the number that ends the game."""
    number, full = len(board.view.players[seat].tableau), figures().squares
    tip = ngettext(
        "**{n}** square; the game ends after a round in which a tableau has {full} or more.",
        "**{n}** squares; the game ends after a round in which a tableau has {full} or more.",
        number,
    ).format(n=number, full=full)
    return Counter(item_id("squares", seat), "deck", f"{number}/{full}", _("squares"), tip)


def dice(board: Board, seat: Seat) -> Counter:
    """Return the counter of all dice owned."""
    number = len(board.view.players[seat].dice())
    tip = ngettext("**{n}** die owned.", "**{n}** dice owned.", number).format(n=number)
    return Counter(item_id("dice", seat), "die", str(number), _("dice"), tip)
