"""The bundle of "Report a problem"."""

from pathlib import Path


def bundle(target: Path, journal: Path, anonymous: bool = True) -> None:
    """Write a zip of the journal, the versions and the platform; raises `SaveError`."""
    raise NotImplementedError
