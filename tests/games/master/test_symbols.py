"""Supremacy symbols (page 6)."""

import pytest

from galaxy_desktop.games.master import symbols
from galaxy_desktop.games.master.bases import lose_system
from galaxy_desktop.games.master.events import SymbolsChanged
from galaxy_desktop.games.master.powers import is_live
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import first_counts, sources
from tests.games.master.laid import allocate, counts, fight, fill, happened, hold, implement, own, table


def border(red: int, blue: int) -> MasterState:
    """Border War between seat 0 (red, nw_core) and seat 1 (blue, ne_core), with so many cubes."""
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    for facing, number in (("red", red), ("blue", blue)):
        if number:
            fill(g, f"border_war.{facing}", number)
    return g


def military(g: MasterState, seat: int) -> int:
    """Military symbols of a seat beside those of its corner and of the map."""
    found = [s for s in sources(g, seat) if s.symbol == "military" and s.source == "border_war"]
    return len(found)


def test_r13_the_symbol_of_the_own_corner_counts_as_long_as_it_is_held() -> None:
    g = table()
    assert counts(g) == {"military": 1}
    lose_system(g, 0, "nw_home")
    assert counts(g) == {}


def test_the_symbol_of_another_corner_does_not_count_for_a_conqueror() -> None:
    g = table(4)
    own(g, 0, "nw_cross")
    lose_system(g, 1, "ne_home")
    g.owners["ne_home"], g.bases["ne_home"] = 2, 1
    assert "scientific" not in counts(g, 2)


def test_e10_a_green_symbol_asks_for_bases_in_both_systems() -> None:
    g = table()
    own(g, 0, "nw_gate")
    assert counts(g) == {"military": 1}
    own(g, 0, "nw_strait")
    assert counts(g) == {"military": 1, "economic": 1}


def test_e10_a_red_symbol_asks_for_a_base_in_exactly_one_system() -> None:
    g = table()
    own(g, 0, "nw_cross")
    assert counts(g) == {"military": 1, "scientific": 1}
    own(g, 0, "nw_core")
    assert counts(g) == {"military": 1}


def test_e10_two_players_can_hold_the_same_red_symbol() -> None:
    g = table()
    own(g, 0, "nw_cross")
    own(g, 1, "nw_core")
    assert counts(g, 0)["scientific"] == counts(g, 1)["scientific"] == 1


def test_r30_a_red_symbol_is_kept_when_the_other_end_is_dark() -> None:
    g = table()
    own(g, 0, "nw_cross")
    g.dark.append("nw_core")
    assert counts(g) == {"military": 1, "scientific": 1}


def test_symbols_of_developments_and_agendas() -> None:
    g = table()
    implement(g, 0, "embassy_quarter", "humans.agenda")
    assert counts(g) == {"military": 1, "diplomatic": 2, "economic": 2, "cultural": 1}
    assert {s.source for s in sources(g, 0)} == {"nw_blue_home", "embassy_quarter.implement", "humans.agenda"}


@pytest.mark.parametrize(("red", "blue", "holder"), [(0, 0, None), (1, 0, 0), (1, 1, None), (1, 2, 1)])
def test_e11_whoever_has_more_cubes_in_a_conflict_holds_its_symbol(
    red: int, blue: int, holder: int | None
) -> None:
    g = border(red, blue)
    assert [military(g, seat) for seat in range(2)] == [int(holder == 0), int(holder == 1)]


@pytest.mark.parametrize(("red", "blue", "holder"), [(0, 0, 1), (1, 1, 1), (2, 1, None), (3, 1, 0)])
def test_r14_an_edge_counts_even_with_no_cube_on_the_side(red: int, blue: int, holder: int | None) -> None:
    g = border(red, blue)
    implement(g, 1, "citadels")
    assert [military(g, seat) for seat in range(2)] == [int(holder == 0), int(holder == 1)]


def test_r14_against_a_neutral_system_an_edge_alone_is_not_enough() -> None:
    g = table()
    implement(g, 0, "citadels")
    fight(g, "trade_war", "nw_home-nw_gate", "nw_home")
    assert "economic" not in counts(g)
    fill(g, "trade_war.red", 1)
    assert counts(g)["economic"] == 1


def test_r15_a_leader_never_powers_itself() -> None:
    g = border(1, 1)
    hold(g, 0, "marshal")
    lose_system(g, 0, "nw_home")
    assert military(g, 0) == 0, "without another military symbol the marshal stays blind"


def test_r15_with_another_symbol_the_leaders_edge_counts() -> None:
    g = border(1, 1)
    hold(g, 0, "marshal")
    assert counts(g, 0)["military"] == 2


def test_r15_a_government_with_an_edge_can_power_leaders(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of ours has one, but a data pack may give it one."""
    g = border(1, 1)
    lose_system(g, 0, "nw_home")
    hold(g, 0, "federation", "marshal")
    monkeypatch.setattr(symbols, "edges", lambda: {"federation": 1})
    assert first_counts(g)[0][SYMBOLS.index("military")] == 1
    assert is_live(g, 0, "marshal")


def test_every_change_of_the_track_is_told() -> None:
    g = border(0, 0)
    allocate(g, ["red"], "place red border_war.red:0")
    assert happened(g, SymbolsChanged) == [SymbolsChanged(0, "military", 1, 2)]
    assert g.track[0][-1] == 2
