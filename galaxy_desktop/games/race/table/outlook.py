"""What a phase would bring a player now, in one short sentence with its numbers."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.cards import actions
from galaxy_desktop.games.race.powers import (
    Powers,
    card_powers,
    empty_windfalls,
    explore_draw,
    explore_keep,
    sale_price,
    total_military,
    total_of,
    usable,
    with_bonus,
    worlds_with_goods,
)
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.best_consume import Gain, best_consume
from galaxy_desktop.games.race.ways import Means, can_place_development, can_place_world
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.tabletop.parts import signed


def outlook(g: RaceState, seat: Seat, phase: str, action: str = "") -> str:
    """What a phase brings, with the bonus of an action or, without one, what everybody gets of it."""
    powers = with_bonus(g, seat, action) if action else card_powers(g, seat, phase)
    return {
        "explore": _explore,
        "develop": _develop,
        "settle": _settle,
        "consume": _consume,
        "produce": _produce,
    }[phase](g, seat, powers)


def bonus_of(g: RaceState, seat: Seat, phase: str) -> str:
    """The action by which a seat has chosen a phase this round; the one that changes most, where two."""
    chosen = [action for action in g.players[seat].actions if actions()[action].phase == phase]
    return chosen[-1] if chosen else ""


def _sentence(parts: list[str]) -> str:
    """Parts as one sentence."""
    text = ", ".join(part for part in parts if part)
    return f"{text[:1].upper()}{text[1:]}."


def _explore(_g: RaceState, _seat: Seat, powers: Powers) -> str:
    draw, keep = explore_draw(powers), explore_keep(powers)
    text = ngettext("Look at {draw} cards and keep {keep}.", "Look at {draw} cards and keep {keep}.", keep)
    return text.format(draw=f"**{draw}**", keep=f"**{keep}**")


def _draws(number: int, text: str) -> str:
    return text.format(n=f"**{number}**") if number else ""


def _develop(g: RaceState, seat: Seat, powers: Powers) -> str:
    less = sum(power.amount for _card, power in powers if power.code == "discount")
    parts = [
        _draws(total_of(powers, "draw"), _("draw {n}")),
        _draws(less, _("develop for {n} less")) or _("develop at full price"),
        _draws(total_of(powers, "draw_after_placing"), _("draw {n} after")),
    ]
    placed = [card for card in g.players[seat].hand if can_place_development(_means(g, seat, powers), card)]
    return f"{_sentence(parts)} {_placeable(len(placed))}"


def _settle(g: RaceState, seat: Seat, powers: Powers) -> str:
    less = sum(power.amount for _card, power in powers if power.code == "discount" and not power.good)
    strength = total_military(g, seat)
    parts = [
        _draws(less, _("settle for {n} less")) or _("settle a world"),
        _("Military {n}").format(n=f"**{signed(strength)}**") if strength else "",
        _draws(total_of(powers, "draw_after_placing"), _("draw {n} after")),
    ]
    placed = [card for card in g.players[seat].hand if can_place_world(_means(g, seat, powers), card)]
    return f"{_sentence(parts)} {_placeable(len(placed))}"


def _means(g: RaceState, seat: Seat, powers: Powers) -> Means:
    player = g.players[seat]
    return Means(g.cards, powers, tuple(player.hand), tuple(player.tableau))


def _placeable(number: int) -> str:
    if not number:
        return _("Nothing in hand can be placed.")
    text = ngettext("{n} card in hand can be placed.", "{n} cards in hand can be placed.", number)
    return text.format(n=f"**{number}**")


def _consume(g: RaceState, seat: Seat, powers: Powers) -> str:
    sells = any(card in actions() and power.code == "sell_good" for card, power in powers)
    factor = max((power.factor for _card, power in powers if power.code == "multiply_vp"), default=1)
    worlds = worlds_with_goods(g, seat)
    if sells and worlds:
        best = max(worlds, key=lambda world: sale_price(g, seat, world))
        price = sale_price(g, seat, best)
        text = ngettext("Sell {good} for {n} card", "Sell {good} for {n} cards", price)
        sale = text.format(good=f"{{{g.cards[best].good}}}", n=f"**{price}**")
        return f"{sale}, {_('then')} {gained(best_consume(g, seat, factor, (best,)))}."
    if sells:
        return _("You have no good to sell.") + " " + _powers_alone(g, seat, factor)
    return _powers_alone(g, seat, factor)


def _powers_alone(g: RaceState, seat: Seat, factor: int) -> str:
    gain = best_consume(g, seat, factor)
    if gain.powers:
        return _sentence([gained(gain)])
    others = sum(usable(g, seat, power) for _card, power in card_powers(g, seat, "consume"))
    if not others:
        return _("No power of yours can be used.")
    text = ngettext("{n} power of yours can be used.", "{n} powers of yours can be used.", others)
    return text.format(n=f"**{others}**")


def gained(gain: Gain) -> str:
    """What consume powers bring together, as half a sentence."""
    if not gain.powers:
        return _("no power can be used")
    who = ngettext("{n} power:", "{n} powers:", gain.powers).format(n=f"**{gain.powers}**")
    what = []
    if gain.goods:
        what.append(ngettext("{n} good", "{n} goods", gain.goods).format(n=f"**{gain.goods}**"))
    brings = []
    if gain.points:
        brings.append(_("{n} VP").format(n=f"**{gain.points}**"))
    if gain.cards:
        brings.append(ngettext("{n} card", "{n} cards", gain.cards).format(n=f"**{gain.cards}**"))
    into = f" {_('and')} ".join(brings) or _("nothing more")
    return f"{who} {what[0]} {_('into')} {into}" if what else f"{who} {into}"


def _produce(g: RaceState, seat: Seat, powers: Powers) -> str:
    player = g.players[seat]
    worlds = [
        card
        for card in player.tableau
        if card not in player.goods
        and any(power.code == "produce" for _i, power in g.cards[card].in_phase["produce"])
    ]
    windfalls = _windfalls(g, seat, powers)
    cards = total_of(powers, "draw") + sum(
        power.cards for card, power in powers if power.code == "produce" and card in worlds
    )
    goods = len(worlds) + windfalls
    if not goods:
        text = _("No world of yours gets a good.")
    else:
        text = ngettext("{n} world gets a good.", "{n} worlds get a good.", goods).format(n=f"**{goods}**")
    return f"{text} {_draws(cards, ngettext('You draw {n} card.', 'You draw {n} cards.', cards))}".strip()


def _windfalls(g: RaceState, seat: Seat, powers: Powers) -> int:
    """How many windfall worlds can get a good: those bound to a kind first, the others take what is left."""
    left = list(empty_windfalls(g, seat))
    free = 0
    for _card, power in powers:
        if power.code != "produce_windfall" or power.price:
            continue
        fitting = [world for world in left if power.good in {"", g.cards[world].good}]
        if power.good and fitting:
            left.remove(fitting[0])
        free += not power.good
    bound = len(empty_windfalls(g, seat)) - len(left)
    return bound + min(free, len(left))
