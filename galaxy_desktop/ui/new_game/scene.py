"""Screen for a new game: players, options, seed, and a summary."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.commands import Load, NewGame
from galaxy_desktop.play.seats import hash_pin
from galaxy_desktop.play.strengths import strengths_of, table_key
from galaxy_desktop.play.turns import Curtains
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.new_game.guided import begin_guided
from galaxy_desktop.ui.new_game.ladder import fill_ladder
from galaxy_desktop.ui.new_game.option_rows import OptionRows
from galaxy_desktop.ui.new_game.player_rows import PlayerRows
from galaxy_desktop.ui.new_game.remembered import remember_table, table_again
from galaxy_desktop.ui.new_game.setup import Chair, first_setup, setup_again
from galaxy_desktop.ui.puzzles.doors import door_buttons
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.campaigns import Opens, campaign_of, standing_of
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import DialogButton
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.seeds import read_seed, seed_name
from galaxy_desktop.ui.scenes.setting_rows import change_setting
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.scenes.settings_words import speed_choices
from galaxy_desktop.ui.scenes.shelf import running_games, saves_of
from galaxy_desktop.ui.scenes.showcase import showcase_picture
from galaxy_desktop.ui.settings import Speed
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.clipboard import copy_text
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.widget import Widget

LONGEST_PIN = 12


@dataclass(frozen=True, slots=True)
class Pin:
    """Answer of the PIN dialog: the hashed PIN of a seat, None for no PIN."""

    hashed: str | None


class NewGameScene(Screen[NewGame | Load]):
    """Setup of a new game; closes with its `NewGame`, or with the `Load` of the guided one under way."""

    shares_height = True

    def __init__(self, client: Client, game: str) -> None:
        self.client = client
        self.game: Game[Any] = client.games[game]

    def enter(self) -> None:
        """Prepare the setup of the last game, or the first setup if there is none."""
        self.last = table_again(self.stage.folders, self.game)
        seed = self.client.seed()
        player = self.kit.settings.name_at_table
        self.setup = (
            setup_again(self.game, self.last, seed)
            if self.last
            else first_setup(self.game, player, self.client.levels[0], seed)
        )
        self.seed_text = seed_name(seed)

    def title(self) -> tuple[str, str]:
        return _("New game"), self.game.name

    def panels(self) -> Sequence[Panel]:
        return [
            Panel(self.game.name, (0, 0, 0.2236, 1), self._fill_game, icon="deck", headed=False),
            Panel(
                _("Players"),
                (0.2336, 0, 0.458, 0.66),
                self._fill_players,
                icon="citizenry",
                more=self._fill_ladder,
            ),
            Panel(_("Options"), (0.7016, 0, 0.2984, 0.785), self._fill_options, icon="settings"),
            Panel(_("Seed and undo"), (0.2336, 0.6733, 0.458, 0.3267), self._fill_seed, icon="seed"),
            Panel(_("Summary"), (0.7016, 0.7983, 0.2984, 0.2017), self._fill_summary, icon="play"),
        ]

    def buttons(self) -> Sequence[Button]:
        """Return Back, the campaign if there is one, and the start button or what is missing."""
        nowhere = layout.nowhere()
        back = Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc"))
        short, line = self._missing()
        label = short or _("Start game")
        self._start_button = Button(
            self.kit, nowhere, label, self._start, kind="primary", cue=_("Enter"), why_not=line
        )
        return [back, *self._guide_button(), *self._campaign_button(), self._start_button]

    def _guide_button(self) -> Sequence[Button]:
        """Return the button to the guided first game, if the game has a guide."""
        if self.game.guide() is None:
            return []
        tip = _("Explains one thing at a time while you play.")
        label, key = _("Guided first game"), pygame.K_g
        return [
            Button(self.kit, layout.nowhere(), label, self._guided, icon="help", cue=_("G"), key=key, tip=tip)
        ]

    def _guided(self) -> None:
        """Begin the guided game, or ask whether to continue the one under way."""
        saves = saves_of(self.stage.folders, self.client.games)
        own = running_games(saves, self.client.games).get(self.game.id, ())
        begin_guided(self.stage, self.client, self.game, own, self.close)

    def _campaign_button(self) -> Sequence[Button]:
        """Return the button to the campaign, if the game has one."""
        opens = campaign_of(self.game)
        if opens is None:
            return []
        rect = layout.nowhere()
        go = partial(self._open_campaign, opens)
        under_way = standing_of(self.stage.folders, self.game)
        words = _("Continue campaign") if under_way and under_way.begun else _("Campaign")
        return [Button(self.kit, rect, words, go, icon="trophy", cue=_("P"), key=pygame.K_p)]

    def _open_campaign(self, opens: Opens) -> None:
        self.stage.open(opens(self.client, self.game, None))

    def top_buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        return [
            Button(self.kit, nowhere, _("Rules"), self._help, kind="icon", icon="help"),
            Button(self.kit, nowhere, _("Settings"), self._settings, kind="icon", icon="settings"),
        ]

    def prompt(self) -> Footer:
        """Return whether the game can start, or what is missing."""
        short, line = self._missing()
        if short:
            return Footer(short, line, "warning", bad=True)
        return Footer(_("Ready to start"), _("Change players and options, then start."))

    def key(self, event: pygame.event.Event) -> bool:
        """Repeat the last table with S."""
        if event.key != pygame.K_s or self.last is None:
            return False
        self._again()
        return True

    def _missing(self) -> tuple[str, str]:
        """Return what keeps the game from starting, as button label and line; both empty if nothing does."""
        try:
            self.setup.seed = read_seed(self.seed_text)
        except ValueError as trouble:
            return _("Fix the seed"), str(trouble)
        return self.setup.missing()

    def _start(self) -> None:
        short, _line = self._missing()
        if not short:
            begun = self.setup.command()
            remember_table(self.stage.folders, begun)
            self.close(begun)

    def _refresh(self) -> None:
        """Update the primary button after typing, without a new layout, so that the field keeps its caret."""
        short, line = self._missing()
        self._start_button.label = short or _("Start game")
        self._start_button.why_not = line
        self.dirty = True

    def _fill_game(self, column: Column) -> None:
        """Lay the picture, the pitch, the duration and the last table."""
        game = self.game
        if self.kit.theme.pictures and not self.paged:
            picture = column.take(round(column.width * 0.78), "frame")
            column.paint(picture, self._draw_picture)
        column.text(game.name, "title", after="tight")
        column.soft(game.title.pitch(), "body", after="pad")
        short, long = game.title.minutes
        low, high = game.seats[0], game.seats[-1]
        column.sign("citizenry", _("{low}–{high} players").format(low=low, high=high))
        column.sign("clock", _("{short}–{long} min").format(short=short, long=long), after="frame")
        doors = door_buttons(self.kit, self.client, game.id, self.stage.open)
        column.row(doors, [min(column.width, door.natural_width) for door in doors], after="frame")
        if self.last is not None:
            column.box(self._fill_again, after=None)

    def _fill_again(self, column: Column) -> None:
        """Lay the seats of the last game and the button to repeat it."""
        assert self.last is not None
        seats = setup_again(self.game, self.last, 0).chairs
        column.soft(escape(series(map(_chair_words, seats))), after="gutter")
        again = Button(
            self.kit, layout.nowhere(), _("Same setup again"), self._again, icon="redo", cue=_("S")
        )
        column.row([again], [min(column.width, again.natural_width)], after=None)

    def first(self) -> Widget | None:
        """Return the button that adds a player once the row with the focus is gone, else none."""
        if self.form is None or self.form.focus.current is None or not self.form.focus.by_keys:
            return None
        buttons = (one for panel in self.laid for one in panel.widgets if isinstance(one, Button))
        return next((one for one in buttons if one.icon == "plus"), None)

    def _fill_players(self, column: Column) -> None:
        rows = PlayerRows(self.kit, self.setup, self.client.levels, self.layout, self._refresh, self._ask_pin)
        rows.fill(column)

    def _fill_ladder(self, column: Column) -> None:
        """Lay how strong the levels are at this table, if a computer player sits there."""
        if not any(chair.level for chair in self.setup.chairs):
            return
        table = table_key(self.game, len(self.setup.chairs), self.setup.options)
        fill_ladder(column, strengths_of(self.game.id), table)

    def _fill_options(self, column: Column) -> None:
        self._options().fill(column)

    def _options(self) -> OptionRows:
        def set_speed(speed: Speed) -> None:
            change_setting(self, self.kit.settings.but(speed=speed))

        def set_curtains(curtains: Curtains) -> None:
            change_setting(self, self.kit.settings.but(curtains=curtains))

        return OptionRows(self.kit, self.setup, self.layout, speed_choices(), set_speed, set_curtains)

    def _fill_seed(self, column: Column) -> None:
        """Lay the seed field, its buttons, its explanation and the take-backs."""
        nowhere, px = layout.nowhere(), self.kit.metrics.px
        field = TextField(self.kit, nowhere, _("Seed"), self.seed_text, self._type_seed, icon="seed", most=24)
        new = Button(self.kit, nowhere, _("New seed"), self._new_seed)
        copy = Button(self.kit, nowhere, _("Copy"), self._copy_seed)
        step = self.kit.metrics.text_step
        column.row(
            [field, new, copy], [round(px(300) * step), new.natural_width, copy.natural_width], after="margin"
        )
        column.soft(
            _("The same seed gives the same deal. Computer players never see hidden information."),
            "body",
            after="pad",
        )
        self._options().fill_take_backs(column)

    def _fill_summary(self, column: Column) -> None:
        for line in self.setup.summary():
            column.sign("check", line, colour=self.kit.theme.colour.good_news, after="seam")

    def _draw_picture(self, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw the picture of the game with its cards."""
        surface.blit(showcase_picture(self.kit, self.game, at.size), at)

    def _type_seed(self, text: str) -> None:
        self.seed_text = text
        self._refresh()

    def _new_seed(self) -> None:
        self.seed_text = seed_name(self.client.seed())
        self.layout()

    def _copy_seed(self) -> None:
        copied = copy_text(self.seed_text)
        words = _("Seed copied.") if copied else _("The clipboard isn't available. Copy the seed by hand.")
        self.tell(words, "check" if copied else "warning")

    def _again(self) -> None:
        if self.last is not None:
            self.setup = setup_again(self.game, self.last, self.setup.seed)
            self.layout()

    def _ask_pin(self, seat: int) -> None:
        name = escape(self.setup.chairs[seat].called)
        text = _("The curtain before {name}'s turn opens only with this PIN. Enter 4–12 digits.")
        question = AskText(
            _("PIN"),
            text.format(name=name),
            _("Set PIN"),
            gives=lambda pin: Pin(hash_pin(pin)),
            icon="padlock",
            secret=True,
            most=LONGEST_PIN,
            check=_pin_trouble,
            more=(DialogButton(_("No PIN"), Pin(None)),),
        )
        self.stage.open(question, partial(self._set_pin, seat))

    def _set_pin(self, seat: int, pin: Pin | None) -> None:
        """Set the PIN of a seat; None (cancelled) changes nothing."""
        if pin is not None:
            self.setup.chairs[seat].pin = pin.hashed
            self.layout()

    def rules(self, *, here: bool = False) -> HelpScene:
        return HelpScene(self.client, self.game)

    def _help(self) -> None:
        self.stage.open(self.rules())

    def _settings(self) -> None:
        self.stage.open(SettingsScene(self.client))


def _chair_words(chair: Chair) -> str:
    """Return who sits on a chair: "Ada", "Vega · Medium"."""
    if not chair.level:
        return chair.called
    return _("{name} · {level}").format(name=chair.called, level=level_name(chair.level))


def _pin_trouble(pin: str) -> str:
    """Return why a PIN is refused; empty if it is accepted, with spaces around it or without."""
    digits = pin.strip()
    good = digits.isascii() and digits.isdigit() and len(digits) >= 4
    return "" if good else _("Enter 4–12 digits.")
