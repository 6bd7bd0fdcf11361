"""Commands look for data packs in the folder of the user: here in one that is empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop import use_desktop_in


@pytest.fixture(autouse=True)
def no_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_desktop_in(tmp_path / "user", monkeypatch)


@pytest.fixture(scope="module")
def drawn_once() -> Iterator[None]:
    """The windows of a file are drawn from what others that look alike have drawn, as in `tests/ui`."""
    from galaxy_desktop.ui import app
    from tests.ui.kits import shared_kit

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "fit_kit", shared_kit)
        yield
