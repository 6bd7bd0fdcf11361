"""Rows of settings, for the screen with all of them and for the first start."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.choices import choose_one
from galaxy_desktop.ui.scenes.column import Column, Gap
from galaxy_desktop.ui.scenes.dialogs import failure
from galaxy_desktop.ui.scenes.settings_words import language_choices, speed_choices, text_choices
from galaxy_desktop.ui.settings import LONGEST_NAME, Settings
from galaxy_desktop.ui.stage import FOREVER, Scene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.text_field import TextField
from galaxy_desktop.ui.widgets.toggle import Toggle

V = TypeVar("V")
HELD = 0.05
"""Seconds between two looks at a knob that is held."""


def change_setting(scene: Scene[Any], settings: Settings) -> None:
    """Put new settings in force; show a message if they cannot be saved."""
    try:
        scene.stage.set_settings(settings)
    except FolderError as trouble:
        scene.stage.open(failure(_("Couldn't save the settings"), trouble))


class SettingRows:
    """Rows of one screen; `change` puts new values of settings in force, given by their names."""

    def __init__(self, scene: Scene[Any], change: Callable[..., None]) -> None:
        self._scene = scene
        self._change = change
        self._volumes: dict[str, int] = {}
        """Volumes that are heard but not saved yet, by setting."""

    @property
    def _kit(self) -> Kit:
        return self._scene.kit

    def update(self) -> None:
        """Save a volume once the knob has been let go."""
        if self._volumes and not self._kit.pointer.buttons:
            volumes, self._volumes = self._volumes, {}
            self._change(**volumes)

    @property
    def rest(self) -> float:
        """Seconds until `update` is wanted: `HELD` while the knob is held."""
        return HELD if self._volumes else FOREVER

    def choice(
        self, column: Column, label: str, choices: Sequence[tuple[V, str]], name: str, *, note: str = ""
    ) -> None:
        """Lay the name of a setting and its few values."""
        head(column, label, note)
        self.values(column, label, choices, name)

    def values(self, column: Column, label: str, choices: Sequence[tuple[V, str]], name: str) -> None:
        """Lay the few values of a setting."""
        choose_one(column, label, choices, getattr(self._kit.settings, name), partial(self._set, name))

    def text_size(self, column: Column) -> None:
        """Lay the text sizes."""
        self.choice(column, _("Text size"), text_choices(), "text_step", note=_("also Ctrl + and Ctrl −"))

    def colours(self, column: Column) -> None:
        """Lay the colors."""
        colours = [(False, _("Night")), (True, _("High contrast"))]
        self.choice(column, _("Colors"), colours, "high_contrast")

    def letters(self, column: Column) -> None:
        """Lay the letters on goods."""
        words = _("Shows a large letter on every good, in text too.")
        self.toggle(column, _("Letters on goods"), words, "strong_marks")

    def movement(self, column: Column, beside: Column | None = None) -> None:
        """Lay the speed, and reduced motion in the column `beside`, if there is one."""
        self.choice(column, _("Animation speed"), speed_choices(), "speed")
        words = _("Uses short fades instead of slides and spins.")
        self.toggle(beside or column, _("Reduced motion"), words, "reduced_motion")

    def mute(self, column: Column) -> None:
        """Lay the switch for silence."""
        self.toggle(column, _("Mute"), _("Every sound also has a visual cue."), "mute")

    def toggle(self, column: Column, label: str, detail: str, name: str) -> None:
        """Lay a switch."""
        on = bool(getattr(self._kit.settings, name))
        change = partial(self._set, name)
        column.toggle(Toggle(self._kit, layout.nowhere(), label, change, on=on, detail=detail))

    def volume(self, column: Column, label: str, name: str, heard: Callable[[float], None]) -> None:
        """Lay the slider of a volume; `heard` takes it at once, it is saved when the knob is let go."""

        def slide(volume: int) -> None:
            self._volumes[name] = volume
            heard(volume / 100)

        head(column, label)
        slider = Slider(self._kit, layout.nowhere(), label, getattr(self._kit.settings, name), slide)
        column.row([slider], [column.width], after="gutter")

    def sound_volume(self, column: Column) -> None:
        """Lay the volume of sounds."""
        self.volume(column, _("Sound volume"), "volume", partial(setattr, self._kit.sounds, "volume"))

    def music_volume(self, column: Column) -> None:
        """Lay the volume of music."""
        self.volume(column, _("Music volume"), "music_volume", partial(setattr, self._kit.music, "volume"))

    def language(self, column: Column, *, after: Gap = None) -> None:
        """Lay the languages, each by its own name."""
        names = DropDown(
            self._kit,
            layout.nowhere(),
            language_choices(),
            self._kit.settings.language,
            partial(self._set, "language"),
            label=_("Language"),
        )
        column.row([names], [column.width], after=after)

    def player_name(self, column: Column) -> None:
        """Lay the field for the name of the player."""
        head(column, _("Your name"))
        name, hint = self._kit.settings.player_name, _("Shown to other players")
        field = TextField(
            self._kit, layout.nowhere(), _("Your name"), name, self._type_name, hint=hint, most=LONGEST_NAME
        )
        self._name_field = field
        column.row([field], [column.width], after="margin")

    def _type_name(self, name: str) -> None:
        caret = self._name_field.caret
        self._change(player_name=name)
        self._name_field.caret = caret

    def _set(self, name: str, value: object) -> None:
        self._change(**{name: value})


def sample_words() -> str:
    """Return a sentence that shows how text and icons look."""
    return _("Draw **3** cards {card:3}, sell a Rare good {rare}, score {points:2}.")


def head(column: Column, words: str, note: str = "") -> None:
    """Lay the name of a setting, with a softer note behind it."""
    column.text(f"**{words}**   [text_soft]{note}[/]" if note else f"**{words}**", "option", after="tight")
