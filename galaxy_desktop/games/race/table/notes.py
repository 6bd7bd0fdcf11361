"""Short notes about a card that may be kept: whether it can be placed, and what it would add."""

from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.moves import CONQUER
from galaxy_desktop.games.race.powers import card_powers, later_price, military_against, price
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.scoring import table_points
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import world_prices
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


@dataclass(frozen=True, slots=True)
class Note:
    """A sign and a few words."""

    sign: str
    text: str
    brief: str
    """The same in fewer words, for where there is no room."""
    good: bool = True


def others_in_hand(g: RaceState, seat: Seat, kept: int) -> int:
    """How many cards there will be beside one that is kept, where so many are kept in all."""
    return len(g.players[seat].hand) + kept - 1


def placing_note(g: RaceState, seat: Seat, card: str, kept: int = 1) -> Note:
    """Whether a card could be placed with the powers there are and all that will be in hand, in numbers."""
    design = g.cards[card]
    has = others_in_hand(g, seat, kept)
    if not design.is_world:
        if any(g.cards[placed] is design for placed in g.players[seat].tableau):
            return Note("padlock", _("you have one"), _("twice"), good=False)
        return _payment(price(design, card_powers(g, seat, "develop")), has)
    powers = card_powers(g, seat, "settle")
    prices = world_prices(design, powers)
    if not prices:
        strength = military_against(design, powers)
        text = _("Military {needs}, you have {has}").format(needs=design.price, has=strength)
        return Note("padlock", text, f"{strength} / {design.price}", good=False)
    if any(way.how == CONQUER for way, _due in prices):
        return Note("check", _("you can conquer it"), _("conquer"))
    return _payment(min(due for _way, due in prices), has)


def _payment(due: int, has: int) -> Note:
    if not due:
        return Note("check", _("costs you nothing"), _("free"))
    if due > has:
        text = _("costs {due}, you have {has}").format(due=due, has=has)
        return Note("padlock", text, f"{has} / {due}", good=False)
    return Note(
        "check", _("pay {due} of your {has}").format(due=due, has=has), _("pay {due}").format(due=due)
    )


def adding_note(g: RaceState, seat: Seat, card: str) -> Note | None:
    """What a card would add: points through a cost-6 development, or cards for its good."""
    design = g.cards[card]
    source, points = best_scorer(g, seat, card)
    if source is not None and points > 0:
        return Note("points", f"+{points} {source.name}", f"+{points}")
    if design.good:
        cards = later_price(g, seat, card)
        text = ngettext("good sells for {n}", "good sells for {n}", cards).format(n=cards)
        return Note(design.good, text, _("sells: {n}").format(n=cards))
    if design.score:
        points = _with_card(g, seat, card, design)
        return Note("points", _("{n} with your cards").format(n=points), str(points))
    return None


def best_scorer(g: RaceState, seat: Seat, card: str) -> tuple[Card | None, int]:
    """The cost-6 development of the tableau that a card adds most points to."""
    scorers = [g.cards[placed] for placed in g.players[seat].tableau if g.cards[placed].score]
    found = [
        (scorer, _with_card(g, seat, card, scorer) - table_points(g, seat, scorer)) for scorer in scorers
    ]
    return max(found, key=lambda pair: pair[1], default=(None, 0))


def _with_card(g: RaceState, seat: Seat, card: str, scorer: Card) -> int:
    then = g.clone()
    then.players[seat].tableau.append(card)
    return table_points(then, seat, scorer)
