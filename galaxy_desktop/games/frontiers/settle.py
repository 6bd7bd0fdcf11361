"""Settle (pages 6 and 7): player by player, gain colonists or settle an explored world."""

from functools import partial

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.bonuses import StartTurn
from galaxy_desktop.games.frontiers.box import SETTLE, actions, figures, tiles
from galaxy_desktop.games.frontiers.colonies import cover_colony, place_colony
from galaxy_desktop.games.frontiers.events import MilitaryBought, WorldSettled, WorldsReturned
from galaxy_desktop.games.frontiers.kinds import set_kind
from galaxy_desktop.games.frontiers.limit import TrimWorlds
from galaxy_desktop.games.frontiers.moves import REPLACE
from galaxy_desktop.games.frontiers.powers import fits, pays_after, powers
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState
from galaxy_desktop.games.frontiers.supply import (
    bring_windfall,
    draw_worlds,
    gain_colonists,
    gain_credits,
    take_good,
    trigger_end,
)
from galaxy_desktop.games.frontiers.upgrade import Upgrade
from galaxy_desktop.games.frontiers.ways import (
    SettleWay,
    possible_ways,
    ways_to_settle,
    why_no_world,
)

COLONISTS = "colonists"


@plain
class BeginSettle(Step[FrontiersState]):
    """A colonist for the selector; then everyone has a turn."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        gain_colonists(g, g.selector, actions()[SETTLE].gains["gain_colonists"], SETTLE)
        order = g.order()
        g.then(
            *(step(seat) for seat in order for step in (StartTurn, SettleOrGain, Upgrade)),
            ReturnReplaced(),
            *(TrimWorlds(seat) for seat in order),
            EndSettle(),
        )


def settleable(g: FrontiersState, seat: Seat) -> tuple[str, ...]:
    """Return the explored worlds that a seat can settle now."""
    player = g.players[seat]
    return tuple(world for world in player.explored if any(True for _ in possible_ways(player, world)))


@plain
class SettleOrGain(Step[FrontiersState]):
    """Choice to gain colonists, as far as the supply has them, or to settle a world; no passing."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        why = partial(why_no_world, g.players[self.seat].clone())
        return {self.seat: Pick("settle", (COLONISTS, *settleable(g, self.seat)), why=why)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        (choice,) = answers[self.seat]
        if choice == COLONISTS:
            gain_colonists(g, self.seat, figures().colonists_instead, SETTLE)
        else:
            g.then(ChooseWay(self.seat, choice), SettleSecond(self.seat))


@plain
class SettleSecond(Step[FrontiersState]):
    """Choice of a second world to settle, by a power."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        if not powers(player, "settle", "second_world"):
            return {}
        why = partial(why_no_world, player.clone())
        return {self.seat: Pick("settle_second", settleable(g, self.seat), least=0, why=why)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        g.then(*(ChooseWay(self.seat, world) for world in answers.get(self.seat, ())))


@plain
class ChooseWay(Step[FrontiersState]):
    """Choice of the way to settle the world, and its settlement."""

    seat: Seat
    world: str

    def asks(self, g: FrontiersState) -> Asks:
        ways = ways_to_settle(g, self.seat, self.world)
        return {self.seat: Pick("way", tuple(way.option for way in ways), about=self.world)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        (chosen,) = answers[self.seat]
        ways = ways_to_settle(g, self.seat, self.world)
        settle_world(g, self.seat, self.world, next(way for way in ways if way.option == chosen))


def settle_world(g: FrontiersState, seat: Seat, world: str, way: SettleWay) -> None:
    """Pay, place the world and its colonists, then its windfall good and the gains from powers."""
    player = g.players[seat]
    player.credits -= way.price
    for tile, colony in way.spends:
        _buy_military(g, seat, tile, colony)
    if way.how == REPLACE:
        cover_colony(g, seat, way.by, world)
    else:
        place_colony(g, seat, world)
    set_kind(g, seat, world, way.kind)
    g.tell(WorldSettled(seat, world, way.how, way.by, way.price, way.strength, way.colonists))
    bring_windfall(g, seat, world)
    placed = tiles()[world]
    for source, power in powers(player, "settle", "draw"):
        if fits(power.where, placed, way.kind):
            draw_worlds(g, seat, power.amount, source)
    for source, amount in pays_after(player, "settle", world, way.kind):
        gain_credits(g, seat, amount, source)


def _buy_military(g: FrontiersState, seat: Seat, tile: str, colony: str) -> None:
    """Remove a good for Military that lasts for the running action."""
    player = g.players[seat]
    amount = next(p.amount for t, p in powers(player, "settle", "temporary_military") if t == tile)
    player.used.append(tile)
    player.temporary += amount
    g.tell(MilitaryBought(seat, colony, take_good(g, seat, colony), amount, tile))


@plain
class ReturnReplaced(Step[FrontiersState]):
    """Return of replaced worlds to the bag."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        if g.returning:
            g.tell(WorldsReturned(tuple(g.returning)))
        g.bag += g.returning
        g.returning = []


@plain
class EndSettle(Step[FrontiersState]):
    """End check: more colonies than the mat has room for, or few colonists left (page 9)."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for seat in g.order():
            if len(g.players[seat].colonies) > figures().colonies:
                trigger_end(g, "colonies", seat)
        if g.colonists <= figures().colonists_left:
            trigger_end(g, "colonists", NOBODY)
