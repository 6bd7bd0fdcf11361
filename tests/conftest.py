"""What is there once all tests are found stays to the end: the garbage collector need not look through it."""

import gc


def pytest_collection_finish() -> None:
    gc.freeze()


def pytest_sessionfinish() -> None:
    """Look through it once more, and no more: what tests have kept ends with the process."""
    gc.collect()
    gc.freeze()
