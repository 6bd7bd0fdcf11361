"""Short notes about a card that may be kept: its way into the tableau, and its gain."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import minus
from galaxy_desktop.games.race.moves import CONQUER, PlaceBy
from galaxy_desktop.games.race.powers import card_powers, later_price, military_against, price
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.scoring import table_points
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import world_prices
from galaxy_desktop.games.race.words.terms import item, items
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


@dataclass(frozen=True, slots=True)
class Note:
    """Sign with a few words."""

    sign: str
    text: str
    brief: str
    """Same in fewer words, for a narrow place."""
    good: bool = True
    least: str = ""
    """Same in the fewest words, for large text in a narrow place; empty if those are the fewer ones."""

    @property
    def ways(self) -> tuple[str, ...]:
        """Return the words from many to few."""
        return (self.text, self.brief, self.least or self.brief)


def others_in_hand(g: RaceState, seat: Seat, kept: int) -> int:
    """Return the cards in hand beside one that is kept, if `kept` are kept."""
    return len(g.players[seat].hand) + kept - 1


def has_copy(g: RaceState, seat: Seat, card: str) -> bool:
    """Return whether a card or a copy of it is in a seat's tableau; no development is placed twice."""
    return any(g.cards[placed] is g.cards[card] for placed in g.players[seat].tableau)


def placing_note(g: RaceState, seat: Seat, card: str, kept: int = 1) -> Note:
    """Return the note on placing a card with the present powers and all that will be in hand."""
    design = g.cards[card]
    has = others_in_hand(g, seat, kept)
    if not design.is_world:
        if has_copy(g, seat, card):
            return Note("padlock", _("Already in your tableau"), _("Duplicate"), good=False)
        return _payment(price(design, card_powers(g, seat, "develop")), has)
    powers = card_powers(g, seat, "settle")
    prices = world_prices(design, powers)
    if not prices:
        strength = military_against(design, powers)
        text = _("Defense {needs}; your Military is {has}").format(needs=design.price, has=minus(strength))
        brief, least = _("Needs Military {n}"), _("Military {n}")
        few = least.format(n=design.price)
        return Note("padlock", text, brief.format(n=design.price), good=False, least=few)
    return _best_way(prices, has)


def _best_way(prices: Sequence[tuple[PlaceBy, int]], has: int) -> Note:
    """Return the note on a world by the cheapest way; a card of the tableau that this discards is named."""
    if any(way.how == CONQUER and not way.used for way, _due in prices):
        return Note("check", _("You can conquer it"), _("Conquer"))
    way, due = min(prices, key=lambda priced: (priced[1], len(priced[0].used)))
    if not way.used:
        return _payment(due, has)
    if way.how == CONQUER:
        text, brief = _("Conquer by discarding {card}"), _("Conquer")
    else:
        text, brief = _("Free by discarding {card}"), _("Free")
    return Note("check", text.format(card=items(way.used)), brief)


def _payment(due: int, has: int) -> Note:
    if not due:
        return Note("check", _("At no cost"), _("Free"))
    if due > has:
        text = _("Costs {due}; you have {has}").format(due=due, has=has)
        return Note("padlock", text, _("Costs {due}").format(due=due), good=False)
    return Note(
        "check", _("Pay {due} of {has} cards").format(due=due, has=has), _("Pay {due}").format(due=due)
    )


def adding_note(g: RaceState, seat: Seat, card: str) -> Note | None:
    """Return the note on the gain of a card; None if it has none.

    The gain is points through a cost-6 development, cards for its good, or its own points at the end.
    """
    design = g.cards[card]
    source, points = best_scorer(g, seat, card)
    if source is not None and points > 0:
        return Note("points", _("+{n} ({card})").format(n=points, card=item(source.id)), f"+{points}")
    if design.good:
        cards = later_price(g, seat, card)
        text = ngettext("Sells for {n} card", "Sells for {n} cards", cards).format(n=cards)
        return Note(design.good, text, _("Sells: {n}").format(n=cards))
    if design.score:
        points = _with_card(g, seat, card, design)
        return Note("points", _("{n} VP with your tableau").format(n=minus(points)), minus(points))
    return None


def best_scorer(g: RaceState, seat: Seat, card: str) -> tuple[Card | None, int]:
    """Return the cost-6 development in the tableau that gains most by a card, and its gain; or None and 0."""
    scorers = [g.cards[placed] for placed in g.players[seat].tableau if g.cards[placed].score]
    found = [(scorer, points_added(g, seat, card, scorer)) for scorer in scorers]
    return max(found, key=lambda pair: pair[1], default=(None, 0))


def points_added(g: RaceState, seat: Seat, card: str, scorer: Card) -> int:
    """Return the VP that a cost-6 development in the tableau scores for a card, placed or to be placed."""
    if card in g.players[seat].tableau:
        before = g.clone()
        before.players[seat].tableau.remove(card)
        return table_points(g, seat, scorer) - table_points(before, seat, scorer)
    return _with_card(g, seat, card, scorer) - table_points(g, seat, scorer)


def _with_card(g: RaceState, seat: Seat, card: str, scorer: Card) -> int:
    then = g.clone()
    then.players[seat].tableau.append(card)
    return table_points(then, seat, scorer)
