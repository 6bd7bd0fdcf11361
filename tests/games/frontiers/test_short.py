"""What a reason says is missing is just what is missing: with it the choice is there, with less not."""

from collections import Counter
from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.consume import CONSUME, why_no_consume
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.schema import ANY, KINDS
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from tests.games.frontiers.walk import CASES, busy


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_with_the_missing_credits_or_colonists_a_tile_can_be_had_and_with_one_less_not(
    seats: int, goals: str, seed: int
) -> None:
    met = Counter[str]()
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic not in {"develop", "settle"}:
            continue
        things = market(g, seat).prices if decision.topic == "develop" else g.players[seat].explored
        for thing in things:
            reason = decision.why_not(thing)
            assert (reason is None) == (thing in decision.options()), thing
            if reason is None or reason.code not in {"credits_short", "colonists_short"}:
                continue
            what = "credits" if reason.code == "credits_short" else "colonists"
            short = int(str(reason["needs"])) - int(str(reason["has"]))
            assert reason["has"] == getattr(g.players[seat], what)
            for more in (short - 1, short):
                then = g.clone()
                then.asking = None
                setattr(then.players[seat], what, getattr(then.players[seat], what) + more)
                after = open_asks(then)[seat].why_not(thing)
                assert (after is not None and after.code == reason.code) == (more < short), (thing, more)
            met[reason.code] += 1

    assert met["credits_short"] > 20 or seats == 3


GOODS = frozenset({"goods_short", "has_good", "kinds_short", "supply_empty", "wrong_good"})
"""Codes of reasons that something with goods would change."""


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_with_the_goods_that_a_reason_misses_a_power_or_colony_can_be_chosen_and_with_fewer_not(
    seats: int, goals: str, seed: int
) -> None:
    met = Counter[str]()
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic not in {"consume", "feed", "windfall"}:
            continue
        for thing in g.players[seat].empire():
            reason = None if thing in decision.options() else decision.why_not(thing)
            if reason is None or reason.code not in GOODS:
                continue
            then = g.clone()
            for _missing in _given(then, seat, thing, reason):
                assert not _offered(then, seat, thing), reason
            assert _offered(then, seat, thing), reason
            met[reason.code] += 1
    assert met or seats == 3


def _offered(g: FrontiersState, seat: Seat, thing: str) -> bool:
    g.asking = None
    return thing in open_asks(g)[seat].options()


def _given(g: FrontiersState, seat: Seat, thing: str, reason: Reason) -> Iterator[None]:
    """Give what the reason says is missing, one thing at a time: before each."""
    player = g.players[seat]
    if reason.code in ("has_good", "supply_empty", "wrong_good"):
        yield
        if reason.code == "has_good":
            del player.goods[thing]
        elif reason.code == "supply_empty":
            g.goods[str(reason["kind"])] += 1
        else:
            player.goods[thing] = str(reason["needs"])
        return
    for number in range(int(str(reason["needs"])) - int(str(reason["has"]))):
        yield
        player.goods[f"another {number}"] = _fitting_good(player, thing, reason.code)


def _fitting_good(player: Player, tile: str, code: str) -> str:
    """A kind of good that a Consume power takes; one that the player lacks if kinds are missing."""
    (power,) = (power for source, power in powers(player, CONSUME, CONSUME) if source == tile)
    if code == "kinds_short":
        return next(kind for kind in KINDS if kind not in player.goods.values())
    return "rare" if power.kind == ANY else power.kind


@pytest.mark.parametrize("goods", [(), ("rare",), ("rare", "rare")])
def test_a_power_for_different_kinds_misses_kinds_however_many_goods_there_are(
    goods: tuple[str, ...],
) -> None:
    found = ((tile.id, power) for tile in tiles().values() for power in tile.powers if power.different)
    tile, power = next(one for one in found if one[1].goods > 1)
    player = Player(mat=1, developments=[tile], goods={f"colony {n}": kind for n, kind in enumerate(goods)})
    reason = why_no_consume(player, tile)
    assert reason is not None
    assert (reason.code, reason["needs"], reason["has"]) == ("kinds_short", power.goods, len(set(goods)))
