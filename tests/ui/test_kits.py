"""What kits of tests share: no more than has room, and never what is in use."""

import pygame
import pytest

from tests.ui import kits
from tests.ui.kits import Shared


def drawn(size: int) -> Shared:
    surfaces = Shared()
    surfaces.get("face", lambda: pygame.Surface((size, size), pygame.SRCALPHA, 32))
    surfaces.nameless.get("face", lambda: pygame.Surface((size, size), pygame.SRCALPHA, 32))
    return surfaces


def test_what_was_taken_longest_ago_is_dropped_while_all_together_take_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kits, "TAKEN", [])
    first, second, third = drawn(100), drawn(100), drawn(100)
    monkeypatch.setattr(kits, "ALL_ROOM", 2 * first.bytes)
    for surfaces in (first, second, first, third):
        kits.take(surfaces)
    assert [len(surfaces) for surfaces in (first, second, third)] == [1, 0, 1]
    assert second.bytes == 0


def test_a_kit_in_use_keeps_what_it_has_drawn_however_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kits, "TAKEN", [])
    large = drawn(300)
    monkeypatch.setattr(kits, "ALL_ROOM", large.bytes // 2)
    assert len(kits.take(large)) == 1
