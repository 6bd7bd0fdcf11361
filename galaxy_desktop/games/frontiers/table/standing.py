"""Figures of a player, each as a sign with its number and sentence."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.powers import plain_military, spaces
from galaxy_desktop.games.frontiers.scoring import best_kind, score
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter
from galaxy_desktop.ui.tabletop.parts import signed


def money(board: Board, seat: Seat) -> Counter:
    """Return the counter of the credits of a seat."""
    number = board.view.players[seat].credits
    tip = ngettext("**{n}** credit", "**{n}** credits", number).format(n=number)
    return Counter(
        item_id("credits", seat), "credits", str(number), ngettext("credit", "credits", number), tip
    )


def chips(board: Board, seat: Seat) -> Counter:
    """Return the counter of the VP chips of a seat."""
    number = board.view.players[seat].chips
    tip = ngettext("**{n}** VP chip", "**{n}** VP chips", number).format(n=number)
    return Counter(
        item_id("chips", seat), "points", str(number), ngettext("VP chip", "VP chips", number), tip
    )


def colonists(board: Board, seat: Seat) -> Counter:
    """Return the counter of the free colonists of a seat."""
    number = board.view.players[seat].colonists
    tip = ngettext(
        "**{n}** colonist is free to settle a world.", "**{n}** colonists are free to settle worlds.", number
    )
    word = ngettext("colonist free", "colonists free", number)
    return Counter(item_id("colonists", seat), "colonist", str(number), word, tip.format(n=number))


def military(board: Board, seat: Seat) -> Counter:
    """Return the counter of the Military of a seat against every world."""
    number = plain_military(board.view.players[seat]) + board.view.players[seat].temporary
    tip = _("Military **{n}** against every world; some powers add to it against some worlds only.")
    return Counter(item_id("military", seat), "military", signed(number), _("Military"), tip.format(n=number))


def total(board: Board, seat: Seat) -> Counter:
    """Return the counter of the VP of a seat if the game ended now."""
    player = board.view.players[seat]
    points = score(board.view, player, best_kind(board.view, player)).total
    tip = ngettext("**{n}** VP if the game ended now.", "**{n}** VP if the game ended now.", points)
    return Counter(item_id("score", seat), "trophy", str(points), _("if ended now"), tip.format(n=points))


def colonies(board: Board, seat: Seat) -> Counter:
    """Return the counter of the colonies of a seat; more than the mat has room for end the game."""
    number, most = len(board.view.players[seat].colonies), figures().colonies
    tip = ngettext(
        "**{n}** colony; more than {most} end the game.",
        "**{n}** colonies; more than {most} end the game.",
        number,
    ).format(n=number, most=most)
    return Counter(item_id("colonies", seat), "settle", f"{number}/{most}", "", tip)


def developments(board: Board, seat: Seat) -> Counter:
    """Return the counter of the spaces covered by developments; more than there are end the game."""
    number, most = spaces(board.view.players[seat]), figures().mat_spaces
    tip = ngettext(
        "Developments cover **{n}** space; more than {most} end the game.",
        "Developments cover **{n}** spaces; more than {most} end the game.",
        number,
    ).format(n=number, most=most)
    return Counter(item_id("spaces", seat), "develop", f"{number}/{most}", "", tip)


def explored(board: Board, seat: Seat) -> Counter:
    """Return the counter of the explored worlds of a seat that are not settled."""
    number = len(board.view.players[seat].explored)
    tip = ngettext("**{n}** explored world", "**{n}** explored worlds", number).format(n=number)
    return Counter(item_id("explored", seat), "explore", str(number), "", tip)
