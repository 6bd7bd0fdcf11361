"""Every question as the prompt bar shows it, and every option in a few words."""

from collections.abc import Callable, Mapping, Sequence
from gettext import gettext as _
from gettext import ngettext

from galaxy_desktop.engine.decisions import Decision, Number, Option, Pay, Pick
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.powers import (
    military_against,
    power_of,
    powers_at,
    price,
    sale_price,
    source_of,
    vp_factor,
)
from galaxy_desktop.games.race.produce import DECLINE
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import CONQUER, PAY_MILITARY, means, way_parts, world_prices
from galaxy_desktop.games.race.words.powers import what_it_does
from galaxy_desktop.games.race.words.terms import action, cards, goods, item, items, kind, reward, vp

Chosen = Sequence[Option]


def ask_text(view: RaceState, decision: Decision, chosen: Chosen) -> Ask:
    """The open question, given what has been chosen so far."""
    return QUESTIONS[decision.topic](view, decision, chosen)


def _seat(view: RaceState) -> int:
    return view.viewer or 0


def _plain_cards(number: int) -> str:
    return ngettext("{n} card", "{n} cards", number).format(n=number)


def _missing_cards(number: int) -> str:
    return ngettext("Choose {n} more card", "Choose {n} more cards", number).format(n=number)


