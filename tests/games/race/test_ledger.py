"""The lines of the log of Race add up: what they tell of cards, chips and goods is all that has changed."""

from collections import Counter

import pytest

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race import events as e
from galaxy_desktop.games.race.state import RaceState
from tests.games.ledger import Changes, Key, adds_up
from tests.games.race.walk import TABLES
from tests.sweep import many

CHANGES: Changes = {
    e.CardsDrawn: lambda told: {"cards": len(told.cards)},
    e.CardsDiscarded: lambda told: {"cards": -len(told.cards)},
    e.CardPlaced: lambda told: {"cards": -1, "tableau": 1},
    e.PlacementPaid: lambda told: {"cards": -len(told.cards), "tableau": -len(told.used)},
    e.GoodPlaced: lambda told: {"goods": 1},
    e.GoodSold: lambda told: {"goods": -1},
    e.GoodsConsumed: lambda told: {"goods": -len(told.worlds), "chips": told.vp},
    e.CardsConsumed: lambda told: {"cards": -len(told.cards), "chips": told.vp},
    e.Guessed: lambda told: {"cards": int(told.won)},
}


def held(g: RaceState) -> Counter[Key]:
    found = Counter[Key]()
    for seat, player in enumerate(g.players):
        found["cards", seat], found["chips", seat] = len(player.hand) + len(player.drawn), player.chips
        found["goods", seat], found["tableau", seat] = len(player.goods), len(player.tableau)
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_each_change_of_cards_chips_and_goods_has_its_line(seats: int, options: dict[str, str]) -> None:
    seen = Counter[str]()
    for seed in range(many(2)):
        g, dice = GAME.new(seats, options, seed), Dice(seed)

        def placed(asked: Decision, dice: Dice = dice) -> Answer:
            """An answer by chance that places a card wherever one can be placed."""
            given = asked.sample(dice)
            places = asked.topic in {"develop", "settle"} and not given
            return asked.options()[:1] if places else given

        seen += adds_up(g, held, CHANGES, placed, begun=lambda now: now.round > 0)
    assert min(seen[what] for what in ("cards", "chips", "goods", "tableau")) > 0
