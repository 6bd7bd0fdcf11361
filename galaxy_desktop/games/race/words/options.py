"""Texts of options, in a few words."""

from galaxy_desktop.engine.decisions import Decision, Option, Pay
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.games.race.moves import CONQUER, PlaceBy, parse_as, source_of
from galaxy_desktop.games.race.powers import military_against, power_of, powers_at, sale_price
from galaxy_desktop.games.race.produce import DECLINE
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.powers import what_it_does
from galaxy_desktop.games.race.words.terms import item, items, kind
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def option_text(view: RaceState, decision: Decision, option: Option) -> str:
    """Return the text of an option, as in a list or on a chip."""
    if decision.topic == "consume":
        card = source_of(option)
        return _("{card}: {what}").format(
            card=item(card), what=what_it_does(power_of(view, option), view.cards[card])
        )
    if (
        decision.topic == "pay"
        and isinstance(decision, Pay)
        and any(way.id == option for way in decision.ways)
    ):
        return _way_text(view, decision, option)
    if decision.topic in {"sale", "goods"}:
        return _good_text(view, decision, option)
    return _("Do without") if option == DECLINE else item(option)


def _way_text(view: RaceState, decision: Pay, option: Option) -> str:
    """Return the text of one way to place a card: how, at what price, with which tableau cards."""
    by = parse_as(PlaceBy, option)
    due = decision.way(option).cost
    world = view.cards[decision.about]
    helped = _(" and discard {cards}").format(cards=items(by.used)) if by.used else ""
    if by.how != CONQUER:
        paying = _("Pay {cards}").format(cards=cards_text(due)) if due else _("Pay nothing")
        return paying + helped
    has = military_against(world, powers_at(view, view.viewer or 0, "settle"))
    has += sum(power.amount for card in by.used for power in view.cards[card].powers)
    return _("Conquer: Military **{has}** against **{needs}**").format(has=has, needs=world.price) + helped


def _good_text(view: RaceState, decision: Decision, option: Option) -> str:
    """Return the text of a good to spend or to sell: its kind, its world, and its price if it is sold."""
    good = kind(view.cards[option].good)
    if decision.topic == "goods":
        return _("{kind} good of {world}").format(kind=good, world=item(option))
    due = sale_price(view, view.viewer or 0, option, power_of(view, decision.about).trade_powers)
    return ngettext(
        "{kind} good of {world}, for **{n}** card", "{kind} good of {world}, for **{n}** cards", due
    ).format(kind=good, world=item(option), n=due)
