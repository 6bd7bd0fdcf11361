"""Settings of the player, kept in one small file that is read strictly and written atomically."""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.diskfile import read_start, replace_whole, set_aside
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.unnamed import UNNAMED, written

if TYPE_CHECKING:
    from galaxy_desktop.play.turns import Curtains


Speed = Literal["calm", "normal", "fast", "instant"]
TEXT_STEPS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
CURTAINS = ("always", "needed", "never")
SPEEDS = ("calm", "normal", "fast", "instant")
LANGUAGE = "[a-z]{2,3}(_[A-Za-z]{2,4})?"
LONGEST_NAME = 24
LARGEST_FILE = 64 * 1024


class SettingsError(ValueError):
    """Raised if a setting has an invalid value; the message is the name of the setting."""


class Settings(NamedTuple):
    """All settings of the program; `language` is a code such as "de", empty for that of the system."""

    language: str = ""
    player_name: str = ""
    text_step: float = 1.0
    high_contrast: bool = False
    strong_marks: bool = False
    left_handed: bool = False
    focus_line: bool = False
    speech: bool = False
    full_screen: bool = False
    speed: Speed = "calm"
    reduced_motion: bool = False
    volume: int = 80
    mute: bool = False
    music: bool = True
    music_volume: int = 50
    confirm_undo: bool = True
    ask_rare: bool = False
    hold_to_uncover: bool = True
    curtains: "Curtains" = "needed"
    tips: bool = True

    @property
    def name_at_table(self) -> str:
        """Name of the player as it is written for a table: `UNNAMED` if none is set."""
        return written(self.player_name) or UNNAMED

    def but(self, **values: Any) -> "Settings":
        """Return these settings with other values; raise `SettingsError` for an invalid one."""
        changed = self._replace(**values)
        _check(changed)
        return changed


def _check(settings: Settings) -> None:
    for name, default in Settings._field_defaults.items():
        if type(getattr(settings, name)) is not type(default):
            raise SettingsError(name)
    name = settings.player_name
    fits = {
        "language": not settings.language or re.fullmatch(LANGUAGE, settings.language),
        "text_step": settings.text_step in TEXT_STEPS,
        "speed": settings.speed in SPEEDS,
        "curtains": settings.curtains in CURTAINS,
        "volume": 0 <= settings.volume <= 100,
        "music_volume": 0 <= settings.music_volume <= 100,
        "player_name": len(name) <= LONGEST_NAME and name.isprintable(),
    }
    for name, fitting in fits.items():
        if not fitting:
            raise SettingsError(name)


def with_text(settings: Settings, *, larger: bool) -> Settings:
    """Return the settings with the next larger or smaller text, as far as it goes."""
    at = TEXT_STEPS.index(settings.text_step) + (1 if larger else -1)
    return settings.but(text_step=TEXT_STEPS[min(len(TEXT_STEPS) - 1, max(0, at))])


def load_settings(path: Path) -> tuple[Settings, str]:
    """Return the settings of a file, and one line to show if it was damaged (empty if all is well).

    A damaged file gives the standard settings and is kept beside the new one. Settings this version does not
    know are ignored.
    """
    if not os.path.lexists(path):
        return Settings(), ""
    try:
        return _settings_of(_table(path)), ""
    except SaveError as trouble:
        return Settings(), _("{reason} Default settings are in use.").format(reason=trouble)
    except ValueError:
        pass
    try:
        kept = set_aside(path)
    except OSError:
        return Settings(), _("The settings file is damaged. Default settings are in use.")
    return Settings(), _(
        "The settings file was damaged. Default settings are in use; the old file was renamed {name}."
    ).format(name=kept.name)


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings, beside those in the file that this version does not know.

    A file there that is not readable settings is set aside first. Raise `FolderError` if they cannot be
    written.
    """
    try:
        kept: dict[str, Any] | None = None
        if os.path.lexists(path) and (kept := _sound_table(path)) is None:
            set_aside(path)
        text = json.dumps({**_unknown(kept or {}), **settings._asdict()}, indent=2)
        replace_whole(path, text.encode(), 1)
    except SaveError as refusal:
        raise FolderError(str(refusal)) from refusal
    except OSError as problem:
        line = _("Couldn't save the settings: {reason}")
        raise FolderError(line.format(reason=one_line(problem.strerror or str(problem)))) from problem


def _sound_table(path: Path) -> dict[str, Any] | None:
    """Return the content of a file of settings; None if it cannot be read or is damaged."""
    try:
        table = _table(path)
        _settings_of(table)
    except (SaveError, ValueError):
        return None
    return table


def _unknown(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return what this version does not know of a file."""
    return {name: value for name, value in table.items() if name not in Settings._fields}


def _settings_of(table: Mapping[str, Any]) -> Settings:
    """Return the settings of the content of a file; raise `SettingsError` for a value that none can have."""
    return Settings().but(**{name: value for name, value in table.items() if name in Settings._fields})


def _table(path: Path) -> dict[str, Any]:
    """Return the content of a file.

    Raise `SaveError` if it cannot be read, `ValueError` if it is damaged.
    """
    content = read_start(path, LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise SettingsError("size")
    table: Any = read_json(content)
    if not isinstance(table, dict):
        raise SettingsError("shape")
    return table
