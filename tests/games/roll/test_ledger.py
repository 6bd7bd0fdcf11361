"""The lines of the log of Roll add up: credits, chips, goods, dice and squares change as they tell."""

from collections import Counter

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.state import RollState
from tests.games.ledger import Changes, Key, adds_up

CHANGES: Changes = {
    e.CreditsGained: lambda told: {"credits": told.amount - told.lost},
    e.Stocked: lambda told: {"credits": told.credits - told.lost},
    e.GoodTraded: lambda told: {"credits": told.credits - told.lost, "goods": -1},
    e.GoodConsumed: lambda told: {"credits": told.credits - told.lost, "goods": -1, "chips": told.vp},
    e.ChipsGained: lambda told: {"chips": told.vp},
    e.PointsBought: lambda told: {"credits": -told.credits, "chips": told.vp},
    e.WorkersRecruited: lambda told: {"credits": -len(told.dice)},
    e.GoodProduced: lambda told: {"goods": 1},
    e.DiceGained: lambda told: {"dice": len(told.dice), "goods": len(told.dice) * (told.to == "good")},
    e.DieGivenUp: lambda told: {"dice": -1},
    e.TileCompleted: lambda told: {"squares": 1},
}


def held(g: RollState) -> Counter[Key]:
    found = Counter[Key]()
    for seat, player in enumerate(g.players):
        found["credits", seat], found["chips", seat] = player.credits, player.chips
        found["goods", seat], found["dice", seat] = len(player.goods), len(player.dice())
        found["squares", seat] = len(player.tableau)
    return found


def may_be_a_good(g: RollState, key: Key) -> bool:
    """Whether dice have left a seat's places that may have been goods: their line names dice alone."""
    off = {event.seat for event in g.events if isinstance(event, e.DieGivenUp | e.DiceRecalled)}
    return key[0] == "goods" and key[1] in off


@pytest.mark.parametrize(("seats", "seed"), [(2, 41), (3, 52), (5, 54)])
def test_each_change_of_credits_chips_goods_and_dice_has_its_line(seats: int, seed: int) -> None:
    g, dice = GAME.new(seats, {}, seed), Dice(seed)
    seen = adds_up(
        g,
        held,
        CHANGES,
        lambda asked: asked.sample(dice),
        begun=lambda now: now.round > 0,
        left_out=may_be_a_good,
    )
    assert min(seen[what] for what in ("credits", "chips", "goods", "dice", "squares")) > 0
