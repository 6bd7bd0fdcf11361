"""Prospects of a seat: its plans, and what they make of symbols and bases; kept for equal situations."""

from functools import cached_property
from math import exp
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.plans import plans, turns_to_win
from galaxy_desktop.games.master.bot.reach import CLOSED, Reach
from galaxy_desktop.games.master.bot.weights import (
    BASE,
    EXPANSION,
    FOCUS,
    LEANING,
    NEARLY,
    PATIENCE,
    SYMBOL,
    SYMBOL_ANYWAY,
    WIN,
)
from galaxy_desktop.games.master.box import SIDES, figures, side
from galaxy_desktop.games.master.projects import fillable
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.state import Conflict, Cubes, MasterState
from galaxy_desktop.games.master.symbols import edges
from galaxy_desktop.games.master.victory import CONQUEST, DOMINATION, bases_placed
from galaxy_desktop.games.master.victory import EXPANSION as BY_BASES

KEPT = 500
"""Situations whose prospects are kept."""


class Situation(NamedTuple):
    """All that decides the prospects of a seat."""

    seat: Seat
    start: str
    row: tuple[str, ...]
    bag: tuple[tuple[str, int], ...]
    unused: int
    built: tuple[str, ...]
    cubes: tuple[Cubes | None, ...]
    """Cubes on each project that the seat can fill."""
    active: tuple[str, ...]
    symbols: tuple[int, ...]
    owners: tuple[tuple[str, Seat], ...]
    bases: tuple[tuple[str, int], ...]
    dark: tuple[str, ...]
    routes: tuple[tuple[str, int], ...]
    """Cubes of the seat's own routes by track, or `CLOSED` with a rival's route."""
    closed: tuple[str, ...]
    """Tracks with a conflict."""
    conflicts: tuple[tuple[str, Conflict], ...]
    """Conflicts of the seat, by card."""
    fought: tuple[Cubes | None, ...]
    """Cubes on both sides of these conflicts."""
    rows: tuple[tuple[str, ...], ...]
    """Rows with a card that adds to a side of a conflict, if the seat has any."""


def situation(g: MasterState, seat: Seat) -> Situation:
    """Return the situation of a seat."""
    player, cubes = g.players[seat], g.cubes
    own = [(card, conflict) for card, conflict in g.conflicts.items() if conflict.facing(seat)]
    return Situation(
        seat,
        player.start,
        tuple(player.row),
        tuple(player.bag.items()),
        player.unused,
        tuple(player.built),
        tuple([cubes.get(project.id) for project in fillable(g, seat)]),
        tuple(g.active),
        g.track[seat],
        tuple(g.owners.items()),
        tuple(g.bases.items()),
        tuple(g.dark),
        tuple([(id_, route.cubes if route.owner == seat else CLOSED) for id_, route in g.routes.items()]),
        tuple([conflict.track for conflict in g.conflicts.values()]),
        tuple(own),
        tuple([cubes.get(side(card, facing)) for card, _ in own for facing in SIDES]),
        tuple([tuple(one.row) for one in g.players if own and not edges().keys().isdisjoint(one.row)]),
    )


class Prospects:
    """Plans of a seat, their shares, and the worth of symbols and bases by them; it keeps no state."""

    def __init__(self, g: MasterState, seat: Seat) -> None:
        self.reach = Reach(g, seat)
        self.plans = plans(g, seat, self.reach)
        self.turns = turns_to_win(self.plans)
        leant = [plan.turns - LEANING[plan.victory] for plan in self.plans]
        least = min(leant)
        pulls = [exp((least - turns) / FOCUS) for turns in leant]
        total = sum(pulls)
        self.by_victory = dict.fromkeys(LEANING, 0.0)
        """Share of each victory among the plans, from 0 to 1."""
        self.conquests: list[tuple[float, str]] = []
        """Starting systems that are worth conquering, each with the share of that plan."""
        worths = [SYMBOL_ANYWAY] * len(SYMBOLS)
        for pull, plan in zip(pulls, self.plans, strict=True):
            share = pull / total
            self.by_victory[plan.victory] += share
            if plan.victory == DOMINATION:
                left = figures().winning_symbols - g.track[seat][plan.symbol]
                worths[plan.symbol] += share * SYMBOL * (NEARLY if left == 2 else 1.0)
                worths[plan.symbol] += WIN if left == 1 else 0.0
            elif plan.victory == CONQUEST and share > 0.02:
                self.conquests.append((share, plan.target))
        self.symbols = tuple(worths)
        """Worth of one more of each symbol, by number."""
        left = figures().bases - bases_placed(g, seat)
        worth = BASE + self.by_victory[BY_BASES] * EXPANSION * (NEARLY if left == 2 else 1.0)
        self.base = worth + (WIN if left == 1 else 0.0)
        """Worth of one more base on the board, in any system."""
        self.implemented: dict[str, int] = {}
        """Number of developments of each type that the seat has implemented; a cache filled on demand."""
        self.cards: dict[str, float] = {}
        """Worth of a card in the row without cubes; another such cache."""

    @cached_property
    def near(self) -> dict[str, float]:
        """Nearness of the seat to each victory, from 0 to 1; 0 without a plan."""
        found = dict.fromkeys(LEANING, 0.0)
        for plan in self.plans:
            found[plan.victory] = max(found[plan.victory], exp(-plan.turns / PATIENCE))
        return found


_KNOWN: dict[Situation, Prospects] = {}
"""Prospects of the latest situations."""


def prospects(g: MasterState, seat: Seat) -> Prospects:
    """Return the prospects of a seat, worked out once for equal situations."""
    here = situation(g, seat)
    found = _KNOWN.get(here)
    if found is None:
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        found = _KNOWN[here] = Prospects(g, seat)
    return found
