"""The client opens its windows here as in `tests/ui`: on what others that look alike have drawn."""

from tests.ui.conftest import blocks_kept, drawn_once, patch

__all__ = ["blocks_kept", "drawn_once", "patch"]
