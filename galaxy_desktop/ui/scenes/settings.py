"""Settings: each takes effect at once, is saved, and can be undone."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, percent
from galaxy_desktop.play.learned import forget_tips
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.choices import choose_one
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import message
from galaxy_desktop.ui.scenes.folders import open_folder
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.key_list import fill_keys
from galaxy_desktop.ui.scenes.packs import PacksScene, packs_words
from galaxy_desktop.ui.scenes.report import ReportScene
from galaxy_desktop.ui.scenes.screen import Screen, Section
from galaxy_desktop.ui.scenes.settings_words import (
    change_words,
    changed_setting,
    curtain_choices,
    curtain_words,
    language_choices,
    speed_choices,
    text_choices,
)
from galaxy_desktop.ui.settings import LONGEST_NAME, Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.toggle import Toggle

V = TypeVar("V")
GRADUAL = ("volume", "music_volume", "player_name")
"""Settings that change in many small steps, which Undo takes back as one."""


def change_setting(scene: Scene[Any], settings: Settings) -> None:
    """Put new settings in force; show a message if they cannot be saved."""
    try:
        scene.stage.set_settings(settings)
    except FolderError as trouble:
        scene.stage.open(message(_("Couldn't save the settings"), str(trouble), icon="warning"))


class SettingsScene(Screen[None]):
    """All settings of the program."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.history: list[Settings] = []
        self.said = ""
        self._changed = ""
        self._known: Settings | None = None
        self._undoing = False
        self._volumes: dict[str, int] = {}
        """Volumes that are heard but not saved yet, by setting."""

    def title(self) -> tuple[str, str]:
        return _("Settings"), _("Changes apply immediately")

    def sections(self) -> Sequence[Section]:
        """Return eight panels in three columns."""
        return [
            Section(_("Text and display"), (0, 0, 0.33, 0.62), self._fill_reading, icon="log"),
            Section(_("Animation"), (0, 0.6333, 0.33, 0.3667), self._fill_movement, icon="play"),
            Section(_("Sound"), (0.34, 0, 0.33, 0.46), self._fill_sound, icon="sound"),
            Section(_("Gameplay"), (0.34, 0.4733, 0.33, 0.5267), self._fill_playing, icon="undo"),
            Section(_("Keys"), (0.68, 0, 0.32, 0.3333), fill_keys, icon="settings"),
            Section(_("Language"), (0.68, 0.3467, 0.32, 0.1533), self._fill_language, icon="globe"),
            Section(_("Data packs"), (0.68, 0.5133, 0.32, 0.1867), self._fill_packs, icon="deck"),
            Section(_("Files"), (0.68, 0.7133, 0.32, 0.2867), self._fill_files, icon="save"),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        nothing = "" if self.history else _("No changes to undo.")
        return [
            Button(
                self.kit,
                nowhere,
                _("Undo"),
                self._undo,
                icon="undo",
                key=pygame.K_z,
                cue=_("Z"),
                why_not=nothing,
            ),
            Button(self.kit, nowhere, _("Reset to defaults"), self._standard),
            Button(self.kit, nowhere, _("Done"), self.back, kind="primary", cue=_("Enter")),
        ]

    def prompt(self) -> Footer:
        """Return the last change, if any."""
        if self.history:
            line = _("**Undo** reverts the last change.")
            return Footer(self.said, line, "check")
        return Footer(_("Settings"), _("You can undo each change."))

    def layout(self) -> None:
        """Record what has changed, here or by a key anywhere, then lay the screen."""
        before, now = self._known, self.kit.settings
        if before is not None and before != now:
            self.said = change_words(before, now)
            if not self._undoing:
                self._note(before, now)
        self._known = now
        super().layout()

    def _note(self, before: Settings, now: Settings) -> None:
        """Record the settings for Undo; steps of one gradual setting are recorded once."""
        name = changed_setting(before, now)
        if name != self._changed or name not in GRADUAL:
            self.history.append(before)
        self._changed = name

    def _change(self, **values: object) -> None:
        if values.get("tips"):
            forget_tips(self.stage.folders)
        change_setting(self, replace(self.kit.settings, **values))  # type: ignore[arg-type]

    def update(self, dt: float) -> None:
        """Save a volume once the knob has been let go."""
        super().update(dt)
        if self._volumes and not self.kit.pointer.buttons:
            volumes, self._volumes = self._volumes, {}
            self._change(**volumes)

    @property
    def rest(self) -> float:
        """0.05 s while the knob is held."""
        return 0.05 if self._volumes else super().rest

    def _undo(self) -> None:
        if self.history:
            self._changed, self._undoing = "", True
            change_setting(self, self.history.pop())
            self._undoing = False
            self.layout()

    def _standard(self) -> None:
        change_setting(self, Settings(player_name=self.kit.settings.player_name))

    def _fill_reading(self, column: Column) -> None:
        """Lay the text size with a sample, the screen mode and the colours."""
        settings = self.kit.settings
        _head(column, _("Text size"), _("also Ctrl + and Ctrl −"))
        self._choice(column, _("Text size"), text_choices(), settings.text_step, "text_step")
        column.box(self._fill_sample, after=12)
        screens = [(False, _("Window")), (True, _("Full screen"))]
        _head(column, _("Screen"), _("F11"))
        self._choice(column, _("Screen"), screens, settings.full_screen, "full_screen")
        _head(column, _("Colors"))
        colours = [(False, _("Night")), (True, _("High contrast"))]
        self._choice(column, _("Colors"), colours, settings.high_contrast, "high_contrast")
        self._toggle(
            column,
            _("Letters on goods"),
            _("Shows a large letter on every good, in text too."),
            "strong_marks",
        )
        self._toggle(
            column,
            _("Left-handed layout"),
            _("Puts the inspector, the log and the table buttons on the left."),
            "left_handed",
        )

    def _fill_sample(self, column: Column) -> None:
        """Lay a sample sentence at this text size."""
        sample = _("Cost **3** cards {card:3}. Produces a Rare elements good {rare} and is worth {points:2}.")
        column.text(sample, "body", after=6)
        column.soft(
            _("Sample text at {size}.").format(size=percent(self.kit.settings.text_step)),
            after=0,
        )

    def _fill_movement(self, column: Column) -> None:
        """Lay the speed and reduced motion."""
        _head(column, _("Animation speed"))
        self._choice(column, _("Animation speed"), speed_choices(), self.kit.settings.speed, "speed")
        self._toggle(
            column, _("Reduced motion"), _("Uses short fades instead of slides and spins."), "reduced_motion"
        )
        column.soft(_("Click or press any key to skip an animation."), after=0)

    def _fill_sound(self, column: Column) -> None:
        """Lay both volumes, music and silence, and a sample."""
        settings = self.kit.settings
        self._slider(column, _("Sound volume"), settings.volume, self._set_volume)
        self._slider(column, _("Music volume"), settings.music_volume, self._set_music_volume)
        self._toggle(column, _("Music"), _("Pauses while another window is active."), "music")
        self._toggle(column, _("Mute"), _("Every sound also has a visual cue."), "mute")
        play = Button(self.kit, layout.nowhere(), _("Test sound"), self._sound, icon="play")
        column.row([play], [play.natural_width], after=0)

    def _fill_playing(self, column: Column) -> None:
        """Lay the name, the undo question, the tips and the curtain."""
        _head(column, _("Your name"))
        self._name_field = TextField(
            self.kit,
            layout.nowhere(),
            _("Your name"),
            self.kit.settings.player_name,
            self._type_name,
            hint=_("Shown to other players"),
            most=LONGEST_NAME,
        )
        column.row([self._name_field], [column.width], after=12)
        self._toggle(
            column,
            _("Confirm undo after a reveal"),
            _("Asks before undoing past a draw, roll or reveal."),
            "confirm_undo",
        )
        tips = _("Explains each thing the first time it happens. Turn off and on to see them all again.")
        self._toggle(column, _("First-time tips"), tips, "tips")
        column.text(f"**{_('Curtain')}**", "option", after=0)
        column.soft(curtain_words(self.kit.settings.curtains), after=6)
        self._choice(column, _("Curtain"), curtain_choices(), self.kit.settings.curtains, "curtains")
        self._toggle(
            column,
            _("Hold to reveal"),
            _("When off, one press opens the curtain between players."),
            "hold_to_uncover",
        )

    def _fill_language(self, column: Column) -> None:
        """Lay the languages, each by its own name."""
        choices, chosen = language_choices(), self.kit.settings.language
        change = partial(self._set, "language")
        names = DropDown(self.kit, layout.nowhere(), choices, chosen, change, label=_("Language"))
        column.row([names], [column.width], after=0)

    def _fill_packs(self, column: Column) -> None:
        """Lay the number of data packs, and the button to their screen."""
        none = _("Correct values that differ in your box.")
        column.soft(packs_words(self.client.packs) or none, after=10)
        show = Button(
            self.kit,
            layout.nowhere(),
            _("Show data packs"),
            lambda: self.stage.open(PacksScene(self.client)),
            icon="deck",
        )
        column.row([show], [show.natural_width], after=0)

    def _fill_files(self, column: Column) -> None:
        """Lay the folder of saves and its buttons."""
        try:
            folder = self.stage.folders.saves
        except FolderError as trouble:
            column.text(escape(str(trouble)), colour=self.kit.theme.colour.refuse, after=0)
            return
        count = sum(1 for _file in folder.glob("*.json"))
        column.box(lambda inner: self._fill_folder(inner, folder, count), after=10)
        show = Button(
            self.kit,
            layout.nowhere(),
            _("Open folder"),
            lambda: open_folder(self, folder),
            icon="load",
        )
        report = Button(
            self.kit,
            layout.nowhere(),
            _("Report a problem"),
            lambda: self.stage.open(ReportScene()),
            icon="warning",
        )
        column.row([show, report], [show.natural_width, report.natural_width], after=8)
        column.soft(_("No data is sent anywhere."), after=0)

    def _fill_folder(self, column: Column, folder: Path, count: int) -> None:
        column.text(escape(str(folder)), "small", after=2)
        column.soft(ngettext("{n} saved game", "{n} saved games", count).format(n=count), after=0)

    def _choice(
        self, column: Column, label: str, choices: Sequence[tuple[V, str]], chosen: V, name: str
    ) -> None:
        choose_one(column, label, choices, chosen, partial(self._set, name))

    def _set(self, name: str, value: object) -> None:
        self._change(**{name: value})

    def _toggle(self, column: Column, label: str, detail: str, name: str) -> None:
        toggle = Toggle(
            self.kit,
            layout.nowhere(),
            label,
            bool(getattr(self.kit.settings, name)),
            partial(self._set, name),
            detail=detail,
        )
        column.toggle(toggle)

    def _slider(self, column: Column, label: str, value: int, change: Callable[[int], None]) -> None:
        _head(column, label)
        column.row([Slider(self.kit, layout.nowhere(), label, value, change)], [column.width], after=8)

    def _set_volume(self, volume: int) -> None:
        """Set the volume of sounds, to be heard at once; it is saved when the knob is let go."""
        self._volumes["volume"] = volume
        self.kit.sounds.volume = volume / 100

    def _set_music_volume(self, volume: int) -> None:
        """Set the volume of music, to be heard at once; it is saved when the knob is let go."""
        self._volumes["music_volume"] = volume
        self.kit.music.volume = volume / 100

    def _type_name(self, name: str) -> None:
        caret = self._name_field.caret
        self._change(player_name=name)
        self._name_field.caret = caret

    def _sound(self) -> None:
        """Play a sound, or say why none is heard."""
        sounds = self.kit.sounds
        if sounds.play("points"):
            return
        if sounds.mute:
            line = _("Sound is muted.")
        elif not sounds.volume:
            line = _("The volume is 0.")
        else:
            line = _("No audio device found.")
        self.tell(line, "sound")


def _head(column: Column, words: str, note: str = "") -> None:
    """Lay the name of a setting, with a softer note behind it."""
    column.text(f"**{words}**   [text_soft]{note}[/]" if note else f"**{words}**", "option", after=6)
