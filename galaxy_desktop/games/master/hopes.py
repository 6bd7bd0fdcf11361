"""Upper bounds on what a seat could reach in the rest of a turn, quick to compute."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import (
    Project,
    bearers,
    cards,
    figures,
    members,
    other_side,
    projects,
    side,
)
from galaxy_desktop.games.master.conflicts import fronts
from galaxy_desktop.games.master.powers import is_live_with
from galaxy_desktop.games.master.projects import fillable, is_due, missing
from galaxy_desktop.games.master.schema import (
    BASE,
    CONFLICT,
    COVERT,
    IMPLEMENT,
    LASTING,
    POLITICS,
    RECEIVE,
    SYMBOLS,
    Symbol,
)
from galaxy_desktop.games.master.star_map import BLUE, GREEN, star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import advantage, first_counts, laid, needs, own_edge, side_count
from galaxy_desktop.games.master.victory import bases_placed, starts_held

NEVER = 99
"""Cost of what cannot be had: more cubes than there are in a turn."""
MEDDLING = ("return_cubes", "steal_cubes", "take_card", "destroy_card")
Pair = tuple[int, int]
"""Cubes that something takes, and the number of bases or symbols it brings."""


@cache
def codes(card: str) -> frozenset[str]:
    """Return the verbs of all abilities of a card."""
    return frozenset(effect.code for ability in cards()[card].abilities for effect in ability.effects)


@cache
def symbols_of(name: str) -> tuple[Symbol, ...]:
    """Return the symbols of the map of one kind."""
    return tuple(known for known in star_map().symbols.values() if known.symbol == name)


def most(items: Iterable[Pair], cubes: int) -> int:
    """Return the greatest gain that a number of cubes could bring."""
    best = [0] * (cubes + 1)
    for cost, gain in items:
        for left in range(cubes, cost - 1, -1):
            best[left] = max(best[left], best[left - cost] + gain)
    return best[-1]


@dataclass(slots=True)
class Hopes:
    """Upper bounds for a seat with a number of cubes to come, before or after its rewards."""

    g: MasterState
    seat: Seat
    cubes: int
    before: bool
    open: tuple[Project, ...] = field(init=False)
    """Projects that the seat can put cubes on."""
    prey: frozenset[str] = field(init=False)
    """Systems of somebody else or of nobody that could become the seat's."""
    live: frozenset[str] = field(init=False)
    """Own cards whose text works now."""
    attacks: bool = field(init=False)
    """True if a conflict can be placed against a rival next to the seat."""
    usable: tuple[str, ...] = field(init=False)
    """Own cards that could work in this turn: developments that are complete in time, and all others."""
    news: int = field(init=False, default=NEVER)
    """Least cubes until a politics card comes."""
    bases: tuple[int, ...] = field(init=False, default=())
    """Cubes for each base to be placed."""
    kinds: frozenset[str] = field(init=False, default=frozenset())
    """Symbols with which the seat may win."""
    power: list[list[int]] = field(init=False)
    """Symbols of each seat by which leaders are powered, see `first_counts`."""
    gains: tuple[int, ...] = field(init=False, default=(0,) * len(SYMBOLS))
    """Number of each symbol that could be gained without conflicts."""
    budget: int = field(init=False)
    """Cubes to come, and those that abilities could add."""

    def __post_init__(self) -> None:
        """Compute the bounds that are used again and again."""
        self.power = first_counts(self.g)
        self.budget = self.cubes
        self.open = tuple(fillable(self.g, self.seat))
        self.prey = frozenset([system for system in star_map().systems if self._can_come(system)])
        row, counts = self.g.players[self.seat].row, self.power[self.seat]
        self.live = frozenset([card for card in row if is_live_with(self.g, counts, card)])
        self.attacks = self._may_attack()
        self.usable = tuple(self._usable())
        self.budget += sum(e.count for card in self.usable for e in bearers("add_cubes").get(card, ()))
        self.bases = tuple(sorted(self._bases()))
        self.news = min(self._news(), default=NEVER)
        self.gains = tuple(most(self._plain_symbols(name), self.budget) for name in SYMBOLS)
        coming = set(self._coming("add_cubes")) if self.news < NEVER else set()
        self.budget += sum(e.count for card in coming for e in bearers("add_cubes")[card])
        self.bases = tuple(sorted(self._bases()))
        self.kinds = frozenset(name for number, name in enumerate(SYMBOLS) if self._domination(number))

    def any(self) -> bool:
        """Return whether any victory is within reach."""
        return bool(self.kinds) or self.places()

    def places(self) -> bool:
        """Return whether bases could win."""
        return self.expansion() or self.conquest()

    def expansion(self) -> bool:
        """Return whether as many bases could be placed as are missing."""
        lacks = figures().bases - bases_placed(self.g, self.seat)
        return most(((cost, 1) for cost in self.bases), self.budget) >= lacks

    def conquest(self) -> bool:
        """Return whether as many starting systems could be taken as are missing."""
        lacks = figures().winning_starts - starts_held(self.g, self.seat)
        found = sum(corner.start in self.prey for corner in star_map().corners.values())
        return min(found, len(self.bases)) >= lacks

    def _domination(self, number: int) -> bool:
        """Return whether as many symbols of a kind could be gained as are missing."""
        lacks = figures().winning_symbols - self.g.track[self.seat][number]
        return lacks <= 0 or most(self._symbols(SYMBOLS[number]), self.budget) >= lacks

    def map_matters(self) -> bool:
        """Return whether placing bases could help to win."""
        if self.places():
            return True
        return any(
            known.symbol in self.kinds and self._may_hold(known) for known in star_map().symbols.values()
        )

    def fights(self) -> bool:
        """Return whether conflicts, and what changes the advantage in them, could help to win."""
        there = [card for card, conflict in self.g.conflicts.items() if conflict.facing(self.seat)]
        held = [card for card in self.g.players[self.seat].row if cards()[card].deck == CONFLICT]
        return any(cards()[card].symbol in self.kinds for card in (*there, *held)) or bool(
            there and self.places()
        )

    def wants(self, project: Project) -> bool:
        """Return whether completing a project could help to win."""
        if project.kind == CONFLICT:
            return self.fights() or self.map_matters()
        if project.kind in LASTING and set(project.symbols) & self.kinds:
            return True
        if project.kind == COVERT:
            return self.fights()
        if project.kind in {RECEIVE, IMPLEMENT}:
            own = codes(project.card) if project.kind == IMPLEMENT else frozenset()
            return self._news_help() or (bool(own) and (self.fights() or self.map_matters()))
        return project.kind == BASE and (self.map_matters() or self._news_help())

    def _news_help(self) -> bool:
        """Return whether a card that is drawn could help."""
        return any(self.helps(card) for deck in POLITICS for card in self.g.decks[deck])

    def helps(self, card: str) -> bool:
        """Return whether a politics card gained during the turn could still help to win."""
        known = cards()[card]
        if known.deck == CONFLICT:
            edge = own_edge(self.g, self.seat, self.power) or self._more("conflict_edge") < NEVER
            return known.symbol in self.kinds and bool(edge)
        if known.is_development or not self._may_work(card):
            return False
        if self.before and codes(card) & {"discount", "free_reinforce"} and self.map_matters():
            return True
        return bool(codes(card) & {"add_cubes", "conflict_edge", *MEDDLING}) and self.fights()

    def more_discount(self) -> int:
        """Return 1 if a discount may still come or begin to work, else 0."""
        return int(self._more("discount") < NEVER)

    def _symbols(self, name: str) -> Iterator[Pair]:
        yield from self._plain_symbols(name)
        yield from ((self._lead(card), 1) for card in self.g.conflicts if cards()[card].symbol == name)
        if not self.attacks:
            return
        edge = own_edge(self.g, self.seat, self.power) or self._more("conflict_edge") < NEVER
        held = [card for card in self.g.players[self.seat].row if cards()[card].deck == CONFLICT]
        coming = self.g.decks[CONFLICT] if self.news < NEVER else []
        if edge:
            yield from ((0, 1) for card in held if cards()[card].symbol == name)
            yield (0 if any(cards()[card].symbol == name for card in coming) else NEVER), 1

    def _plain_symbols(self, name: str) -> Iterator[Pair]:
        """Yield cost and number of the symbols of agendas, developments and the map."""
        for project in self.open:
            if project.kind in LASTING and project.id not in self.g.active and name in project.symbols:
                yield self._cost(project), project.symbols.count(name)
        found = sum(self._may_hold(known) for known in symbols_of(name))
        yield from ((cost, 1) for cost in self.bases[:found])

    def _may_attack(self) -> bool:
        """Return whether a conflict can be placed against a rival next to the seat."""
        ends = (star_map().tracks[track].other(end) for track, end in fronts(self.g, self.seat))
        return any(end in self.g.owners for end in ends)

    def tells(self, project: Project, *, whole: bool = True) -> int:
        """Return the weight of completing a project, or of adding cubes, as evidence for a win.

        With `whole` false, cubes are only added: winning a system does not count.
        """
        found = 2 * (whole and self._brings_base(project)) + 2 * bool(set(project.symbols) & self.kinds)
        if project.kind == CONFLICT:
            found += cards()[project.card].symbol in self.kinds
        return found + (project.kind == BASE and self.places())

    def promise(self) -> int:
        """Return the weight of all that is complete now, as evidence for a win."""
        found = 0
        for project in self.open:
            if is_due(self.g, self.seat, project):
                found += self.tells(project)
        return found

    def _cost(self, project: Project) -> int:
        """Return the least cubes to complete a project, or `NEVER` if they are beyond the budget."""
        if is_due(self.g, self.seat, project):
            return 0
        less = 0
        if project.kind not in {*LASTING, CONFLICT}:
            less = self._discount(project.kind) + self.more_discount()
        cost = max(0, missing(self.g, project) - less)
        return cost if cost <= self.budget else NEVER

    def _discount(self, kind: str) -> int:
        """Return the number of slots of a kind of project that may stay empty now."""
        known = bearers("discount")
        return sum(e.count for card in self.live for e in known.get(card, ()) if kind in e.scope)

    def _more(self, code: str) -> int:
        """Return the least cubes until an ability works that does not work yet, or `NEVER`."""
        if any(code in codes(card) and card not in self.live for card in self.usable):
            return 0
        return self.news if any(self._coming(code)) else NEVER

    def _coming(self, code: str) -> Iterator[str]:
        """Yield the politics cards with a verb that could be drawn, and work then."""
        for deck in POLITICS:
            for card in self.g.decks[deck]:
                if code in codes(card) and self._may_work(card):
                    yield card

    def _may_work(self, card: str) -> bool:
        """Return whether the symbols that power a card are there, or could be gained."""
        counts = self.g.track[self.seat]
        return all(counts[symbol] + self.gains[symbol] >= number for symbol, number in needs(card))

    def _usable(self) -> Iterator[str]:
        for card in self.g.players[self.seat].row:
            known = cards()[card]
            if not known.is_development or missing(self.g, known.projects[0]) <= self.cubes:
                yield card

    def _bases(self) -> Iterator[int]:
        """Yield the cubes for each base that could come to a system."""
        if self.before:
            yield from (0 for _ in self.g.players[self.seat].built)
        for project in self.open:
            brings = (project.kind == BASE and self.before) or self._brings_base(project)
            if brings and (cost := self._cost(project)) < NEVER:
                yield cost
        for card in self.usable:
            if "place_base" in codes(card):
                yield 0

    def _brings_base(self, project: Project) -> bool:
        """Return whether winning a side of a conflict brings a system."""
        if project.kind != CONFLICT:
            return False
        conflict = self.g.conflicts[project.card]
        other = other_side(conflict.facing(self.seat))
        stakes = projects()[side(project.card, other)].stake
        return conflict.seat(other) == NOBODY or any(effect.code == "capture_system" for effect in stakes)

    def _news(self) -> Iterator[int]:
        """Yield the cubes for each way to gain a card."""
        yield from self.bases
        for project in self.open:
            draws = project.kind == RECEIVE and not set(POLITICS).isdisjoint(members(project.draw))
            brings = draws or project.kind in {IMPLEMENT, CONFLICT}
            if self.before and brings and project.id not in self.g.active:
                yield self._cost(project)
        for card in self.usable:
            if codes(card) & {"draw_card", "take_card"}:
                yield 0

    def _can_come(self, system: str) -> bool:
        """Return whether a system of somebody else or of nobody could become the seat's."""
        g = self.g
        if system in g.dark or g.owners.get(system) == self.seat:
            return False
        if system not in g.owners:
            return True
        fought = [conflict for conflict in g.conflicts.values() if conflict.facing(self.seat)]
        return any(system in (conflict.red_system, conflict.blue_system) for conflict in fought)

    def _may_hold(self, known: Symbol) -> bool:
        """Return whether a symbol of the map that the seat lacks could be gained by placing bases."""
        own = [end for end in known.systems if self.g.owners.get(end) == self.seat]
        free = [end for end in known.systems if end not in own and end in self.prey]
        if known.link == BLUE:
            return bool(free) and known.systems[0] == self.g.players[self.seat].start
        if known.link == GREEN:
            lacks = len(known.systems) - len(own)
            return 0 < lacks <= min(len(free), len(self.bases))
        return not own and bool(free)

    def _lead(self, card: str) -> int:
        """Return the cubes to gain the advantage in a conflict, or `NEVER`."""
        conflict, power = self.g.conflicts[card], self.power
        facing = conflict.facing(self.seat)
        if not facing or advantage(self.g, card, power) == self.seat:
            return NEVER
        other = other_side(facing)
        lacks = side_count(self.g, card, other, power) - laid(self.g, side(card, facing)) + 1
        lacks -= own_edge(self.g, self.seat, power) + self._meddling()
        lacks -= self._more("conflict_edge") < NEVER
        return max(0, lacks) if lacks <= self.budget else NEVER

    def _meddling(self) -> int:
        """Return the most cubes that rivals could lose on their sides."""
        coming = {card for code in MEDDLING for card in self._coming(code)} if self.news < NEVER else set()
        coverts = [p for p in self.open if p.kind == COVERT and self._cost(p) < NEVER]
        return len(coverts) * self.before + sum(
            max(1, effect.count)
            for card in (*self.usable, *coming)
            for ability in cards()[card].abilities
            for effect in ability.effects
            if effect.code in MEDDLING
        )
