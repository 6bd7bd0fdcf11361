"""Notes about the cards of an Explore: close to the cards that they are about, inside the panel."""

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER, overlay
from galaxy_desktop.games.race.table.notes import placing_note
from tests.games.race.laid import lay, player, spare
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


def test_a_note_on_a_card_to_keep_names_the_card_that_placing_it_discards() -> None:
    for tableau, world, said in (
        (("new_military_tactics",), "rebel_fuel_cache", "Conquer by discarding New Military Tactics"),
        (("colony_ship",), "gem_world", "Free by discarding Colony Ship"),
        (("space_marines", "new_military_tactics"), "rebel_fuel_cache", "You can conquer it"),
        (("new_military_tactics",), "gem_world", "Pay 2 of 4 cards"),
    ):
        view = GAME.view(lay(player(tableau, spare(4))), 0)
        assert placing_note(view, 0, world).text == said
