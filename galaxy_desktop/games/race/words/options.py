"""Texts of options, in a few words."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Decision, Option, Pay
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.race.moves import CONQUER, PlaceBy, parse_as, source_of
from galaxy_desktop.games.race.powers import (
    military_against,
    multiplied,
    power_of,
    powers_at,
    sale_price,
    temporary_military,
    vp_factor,
)
from galaxy_desktop.games.race.produce import DECLINE
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.powers import what_it_does
from galaxy_desktop.games.race.words.question import SKIP, seat_of
from galaxy_desktop.games.race.words.terms import item, items, kind
from galaxy_desktop.language import N_, NN_

DISCARDING = frozenset({"opening", "start", "cards_for_points", "windfall_for_card", "limit"})
"""Topics of questions whose cards of the hand are discarded; a payment says so by its way."""


@dataclass(frozen=True, slots=True)
class Offered:
    """An option of a question, as the seat asked sees it."""

    view: RaceState
    decision: Decision
    option: Option


def option_text(view: RaceState, decision: Decision, option: Option) -> str:
    """Return the text of an option, as in a list or on a chip."""
    return sentence(SENTENCES, _sort(decision, option), Offered(view, decision, option))


def _is_way(decision: Decision, option: Option) -> bool:
    return isinstance(decision, Pay) and any(way.id == option for way in decision.ways)


def discards(decision: Decision, option: Option) -> bool:
    """Return whether an option is a card of the hand that is discarded."""
    return decision.topic in DISCARDING and not _is_way(decision, option)


def _sort(decision: Decision, option: Option) -> str:
    """Return the key of an option's row."""
    if decision.topic in {"consume", "sale", "goods"}:
        return decision.topic
    if decision.topic == "pay" and _is_way(decision, option):
        return "conquer" if parse_as(PlaceBy, option).how == CONQUER else "pay"
    return "decline" if option == DECLINE else "card"


def _by(o: Offered) -> PlaceBy:
    return parse_as(PlaceBy, o.option)


def _cost(o: Offered) -> int:
    assert isinstance(o.decision, Pay)
    return o.decision.way(o.option).cost


def _military(o: Offered) -> int:
    """Return Military against the world, with that of the cards discarded for it."""
    assert isinstance(o.decision, Pay)
    powers = powers_at(o.view, seat_of(o.view), "settle")
    helped = sum(more for more, card in temporary_military(powers) if card in _by(o).used)
    return military_against(o.view.cards[o.decision.about], powers) + helped


def _defense(o: Offered) -> int:
    assert isinstance(o.decision, Pay)
    return o.view.cards[o.decision.about].price


def _price(o: Offered) -> int:
    return sale_price(
        o.view, seat_of(o.view), o.option, trade_powers=power_of(o.view, o.decision.about).trade_powers
    )


def _power(o: Offered) -> str:
    """Return what a Consume power does in this phase, as a phrase: without a final period."""
    power = multiplied(power_of(o.view, o.option), vp_factor(o.view, seat_of(o.view)))
    return what_it_does(power, o.view.cards[source_of(o.option)]).removesuffix(".")


def _used(o: Offered) -> bool:
    return bool(_by(o).used)


SENTENCES: Wording[Row] = Wording(
    rows={
        "consume": row(N_("{card}: {power}")),
        "conquer": cases(
            (
                _used,
                row(N_("Conquer: Military **{military}** against defense **{defense}**, discarding {used}")),
            ),
            otherwise=row(N_("Conquer: Military **{military}** against defense **{defense}**")),
        ),
        "pay": cases(
            (lambda o: not _cost(o) and _used(o), row(N_("Place at no cost, discarding {used}"))),
            (lambda o: not _cost(o), row(N_("Place at no cost"))),
            (_used, row(N_("Pay {cost} and discard {used}"))),
            otherwise=row(N_("Pay {cost}")),
        ),
        "sale": row(
            NN_("{kind} good on {world} for **{n}** card", "{kind} good on {world} for **{n}** cards")
        ),
        "goods": row(N_("{kind} good on {world}")),
        "decline": row(SKIP),
        "card": row(N_("{world}")),
    },
    values={
        "card": lambda o: item(source_of(o.option)),
        "power": _power,
        "military": _military,
        "defense": _defense,
        "used": lambda o: items(_by(o).used),
        "cost": lambda o: cards_text(_cost(o)),
        "kind": lambda o: kind(o.view.cards[o.option].good),
        "world": lambda o: item(o.option),
        "n": _price,
    },
)
"""The row of each sort of option."""
