"""The other players before the screens are lifted: name, figures, tiles, and whether they are ready."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.table import standing
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame
from galaxy_desktop.games.roll.table.look import TileLook
from galaxy_desktop.games.roll.words.terms import item as name_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.dice_face import BACK, die_face
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import Counter, write
from galaxy_desktop.ui.tabletop.players import lay_header, lay_panels, write_state
from galaxy_desktop.ui.tabletop.sheet import Spot

PAD, HEADER = 12, 48
TILE, GAP, FOOT = 80, 6, 34


def lay_opponents(board: Board, frame: Frame) -> None:
    """Lay a panel for each other player."""
    lay_panels(board, frame.opponents, partial(_lay_panel, board, frame))


def _lay_panel(board: Board, frame: Frame, seat: Seat, panel: pygame.Rect, group: str) -> None:
    height = board.px(HEADER) if frame.minis else panel.height
    header = pygame.Rect(
        panel.left, panel.top, panel.width, max(height, min(panel.height, board.text(17) + 8))
    )
    lay_header(board, seat, header, group, counters(board, seat))
    if not frame.minis:
        return
    foot = pygame.Rect(panel.left, panel.bottom - board.px(FOOT), panel.width, board.px(FOOT))
    pad = board.px(PAD)
    inside = pygame.Rect(panel.left + pad, header.bottom, panel.width - 2 * pad, foot.top - header.bottom)
    lay_minis(board, seat, inside, group)
    board.sheet.add(partial(_foot, board, seat=seat, foot=foot))


def counters(board: Board, seat: Seat) -> list[Counter]:
    """The figures of another player."""
    return [
        standing.chips(board, seat),
        standing.money(board, seat),
        standing.squares(board, seat),
        standing.cup(board, seat),
        standing.citizenry(board, seat),
    ]


def lay_minis(board: Board, seat: Seat, inside: pygame.Rect, group: str) -> None:
    """All squares of a tableau in one row, overlapping where they are many; goods as small dice."""
    player = board.view.players[seat]
    size = min(board.px(TILE), inside.height)
    step = min(size + board.px(GAP), (inside.width - size) / max(1, len(player.tableau) - 1))
    rects = [
        pygame.Rect(round(inside.left + number * step), inside.top, size, size)
        for number in range(len(player.tableau))
    ]
    faction = board.faction(seat)
    if faction:
        wide = rects[0].union(rects[1])
        whole = Spot(TileLook(faction[0], wide.size, "mini", right=faction[1]), wide)
        board.sheet.add(lambda surface: board.drawn.draw(surface, whole))
    for number, (side, rect) in enumerate(zip(player.tableau, rects, strict=True)):
        spot = Spot(TileLook(side, rect.size, "mini", part=side in faction), rect)
        goods = [die for die, world in player.goods.items() if world == side]
        seen = rect.copy()
        seen.width = size if number == len(player.tableau) - 1 else min(size, round(step))
        board.sheet.card(Item(side, seen, group, side), spot, partial(_mini, board, spot=spot, goods=goods))


def _mini(board: Board, surface: pygame.Surface, spot: Spot, goods: list[str]) -> None:
    board.drawn.draw(surface, spot)
    size = max(12, round(spot.rect.width * 0.34))
    for number, die in enumerate(goods):
        face = die_face(board.kit, board.kit.theme.die[die.partition(":")[0]], BACK, size)
        surface.blit(face, (spot.rect.right - (size + 2) * (number + 1) - 2, spot.rect.bottom - size - 4))


def _foot(board: Board, surface: pygame.Surface, seat: Seat, foot: pygame.Rect) -> None:
    """What is being built, and whether the player is ready."""
    right = write_state(board, surface, seat, foot)
    player = board.view.players[seat]
    tops = [stack[-1] for stack in (player.developments, player.worlds) if stack]
    text = _("building {tiles}").format(tiles=", ".join(name_of(tile) for tile in tops)) if tops else ""
    left = foot.left + board.px(PAD + 2)
    rect = pygame.Rect(left, foot.top, right - left - board.px(8), foot.height)
    write(board, surface, rect, text, "small", board.kit.theme.colour.text_soft)
