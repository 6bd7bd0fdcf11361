"""Texts of the questions of Develop and Settle: what to place, how, and what to pay with."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Way
from galaxy_desktop.engine.sentences import cards_text, either
from galaxy_desktop.engine.wording import Asking, AskRow, Cases, ask, cases, none
from galaxy_desktop.games.race.moves import CONQUER, PlaceBy, parse_as
from galaxy_desktop.games.race.powers import military_against, powers_at, price, temporary_military
from galaxy_desktop.games.race.ways import world_prices
from galaxy_desktop.games.race.words.question import SKIP, choose_cards, chosen_way, seat_of
from galaxy_desktop.games.race.words.terms import item, items, phase
from galaxy_desktop.language import N_, NN_


def _nothing_to_place(a: Asking) -> bool:
    return not a.chosen and not a.decision.options()


def _phase(a: Asking) -> str:
    """Return the name of the phase, which may be the second one of its kind."""
    return phase(a.view.phase)


def _card(a: Asking) -> str:
    return item(a.chosen[0])


def _development_due(a: Asking) -> int:
    return price(a.view.cards[a.chosen[0]], powers_at(a.view, seat_of(a.view), "develop"))


def _open_ways(a: Asking) -> list[tuple[PlaceBy, int]]:
    """Return the ways to place the chosen world that the hand can pay for, each with its price."""
    powers = powers_at(a.view, seat_of(a.view), "settle")
    others = len(a.view.players[seat_of(a.view)].hand) - 1
    return [(way, due) for way, due in world_prices(a.view.cards[a.chosen[0]], powers) if due <= others]


def _conquers(a: Asking) -> bool:
    return any(way == PlaceBy(CONQUER) for way, _due in _open_ways(a))


def _payable(a: Asking) -> bool:
    return any(way.how != CONQUER for way, _due in _open_ways(a))


def _dues(a: Asking) -> list[int]:
    """Return the prices of the payments that no card of the tableau helps with."""
    return [due for way, due in _open_ways(a) if way.how != CONQUER and not way.used]


def _due(a: Asking) -> str:
    return cards_text(min(_dues(a)))


def _helped(a: Asking) -> bool:
    return any(due < min(_dues(a)) for _way, due in _open_ways(a))


def _military(a: Asking) -> int:
    return military_against(a.view.cards[a.chosen[0]], powers_at(a.view, seat_of(a.view), "settle"))


def _helps(a: Asking) -> list[PlaceBy]:
    """Return the ways to place the chosen world without a card of the tableau that they don't need."""
    ways = [way for way, _due in _open_ways(a)]
    return [way for way in ways if not any({*other.used} < {*way.used} for other in ways)]


def _helpers(a: Asking) -> str:
    """Return the cards of the tableau of which one has to be discarded, as a choice in words."""
    return either(list(dict.fromkeys(items(way.used) for way in _helps(a))))


def _only_conquest(a: Asking) -> bool:
    return len(_open_ways(a)) == 1 and _helps(a)[0].how == CONQUER


def _more(a: Asking) -> int:
    """Return the Military that the only way to place the chosen world discards a card for."""
    powers = powers_at(a.view, seat_of(a.view), "settle")
    return sum(more for more, card in temporary_military(powers) if card in _helps(a)[0].used)


def _has_powers(a: Asking) -> bool:
    return bool(a.view.cards[a.chosen[0]].powers)


_AT_NO_COST = cases(
    (_has_powers, N_("You place it at no cost. Its powers work from the next phase on.")),
    otherwise=N_("You place it at no cost."),
)
_DUE_NEXT = cases(
    (_has_powers, N_("Next you discard {due}. The new card's powers work from the next phase on.")),
    otherwise=N_("Next you discard {due}."),
)

_CONQUEST = cases(
    (
        lambda a: not _payable(a),
        N_("You conquer it: Military {military:{military}} against defense **{defense}**."),
    ),
    (
        lambda a: not _dues(a),
        N_(
            "Next you choose: conquer it (Military {military:{military}}, defense **{defense}**), "
            "or discard a card from your tableau."
        ),
    ),
    (
        lambda a: min(_dues(a)),
        N_(
            "Next you choose: conquer it (Military {military:{military}}, defense **{defense}**), "
            "or pay {due}."
        ),
    ),
    otherwise=N_(
        "Next you choose: conquer it (Military {military:{military}}, defense **{defense}**), "
        "or place it at no cost."
    ),
)

_PLACING = cases(
    (_conquers, _CONQUEST),
    (
        lambda a: not _dues(a) and _only_conquest(a),
        N_(
            "You'll discard {helpers} for **+{more}** Military ({military:{helped}} against "
            "defense **{defense}**)."
        ),
    ),
    (lambda a: not _dues(a), N_("To place it you must discard {helpers} from your tableau.")),
    (_helped, N_("Next you discard {due} from your hand, or a card from your tableau instead.")),
    (lambda a: min(_dues(a)), _DUE_NEXT),
    otherwise=_AT_NO_COST,
)


