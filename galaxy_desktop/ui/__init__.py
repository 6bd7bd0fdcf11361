"""Pygame client: knows questions, not games."""

import os
import sys

UNUSED = ("numpy", "pkg_resources")
"""Modules that pygame imports if installed and nothing here needs; they load slower than pygame."""


def _import_pygame_alone() -> None:
    """Import pygame without its greeting and without `UNUSED`, which are importable again afterwards."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    hidden = [name for name in UNUSED if name not in sys.modules]
    sys.modules.update(dict.fromkeys(hidden))  # type: ignore[arg-type]
    try:
        import pygame  # noqa: F401
    finally:
        for name in hidden:
            del sys.modules[name]


_import_pygame_alone()
