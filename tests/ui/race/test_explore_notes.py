"""Notes about the cards of an Explore: close to the cards that they are about, inside the panel."""

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER, overlay
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import showing
from tests.ui.race_rig import moments


@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(
    ("window", "step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0), ((2560, 1440), 1.0)]
)
def test_notes_are_just_below_their_cards(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float
) -> None:
    bands: dict[str, pygame.Rect] = {}
    monkeypatch.setattr(overlay, "_lay_notes", lambda _board, card, band: bands.update({card: band}))
    for shown in (shown for (topic, _seats), shown in moments().items() if topic == "keep"):
        bands.clear()
        painter = showing(PAINTER(wordy_kit(window, step), GAME), shown)
        spots, space = painter.sheet.spots, painter.kit.metrics.space
        lowest = max(spots[card].rect.bottom for card in bands)
        assert {band.top for band in bands.values()} == {next(iter(bands.values())).top}
        for band in bands.values():
            assert space("tight") <= band.top - lowest <= 2 * space("broad")
            assert painter.sheet.places["overlay"].contains(band)
    assert bands
