"""Tile of a game in the menu: its picture, its name and pitch, and the unfinished game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import N_, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import SOFT, blit_frame
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import gradient, masked, ring, rounded
from galaxy_desktop.ui.theme import RGB, mix
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_width
from galaxy_desktop.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from galaxy_desktop.engine.game import Game
    from galaxy_desktop.engine.title import Title


WIDE = 1.25
TEXT_SHARE = 0.42
LOW, LOW_SHARE = 6, 0.72
HERO = 1300
LINES, PICTURED = 3, 0.4
"""Lines of text under the name of a high tile, and the least share of its picture."""


class GameTile(Widget):
    """Tile that opens a game. Wide tiles have their words at the left of the picture, high ones below."""

    takes_enter = True
    kind_word = N_("button")

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        title: Title,
        games: Mapping[str, Game[Any]],
        number: int,
        running: str,
        press: Callable[[], None],
        *,
        played: str = "",
        foot: int = 0,
        fanned: bool = False,
    ) -> None:
        super().__init__(kit, rect, title.name, tip=title.tagline())
        self.title = title
        self._games = games
        self.number = number
        self.running = running
        self.press = press
        self.played = played
        """Numbers of games played and won, in words; empty if none was played."""
        self.foot = foot
        """Height in pixels that buttons take up below the words."""
        self._frames = number + 1 if fanned else 0

    @property
    def game(self) -> Game[Any]:
        """Game of the tile."""
        return self._games[self.title.id]

    @property
    def fanned(self) -> bool:
        """True once its picture is drawn: each tile waits one frame longer than the one before it."""
        return self._frames > self.number

    @property
    def rest(self) -> float | None:
        """None once the picture is drawn, 0 before: the next frame is wanted at once."""
        return None if self.fanned else 0.0

    def update(self, dt: float) -> bool:
        """Count a frame; return True in the one that draws the picture."""
        if self.fanned:
            return False
        self._frames += 1
        return self.fanned

    @property
    def state(self) -> str:
        """Description of the unfinished game, empty if there is none."""
        return self.running

    @property
    def wide(self) -> bool:
        """True if the words stand at the left of the picture."""
        return self.rect.width > WIDE * self.rect.height

    def use(self, pos: tuple[int, int]) -> None:
        self.kit.sounds.play("button")
        self.press()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate, the picture, the words and the key."""
        corner = self.kit.faces.radius("menu_tile")
        rect = self.rect.move(0, 1) if self.pressed else self.rect
        self.kit.faces.shadow(surface, rect, corner)
        name = self.title.id if self.fanned else ""  # until then all tiles look the same
        key = ("game tile", name, rect.size, self.kit.metrics.scale)
        plate = self.kit.surfaces.get(key, self._plate)
        if self.fanned:
            surface.blit(plate, rect)
        else:
            surface.fill(self._ground, layout.inset(rect, corner + SOFT))
            blit_frame(surface, plate, rect.topleft, corner + SOFT)
        colour = self.kit.theme.colour
        if self.hovered or self.focused:
            self.kit.faces.glow(surface, rect, colour.legal, corner)
        self._draw_words(surface, rect)
        label = str(self.number)
        at = (
            rect.right - self.kit.metrics.space("broad") - key_cue_width(self.kit, label),
            rect.top + max(self.kit.metrics.px(30), self.kit.metrics.letters("body")),
        )
        draw_key_cue(self.kit, surface, at, label)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the focus ring with the round corners of the tile."""
        self.kit.faces.focus_ring(surface, self.rect, self.kit.faces.radius("menu_tile"))

    @property
    def low(self) -> bool:
        """True if there is room for a few lines only."""
        return self.rect.height < LOW * self.kit.fonts.style("body", self.kit.metrics).line

    def _picture_height(self, rect: pygame.Rect) -> int:
        """Return the height of a high tile above its words."""
        name, line = (self.kit.fonts.style(style, self.kit.metrics).line for style in ("heading", "body"))
        words = name + LINES * line + (LINES + 1) * self.kit.metrics.space("gutter")
        return max(round(rect.height * PICTURED), rect.height - self.foot - words)

    def words_box(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the rectangle for the words."""
        pad = self.kit.metrics.px(16 if self.low else 40 if self.wide else 24)
        box = layout.inset(rect, pad)
        if self.wide:
            return layout.left(box, round(rect.width * (LOW_SHARE if self.low else TEXT_SHARE)) - pad)
        if not self.foot:
            return box
        words = layout.below(rect, rect.top + self._picture_height(rect))
        return layout.inset(layout.above(words, rect.bottom - self.foot), pad, 0)

    def blocks(self, box: pygame.Rect) -> list[tuple[Block, int]]:
        """Return the words that fit, in order, each with the gap after it; the name is always one."""
        text, soft = self.kit.text, self.kit.theme.colour.text_soft
        lines, gap = (1 if self.low else 2), self.kit.metrics.px(4 if self.low else 14 if self.wide else 8)
        name = text.block(self.title.name, box.width, self._name_style, lines=lines)
        running = text.fitted(self._running(), box.width, "body", lines=lines)
        info = text.fitted(self._info(), box.width, "body", colour=soft, lines=lines)
        played = text.fitted(self.played, box.width, "body", colour=soft, lines=lines)
        room = box.height - name.height
        feet: list[tuple[Block, int]] = []
        shown = [(running, self.running), (info, "."), (played, self.played)]
        for block in [block for block, words in shown if words]:
            if block.height + gap <= room:
                feet.append((block, gap))
                room -= block.height + gap
        told = [] if self.low or self.foot else self._told(box.width, room - 2 * gap)
        return [(name, gap), *((block, 2 * gap) for block in told), *feet]

    def _told(self, width: int, room: int) -> list[Block]:
        """Return the description of the game, the long one if there is room; nothing if no line fits."""
        style = "lead" if self.wide else "body"
        line = self.kit.fonts.style(style, self.kit.metrics).line
        if room < line:
            return []
        long = self.wide and room >= 4 * line
        words = self.title.pitch() if long else self.title.tagline()
        limit = room if self.wide else min(room, 4 * line)
        soft = self.kit.theme.colour.text_soft
        told = self.kit.text.block(words, width, style, colour=soft)
        return [told] if told.height <= limit else []

    @property
    def _name_style(self) -> str:
        """Text style of the name: larger on larger tiles."""
        large = self.kit.metrics.mode == "large_text"
        if self.low:
            return "section"
        if not self.wide or large:
            return "heading"
        return "hero" if self.rect.width > self.kit.metrics.px(HERO) else "title"

    @property
    def _ground(self) -> RGB:
        """Colour of the plate where there is no picture."""
        return mix(self.kit.theme.colour.panel, self.kit.theme.colour.background, 0.35)

    def _info(self) -> str:
        low, high = self.title.seats[0], self.title.seats[-1]
        short, long = self.title.minutes
        players = (
            _("{low}–{high} players").format(low=low, high=high)
            if low != high
            else ngettext("{n} player", "{n} players", low).format(n=low)
        )
        return _("{players} · {short}–{long} min").format(players=players, short=short, long=long)

    def _running(self) -> str:
        return f"[primary]{{clock}} {escape(self.running)}[/]" if self.running else ""

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        box = self.words_box(rect)
        blocks = self.blocks(box)
        height = sum(block.height + gap for block, gap in blocks) - blocks[-1][1]
        y = box.centery - height // 2 if self.wide else box.top if self.foot else box.bottom - height
        for block, gap in blocks:
            block.draw(surface, (box.left, y))
            y += block.height + gap

    def _plate(self) -> pygame.Surface:
        """Return the picture with the cards, fading into the plate where the words stand."""
        size, corner = self.rect.size, self.kit.faces.radius("menu_tile")
        plate = pygame.Surface(size, pygame.SRCALPHA, 32)
        plate.fill(self._ground)
        if self.kit.theme.pictures and self.fanned:
            self._paint_picture(plate)
        rounded(plate, corner)
        plate.blit(ring(size, corner, self.kit.faces.hair, self.kit.theme.colour.edge), (0, 0))
        return plate

    def _paint_picture(self, plate: pygame.Surface) -> None:
        from galaxy_desktop.ui.scenes.showcase import showcase

        (width, height), ground = plate.get_size(), self._ground
        if self.wide:
            left = round(width * (0.62 if self.low else 0.3))
            shown = layout.right_of(plate.get_rect(), left)
            fade = pygame.transform.rotate(_fade((height, round(width * 0.28)), ground), 90)
            place = (shown.left, 0)
        else:
            shown = layout.top(plate.get_rect(), round(self._picture_height(plate.get_rect()) * 1.12))
            tall = round(shown.height * 0.4)
            fade = pygame.transform.flip(_fade((width, tall), ground), False, True)
            place = (0, shown.bottom - tall)
        plate.blit(self.kit.pictures.backdrop(self.title.id, shown.size), shown)
        plate.blit(fade, place)
        cards = layout.top(shown, round(shown.height * 0.9)).inflate(-shown.width // 9, -shown.height // 10)
        if self.wide:
            cards = pygame.Rect(round(width * 0.47), 0, round(width * 0.5), height).inflate(0, -height // 7)
        if not self.low:
            showcase(self.kit, self.game, plate, cards)


def _fade(size: tuple[int, int], colour: RGB) -> pygame.Surface:
    """Return a surface of one colour that fades from opaque at the top to transparent at the bottom."""
    solid = gradient(size, colour, colour)
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA, 32)
    for y in range(size[1]):
        share = 1 - y / max(1, size[1] - 1)
        column.set_at((0, y), (255, 255, 255, round(255 * share * share * (3 - 2 * share))))
    return masked(solid, pygame.transform.scale(column, size))
