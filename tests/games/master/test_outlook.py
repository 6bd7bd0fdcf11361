"""How many cubes come next, and who is near a system."""

from galaxy_desktop.games.master.outlook import cubes_next_turn, near
from tests.games.master.laid import hold, route, table


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
