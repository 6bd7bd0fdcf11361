"""Goal of the campaign as a card: its measures as bars, and its state."""

from collections.abc import Callable, Mapping

import pygame

from galaxy_desktop.games.jumpdrive.campaign import goals, is_met
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.table.goal_bar import THICK, draw_bar
from galaxy_desktop.games.jumpdrive.words.campaign import measure_name, needs
from galaxy_desktop.games.jumpdrive.words.terms import goal_name
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.speech.spoken import phrase, spoken
from galaxy_desktop.ui.theme import mix
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_width
from galaxy_desktop.ui.widgets.widget import Widget

SIGNS: Mapping[str, str] = {
    "vp_total": "points",
    "military": "military",
    "explore": "explore",
    "world_kinds": "any_good",
}
"""Sign of each measure."""
PLATE, ROWS = 52, 2


def least_size(kit: Kit) -> tuple[int, int]:
    """Return the least width and height of a card at this text size, in pixels."""
    line = kit.fonts.style("body", kit.metrics).line
    row = line + kit.metrics.px(THICK + 12)
    head = max(kit.metrics.px(PLATE), kit.fonts.style("heading", kit.metrics).line)
    height = head + ROWS * row + line + 3 * kit.metrics.space("broad")
    return max(kit.metrics.px(280), round(kit.text.width(_widest())) + 3 * kit.metrics.space("broad")), height


def _widest() -> str:
    """Return the longest line of a card: a measure with its figures."""
    lines = (measure_name(measure.measure) for goal in goals() for measure in goal.measures)
    return max(lines, key=len) + " 00 / 00"


class GoalCard(Widget):
    """Card of a goal; it can be chosen while the goal may be checked off."""

    kind_word = N_("card")

    def __init__(
        self,
        kit: Kit,
        goal: Goal,
        reached: Mapping[str, int] | None,
        *,
        checked_in: int,
        legal: bool,
        chosen: bool,
        number: int,
        choose: Callable[[Goal], None],
    ) -> None:
        super().__init__(kit, layout.nowhere(), goal_name(goal))
        self.about = needs(goal)
        self.goal = goal
        self.reached = reached
        self.checked_in = checked_in
        """Number of the game it was checked off in, from 1 on; 0 while it is open."""
        self.legal = legal
        self.chosen = chosen
        self.number = number
        self._choose = choose

    @property
    def can_focus(self) -> bool:
        return not self.hidden

    @property
    def state(self) -> str:
        return phrase([spoken(self._foot()), _("selected") if self.chosen else ""])

    def use(self, pos: tuple[int, int]) -> None:
        if self.legal:
            self._choose(self.goal)

    def draw(self, surface: pygame.Surface) -> None:
        colour, faces = self.kit.theme.colour, self.kit.faces
        dim = bool(self.checked_in)
        top = mix(colour.panel, colour.raised, 0.3 if dim else 1.0)
        bottom = mix(colour.panel, colour.raised, 0.1 if dim else 0.4)
        edge = colour.hairline if dim else colour.edge
        faces.plate(surface, self.rect, top, edge, "mini", foot=bottom)
        inner = layout.inset(self.rect, self.kit.metrics.space("broad"), self.kit.metrics.space("pad"))
        below = layout.below(inner, self._head(surface, inner))
        line, below = layout.cut_bottom(below, self.kit.fonts.style("body", self.kit.metrics).line)
        bars = layout.cells(below, (below.width, below.height // ROWS), len(self.goal.measures), 1)
        for measure, bar in zip(self.goal.measures, bars, strict=True):
            have = self.reached[measure.measure] if self.reached and not dim else None
            draw_bar(self.kit, surface, bar, measure, have, dim=dim)
        shade = colour.good_news if dim or self._met else colour.text_soft
        self.kit.text.draw(surface, line, self._foot(), "body", colour=shade, lines=1)
        self._marks(surface)

    @property
    def _met(self) -> bool:
        return self.reached is not None and is_met(self.goal, self.reached)

    def _foot(self) -> str:
        if self.checked_in:
            return "{check} " + _("checked off in game {n}").format(n=self.checked_in)
        if self.legal:
            return "{check} " + _("met by this game")
        return _("open")

    def _head(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """Draw sign, name and key; return their lower end with a gap, in pixels of the window."""
        colour, px = self.kit.theme.colour, self.kit.metrics.px
        size = max(px(PLATE), self.kit.fonts.style("heading", self.kit.metrics).line)
        head = layout.top(inner, size)
        plate, name = layout.cut_left(head, size, self.kit.metrics.space("pad"))
        self.kit.faces.well(surface, plate)
        sign = SIGNS[self.goal.measures[-1].measure]
        picture = self.kit.sign(sign, round(size * 0.6), colour.credit)
        surface.blit(picture, picture.get_rect(center=plate.center))
        gap = self.kit.metrics.space("gutter")
        if self.legal:
            name = layout.trim(name, right=key_cue_width(self.kit, str(self.number)) + gap)
            draw_key_cue(self.kit, surface, (name.right + gap, plate.centery), str(self.number))
        shade = colour.text_muted if self.checked_in else colour.text
        self.kit.text.draw(surface, name, self.label, "heading", colour=shade, middle=True, lines=1)
        return head.bottom + gap

    def _marks(self, surface: pygame.Surface) -> None:
        """Draw a cyan glow if it may be chosen, or an amber one with the badge if it is."""
        colour, faces = self.kit.theme.colour, self.kit.faces
        if not self.legal:
            return
        faces.glow(surface, self.rect, colour.primary if self.chosen else colour.legal, faces.radius("mini"))
        if self.chosen:
            size = self.kit.metrics.bounded("badge")
            at = (self.rect.centerx, self.rect.top + size // 4)
            faces.disc(surface, at, size, colour.primary, colour.ink)
            faces.check(surface, at, round(size * 0.6), colour.ink)
