"""Points and winners."""

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.round import BeginLimit, EndRound
from galaxy_desktop.games.race.scoring import score, table_points, winners
from tests.each import each
from tests.games.race.laid import answer, asked, lay, player, run, spare


def points(
    development: str, *others: str, goods: tuple[str, ...] = (), chips: int = 0, edition: str = "second"
) -> int:
    """What a cost-6 development is worth in a tableau with the others."""
    g = lay(player([development, *others], goods=goods, chips=chips), edition=edition)
    return table_points(g, 0, g.cards[development])


def test_example_16_ties_go_to_cards_and_goods_after_the_hand_limit() -> None:
    tableau = ["gem_world", "comet_zone", "spice_world"]
    cards = spare(21, "artist_colony", *tableau)
    for goods_of_a, won in (((), (1,)), (("artist_colony",), (0, 1))):
        mine, theirs = cards[:13], cards[13:]
        g = lay(
            player(["artist_colony"], mine, goods=goods_of_a, chips=18),
            player(tableau, theirs, goods=tableau, chips=6),
        )
        g.players[0].chips = 30 - 1
        g.players[1].chips = 30 - sum(g.cards[world].vp for world in tableau)
        g.pool = 0
        run(g, BeginLimit(), EndRound())
        assert asked(g).least == 3
        answer(g, (0, tuple(mine[:3])))
        assert [s.total for s in GAME.scores(g)] == [30, 30]
        assert winners(g) == won
        assert GAME.result(g).ended_by == "chips"


def test_example_18_each_card_counts_for_the_first_line_that_fits() -> None:
    cards = ("alien_robotic_factory", "deserted_alien_colony", "alien_rosetta_stone_world")
    assert points("alien_tech_institute", *cards) == 9


def test_example_19_a_genes_world_is_not_counted_as_military_too() -> None:
    cards = ("rebel_warrior_race", "rebel_base", "contact_specialist")
    assert points("pan_galactic_league", *cards) == 6
    assert points("galactic_imperium", *cards) == 4


def test_example_20_powers_of_a_phase_count_once_a_card() -> None:
    cards = ("gambling_world", "merchant_world", "deficit_spending", "export_duties")
    assert points("new_economy", *cards) == 6
    assert points("trade_league", *cards) == 5


def test_example_21_goods_at_the_end_and_chips() -> None:
    worlds = ("spice_world", "comet_zone", "destroyed_world")
    assert points("merchant_guild", *worlds, goods=worlds) == 7
    assert points("merchant_guild", *worlds, goods=worlds, edition="first") == 4
    assert points("galactic_renaissance", "artist_colony", chips=11) == 6


@each(
    [
        ("free_trade_association", ("gem_world", "refugee_world", "consumer_markets", "expanding_colony"), 7),
        ("galactic_federation", ("merchant_guild", "public_works", "space_marines"), 6),
        ("galactic_survey_seti", ("expedition_force", "star_nomad_lair", "gem_world"), 5),
        ("mining_league", ("comet_zone", "destroyed_world", "mining_robots", "mining_conglomerate"), 7),
        ("new_galactic_order", ("drop_ships", "alien_rosetta_stone_world"), 5),
        ("new_galactic_order", ("refugee_world", "empath_world", "contact_specialist"), -1),
        ("galactic_imperium", ("outlaw_world", "abandoned_mine_squatters", "star_nomad_raiders"), 3),
    ]
)
def test_a_six_cost_development_counts_what_its_table_says(
    development: str, others: tuple[str, ...], worth: int
) -> None:
    assert points(development, *others) == worth


def test_points_by_source() -> None:
    g = lay(player(["new_sparta", "drop_ships", "new_galactic_order", "new_earth"], ["gem_world"], chips=4))
    total = score(g, 0)
    assert total.parts == (("chips", 4), ("worlds", 4), ("developments", 2), ("cost_six", 7))
    assert (total.total, total.tie_break) == (17, 1)
