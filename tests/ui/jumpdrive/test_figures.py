"""Figures of the rail and the headers of Jump Drive are what the next scoring and Explore then give."""

import re
from itertools import islice

import pygame
import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.events import CardsDiscarded, CardsDrawn
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.table import PAINTER, standing
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.track import goals_of, points_of
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.jumpdrive.test_forecasts import SEATS, SEED, rounds, scored_after
from tests.games.wording import play
from tests.ui.painter_rig import kit_of, moment_of


def board_of(g: JumpState, seat: int = 0) -> Board:
    return PAINTER(kit_of((1920, 1080)), GAME).board(moment_of(GAME, g, seat, 0), Sheet())


@pytest.mark.parametrize("seats", SEATS)
def test_the_rail_ends_where_the_next_scoring_leads_and_once_it_is_over_where_it_led(
    seats: int, screen: pygame.Surface
) -> None:
    for g in rounds(seats):
        board, then = board_of(g), scored_after(g, {})
        points = points_of(board)
        assert points == tuple(player.vp for player in g.players)
        assert goals_of(board, points) == tuple(player.vp for player in then.players)
        for seat, player in enumerate(then.players):
            assert standing.vp_next(board, seat).figure == f"+{player.turns[-1].vp}"
            assert standing.income(board, seat).figure == f"+{player.turns[-1].income}"
    *_rest, (g, _seat, _decision) = play(GAME, seats, {}, SEED)
    over = scored_after(g, {}) if len(g.players[0].turns) < g.round else g
    board = board_of(over)
    if over.ended_by:
        assert goals_of(board, points_of(board)) == tuple(player.vp for player in over.players)


@pytest.mark.parametrize("seats", SEATS)
def test_exploring_draws_and_discards_as_many_cards_as_the_header_says(
    seats: int, screen: pygame.Surface
) -> None:
    for g in islice(rounds(seats), 6):
        then = scored_after(g, {})
        for seat in range(seats):
            tip = plain(standing.explore(board_of(g, seat), seat).tip)
            said = re.search(r"draw up to (\d+) cards, then discard (\d+) fewer", tip)
            assert said is not None
            drawn, gone = (
                sum(
                    len(e.cards)
                    for e in then.events
                    if isinstance(e, sort) and (e.seat, e.cause) == (seat, "explore")
                )
                for sort in (CardsDrawn, CardsDiscarded)
            )
            assert (int(said[1]), int(said[1]) - int(said[2])) == (drawn, gone), tip


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_forecast_of_a_game_that_is_over(seats: int, screen: pygame.Surface) -> None:
    *_rest, (g, _seat, _decision) = play(GAME, seats, {}, SEED)
    over = scored_after(g, {}) if len(g.players[0].turns) < g.round else g
    assert over.ended_by
    painter = PAINTER(kit_of((1920, 1080)), GAME)
    painter.show(moment_of(GAME, over, 0, 0))
    tips = [item.tip for item in painter.items()]
    view = GAME.view(over, 0)
    told = [line.text for card in cards() for line in GAME.words.explain(view, card)]
    assert tips
    assert told
    assert not [words for words in (*tips, *told) if "orecast" in words or "next scoring" in words]
