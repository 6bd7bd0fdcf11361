"""What CONTRIBUTING says to be changed in one place is drawn from that place in every game."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.painters import painter_for
from tests.ui.kits import fresh_kit

PINK = (255, 0, 255)
GAMES = find_games()
WITH_GOODS = {
    "race": "gem_world",
    "roll": "alpha_centauri",
    "jumpdrive": "gem_world",
    "frontiers": "gem_world",
}


def pink_good(_fonts: Any, _kind: str, size: int, **_how: Any) -> pygame.Surface:
    token = pygame.Surface((size, size), pygame.SRCALPHA)
    token.fill(PINK)
    return token


def shows_pink(game: str, card: str) -> bool:
    face = painter_for(fresh_kit((1920, 1080)), GAMES[game]).face(card, (300, 420))
    assert face is not None, f"{game} has no {card}"
    mask = pygame.mask.from_threshold(face, PINK, (1, 1, 1))
    return mask.count() > 50


@pytest.mark.parametrize("game", WITH_GOODS)
def test_goods_on_all_cards_are_drawn_by_one_function(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    card = WITH_GOODS[game]
    assert not shows_pink(game, card)
    monkeypatch.setattr(signs, "good_token", pink_good)
    assert shows_pink(game, card)
