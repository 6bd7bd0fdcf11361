"""The lines of the log add up: what they tell of credits, chips and colonists is all that has changed."""

from collections import Counter

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers import events as e
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.games.ledger import Changes, Key, adds_up

CHANGES: Changes = {
    e.CreditsGained: lambda told: {"credits": told.amount},
    e.DevelopmentBought: lambda told: {"credits": -told.price},
    e.ProductionPaid: lambda told: {"credits": -told.price},
    e.WorldSettled: lambda told: {"credits": -told.price, "colonists": -told.colonists},
    e.GoodSold: lambda told: {"credits": told.price + told.bonus, "goods": -1},
    e.GoodsConsumed: lambda told: {
        "credits": told.credits,
        "chips": told.vp,
        "goods": -len(told.colonies),
    },
    e.CreditsStocked: lambda told: {"credits": -told.amount},
    e.ChipsGained: lambda told: {"chips": told.vp},
    e.ColonistsGained: lambda told: {"colonists": told.amount},
    e.ColonyReplaced: lambda told: {"colonists": -told.colonists, "goods": -bool(told.lost)},
    e.WindfallGained: lambda told: {"goods": 1},
    e.GoodProduced: lambda told: {"goods": 1},
    e.MilitaryBought: lambda told: {"goods": -1},
    e.GoodsStocked: lambda told: {"goods": -len(told.colonies)},
}


def held(g: FrontiersState) -> Counter[Key]:
    found = Counter[Key]()
    for seat, player in enumerate(g.players):
        found["credits", seat], found["chips", seat] = player.credits, player.chips
        found["colonists", seat], found["goods", seat] = player.colonists, len(player.goods)
    return found


@pytest.mark.parametrize(
    ("seats", "goals", "seed"), [(2, "off", 2), (3, "on", 4), (4, "on", 3), (5, "off", 1)]
)
def test_each_change_of_credits_chips_colonists_and_goods_has_its_line(
    seats: int, goals: str, seed: int
) -> None:
    g, dice = GAME.new(seats, {"goals": goals}, seed), Dice(seed)
    seen = adds_up(g, held, CHANGES, lambda asked: asked.sample(dice), begun=lambda now: now.round > 0)
    assert min(seen[what] for what in ("credits", "chips", "colonists", "goods")) > 0
