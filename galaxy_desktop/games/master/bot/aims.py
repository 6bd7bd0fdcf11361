"""Aims of one seat: its plans, and the worth of symbols, bases, systems and cubes to it."""

from functools import cache, cached_property

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.plans import rooms
from galaxy_desktop.games.master.bot.prospects import prospects
from galaxy_desktop.games.master.bot.weights import (
    CORNER,
    CUBE,
    DEARTH,
    ENGINE,
    LATE,
    LEAST_THIRST,
    MOST_THIRST,
    PLANET,
    PLENTY,
    POLITICS,
    UNREST,
    WIN,
)
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.powers import reinforces_freely
from galaxy_desktop.games.master.projects import implemented
from galaxy_desktop.games.master.schema import BLACK, PLAIN
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import map_links, symbol_numbers
from galaxy_desktop.games.master.victory import CONQUEST, bases_placed, starts_held
from galaxy_desktop.games.master.victory import EXPANSION as BY_BASES


@cache
def _links_of(system: str) -> tuple[tuple[int, bool, str], ...]:
    """Return the symbols that a system is linked to: symbol number, true if green, the other system."""
    return tuple(
        (symbol, green, other if one == system else one)
        for _, symbol, green, one, other in map_links()
        if system in (one, other)
    )


class Aims:
    """Evaluation of one position for one seat."""

    def __init__(self, g: MasterState, seat: Seat, known: "dict[Seat, Aims] | None" = None) -> None:
        self.g, self.seat = g, seat
        self._known = {} if known is None else known
        self._known[seat] = self
        self.damages: dict[str, float] = {}
        """Worth of taking a cube from a rival, by place; a cache filled on demand."""
        self.decks: dict[str, float] = {}
        """Worth of a draw, by deck; another such cache."""
        self.wins: dict[tuple[str, Seat, str], float] = {}
        """Worth of winning a conflict, by the other side, its seat and its system; another one."""
        self.weights: dict[Seat, float] = {}
        """Weight of each rival's loss; another one."""
        self._claims: dict[str, float] = {}
        self.player = g.players[seat]
        self.prospects = here = prospects(g, seat)
        self.reach, self.plans, self.turns = here.reach, here.plans, here.turns
        self.symbols, self.base, self.cards = here.symbols, here.base, here.cards

    def rival(self, seat: Seat) -> "Aims":
        """Return the aims of another seat, made once per position."""
        return self._known[seat] if seat in self._known else Aims(self.g, seat, self._known)

    def front(self, track: str) -> tuple[str, str, Seat]:
        """Return the own system at a track, the one at its other end, and that one's owner or `NOBODY`."""
        one, other = star_map().tracks[track].ends
        own, end = (one, other) if self.g.owners.get(one) == self.seat else (other, one)
        return own, end, self.g.owners.get(end, NOBODY)

    def share(self, victory: str) -> float:
        """Return the share of a victory among the plans of the seat, from 0 to 1."""
        return self.prospects.by_victory[victory]

    def symbol_sum(self, project: str) -> float:
        """Return the worth of the symbols that a project gives while it is active."""
        return sum([self.symbols[symbol] for symbol in symbol_numbers(project)])

    def wins_by(self, symbols: tuple[int, ...]) -> bool:
        """Return whether more of these symbols, by number, are enough to win."""
        there = self.g.track[self.seat]
        return any(there[one] + symbols.count(one) >= figures().winning_symbols for one in symbols)

    @property
    def wins_by_base(self) -> bool:
        """True if a base could be placed now, and would be the last one."""
        return bool(self.places) and bases_placed(self.g, self.seat) == figures().bases - 1

    def implemented(self, deck: str) -> int:
        """Return the number of developments of a type that the seat has implemented."""
        known = self.prospects.implemented
        if deck not in known:
            known[deck] = implemented(self.g, self.seat, deck)
        return known[deck]

    @cached_property
    def face_up(self) -> frozenset[str]:
        """Cards that lie face up anywhere."""
        g = self.g
        return frozenset([*g.conflicts, *g.looked, *(card for player in g.players for card in player.row)])

    @cached_property
    def stock(self) -> int:
        """Number of cubes in bag and hand that are not black."""
        hand = self.g.hand if self.g.seat == self.seat else []
        return sum(self.player.bag[colour] for colour in PLAIN) + len(hand) - hand.count(BLACK)

    @cached_property
    def cube(self) -> float:
        """Worth of one more cube in the bag, higher if few of the cubes are not black."""
        return CUBE * min(MOST_THIRST, max(LEAST_THIRST, PLENTY / (self.stock + 1)))

    @property
    def unrest(self) -> float:
        """Bonus for any change, growing with turns without a cube placed and with the length of the game."""
        seats = len(self.g.players)
        return UNREST * (max(0.0, self.g.quiet / seats - 0.5) + max(0.0, self.g.turn / seats / LATE - 1.0))

    @property
    def dearth(self) -> float:
        """Bonus for the first change of a turn that brings cubes, to a seat with nothing but black ones."""
        return 0.0 if self.stock else DEARTH

    @property
    def engine(self) -> float:
        """Worth of a conflict for the bases it brings; zero if the seat has a conflict already."""
        wanted = self.share(CONQUEST) + self.share(BY_BASES)
        return 0.0 if self.reach.fights else ENGINE * wanted

    @cached_property
    def free(self) -> bool:
        """True while reinforcing needs no route."""
        return reinforces_freely(self.g, self.seat)

    @cached_property
    def places(self) -> list[float]:
        """Worth of each base that could be placed now, best first."""
        found: list[float] = []
        for system, room in rooms(self.g, self.seat, self.reach, free=self.free).items():
            found += [self.place(system)] * room
        return sorted(found, reverse=True)

    def next_place(self) -> float:
        """Return the worth of the next base to be constructed; those ready take the best places."""
        ready = len(self.player.built)
        return self.places[ready] if ready < len(self.places) else 0.0

    def hoped_place(self) -> float:
        """Return the worth of the best neutral system one more route would reach, more if it is part laid."""
        found = [0.0]
        for system, owner in self.g.owners.items():
            if owner == self.seat:
                for track in star_map().tracks_of[system]:
                    end = track.other(system)
                    if end not in self.g.owners and end not in self.g.dark:
                        left = self.reach.route(self.g, track.id) / track.length
                        found.append(self.place(end) * (1.0 - 0.4 * left))
        return max(found)

    def place(self, system: str) -> float:
        """Return the worth of a base in a system."""
        own = self.g.owners.get(system) == self.seat
        nth = min(3, self.g.bases.get(system, 0) + 1) if own else 1
        worth = self.base + POLITICS[nth] + (self.engine if nth == 2 else 0.0)
        if own:
            return worth
        return worth + self.claim(system)

    def claim(self, system: str) -> float:
        """Return the worth of owning a system, without its base."""
        if system not in self._claims:
            self._claims[system] = self._claim(system)
        return self._claims[system]

    def _claim(self, system: str) -> float:
        return (
            self.map_gain(system)
            + PLANET * self.cube * self.to_settle(system)
            + self._on_the_way(system)
            + self._corner(system)
        )

    def to_settle(self, system: str) -> int:
        """Return the number of planets in a system without a cube."""
        there = self.g.planets.get(system, ())
        return star_map().systems[system].planets - len(there) + there.count("")

    def map_gain(self, system: str) -> float:
        """Return the worth of the map symbols that owning a system brings, negative where it loses one."""
        gain = 0.0
        for symbol, green, other in _links_of(system):
            worth = self.symbols[symbol]
            has_other = self.g.owners.get(other) == self.seat
            if green:
                gain += worth if has_other else 0.2 * worth * (other not in self.g.dark)
            else:
                gain += -worth if has_other else worth
        return gain

    def _corner(self, system: str) -> float:
        if not star_map().systems[system].start:
            return 0.0
        left = figures().winning_starts - starts_held(self.g, self.seat)
        return WIN if left == 1 else CORNER

    def _on_the_way(self, system: str) -> float:
        """Return the worth of a system as a step towards a starting system to be conquered."""
        worth = 0.0
        for share, target in self.prospects.conquests:
            if self.reach.ways.leads_over(target, system):
                worth += share * CORNER
        return worth
