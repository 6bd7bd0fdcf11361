"""Large faces of cards on offer: the check mark covers no name, and little of what cards do is cut."""

from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.schema import CONFLICT, SPECIES
from galaxy_desktop.games.master.table.face import draw_face, name_height
from galaxy_desktop.games.master.table.look import MasterLook
from galaxy_desktop.games.master.table.pictures import TablePictures
from galaxy_desktop.games.master.table.texts import card_text
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.typesetting import Block
from tests.ui.kits import wordy_kit


@pytest.mark.parametrize("step", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("card", ["humans", "quartermaster"])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.usefixtures("no_cards")
def test_the_check_mark_of_a_large_card_covers_no_name(
    screen: pygame.Surface, window: tuple[int, int], card: str, step: float
) -> None:
    kit = wordy_kit(window, step)
    face = pygame.Rect(300, 200, 233, 317)
    spot = Spot(MasterLook(card, face.size, "large"), face, mark="chosen")
    usual = round(kit.metrics.bounded("badge") * min(1.5, step))
    size, (x, y) = TablePictures(kit, GAME.id).badge_place(spot, usual)
    badge = pygame.Rect(0, 0, size, size)
    badge.center = round(face.centerx + x), round(face.centery + y)
    name = pygame.Rect(face.topleft, (face.width, name_height(kit, face.size)))
    assert face.contains(badge)
    assert not badge.colliderect(name)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_what_a_card_does_is_whole_at_text_of_150_percent(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    language.use(code)
    kit, fitted, last = wordy_kit((1280, 720), 1.5), RichText.fitted, [False]

    def watched(*given: Any, **more: Any) -> Block:
        block = fitted(*given, **more)
        last.append(block.cut)
        return block

    monkeypatch.setattr(RichText, "fitted", watched)
    cut = []
    for card in cards().values():
        if card.deck not in (SPECIES, CONFLICT):
            last.append(False)
            draw_face(kit, MasterLook(card.id, (233, 317), "large", text=card_text(card.id)))
            if last[-1]:
                cut.append(card.id)
    assert not cut
