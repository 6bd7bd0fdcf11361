"""Figures of a player in the headers, with the sentences that explain them."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import minus, source_points
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.powers import later_powers, total_military, working_powers
from galaxy_desktop.games.race.schema import KINDS
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.words.terms import kind_name
from galaxy_desktop.language import NN_, ngettext, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter
from galaxy_desktop.ui.tabletop.parts import MINUS, signed

CHIPS, GOODS = NN_("VP chip", "VP chips"), NN_("good", "goods")


def chips(board: Board, seat: Seat) -> Counter:
    """Return the counter of VP chips."""
    number = board.view.players[seat].chips
    tip = _("**{n}** VP in chips.").format(n=number)
    return Counter(item_id("chips", seat), "points", str(number), CHIPS.read(number), tip, CHIPS)


def score_now(board: Board, seat: Seat) -> Counter:
    """Return the counter of the score if the game ended now."""
    score = board.game.scores(board.view)[seat]
    parts = [
        source_points(board.game.words.source(source), minus(points))
        for source, points in score.parts
        if points
    ]
    tip = _("Current score: **{total}** VP ({parts}).") if parts else _("Current score: **{total}** VP.")
    tip = tip.format(total=minus(score.total), parts=series(parts))
    return Counter(item_id("score", seat), "trophy", minus(score.total), _("current score"), tip)


def cards_in_hand(board: Board, seat: Seat) -> Counter:
    """Return the counter of cards in hand."""
    number = len(board.view.players[seat].hand)
    held = ngettext("{n} card in hand.", "{n} cards in hand.", number).format(n=number)
    limit = _("At the end of the round each player discards down to {limit}.").format(
        limit=figures().hand_limit
    )
    return Counter(item_id("hand", seat), "hand", str(number), _("in hand"), f"{held} {limit}")


def military(board: Board, seat: Seat) -> Counter:
    """Return the counter of total Military; its tip adds what counts against some worlds only."""
    total = total_military(board.view, seat)
    special = [
        f"{signed(power.amount)} {{{power.good or 'tag_' + power.tag}}}"
        for _card, power in later_powers(board.view, seat, "settle")
        if power.code == "military" and (power.good or power.tag)
    ]
    figure = signed(total) if total else "0"
    tip = _(
        "Military **{total}**: conquers military worlds (red ring) with defense up to this number."
    ).format(total=figure)
    if special:
        more = _("Against some worlds only: {special}.").format(special=series(special))
        tip = f"{tip} {more}"
    return Counter(item_id("military", seat), "military", figure, _("Military"), tip)


def tableau(board: Board, seat: Seat) -> Counter:
    """Return the counter of cards in the tableau, of the number that ends the game."""
    number, full = len(board.view.players[seat].tableau), figures().tableau_size
    tip = _("{n} of {full} cards in the tableau. A round that ends with {full} in a tableau is the last.")
    return Counter(item_id("tableau", seat), "deck", f"{number}/{full}", "", tip.format(n=number, full=full))


def goods(board: Board, seat: Seat) -> Counter:
    """Return the counter of goods on worlds."""
    number = len(board.view.players[seat].goods)
    tip = ngettext("{n} good on worlds.", "{n} goods on worlds.", number).format(n=number)
    return Counter(item_id("goods", seat), "any_good", str(number), GOODS.read(number), tip, GOODS)


def discounts(board: Board, seat: Seat) -> list[Counter]:
    """Return the counters of discounts: for worlds, for worlds of a kind, for developments."""
    found = []
    worlds = [p for _card, p in working_powers(board.view, seat, "settle") if p.code == "discount"]
    general = sum(power.amount for power in worlds if not power.good)
    if general:
        tip = _("Worlds cost **{n}** less.").format(n=general)
        found.append(_discount(seat, "settle", "civil_cost", general, _("for worlds"), tip))
    for kind in KINDS:
        special = sum(power.amount for power in worlds if power.good == kind)
        if special:
            word = _("for {kind} worlds").format(kind=kind_name(kind))
            tip = _("{kind} worlds cost **{n}** less.").format(kind=kind_name(kind), n=general + special)
            found.append(_discount(seat, f"settle_{kind}", kind, general + special, word, tip))
    developments = _development_discount(board, seat)
    if developments:
        tip = _("Developments cost **{n}** less.").format(n=developments)
        word = _("for developments")
        found.append(_discount(seat, "develop", "development_cost", developments, word, tip))
    return found


def _development_discount(board: Board, seat: Seat) -> int:
    """Return the discount for developments by the powers of a tableau."""
    powers = working_powers(board.view, seat, "develop")
    return sum(power.amount for _card, power in powers if power.code == "discount")


def _discount(seat: Seat, what: str, sign: str, number: int, word: str, tip: str) -> Counter:
    return Counter(item_id(f"discount_{what}", seat), sign, f"{MINUS}{number}", word, tip)
