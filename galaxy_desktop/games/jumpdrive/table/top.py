"""The top bar's share: deck and discards."""

from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.tabletop.lines import Counter, lay_supplies


def lay_top(board: Board) -> None:
    """Lay the supplies into the top bar, with words where there is room."""
    area = board.areas.phases.union(board.areas.supplies)
    lay_supplies(board, area, _supplies(board))


def _supplies(board: Board) -> list[Counter]:
    deck, discards = len(board.view.supply), len(board.view.discards)
    cards = ngettext("{n} card in the deck.", "{n} cards in the deck.", deck).format(n=deck)
    gone = ngettext("{n} discarded card.", "{n} discarded cards.", discards).format(n=discards)
    gone += " " + _("They are shuffled into a new deck when it runs out.")
    return [
        Counter("deck", "deck", str(deck), _("deck"), cards),
        Counter("discards", "discards", str(discards), _("discards"), gone),
    ]
