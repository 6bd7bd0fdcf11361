"""Share of the top bar: deck and discards; in a solitaire game also rounds and imaginary empire."""

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.propaganda import general_military
from galaxy_desktop.games.jumpdrive.state import RIVAL
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.tabletop.lines import Counter, lay_supplies


def lay_top(board: Board) -> None:
    """Lay the supplies into the top bar, with words if there is room."""
    area = board.areas.phases.union(board.areas.supplies)
    lay_supplies(board, area, [*_supplies(board), *(_alone(board) if board.alone else [])])


def _supplies(board: Board) -> list[Counter]:
    deck, discards = len(board.view.supply), len(board.view.discards)
    cards = ngettext("{n} card in the deck.", "{n} cards in the deck.", deck).format(n=deck)
    gone = ngettext("{n} card in the discard pile.", "{n} cards in the discard pile.", discards)
    later = _("When the deck runs out, the discards are shuffled to form a new deck.")
    return [
        Counter("deck", "deck", str(deck), _("deck"), cards),
        Counter("discards", "discards", str(discards), _("discards"), f"{gone.format(n=discards)} {later}"),
    ]


def _alone(board: Board) -> list[Counter]:
    """Return the counters of a solitaire game: the round, and the imaginary empire."""
    rounds, number = figures().solo_rounds, board.view.round
    strong = max(1, general_military(board.view)[RIVAL])
    last = _("A solitaire game has **{n}** rounds.").format(n=rounds)
    tip = _(
        "**The imaginary empire** only competes with you for War Propaganda. Its Military equals the round "
        "number, now **{n}**. It has no other cards and doesn't score."
    ).format(n=strong)
    if held := [board.game.words.item(card) for card in board.view.rival]:
        has = _("It now has {cards}.").format(cards=listed(held))
        tip = f"{tip} {has}"
    return [
        Counter("rounds", "clock", f"{number} / {rounds}", _("rounds"), last),
        Counter("rival", "military", str(strong), _("imaginary empire"), tip),
    ]
