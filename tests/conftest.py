"""The order in which files are taken up, and how often the garbage collector looks through memory."""

import gc
from pathlib import Path

import pytest

FIRST = ("window", "faults", "contract", "ui")
"""Folders whose files take longest, so that the last file that a process takes up is a short one."""
TESTS = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _place(item.path.relative_to(TESTS).parts[0]))


def _place(folder: str) -> int:
    return FIRST.index(folder) if folder in FIRST else len(FIRST)


def pytest_collection_finish() -> None:
    """What is there once all tests are found stays to the end: no collection need look through it."""
    gc.freeze()


def pytest_sessionfinish() -> None:
    """Look through it once more, and no more: what tests have kept ends with the process."""
    gc.collect()
    gc.freeze()
