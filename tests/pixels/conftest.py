"""Everything here runs without a screen and without a sound card."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.ui.conftest import blocks_kept, patch

__all__ = ["blocks_kept", "patch"]
