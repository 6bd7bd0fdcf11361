"""Outlook: a short sentence with the numbers a phase would bring a player now."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.box import actions, plain_phase
from galaxy_desktop.games.race.consumption import Consumption, after_sale, best_consumption
from galaxy_desktop.games.race.powers import (
    bonus_powers,
    card_powers,
    explore_draw,
    explore_keep,
    powers_at,
    sale_price,
    total_military,
    total_of,
    usable,
    vp_factor,
    worlds_with_goods,
)
from galaxy_desktop.games.race.production import productions
from galaxy_desktop.games.race.round import begun
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import Means, can_place_world, means
from galaxy_desktop.games.race.words.forecast import developments, with_first_draws
from galaxy_desktop.games.race.words.terms import cards_between
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.tabletop.parts import signed


def outlook(g: RaceState, seat: Seat, phase: str, chosen: Sequence[str] = ()) -> str:
    """Return what a phase brings if it begins now, with the bonus of the actions chosen for it."""
    then = begun(g, phase, seat, chosen)
    return {
        "explore": _explore,
        "develop": _develop,
        "settle": _settle,
        "consume": _consume,
        "produce": _produce,
    }[plain_phase(phase)](then, seat)


def outlook_of(g: RaceState, seat: Seat, action: str) -> str:
    """Return what the phase of an action brings a seat that chooses it."""
    return outlook(g, seat, actions()[action].happens_in, (action,))


def _sentence(parts: list[str]) -> str:
    """Return the parts that are not empty as one sentence."""
    return f"{_capital(', '.join(part for part in parts if part))}."


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _explore(g: RaceState, seat: Seat) -> str:
    powers = powers_at(g, seat, "explore")
    draw, keep = explore_draw(powers), explore_keep(powers)
    text = ngettext("Look at {draw} card and keep {keep}.", "Look at {draw} cards and keep {keep}.", draw)
    return text.format(draw=f"**{draw}**", keep=f"**{keep}**")


def _draws(number: int, text: str) -> str:
    return text.format(n=f"**{number}**") if number else ""


def _develop(g: RaceState, seat: Seat) -> str:
    m = with_first_draws(g, seat)
    less = sum(power.amount for _card, power in m.powers if power.code == "discount")
    parts = [
        _draws(total_of(m.powers, "draw"), _("draw {n}")),
        _draws(less, _("develop for {n} less")) or _("develop at full price"),
        _draws(total_of(m.powers, "draw_after_placing"), _("draw {n} after")),
    ]
    return f"{_sentence(parts)} {_placeable(len(developments(m)))}"


def _settle(g: RaceState, seat: Seat) -> str:
    m = means(g, seat, "settle")
    less = sum(power.amount for _card, power in m.powers if power.code == "discount" and not power.good)
    strength = total_military(g, seat)
    parts = [
        _draws(less, _("settle for {n} less")) or _("settle a world"),
        _("Military {n}").format(n=f"**{signed(strength)}**") if strength else "",
        _draws(total_of(m.powers, "draw_after_placing"), _("draw {n} after")),
    ]
    return f"{_sentence(parts)} {_placeable(len(_worlds(m)))}"


def _worlds(m: Means) -> list[str]:
    return [card for card in m.hand if can_place_world(m, card)]


def _placeable(number: int) -> str:
    if not number:
        return _("Nothing in hand can be placed.")
    text = ngettext("{n} card in hand can be placed.", "{n} cards in hand can be placed.", number)
    return text.format(n=f"**{number}**")


def _consume(g: RaceState, seat: Seat) -> str:
    sells = any(power.code == "sell_good" for _action, power in bonus_powers(g, seat))
    worlds = worlds_with_goods(g, seat)
    if not sells:
        return f"{_capital(_consumed(g, seat))}."
    if not worlds:
        return _("You have no good to sell.") + f" {_capital(_consumed(g, seat))}."
    factor = vp_factor(g, seat)
    rest = {world: best_consumption(after_sale(g, seat, world), seat, factor) for world in worlds}
    best = max(worlds, key=lambda world: (sale_price(g, seat, world), rest[world]))
    price = sale_price(g, seat, best)
    text = ngettext("Sell {good} for {n} card", "Sell {good} for {n} cards", price)
    sale = text.format(good=f"{{{g.cards[best].good}}}", n=f"**{price}**")
    return f"{sale}, {_('then')} {_consumed(after_sale(g, seat, best), seat)}."


def _consumed(g: RaceState, seat: Seat) -> str:
    """Return half a sentence on the best yield of the Consume powers."""
    plan = best_consumption(g, seat, vp_factor(g, seat))
    if plan.powers:
        return gained(plan)
    others = sum(usable(g, seat, power) for _card, power in card_powers(g, seat, "consume"))
    if not others:
        return _("no power can be used")
    text = ngettext("{n} power of yours can be used", "{n} powers of yours can be used", others)
    return text.format(n=f"**{others}**")


def gained(plan: Consumption) -> str:
    """Return half a sentence on the joint yield of Consume powers."""
    number = len(plan.powers)
    who = ngettext("{n} power:", "{n} powers:", number).format(n=f"**{number}**")
    what = []
    if plan.goods:
        what.append(ngettext("{n} good", "{n} goods", plan.goods).format(n=f"**{plan.goods}**"))
    brings = []
    if plan.vp:
        brings.append(_("{n} VP").format(n=f"**{plan.vp}**"))
    if plan.cards:
        brings.append(ngettext("{n} card", "{n} cards", plan.cards).format(n=f"**{plan.cards}**"))
    into = f" {_('and')} ".join(brings) or _("nothing more")
    return f"{who} {what[0]} {_('into')} {into}" if what else f"{who} {into}"


def _produce(g: RaceState, seat: Seat) -> str:
    ways = productions(g, seat)
    goods = {len(way.produced) for way in ways}
    low, high = min(way.cards for way in ways), max(way.cards + way.most for way in ways)
    least = min(goods)
    if not least:
        text = _("No world of yours gets a good.")
    else:
        text = ngettext("{n} world gets a good.", "{n} worlds get a good.", least).format(n=f"**{least}**")
    if max(goods) > least:
        text += " " + _("One more can, if you discard a card.")
    if high:
        text += " " + _("You draw {cards}.").format(cards=cards_between(low, high))
    return text
