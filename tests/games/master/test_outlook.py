"""How far each seat is from each victory, and who is near a system."""

from galaxy_desktop.games.master.outlook import FAR, cubes_next_turn, near, nearest, outlooks, threats
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS

from .laid import build, fight, fill, hold, implement, own, route, table


def test_at_the_start_nobody_is_near_anything() -> None:
    g = table()
    expansion, domination, conquest = outlooks(g, 0)
    assert (expansion.has, expansion.left) == (1, 8)
    assert (domination.has, domination.symbol, conquest.left) == (1, "military", 1)
    assert {expansion.cubes, conquest.cubes} == {FAR}
    assert threats(g) == ()


def test_the_ninth_base_is_near_when_it_is_built_and_has_a_place() -> None:
    g = table()
    own(g, 0, "nw_core", 3)
    own(g, 0, "nw_cross", 2)
    own(g, 0, "nw_home", 3)
    fill(g, "humans.base", 2)
    route(g, 0, "nw_home-nw_gate", "nw_home")
    assert outlooks(g, 0)[0].cubes == 2
    assert outlooks(g, 0)[0].soon
    build(g, 0, "humans.base")
    assert outlooks(g, 0)[0].cubes == 0
    assert nearest(g, 0).victory == "expansion"


def test_domination_counts_the_cubes_of_developments_agendas_and_conflicts() -> None:
    g = table(4)
    implement(g, 0, "citadels", "forceshields", "patrol_beacons")
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    g.track = [(0, 0, 0, 0, 4), *g.track[1:]]
    fill(g, "border_war.blue", 2)
    domination = outlooks(g, 0)[1]
    assert (domination.symbol, domination.has) == ("military", 4)
    assert domination.cubes == 2, "with the edge of citadels that makes three against two"


def test_conquest_is_near_when_a_conflict_for_a_corner_is_nearly_filled() -> None:
    g = table(4)
    own(g, 0, "ne_gate")
    fight(g, "border_war", "ne_home-ne_gate", "ne_gate")
    fill(g, "border_war.red", 3)
    conquest = outlooks(g, 0)[2]
    assert (conquest.cubes, conquest.soon) == (2, True)
    assert "conquest" in WORDS.notice(view(g, 1))


def test_more_cubes_are_drawn_with_group_mind_and_fewer_from_a_small_bag() -> None:
    g = table()
    hold(g, 0, "group_mind")
    assert cubes_next_turn(g, 0) == 4
    g.players[1].bag = dict.fromkeys(g.players[1].bag, 0)
    assert cubes_next_turn(g, 1) == 0


def test_near_counts_systems_on_the_way_and_cubes_on_the_last_track() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 1)
    (first, second) = near(g, "nw_gate")
    assert (first.seat, first.systems, first.cubes) == (0, 1, 2)
    assert second.seat == 1
    assert second.systems > 2


def test_nobody_is_near_a_dark_system() -> None:
    g = table()
    assert near(g, "ne_home") == ()
