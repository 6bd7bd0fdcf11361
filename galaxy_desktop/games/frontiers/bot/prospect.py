"""Estimate of the VP that a seat may end with, and of its change with each tile."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.frontiers.bot.empire import BY_TILES, empire_worth, goal_worth, key_of
from galaxy_desktop.games.frontiers.bot.pace import fade, rounds_left
from galaxy_desktop.games.frontiers.bot.placing import bought, paid_for_developing
from galaxy_desktop.games.frontiers.bot.reach import Access, EmpireKey, accesses, settlers, settling
from galaxy_desktop.games.frontiers.bot.usage import best_use, dealers
from galaxy_desktop.games.frontiers.bot.weights import (
    AIM,
    COLONIST,
    CREDIT,
    ENOUGH,
    GOOD,
    LACK,
    PROMISE,
    SPARE,
)
from galaxy_desktop.games.frontiers.box import goals, tiles
from galaxy_desktop.games.frontiers.powers import develop_discount, develop_discount_of
from galaxy_desktop.games.frontiers.schema import LARGE
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.stockpile import stocked

SOURCES = (
    "chips",
    "empire",
    "credits",
    "colonists",
    "explored worlds",
    "large developments",
    "goods",
    "other goals",
)
"""Names of the sources of VP."""
Parts = tuple[float, float, float, float, float, float, float, float]
"""VP of each source."""


@dataclass(frozen=True)
class Prospect:
    """The expected future of one seat, as seen by a seat that knows some of the goals."""

    player: Player
    rounds: float
    goals: tuple[str, ...]
    large: tuple[str, ...]
    """Large developments that are still available."""
    empire: EmpireKey
    worth: float
    """VP of the empire that the seat has now."""
    joined: dict[str, float] = field(default_factory=dict)
    """VP of the empire with one tile more, by that tile; like the others a cache filled on demand."""
    promised: dict[tuple[EmpireKey, EmpireKey], float] = field(default_factory=dict)
    """VP that explored worlds promise, by these worlds and the tiles that decide on their settling."""
    aimed: dict[tuple[int, int, EmpireKey], float] = field(default_factory=dict)
    """Greatest VP of aims, by credits, discount, and those aims that have been built."""

    @cached_property
    def fade(self) -> float:
        """Probability that something can still be put to use."""
        return fade(self.rounds)

    @cached_property
    def before(self) -> float:
        """VP that the seat may end with before an action."""
        player = self.player.clone()
        player.forget_action()
        return self.standing(player)

    @cached_property
    def aims(self) -> dict[str, float]:
        """Large developments that the seat lacks, each with what it would add to the empire, most first."""
        mine = self.player.developments
        found = {tile: self.adds(tile) for tile in self.large if tile not in mine}
        return dict(sorted(found.items(), key=lambda aim: -aim[1]))

    def standing(self, player: Player) -> float:
        """Return the VP that the seat may end with if it had this player's possessions."""
        return sum(self._parts(player))

    def features(self, player: Player) -> Features:
        """Return the sources of those VP, by name."""
        return dict(zip(SOURCES, self._parts(player), strict=True))

    def _parts(self, player: Player) -> Parts:
        """Return the VP of each source."""
        own, empire, worth = self.player, self.empire, self.worth
        if player.colonies != own.colonies or player.developments != own.developments:
            empire = key_of(player)
            worth = empire_worth(empire, self.goals, self.rounds)
        return (
            player.chips,
            worth,
            money(player.credits, self.rounds),
            colonists_worth(player.colonists, self.rounds),
            self.promises(player, empire),
            self.aim(player),
            self.goods_worth(player),
            self._other_goals(player),
        )

    def standings_with(self, player: Player, offers: Iterable[tuple[str, int]]) -> Iterator[float]:
        """Yield the `standing` after buying each development offered, given with its price.

        The player has the tiles that the seat has now. Only what a development changes is worked out anew.
        """
        discount = develop_discount(player, selects=False)
        purse = player.credits + paid_for_developing(player)
        colonists = colonists_worth(player.colonists, self.rounds)
        promised, goods = self.promises(player, self.empire), self.goods_worth(player)
        others = self._other_goals(player)
        aims, built = self.aims, self._built(player)
        for tile, due in offers:
            if player.goods and tile in dealers():
                yield self.standing(bought(player, tile, due))
                continue
            left = purse - due
            aim = self._aim(
                left, discount + develop_discount_of(tile), (*built, tile) if tile in aims else built
            )
            settles = tile in settlers()
            parts: Parts = (
                player.chips,
                self.worth_with(tile),
                money(left, self.rounds),
                colonists,
                self.promises(player, (*self.empire, tile)) if settles else promised,
                aim,
                goods,
                others,
            )
            yield sum(parts)

    def worth_with(self, tile: str) -> float:
        """Return the VP of the empire that the seat has now with one tile more."""
        if tile not in self.joined:
            self.joined[tile] = empire_worth(tuple(sorted((*self.empire, tile))), self.goals, self.rounds)
        return self.joined[tile]

    def adds(self, tile: str) -> float:
        """Return the VP that a tile would add to the empire that the seat has now."""
        return self.worth_with(tile) - self.worth

    def aim(self, player: Player) -> float:
        """Return the VP of being close to affording the best large development."""
        return self._aim(player.credits, develop_discount(player, selects=False), self._built(player))

    def _built(self, player: Player) -> EmpireKey:
        """Return the aims that a player has built."""
        aims = self.aims
        return tuple([tile for tile in player.developments if tile in aims])

    def _aim(self, credits: int, discount: int, built: EmpireKey) -> float:
        key = credits, discount, built
        if key not in self.aimed:
            self.aimed[key] = self._best_aim(*key)
        return AIM * self.fade * self.aimed[key]

    def _best_aim(self, credits: int, discount: int, built: EmpireKey) -> float:
        known, best = tiles(), 0.0
        for tile, added in self.aims.items():
            if added <= best:
                break  # no later one can be worth more
            price = max(1, known[tile].cost - discount)
            worth = added - CREDIT * price
            if worth > best and tile not in built:
                near = min(1.0, credits / price)
                best = max(best, worth * near * near)
        return best

    def promise(self, world: str, access: Access) -> float:
        """Return the VP of an explored world once settled, less the effort of settling it."""
        effort = CREDIT * access.price + COLONIST[0] * tiles()[world].colonists
        return max(0.0, self.adds(world) - effort) / (1 + LACK * access.lacking)

    def promises(self, player: Player, empire: EmpireKey) -> float:
        """Return the VP that all the explored worlds promise."""
        if not player.explored:
            return 0.0
        key = tuple(player.explored), settling(empire)
        if key not in self.promised:
            self.promised[key] = self._promises(*key)
        return self.fade * self.promised[key]

    def _promises(self, explored: EmpireKey, settling: EmpireKey) -> float:
        access = accesses(settling)
        ranked = sorted([self.promise(world, access[world]) for world in explored], reverse=True)
        return sum([weight * one for weight, one in zip(PROMISE, ranked, strict=False)])

    def goods_worth(self, player: Player) -> float:
        """Return the VP that the goods on the colonies may still bring."""
        if not player.goods:
            return 0.0
        return GOOD * self.fade * best_use(player, tuple(sorted(player.goods.items()))).worth

    def _other_goals(self, player: Player) -> float:
        """Return the VP of goals that count more than tiles."""
        total = 0.0
        for goal in (goals()[goal] for goal in self.goals):
            if goal.counts == "free_colonists":
                total += goal.points(player.colonists)
            elif goal.counts not in BY_TILES:
                total += goal_worth(goal, stocked(player, goal.counts), self.rounds)
        return total


