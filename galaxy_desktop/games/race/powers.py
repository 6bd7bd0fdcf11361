"""What the powers of a seat add up to; all of it works on a view as on the state."""

from collections.abc import Iterable

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.box import actions, figures
from galaxy_desktop.games.race.moves import UsePower, parse_as
from galaxy_desktop.games.race.schema import Card, Power
from galaxy_desktop.games.race.state import Player, RaceState

Powers = list[tuple[str, Power]]
"""Powers with the card or action each is on."""


def active(player: Player) -> list[str]:
    """The cards whose powers work: all but one placed in this phase (page 3)."""
    return player.tableau[:-1] if player.placed else player.tableau


def card_powers(g: RaceState, seat: Seat, phase: str) -> Powers:
    """The working powers of a tableau in one phase, without any bonus."""
    cards = g.cards
    return [(card, power) for card in active(g.players[seat]) for _, power in cards[card].in_phase[phase]]


def bonus_powers(g: RaceState, seat: Seat) -> Powers:
    """The bonuses that a seat has in the phase that is running (page 3)."""
    known = actions()
    return [
        (action, power)
        for action in g.players[seat].actions
        if known[action].happens_in == g.phase
        for power in known[action].bonus
    ]


def powers_at(g: RaceState, seat: Seat, phase: str) -> Powers:
    """All that works for a seat in the running phase: the bonus, then the tableau."""
    return bonus_powers(g, seat) + card_powers(g, seat, phase)


def total_of(powers: Powers, code: str) -> int:
    """The number of cards that all powers of one code add up to."""
    return sum(power.cards for _, power in powers if power.code == code)


def explore_draw(powers: Powers) -> int:
    """Cards to look at in Explore (page 4)."""
    return figures().explore_draw + total_of(powers, "draw_extra")


def explore_keep(powers: Powers) -> int:
    """Cards to keep of those (page 4)."""
    return figures().explore_keep + total_of(powers, "keep_extra")


def discount(card: Card, powers: Powers) -> int:
    """What is taken off the cost of a card (pages 4 and 5)."""
    return sum(p.amount for _, p in powers if p.code == "discount" and (not p.good or p.good == card.good))


def price(card: Card, powers: Powers) -> int:
    """Cards to discard for a development or a world that is paid for, never fewer than none."""
    return max(0, (card.cost or 0) - discount(card, powers))


def military_against(world: Card, powers: Powers) -> int:
    """Military against one world (page 6): general, and specialized for its kind or word."""
    return sum(
        p.amount
        for _, p in powers
        if p.code == "military"
        and (not p.good or p.good == world.good)
        and (not p.tag or p.tag in world.tags)
    )


def military(g: RaceState, seat: Seat, world: str) -> int:
    """Military of a seat against one world, without what lasts for one phase only."""
    return military_against(g.cards[world], card_powers(g, seat, "settle"))


def total_military(g: RaceState, seat: Seat) -> int:
    """General Military of the whole tableau (page 6); specialized and temporary do not count."""
    return sum(
        power.amount
        for card in g.players[seat].tableau
        for _, power in g.cards[card].in_phase["settle"]
        if power.code == "military" and not power.good and not power.tag
    )


def sale_price(g: RaceState, seat: Seat, world: str, trade_powers: bool = True) -> int:
    """Cards for the good on a world (page 7): the price of its kind, and every bonus that fits."""
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
    """Cards for the good of a world once its own powers work; it need not be placed yet."""
    then = g.clone()
    player = then.players[seat]
    player.placed = ""
    if world not in player.tableau:
        player.tableau.append(world)
    return sale_price(then, seat, world)


def vp_factor(g: RaceState, seat: Seat) -> int:
    """What VP chips for goods are multiplied with in this Consume phase (page 7)."""
    return max((p.factor for _, p in bonus_powers(g, seat) if p.code == "multiply_vp"), default=1)


def worlds_with_goods(g: RaceState, seat: Seat, kind: str = "") -> tuple[str, ...]:
    """Worlds with a good (of a kind), in the order of placing."""
    player = g.players[seat]
    return tuple(w for w in player.tableau if w in player.goods and kind in {"", g.cards[w].good})


def empty_windfalls(g: RaceState, seat: Seat, kind: str = "") -> tuple[str, ...]:
    """Windfall worlds without a good (of a kind), in the order of placing."""
    player, cards = g.players[seat], g.cards
    return tuple(
        w
        for w in player.tableau
        if cards[w].source == "windfall" and w not in player.goods and kind in {"", cards[w].good}
    )


def goods_taken(g: RaceState, power: Power, worlds: Iterable[str]) -> int:
    """How many of the fitting goods a `consume_goods` power takes (page 7): as many as it can."""
    kinds = [g.cards[world].good for world in worlds]
    there = len(set(kinds)) if power.different else len(kinds)
    return min(power.times, there // power.goods) * power.goods


def usable(g: RaceState, seat: Seat, power: Power) -> bool:
    """Whether a Consume power can be used now (page 7)."""
    if power.code == "consume_goods":
        return goods_taken(g, power, worlds_with_goods(g, seat, power.good)) > 0
    if power.code in {"consume_all_goods", "sell_good"}:
        return bool(g.players[seat].goods)
    if power.code == "discard_cards":
        return bool(g.players[seat].hand)
    return True


def power_of(g: RaceState, ref: str) -> Power:
    """The power of a card or action that is named in an answer or step."""
    use = parse_as(UsePower, ref)
    if use.source in g.cards:
        return g.cards[use.source].powers[use.index]
    return actions()[use.source].bonus[use.index]
