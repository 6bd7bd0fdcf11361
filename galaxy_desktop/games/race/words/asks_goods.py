"""Texts of the questions of Consume and Produce."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Decision, Number, Pay, Pick
from galaxy_desktop.engine.sentences import cards_text, vp
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.moves import source_of
from galaxy_desktop.games.race.powers import (
    power_of,
    sale_price,
    vp_factor,
)
from galaxy_desktop.games.race.produce import DECLINE
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.powers import what_it_does
from galaxy_desktop.games.race.words.question import Chosen, Question, choose_cards, plain_cards, seat_of
from galaxy_desktop.games.race.words.terms import goods, item, kind, reward
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


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
    if vp_factor(view, seat_of(view)) > 1:
        line = _("You go on while a power can be used. VP chips for goods count **twice** for you.")
    if d.least == 0:
        line = _("What is left may be used or not.")
    return Ask(_("Consume: which power do you use?"), line, _("Choose a power"), second)


def _goods(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    power, missing = power_of(view, d.about), d.least - len(chosen)
    times = d.least // power.goods
    gain = reward(times * power.vp * vp_factor(view, seat_of(view)), times * power.cards)
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
    due = sale_price(view, seat_of(view), chosen[0], power_of(view, d.about).trade_powers)
    good = kind(view.cards[chosen[0]].good)
    return Ask(
        _("Trade: sell the good of {world}?").format(world=item(chosen[0])),
        _("The {kind} good sells for {price}.").format(kind=good, price=cards_text(due)),
        _("Sell for {n}").format(n=plain_cards(due)),
    )


def _cards_for_points(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    power = power_of(view, d.about)
    line = _("Up to {most} from your hand, {each} each; never doubled.").format(
        most=cards_text(d.most), each=vp(power.vp)
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
    paid = [option for option in chosen if option in view.players[seat_of(view)].hand]
    name = item(source_of(d.about))
    line = _("{power}: discard a card of your hand to put a good on an empty windfall world.").format(
        power=name
    )
    if DECLINE in chosen:
        primary = _("Do without")
    elif worlds:
        primary = _("Discard and produce") if paid else choose_cards(1)
    else:
        primary = _("Choose a world")
    return Ask(_("Produce: discard a card for a good?"), line, primary)


QUESTIONS: Mapping[str, Question] = {
    "consume": _consume,
    "goods": _goods,
    "sale": _sale,
    "cards_for_points": _cards_for_points,
    "guess": _guess,
    "windfall": _windfall,
    "windfall_for_card": _windfall_for_card,
}
"""Function for the texts of each topic."""
