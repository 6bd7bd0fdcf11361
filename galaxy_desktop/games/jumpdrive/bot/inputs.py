"""What the network of Jump Drive is told about a seat: its empire, its hand, and how far the game is."""

from collections.abc import Sequence
from functools import cache, lru_cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_to_end
from galaxy_desktop.games.jumpdrive.bot.rates import rates
from galaxy_desktop.games.jumpdrive.bot.standing import Prospect, empire_worth, promises
from galaxy_desktop.games.jumpdrive.cards import Power, design_id, designs
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.state import JumpState

KINDS = ("novelty", "rare", "genes", "alien", "gray", "")
"""The kinds of world, and what stands for a development."""
BEST = 4
"""How many of the best cards in hand are looked at."""


@cache
def _places() -> dict[str, int]:
    """Where each design stands among the inputs."""
    return {design: place for place, design in enumerate(designs())}


def _present(cards: Sequence[str]) -> list[float]:
    """How often each design is among the cards."""
    found, places = [0.0] * len(designs()), _places()
    for card in cards:
        found[places[design_id(card)]] += 1
    return found


@lru_cache(maxsize=1_000)
def empire_inputs(placed: tuple[str, ...]) -> tuple[float, ...]:
    """What an empire adds up to, then which designs are in it."""
    mine, known = empire_of(placed), designs()
    kinds = [known[design].kind for design in mine.designs]
    return (
        mine.military / 4,
        mine.explore / 4,
        mine.chromosomes / 4,
        len(mine.contacts) / 4,
        len(mine.convoys) / 4,
        *(kinds.count(kind) / 4 for kind in KINDS),
        *(_served(mine.discounts, kind) / 4 for kind in KINDS),
        *(_served(mine.specialised, kind) / 4 for kind in KINDS[:-1]),
        *_present(placed),
    )


def _served(powers: Sequence[Power], kind: str) -> float:
    """What powers amount to for cards of a kind, on average."""
    cards = _of_kind(kind)
    return sum([power.amount * len(power.serves & cards) for power in powers]) / len(cards)


@cache
def _of_kind(kind: str) -> frozenset[str]:
    return frozenset(card for card, design in designs().items() if design.kind == kind)


def seat_inputs(g: JumpState, seat: Seat, rounds: float) -> list[float]:
    """Points, rates, hand and how far the game is, each about from 0 to 1."""
    player, seats = g.players[seat], len(g.players)
    placed = tuple(player.empire)
    vp, income = rates(g, seat, placed)
    now = Prospect(g, seat, placed, rounds)
    ranked = sorted(promises(now._replace(rounds=rounds + 1), player.hand), reverse=True)
    hand = len(player.hand)
    return [
        rounds / 10,
        min(rounds, 3) / 3,
        min(rounds, 1.5),
        player.vp / 50,
        vp / 20,
        income / 10,
        vp * rounds / 50,
        income * rounds / 50,
        hand / 10,
        hand * rounds / 50,
        max(0, hand - 7) / 3,
        empire_worth(now) / 50,
        rounds_to_end(g, seat, player) / 10,
        *(one / 20 for one in (*ranked, *[0.0] * BEST)[:BEST]),
        sum(ranked) / 100,
        float(bool(g.team(seat))),
        float(g.round <= 1),
        float(g.round == 2),
        float(seats == 1),
        float(seats == 3),
        float(seats == 4),
        *_present(player.hand),
    ]
