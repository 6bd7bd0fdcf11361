"""Texts of the questions of Develop and Settle: what to place, how, and what to pay with."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Decision, Pay
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.moves import CONQUER, PlaceBy, parse_as
from galaxy_desktop.games.race.powers import (
    military_against,
    powers_at,
    price,
)
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import world_prices
from galaxy_desktop.games.race.words.question import Chosen, Question, choose_cards, plain_cards, seat_of
from galaxy_desktop.games.race.words.terms import item, items
from galaxy_desktop.language import gettext as _


def _develop(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    nothing = _("Develop nothing")
    if chosen:
        due = price(view.cards[chosen[0]], powers_at(view, seat_of(view), "develop"))
        name = item(chosen[0])
        return Ask(
            _("Develop: place {card}?").format(card=name),
            _due_next(due),
            _("Place {card}").format(card=name),
            nothing,
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


def _placing(view: RaceState, card: str) -> str:
    """Return the sentence that says what placing a world takes, before the choice of a way."""
    world = view.cards[card]
    powers = powers_at(view, seat_of(view), "settle")
    others = len(view.players[seat_of(view)].hand) - 1
    open_ = [(way, due) for way, due in world_prices(world, powers) if due <= others]
    if any(way == PlaceBy(CONQUER) for way, _due in open_):
        return _conquest(world, military_against(world, powers), open_)
    unaided = [due for way, due in open_ if not way.used]
    if not unaided:
        return _("It takes the help of a card of your empire, which is then discarded.")
    if any(due < unaided[0] for _way, due in open_):
        return _("You will discard {due} next, or a card of your empire instead.").format(
            due=cards_text(unaided[0])
        )
    return _due_next(unaided[0])


def _conquest(world: Card, has: int, open_: list[tuple[PlaceBy, int]]) -> str:
    """Return the sentence for a world that can be conquered, with other ways to choose from next."""
    payments = [(way, due) for way, due in open_ if way.how != CONQUER]
    dues = [due for way, due in payments if not way.used]
    if not payments:
        form = _("You conquer it: your Military {{military:{has}}} is enough for its defense **{needs}**.")
    elif not dues:
        form = _(
            "You choose next: conquer it with Military {{military:{has}}} against **{needs}**, "
            "or discard a card of your empire."
        )
    elif min(dues):
        form = _(
            "You choose next: conquer it with Military {{military:{has}}} against **{needs}**, or pay {due}."
        )
    else:
        form = _(
            "You choose next: conquer it with Military {{military:{has}}} against **{needs}**, "
            "or pay nothing."
        )
    return form.format(has=has, needs=world.defense, due=cards_text(min(dues, default=0)))


def _due_next(due: int) -> str:
    """Return the sentence with the price of a card in cards, and when its powers begin to work."""
    if not due:
        return _("It costs you nothing. Its powers work from the next phase on.")
    return _("You will discard {due} next. Its powers work from the next phase on.").format(
        due=cards_text(due)
    )


def _pay(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pay)
    card = item(d.about)
    ways = [way for way in d.ways if way.id in chosen]
    if not ways and len(d.ways) > 1:
        line = _("There are **{n}** ways to place it.").format(n=len(d.ways))
        return Ask(_("Place {card}: how?").format(card=card), line, _("Choose a way"))
    way = ways[0] if ways else d.ways[0]
    paid = [option for option in chosen if option in way.pool]
    by = parse_as(PlaceBy, way.id)
    phase = _("Settle") if view.cards[d.about].is_world else _("Develop")
    helped = _(" You also discard {cards} from your empire.").format(cards=items(by.used)) if by.used else ""
    if by.how == CONQUER:
        head = _("{phase}: conquer {card}").format(phase=phase, card=card)
        return Ask(head, _("No card of your hand is needed.{helped}").format(helped=helped), _("Conquer it"))
    head = _("{phase}: pay for {card}").format(phase=phase, card=card)
    line = _("It costs you {due}. Chosen: **{n}**.{helped}").format(
        due=cards_text(way.cost), n=len(paid), helped=helped
    )
    missing = way.cost - len(paid)
    if missing > 0:
        return Ask(head, line, choose_cards(missing))
    return Ask(head, line, _("Discard {n}").format(n=plain_cards(way.cost)) if way.cost else _("Pay nothing"))


QUESTIONS: Mapping[str, Question] = {
    "develop": _develop,
    "settle": _settle,
    "pay": _pay,
}
"""Function for the texts of each topic."""
