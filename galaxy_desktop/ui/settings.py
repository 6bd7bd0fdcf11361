"""What the player has set, kept in one small file that is read strictly and written whole."""

import json
import os
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal

from galaxy_desktop.language import gettext as _
from galaxy_desktop.places import PlaceError

Speed = Literal["calm", "normal", "fast", "instant"]
TEXT_STEPS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
SPEEDS = ("calm", "normal", "fast", "instant")
LONGEST_NAME = 24
LARGEST_FILE = 64 * 1024


class SettingsError(ValueError):
    """A setting has a value it cannot have."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting of the program; a value that makes no sense is refused."""

    player_name: str = ""
    text_step: float = 1.0
    high_contrast: bool = False
    strong_marks: bool = False
    left_handed: bool = False
    full_screen: bool = False
    speed: Speed = "normal"
    reduced_motion: bool = False
    volume: int = 80
    mute: bool = False
    confirm_undo: bool = True
    hold_to_uncover: bool = True

    def __post_init__(self) -> None:
        for field in fields(self):
            value, default = getattr(self, field.name), field.default
            if type(value) is not type(default):
                raise SettingsError(field.name)
        if self.text_step not in TEXT_STEPS:
            raise SettingsError("text_step")
        if self.speed not in SPEEDS:
            raise SettingsError("speed")
        if not 0 <= self.volume <= 100:
            raise SettingsError("volume")
        if len(self.player_name) > LONGEST_NAME or not self.player_name.isprintable():
            raise SettingsError("player_name")


def with_text(settings: Settings, *, larger: bool) -> Settings:
    """The settings with the next larger or smaller text, as far as it goes."""
    at = TEXT_STEPS.index(settings.text_step) + (1 if larger else -1)
    return replace(settings, text_step=TEXT_STEPS[min(len(TEXT_STEPS) - 1, max(0, at))])


def load_settings(path: Path) -> tuple[Settings, str]:
    """The settings of a file, and one line to show if it was damaged (empty if all is well).

    A damaged file gives the standard settings and is kept beside the new one. Settings this version
    does not know are left out without a word.
    """
    try:
        return _read(path), ""
    except FileNotFoundError:
        return Settings(), ""
    except OSError as problem:
        reason = problem.strerror or str(problem)
        return Settings(), _("The settings cannot be read ({reason}). Standard settings are in use.").format(
            reason=reason
        )
    except (ValueError, RecursionError):
        kept = _set_aside(path)
        return Settings(), _(
            "The settings file was damaged. Standard settings are in use; the old file is kept as {name}."
        ).format(name=kept.name)


def save_settings(settings: Settings, path: Path) -> None:
    """Writes the settings beside the file, then in its place, so that there is always a whole one."""
    draft = path.with_name(path.name + ".new")
    try:
        with draft.open("w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, indent=2, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise PlaceError(
            _("The settings cannot be saved to {path}: {reason}.").format(path=path, reason=reason)
        ) from problem


def _read(path: Path) -> Settings:
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise SettingsError("size")
    table: Any = json.loads(content.decode("utf-8"))
    if not isinstance(table, dict):
        raise SettingsError("shape")
    known = {field.name for field in fields(Settings)}
    return Settings(**{name: value for name, value in table.items() if name in known})


def _set_aside(path: Path) -> Path:
    """The damaged file under another name; where even that fails it stays until the next save."""
    kept = path.with_name(path.stem + ".damaged" + path.suffix)
    try:
        path.replace(kept)
    except OSError:
        return path
    return kept
