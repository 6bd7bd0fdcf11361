"""A desktop of its own, in which a test may look for the folders of the player."""

from pathlib import Path

import platformdirs
import pytest


def use_desktop_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The homes of data and settings on every system, in a folder."""
    for kind in ("data", "config"):
        monkeypatch.setenv(f"XDG_{kind.upper()}_HOME", str(folder / kind))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, **_how: folder / "data" / name)
    monkeypatch.setattr(platformdirs, "user_config_path", lambda name, **_how: folder / "config" / name)