def _way(a: Asking) -> Way:
    """Return the chosen way, or the only one."""
    ways: tuple[Way, ...] = a.decision.ways
    return next(way for way in ways if way.id in a.chosen or not chosen_way(a))


def _by(a: Asking) -> PlaceBy:
    return parse_as(PlaceBy, _way(a).id)


def _undecided(a: Asking) -> bool:
    return not chosen_way(a) and len(a.decision.ways) > 1


def _needless(a: Asking) -> tuple[str, ...]:
    """Return the cards that may be discarded for Military that no way to place the world needs."""
    powers = powers_at(a.view, seat_of(a.view), "settle")
    ways = {parse_as(PlaceBy, way.id) for way in a.decision.ways}
    bare = {way.how for way in ways if not way.used}
    helps = [card for _more, card in temporary_military(powers)]
    return tuple(card for card in helps if bare >= {way.how for way in ways if card in way.used})


def _paid(a: Asking) -> int:
    return sum(option in _way(a).pool for option in a.chosen)


def _missing(a: Asking) -> int:
    return max(0, _way(a).cost - _paid(a))


def _used(a: Asking) -> str:
    return items(_by(a).used)


_FROM_TABLEAU = N_("You discard {used} from your tableau, and no cards from your hand.")

QUESTIONS: Mapping[str, AskRow | Cases[AskRow]] = {
    "develop": cases(
        (
            _nothing_to_place,
            ask(
                N_("{phase}: no development to place"),
                N_("You can't place any development from your hand now."),
                SKIP,
                phase=_phase,
            ),
        ),
        (
            none,
            ask(
                N_("{phase}: choose a development"),
                N_("You can place the highlighted cards."),
                N_("Choose a development"),
                SKIP,
                phase=_phase,
                dimmed=True,
            ),
        ),
        otherwise=ask(
            N_("{phase}: place {card}"),
            cases((_development_due, _DUE_NEXT), otherwise=_AT_NO_COST),
            N_("Place {card}"),
            SKIP,
            phase=_phase,
            due=lambda a: cards_text(_development_due(a)),
            card=_card,
        ),
    ),
    "settle": cases(
        (
            _nothing_to_place,
            ask(
                N_("{phase}: no world to place"),
                N_("You can't place any world from your hand now."),
                SKIP,
                phase=_phase,
            ),
        ),
        (
            none,
            ask(
                N_("{phase}: choose a world"),
                N_("You can place the highlighted worlds."),
                N_("Choose a world"),
                SKIP,
                phase=_phase,
                dimmed=True,
            ),
        ),
        otherwise=ask(
            N_("{phase}: place {card}"),
            _PLACING,
            N_("Place {card}"),
            SKIP,
            phase=_phase,
            card=_card,
            due=_due,
            military=_military,
            defense=lambda a: a.view.cards[a.chosen[0]].defense,
            helpers=_helpers,
            more=_more,
            helped=lambda a: _military(a) + _more(a),
        ),
    ),
    "pay": cases(
        (
            _undecided,
            ask(
                N_("{phase}: choose how to place {card}"),
                cases(
                    (
                        _needless,
                        N_(
                            "You have **{ways}** ways to place it. You don't need the Military of {needless}."
                        ),
                    ),
                    otherwise=N_("You have **{ways}** ways to place it."),
                ),
                N_("Choose a way"),
                phase=_phase,
                card=lambda a: item(a.decision.about),
                ways=lambda a: len(a.decision.ways),
                needless=lambda a: items(_needless(a)),
            ),
        ),
        (
            lambda a: _by(a).how == CONQUER,
            ask(
                N_("{phase}: conquer {card}"),
                cases(
                    (lambda a: _by(a).used, _FROM_TABLEAU),
                    otherwise=N_("You discard no cards from your hand."),
                ),
                N_("Conquer {card}"),
                phase=_phase,
                card=lambda a: item(a.decision.about),
                used=_used,
            ),
        ),
        otherwise=ask(
            N_("{phase}: pay for {card}"),
            cases(
                (lambda a: not _way(a).cost and _by(a).used, _FROM_TABLEAU),
                (lambda a: not _way(a).cost, N_("You place it at no cost.")),
                (
                    lambda a: _by(a).used,
                    N_(
                        "It costs {due}; you've chosen **{paid}**. You also discard {used} from your tableau."
                    ),
                ),
                otherwise=N_("It costs {due}; you've chosen **{paid}**."),
            ),
            cases(
                (_missing, choose_cards(lambda a: not _paid(a))),
                (lambda a: _way(a).cost, NN_("Discard {n} card", "Discard {n} cards")),
                otherwise=N_("Place {card}"),
            ),
            phase=_phase,
            card=lambda a: item(a.decision.about),
            due=lambda a: cards_text(_way(a).cost),
            missing=_missing,
            n=lambda a: _way(a).cost,
            paid=_paid,
            used=_used,
        ),
    ),
}
"""The row of each topic."""
