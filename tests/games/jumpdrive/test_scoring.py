"""What cards bring, points and winners: a row for every bonus."""

from galaxy_desktop.games.jumpdrive.scoring import forecast, scores, totals, winners
from galaxy_desktop.games.jumpdrive.state import Player, Turn
from tests.each import each
from tests.games.jumpdrive.tables import scored, table

NOBODY: tuple[str, ...] = ()


def brings(empire: tuple[str, ...], *other: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """VP and income of each card of an empire, beside the empires of others."""
    g = table(Player(empire=list(empire)), *(Player(empire=list(cards)) for cards in other))
    return {one.card: (one.vp, one.income) for one in forecast(g, 0)}


ROWS: list[tuple[str, tuple[str, ...], tuple[int, int]]] = [
    ("space_marines", (), (0, 0)),
    ("survey_team", (), (0, 1)),
    ("genetics_lab", (), (1, 0)),
    ("genetics_lab", ("plague_world", "distant_world"), (1, 1)),
    ("consumer_markets", ("spice_world", "gem_world", "pirate_world"), (3, 3)),
    ("mining_conglomerate", ("radioactive_world", "rebel_miners"), (2, 1)),
    ("uplift_researchers", (), (1, 2)),
    ("uplift_researchers", ("genetics_lab", "genetics_lab:2", "pre_sentient_race"), (2, 3)),
    ("galactic_salon", (), (3, 2)),
    ("galactic_salon", ("galactic_trendsetters", "galactic_trendsetters:2"), (5, 2)),
    ("alien_technology_institute", ("alien_toy_shop", "lost_alien_warship"), (9, 0)),
    ("free_trade_association", ("spice_world", "consumer_markets"), (6, 1)),
    ("new_galactic_order", ("drop_ships", "alien_rosetta_stone_world"), (5, 1)),
    ("new_galactic_order", ("uplift_mercenary_force", "pre_sentient_race"), (4, 1)),
    ("mining_league", ("comet_zone", "mining_robots", "mining_conglomerate"), (8, 1)),
    ("galactic_imperium", ("rebel_miners", "rebel_base", "imperium_blaster_factory"), (10, 1)),
    ("uplift_code", ("avian_uplift_race",), (9, 1)),
    ("galactic_federation", ("space_marines", "spice_world"), (4, 0)),
    ("galactic_survey_seti", ("survey_team",), (5, 1)),
    ("gem_world", ("consumer_markets",), (0, 2)),
    ("galactic_studios", (), (3, 2)),
    ("galactic_studios", ("consumer_markets", "galactic_trendsetters"), (4, 3)),
    ("mining_world", ("mining_robots",), (1, 3)),
    ("empath_world", ("genetics_lab",), (1, 1)),
    ("alien_robotic_factory", ("deserted_alien_world",), (6, 3)),
    ("pilgrimage_world", ("deserted_alien_world", "alien_toy_shop"), (2, 0)),
    ("merchant_world", ("trade_pact",), (1, 3)),
    ("galactic_trendsetters", ("galactic_advertisers", "galactic_advertisers:2"), (6, 2)),
    ("rebel_homeworld", ("rebel_miners", "rebel_base"), (9, 1)),
    ("trade_pact", (), (1, 1)),
]


@each(ROWS)
def test_what_a_card_brings(card: str, beside: tuple[str, ...], expected: tuple[int, int]) -> None:
    assert brings((card, *beside))[card] == expected


def test_every_card_with_a_bonus_has_a_row() -> None:
    from galaxy_desktop.games.jumpdrive.box import designs

    with_bonuses = {card.id for card in designs().values() if card.vp_bonuses or card.income_bonuses}
    assert with_bonuses <= {card for card, _, _ in ROWS}


def test_two_players_with_a_trade_pact_have_one_income_more_each() -> None:
    assert brings(("trade_pact",), ("trade_pact:2",))["trade_pact"] == (1, 2)
    assert brings(("trade_pact",), ("trade_pact:2",), ("trade_pact:3",))["trade_pact"] == (1, 2)
    assert brings(("trade_pact",), ("merchant_world",))["trade_pact"] == (1, 1)


def test_one_other_empire_is_the_one_with_the_most() -> None:
    three = ("space_marines", "drop_ships", "mining_robots")
    six = ("space_marines:2", "drop_ships:2", "trade_pact", "genetics_lab", "survey_team:3", "uplift_code")
    own = ("galactic_federation", "galactic_salon", "war_propaganda", "colony_convoy", "mining_league")
    assert brings(own, three, six)["galactic_federation"] == (16, 0)


def test_seti_counts_one_other_empire_and_never_two() -> None:
    own = ("galactic_survey_seti", "survey_team", "trade_pact")
    four = ("survey_team:2", "galactic_salon")
    five = ("survey_team:3", "galactic_salon:2", "genetics_lab")
    found = brings(own, four, five)
    assert found["galactic_survey_seti"] == (11, 1)
    assert sum(vp for vp, _ in found.values()) == 12
    assert sum(income for _, income in found.values()) == 3


def test_alone_bonuses_about_others_find_nothing() -> None:
    found = brings(("galactic_survey_seti", "survey_team", "trade_pact"))
    assert found["galactic_survey_seti"] == (6, 1)
    assert sum(vp for vp, _ in found.values()) == 7
    assert sum(income for _, income in found.values()) == 3


@each(
    [
        (
            (
                "galactic_imperium",
                "rebel_miners",
                "rebel_base",
                "rebel_homeworld",
                "imperium_blaster_factory",
            ),
            30,
            5,
        ),
        (("alien_robotic_factory", "deserted_alien_world", "pilgrimage_world"), 9, 3),
        (("consumer_markets", "spice_world", "pirate_world", "galactic_studios"), 7, 10),
        (("uplift_mercenary_force", "pre_sentient_race", "uplift_researchers"), 4, 3),
        (("uplift_mercenary_force", "pre_sentient_race", "uplift_researchers", "new_galactic_order"), 9, 4),
        (("mining_robots", "mining_conglomerate", "contact_specialist", "rebel_miners"), 4, 2),
        (("drop_ships", "alien_rosetta_stone_world", "lost_alien_warship"), 6, 1),
    ]
)
def test_an_empire_gives_the_sum_of_its_cards_and_bonuses(
    empire: tuple[str, ...], vp: int, income: int
) -> None:
    g = table(Player(empire=list(empire)), Player())
    assert totals(forecast(g, 0)) == (vp, income)


def test_a_forecast_of_an_empire_that_might_be() -> None:
    g = table(Player(empire=["consumer_markets"]), Player())
    found = forecast(g, 0, ("consumer_markets", "spice_world"))
    assert [(one.card, one.vp, one.income) for one in found] == [
        ("consumer_markets", 1, 1),
        ("spice_world", 0, 2),
    ]
    assert totals(forecast(g, 0)) == (0, 0)


def test_points_are_shown_by_source() -> None:
    player = Player(turns=[Turn(("comet_zone",), 2, 0, 0, 2), Turn((), 2, 1, 3, 2)], hand=["spice_world"])
    score = scores(table(player, Player(turns=scored(1) * 2), round=3))[0]
    assert score.parts == (("worlds", 4), ("developments", 1), ("terms", 3))
    assert (score.total, score.tie_break) == (8, 3)


def finished(*rows: tuple[int, int, int]) -> tuple[int, ...]:
    """Who wins with these VP, cards in hand and incomes."""
    players = [Player(hand=["?"] * cards, turns=[Turn((), vp, 0, 0, income)]) for vp, cards, income in rows]
    return winners(table(*players, round=2))


def test_most_points_win() -> None:
    assert finished((52, 0, 0), (51, 9, 9)) == (0,)


def test_a_tie_goes_to_more_cards_in_hand_and_income_together() -> None:
    assert finished((52, 4, 9), (52, 6, 8), (50, 9, 9)) == (1,)


def test_a_tie_that_remains_is_a_shared_victory() -> None:
    assert finished((52, 4, 9), (52, 6, 7)) == (0, 1)
