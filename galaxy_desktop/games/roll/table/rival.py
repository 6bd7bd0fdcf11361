"""Tableau of another player, laid large over the own one."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.table import standing
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.games.roll.table.on_tile import dice_on_tile
from galaxy_desktop.games.roll.table.tableau import LARGEST
from galaxy_desktop.games.roll.words.owners import square_text
from galaxy_desktop.ui.tabletop.empire import card_places, lay_empire_card, lay_empire_panel

GOOD = 0.3
"""Width of a good in widths of its world."""


def lay_rival(board: Board, frame: Frame, seat: Seat) -> None:
    """Lay the panel with the squares of a player, as large as own ones, with the goods on them."""
    box = frame.tableau.union(frame.choices) if frame.choices.height else frame.tableau
    counters = [
        standing.chips(board, seat),
        standing.squares(board, seat),
        standing.dice(board, seat),
        standing.money(board, seat),
    ]
    inside = lay_empire_panel(board, box, seat, counters)
    player = board.view.players[seat]
    places = card_places(inside, len(player.tableau), 1, board.px(LARGEST), board.space("gap"))
    for side, place in zip(player.tableau, places, strict=True):
        goods = [die for die, world in player.goods.items() if world == side]
        look = TileLook(side, place.size, tile_detail_of(place.width, board.letters("small")))
        lay_empire_card(board, seat, look, place, square_text(board.name(seat), side, goods))
        size = max(12, round(place.width * GOOD))
        for die, rect in zip(goods, dice_on_tile(board, side, place, len(goods), size), strict=True):
            board.put_piece(die, rect)