def _opening(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    missing = d.least - len(chosen)
    return Ask(
        _("Set-up: which cards do you discard?"),
        _("You keep the other **{n}**. Your start world is {world}.").format(
            n=len(d.offered) - d.least, world=item(view.players[_seat(view)].start)
        ),
        _missing_cards(missing) if missing > 0 else _("Discard {n}").format(n=_plain_cards(d.least)),
    )


def _start(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pay)
    del view
    worlds = [option for option in chosen if any(way.id == option for way in d.ways)]
    missing = d.ways[0].cost - (len(chosen) - len(worlds))
    head = (
        _("Set-up: start with {world}?").format(world=item(worlds[0]))
        if worlds
        else _("Set-up: which start world?")
    )
    line = _(
        "Choose a world to start with and **{n}** cards to discard; the other world is discarded too."
    ).format(n=d.ways[0].cost)
    if not worlds:
        return Ask(head, line, _("Choose a world"))
    return Ask(
        head,
        line,
        _missing_cards(missing) if missing > 0 else _("Start with {world}").format(world=item(worlds[0])),
    )


def _action(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    del d
    line = _(
        "It stays secret until all have chosen. Every chosen phase happens for everyone; "
        "only you get your bonus."
    )
    if not chosen:
        head = (
            _("Actions: which two do you choose?")
            if view.variant == "experienced"
            else _("Actions: what do you choose?")
        )
        return Ask(head, line, _("Choose an action"))
    name = action(chosen[0])
    return Ask(_("Actions: choose {name}?").format(name=name), line, _("Choose {name}").format(name=name))


def _keep(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    hand, missing = len(view.players[_seat(view)].hand), d.least - len(chosen)
    line = _("You keep **{keep}** of **{n}**; the rest is discarded. You will have {hand} in hand.").format(
        keep=d.least, n=len(d.offered), hand=cards(hand + d.least)
    )
    if missing > 0:
        head = ngettext("Explore: which card do you keep?", "Explore: which {n} cards do you keep?", d.least)
        return Ask(head.format(n=d.least), line, _missing_cards(missing))
    if len(chosen) == 1:
        return Ask(_("Explore: keep {card}?").format(card=item(chosen[0])), line, _("Keep this card"))
    return Ask(_("Explore: keep these cards?"), line, _("Keep {n}").format(n=_plain_cards(len(chosen))))


def _develop(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    nothing = _("Develop nothing")
    if chosen:
        due = _price_now(view, "develop", chosen[0])
        line = _("You will discard {due} next. Its powers work from the next phase on.").format(
            due=cards(due)
        )
        name = item(chosen[0])
        return Ask(
            _("Develop: place {card}?").format(card=name), line, _("Place {card}").format(card=name), nothing
        )
    if not d.options():
        return Ask(
            _("Develop: nothing to place"), _("No development in your hand can be placed now."), nothing
        )
    line = _("Cards with a bright edge can be placed; point at a dark one to read why not.")
    return Ask(_("Develop: which development do you place?"), line, _("Choose a card"), nothing)


def _settle(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    nothing = _("Settle nothing")
    if chosen:
        name = item(chosen[0])
        return Ask(
            _("Settle: place {card}?").format(card=name),
            _placing(view, chosen[0]),
            _("Place {card}").format(card=name),
            nothing,
        )
    if not d.options():
        return Ask(_("Settle: nothing to place"), _("No world in your hand can be placed now."), nothing)
    line = _("Worlds with a bright edge can be placed; point at a dark one to read why not.")
    return Ask(_("Settle: which world do you place?"), line, _("Choose a world"), nothing)


def _price_now(view: RaceState, phase: str, card: str) -> int:
    m = means(view, _seat(view), phase)
    if phase == "develop":
        return price(view.cards[card], m.powers)
    return min(due for way, due in world_prices(view.cards[card], m.powers))


def _placing(view: RaceState, card: str) -> str:
    """What placing a world will take, as far as it is known before the choice of a way."""
    world = view.cards[card]
    powers = powers_at(view, _seat(view), "settle")
    if world.defense is not None and military_against(world, powers) >= world.defense:
        return _(
            "You conquer it: your Military {{military:{has}}} is enough for its defense **{needs}**."
        ).format(has=military_against(world, powers), needs=world.defense)
    ways = [way_parts(way)[0] for way, due in world_prices(world, powers)]
    if CONQUER in ways and PAY_MILITARY not in ways:
        return _("You can conquer it with the help of a card that is then discarded.")
    due = _price_now(view, "settle", card)
    plain = [due for way, due in world_prices(world, powers) if "|" not in way and way != CONQUER]
    if plain and plain[0] != due:
        return _("You will discard {due} next, or a card of your empire instead.").format(due=cards(plain[0]))
    return _due_next(due)


def _due_next(due: int) -> str:
    """What is to be paid for a card, and from when on it works."""
    if not due:
        return _("It costs you nothing. Its powers work from the next phase on.")
    return _("You will discard {due} next. Its powers work from the next phase on.").format(due=cards(due))


def _pay(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pay)
    card = item(d.about)
    ways = [way for way in d.ways if way.id in chosen]
    if not ways and len(d.ways) > 1:
        line = _("There are **{n}** ways to place it.").format(n=len(d.ways))
        return Ask(_("Place {card}: how?").format(card=card), line, _("Choose a way"))
    way = ways[0] if ways else d.ways[0]
    paid = [option for option in chosen if option in way.pool]
    how, used = way_parts(way.id)
    phase = _("Settle") if view.cards[d.about].is_world else _("Develop")
    helped = _(" You also discard {cards} from your empire.").format(cards=items(used)) if used else ""
    if how == CONQUER:
        head = _("{phase}: conquer {card}").format(phase=phase, card=card)
        return Ask(head, _("No card of your hand is needed.{helped}").format(helped=helped), _("Conquer it"))
    head = _("{phase}: pay for {card}").format(phase=phase, card=card)
    line = _("It costs you {due}. Chosen: **{n}**.{helped}").format(
        due=cards(way.cost), n=len(paid), helped=helped
    )
    missing = way.cost - len(paid)
    if missing > 0:
        return Ask(head, line, _missing_cards(missing))
    return Ask(
        head, line, _("Discard {n}").format(n=_plain_cards(way.cost)) if way.cost else _("Pay nothing")
    )


def _consume(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    second = _("Stop consuming") if d.least == 0 else ""
    if chosen:
        power = power_of(view, chosen[0])
        name = item(source_of(chosen[0]))
        line = what_it_does(power, view.cards[source_of(chosen[0])])
        return Ask(
            _("Consume: use {card}?").format(card=name),
            line[0].upper() + line[1:],
            _("Use {card}").format(card=name),
            second,
        )
    line = _("You go on while a power can be used; the order is yours.")
    if vp_factor(view, _seat(view)) > 1:
        line = _("You go on while a power can be used. VP chips for goods count **twice** for you.")
    if d.least == 0:
        line = _("What is left may be used or not.")
    return Ask(_("Consume: which power do you use?"), line, _("Choose a power"), second)


def _goods(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    power, missing = power_of(view, d.about), d.least - len(chosen)
    times = d.least // power.goods
    gain = reward(times * power.vp * vp_factor(view, _seat(view)), times * power.cards)
    head = ngettext("Consume: which good for {card}?", "Consume: which {n} goods for {card}?", d.least)
    line = _("It takes {goods} and gives {gain}.").format(goods=goods(d.least, power.good), gain=gain)
    if power.different:
        line = _("It takes **{n}** goods of different kinds and gives {gain}.").format(n=d.least, gain=gain)
    primary = ngettext("Choose {n} more good", "Choose {n} more goods", missing).format(n=missing)
    if missing <= 0:
        primary = ngettext("Spend {n} good", "Spend {n} goods", d.least).format(n=d.least)
    return Ask(head.format(card=item(source_of(d.about)), n=d.least), line, primary)


def _sale(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    name = item(source_of(d.about))
    if not chosen:
        return Ask(
            _("Trade: which good do you sell?"),
            _("{power}: the good goes, and you draw cards for it.").format(power=name),
            _("Choose a good"),
        )
    due = sale_price(view, _seat(view), chosen[0], power_of(view, d.about).trade_powers)
    good = kind(view.cards[chosen[0]].good)
    return Ask(
        _("Trade: sell the good of {world}?").format(world=item(chosen[0])),
        _("The {kind} good sells for {price}.").format(kind=good, price=cards(due)),
        _("Sell for {n}").format(n=_plain_cards(due)),
    )


def _cards_for_points(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    power = power_of(view, d.about)
    line = _("Up to {most} from your hand, {each} each; never doubled.").format(
        most=cards(d.most), each=vp(power.vp)
    )
    gain = vp(power.vp * len(chosen)).replace("**", "")
    primary = _("Discard for {gain}").format(gain=gain) if chosen else _("Choose cards")
    head = _("Consume: discard cards for {card}?").format(card=item(source_of(d.about)))
    return Ask(head, line, primary, _("Discard nothing"))


def _guess(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Number)
    del view
    line = _("The top card is turned up; it is yours if that is its cost or defense.")
    head = _("Consume: which number do you name?")
    return Ask(head, line, _("Say {n}").format(n=chosen[0]) if chosen else _("Choose a number"))


def _windfall(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    del view
    name = item(source_of(d.about))
    line = _("{power} puts a good on one empty windfall world.").format(power=name)
    if not chosen:
        return Ask(_("Produce: which world gets a good?"), line, _("Choose a world"))
    world = item(chosen[0])
    return Ask(_("Produce: a good for {world}?").format(world=world), line, _("Produce there"))


def _windfall_for_card(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pay)
    worlds = [way.id for way in d.ways if way.cost and way.id in chosen]
    paid = [option for option in chosen if option in view.players[_seat(view)].hand]
    name = item(source_of(d.about))
    line = _("{power}: discard a card of your hand to put a good on an empty windfall world.").format(
        power=name
    )
    if DECLINE in chosen:
        primary = _("Do without")
    elif worlds:
        primary = _("Discard and produce") if paid else _missing_cards(1)
    else:
        primary = _("Choose a world")
    return Ask(_("Produce: discard a card for a good?"), line, primary)


def _limit(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    del view
    missing = d.least - len(chosen)
    return Ask(
        _("Hand limit: which cards do you discard?"),
        _("You hold {n}; at the end of a round **10** may stay.").format(n=cards(len(d.offered))),
        _missing_cards(missing) if missing > 0 else _("Discard {n}").format(n=_plain_cards(d.least)),
    )


QUESTIONS: Mapping[str, Callable[[RaceState, Decision, Chosen], Ask]] = {
    "opening": _opening,
    "start": _start,
    "action": _action,
    "keep": _keep,
    "develop": _develop,
    "settle": _settle,
    "pay": _pay,
    "consume": _consume,
    "goods": _goods,
    "sale": _sale,
    "cards_for_points": _cards_for_points,
    "guess": _guess,
    "windfall": _windfall,
    "windfall_for_card": _windfall_for_card,
    "limit": _limit,
}
"""The question for each topic."""
