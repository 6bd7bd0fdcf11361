"""Figures of a player, each as a sign with its number and sentence."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.sentences import minus
from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.powers import plain_military, spaces
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.language import NN_, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter
from galaxy_desktop.ui.tabletop.parts import signed
from galaxy_desktop.ui.tabletop.points import score_figure

CREDITS, CHIPS = NN_("credit", "credits"), NN_("VP chip", "VP chips")
COLONISTS = NN_("unused colonist", "unused colonists")


def money(board: Board, seat: Seat) -> Counter:
    """Return the counter of the credits of a seat."""
    number = board.view.players[seat].credits
    tip = ngettext("**{n}** credit.", "**{n}** credits.", number).format(n=number)
    return Counter(item_id("credits", seat), "credits", str(number), CREDITS.read(number), tip, CREDITS)


def chips(board: Board, seat: Seat) -> Counter:
    """Return the counter of the VP chips of a seat."""
    number = board.view.players[seat].chips
    tip = ngettext("**{n}** VP chip.", "**{n}** VP chips.", number).format(n=number)
    return Counter(item_id("chips", seat), "points", str(number), CHIPS.read(number), tip, CHIPS)


def colonists(board: Board, seat: Seat) -> Counter:
    """Return the counter of the unused colonists of a seat."""
    number = board.view.players[seat].colonists
    tip = ngettext(
        "**{n}** unused colonist for settling worlds.",
        "**{n}** unused colonists for settling worlds.",
        number,
    )
    tip, word = tip.format(n=number), COLONISTS.read(number)
    return Counter(item_id("colonists", seat), "colonist", str(number), word, tip, COLONISTS)


def military(board: Board, seat: Seat) -> Counter:
    """Return the counter of the Military of a seat against every world."""
    number = plain_military(board.view.players[seat]) + board.view.players[seat].temporary
    tip = _("Military **{n}** against every world. Specialized Military isn't included.")
    return Counter(item_id("military", seat), "military", signed(number), _("Military"), tip.format(n=number))


def total(board: Board, seat: Seat) -> Counter:
    """Return the counter of the VP of a seat at present: the least and most, if a goal lies face down."""
    figure, note = score_figure(board, seat), hidden_note(board, seat)
    tip = _("Current score: **{n}** VP ({note}).") if note else _("Current score: **{n}** VP.")
    tip = tip.format(n=figure, note=note)
    return Counter(item_id("score", seat), "trophy", figure, _("current score"), tip)


def hidden_note(board: Board, seat: Seat) -> str:
    """Return the points of a seat without the goal that another player keeps face down; empty without one."""
    holder = next((other for other, player in enumerate(board.view.players) if player.goal == HIDDEN), NOBODY)
    if holder == NOBODY:
        return ""
    certain = board.game.standing(board.view, seat).certain
    text = _("**{n}** without the goal that {name} keeps face down")
    return text.format(n=minus(certain), name=escape(board.name(holder)))


def colonies(board: Board, seat: Seat) -> Counter:
    """Return the counter of the colonies of a seat; beyond its limit the round is the last."""
    number, most = len(board.view.players[seat].colonies), figures().colonies
    tip = ngettext(
        "**{n}** colony. Having more than {most} triggers game end.",
        "**{n}** colonies. Having more than {most} triggers game end.",
        number,
    ).format(n=number, most=most)
    return Counter(item_id("colonies", seat), "settle", f"{number}/{most}", "", tip)


def developments(board: Board, seat: Seat) -> Counter:
    """Return the counter of the spaces covered by developments; beyond their limit the round is the last."""
    number, most = spaces(board.view.players[seat]), figures().mat_spaces
    tip = _("Developments cover **{n}** of {most} mat spaces. Covering more triggers game end.").format(
        n=number, most=most
    )
    return Counter(item_id("spaces", seat), "develop", f"{number}/{most}", "", tip)


def explored(board: Board, seat: Seat) -> Counter:
    """Return the counter of the explored worlds of a seat that are not settled."""
    number = len(board.view.players[seat].explored)
    tip = ngettext("**{n}** explored world.", "**{n}** explored worlds.", number).format(n=number)
    return Counter(item_id("explored", seat), "explore", str(number), "", tip)
