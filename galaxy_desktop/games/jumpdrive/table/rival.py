"""Empire of another player, laid large over the own one."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.table import standing
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.ui.tabletop.empire import card_places, lay_empire_card, lay_empire_panel
from galaxy_desktop.ui.tabletop.look import detail_of


def lay_rival(board: Board, frame: Frame, seat: Seat) -> None:
    """Lay the panel with the cards of a player, as large as own ones, with their yields now."""
    coming = [] if board.view.ended_by else [standing.vp_next(board, seat), standing.income(board, seat)]
    counters = [
        standing.vp_so_far(board, seat),
        *coming,
        standing.cards_in_hand(board, seat),
        standing.military(board, seat),
        standing.explore(board, seat),
    ]
    inside = lay_empire_panel(board, frame.own, seat, counters)
    empire, yields = board.view.players[seat].empire, board.yields(seat)
    places = card_places(inside, len(empire), SHAPE, frame.own_card, board.space("gap"))
    for card, place in zip(empire, places, strict=True):
        level = detail_of(place.width, board.kit.metrics.scale, plain=frame.plain)
        look = JumpLook(card, place.size, level, (yields[card].vp, yields[card].income))
        lay_empire_card(board, seat, look, place)
