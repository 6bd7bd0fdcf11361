"""Rows of saves and of the archive leave room for a picture only where pictures are shown."""

import pygame
import pytest

from galaxy_desktop.ui.saves.row import picture_place
from tests.pixels.looks import settings_of
from tests.ui.kits import wordy_kit_of

ROW, GAP = pygame.Rect(10, 0, 700, 60), 12


@pytest.mark.parametrize("contrast", [False, True])
def test_only_a_theme_with_pictures_has_a_place_for_them(contrast: bool) -> None:
    kit = wordy_kit_of(settings_of(contrast=contrast, strong=False), (1280, 720))
    box, rest = picture_place(kit, ROW, GAP)
    assert rest.left == box.right + GAP
    assert rest.right == ROW.right
    assert bool(box.width) is not contrast


def test_a_broken_save_has_its_sign_in_every_theme() -> None:
    kit = wordy_kit_of(settings_of(contrast=True, strong=False), (1280, 720))
    assert picture_place(kit, ROW, GAP, always=True)[0].width > 50
