"""Cards of opponents have their names while there is room, so that nobody need point at each of them."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.tabletop.players import draw_state, name_gap
from tests.sweep import paired
from tests.ui.kits import fresh_kit
from tests.ui.painter_rig import heard, kit_of, moment_of

GAMES = find_games()
SEATS, ANSWERS = 3, 400
FEW = {"race": 7, "roll": 5, "jumpdrive": 4}
WINDOWS = ((1280, 720), (1920, 1080))


def cards_of(g: Any, seat: Seat) -> list[str]:
    """The cards or squares in front of a player."""
    player = g.players[seat]
    return list(player.empire if hasattr(player, "empire") else player.tableau)


def with_a_few_cards(game: str) -> Any:
    """The first state of a game by chance in which each opponent has some cards, but not many."""
    g, dice = GAMES[game].new(SEATS, {}, 5), Dice(5)
    for _answer in range(ANSWERS):
        counts = [len(cards_of(g, seat)) for seat in range(1, SEATS)]
        if 0 in open_asks(g) and min(counts) >= 2 and max(counts) == FEW[game]:
            return g
        seat, decision = next(iter(open_asks(g).items()))
        give(g, seat, decision.sample(dice))
    raise AssertionError("nobody ever has a few cards")


@pytest.mark.parametrize(("window", "game"), paired(WINDOWS, [*FEW]), ids=str)
def test_a_few_cards_of_an_opponent_have_their_names(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, game: str, window: tuple[int, int]
) -> None:
    g, written = with_a_few_cards(game), set[str]()

    def note(_kit: object, _face: object, name: str, box: pygame.Rect, *_more: object, foot: bool) -> None:
        if box.width > 0:
            written.add(name)

    kit = fresh_kit(window)
    monkeypatch.setattr(card_names, "set_name", note)
    if game == "roll":
        monkeypatch.setattr("galaxy_desktop.games.roll.table.tile_face.set_name", note)
    painter: Any = painter_for(kit, GAMES[game])
    painter.show(moment_of(GAMES[game], g, 0, clicks=0))
    heard(painter)
    named = {GAMES[game].words.item(card) for seat in range(1, SEATS) for card in cards_of(g, seat)}
    assert named <= written, named - written


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("text_step", [1.0, 2.0])
def test_the_sign_of_a_players_state_is_clear_of_their_name(
    screen: pygame.Surface, window: tuple[int, int], text_step: float
) -> None:
    game = GAMES["race"]
    painter: Any = painter_for(kit_of(window, text_step), game)
    shown = moment_of(game, game.new(3, {}, 5), 0, clicks=0)
    painter.show(shown)
    board = painter.board(shown, painter.sheet)
    size = board.icon("row")
    row, surface = pygame.Rect(20, 20, 400, 2 * size), pygame.Surface(window)
    draw_state(board, surface, 1, row, size)
    surface.set_colorkey((0, 0, 0))
    drawn = surface.get_bounding_rect()
    assert row.left < drawn.right <= row.left + size + name_gap(board, size)
