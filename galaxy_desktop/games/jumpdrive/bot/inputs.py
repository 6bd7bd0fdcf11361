"""Inputs of Jump Drive's network for one seat: empire, hand, and progress of the game."""

from collections.abc import Sequence
from functools import cache

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_to_end
from galaxy_desktop.games.jumpdrive.bot.rates import rates
from galaxy_desktop.games.jumpdrive.bot.standing import FutureEmpire, empire_worth, promises
from galaxy_desktop.games.jumpdrive.box import design_id, designs
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.schema import Power
from galaxy_desktop.games.jumpdrive.state import JumpState

KINDS = ("novelty", "rare", "genes", "alien", "gray", "")
"""Kinds of world; "" for developments."""
BEST = ("best card", "second card", "third card", "fourth card")
"""Input names of the cards in hand with most promise."""
NO_CARDS = (0.0,) * len(BEST)


@cache
def _none(where: str) -> Features:
    """Return the inputs of a place without cards, for each design."""
    return {f"{where} {design}": 0.0 for design in designs()}


def _present(where: str, cards: Sequence[str]) -> Features:
    """Return the number of cards of each design in a place."""
    found = dict(_none(where))
    for card in cards:
        found[f"{where} {design_id(card)}"] += 1
    return found


def empire_inputs(placed: tuple[str, ...]) -> Features:
    """Return the totals of an empire, each about 0 to 1, and the number of cards of each design."""
    mine, known = empire_of(placed), designs()
    kinds = [known[design].kind for design in mine.designs]
    return {
        "military": mine.military / 4,
        "explore": mine.explore / 4,
        "chromosomes": mine.chromosomes / 4,
        "contacts": len(mine.contacts) / 4,
        "convoys": len(mine.convoys) / 4,
        **{f"cards: {kind}": kinds.count(kind) / 4 for kind in KINDS},
        **{f"discount: {kind}": _served(mine.discounts, kind) / 4 for kind in KINDS},
        **{f"specialised: {kind}": _served(mine.specialised, kind) / 4 for kind in KINDS[:-1]},
        **_present("has", placed),
    }


def _served(powers: Sequence[Power], kind: str) -> float:
    """Return the average amount of these powers over the designs of a kind."""
    cards = _of_kind(kind)
    return sum([power.amount * len(power.serves & cards) for power in powers]) / len(cards)


@cache
def _of_kind(kind: str) -> frozenset[str]:
    return frozenset(card for card, design in designs().items() if design.kind == kind)


def seat_inputs(g: JumpState, seat: Seat, rounds: float) -> Features:
    """Return inputs for points, rates, hand and progress of the game, each about 0 to 1."""
    player, seats = g.players[seat], len(g.players)
    placed = tuple(player.empire)
    vp, income = rates(g, seat, placed)
    now = FutureEmpire(g, seat, placed, rounds)
    ranked = sorted(promises(now._replace(rounds=rounds + 1), player.hand), reverse=True)
    hand = len(player.hand)
    return {
        "rounds": rounds / 10,
        "last rounds": min(rounds, 3) / 3,
        "last round": min(rounds, 1.5),
        "VP": player.vp / 50,
        "VP of a round": vp / 20,
        "income": income / 10,
        "VP to come": vp * rounds / 50,
        "income to come": income * rounds / 50,
        "hand": hand / 10,
        "hand by rounds": hand * rounds / 50,
        "cards above 7": max(0, hand - 7) / 3,
        "empire": empire_worth(now) / 50,
        "rounds to the end": rounds_to_end(g, seat, player) / 10,
        **{name: one / 20 for name, one in zip(BEST, (*ranked, *NO_CARDS), strict=False)},
        "all promises": sum(ranked) / 100,
        "team": float(bool(g.team(seat))),
        "first round": float(g.round <= 1),
        "second round": float(g.round == 2),
        "alone": float(seats == 1),
        "three players": float(seats == 3),
        "four players": float(seats == 4),
        **_present("holds", player.hand),
    }
