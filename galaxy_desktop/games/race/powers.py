"""Totals of a seat's powers; all functions work on a view as on the state."""

from collections.abc import Iterable
from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.box import actions, figures, plain_phase
from galaxy_desktop.games.race.moves import UsePower, parse_as
from galaxy_desktop.games.race.schema import Card, Power
from galaxy_desktop.games.race.state import Player, RaceState

NamedPowers = list[tuple[str, Power]]
"""Powers, each after the id of the card or action it is on."""


def active(player: Player) -> list[str]:
    """Return the cards whose powers work: all of the tableau but the one placed in this phase (page 3)."""
    return player.tableau[:-1] if player.placed else player.tableau


def card_powers(g: RaceState, seat: Seat, phase: str) -> NamedPowers:
    """Return the working powers of a tableau in one phase, without bonuses."""
    cards = g.cards
    return [(card, power) for card in active(g.players[seat]) for _, power in cards[card].in_phase[phase]]


def later_powers(g: RaceState, seat: Seat, phase: str) -> NamedPowers:
    """Return the powers of a tableau in a phase to come, in which a card placed in this phase works too."""
    return [(card, power) for card in g.players[seat].tableau for _, power in g.cards[card].in_phase[phase]]


def working_powers(g: RaceState, seat: Seat, phase: str) -> NamedPowers:
    """Return the powers of a tableau in the running phase, or in one to come, without bonuses."""
    found = card_powers if plain_phase(g.phase) == phase else later_powers
    return found(g, seat, phase)


def bonus_powers(g: RaceState, seat: Seat) -> NamedPowers:
    """Return the bonuses of a seat's actions in the current phase (page 3)."""
    known = actions()
    return [
        (action, power)
        for action in g.players[seat].actions
        if known[action].happens_in == g.phase
        for power in known[action].bonus
    ]


def powers_at(g: RaceState, seat: Seat, phase: str) -> NamedPowers:
    """Return the powers that work for a seat in a phase: current bonuses, then those of the tableau."""
    return bonus_powers(g, seat) + card_powers(g, seat, phase)


def total_of(powers: NamedPowers, code: str) -> int:
    """Return the sum of `cards` over all powers of one code."""
    return sum(power.cards for _, power in powers if power.code == code)


def explore_draw(powers: NamedPowers) -> int:
    """Return the number of cards to draw in Explore (page 4)."""
    return figures().explore_draw + total_of(powers, "draw_extra")


def explore_keep(powers: NamedPowers) -> int:
    """Return the number of cards to keep of those drawn in Explore (page 4)."""
    return figures().explore_keep + total_of(powers, "keep_extra")


def discount(card: Card, powers: NamedPowers) -> int:
    """Return the sum of the discounts that apply to a card (pages 4 and 5); may be negative."""
    return sum(p.amount for _, p in powers if p.code == "discount" and (not p.good or p.good == card.good))


def price(card: Card, powers: NamedPowers) -> int:
    """Return the number of cards to discard for a card that is paid for, at least 0."""
    return max(0, (card.cost or 0) - discount(card, powers))


def military_against(world: Card, powers: NamedPowers) -> int:
    """Return Military against one world (page 6): general, and specialized for its kind or keyword."""
    return sum(
        p.amount
        for _, p in powers
        if p.code == "military"
        and (not p.good or p.good == world.good)
        and (not p.tag or p.tag in world.tags)
    )


def temporary_military(powers: NamedPowers) -> list[tuple[int, str]]:
    """Return the Military that each card gives when it is discarded (page 6), with the card."""
    return [(p.amount, card) for card, p in powers if p.code == "temporary_military"]


def total_military(g: RaceState, seat: Seat) -> int:
    """Return the general Military of a whole tableau (page 6), without specialized and temporary Military."""
    return sum(
        power.amount
        for _card, power in later_powers(g, seat, "settle")
        if power.code == "military" and not power.good and not power.tag
    )


def sale_price(g: RaceState, seat: Seat, world: str, *, trade_powers: bool = True) -> int:
    """Return the number of cards for selling a world's good (page 7): its kind's price and fitting bonuses.

    Without `trade_powers`, return the price of its kind only.
    """
    kind = g.cards[world].good
    price = figures().prices[kind]
    if trade_powers:
        price += sum(
            p.cards
            for card, p in card_powers(g, seat, "trade")
            if p.code == "sale_bonus" and p.good in {"", kind} and (not p.this_world or card == world)
        )
    return price


def later_price(g: RaceState, seat: Seat, world: str) -> int:
    """Return the number of cards for selling a world's good once its own powers work; it may be unplaced."""
    then = g.clone()
    player = then.players[seat]
    player.placed = ""
    if world not in player.tableau:
        player.tableau.append(world)
    return sale_price(then, seat, world)


def vp_factor(g: RaceState, seat: Seat) -> int:
    """Return the factor of VP chips for goods in the current phase, 1 without a bonus (page 7)."""
    return max((p.factor for _, p in bonus_powers(g, seat) if p.code == "multiply_vp"), default=1)


def multiplied(power: Power, factor: int) -> Power:
    """Return a Consume power with its VP chips for goods multiplied (page 7)."""
    if factor == 1 or power.code not in {"consume_goods", "consume_all_goods"}:
        return power
    return replace(
        power,
        vp=power.vp * factor,
        vp_per_good=power.vp_per_good * factor,
        vp_modifier=power.vp_modifier * factor,
    )


def points_for_all(power: Power, goods: int) -> int:
    """Return the VP of a power that takes all goods, for this number of them."""
    return max(0, power.vp_per_good * goods + power.vp_modifier)


def worlds_with_goods(g: RaceState, seat: Seat, kind: str = "") -> tuple[str, ...]:
    """Return the worlds with a good (of one kind, if given), in the order of placing."""
    player = g.players[seat]
    return tuple(w for w in player.tableau if w in player.goods and kind in {"", g.cards[w].good})


def empty_windfalls(g: RaceState, seat: Seat, kind: str) -> tuple[str, ...]:
    """Return the windfall worlds without a good (of one kind, if given), in the order of placing."""
    player, cards = g.players[seat], g.cards
    return tuple(
        w
        for w in player.tableau
        if cards[w].source == "windfall" and w not in player.goods and kind in {"", cards[w].good}
    )


def goods_taken(g: RaceState, power: Power, worlds: Iterable[str]) -> int:
    """Return how many of these worlds' goods a `consume_goods` power takes (page 7): as many as it can."""
    kinds = [g.cards[world].good for world in worlds]
    there = len(set(kinds)) if power.different else len(kinds)
    return min(power.times, there // power.goods) * power.goods


def usable(g: RaceState, seat: Seat, power: Power) -> bool:
    """Return whether the seat has what a Consume power needs (page 7)."""
    if power.code == "consume_goods":
        return goods_taken(g, power, worlds_with_goods(g, seat, power.good)) > 0
    if power.code in {"consume_all_goods", "sell_good"}:
        return bool(g.players[seat].goods)
    if power.code == "discard_cards":
        return bool(g.players[seat].hand)
    return True


def power_of(g: RaceState, ref: str) -> Power:
    """Return the power that an option of `power_ref` names; raise ValueError if it is no such option."""
    use = parse_as(UsePower, ref)
    if use.source in g.cards:
        return g.cards[use.source].powers[use.index]
    return actions()[use.source].bonus[use.index]
