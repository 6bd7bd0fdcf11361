"""Details of one saved game."""

from collections.abc import Callable
from datetime import datetime

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.oneline import path_words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.play.document import Meta
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.presenter.sitters import who_sits
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import TABLE_SHAPE
from galaxy_desktop.ui.new_game.setup import take_back_words
from galaxy_desktop.ui.scenes.column import Column, Gap
from galaxy_desktop.ui.scenes.frame import draw_framed
from galaxy_desktop.ui.scenes.seeds import seed_name
from galaxy_desktop.ui.scenes.shelf import (
    branch_words,
    day_words,
    is_autosave,
    points_of,
    saved_at,
    stands_words,
    title_of,
    why_closed,
)
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size

PictureOfSize = Callable[[tuple[int, int]], pygame.Surface | None]
"""Function that returns the picture of the save in a size; None until it has been made."""


def fill_picture(kit: Kit, column: Column, game: str, picture: PictureOfSize, after: Gap) -> None:
    """Lay a picture of a game, or its backdrop until that is made; none in large text or without pictures."""
    if not kit.theme.pictures or kit.metrics.mode == "large_text":
        return
    rect = column.take(round(column.width * TABLE_SHAPE), after)

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        draw_framed(kit, surface, picture(at.size) or kit.pictures.backdrop(game, at.size), at)

    column.paint(rect, paint)


class SaveDetail:
    """Layout of the details of a save in a column."""

    def __init__(
        self, kit: Kit, games: Games, info: SaveInfo, picture: PictureOfSize, choices: int | None
    ) -> None:
        """Take the number of `choices` of a save that has been read completely; None if it has not."""
        self.kit = kit
        self.games = games
        self.info = info
        self.picture = picture
        self.choices = choices

    def fill(self, column: Column) -> None:
        """Lay picture, title, seats and facts; of a bad file its name and the error."""
        name = escape(title_of(self.info, self.games))
        meta = self.info.meta
        if meta is None:
            column.text(name, "title", after="gutter")
            column.sign(
                "warning", escape(str(self.info.trouble)), colour=self.kit.theme.colour.refuse, after="pad"
            )
            column.soft(escape(path_words(self.info.path)), after="frame")
            return
        fill_picture(self.kit, column, meta.table.game, self.picture, "broad")
        column.text(name, "title", after="hair")
        game = self.games.get(meta.table.game)
        stands = stands_words(game, meta) if game else _("This version doesn't have that game.")
        when = day_words(saved_at(self.info), datetime.now())
        branch = "" if is_autosave(self.info) else branch_words(meta)
        column.soft(" · ".join(filter(None, (escape(branch), stands, when))), "body", after="pad")
        for seat in range(len(meta.table.seats)):
            self._fill_seat(column, meta, seat)
        column.space("gap")
        for label, value in self._facts(meta):
            fact(column, label, value)
        column.space("seam")
        if why_not := why_closed(self.info, self.games):
            column.sign("warning", escape(why_not), colour=self.kit.theme.colour.refuse)
        if self.choices is not None:
            whole = self._whole(meta, self.choices)
            column.sign("check", whole, colour=self.kit.theme.colour.good_news)

    def _fill_seat(self, column: Column, meta: Meta, seat: Seat) -> None:
        """Lay the shield, name, level and points of a seat."""
        occupant, kit = meta.table.seats[seat], self.kit
        known = points_of(self.games.get(meta.table.game), meta)
        points = f"{{points}} **{known[seat]}**" if known else ""
        what = who_sits(occupant)
        size = shield_size(kit)
        line = kit.fonts.style("body", kit.metrics).line
        rect = column.take(max(line + kit.metrics.space("pad"), kit.metrics.px(44)), "seam")

        def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
            kit.faces.well(surface, at)
            draw_shield(kit, surface, (at.left + size, at.centery), seat, size)
            left = at.left + 2 * size
            score = kit.text.width(points) if points else 0
            box = pygame.Rect(left, at.top, at.right - left - score - kit.metrics.space("dialog"), at.height)
            words = f"**{escape(occupant.called)}**  [text_soft]{what}[/]"
            kit.text.draw(surface, box, words, "body", middle=True, lines=1)
            end = pygame.Rect(at.right - score - kit.metrics.space("pad"), at.top, score + 1, at.height)
            if points:
                kit.text.draw(surface, end, points, "body", middle=True, lines=1)

        column.paint(rect, paint)

    def _facts(self, meta: Meta) -> list[tuple[str, str]]:
        """Return labels and values of the facts: options, take-backs, seed, version, data pack."""
        return [
            (_("Options"), self._options(meta)),
            (_("Undo"), take_back_words(meta.table.take_back)[0]),
            (_("Seed"), seed_name(meta.table.seed)),
            (_("Saved with"), _("Version {version}").format(version=meta.version)),
            *([(_("Data pack"), meta.pack.name)] if meta.pack else []),
        ]

    def _options(self, meta: Meta) -> str:
        game = self.games.get(meta.table.game)
        if game is None:
            return series(meta.table.options.values())
        return series(game.unusual(meta.table.options)) or _("Default")

    def _whole(self, meta: Meta, choices: int) -> str:
        if meta.took_back:
            words = ngettext(
                "Complete, {n} choice. A choice was undone after a reveal.",
                "Complete, {n} choices. A choice was undone after a reveal.",
                choices,
            )
        else:
            words = ngettext("Complete, {n} choice.", "Complete, {n} choices.", choices)
        return words.format(n=choices)


def fact(column: Column, label: str, value: str) -> None:
    """Lay a label at the left and its value beside it."""
    kit = column.kit
    left = round(column.width * 0.34)
    block = kit.text.block(escape(value), column.width - left, "body")
    name = kit.text.block(label, left - kit.metrics.space("gap"), "body", colour=kit.theme.colour.text_soft)
    rect = column.take(max(block.height, name.height), "seam")

    def paint(surface: pygame.Surface, at: pygame.Rect) -> None:
        name.draw(surface, at.topleft)
        block.draw(surface, (at.left + left, at.top))

    column.paint(rect, paint)
