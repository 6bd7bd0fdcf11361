"""Plates of the acts since the viewer last chose: who acted, and a picture of what it was about."""

from collections.abc import Callable, Sequence

import pygame

from galaxy_desktop.engine.events import OwnCards, points_of
from galaxy_desktop.engine.markup import InlineSign, parse, plain
from galaxy_desktop.language import N_, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.depicting import Depicting
from galaxy_desktop.ui.roles.stamps import Stamps
from galaxy_desktop.ui.table.retelling import RetoldAct, words_in
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.widgets.widget import Widget

PLATE = 1.36
"""Width of a plate in heights."""
SHIELD, PICTURE, DRAWN, DEPICTED, NOTHING = 0.5, 0.84, 3, 0.8, 0.5
"""Size of shield and picture in heights of a plate; times that size in which a card is drawn first; sizes of
the icon of an act without a picture, and of that of the log, as shares of that of a picture."""

MOST_LINES = 8
"""Most sentences of earlier acts that one plate tells, the last ones."""

Tell = Callable[[RetoldAct], None]


class ActPlate(Widget):
    """Act of others: hovering shows its sentences, a click shows it once more on the table."""

    takes_enter = True
    kind_word = N_("button")

    def __init__(self, kit: Kit, rect: pygame.Rect, told: RetoldAct, picture: pygame.Surface, tell: Tell):
        words = "\n".join(told.beat.lines)
        super().__init__(kit, rect, words, tip=words)
        self.told = told
        self._picture = _within(picture, self.room.width)
        self._tell = tell

    @property
    def room(self) -> pygame.Rect:
        """Part of the plate beside the shields."""
        inner = layout.inset(self.rect, max(2, self.rect.height // 16))
        return layout.trim(inner, left=round(self.rect.height * SHIELD))

    def use(self, pos: tuple[int, int]) -> None:
        self._tell(self.told)

    def draw(self, surface: pygame.Surface) -> None:
        colour, seats = self.kit.theme.colour, self.told.seats
        edge = colour.primary if self.hovered else self.kit.theme.seat(seats[0] + 1).colour
        self.kit.faces.raised(surface, self.rect, edge)
        size = round(self.rect.height * SHIELD)
        inner = layout.inset(self.rect, max(2, self.rect.height // 16))
        side = layout.left(inner, size)
        step = (side.height - size) / max(1, len(seats) - 1)
        for number, seat in enumerate(seats):
            top = side.centery - size // 2 if len(seats) == 1 else side.top + round(number * step)
            shield = self.kit.shield(seat, size)
            surface.blit(shield, shield.get_rect(midtop=(side.centerx, top)))
        surface.blit(self._picture, self._picture.get_rect(center=self.room.center))


class MorePlate(Widget):
    """Number of earlier acts for which there is no room; a click shows everything once more."""

    takes_enter = True
    kind_word = N_("button")

    def __init__(
        self, kit: Kit, rect: pygame.Rect, earlier: Sequence[RetoldAct], tell: Callable[[], None]
    ) -> None:
        tip = ngettext(
            "**{n}** earlier move. Click to show everything again (R).",
            "**{n}** earlier moves. Click to show everything again (R).",
            len(earlier),
        ).format(n=len(earlier))
        told = [line for one in earlier for line in one.beat.lines]
        super().__init__(kit, rect, plain(tip), tip="\n".join([tip, *told[-MOST_LINES:]]))
        self.earlier = len(earlier)
        self._tell = tell

    def use(self, pos: tuple[int, int]) -> None:
        self._tell()

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.faces.raised(surface, self.rect, self.kit.theme.colour.primary if self.hovered else None)
        words = _("+{n}").format(n=self.earlier)
        self.draw_label(surface, self.rect, words, "body", self.kit.theme.colour.text)


class Recap:
    """Plates as they were made last; new ones are made only for other acts, or another row."""

    def __init__(self) -> None:
        self.plates: Sequence[Widget] = ()
        self._made_from: object = None

    def made(
        self,
        kit: Kit,
        painter: Painter,
        row: pygame.Rect,
        acts: Sequence[RetoldAct],
        tell: Tell,
        tell_all: Callable[[], None],
    ) -> Sequence[Widget]:
        """Return the plates of these acts."""
        made_from = (kit, painter, tuple(row), acts)
        if made_from != self._made_from:
            self._made_from = made_from
            self.plates = plates(kit, painter, row, acts, tell, tell_all) if acts else ()
        return self.plates


def plates(
    kit: Kit,
    painter: Painter,
    row: pygame.Rect,
    acts: Sequence[RetoldAct],
    tell: Tell,
    tell_all: Callable[[], None],
) -> list[Widget]:
    """Return the plates of a row, the newest last; earlier ones without room are one plate."""
    gap, height = kit.metrics.space("tight"), row.height
    width = round(height * PLATE)
    most = max(1, (row.width + gap) // (width + gap))
    kept = acts if len(acts) <= most else acts[len(acts) - most + 1 :]
    earlier = acts[: len(acts) - len(kept)]
    places = layout.cells(row, (width, height), most, most, gap)
    found: list[Widget] = [MorePlate(kit, places[0], earlier, tell_all)] if earlier else []
    for told in kept:
        picture = _picture(kit, painter, told, round(height * PICTURE))
        found.append(ActPlate(kit, places[len(found)], told, picture, tell))
    return found


def _picture(kit: Kit, painter: Painter, told: RetoldAct, size: int) -> pygame.Surface:
    """Return the card or tile of an act, else its points, or the back of hidden cards, or an icon.

    The first card or tile is taken, of events that name theirs in passing only if no other has one; the icon
    is the first one of its sentences, or that of the game for it, or that of the log. Points of several that
    differ have no figure.
    """
    for thing in words_in(sorted(told.events, key=lambda event: event.passing)):
        face = _face(painter, thing, DRAWN * size)
        if face is not None:
            return _fitted(face, size)
    if any(isinstance(event, OwnCards) for event in told.events):
        return card_back(kit, (round(size / CARD_SHAPE), size))
    points = {points_of(event) for event in told.events} - {0}
    if points:
        return kit.sign("points", round(size * 0.8), None, str(*points) if len(points) == 1 else "")
    signs = [part for line in told.beat.lines for part in parse(line) if isinstance(part, InlineSign)]
    name = painter.sign_of(told.events) if not signs and isinstance(painter, Depicting) else ""
    if name:
        return kit.sign(name, round(size * DEPICTED))
    if not signs:
        return kit.sign("log", round(size * NOTHING), kit.theme.colour.text_soft)
    return kit.sign(signs[0].name, round(size * 0.8), None, signs[0].label)


def _face(painter: Painter, thing: str, size: int) -> pygame.Surface | None:
    """Return a card or tile, else the small picture of a card; None for other things."""
    face = painter.face(thing, (size, size))
    if face is None and isinstance(painter, Stamps):
        return painter.stamp(thing, (round(size / CARD_SHAPE), size))
    return face


def _within(picture: pygame.Surface, width: int) -> pygame.Surface:
    """Return a picture, smaller if it is wider than its room."""
    return picture if picture.get_width() <= width else _fitted(picture, width)


def _fitted(face: pygame.Surface, size: int) -> pygame.Surface:
    """Return a picture as large as it fits into a square."""
    share = size / max(face.get_size())
    width, height = face.get_size()
    return pygame.transform.smoothscale(face, (round(width * share), round(height * share)))
