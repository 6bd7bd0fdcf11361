"""Outlook: short sentences with the numbers that a phase would give a player now."""

from collections.abc import Mapping, Sequence

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
from galaxy_desktop.games.race.words.terms import cards_between, reward
from galaxy_desktop.language import N_, Message, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.parts import signed

SECOND: Mapping[str, Message] = {
    "develop_again": N_("You may develop a second time this round."),
    "settle_again": N_("You may settle a second time this round."),
}
"""Sentences on the actions whose outlook is that of another phase, which comes before."""


def outlook(g: RaceState, seat: Seat, phase: str, chosen: Sequence[str]) -> str:
    """Return what a phase brings if it begins now, with the bonus of the actions chosen for it."""
    then = begun(g, phase, seat, chosen)
    return {
        "explore": _explore,
        "develop": _develop,
        "settle": _settle,
        "consume": _consume,
        "produce": _produce,
    }[plain_phase(phase)](then, seat)


def outlook_of(g: RaceState, seat: Seat, action: str, together: Sequence[str]) -> str:
    """Return what the phase of an action brings a seat that chooses it `together` with another one."""
    if action in SECOND:
        return SECOND[action].read()
    phase = actions()[action].happens_in
    return outlook(g, seat, phase, [one for one in together if actions()[one].happens_in == phase])


def _all(*sentences: str) -> str:
    """Return the sentences that are not empty side by side."""
    return " ".join(sentence for sentence in sentences if sentence)


def _explore(g: RaceState, seat: Seat) -> str:
    powers = powers_at(g, seat, "explore")
    draw, keep = explore_draw(powers), explore_keep(powers)
    text = ngettext("Look at {draw} card and keep {keep}.", "Look at {draw} cards and keep {keep}.", draw)
    return text.format(draw=f"**{draw}**", keep=f"**{keep}**")


def _develop(g: RaceState, seat: Seat) -> str:
    m = with_first_draws(g, seat)
    first = total_of(m.powers, "draw")
    less = sum(power.amount for _card, power in m.powers if power.code == "discount")
    return _all(
        _placeable(len(developments(m))),
        _less(less),
        _("Draw **{n}** first.").format(n=first) if first else "",
        _after(m),
    )


def _settle(g: RaceState, seat: Seat) -> str:
    m = means(g, seat, "settle")
    less = sum(power.amount for _card, power in m.powers if power.code == "discount" and not power.good)
    strength = total_military(g, seat)
    return _all(
        _placeable(len([card for card in m.hand if can_place_world(m, card)])),
        _less(less),
        _("Military **{n}**.").format(n=signed(strength)) if strength else "",
        _after(m),
    )


def _placeable(number: int) -> str:
    """Return the sentence on the known cards of the hand that can be placed."""
    if not number:
        return _("No placeable cards.")
    text = ngettext("**{n}** placeable card.", "**{n}** placeable cards.", number)
    return text.format(n=number)


def _less(discount: int) -> str:
    return _("Pay **{n}** less.").format(n=discount) if discount else ""


def _after(m: Means) -> str:
    """Return the sentence on cards drawn after placing, empty if there are none."""
    after = total_of(m.powers, "draw_after_placing")
    return _("Draw **{n}** after placing.").format(n=after) if after else ""


def _consume(g: RaceState, seat: Seat) -> str:
    sells = any(power.code == "sell_good" for _action, power in bonus_powers(g, seat))
    worlds = worlds_with_goods(g, seat)
    if not sells:
        return _consumed(g, seat)
    if not worlds:
        more = _consumed(g, seat) if _others(g, seat) else ""
        return _all(_("You have no goods to sell."), more)
    factor = vp_factor(g, seat)
    rest = {world: best_consumption(after_sale(g, seat, world), seat, factor) for world in worlds}
    best = max(worlds, key=lambda world: (sale_price(g, seat, world), rest[world]))
    price = sale_price(g, seat, best)
    text = ngettext("Sell {good} for {n} card.", "Sell {good} for {n} cards.", price)
    sale = text.format(good=f"{{{g.cards[best].good}}}", n=f"**{price}**")
    return _all(sale, _consumed(after_sale(g, seat, best), seat, sold=True))


def _consumed(g: RaceState, seat: Seat, *, sold: bool = False) -> str:
    """Return the sentence on the best yield of the Consume powers; `sold` if a good was sold before."""
    plan = best_consumption(g, seat, vp_factor(g, seat))
    if plan.powers:
        return _gained(plan, sold=sold)
    others = _others(g, seat)
    if not others:
        return _("Then you can't use any power.") if sold else _("You can't use any power now.")
    if sold:
        text = ngettext("Then you can use {n} power.", "Then you can use {n} powers.", others)
    else:
        text = ngettext("You can use {n} power.", "You can use {n} powers.", others)
    return text.format(n=f"**{others}**")


def _others(g: RaceState, seat: Seat) -> int:
    """Return the number of Consume powers that can be used now, those of no sure yield included."""
    return sum(usable(g, seat, power) for _card, power in card_powers(g, seat, "consume"))


def _gained(plan: Consumption, *, sold: bool) -> str:
    """Return the sentence on the joint yield of Consume powers."""
    number = len(plan.powers)
    powers = ngettext("**{n}** power", "**{n}** powers", number).format(n=number)
    spent = ngettext("**{n}** good", "**{n}** goods", plan.goods).format(n=plan.goods)
    if sold:
        form = _("Then {powers}: {goods} for {gain}.") if plan.goods else _("Then {powers}: {gain}.")
    else:
        form = _("{powers}: {goods} for {gain}.") if plan.goods else _("{powers}: {gain}.")
    return form.format(powers=powers, goods=spent, gain=reward(plan.vp, plan.cards))


def _produce(g: RaceState, seat: Seat) -> str:
    ways = productions(g, seat)
    goods = {len(way.produced) for way in ways}
    low, high = min(way.cards for way in ways), max(way.cards + way.most for way in ways)
    least = min(goods)
    made = ngettext("You produce {n} good.", "You produce {n} goods.", least).format(n=f"**{least}**")
    return _all(
        made if least else _("You produce no goods now."),
        _("You may discard a card to produce **1** more.") if max(goods) > least else "",
        _("You draw {cards}.").format(cards=cards_between(low, high)) if high else "",
    )
