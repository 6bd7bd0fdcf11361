"""V: Produce (page 8). In player order: production worlds, windfall worlds, draws for goods produced."""

from collections.abc import Iterator, Sequence
from functools import partial

from galaxy_desktop.engine.decisions import Pay, Pick, Way
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.events import CardsDiscarded
from galaxy_desktop.games.race.goods import put_good
from galaxy_desktop.games.race.moves import power_ref, source_of
from galaxy_desktop.games.race.powers import bonus_powers, card_powers, empty_windfalls, power_of
from galaxy_desktop.games.race.reasons import why_no_windfall
from galaxy_desktop.games.race.schema import Power
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.supply import discard_from_hand, draw

DECLINE = "decline"
AFTERWARDS = ("draw_per_good_produced", "draw_per_kind_produced")
"""Codes of powers that depend on all goods produced in the phase."""


@plain
class Produce(Step[RaceState]):
    """Let every player produce, one after the other; then compare who produced the most goods of a kind."""

    def done(self, g: RaceState, answers: Answers) -> None:
        steps: list[Step[RaceState]] = []
        for seat in g.order():
            steps.extend(ProduceWith(seat, ref) for ref in in_turn(g, seat))
        g.then(*steps, CompareProduction())


def in_turn(g: RaceState, seat: Seat) -> list[str]:
    """Return the powers a seat uses in Produce, in an order that wastes none that could be used.

    Cards from the newest to the oldest; then powers for windfall worlds of any kind, the bonus first and
    optional powers last; then the draws for goods produced; then the optional powers once more, as the cards
    drawn could pay for them.
    """
    own: list[str] = []
    afterwards: list[str] = []
    optional: list[str] = []
    unbound = [power_ref(action, i) for i, (action, _) in enumerate(bonus_powers(g, seat))]
    for ref, power in _produce_powers(g, seat):
        if power.code in AFTERWARDS:
            afterwards.append(ref)
        elif power.optional:
            optional.append(ref)
        elif power.code == "produce_windfall" and not power.good:
            unbound.append(ref)
        else:
            own.append(ref)
    return [*own, *unbound, *optional, *afterwards, *(optional if afterwards else ())]


def _produce_powers(g: RaceState, seat: Seat) -> Iterator[tuple[str, Power]]:
    for card in reversed(g.players[seat].tableau):
        for index, power in g.cards[card].in_phase["produce"]:
            yield power_ref(card, index), power


@plain
class ProduceWith(Step[RaceState]):
    """Use one power; ask only if a windfall world can get a good."""

    seat: Seat
    power: str

    def asks(self, g: RaceState) -> Asks:
        power = power_of(g, self.power)
        if power.code != "produce_windfall" or self.power in g.players[self.seat].used:
            return {}
        worlds = empty_windfalls(g, self.seat, power.good)
        why = partial(why_no_windfall, g.cards, tuple(g.players[self.seat].tableau), power.good)
        if not worlds:
            return {}
        if power.price != "discard_hand_card":
            return {self.seat: Pick("windfall", worlds, about=self.power, why=why)}
        hand = tuple(g.players[self.seat].hand)
        ways = (*(Way(world, 1, hand) for world in worlds), Way(DECLINE))
        return {self.seat: Pay("windfall_for_card", ways, about=self.power, why=why)} if hand else {}

    def done(self, g: RaceState, answers: Answers) -> None:
        if self.seat not in answers:
            produce_without_asking(g, self.seat, self.power)
        elif power_of(g, self.power).price:
            self._discard_and_produce(g, *answers[self.seat])
        else:
            put_produced(g, self.seat, answers[self.seat][0], source_of(self.power))

    def _discard_and_produce(self, g: RaceState, world: str, cards: tuple[str, ...]) -> None:
        if world == DECLINE:
            return
        g.players[self.seat].used.append(self.power)
        discard_from_hand(g, self.seat, cards)
        g.tell(CardsDiscarded(self.seat, cards, source_of(self.power)))
        put_produced(g, self.seat, world, source_of(self.power))


def produce_without_asking(g: RaceState, seat: Seat, ref: str) -> None:
    """Use a Produce power that leaves nothing to choose: put its good, or draw its cards."""
    card, power = source_of(ref), power_of(g, ref)
    player = g.players[seat]
    if power.code == "produce" and card not in player.goods:
        if put_produced(g, seat, card, card):
            draw(g, seat, power.cards, card)
    else:
        draw(g, seat, cards_for(g, seat, power, player.produced), card)


def cards_for(g: RaceState, seat: Seat, power: Power, produced: Sequence[str]) -> int:
    """Return the number of cards that a Produce power draws by itself, given the worlds produced so far."""
    tableau, kinds = g.players[seat].tableau, [g.cards[world].good for world in produced]
    match power.code:
        case "draw":
            return power.cards
        case "draw_per_world":
            return power.cards * sum(g.cards[world].good == power.good for world in tableau)
        case "draw_per_good_produced":
            return power.cards * kinds.count(power.good)
        case "draw_per_kind_produced":
            return power.cards * len(set(kinds))
    return 0


def put_produced(g: RaceState, seat: Seat, world: str, cause: str) -> bool:
    """Put a good on a world in Produce, and draw for its `draw_if_produced` powers (page 8).

    Return False if there was no card for the good.
    """
    if not put_good(g, seat, world, cause):
        return False
    g.players[seat].produced.append(world)
    for _, power in g.cards[world].in_phase["produce"]:
        if power.code == "draw_if_produced":
            draw(g, seat, power.cards, world)
    return True


@plain
class CompareProduction(Step[RaceState]):
    """Last of all, draw cards for seats that produced strictly more goods of a kind than every other seat."""

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat in g.order():
            for card, power in card_powers(g, seat, "produce"):
                if power.code == "draw_if_most_produced" and produced_most(g, seat, power.good):
                    draw(g, seat, power.cards, card)


def produced_most(g: RaceState, seat: Seat, kind: str) -> bool:
    """Return whether a seat produced more goods of a kind in this phase than every other seat."""
    numbers = [sum(g.cards[world].good == kind for world in player.produced) for player in g.players]
    return all(numbers[seat] > number for other, number in enumerate(numbers) if other != seat)
