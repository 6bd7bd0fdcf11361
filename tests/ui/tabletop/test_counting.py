"""Counters keep their former figure until their change is shown, and count if it flies in or away."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.presenter.story import Beat
from galaxy_desktop.ui.motion import Motion, Tween, linear
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.tabletop.animations import Animations
from galaxy_desktop.ui.tabletop.counting import _change, count_up
from galaxy_desktop.ui.tabletop.empire import PANEL
from galaxy_desktop.ui.tabletop.empire_items import EmpireItem
from galaxy_desktop.ui.tabletop.flight import COUNTS, CountUp
from galaxy_desktop.ui.tabletop.staging import Staging, raise_points
from tests.ui.painter_rig import kit_of, moment_of
from tests.ui.race_rig import moment

GAMES = find_games()
WIDE, CREDITS = (1920, 1080), "investment_credits"


def boards(gained: int) -> tuple[Board, Board]:
    """The table before and after the second seat has gained VP chips."""
    kit, g = kit_of((1280, 720)), GAME.new(3, {}, 8)
    made = []
    for chips in (0, gained):
        painter = PAINTER(kit, GAME)
        g.players[1].chips += chips
        shown = moment(g, 0, 0)
        painter.show(shown)
        made.append(painter.board(shown, painter.sheet))
    return made[0], made[1]


def counting(motion: Motion, gained: int = 4) -> list[CountUp]:
    before, after = boards(gained)
    staging = Staging(motion, before, after)
    raise_points(staging, staging.panel(1), staging.place("chips:1"), gained)
    count_up(staging)
    return [flight for flight in staging.flights if isinstance(flight, CountUp)]


def figures_of(count: CountUp) -> list[str]:
    """The figures of a counter until its time is over, each once."""
    figures = []
    while count.tween.left > 0:
        figures.append(count.figure)
        count.tween.passed += 10
    return list(dict.fromkeys([*figures, count.figure]))


def test_a_counter_that_has_grown_counts_as_the_points_arrive(screen: pygame.Surface) -> None:
    counts = {count.ends: figures_of(count) for count in counting(Motion())}
    assert counts["4"] == ["0", "1", "2", "3", "4"]


def test_a_counter_that_has_not_changed_stays(screen: pygame.Surface) -> None:
    assert counting(Motion(), gained=0) == []


def test_with_reduced_motion_counters_jump_when_the_points_are_there(screen: pygame.Surface) -> None:
    counts = {count.ends: figures_of(count) for count in counting(Motion(reduced=True))}
    assert counts["4"] == ["0", "4"]


def test_each_arrival_brings_an_equal_share() -> None:
    tween = Tween(2000, linear)
    count = CountUp(
        tween, lambda _surface, _figure: None, ("${}", 2, 8), (500.0, 2000.0), "$8", pygame.Rect(0, 0, 9, 9)
    )
    seen = []
    for tween.passed in (0, 500 - COUNTS, 500, 2000 - COUNTS, 2000):
        seen.append(count.figure)
    assert seen == ["$2", "$2", "$5", "$5", "$8"]


@pytest.mark.parametrize(
    ("former", "now", "change"),
    [
        ("3", "5", ("{}", 3, 5)),
        ("$3", "$10", ("${}", 3, 10)),
        ("5", "3", ("{}", 5, 3)),
        ("−1", "−2", None),
        ("4/12", "5/12", None),
        ("3", "$4", None),
    ],
)
def test_only_plain_figures_count(former: str, now: str, change: object) -> None:
    assert _change(former, now) == change


def told(act_of: int) -> Animations:
    """What is told after the second seat has gained VP chips without anything flying to them."""
    before, after = boards(4)
    animations = Animations(before.kit, {})
    beats = [Beat((), (seat,), ("It is told.",), "act", 1) for seat in (2, act_of, 2)]
    animations.begin(beats, before, after)
    return animations


@pytest.mark.parametrize("act_of", [1, 3])
def test_what_nothing_flies_to_changes_after_the_last_act_of_its_seat(
    screen: pygame.Surface, act_of: int
) -> None:
    animations = told(act_of)
    assert "chips:1" in animations.hidden
    count = next(one for one in animations._flights if isinstance(one, CountUp) and one.ends == "4")
    starts = [timed.start for timed in animations._story]
    assert count.times == (starts[1 if act_of == 1 else 2],)


def test_a_counter_is_left_out_of_the_table_while_it_changes(screen: pygame.Surface) -> None:
    painter = PAINTER(kit_of((1280, 720)), GAME)
    painter.show(moment(GAME.new(3, {}, 8), 0, 0))
    ids = painter.sheet.ids()
    assert painter.sheet.counters
    assert all(ids.count(name) == 1 for name in painter.sheet.counters)


def test_what_flies_away_is_gone_from_its_counter_as_it_sets_off(screen: pygame.Surface) -> None:
    after, before = boards(4)
    staging = Staging(Motion(), before, after)
    staging.at = 300.0
    raise_points(staging, staging.place("chips:1"), staging.panel(1), 4)
    count_up(staging)
    count = next(one for one in staging.flights if isinstance(one, CountUp) and one.ends == "0")
    assert count.times == (300.0,)
    assert figures_of(count) == ["4", "3", "2", "1", "0"]


def test_what_a_seat_draws_into_the_hand_is_not_what_its_figures_wait_for(screen: pygame.Surface) -> None:
    before, after = boards(4)
    hand = next(item.id for item in after.sheet.items if item.group == "hand")
    table = next(item.id for item in after.sheet.items if item.group == "tableau")
    staging = Staging(Motion(), before, after)
    for card, named in ((table, 100.0), (hand, 200.0)):
        known = staging.arriving.copy()
        staging.arriving.add(card)
        staging.note((0,), named, 0, known)
    staging.note((1,), 300.0, 0, staging.arriving)
    staging.note((), 400.0, 0, staging.arriving)
    assert [staging.told_at(seat) for seat in ("0", "1", "2", "")] == [100.0, 300.0, 400.0, 400.0]


def with_more(game: Game[Any], window: tuple[int, int], gain: Callable[[Any], None]) -> tuple[Any, Any]:
    """The table before and after the first seat has gained something."""
    kit, g, made = kit_of(window), game.new(2, game.check(2, {}), 8), []
    for number in range(2):
        if number:
            gain(g.players[0])
        painter: Any = painter_for(kit, game)
        shown = moment_of(game, g, 0, 0)
        sitters = (replace(shown.sitters[0], name="{Ada} 7"), *shown.sitters[1:])
        painter.show(replace(shown, sitters=sitters))
        made.append(painter.board(painter.shown, painter.sheet))
    return made[0], made[1]


@pytest.mark.parametrize(
    ("game", "window", "name", "said", "gain"),
    [
        ("race", WIDE, "titles:0", " of 12", lambda own: own.tableau.append("gem_world")),
        ("race", (1280, 720), "titles:0", " of 12", lambda own: own.tableau.append("gem_world")),
        (
            "frontiers",
            (1920, 1080),
            "developments row:0",
            "0 of",
            lambda own: own.developments.append("investment_credits"),
        ),
    ],
)
def test_a_count_of_how_many_waits_for_the_acts_of_its_seat(
    screen: pygame.Surface,
    game: str,
    window: tuple[int, int],
    name: str,
    said: str,
    gain: Callable[[Any], None],
) -> None:
    before, after = with_more(GAMES[game], window, gain)
    assert said in before.sheet.counters[name].figure
    animations = Animations(before.kit, {})
    beats = [Beat((), (seat,), ("It is told.",), "act", 1) for seat in (1, 0, 1)]
    animations.begin(beats, before, after)
    assert name in animations.hidden
    wanted = before.sheet.counters[name].figure, after.sheet.counters[name].figure
    (count,) = (one for one in animations._flights if isinstance(one, CountUp) and one.ends == wanted[1])
    starts = [timed.start for timed in animations._story]
    assert count.times == (starts[1],)
    assert count.figure == wanted[0] != wanted[1]
    count.tween.passed = count.tween.ms
    assert count.figure == wanted[1]


@pytest.mark.parametrize("game", ["race", "roll", "frontiers"])
def test_a_counter_that_an_open_empire_shows_again_waits_in_both_places(
    screen: pygame.Surface, game: str
) -> None:
    rules, kit = GAMES[game], kit_of((1280, 720))
    g, made = rules.new(3, rules.check(3, {}), 8), []
    for number in range(2):
        if number:
            g.players[1].chips += 17
        painter: Any = painter_for(kit, rules)
        painter.show(moment_of(rules, g, 0, 0))
        painter.turn(EmpireItem(1).id)
        made.append(painter.board(painter.shown, painter.sheet))
    before, after = made
    drawn = (after.sheet.counters["chips:1"], *after.sheet.doubles["chips:1"])
    assert {counter.figure for counter in drawn} == {"17"}
    animations = Animations(kit, {})
    beats = [Beat((), (seat,), ("It is told.",), "act", 1) for seat in (2, 1)]
    animations.begin(beats, before, after)
    places = [counter.place for counter in drawn]
    held = [one.plate for one in animations._flights if isinstance(one, CountUp) and one.plate in places]
    panel = after.sheet.places[PANEL]
    covered = [counter.place for counter in drawn if counter in after.sheet.unseen]
    assert len(drawn) == 2
    assert all(panel.contains(place) for place in covered)
    assert sorted(map(tuple, (*held, *covered))) == sorted(map(tuple, places))
    assert any(panel.contains(place) for place in held)
    assert "chips:1" in animations.hidden
