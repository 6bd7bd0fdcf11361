"""First start: text size, colors, motion, sound and language, asked once, with a sample that shows them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

import pygame

from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import percent
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.menu.layout import MARGIN, title_style
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.motion import Tween, out_cubic
from galaxy_desktop.ui.music import MENU, Tune
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer, draw_on_sky
from galaxy_desktop.ui.scenes.panel import Fill
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.setting_rows import SettingRows, change_setting, head, sample_words
from galaxy_desktop.ui.scenes.settings_words import speed_choices
from galaxy_desktop.ui.scenes.showcase import cards_shown
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

CARDS = 3
GOODS = "{novelty} {rare} {genes} {alien}"
SIGN = 40
"""Size of the sign that flies in the sample, in design units."""
LEAST = 120
"""Least height of the cards of the sample, in design units."""
SENTENCE, NOTES = 4, 7
"""Lines of text that the sentence of the sample and the notes under it take up, with their gaps."""
SPARE = 10
"""Parts into which the spare height of the settings is cut: one above the first, two at each rule."""


class FirstStartScene(Screen[None]):
    """Five groups of settings beside a sample; Enter or Esc keeps what is chosen."""

    backdrop = "menu"

    def __init__(self, client: Client) -> None:
        self.rows = SettingRows(self, self._change)
        games = [game for game in client.games.values() if cards_shown(game)]
        self._examples = CardExamples(games[0], lambda _card: None) if games else None
        self._flight: Tween | None = None
        self._sky = layout.nowhere()
        """Place in which the sample of an animation plays."""

    def title(self) -> tuple[str, str]:
        words = _("A few settings, then you play. You can change them later in Settings.")
        return _("Welcome to Galaxy Desktop"), words

    def panels(self) -> Sequence[Panel]:
        """Return one panel with all groups and one with the sample; at large text a page for each group."""
        fills = self._groups()
        if self.kit.metrics.text_step >= self.pages_from:
            whole = (0, 0, 1, 1)
            return [Panel(name, whole, partial(self._page, fill), icon=icon) for name, icon, fill in fills]
        return [
            Panel("", (0, 0, 0.485, 1), self._fill_groups, headed=False),
            Panel(_("Sample"), (0.5, 0, 0.5, 1), self._fill_sample, icon="explore"),
        ]

    def _groups(self) -> Sequence[tuple[str, str, Callable[..., None]]]:
        """Return name, icon and content of each group; all but the first can take two columns."""
        return [
            (_("Text size"), "log", self.rows.text_size),
            (_("Colors"), "diamond", self._fill_colours),
            (_("Animation"), "play", self.rows.movement),
            (_("Sound"), "sound", self._fill_sound),
            (_("Language"), "globe", self._fill_language),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        return [
            Button(self.kit, nowhere, _("Reset to defaults"), self._standard, icon="undo"),
            Button(self.kit, nowhere, _("Start playing"), self.back, kind="primary", cue=_("Enter")),
        ]

    def prompt(self) -> Footer:
        words = _("Changes apply immediately. No data is sent anywhere.")
        return Footer(_("First start: choose how it looks and sounds"), words, "settings")

    def back(self) -> None:
        """Keep the settings, so that they are not asked again, and close."""
        with suppress(FolderError):
            self.stage.set_settings(self.kit.settings)
        self.close()

    def head(self) -> Sequence[Widget]:
        return ()

    @property
    def body(self) -> pygame.Rect:
        """Room between the title and the prompt bar."""
        metrics = self.kit.metrics
        window = pygame.Rect((0, 0), metrics.window)
        between = layout.above(layout.below(window, self._title.bottom), metrics.prompt_bar.top)
        return layout.inset(between, round(metrics.window[0] * MARGIN), metrics.space("pad"))

    @property
    def _title(self) -> pygame.Rect:
        """Room of the title and the line under it."""
        metrics = self.kit.metrics
        width, height = metrics.window
        lines = [self.kit.fonts.style(style, metrics).line for style in (title_style(self.kit), "body")]
        left = round(width * MARGIN)
        return pygame.Rect(left, round(height * 0.035), width - 2 * left, sum(lines))

    def draw_head(self, surface: pygame.Surface) -> None:
        """Draw the title on the sky, and a line under it."""
        title, words = self.title()
        text, style = self.kit.text, title_style(self.kit)
        line = self.kit.fonts.style(style, self.kit.metrics).line
        first, under = layout.cut_top(self._title, line, 0)
        text.draw(surface, first, title, style, lines=1)
        draw_on_sky(self.kit, surface, under, words, "body", self.kit.theme.colour.text)

    def layout(self) -> None:
        self._flight = None
        super().layout()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.rows.update()
        if self._flight is not None:
            self.kit.motion.update(dt)
            self._flight = self._flight if self.kit.motion.busy else None
            self.dirty = True

    @property
    def rest(self) -> float:
        return 0.0 if self._flight is not None else min(self.rows.rest, super().rest)

    @property
    def tune(self) -> Tune:
        return Tune(MENU)

    def draw_more(self, surface: pygame.Surface) -> None:
        """Draw the sign of the sample on its way."""
        if self._flight is None:
            return
        sign = self.kit.sign("points", self.kit.metrics.px(SIGN), label="1")
        room, value = self._sky.inflate(-sign.get_width(), 0), self._flight.value
        at = (room.right if self.kit.motion.reduced else room.left + round(value * room.width), room.centery)
        sign.set_alpha(round(255 * value) if self.kit.motion.reduced else 255)
        surface.blit(sign, sign.get_rect(center=at))

    def _play(self) -> None:
        """Play a sample of an animation, with its sound."""
        self.kit.motion.finish()
        self._flight = self.kit.motion.start(self.kit.ms("points_gained"), out_cubic)
        self.kit.sounds.play("points")

    def _change(self, **values: object) -> None:
        change_setting(self, self.kit.settings.but(**values))

    def _standard(self) -> None:
        change_setting(self, Settings(player_name=self.kit.settings.player_name))

    def _page(self, fill: Fill, column: Column) -> None:
        """Lay one group, and a sentence that shows it."""
        fill(column)
        column.space("margin")
        column.box(partial(self._fill_table, 0))

    def _fill_groups(self, column: Column) -> None:
        """Lay all groups over the height of the panel."""
        trial = Column(self.kit, column.left, column.top, column.width)
        self._lay_groups(trial, 0)
        self._lay_groups(column, max(0, column.floor - trial.y) // SPARE)

    def _lay_groups(self, column: Column, spare: int) -> None:
        """Lay all groups, those with two settings side by side, with spare pixels around the rules."""
        size = self.kit.metrics.icon("title")
        indent = size + self.kit.metrics.space("margin")
        for number, (_name, icon, fill) in enumerate(self._groups()):
            if number:
                column.take(spare, None)
                column.rule()
            column.take(spare, None)
            picture = self.kit.sign(icon, size, self.kit.theme.colour.primary)
            column.paint(pygame.Rect(column.left, column.y, size, size), partial(_draw_sign, picture))
            group = Column(self.kit, column.left + indent, column.y, column.width - indent)
            if number:
                columns = group.beside(2, "block")
                fill(*columns)
                group.join(columns)
            else:
                fill(group)
            column.join([group])

    def _fill_colours(self, column: Column, beside: Column | None = None) -> None:
        self.rows.colours(column)
        self.rows.letters(beside or column)

    def _fill_sound(self, column: Column, beside: Column | None = None) -> None:
        self.rows.sound_volume(column)
        self.rows.mute(beside or column)

    def _fill_language(self, column: Column, beside: Column | None = None) -> None:
        head(column, _("Language"))
        self.rows.language(column, after="margin")
        self.rows.player_name(beside or column)

    def _fill_sample(self, column: Column) -> None:
        """Lay cards and a sentence as they look now, and a line about each choice."""
        column.box(partial(self._fill_table, NOTES), after="frame")
        settings = self.kit.settings
        size = percent(settings.text_step)
        column.sign("log", _("**Text {size}:** right-click a card to enlarge it.").format(size=size))
        words = _("**Color is never the only cue:** each kind has a shape and a letter.")
        column.sign("diamond", f"{words} {GOODS}")
        speed = dict(speed_choices())[settings.speed]
        words = _("**{speed} animation:** a click or any key skips it.")
        if settings.speed == "instant":
            words = _("**{speed} animation:** every move appears at once.")
        column.sign("play", words.format(speed=speed), after="margin")
        play = Button(
            self.kit,
            layout.nowhere(),
            _("Play a sample"),
            self._play,
            icon="play",
            key=pygame.K_s,
            cue=_("S"),
        )
        column.row([play], [play.natural_width], after=None)

    def _fill_table(self, notes: int, column: Column) -> None:
        """Lay a few cards, the first of which could be chosen, and a sentence; leave room for some notes."""
        if self._examples is not None:
            gap, line = self.kit.metrics.space("gap"), self.kit.fonts.style("body", self.kit.metrics).line
            cards = cards_shown(self._examples.game)[:CARDS]
            width = (column.width - gap * (len(cards) - 1)) // len(cards)
            high = min(round(width * CARD_SHAPE), self.body.bottom - column.y - (SENTENCE + notes) * line)
            if high > self.kit.metrics.px(LEAST):
                self._sky = column.take(high, "margin")
                size = round(high / CARD_SHAPE), high
                column.paint(self._sky, partial(self._draw_cards, cards, size))
        column.text(sample_words(), after=None)

    def _draw_cards(
        self, cards: Sequence[str], size: tuple[int, int], surface: pygame.Surface, at: pygame.Rect
    ) -> None:
        assert self._examples is not None
        places = layout.cells(at, size, len(cards), len(cards), self.kit.metrics.space("gap"))
        for number, (card, place) in enumerate(zip(cards, places, strict=True)):
            face = self._examples.face(self.kit, card, size)
            if face is not None:
                surface.blit(face, place)
            if not number:
                self.kit.faces.glow(surface, place, self.kit.theme.colour.legal)


def _draw_sign(picture: pygame.Surface, surface: pygame.Surface, at: pygame.Rect) -> None:
    surface.blit(picture, at)
