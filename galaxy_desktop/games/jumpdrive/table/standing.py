"""Figures of a player in the headers, with the sentences that explain them."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.empire import Empire, empire_of
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.words.things import worlds
from galaxy_desktop.language import NN_, ngettext, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter

ICONS, CHROMOSOMES = NN_("explore icon", "explore icons"), NN_("chromosome", "chromosomes")


def empire(board: Board, seat: Seat) -> Empire:
    """Return the totals of the cards of a seat, for the own seat with those about to be placed."""
    return empire_of(board.empire(seat))


def brings(board: Board, seat: Seat) -> tuple[int, int]:
    """Return VP and income of the next scoring as things stand."""
    return totals(board.yields(seat).values())


def vp_so_far(board: Board, seat: Seat) -> Counter:
    """Return the counter of all VP scored."""
    number = board.view.players[seat].vp
    tip = _("Current score: **{n}** VP.").format(n=number)
    if not board.alone:
        end = _("The game ends after a scoring in which any player has **{end}** VP or more.")
        tip = f"{tip} {end.format(end=figures().end_vp)}"
    return Counter(item_id("vp", seat), "points", str(number), _("VP"), tip)


def vp_next(board: Board, seat: Seat) -> Counter:
    """Return the counter of the VP of the next scoring."""
    number = brings(board, seat)[0]
    tip = _("Forecast: **{n}** VP in the next scoring.").format(n=number)
    return Counter(item_id("next", seat), "points", f"+{number}", _("next scoring"), tip)


def vp_both(board: Board, seat: Seat) -> Counter:
    """Return one counter of the VP so far and those of the next scoring."""
    far, coming = vp_so_far(board, seat), vp_next(board, seat)
    return Counter(far.id, "points", f"{far.figure} {coming.figure}", "", f"{far.tip} {coming.tip}")


def income(board: Board, seat: Seat) -> Counter:
    """Return the counter of the cards of the next income."""
    number = brings(board, seat)[1]
    tip = ngettext(
        "Forecast: **{n}** card as income after the next scoring.",
        "Forecast: **{n}** cards as income after the next scoring.",
        number,
    ).format(n=number)
    return Counter(item_id("income", seat), "card", f"+{number}", _("income"), tip)


def cards_in_hand(board: Board, seat: Seat) -> Counter:
    """Return the counter of cards in hand."""
    number = len(board.view.players[seat].hand)
    tip = ngettext("**{n}** card in hand.", "**{n}** cards in hand.", number).format(n=number)
    limit = _("After income, each player must discard down to **{limit}** cards.").format(
        limit=figures().hand_limit
    )
    tip = f"{tip} {limit}"
    return Counter(item_id("hand", seat), "hand", str(number), _("in hand"), tip)


def explore(board: Board, seat: Seat) -> Counter:
    """Return the counter of explore icons."""
    number = empire(board, seat).explore
    marker = figures().explore_marker_icons
    tip = ngettext(
        "**{n}** explore icon, plus {marker} on the marker. To explore, draw up to **{draw}** cards, "
        "then discard {base} fewer than you drew.",
        "**{n}** explore icons, plus {marker} on the marker. To explore, draw up to **{draw}** cards, "
        "then discard {base} fewer than you drew.",
        number,
    ).format(
        n=number,
        marker=marker,
        draw=number + marker + figures().explore_base_draw,
        base=figures().explore_base_draw,
    )
    return Counter(item_id("explore", seat), "explore", str(number), ICONS.read(number), tip, ICONS)


def military(board: Board, seat: Seat) -> Counter:
    """Return the counter of general Military."""
    mine = empire(board, seat)
    tip = _("Military **{n}**: conquers military worlds with defense **{n}** or less.").format(
        n=mine.military
    )
    if mine.specialised:
        more = series(
            _("**+{n}** against {worlds}").format(n=power.amount, worlds=worlds(power.on))
            for power in mine.specialised
        )
        also = _("Also: {more}.").format(more=more)
        tip = f"{tip} {also}"
    return Counter(item_id("military", seat), "military", str(mine.military), _("Military"), tip)


def chromosomes(board: Board, seat: Seat) -> list[Counter]:
    """Return the counter of chromosomes; none without any."""
    number = empire(board, seat).chromosomes
    if not number:
        return []
    tip = ngettext(
        "**{n}** chromosome; some cards count chromosomes.",
        "**{n}** chromosomes; some cards count chromosomes.",
        number,
    )
    tip, word = tip.format(n=number), CHROMOSOMES.read(number)
    return [Counter(item_id("chromosome", seat), "chromosome", str(number), word, tip, CHROMOSOMES)]
