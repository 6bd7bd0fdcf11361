"""What a reason of Race says is missing is just as much as is missing: with it a card can be placed."""

from collections import Counter

import pytest

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.race.moves import source_of
from galaxy_desktop.games.race.state import RaceState
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


GOODS = frozenset({"goods_short", "kinds_short"})
"""Codes of reasons that goods are missing."""


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_with_the_goods_that_a_power_misses_it_can_be_used_and_with_one_less_not(
    seats: int, options: dict[str, str]
) -> None:
    met = Counter[str]()
    for seed in range(many(3)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic != "consume":
                continue
            for card in g.players[seat].tableau:
                reason = decision.why_not(card)
                if (
                    reason is None
                    or reason.code not in {"goods_short", "kinds_short"}
                    or _usable(g, seat, card)
                ):
                    continue
                then, different = g.clone(), reason.code == "kinds_short"
                for _missing in range(int(reason["needs"]) - int(reason["has"])):
                    assert not _usable(then, seat, card), reason
                    _give_good(then, seat, str(reason["kind"]), different=different)
                assert _usable(then, seat, card), reason
                met[reason.code] += 1
    assert met["goods_short"], met


def _usable(g: RaceState, seat: int, card: str) -> bool:
    """Whether a power of a card can be chosen."""
    g.asking = None
    asked = open_asks(g).get(seat)
    return asked is not None and any(source_of(option) == card for option in asked.options())


def _give_good(g: RaceState, seat: int, kind: str, *, different: bool) -> None:
    """Give a world with a good: of a kind, or of one that the seat has no good of."""
    mine = g.players[seat]
    has = {g.cards[world].good for world in mine.goods} if different else set()
    free = (card for card, design in g.cards.items() if design.good and card not in mine.tableau)
    world = next(w for w in free if kind in {"", g.cards[w].good} and g.cards[w].good not in has)
    mine.tableau.append(world)
    mine.goods[world] = HIDDEN
