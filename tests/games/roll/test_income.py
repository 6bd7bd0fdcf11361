"""What developments pay at the end of a phase (page 10), also without any worker there."""

import pytest

from tests.games.roll.laid import answer, offered, own, run_phase, table


@pytest.mark.parametrize(
    ("tile", "phase", "amount"),
    [
        ("galactic_investors", "develop", 2),
        ("robot_surveyors", "settle", 2),
        ("merchant_guild", "produce", 2),
        ("free_trade_association", "ship", 2),
    ],
)
def test_credits_are_paid_at_the_end_of_the_phase_without_a_worker(
    tile: str, phase: str, amount: int
) -> None:
    g = table()
    player = own(g, tableau=[tile])
    own(g, 1, tableau=["old_earth"])
    run_phase(g, phase)
    assert player.credits == amount
    run_phase(g, "explore")
    assert player.credits == amount


@pytest.mark.parametrize(("dice", "credits_"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_space_piracy_pays_for_every_two_military_dice_in_the_citizenry_rounded_up(
    dice: int, credits_: int
) -> None:
    g = table()
    player = own(g, tableau=["space_piracy"], citizenry=["military"] * dice + ["home"])
    run_phase(g, "ship")
    assert player.credits == credits_


def test_space_piracy_counts_after_all_shipping_and_not_the_spare_shippers() -> None:
    g = table()
    player = own(
        g,
        tableau=["space_piracy", "gem_world"],
        workers={"ship": ["military"] * 4},
        goods={"gem_world": ["military"]},
    )
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[1],))
    assert (player.credits, len(player.cup)) == (1, 3)


def test_galactic_religion_pays_for_novelty_dice_in_the_citizenry() -> None:
    g = table()
    player = own(g, tableau=["galactic_religion"], citizenry=["novelty", "novelty", "consumption"])
    run_phase(g, "develop")
    assert player.credits == 2


def test_galactic_salon_gives_a_point_from_the_pool() -> None:
    g = table()
    player = own(g, tableau=["galactic_salon"])
    run_phase(g, "ship")
    assert (player.chips, g.pool) == (1, 23)


@pytest.mark.parametrize(("others", "credits_"), [((3, 3), 1), ((4, 3), 0), ((5, 1), 0)])
def test_technology_unions_pays_only_whoever_alone_has_most_developments(
    others: tuple[int, int], credits_: int
) -> None:
    for phase in ("explore", "produce"):
        g = table(3)
        player = own(g, tableau=["technology_unions", "public_works", "space_docks", "trade_levies"])
        for seat, number in enumerate(others, start=1):
            own(g, seat, tableau=["export_duties"] * number)
        run_phase(g, phase)
        assert player.credits == credits_


@pytest.mark.parametrize(
    ("own_worlds", "other_world", "credits_"),
    [
        (["alien_sentinels"], "designer_species_ultd", 2),
        (["alien_sentinels", "lost_alien_battle_fleet"], "designer_species_ultd", 2),
        (["alien_sentinels"], "lost_alien_battle_fleet", 1),
        (["designer_species_ultd"], "lost_alien_battle_fleet", 1),
    ],
)
def test_space_tourism_pays_more_if_every_world_of_the_highest_cost_is_the_owners(
    own_worlds: list[str], other_world: str, credits_: int
) -> None:
    g = table()
    player = own(g, tableau=["space_tourism", *own_worlds])
    own(g, 1, tableau=[other_world])
    run_phase(g, "ship")
    assert player.credits == credits_


def test_every_gain_of_credits_is_cut_at_ten_at_once() -> None:
    g = table()
    player = own(g, tableau=["free_trade_association", "space_tourism", "old_earth"], credits_=9)
    own(g, 1, tableau=["galactic_trendsetters"])
    run_phase(g, "ship")
    assert player.credits == 10
