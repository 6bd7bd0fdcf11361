"""Everything here runs without a screen and without a sound card."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from tests.ui.conftest import blocks_kept, patch, screen
from tests.ui.kits import share

__all__ = ["blocks_kept", "patch", "screen"]


@pytest.fixture(scope="module")
def drawn_once(patch: pytest.MonkeyPatch) -> None:
    """For films, which are looked at as a whole: what one has drawn, pictures too, is there for the next."""
    share(patch, sketched=False)