def prospect(g: FrontiersState, seat: Seat, viewer: Seat, rounds: float) -> Prospect:
    """Return the prospect of a seat, with the goals that the viewer knows."""
    return prospect_of(g, seat, known_goals(g, viewer), rounds)


def prospect_of(g: FrontiersState, seat: Seat, known: tuple[str, ...], rounds: float) -> Prospect:
    """Return the prospect of a seat with these goals."""
    player = g.players[seat]
    empire = key_of(player)
    large = tuple(tile for tile, left in g.stock.items() if left and tiles()[tile].size == LARGE)
    return Prospect(player, rounds, known, large, empire, empire_worth(empire, known, rounds))


def known_goals(g: FrontiersState, viewer: Seat) -> tuple[str, ...]:
    """Return the goals that lie face up, and the one that the viewer keeps face down."""
    own = g.players[viewer].goal
    return (*g.goals, own) if own not in ("", HIDDEN) else tuple(g.goals)


def own_prospect(g: FrontiersState, seat: Seat) -> Prospect:
    """Return the prospect of a seat, as it sees it."""
    return prospect(g, seat, seat, rounds_left(g))


def money(credits: int, rounds: float) -> float:
    """Return the VP that credits are worth; those beyond `ENOUGH` count less."""
    spare = max(0, credits - ENOUGH)
    return CREDIT * fade(rounds) * (credits - spare + SPARE * spare)


def colonists_worth(number: int, rounds: float) -> float:
    """Return the VP that colonists on the mat are worth."""
    return fade(rounds) * sum(COLONIST[:number])
