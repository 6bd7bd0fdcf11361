"""The signs in the score lines of the cost-6 developments, read by hand."""

import pytest

from galaxy_desktop.games.race.box import designs
from galaxy_desktop.games.race.table.signs_of_power import PowerRow
from galaxy_desktop.games.race.table.signs_of_score import score_rows
from galaxy_desktop.ui.tabletop.parts import Sign

SIGNS = {
    "alien_tech_institute": ["3 per socket:alien", "2 per windfall:alien", "2 per tag_alien card"],
    "free_trade_association": [
        "2 per socket:novelty",
        "1 per windfall:novelty",
        "2 per Consumer Markets",
        "2 per Expanding Colony",
    ],
    "galactic_federation": ["2 per development_cost:6", "1 per development_cost"],
    "galactic_imperium": ["2 per tag_rebel defense", "1 per defense"],
    "galactic_renaissance": [
        "1 per 3 points",
        "3 per Research Labs",
        "3 per Galactic Trendsetters",
        "3 per Artist Colony",
    ],
    "galactic_survey_seti": [
        "1 per phase:I development_cost",
        "2 per phase:I civil_cost",
        "1 per civil_cost",
    ],
    "merchant_guild": ["2 per produce civil_cost", "1 per any_good"],
    "mining_league": [
        "2 per socket:rare",
        "1 per windfall:rare",
        "2 per Mining Robots",
        "2 per Mining Conglomerate",
    ],
    "new_economy": ["2 per phase:IV development_cost", "1 per phase:IV civil_cost"],
    "new_galactic_order": ["1 per military"],
    "pan_galactic_league": [
        "2 per socket:genes / windfall:genes",
        "1 per defense",
        "3 per Contact Specialist",
    ],
    "trade_league": ["2 per phase:$ development_cost", "1 per phase:$ civil_cost"],
}


def read(row: PowerRow) -> str:
    """A row in words: points, then signs with their labels."""
    parts = (
        f"{part.name}:{part.label}".removesuffix(":") if isinstance(part, Sign) else part.text
        for part in row.parts
    )
    return " ".join((row.head.label, *parts))


@pytest.mark.parametrize("card", SIGNS)
def test_each_line_shows_what_it_counts(card: str) -> None:
    assert [read(row) for row in score_rows(designs("second")[card])] == SIGNS[card]


def test_no_card_that_scores_is_left_out() -> None:
    assert {name for name, card in designs("second").items() if card.score} == SIGNS.keys()
