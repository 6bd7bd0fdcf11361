"""The lines of the log of Jump Drive add up: what they tell of cards and VP is all that has changed."""

from collections import Counter

import pytest

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive import events as e
from galaxy_desktop.games.jumpdrive.box import survey_teams
from galaxy_desktop.games.jumpdrive.state import JumpState
from tests.games.ledger import Changes, Key, adds_up

CHANGES: Changes = {
    e.CardsDrawn: lambda told: {"cards": len(told.cards)},
    e.CardsDiscarded: lambda told: {"cards": -len(told.cards)},
    e.BuildPaid: lambda told: {"cards": -len(told.cards)},
    e.CardPlaced: lambda told: {"cards": -(told.card not in survey_teams()), "empire": 1},
    e.ConvoyDiscarded: lambda told: {"empire": -1},
    e.CardPassed: lambda told: {("empire", told.giver): -1, ("empire", told.taker): 1},
    e.Scored: lambda told: {"vp": told.vp},
}


def held(g: JumpState) -> Counter[Key]:
    found = Counter[Key]({("empire", -1): len(g.rival)})
    for seat, player in enumerate(g.players):
        found["cards", seat], found["vp", seat] = len(player.hand), player.vp
        found["empire", seat] = len(player.empire)
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_change_of_cards_and_vp_has_its_line(seats: int) -> None:
    seen = Counter[str]()
    for seed in range(3):
        g, dice = GAME.new(seats, {}, seed), Dice(seed)

        def chosen(asked: Decision, dice: Dice = dice) -> Answer:
            return asked.sample(dice)

        seen += adds_up(
            g,
            held,
            CHANGES,
            chosen,
            begun=lambda now: now.phase != "setup",
        )
    assert min(seen[what] for what in ("cards", "vp", "empire")) > 0
