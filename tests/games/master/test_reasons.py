"""Reasons why something cannot be done in an allocation, each with its sentence."""

from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.master.allocate import allocation
from galaxy_desktop.games.master.reasons import Surroundings, why_not
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.words import WORDS
from galaxy_desktop.games.master.words.reasons import SENTENCES
from tests.each import each
from tests.games.master.laid import fight, fill, full_table, own, route, table


def reason(g: MasterState, option: str) -> Reason | None:
    """Why not, with two red cubes and a black one in hand."""
    g.hand = ["red", "red", "black"]
    return why_not(allocation(g, 0), Surroundings.of(g), option)


@each(
    [
        ("place yellow humans.base:0", "slot_wants"),
        ("humans.agenda:0", "slot_filled"),
        ("humans.receive:0", "slot_wants"),
        ("rocs.base:0", "not_your_project"),
        ("trade_war.blue", "not_your_project"),
        ("nw_home:0", "settled_already"),
        ("place black nw_home:1", "black_never_settles"),
        ("ne_core", "no_base_there"),
        ("nw_strait", "dark"),
        ("nw_gate-nw_strait", "dark"),
        ("ne_core-nw_core", "conflict_on_track"),
        ("se_core-sw_core", "no_base_at_track"),
        ("nw_home-nw_gate:0", "route_in_order"),
        ("nw_cross-nw_core:0", "route_colours"),
        ("nw_home-nw_cross:3", "route_starts_at_home"),
        ("cancel nw_home", "settled_for_good"),
        ("cancel humans.base", "nothing_to_cancel"),
    ]
)
def test_why_something_cannot_be_done(option: str, code: str) -> None:
    found = reason(full_table(), option)
    assert found is not None
    assert found.code == code
    assert WORDS.reason(found)


def test_a_conflict_card_that_is_not_on_a_track_yet_is_not_said_to_belong_to_another() -> None:
    g = full_table()
    g.players[0].row.append("pirate_raids")
    for facing in ("red", "blue"):
        assert reason(g, f"pirate_raids.{facing}") == because(
            "conflict_in_hand", project=f"pirate_raids.{facing}"
        )
        assert reason(g, f"place red pirate_raids.{facing}:0") is not None
    g.players[0].row.remove("pirate_raids")
    assert reason(g, "pirate_raids.red") == because("not_your_project", project="pirate_raids.red")


def test_why_is_silent_about_what_can_be_done() -> None:
    assert reason(full_table(), "place red humans.base:3") is None
    assert reason(full_table(), "nonsense") is None


def test_why_no_route_leads_to_a_rival_or_past_a_conflict_and_why_one_is_full() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    own(g, 0, "nw_gate")
    assert reason(g, "ne_core-nw_core") == because(
        "rival_at_track", track="ne_core-nw_core", system="ne_core"
    )
    route(g, 0, "nw_home-nw_gate", "nw_home")
    assert reason(g, "nw_home-nw_gate") == because("route_full", track="nw_home-nw_gate")
    fight(g, "trade_war", "nw_gate-nw_strait", "nw_gate")
    found = reason(g, "nw_strait-nw_core")
    assert found == because("route_blocked_by_conflict", track="nw_strait-nw_core")
    assert WORDS.reason(found)
    fill(g, "humans.base")
    assert reason(g, "humans.base") == because("project_full", project="humans.base")
    route(g, 0, "nw_cross-nw_core", "nw_core", 1)
    found = reason(g, "nw_cross-nw_core")
    assert found == because("route_has_colour", track="nw_cross-nw_core", colour="white")
    g.hand = ["red"]
    assert why_not(allocation(g, 0), Surroundings.of(g), "cancel humans.base") == because("no_black_cube")


def test_every_reason_there_is_has_a_sentence_with_its_facts() -> None:
    facts = {
        "system": "nw_home",
        "project": "humans.base",
        "track": "nw_home-nw_gate",
        "colour": "red",
        "one": "red",
        "other": "white",
        "spot": "nw_home-nw_gate:0",
    }
    for code in SENTENCES.rows:
        assert "{" not in WORDS.reason(because(code, **facts)).replace("{cube:", "")
