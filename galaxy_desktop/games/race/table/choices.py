"""The row of choices of a round: a card for each action, or a small one for each pair of them."""

from functools import partial

import pygame

from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.table.action_card import draw_action
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.opponents import numeral
from galaxy_desktop.ui.faces import Look
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put, write

GAP = 8
FEW = 9
PAIR_COLUMNS = 8
LARGE_COLUMNS = 4


def lay_actions(board: Board, frame: Frame) -> None:
    """Lay a card for each action, or a small one for each pair of actions."""
    options = board.decision.options() if board.decision else ()
    few = len(options) <= FEW
    columns = len(options) if few else PAIR_COLUMNS
    if frame.plain:
        columns = LARGE_COLUMNS if few else 4
    for option, place in zip(options, cells(board, frame.choices, columns, len(options)), strict=False):
        item = Item(option, place, "actions", option)
        if few:
            board.sheet.add(partial(draw_action, board, action=option, place=place), item)
        else:
            board.sheet.add(partial(_pair, board, option=option, place=place), item)


def cells(board: Board, area: pygame.Rect, columns: int, count: int) -> list[pygame.Rect]:
    """Equal places in rows."""
    gap = board.px(GAP)
    rows = -(-count // columns)
    width = (area.width - gap * (columns - 1)) / columns
    height = (area.height - gap * (rows - 1)) // rows
    return [
        pygame.Rect(
            round(area.left + (index % columns) * (width + gap)),
            area.top + (index // columns) * (height + gap),
            int(width),
            height,
        )
        for index in range(count)
    ]


def _pair(board: Board, surface: pygame.Surface, option: str, place: pygame.Rect) -> None:
    """Two actions one below the other, each with its phase and name."""
    mark = board.mark(option)
    colour, faces = board.kit.theme.colour, board.kit.faces
    fill = colour.high if mark == "chosen" else colour.panel
    edge = colour.hairline if mark == "rest" else board.drawn.colour_of(mark)
    faces.face(surface, place, Look(fill, fill, edge, faces.radius("control"), 2 * faces.hair))
    pad, style = board.px(10), "body" if board.kit.metrics.mode == "wide" else "small"
    names = parse_as(Actions, option).chosen
    height = (place.height - board.px(4)) // len(names)
    size = min(height - 2, board.text(19))
    for index, action in enumerate(names):
        row = pygame.Rect(
            place.left + pad, place.top + board.px(2) + index * height, place.width - 2 * pad, height
        )
        sign = board.kit.sign("phase", size, board.kit.theme.colour.text, numeral(action))
        put(surface, sign, (row.left + size // 2, row.centery))
        row.left, row.width = row.left + size + board.px(8), row.width - size - board.px(8)
        write(board, surface, row, board.game.words.item(action), style)
    if mark == "chosen":
        badge = board.drawn.check(max(20, board.px(24)))
        surface.blit(badge, badge.get_rect(center=(place.right - board.px(18), place.centery)))
