"""Wins that a seat could reach in its next turn, or in the turn under way, with what all players can see.

The next turn begins with the table as it lies; the turn under way goes on with the cubes in hand. A search
takes up to half a second, so it can be gone on with step by step, and is kept with its result.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import turn_search
from galaxy_desktop.games.master.allocate import Allocate
from galaxy_desktop.games.master.box import cards, figures
from galaxy_desktop.games.master.hopes import Hopes
from galaxy_desktop.games.master.powers import abilities_at
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.turn import BeginTurn
from galaxy_desktop.games.master.turn_search import Steps, TurnSearch, finished
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.view import guess

TURN = ("gain", "allocate", "rewards", "cards")
"""Phases of a turn."""


@dataclass(frozen=True, slots=True)
class Threat:
    """Seat that could win in its next turn, and the victory."""

    seat: Seat
    victory: str
    now: bool = False
    """True if it is the turn under way that could win."""

    @property
    def code(self) -> str:
        """Code of the sentences about it."""
        return f"{self.victory} now" if self.now else self.victory


class ThreatSearch:
    """Threats at a table, found seat by seat; until a seat has been looked at, those shown for it before."""

    def __init__(self, g: MasterState, former: tuple[Threat, ...] = ()) -> None:
        self._g = g
        self._former = tuple(one for one in former if not g.ended_by and (not one.now or one.seat == g.seat))
        self._found: dict[Seat, tuple[Threat, ...]] = {}

    @property
    def threats(self) -> tuple[Threat, ...]:
        """A threat for every seat that could win in its turn under way, or else in its next turn."""
        seats = range(len(self._g.players))
        return tuple(one for seat in seats for one in self._found.get(seat, self._before(seat)))

    def steps(self) -> Iterator[None]:
        """Look at one seat after the other, and stop after each step of the search.

        A next turn begins with the best of all hands: if that cannot win, neither can the hand drawn.
        """
        g = self._g
        whole = g if g.viewer is None else guess(g, Dice(1))
        yield
        for seat in range(len(g.players)):
            self._found[seat] = yield from _threats_of(whole, seat)

    def _before(self, seat: Seat) -> tuple[Threat, ...]:
        return tuple(one for one in self._former if one.seat == seat)


def _threats_of(g: MasterState, seat: Seat) -> Steps[tuple[Threat, ...]]:
    if g.phase == "allocate" and not (g.players[seat].skips or (yield from _next_turn(g, seat))):
        return ()
    if now := (yield from _this_turn(g, seat)):
        return (Threat(seat, now, now=True),)
    later = yield from _next_turn(g, seat)
    return (Threat(seat, later),) if later else ()


def threats(g: MasterState) -> tuple[Threat, ...]:
    """Return a threat for every seat that could win in its turn under way, or else in its next turn."""
    outlook = ThreatSearch(g)
    for _ in outlook.steps():
        pass
    return outlook.threats


def wins_this_turn(g: MasterState, seat: Seat) -> str:
    """Return the victory that a seat could reach in the rest of its turn under way, or "" if none."""
    return finished(_this_turn(g, seat))


def _this_turn(g: MasterState, seat: Seat) -> Steps[str]:
    if g.ended_by or seat != g.seat or g.phase not in TURN or not g.waiting:
        return ""
    rest = rest_of_turn(g)
    key = repr((seat, rest.waiting, rest.sealed, rest.open_fields(), rest.decks))
    return (yield from _search(TurnStart(key, seat, rest)).steps())


def rest_of_turn(g: MasterState) -> MasterState:
    """Return a copy of the state from which the turn under way can be searched."""
    rest = guess(g, Dice(1)) if g.viewer is not None else g.clone()
    rest.asking, rest.events = None, []
    return rest


def wins_next_turn(g: MasterState, seat: Seat) -> str:
    """Return the victory that a seat could reach in its next turn, or "" if none."""
    return finished(_next_turn(g, seat))


def _next_turn(g: MasterState, seat: Seat) -> Steps[str]:
    if g.ended_by or g.players[seat].skips:
        return ""
    start = at_the_start(g, seat)
    there = (start.owners, start.bases, start.routes, start.conflicts, start.cubes, start.active)
    decks = {deck: sorted(pile) for deck, pile in start.decks.items()}
    key = repr((seat, there, start.players, decks, start.reserve, start.dark))
    return (yield from _search(TurnStart(key, seat, start)).steps())


@dataclass(frozen=True, slots=True)
class TurnStart:
    """State from which the rest of a turn is searched, compared by a key."""

    key: str
    seat: Seat = field(compare=False)
    start: MasterState = field(compare=False)


class KeptSearch:
    """Search from a position, gone on with by all who ask about that position."""

    def __init__(self, position: TurnStart) -> None:
        self._work: Steps[str] | None = _wins(position)
        self._victory = ""

    def steps(self) -> Steps[str]:
        """Go on with the search, and stop after each step; the result is the victory, or ""."""
        while self._work is not None:
            try:
                next(self._work)
            except StopIteration as end:
                self._work, self._victory = None, end.value
                break
            yield
        return self._victory


@lru_cache(maxsize=64)
def _search(position: TurnStart) -> KeptSearch:
    return KeptSearch(position)


def _wins(position: TurnStart) -> Steps[str]:
    hopes = _hopes(position.start, position.seat)
    if hopes is not None and not hopes.any():
        return ""
    return (yield from TurnSearch(position.seat, turn_search.MOST).steps(position.start))


def _hopes(g: MasterState, seat: Seat) -> Hopes | None:
    """Return the upper bounds for the rest of a turn; None amid an effect, as they do not count its rest."""
    step = g.waiting[-1]
    if isinstance(step, BeginTurn):
        return Hopes(g, seat, most_cubes(g, seat), before=True)
    if isinstance(step, Allocate | TakeRewards | UseCards):
        return Hopes(g, seat, len(g.hand), before=not isinstance(step, UseCards))
    return None


def at_the_start(g: MasterState, seat: Seat) -> MasterState:
    """Return a copy of the state in which a turn of a seat is about to begin."""
    start = guess(g, Dice(1)) if g.viewer is not None else g.clone()
    for deck in {cards()[card].deck for card in start.looked}:
        start.decks[deck] = [*start.looked, *start.decks[deck]]
    for cube in start.hand:
        start.players[start.seat].bag[cube] += 1
    start.looked, start.hand, start.settled = [], [], []
    start.waiting, start.sealed, start.asking, start.events = [BeginTurn(seat)], {}, None, []
    start.extra_turns = 0
    return start


def most_cubes(g: MasterState, seat: Seat) -> int:
    """Return the most cubes that a seat could draw in its next turn."""
    more = sum(
        effect.count
        for card in g.players[seat].row
        for _, ability in abilities_at("turn_start").get(card, ())
        for effect in ability.effects
        if effect.code == "draw_cubes"
    )
    return figures().cubes_drawn + more
