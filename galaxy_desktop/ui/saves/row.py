"""Row of the load list: picture, name and place, players, date and kind."""

from collections.abc import Sequence
from datetime import datetime

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.shelf import (
    branch_words,
    day_words,
    is_autosave,
    people_words,
    saved_at,
    stands_words,
    title_of,
)
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size
from galaxy_desktop.ui.scenes.showcase import showcase_picture
from galaxy_desktop.ui.surfaces import rounded
from galaxy_desktop.ui.theme import mix

HEIGHT, PICTURE = 95, 142
DATE_SHARE, NAME_SHARE = 0.2, 0.42


def picture_of_game(kit: Kit, games: Games, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the emblem of the game with this id in a size; of a game that is not there, only a backdrop."""
    game = games.get(name)
    if game is not None:
        return showcase_picture(kit, game, size)
    made = kit.pictures.backdrop(name, size).convert_alpha()
    return rounded(made, kit.faces.radius("mini"))


def picture_place(
    kit: Kit, inner: pygame.Rect, gap: int, *, always: bool = False
) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the place of the picture of a row, and the rest beside it.

    A theme without pictures leaves no place for them, unless `always`.
    """
    wide = min(kit.metrics.px(PICTURE), inner.width // 4)
    return layout.cut_left(inner, wide if always or kit.theme.pictures else 0, gap)


class SaveRows:
    """Painter of the rows of a list of saves."""

    def __init__(self, kit: Kit, games: Games, saves: Sequence[SaveInfo], now: datetime) -> None:
        self.kit = kit
        self.games = games
        self.saves = saves
        self.now = now

    @property
    def height(self) -> int:
        """Height of every row in pixels: two lines and a margin."""
        fonts, metrics = self.kit.fonts, self.kit.metrics
        lines = fonts.style("section", metrics).line + fonts.style("small", metrics).line
        return max(metrics.px(HEIGHT), lines + metrics.space("block"))

    def words(self, number: int) -> str:
        """Return a row as one line of text."""
        info = self.saves[number]
        return series([title_of(info, self.games), self._place(info), self._when(info)])

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
    ) -> None:
        """Draw the plate of a row and its content."""
        info, colour = self.saves[number], self.kit.theme.colour
        bad = info.meta is None
        fill = mix(colour.well, colour.refuse, 0.1) if bad else colour.well
        edge = colour.refuse if bad else colour.edge if hovered else colour.hairline
        self.kit.faces.row(surface, row, edge, chosen=chosen, fill=fill)
        inner = layout.inset(row, self.kit.metrics.space("gap"), self.kit.metrics.space("gutter"))
        inner = self._draw_picture(surface, inner, info)
        self._draw_words(surface, inner, info)

    def _draw_picture(self, surface: pygame.Surface, inner: pygame.Rect, info: SaveInfo) -> pygame.Rect:
        """Draw the picture at the left; return the rest of the row."""
        broken = info.meta is None
        box, rest = picture_place(self.kit, inner, self.kit.metrics.space("broad"), always=broken)
        if info.meta is None:
            self.kit.faces.dashed(surface, box, self.kit.theme.colour.refuse)
            sign = self.kit.sign("warning", box.height // 2, self.kit.theme.colour.refuse)
            surface.blit(sign, sign.get_rect(center=box.center))
        elif self.kit.theme.pictures:
            surface.blit(picture_of_game(self.kit, self.games, info.meta.table.game, box.size), box)
        return rest

    def _draw_words(self, surface: pygame.Surface, box: pygame.Rect, info: SaveInfo) -> None:
        """Draw name and place, players, date and kind."""
        text, colour = self.kit.text, self.kit.theme.colour
        large = self.kit.metrics.mode == "large_text"
        name = layout.left(box, round(box.width * (1 if large else NAME_SHARE)))
        players = [] if info.meta is None or large else info.meta.table.names()
        date = layout.right(box, round(box.width * DATE_SHARE))
        named = self._have_room(players, date.left - name.right)
        if players and not named:
            name.width = date.left - box.left - len(players) * self._step
        ink = colour.refuse if info.meta is None else colour.text_soft
        place = str(info.trouble) if info.meta is None else self._place(info)
        if large and info.meta is not None:
            place = f"{self._when(info)} · {place}"
        if info.meta is None and not large:
            name.width = round(box.width * (1 - DATE_SHARE))
        top = text.fitted(escape(title_of(info, self.games)), name.width, "section", lines=1)
        foot = text.fitted(escape(place), name.width, "small", colour=ink, height=box.height - top.height)
        y = box.centery - (top.height + foot.height) // 2
        top.draw(surface, (box.left, y))
        foot.draw(surface, (box.left, y + top.height))
        if large:
            return
        self._draw_date(surface, date, info)
        room = layout.left_of(layout.right_of(box, name.right), date.left)
        self._draw_players(surface, room, players, named=named)

    @property
    def _step(self) -> int:
        """Width of a shield and the gap after it."""
        return shield_size(self.kit) + self.kit.metrics.space("gutter")

    def _have_room(self, names: Sequence[str], width: int) -> bool:
        """Return whether all names fit beside their shields."""
        room = width // max(1, len(names)) - self._step - self.kit.metrics.space("gutter")
        return all(self.kit.text.width(escape(name), "small") <= room for name in names)

    def _draw_players(
        self, surface: pygame.Surface, room: pygame.Rect, names: Sequence[str], *, named: bool
    ) -> None:
        """Draw a shield for each player, and the name if they are `named`."""
        size, gutter = shield_size(self.kit), self.kit.metrics.space("gutter")
        each = room.width // max(1, len(names))
        for seat, (name, part) in enumerate(
            zip(names, layout.columns(room, [each] * len(names)), strict=True)
        ):
            draw_shield(self.kit, surface, (part.left + size // 2, part.centery), seat, size)
            if named:
                box = layout.trim(part, left=self._step, right=gutter)
                soft = self.kit.theme.colour.text_soft
                self.kit.text.draw(surface, box, escape(name), "small", colour=soft, middle=True, lines=1)

    def _draw_date(self, surface: pygame.Surface, box: pygame.Rect, info: SaveInfo) -> None:
        colour, text = self.kit.theme.colour, self.kit.text
        words = _("Autosave")
        kind = f"[primary]{{clock}} {words}[/]" if is_autosave(info) else self._kind(info)
        when = text.fitted(self._when(info), box.width, "small", align="right", lines=1)
        what = text.fitted(kind, box.width, "small", colour=colour.text_soft, align="right", lines=1)
        y = box.centery - (when.height + what.height) // 2
        when.draw(surface, (box.left, y))
        what.draw(surface, (box.left, y + when.height))

    def _kind(self, info: SaveInfo) -> str:
        if info.meta is None:
            return ""
        words = _("Finished")
        return f"{{start}} {words}" if info.meta.summary.over else people_words(info.meta.table)

    def _place(self, info: SaveInfo) -> str:
        if info.meta is None:
            return str(info.trouble)
        game = self.games.get(info.meta.table.game)
        if game is None:
            return _("This version doesn't have that game.")
        branch, own = branch_words(info.meta), is_autosave(info)
        parts = [
            game.name if branch or not own else "",
            branch if not own else "",
            stands_words(game, info.meta),
        ]
        return " · ".join(filter(None, parts))

    def _when(self, info: SaveInfo) -> str:
        return day_words(saved_at(info), self.now)
