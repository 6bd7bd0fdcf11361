"""Card in the first row of the menu: the game to continue, or something that waits today."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

import pygame

from galaxy_desktop.games import titles_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.menu.layout import is_large
from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding
from galaxy_desktop.ui.surfaces import rounded
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_width

if TYPE_CHECKING:
    from pathlib import Path

    from galaxy_desktop.engine.events import Seat
    from galaxy_desktop.play.running import Games
    from galaxy_desktop.ui.menu.features import Feature
    from galaxy_desktop.ui.menu.saves import Continuable

PICTURE, PICTURE_FROM = 1.6, 2.6
"""Shape of the picture, and that of a card wide enough for one, as multiples of the height."""
FAN = 0.65
"""Shape of the room for the cards in the picture."""
FIRST, FEATURE, FIRST_SHARE = 300, 176, 0.66
"""Least width of the first button of a game and of a feature in design units, and its largest share beside
others."""


class MenuCard:
    """Words of a card with its buttons; its place is given by the menu.

    `players` are seats with name and points. The picture of `game`, one of `games`, is shown where it fits.
    """

    def __init__(
        self,
        icon: str,
        kicker: str,
        title: str,
        line: str,
        buttons: Sequence[Button],
        players: Sequence[tuple[Seat, str]] = (),
        *,
        note: str = "",
        cue: str = "",
        game: str = "",
        games: Games | None = None,
    ) -> None:
        self.icon = icon
        self.kicker = kicker
        self.title = title
        self.line = line
        self.buttons = buttons
        self.players = players
        self.note = note
        self.cue = cue
        self.game = game
        self.games: Games = {} if games is None else games
        for button in self.buttons[:1]:
            kicker = self.kicker if self.kicker != button.label else ""
            button.about = series(part for part in (kicker, self.title, self.line) if part)

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Place the buttons in a card of this rectangle; at large text they are all there is of it."""
        gap = kit.metrics.space("gap")
        if is_large(kit):
            for button in self.buttons[1:]:
                button.rect, rect = layout.cut_right(rect, min(button.natural_width, rect.width // 3), gap)
            self.buttons[0].rect = rect
            return
        foot = self._parts(kit, rect)[2]
        least = FIRST if self.buttons[0].kind == "primary" else FEATURE
        for number, button in enumerate(self.buttons):
            width = button.natural_width if number else max(button.natural_width, kit.metrics.px(least))
            room = foot.width if number or len(self.buttons) == 1 else round(foot.width * FIRST_SHARE)
            button.rect, foot = layout.cut_left(foot, min(width, room), gap)

    def draw(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect, *, pictured: bool) -> None:
        """Draw plate and words, and the picture, which costs time, once it may be `pictured`."""
        kit.faces.panel(surface, rect)
        picture, words, foot = self._parts(kit, rect)
        if pictured and picture.width and self.game:
            key = "menu card", self.game, picture.size
            surface.blit(kit.surfaces.get(key, lambda: self._picture(kit, picture.size)), picture)
        self._draw_words(kit, surface, words)
        if self.note and self.buttons:
            beside = layout.right_of(foot, self.buttons[0].rect.right + kit.metrics.space("gap"))
            soft = kit.theme.colour.text_soft
            kit.text.draw(surface, beside, self.note, "small", colour=soft, middle=True, lines=1)

    def _parts(self, kit: Kit, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the places of the picture (empty for none), of the words and of the buttons."""
        pad = kit.metrics.space("broad")
        inner = layout.inset(rect, pad)
        picture = layout.nowhere()
        if self.game and kit.theme.pictures and rect.width > PICTURE_FROM * rect.height:
            picture, inner = layout.cut_left(inner, round(inner.height * PICTURE), kit.metrics.space("block"))
        foot, words = layout.cut_bottom(inner, kit.metrics.target(52), kit.metrics.space("tight"))
        return picture, words, foot

    def _draw_words(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the lines one below the other, those that fit."""
        colour, fonts, text = kit.theme.colour, kit.fonts, kit.text
        small, head, body = (fonts.style(name, kit.metrics).line for name in ("small", "heading", "body"))
        top, rest = layout.cut_top(box, small)
        if self.icon:
            sign = kit.sign(self.icon, small, colour.text_soft)
            surface.blit(sign, sign.get_rect(midleft=top.midleft))
            top = layout.right_of(top, top.left + small + kit.metrics.space("gap"))
        if self.cue:
            width = key_cue_width(kit, self.cue)
            draw_key_cue(kit, surface, (box.right - width, top.centery), self.cue)
            top = layout.left_of(top, box.right - width)
        text.draw(surface, top, self.kicker, "small", colour=colour.text_soft, middle=True, lines=1)
        last = self._last_line(kit) if self.players else 0
        room = max(body, rest.height - head - last)
        line = text.fitted(self.line, rest.width, "body", colour=colour.text_soft, height=room)
        gaps = 4 if last else 3
        step = min(max(0, rest.height - head - line.height - last) // gaps, kit.metrics.space("gap"))
        title, rest = layout.cut_top(layout.below(rest, rest.top + step), head, step)
        text.draw(surface, title, self.title, "heading", lines=1)
        line.draw(surface, rest.topleft)
        rest = layout.below(rest, rest.top + line.height + step)
        if last and rest.height >= last:
            self._draw_players(kit, surface, layout.top(rest, last))

    def _last_line(self, kit: Kit) -> int:
        from galaxy_desktop.ui.scenes.shields import shield_size

        return max(shield_size(kit), kit.fonts.style("body", kit.metrics).line)

    def _draw_players(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
        from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size

        size, gap = shield_size(kit), kit.metrics.space("gutter")
        for seat, words in self.players:
            width = size + gap + kit.text.width(words, "body")
            if width > box.width:
                return
            draw_shield(kit, surface, (box.left + size // 2, box.centery), seat, size)
            name = layout.trim(box, left=size + gap)
            kit.text.draw(surface, name, words, "body", middle=True, lines=1)
            box = layout.right_of(box, box.left + width + 2 * gap)

    def _picture(self, kit: Kit, size: tuple[int, int]) -> pygame.Surface:
        """Return the backdrop of the game with its emblem."""
        from galaxy_desktop.ui.scenes.showcase import showcase

        made = kit.pictures.backdrop(self.game, size).convert_alpha()
        showcase(kit, self.games[self.game], made, layout.fit(made.get_rect().inflate(0, -size[1] // 6), FAN))
        return rounded(made, kit.faces.radius("control"))


def continue_card(
    last: Continuable | None,
    games: Games,
    buttons: Sequence[Button],
    finished: str,
    campaigns: Mapping[str, CampaignStanding],
) -> MenuCard:
    """Return the card of the game last played: unfinished, else `finished`; for a newcomer the first."""
    if isinstance(last, CampaignStanding):
        return _campaign_card(last, games, buttons)
    if last is None or last.meta is None:
        titles = titles_of(games)
        first = next((title for title in titles if title.id == finished), next(iter(titles), None))
        title, shown = (first.name, first.id) if first is not None else (_("No games"), "")
        kicker, line = _("Your first game"), _("Your game is saved after every move.")
        if finished:
            kicker = _("Play again")
        return MenuCard("play", kicker, title, line, buttons, game=shown, games=games)
    from datetime import datetime

    from galaxy_desktop.engine.markup import escape
    from galaxy_desktop.engine.sentences import vp
    from galaxy_desktop.ui.scenes.shelf import day_words, moment_words, points_of, saved_at, title_of

    game, meta, title = games[last.meta.table.game], last.meta, title_of(last, games)
    own = [escape(title)] if title != game.name else []
    if (campaign := campaigns.get(game.id)) is not None and campaign.has(meta):
        own = [campaign.words]
    moment = moment_words(game, meta.summary.moment)
    line = " · ".join([*own, moment, day_words(saved_at(last), datetime.now())])
    names = [escape(name) for name in meta.table.names()]
    points = [vp(number) for number in points_of(game, meta)]
    words = [f"{name}  {has}" for name, has in zip_longest(names, points, fillvalue="")]
    seats = tuple(enumerate(words))
    return MenuCard("play", _("Continue"), game.name, line, buttons, seats, game=game.id, games=games)


def _campaign_card(last: CampaignStanding, games: Games, buttons: Sequence[Button]) -> MenuCard:
    """Return the card of a campaign between two of its games."""
    from datetime import datetime

    from galaxy_desktop.ui.scenes.shelf import day_words, saved_at

    game, line = games[last.game], f"{last.words} · {day_words(saved_at(last), datetime.now())}"
    return MenuCard("trophy", _("Continue"), game.name, line, buttons, game=game.id, games=games)


def interrupted_card(buttons: Sequence[Button]) -> MenuCard:
    """Return the card of a game that a fault has interrupted."""
    line = _("Your game was saved after every move.")
    return MenuCard("warning", _("Continue"), _("Interrupted game"), line, buttons)


def damaged_card(path: Path, buttons: Sequence[Button]) -> MenuCard:
    """Return the card of a newest save that cannot be read; the list of saves has it and its backups."""
    from galaxy_desktop.engine.markup import escape
    from galaxy_desktop.play.diskfile import name_of
    from galaxy_desktop.play.savefile import backups

    if backups(path):
        line = _("Your newest save is damaged. An earlier version may be intact.")
    else:
        line = _("Your newest save is damaged: {file}.").format(file=escape(name_of(path)))
    return MenuCard("warning", _("Continue"), _("Damaged save"), line, buttons)


def feature_card(kit: Kit, feature: Feature, act: Callable[[], None]) -> MenuCard:
    """Return the card of a feature; at large text its button says what it is."""
    label = feature.kicker if is_large(kit) else feature.act
    button = Button(kit, layout.nowhere(), label, act, key=feature.key)
    return MenuCard(
        feature.icon,
        feature.kicker,
        feature.title,
        feature.line,
        [button],
        note=feature.note,
        cue=feature.cue,
    )
