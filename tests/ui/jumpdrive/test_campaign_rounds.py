"""The last game of a campaign, round by round: pictures without names, which the tooltip has."""

from pathlib import Path
from typing import cast

import pygame
import pytest

from galaxy_desktop.games.jumpdrive.box import designs
from galaxy_desktop.games.jumpdrive.progress import begun
from galaxy_desktop.games.jumpdrive.state import Turn
from galaxy_desktop.games.jumpdrive.table.campaign_rounds import PlayedRound
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.pictures import TablePictures
from galaxy_desktop.games.jumpdrive.words.terms import item
from galaxy_desktop.ui.tabletop import card_names
from tests.games.jumpdrive.test_progress import finished, peoples
from tests.ui.campaign_rig import Client, stand

LONG = sorted(designs(), key=lambda card: len(item(card)))[-4:]
"""The cards with the longest names."""


def rounds(client: Client) -> list[PlayedRound]:
    """The rounds of a finished game: two long names, one, and an Explore."""
    g = finished(62, peoples())
    g.players[0].turns = [
        Turn((LONG[0], LONG[1]), 3, 0, 0, 4),
        Turn((LONG[2],), 2, 0, 0, 3),
        Turn((), 1, 0, 0, 0),
    ]
    scene = stand(client, begun(5).finished(g))
    assert scene.form is not None
    return [one for group in scene.form.groups for one in group if isinstance(one, PlayedRound)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_no_name_lies_over_a_cost(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    monkeypatch.setattr(card_names, "set_line", lambda _kit, _face, _font, line, *_more: named.append(line))
    rounds(Client(tmp_path, size, drawn=True))
    assert named == []


def test_the_tooltip_names_the_cards_and_the_voice_says_them_with_the_points(tmp_path: Path) -> None:
    two, one, explored = rounds(Client(tmp_path))
    assert two.explanation == f"{item(LONG[0])}, {item(LONG[1])}"
    assert one.announce == f"Round 2, 2 VP. {item(LONG[2])}."
    assert explored.explanation == "No cards placed: you explored."


def test_cards_have_their_shape_and_lie_above_the_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, seen = Client(tmp_path), []

    def note(_pictures: TablePictures, look: JumpLook) -> pygame.Surface:
        seen.append(look)
        face = pygame.Surface(look.size)
        face.fill((255, 0, 0))
        return face

    monkeypatch.setattr(TablePictures, "face", note)
    one = rounds(client)[1]
    surface = pygame.Surface((1280, 720))
    one.draw(surface)
    (width, height) = seen[0].size
    assert height == round(width * SHAPE)
    line = one.kit.fonts.style("body", one.kit.metrics).line
    mask = pygame.mask.from_threshold(surface, (255, 0, 0), (1, 1, 1))
    red = cast("list[pygame.Rect]", mask.get_bounding_rects())[0]
    assert red.size == seen[0].size
    assert red.bottom <= one.rect.bottom - line
