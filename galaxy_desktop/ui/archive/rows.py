"""Row of the archive: picture, result, players in the order of their places, date and mark."""

from datetime import datetime

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import series
from galaxy_desktop.play.archive.entry import Entry, local_time
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import Games
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.finds import Finds
from galaxy_desktop.ui.archive.words import length_words, points_words, tag_words, title_words
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.saves.row import HEIGHT, picture_of_game, picture_place
from galaxy_desktop.ui.scenes.shelf import day_words
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size
from galaxy_desktop.ui.typesetting import Align

SEAT = 104
DATE_SHARE, NAME_SHARE = 0.17, 0.4


class ArchiveRows:
    """Painter of the rows of the archive."""

    def __init__(self, kit: Kit, games: Games, finds: Finds, now: datetime) -> None:
        self.kit = kit
        self.games = games
        self.finds = finds
        self.now = now

    @property
    def height(self) -> int:
        """Height of every row in pixels: a title of up to two lines, a line, and a margin."""
        fonts, metrics = self.kit.fonts, self.kit.metrics
        lines = 2 * fonts.style("section", metrics).line + fonts.style("small", metrics).line
        return max(metrics.px(HEIGHT), lines + metrics.space("broad"))

    def words(self, number: int) -> str:
        """Return a row as one line of text."""
        entry = self._entry(number)
        if entry is None:
            return ""
        return series([title_words(entry, self.games), length_words(entry), self._when(entry)])

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
    ) -> None:
        """Draw the plate of a row and its content; a game that is gone has only its plate."""
        colour = self.kit.theme.colour
        self.kit.faces.row(surface, row, colour.edge if hovered else colour.hairline, chosen=chosen)
        entry = self._entry(number)
        if entry is None:
            return
        inner = layout.inset(row, self.kit.metrics.space("gap"), self.kit.metrics.space("gutter"))
        box, rest = picture_place(self.kit, inner, self.kit.metrics.space("frame"))
        if self.kit.theme.pictures:
            surface.blit(picture_of_game(self.kit, self.games, entry.game, box.size), box)
        self._draw_words(surface, rest, entry)

    def _entry(self, number: int) -> Entry | None:
        try:
            return self.finds.entry(number)
        except SaveError:
            return None

    def _draw_words(self, surface: pygame.Surface, box: pygame.Rect, entry: Entry) -> None:
        """Draw result and length, the players, date and mark."""
        large = self.kit.metrics.mode == "large_text"
        name = layout.left(box, round(box.width * (1 if large else NAME_SHARE)))
        self._draw_result(surface, name, entry, with_date=large)
        if large:
            return
        date = layout.right(box, round(box.width * DATE_SHARE))
        self._two_lines(surface, date, self._when(entry), tag_words(entry), style="small", align="right")
        room = layout.left_of(layout.right_of(box, name.right), date.left)
        self._draw_players(surface, room, entry)

    def _draw_result(
        self, surface: pygame.Surface, box: pygame.Rect, entry: Entry, *, with_date: bool
    ) -> None:
        kit = self.kit
        size = shield_size(kit)
        sign, words = layout.cut_left(box, size, kit.metrics.space("gap"))
        if entry.is_victory:
            picture = kit.sign("trophy", size, kit.theme.colour.text)
            surface.blit(picture, picture.get_rect(center=sign.center))
        foot = length_words(entry)
        if with_date:
            foot = f"{self._when(entry)} · {foot}"
        self._two_lines(surface, words, escape(title_words(entry, self.games)), foot)

    def _two_lines(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        head: str,
        foot: str,
        *,
        style: str = "section",
        align: Align = "left",
    ) -> None:
        text, soft = self.kit.text, self.kit.theme.colour.text_soft
        colour = soft if style == "small" else None
        top = text.fitted(head, box.width, style, colour=colour, align=align, lines=2)
        below = text.fitted(foot, box.width, "small", colour=soft, align=align, lines=1)
        y = box.centery - (top.height + below.height) // 2
        top.draw(surface, (box.left, y))
        below.draw(surface, (box.left, y + top.height))

    def _draw_players(self, surface: pygame.Surface, room: pygame.Rect, entry: Entry) -> None:
        """Draw shield, name and points of each player, the winner first and bold.

        Shields are left out where names or points would be cut beside them.
        """
        px, kit = self.kit.metrics.px, self.kit
        lines = {seat: self._player_lines(entry, seat) for seat in entry.order()}
        each = min(room.width // max(1, len(lines)), max(px(SEAT), kit.metrics.text(SEAT)))
        line, size = kit.fonts.style("small", kit.metrics).line, shield_size(kit)
        left = size + kit.metrics.space("gutter")
        width = each - left - kit.metrics.space("tight")
        shields = all(kit.text.width(words, "small") <= width for pair in lines.values() for words in pair)
        if not shields:
            left, width = 0, each - kit.metrics.space("tight")
        for place, (seat, pair) in enumerate(lines.items()):
            x = room.left + place * each
            colour = None if entry.seats[seat].won else kit.theme.colour.text_soft
            if shields:
                draw_shield(kit, surface, (x + size // 2, room.centery - line // 2), seat, size)
            box = pygame.Rect(x + left, room.centery - line, width, line)
            for words in pair:
                kit.text.draw(surface, box, words, "small", colour=colour, middle=True, lines=1)
                box = box.move(0, line)

    def _player_lines(self, entry: Entry, seat: int) -> tuple[str, str]:
        """Return name and points of a player, bold for a winner."""
        mark = "**" if entry.seats[seat].won else ""
        name, points = escape(entry.seats[seat].called), points_words(entry, seat, self.games)
        return f"{mark}{name}{mark}", f"{mark}{points}{mark}" if points else ""

    def _when(self, entry: Entry) -> str:
        return day_words(local_time(entry.ended), self.now)
