"""Rows of challenges: stars and marks are drawn at every size of text, clear of the title."""

from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.engine.challenge import STARS, Challenge
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.puzzles.challenge_rows import ChallengeRows
from tests.ui.kits import wordy_kit

STEPS = (1.0, 2.0)
WIDTH = 890
"""Width of a row at 1280x720 with the largest text."""


def one() -> Challenge:
    return find_games()["race"].challenges()[0]


def drawn(step: float, challenge: Challenge, *, met: bool = False, begun: bool = False) -> bytes:
    """Return the pixels of one row."""
    rows = ChallengeRows(
        wordy_kit((1280, 720), step),
        [challenge],
        {challenge.id: "2026-11-27"} if met else {},
        {challenge.id} if begun else (),
    )
    surface = pygame.Surface((WIDTH, rows.height))
    rows.draw(surface, surface.get_rect(), 0, chosen=False, hovered=False)
    return pygame.image.tobytes(surface, "RGBX")


@pytest.mark.parametrize("step", STEPS)
def test_a_row_shows_stars_and_marks(step: float) -> None:
    plain = replace(one(), stars=1)
    looks = [
        drawn(step, plain),
        drawn(step, replace(plain, stars=STARS)),
        drawn(step, plain, met=True),
        drawn(step, plain, begun=True),
        drawn(step, plain, met=True, begun=True),
    ]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("step", STEPS)
def test_a_long_title_stays_clear_of_stars_and_marks(step: float) -> None:
    kit = wordy_kit((1280, 720), step)
    long = replace(one(), title="A title that goes on " * 9)
    rows = ChallengeRows(kit, [long], {long.id: "2026-11-27"}, {long.id})
    row = pygame.Rect(0, 0, WIDTH, rows.height)
    side, words = rows.parts(row, marks=2)
    assert not side.colliderect(words)
    assert row.contains(side)
    assert row.contains(words)
