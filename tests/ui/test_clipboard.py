"""The clipboard, on each pygame: what is copied can be pasted."""

import pygame

from galaxy_desktop.ui.widgets.clipboard import copy_text, paste_text


def test_what_is_copied_is_pasted_as_one_line(screen: pygame.Surface) -> None:
    assert copy_text("Jürgen K7\nORBIT")
    assert paste_text() == "Jürgen K7 ORBIT"
