"""What an action would do for the viewer now, in one or two short sentences."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.games.race.cards import actions
from galaxy_desktop.games.race.powers import (
    card_powers,
    empty_windfalls,
    sale_price,
    total_of,
    worlds_with_goods,
)
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import Means
from galaxy_desktop.games.race.words.forecast import (
    at_best,
    certain_draws,
    draws_after_placing,
    explore_lines,
    means_with,
)
from galaxy_desktop.games.race.words.terms import goods, kind
from galaxy_desktop.language import gettext as _


def summary(view: RaceState, action: str) -> str:
    """What one action would do for the viewer now, in one or two short sentences."""
    return SUMMARIES[actions()[action].phase](view, view.viewer or 0, action)


def _explore_summary(view: RaceState, seat: Seat, action: str) -> str:
    return explore_lines(view, seat, action)[0].text


def _develop_summary(view: RaceState, seat: Seat, action: str) -> str:
    m = means_with(view, seat, action)
    less = sum(power.amount for _, power in m.powers if power.code == "discount")
    text = _("Place a development for **{n}** less.").format(n=less)
    if first := total_of(m.powers, "draw"):
        text = _("Draw {cards} first.").format(cards=cards_text(first)) + " " + text
    return _with_draws(text, m)


def _settle_summary(view: RaceState, seat: Seat, action: str) -> str:
    m = means_with(view, seat, action)
    less = sum(power.amount for _, power in m.powers if power.code == "discount" and not power.good)
    text = _("Place a world, **{n}** less if paid for.").format(n=less) if less else _("Place a world.")
    return _with_draws(text, m)


def _with_draws(text: str, m: Means) -> str:
    return " ".join([text, *(line.text for line in draws_after_placing(m))])


def _consume_summary(view: RaceState, seat: Seat, action: str) -> str:
    worlds = worlds_with_goods(view, seat)
    if action == "consume_trade":
        if not worlds:
            return _("You have no good to sell.")
        price, world = max((sale_price(view, seat, world), world) for world in worlds)
        text = _("Sell {kind} for {cards}.").format(
            kind=kind(view.cards[world].good), cards=cards_text(price)
        )
        left = view.clone()
        del left.players[seat].goods[world]
        return text + " " + at_best(left, seat, 1) if len(worlds) > 1 else text
    return at_best(view, seat, actions()[action].bonus[0].factor)


def _produce_summary(view: RaceState, seat: Seat, action: str) -> str:
    del action
    powers = card_powers(view, seat, "produce")
    makers = [c for c, power in powers if power.code == "produce" and c not in view.players[seat].goods]
    bonus = bool(empty_windfalls(view, seat))
    draws = sum(certain_draws(view, seat, card, power) for card, power in powers)
    made = len(makers) + bonus
    text = _("Make {goods}.").format(goods=goods(made)) if made else _("No world of yours is empty.")
    return text + " " + _("Draw {cards}.").format(cards=cards_text(draws)) if draws else text


SUMMARIES: Mapping[str, Callable[[RaceState, Seat, str], str]] = {
    "explore": _explore_summary,
    "develop": _develop_summary,
    "settle": _settle_summary,
    "consume": _consume_summary,
    "produce": _produce_summary,
}
"""The short forecast of each phase."""
