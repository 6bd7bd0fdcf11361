"""Finished game round by round: a bar for the VP of each round, and the cards it placed."""

import pygame

from galaxy_desktop.games.jumpdrive.state import JumpState, Turn
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.pictures import TablePictures
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import mask

CARD = 64
MOST_CARDS = 3


def draw_rounds(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, g: JumpState) -> None:
    """Draw the bars side by side; the best round takes the full height."""
    turns, gap = g.players[0].turns, kit.metrics.space("gutter")
    if not turns:
        return
    step = rect.width / len(turns)
    line = kit.fonts.style("body", kit.metrics).line
    card = min(kit.metrics.px(CARD), round((step - 4 * gap) / 2))
    under = round(card * SHAPE) + line + 2 * gap
    most = max(1, *(turn.vp for turn in turns))
    room = max(4, rect.height - under - line - gap)
    for number, turn in enumerate(turns):
        column = layout.left(layout.trim(rect, left=round(number * step)), round(step) - gap)
        upper, below = layout.cut_top(column, column.height - under, gap)
        _bar(kit, surface, layout.bottom(upper, max(3, round(room * turn.vp / most))), turn.vp)
        cards, foot = layout.cut_top(below, round(card * SHAPE), gap // 2)
        _cards(kit, surface, cards, card, turn)
        foot = layout.top(foot, line)
        words = _("Round {n}").format(n=number + 1)
        soft = kit.theme.colour.text_soft
        kit.text.draw(surface, foot, words, "body", colour=soft, align="centre", lines=1)


def _bar(kit: Kit, surface: pygame.Surface, bar: pygame.Rect, vp: int) -> None:
    fill = kit.theme.chart["chips"].colour
    surface.blit(mask(bar.size, min(6, bar.height // 2), fill), bar)
    line = kit.fonts.style("number", kit.metrics).line
    above = pygame.Rect(bar.left, bar.top - line - 2, bar.width, line)
    kit.text.draw(surface, above, f"**{vp}**", "number", align="centre", lines=1)


def _cards(kit: Kit, surface: pygame.Surface, room: pygame.Rect, card: int, turn: Turn) -> None:
    """Draw the cards of a round, at most `MOST_CARDS`, overlapping if need be; a star for Explore."""
    if not turn.placed:
        star = kit.sign("start", round(card * 0.5), kit.theme.colour.text_muted)
        surface.blit(star, star.get_rect(center=room.center))
        return
    placed = turn.placed[:MOST_CARDS]
    step = min(card + kit.metrics.space("seam"), (room.width - card) // max(1, len(placed) - 1))
    left = room.centerx - (card + step * (len(placed) - 1)) // 2
    drawn = TablePictures(kit, "jumpdrive")
    for number, placed_card in enumerate(placed):
        face = drawn.face(JumpLook(placed_card, (card, round(card * SHAPE)), "mini"))
        surface.blit(face, (left + number * step, room.top))
