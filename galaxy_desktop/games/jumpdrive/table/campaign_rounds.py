"""Finished game round by round: a bar for the VP of each round, and the cards it placed."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.games.jumpdrive.state import Turn
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.pictures import TablePictures
from galaxy_desktop.games.jumpdrive.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.surfaces import mask
from galaxy_desktop.ui.widgets.widget import Widget

CARD = 64
MOST_CARDS = 3


class PlayedRound(Widget):
    """One round: its bar, as a share of the `most` VP of a round, and its cards, which its tooltip names."""

    def __init__(self, kit: Kit, rect: pygame.Rect, number: int, turn: Turn, card: int, most: int) -> None:
        names = series(item(placed) for placed in turn.placed)
        told = names or _("No cards placed: you explored.")
        super().__init__(kit, rect, _("Round {n}").format(n=number), tip=told)
        self.turn = turn
        self._card = card
        self._most = most

    @property
    def state(self) -> str:
        """VP of the round, in words."""
        return spoken(vp(self.turn.vp))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar, the cards below it, and which round it was."""
        kit, gap = self.kit, self.kit.metrics.space("gutter")
        line = kit.fonts.style("body", kit.metrics).line
        high = round(self._card * SHAPE)
        upper, below = layout.cut_top(self.rect, self.rect.height - high - line - 2 * gap, gap)
        room = max(4, upper.height - line - gap)
        share = self.turn.vp / self._most
        _draw_bar(kit, surface, layout.bottom(upper, max(3, round(room * share))), self.turn.vp)
        cards, foot = layout.cut_top(below, high, gap // 2)
        _draw_cards(kit, surface, cards, self._card, self.turn)
        soft = kit.theme.colour.text_soft
        foot = layout.top(foot, line)
        kit.text.draw(surface, foot, self.label, "body", colour=soft, align="centre", lines=1)


def played_rounds(kit: Kit, rect: pygame.Rect, turns: Sequence[Turn]) -> list[PlayedRound]:
    """Return the rounds side by side; the best one takes the full height."""
    if not turns:
        return []
    gap, step = kit.metrics.space("gutter"), rect.width / len(turns)
    card = min(kit.metrics.px(CARD), round((step - 4 * gap) / 2))
    most = max(1, *(turn.vp for turn in turns))
    places = [
        layout.left(layout.trim(rect, left=round(number * step)), round(step) - gap)
        for number in range(len(turns))
    ]
    return [
        PlayedRound(kit, place, number, turn, card, most)
        for number, (place, turn) in enumerate(zip(places, turns, strict=True), 1)
    ]


def _draw_bar(kit: Kit, surface: pygame.Surface, bar: pygame.Rect, points: int) -> None:
    fill = kit.theme.chart["chips"].colour
    surface.blit(mask(bar.size, min(6, bar.height // 2), fill), bar)
    line = kit.fonts.style("number", kit.metrics).line
    above = pygame.Rect(bar.left, bar.top - line - 2, bar.width, line)
    kit.text.draw(surface, above, f"**{points}**", "number", align="centre", lines=1)


def _draw_cards(kit: Kit, surface: pygame.Surface, room: pygame.Rect, card: int, turn: Turn) -> None:
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
        face = drawn.face(JumpLook(placed_card, (card, round(card * SHAPE)), "mini", named=False))
        surface.blit(face, (left + number * step, room.top))
