"""Empire of another player, shown large over actions and market."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.table import standing
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.goal_box import draw_goal
from galaxy_desktop.games.frontiers.table.look import TALL, PlateLook
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire import lay_empire_panel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter
from galaxy_desktop.ui.tabletop.sheet import Spot

PLATES = 66
GOALS, WIDEST_GOAL = 48, 290
FEWEST_SPACES = 7


def lay_empire(board: Board, frame: Frame) -> None:
    """Lay the panel: figures, worlds, goals if there is room, developments."""
    box, seat, pad = frame.upper, board.looked_at, board.space("pad")
    inside = lay_empire_panel(board, box, seat, _counters(board, seat), standing.hidden_note(board, seat))
    plates, inside = layout.cut_bottom(inside, max(board.px(PLATES), 36), pad // 2)
    if board.view.goals and frame.roomy:
        goals, inside = layout.cut_bottom(inside, board.px(GOALS), pad // 2)
        _lay_goals(board, goals, seat)
    _lay_worlds(board, inside, seat)
    _lay_plates(board, plates, seat)


def _counters(board: Board, seat: Seat) -> list[Counter]:
    return [
        standing.money(board, seat),
        standing.chips(board, seat),
        standing.colonists(board, seat),
        standing.military(board, seat),
        standing.total(board, seat),
    ]


def _lay_worlds(board: Board, area: pygame.Rect, seat: Seat) -> None:
    """Lay the colonies, then the explored worlds a little apart."""
    player, gap = board.view.players[seat], board.space("tight")
    number, apart = len(player.colonies) + len(player.explored), board.space("block")
    room = area.width - apart
    width = min((room + gap) // max(1, number) - gap, int(area.height / TALL))
    height = round(width * TALL)
    for place, tile in enumerate((*player.colonies, *player.explored)):
        settled = place < len(player.colonies)
        left = area.left + place * (width + gap) + (0 if settled else apart)
        rect = pygame.Rect(left, area.top, width, height)
        look = board.world_look(tile, rect.size, seat) if settled else board.world_look(tile, rect.size)
        spot = Spot(look, rect)
        item = Item(item_id(f"of {seat}", tile), rect.copy(), "empire", tile)
        board.sheet.card(item, spot, partial(board.drawn.draw, spot=spot))


def _lay_goals(board: Board, area: pygame.Rect, seat: Seat) -> None:
    """Lay each goal in play with what that player has of it."""
    shown, gap = board.view.goals, board.space("tight")
    width = min((area.width + gap) // len(shown) - gap, board.px(WIDEST_GOAL))
    for goal, row in zip(
        shown, layout.cells(area, (width, area.height), len(shown), len(shown), gap), strict=True
    ):
        item = Item(item_id(f"of {seat}", goal), row, "empire", goal)
        board.sheet.add(partial(draw_goal, board, goal=goal, row=row, of=seat), item)


def _lay_plates(board: Board, area: pygame.Rect, seat: Seat) -> None:
    """Lay the developments, each as wide as the spaces it covers, a little wider if they are few."""
    player, gap = board.view.players[seat], board.space("tight")
    most = max(FEWEST_SPACES, sum(figures().spaces[tiles()[t].size] for t in player.developments))
    step, rest = (area.width + gap) / most, area
    if not player.developments:
        board.sheet.add(partial(_none, board, area=area))
    for tile in player.developments:
        rect, rest = layout.cut_left(rest, round(step * figures().spaces[tiles()[tile].size]) - gap, gap)
        board.put_plate(PlateLook(tile, rect.size, board.level), rect, "empire", item_id(f"of {seat}", tile))


def _none(board: Board, surface: pygame.Surface, area: pygame.Rect) -> None:
    colour = board.kit.theme.colour.text_muted
    board.kit.text.draw(surface, area, _("No developments yet."), "body", colour=colour, middle=True)
