"""IV: Consume (page 7). Player by player: the sale of Consume: Trade, then every power that can be used."""

from functools import partial

from galaxy_desktop.engine.decisions import Number, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.events import CardsConsumed, GoodsConsumed, GoodSold, Guessed
from galaxy_desktop.games.race.goods import gain_chips, remove_good
from galaxy_desktop.games.race.moves import power_ref, source_of
from galaxy_desktop.games.race.powers import (
    active,
    bonus_powers,
    goods_taken,
    points_for_all,
    power_of,
    sale_price,
    usable,
    vp_factor,
    worlds_with_goods,
)
from galaxy_desktop.games.race.reasons import why_no_good, why_no_power
from galaxy_desktop.games.race.state import EVERYBODY, RaceState
from galaxy_desktop.games.race.supply import discard_from_hand, draw, take


@plain
class Consume(Step[RaceState]):
    """Let every player consume, one after the other."""

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat in reversed(g.order()):
            sales = [
                SellGood(seat, power_ref(action, 0))
                for action, power in bonus_powers(g, seat)
                if power.code == "sell_good"
            ]
            g.then(*sales, ChooseConsumePower(seat))


@plain
class ChooseConsumePower(Step[RaceState]):
    """Use one power after the other until none can be used; only optional ones may be left out."""

    seat: Seat

    def asks(self, g: RaceState) -> Asks:
        refs = usable_powers(g, self.seat)
        if not refs:
            return {}
        least = 0 if all(power_of(g, ref).optional for ref in refs) else 1
        player = g.players[self.seat]
        kinds = tuple(g.cards[world].good for world in player.goods)
        why = partial(why_no_power, g.cards, tuple(player.tableau), tuple(player.used), kinds)
        return {self.seat: Pick("consume", refs, least, why=why)}

    def done(self, g: RaceState, answers: Answers) -> None:
        for ref in answers.get(self.seat, ()):
            g.players[self.seat].used.append(ref)
            g.then(ChooseConsumePower(self.seat))
            use(g, self.seat, ref)


def usable_powers(g: RaceState, seat: Seat) -> tuple[str, ...]:
    """Return the Consume powers that a seat can still use in this phase, as options."""
    player = g.players[seat]
    return tuple(
        ref
        for card in active(player)
        for index, power in g.cards[card].in_phase["consume"]
        if (ref := power_ref(card, index)) not in player.used and usable(g, seat, power)
    )


def use(g: RaceState, seat: Seat, ref: str) -> None:
    """Use a Consume power, or put the step next that asks what its owner has to choose."""
    power = power_of(g, ref)
    match power.code:
        case "draw":
            draw(g, seat, power.cards, source_of(ref))
        case "consume_all_goods":
            worlds = worlds_with_goods(g, seat)
            consume(g, seat, ref, worlds, points_for_all(power, len(worlds)), 0)
        case "consume_goods":
            g.then(TakeGoods(seat, ref))
        case "sell_good":
            g.then(SellGood(seat, ref))
        case "discard_cards":
            g.then(ConsumeCards(seat, ref))
        case "guess_top_card":
            g.then(GuessTopCard(seat, ref))


def consume(g: RaceState, seat: Seat, ref: str, worlds: tuple[str, ...], vp: int, cards: int) -> None:
    """Discard the goods of some worlds and give their reward: `vp` times the phase's factor, and cards."""
    for world in worlds:
        remove_good(g, seat, world)
    gained = vp * vp_factor(g, seat)
    gain_chips(g, seat, gained)
    g.tell(GoodsConsumed(seat, source_of(ref), worlds, gained, cards))
    draw(g, seat, cards, source_of(ref))


@plain
class TakeGoods(Step[RaceState]):
    """Choose all goods for one power at once, before its cards are drawn."""

    seat: Seat
    power: str

    def asks(self, g: RaceState) -> Asks:
        power = power_of(g, self.power)
        worlds = worlds_with_goods(g, self.seat, power.good)
        number = goods_taken(g, power, worlds)
        labels = tuple(g.cards[world].good for world in worlds) if power.different else ()
        why = partial(why_no_good, g.cards, tuple(g.players[self.seat].tableau), power.good)
        return {self.seat: Pick("goods", worlds, number, number, labels, about=self.power, why=why)}

    def done(self, g: RaceState, answers: Answers) -> None:
        power = power_of(g, self.power)
        worlds = answers[self.seat]
        times = len(worlds) // power.goods
        consume(g, self.seat, self.power, worlds, times * power.vp, times * power.cards)


@plain
class SellGood(Step[RaceState]):
    """Sell one good, by the bonus of Consume: Trade or by a power; do nothing without a good."""

    seat: Seat
    power: str

    def asks(self, g: RaceState) -> Asks:
        worlds = worlds_with_goods(g, self.seat)
        why = partial(why_no_good, g.cards, tuple(g.players[self.seat].tableau), "")
        return {self.seat: Pick("sale", worlds, about=self.power, why=why)} if worlds else {}

    def done(self, g: RaceState, answers: Answers) -> None:
        for world in answers.get(self.seat, ()):
            price = sale_price(g, self.seat, world, trade_powers=power_of(g, self.power).trade_powers)
            remove_good(g, self.seat, world)
            g.tell(GoodSold(self.seat, world, g.cards[world].good, price, source_of(self.power)))
            draw(g, self.seat, price, source_of(self.power))


@plain
class ConsumeCards(Step[RaceState]):
    """Discard cards from the hand for VP chips, which Consume: 2x VP does not double."""

    seat: Seat
    power: str

    def asks(self, g: RaceState) -> Asks:
        hand = tuple(g.players[self.seat].hand)
        most = min(power_of(g, self.power).times, len(hand))
        return {self.seat: Pick("cards_for_points", hand, 0, most, about=self.power)}

    def done(self, g: RaceState, answers: Answers) -> None:
        power, cards = power_of(g, self.power), answers[self.seat]
        discard_from_hand(g, self.seat, cards)
        vp = len(cards) * power.vp
        gain_chips(g, self.seat, vp)
        g.tell(CardsConsumed(self.seat, cards, source_of(self.power), vp))


@plain
class GuessTopCard(Step[RaceState]):
    """Name a number; the top card goes to the hand if that is its cost or defense, else it is discarded."""

    seat: Seat
    power: str

    def asks(self, g: RaceState) -> Asks:
        power = power_of(g, self.power)
        return {self.seat: Number("guess", power.lowest, power.highest, about=self.power)}

    def done(self, g: RaceState, answers: Answers) -> None:
        number = answers[self.seat]
        card = take(g)
        won = card is not None and g.cards[card].price == number
        if card is not None and won:
            g.players[self.seat].hand.append(card)
        elif card is not None:
            g.discards.append((card, EVERYBODY))
        g.tell(Guessed(self.seat, source_of(self.power), number, card or "", won))
