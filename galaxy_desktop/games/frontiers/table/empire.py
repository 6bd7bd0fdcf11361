"""The empire of another player, shown large over actions and market."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.table import standing
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.goal_box import draw_goal
from galaxy_desktop.games.frontiers.table.ids import EmpireItem
from galaxy_desktop.games.frontiers.table.look import TALL, PlateLook
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import fit_counters, lay_counters, put, shield, write
from galaxy_desktop.ui.tabletop.sheet import Spot

PAD, HEAD, GAP, PLATES = 14, 46, 6, 66
GOALS, WIDEST_GOAL = 48, 290
FEWEST_SPACES = 7


def lay_empire(board: Board, frame: Frame) -> None:
    """Lay the panel: figures, worlds, developments."""
    box, seat, pad = frame.upper, board.looked_at, board.px(PAD)
    board.sheet.cover(box)
    board.sheet.places["empire"] = box
    head = pygame.Rect(
        box.left + pad, box.top + 2, box.width - 2 * pad, max(board.px(HEAD), board.text(18) + 8)
    )
    board.sheet.add(partial(_panel, board, box=box))
    _lay_head(board, head, seat)
    low = max(board.px(PLATES), 36)
    inside = pygame.Rect(head.left, head.bottom, head.width, box.bottom - pad - low - head.bottom - pad // 2)
    if board.view.goals and frame.roomy:
        inside.height -= board.px(GOALS) + pad // 2
        _lay_goals(
            board, pygame.Rect(inside.left, inside.bottom + pad // 2, inside.width, board.px(GOALS)), seat
        )
    _lay_worlds(board, inside, seat)
    _lay_plates(board, pygame.Rect(head.left, box.bottom - pad - low, head.width, low), seat)


def _panel(board: Board, surface: pygame.Surface, box: pygame.Rect) -> None:
    board.kit.faces.veil(surface, box, 1.0)
    board.kit.faces.panel(surface, box, board.seat_colour(board.looked_at))


def _lay_head(board: Board, head: pygame.Rect, seat: Seat) -> None:
    """Name and figures; a click on it closes the empire."""
    size, name = board.text(26), board.name(seat)
    font = board.kit.fonts.style("heading", board.kit.metrics).font
    title = pygame.Rect(head.left + size + board.px(10), head.top, font.size(name)[0] + 4, head.height)
    close = layout.right_of(head, head.right - head.height)
    at = pygame.Rect(title.right + board.px(24), head.top, 0, head.height)
    at.width = close.left - at.left
    counters = [
        standing.money(board, seat),
        standing.chips(board, seat),
        standing.colonists(board, seat),
        standing.military(board, seat),
        standing.total(board, seat),
    ]
    words = fit_counters(board, counters, at.width, words=board.kit.metrics.mode == "wide")
    lay_counters(board, at, counters, "empire figures", words=words)

    def draw(surface: pygame.Surface) -> None:
        put(surface, shield(board, seat, size), (head.left + size // 2, head.centery))
        write(board, surface, title, name, "heading")
        put(surface, board.kit.sign("cross", board.text(20)), close.center)

    tip = _("Close the empire of **{name}**").format(name=name)
    board.sheet.add(draw, Item(EmpireItem(seat, closes=True).id, close, "empire figures", "", tip))


def _lay_worlds(board: Board, area: pygame.Rect, seat: Seat) -> None:
    """Colonies, then the explored worlds a little apart."""
    player, gap = board.view.players[seat], board.px(GAP)
    number, apart = len(player.colonies) + len(player.explored), board.px(26)
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
        board.sheet.card(item, spot, partial(_blit, board, spot=spot))


def _lay_goals(board: Board, area: pygame.Rect, seat: Seat) -> None:
    """What that player has of each goal in play."""
    shown, gap = board.view.goals, board.px(GAP)
    width = min((area.width + gap) // len(shown) - gap, board.px(WIDEST_GOAL))
    for number, goal in enumerate(shown):
        row = pygame.Rect(area.left + number * (width + gap), area.top, width, area.height)
        item = Item(item_id(f"of {seat}", goal), row, "empire", goal)
        board.sheet.add(partial(draw_goal, board, goal=goal, row=row, of=seat), item)


def _lay_plates(board: Board, area: pygame.Rect, seat: Seat) -> None:
    """The developments, as wide as the spaces they cover; a little wider where they are few."""
    player, gap = board.view.players[seat], board.px(GAP)
    most = max(FEWEST_SPACES, sum(figures().spaces[tiles()[t].size] for t in player.developments))
    step, left = (area.width + gap) / most, area.left
    if not player.developments:
        board.sheet.add(partial(_none, board, area=area))
    for tile in player.developments:
        width = round(step * figures().spaces[tiles()[tile].size])
        rect = pygame.Rect(left, area.top, width - gap, area.height)
        board.put_plate(PlateLook(tile, rect.size, board.level), rect, "empire", item_id(f"of {seat}", tile))
        left += width


def _blit(board: Board, surface: pygame.Surface, spot: Spot) -> None:
    board.drawn.draw(surface, spot)


def _none(board: Board, surface: pygame.Surface, area: pygame.Rect) -> None:
    colour = board.kit.theme.colour.text_muted
    board.kit.text.draw(surface, area, _("No development yet."), "body", colour=colour, middle=True)
