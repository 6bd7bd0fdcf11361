"""Share of the top bar: deck and discards; in a solitaire game also rounds and imagined empire."""

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
    gone = ngettext("{n} discarded card.", "{n} discarded cards.", discards).format(n=discards)
    gone += " " + _("They are shuffled into a new deck when it runs out.")
    return [
        Counter("deck", "deck", str(deck), _("deck"), cards),
        Counter("discards", "discards", str(discards), _("discards"), gone),
    ]


def _alone(board: Board) -> list[Counter]:
    """Return the counters of a solitaire game: the round, and the imagined empire."""
    rounds, number = figures().solo_rounds, max(1, board.view.round)
    strong = max(1, general_military(board.view)[RIVAL])
    last = _("A solitaire game has **{n}** rounds.").format(n=rounds)
    tip = _(
        "**The imagined empire** is your only rival. Its Military is the number of the round, now **{n}**. "
        "It has no cards and scores nothing: it only takes War Propaganda from you while it is stronger."
    ).format(n=strong)
    if held := [board.game.words.item(card) for card in board.view.rival]:
        tip += " " + _("Now it holds {cards}.").format(cards=", ".join(held))
    return [
        Counter("rounds", "clock", f"{number} / {rounds}", _("rounds"), last),
        Counter("rival", "military", str(strong), _("imagined empire"), tip),
    ]
