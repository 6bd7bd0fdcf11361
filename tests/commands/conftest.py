"""Commands look for data packs in the folder of the user: here in one that is empty."""

from pathlib import Path

import platformdirs
import pytest


@pytest.fixture(autouse=True)
def no_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_name, **_rest: tmp_path / "user")
