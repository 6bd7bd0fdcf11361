"""Produce (page 7): goods on all production colonies, then those of powers and of the bonus."""

from functools import partial
from itertools import chain

from galaxy_desktop.engine.decisions import Confirm, Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.frontiers.bonuses import StartTurn
from galaxy_desktop.games.frontiers.box import PRODUCE, tiles
from galaxy_desktop.games.frontiers.events import GoodProduced, GoodsShort, ProductionPaid
from galaxy_desktop.games.frontiers.kinds import ChooseKind
from galaxy_desktop.games.frontiers.powers import fits, kind_of, powers
from galaxy_desktop.games.frontiers.schema import ANY, KINDS, PRODUCTION, WINDFALL, Power
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.stockpile import StockGoods
from galaxy_desktop.games.frontiers.supply import gain_credits, put_good


@plain
class BeginProduce(Step[FrontiersState]):
    """Credits on the tile for the selector; then everyone has a turn, and comparisons come last."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        gain_credits(g, g.selector, g.produce_credits, PRODUCE)
        g.produce_credits = 0
        order = g.order()
        g.then(
            *chain.from_iterable([_turn(g, seat) for seat in order]),
            PayEndCredits(),
            *(StockGoods(seat) for seat in order),
        )


def _turn(g: FrontiersState, seat: Seat) -> list[Step[FrontiersState]]:
    """Return the steps of one player; powers for one kind precede those for any, so that none is wasted."""
    player = g.players[seat]
    found = sorted(powers(player, PRODUCE, "windfall"), key=lambda found: found[1].kind == ANY)
    return [
        StartTurn(seat),
        ChooseKind(seat),
        *[ProduceKind(seat, kind) for kind in KINDS],
        *(ProduceWindfall(seat, power.kind, tile) for tile, power in found),
        *(PayProduction(seat, colony, p.cost) for colony, p in powers(player, PRODUCE, "paid_production")),
        *([ProduceWindfall(seat, ANY, PRODUCE)] if seat == g.selector else []),
    ]


def produce_good(g: FrontiersState, seat: Seat, colony: str, cause: str) -> None:
    """Produce a good on a colony if the supply has one, and gain the credits powers pay for it."""
    player = g.players[seat]
    kind = kind_of(player, colony)
    if not put_good(g, seat, colony, kind):
        return
    player.made.append(kind)
    g.tell(GoodProduced(seat, colony, kind, cause))
    for tile, power in powers(player, PRODUCE, "credits"):
        if power.when == "good_here" and tile == colony:
            gain_credits(g, seat, power.amount, tile)


def empty_colonies(player: Player, goods: str, kind: str) -> tuple[str, ...]:
    """Return the colonies of this sort and kind (or any) without a good."""
    known = tiles()
    return tuple(
        [
            colony
            for colony in player.colonies
            if colony not in player.goods
            and known[colony].goods == goods
            and kind in (ANY, kind_of(player, colony))
        ]
    )


def producing(player: Player, kind: str) -> tuple[str, ...]:
    """Return the production colonies of a kind that would produce now without payment."""
    empty = empty_colonies(player, PRODUCTION, kind)
    if not empty:
        return ()
    paid = {tile for tile, _ in powers(player, PRODUCE, "paid_production")}
    return tuple([colony for colony in empty if colony not in paid])


@plain
class ProduceKind(Step[FrontiersState]):
    """Production on all production colonies of a kind; asks which if the supply has too few goods."""

    seat: Seat
    kind: str

    def asks(self, g: FrontiersState) -> Asks:
        colonies, number = producing(g.players[self.seat], self.kind), g.goods[self.kind]
        if not 0 < number < len(colonies):
            return {}
        return {self.seat: Pick("produce_short", colonies, number, number, about=self.kind)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        colonies = producing(g.players[self.seat], self.kind)
        chosen = answers.get(self.seat, colonies[: g.goods[self.kind]])
        for colony in chosen:
            produce_good(g, self.seat, colony, PRODUCE)
        if len(chosen) < len(colonies):
            g.tell(GoodsShort(self.seat, self.kind, len(colonies) - len(chosen)))


@plain
class ProduceWindfall(Step[FrontiersState]):
    """Production on one windfall colony of a kind, or of any, by a power or the selector's bonus."""

    seat: Seat
    kind: str
    cause: str

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        colonies = self._supplied(g)
        if not colonies:
            return {}
        why = partial(why_no_windfall, player.clone(), self.kind)
        return {self.seat: Pick("windfall", colonies, about=self.cause, why=why)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for colony in answers.get(self.seat, ()):
            produce_good(g, self.seat, colony, self.cause)
        if self.seat not in answers:
            player = g.players[self.seat]
            for colony in empty_colonies(player, WINDFALL, self.kind)[:1]:
                g.tell(GoodsShort(self.seat, kind_of(player, colony), 1))

    def _supplied(self, g: FrontiersState) -> tuple[str, ...]:
        """Return the colonies that can get a good, and for which the supply has one."""
        player = g.players[self.seat]
        empty = empty_colonies(player, WINDFALL, self.kind)
        return tuple(colony for colony in empty if g.goods[kind_of(player, colony)])


def why_no_windfall(player: Player, kind: str, option: Option) -> Reason | None:
    """Return the reason that a colony cannot get a windfall good now, or None."""
    if option not in player.colonies:
        return None
    if tiles()[option].goods != WINDFALL:
        return because("no_windfall", tile=option)
    own = kind_of(player, option)
    if kind not in (ANY, own):
        return because("wrong_kind", tile=option, kind=own, needs=kind)
    if option in player.goods:
        return because("has_good", tile=option)
    return because("supply_empty", kind=own)


@plain
class PayProduction(Step[FrontiersState]):
    """Choice to pay for production on a colony that produces only for a price."""

    seat: Seat
    colony: str
    price: int

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        able = self.colony not in player.goods and player.credits >= self.price
        if not able or not g.goods[kind_of(player, self.colony)]:
            return {}
        return {self.seat: Confirm("pay_production", about=self.colony)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        kind = kind_of(g.players[self.seat], self.colony)
        if self.colony not in g.players[self.seat].goods and not g.goods[kind]:
            g.tell(GoodsShort(self.seat, kind, 1))
        if answers.get(self.seat):
            g.players[self.seat].credits -= self.price
            g.tell(ProductionPaid(self.seat, self.colony, self.price))
            produce_good(g, self.seat, self.colony, PRODUCE)


@plain
class PayEndCredits(Step[FrontiersState]):
    """Payment by powers for colonies, goods, and most goods produced, after all have produced."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for seat in g.order():
            for tile, power in powers(g.players[seat], PRODUCE, "credits"):
                if power.when == "end":
                    gain_credits(g, seat, power.amount * times_paid(g, seat, power), tile)


def times_paid(g: FrontiersState, seat: Seat, power: Power) -> int:
    """Return the number of times a power pays its credits at the end of Produce."""
    player = g.players[seat]
    if power.most:
        others = (p.made.count(power.most) for place, p in enumerate(g.players) if place != seat)
        return int(player.made.count(power.most) > max(others))
    return times_paid_alone(player, power)


def times_paid_alone(player: Player, power: Power) -> int:
    """Return the number of times a power pays that does not compare with other players."""
    match power.per:
        case "colony":
            known = tiles()
            return sum(fits(power.where, known[c], kind_of(player, c)) for c in player.colonies)
        case "good_produced":
            return player.made.count(power.kind)
    return len(set(player.made))
