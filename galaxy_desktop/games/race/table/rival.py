"""Tableau of another player, laid large over the own one."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.table import standing
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.tabletop.empire import card_places, lay_empire_card, lay_empire_panel
from galaxy_desktop.ui.tabletop.look import detail_of


def lay_rival(board: Board, frame: Frame, seat: Seat) -> None:
    """Lay the panel with the cards of a player, as large as own ones."""
    box = frame.own.union(frame.choices) if frame.choices.height else frame.own
    counters = [
        standing.chips(board, seat),
        standing.cards_in_hand(board, seat),
        standing.military(board, seat),
        standing.tableau(board, seat),
    ]
    inside = lay_empire_panel(board, box, seat, counters)
    player = board.view.players[seat]
    places = card_places(inside, len(player.tableau), CARD_SHAPE, frame.own_card[0], board.space("gap"))
    for card, place in zip(player.tableau, places, strict=True):
        level = detail_of(place.width, board.kit.metrics.scale, plain=frame.plain)
        good = board.good_look(card, player.goods)
        look = RaceLook(card, place.size, level, good, card == player.start)
        lay_empire_card(board, seat, look, place)
