"""The client opens its windows here as in `tests/ui`: on what others that look alike have drawn."""

import pytest

from galaxy_desktop.ui import app
from tests.ui.kits import shared_kit


@pytest.fixture(autouse=True)
def drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one window has drawn is there for the next that looks alike."""
    monkeypatch.setattr(app, "fit_kit", shared_kit)
