"""Figures of a player in the headers, with the sentences that explain them."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.powers import card_powers, total_military
from galaxy_desktop.games.race.schema import KINDS
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.words.terms import kind_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter
from galaxy_desktop.ui.tabletop.parts import MINUS, signed


def chips(board: Board, seat: Seat) -> Counter:
    """Return the counter of victory point chips."""
    number = board.view.players[seat].chips
    tip = ngettext("{n} victory point chip", "{n} victory point chips", number).format(n=number)
    return Counter(
        item_id("chips", seat), "points", str(number), ngettext("VP chip", "VP chips", number), tip
    )


def score_now(board: Board, seat: Seat) -> Counter:
    """Return the counter of the score if the game ended now."""
    score = board.game.scores(board.view)[seat]
    parts = ", ".join(
        f"{board.game.words.source(source)} **{points}**" for source, points in score.parts if points
    )
    tip = _("Score if the game ended now: **{total}**").format(total=score.total)
    return Counter(
        item_id("score", seat),
        "trophy",
        str(score.total),
        _("score if it ended now"),
        f"{tip} ({parts})" if parts else tip,
    )


def cards_in_hand(board: Board, seat: Seat) -> Counter:
    """Return the counter of cards in hand."""
    number = len(board.view.players[seat].hand)
    limit = figures().hand_limit
    tip = ngettext("{n} card in hand", "{n} cards in hand", number).format(n=number)
    tip += ". " + _("More than {limit} are discarded at the end of the round.").format(limit=limit)
    return Counter(item_id("hand", seat), "hand", str(number), _("in hand"), tip)


def military(board: Board, seat: Seat) -> Counter:
    """Return the counter of total Military; its tip adds what counts against some worlds only."""
    total = total_military(board.view, seat)
    special = [
        f"{signed(power.amount)} {{{power.good or 'tag_' + power.tag}}}"
        for _card, power in card_powers(board.view, seat, "settle")
        if power.code == "military" and (power.good or power.tag)
    ]
    tip = _("Military **{total}**: worlds with a red ring up to this number can be conquered.").format(
        total=signed(total) if total else "0"
    )
    if special:
        tip += " " + _("Against some kinds of world: {special}.").format(special=", ".join(special))
    return Counter(item_id("military", seat), "military", signed(total) if total else "0", _("Military"), tip)


def tableau(board: Board, seat: Seat) -> Counter:
    """Return the counter of cards in the tableau, of the number that ends the game."""
    number, full = len(board.view.players[seat].tableau), figures().tableau_size
    tip = _("{n} of {full} cards lie in the tableau; the round in which it is full is the last.").format(
        n=number, full=full
    )
    return Counter(item_id("tableau", seat), "deck", f"{number}/{full}", "", tip)


def goods(board: Board, seat: Seat) -> Counter:
    """Return the counter of goods on worlds."""
    number = len(board.view.players[seat].goods)
    tip = ngettext("{n} good lies on the worlds", "{n} goods lie on the worlds", number).format(n=number)
    return Counter(item_id("goods", seat), "any_good", str(number), ngettext("good", "goods", number), tip)


def discounts(board: Board, seat: Seat) -> list[Counter]:
    """Return the counters of discounts for worlds and developments; none without such powers."""
    worlds = _discount(board, seat, "settle", "civil_cost", _("for worlds"))
    return [*worlds, *_discount(board, seat, "develop", "development_cost", _("for developments"))]


def _discount(board: Board, seat: Seat, phase: str, sign: str, what: str) -> list[Counter]:
    """Return the counters of a phase: the general discount, then the whole for each kind with more."""
    powers = [p for _card, p in card_powers(board.view, seat, phase) if p.code == "discount"]
    general = sum(power.amount for power in powers if not power.good)
    found = []
    if general:
        tip = _("You pay {cards} less {what}.").format(cards=cards_text(general), what=what)
        found.append(Counter(item_id(f"discount_{phase}", seat), sign, f"{MINUS}{general}", what, tip))
    for kind in KINDS:
        special = sum(power.amount for power in powers if power.good == kind)
        if special:
            words = _("for {kind} worlds").format(kind=kind_name(kind))
            tip = _("You pay {cards} less {what}.").format(cards=cards_text(general + special), what=words)
            name = item_id(f"discount_{phase}_{kind}", seat)
            found.append(Counter(name, kind, f"{MINUS}{general + special}", words, tip))
    return found
