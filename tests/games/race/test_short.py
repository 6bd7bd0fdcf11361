"""What a reason of Race says is missing is just as much as is missing: with it a card can be placed."""

from collections import Counter

import pytest

from galaxy_desktop.engine.flow import open_asks
from tests.games.race.laid import spare
from tests.games.race.walk import TABLES, positions
from tests.sweep import many


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_with_the_missing_cards_a_card_can_be_placed_and_with_one_less_not(
    seats: int, options: dict[str, str]
) -> None:
    met = Counter[str]()
    for seed in range(many(3)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic not in {"develop", "settle"} or g.sealed:
                continue
            for card in g.players[seat].hand:
                reason = decision.why_not(card)
                assert (reason is None) == (card in decision.options()), card
                met["open" if reason is None else reason.code] += 1
                if reason is None or reason.code != "cards_short":
                    continue
                short = int(reason["short"])
                assert (short, reason["has"]) == (
                    int(reason["needs"]) - int(reason["has"]),
                    len(g.players[seat].hand) - 1,
                )
                for more in (short - 1, short):
                    then = g.clone()
                    then.asking = None
                    then.players[seat].hand += spare(more, *g.players[seat].hand, *g.players[seat].tableau)
                    asked = open_asks(then).get(seat)
                    assert (asked is not None and card in asked.options()) == (more == short), (card, more)
    assert met["cards_short"] > 5, met
