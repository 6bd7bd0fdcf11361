"""Figures in headers and goals of New Frontiers are those that the rules count with."""

import re
from collections import Counter

import pygame
import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.box import goals
from galaxy_desktop.games.frontiers.moves import CONQUER
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.scoring import goal_count, goals_in_play
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.table import PAINTER, standing
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.coming import coming
from galaxy_desktop.games.frontiers.track import to_select
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.frontiers.laid import own, table
from tests.games.frontiers.walk import CASES, busy
from tests.ui.painter_rig import kit_of, moment_of


def board_of(g: FrontiersState, seat: int) -> Board:
    return PAINTER(kit_of((1920, 1080)), GAME).board(moment_of(GAME, g, seat, 0), Sheet())


def special(g: FrontiersState, seat: int) -> bool:
    """Whether any Military of a seat counts against some worlds only."""
    return any(power.where is not None for _, power in powers(g.players[seat], "settle", "military"))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "goals_", "seed"), CASES)
def test_headers_count_spaces_colonies_and_military_as_the_rules_do(
    seats: int, goals_: str, seed: int, screen: pygame.Surface
) -> None:
    met = Counter[str]()
    for g, seat, decision in busy(seats, goals_, seed):
        if decision.topic not in {"develop", "way"}:
            continue
        for option in decision.options():
            after = g.clone()
            after.events = []
            give(after, seat, (option,))
            for event in after.events:
                if isinstance(event, events.DevelopmentBought):
                    figure = standing.developments(board_of(after, seat), seat).figure
                    assert figure.partition("/")[0] == str(event.spaces)
                    met["spaces"] += 1
                elif isinstance(event, events.WorldSettled) and event.how == CONQUER and not special(g, seat):
                    figure = standing.military(board_of(after, seat), seat).figure
                    assert int(figure) == event.strength, (option, figure)
                    met["military"] += 1
    assert met["spaces"] > 5
    assert met["military"] or seats > 2


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 1), (4, 3), (5, 1)])
def test_the_points_said_of_each_goal_are_those_of_the_score(
    seats: int, seed: int, screen: pygame.Surface
) -> None:
    some = 0
    for g, seat, decision in busy(seats, "on", seed):
        if decision.topic not in {"action", "discard"}:
            continue
        view, board = GAME.view(g, seat), board_of(g, seat)
        told = shown = 0
        for goal in goals_in_play(view):
            line = plain(GAME.words.explain(view, goal.id)[-1].text)
            found = re.fullmatch(r"You have (\d+) now: (\d+) VP\.", line)
            assert found is not None, line
            count = goal_count(board.view.players[seat], goals()[goal.id], board.empire(seat))
            assert count == int(found[1])
            told, shown = told + int(found[2]), shown + goal.points(count)
        assert told == shown == dict(GAME.scores(view)[seat].parts)["goals"]
        some += bool(told)
    assert some > 2


def test_a_colony_of_any_kind_counts_for_a_goal_as_it_would_be_scored(screen: pygame.Surface) -> None:
    """As rare it would repeat a kind; for scoring it may be set to a third one, and the bar says so."""
    g = table(2, goals=["diversification"])
    player = own(g, colonies=["alien_oort_cloud_factory", "comet_zone", "gem_world"])
    player.kind = "rare"
    count = goal_count(player, goals()["diversification"], board_of(g, 0).empire(0))
    line = plain(GAME.words.explain(GAME.view(g, 0), "diversification")[-1].text)
    assert line.startswith(f"You have {count} now")
    assert count == 3


def test_military_bought_with_a_good_counts_in_the_header_until_the_action_is_over(
    screen: pygame.Surface,
) -> None:
    g = table(2)
    player = own(g, colonies=["old_earth"])
    before = int(standing.military(board_of(g, 0), 0).figure)
    player.temporary = 2
    assert int(standing.military(board_of(g, 0), 0).figure) == before + 2


@pytest.mark.parametrize(("seats", "goals_", "seed"), CASES)
def test_what_is_added_to_produce_depends_on_no_one_once_all_have_selected(
    screen: pygame.Surface, seats: int, goals_: str, seed: int
) -> None:
    met = Counter[bool]()
    for g, seat, _decision in busy(seats, goals_, seed)[1::2]:
        lines = [line.text for line in coming(board_of(g, seat)) if line.sign == "produce"]
        if not lines or not g.action:
            continue
        done, after = not to_select(g), g.clone()
        assert lines[0].startswith("No one selected Produce") == done
        assert ("If no one selects" in lines[0]) != done
        while done and not after.over and after.round == g.round:
            later, asked = next(iter(open_asks(after).items()))
            give(after, later, asked.only())
        assert not done or after.produce_credits - g.produce_credits == int(not after.over)
        met[done] += 1
    assert met[False]
    assert met[True] or seats != 3
