"""Every power code at work: what a tile changes, against the same turn without it."""

from typing import Any

from galaxy_desktop.engine.decisions import Confirm, Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT
from galaxy_desktop.games.frontiers.state import Player
from tests.each import each
from tests.games.frontiers.laid import own, run_action, table

ROWS: list[tuple[str, str, str, dict[str, Any], dict[str, int]]] = [
    ("explore", "draw", "separatist_colony", {}, {"explored": 1}),
    ("explore", "credits", "imperium_warlord", {}, {"credits": 1}),
    ("explore", "colonists", "homesteading_pioneers", {}, {"colonists": 1}),
    ("develop", "discount", "investment_credits", {"credits_": 3}, {"credits": 1}),
    ("develop", "credits", "technology_investors", {"credits_": 3}, {"credits": 2}),
    ("settle", "military", "space_marines", {"explored": ["rebel_miners"], "colonists": 1}, {"explored": -1}),
    (
        "settle",
        "temporary_military",
        "imperium_fuel_depot",
        {"explored": ["rebel_miners"], "colonies": ["comet_zone"], "goods": ["comet_zone"], "colonists": 1},
        {"explored": -1, "goods": -1},
    ),
    (
        "settle",
        "discount",
        "replicant_robots",
        {"explored": ["comet_zone"], "credits_": 3, "colonists": 1},
        {"credits": 2},
    ),
    (
        "settle",
        "pay_for_military",
        "contact_specialist",
        {"explored": ["rebel_miners"], "credits_": 1, "colonists": 1},
        {"explored": -1, "credits": -1},
    ),
    (
        "settle",
        "second_world",
        "improved_logistics",
        {"explored": ["artist_settlement", "destroyed_world"], "credits_": 2, "colonists": 2},
        {"explored": -1, "credits": -1, "colonists": -1},
    ),
    (
        "settle",
        "upgrade",
        "terraforming_engineers",
        {"colonies": ["spice_world"], "explored": ["gem_world"]},
        {"explored": -1},
    ),
    (
        "settle",
        "replace_self",
        "doomed_colony",
        {"explored": ["destroyed_world"]},
        {"explored": -1, "goods": 1},
    ),
    (
        "settle",
        "draw",
        "terraforming_robots",
        {"explored": ["artist_settlement"], "credits_": 1, "colonists": 1},
        {"explored": 1},
    ),
    (
        "settle",
        "credits",
        "pan_galactic_hologrid",
        {"explored": ["artist_settlement"], "credits_": 1, "colonists": 1},
        {"credits": 1},
    ),
    ("settle", "colonists", "frontier_settlers", {}, {"colonists": 1}),
    ("produce", "windfall", "mining_robots", {"colonies": ["asteroid_belt"]}, {"goods": 1}),
    ("produce", "paid_production", "damaged_alien_factory", {"credits_": 1}, {"goods": 1, "credits": -1}),
    ("produce", "credits", "rebel_underground", {}, {"credits": 1}),
    ("trade", "bonus", "export_duties", {"colonies": ["gem_world"], "goods": ["gem_world"]}, {"credits": 1}),
    (
        "consume",
        "consume",
        "prosperous_world",
        {"colonies": ["gem_world", "comet_zone"], "goods": ["gem_world", "comet_zone"]},
        {"chips": 1, "goods": -1},
    ),
    ("consume", "vp", "galactic_salon", {}, {"chips": 1}),
    ("consume", "credits", "new_economy", {}, {"credits": 1}),
    (
        "consume",
        "vp_per_good",
        "prosperous_economy",
        {"colonies": ["new_vinland", "comet_zone"], "goods": ["new_vinland", "comet_zone"]},
        {"chips": 1},
    ),
]


def eager(decision: Decision) -> Any:
    """The answer that does as much as it can."""
    return True if isinstance(decision, Confirm) else list(decision.answers())[-1]


def after(action: str, tile: str, with_it: bool, owned: dict[str, Any]) -> Player:
    """A player after an action that another has selected, with a tile or without it."""
    is_development = tiles()[tile].sort == DEVELOPMENT
    g = table(2, faces=[tile] if is_development else [])
    g.stock = {"space_marines": 1}
    player = own(g, **owned)
    if with_it:
        (player.developments if is_development else player.colonies).append(tile)
    run_action(g, "trade_consume" if action in ("trade", "consume") else action, 1)
    while asks := open_asks(g):
        seat, decision = next(iter(asks.items()))
        give(g, seat, eager(decision) if seat == 0 else decision.only())
    return player


def figures_of(player: Player) -> dict[str, int]:
    return {
        "credits": player.credits,
        "chips": player.chips,
        "colonists": player.colonists,
        "explored": len(player.explored),
        "goods": len(player.goods),
    }


@each(ROWS)
def test_what_a_power_changes(
    action: str, code: str, tile: str, owned: dict[str, Any], change: dict[str, int]
) -> None:
    assert any(power.action == action and power.code == code for power in tiles()[tile].powers)
    before, now = (figures_of(after(action, tile, with_it, owned)) for with_it in (False, True))
    assert {name: now[name] - before[name] for name in change} == change


def test_every_code_of_the_data_has_its_row() -> None:
    used = {(power.action, power.code) for tile in tiles().values() for power in tile.powers}
    assert used == {(action, code) for action, code, *_ in ROWS}


def test_r16_there_is_no_limit_of_credits() -> None:
    g = table(2)
    g.produce_credits = 500
    player = own(g, credits_=900)
    run_action(g, "produce")
    assert player.credits == 1400
