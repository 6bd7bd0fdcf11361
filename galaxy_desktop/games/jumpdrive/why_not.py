"""Reasons why a card cannot be placed, alone or together with cards already chosen."""

from galaxy_desktop.engine.composing import exchanged, without
from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.reasons import Reason, because, several
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder, paid_in
from galaxy_desktop.games.jumpdrive.empire import Empire, at_limit, empire_of, military_against
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.plans import CONQUER, may_develop, plans, split, world_placements
from galaxy_desktop.games.jumpdrive.schema import Card

Made = tuple[Option, ...]


def why_not(builder: Builder, option: Option) -> Reason | None:
    """Return the reason why a card cannot be chosen first, or None."""
    return why_not_after(builder, (), option)


def why_not_after(builder: Builder, made: Made, option: Option) -> Reason | None:
    """Return the reason why a card can neither follow nor replace a chosen one, or None."""
    if option not in (*builder.hand, builder.team) or not option or option in map(card_of, made):
        return None
    if TO_PAY in made:
        return _why_not_paid(builder, made, option)
    kept = _kept(builder, made, option)
    if _fits(builder, made, option):
        return None
    if builder.plan((*kept, option)) is not None:
        return because("take_back", card=option, chosen=_in_the_way(builder, made, option))
    helpers = _helpers(builder, made, option) if kept == made else ()
    if helpers:
        helper, also = (*helpers, "")[:2]
        return because("helped", card=option, helper=card_of(helper), also=card_of(also))
    return _why_impossible(builder, (*kept, option), option)


def _fits(builder: Builder, made: Made, option: Option) -> bool:
    """Return whether a card can follow the moves, or replace one of them."""
    return option in builder.moves(made) or exchanged(builder, made, option) is not None


def _in_the_way(builder: Builder, made: Made, option: Option) -> str:
    """Return the last card chosen without which another one could be chosen."""
    found = (move for move in reversed(made) if _fits(builder, without(builder, made, move), option))
    return card_of(next(found, made[-1]))


def _why_not_paid(builder: Builder, made: Made, option: Option) -> Reason | None:
    """Return the reason why a card cannot be chosen as payment, or None."""
    if option == builder.team:
        return because("no_payment", card=option)
    plan = builder.plan(made)
    enough = plan is not None and len(paid_in(made)) >= plan.cost
    return because("paid", number=len(paid_in(made))) if enough else None


def _kept(builder: Builder, made: Made, option: Option) -> Made:
    """Return the moves that remain if the option replaces one of them."""
    replaced = [place for place in range(len(made)) if builder.instead(made, place, option)][-1:]
    return tuple(move for place, move in enumerate(made) if place not in replaced)


def _helpers(builder: Builder, made: Made, option: Option) -> Made:
    """Return moves to make before a card so that it can follow: one, else two, or none if none help."""
    ways = [(move,) for move in builder.moves(made) if move != TO_PAY]
    pairs = ((*way, more) for way in ways for more in builder.moves((*made, *way)) if more != TO_PAY)
    found = (way for way in (*ways, *pairs) if option in builder.moves((*made, *way)))
    return next(found, ())


def _why_impossible(builder: Builder, chosen: Made, option: Option) -> Reason:
    """Return the unmet condition of the choices in `chosen`, of which the option is the last."""
    developments, worlds = split(chosen)
    mine, card = empire_of(builder.empire), cards()[option]
    if option in developments and not may_develop(mine, card):
        return _why_not_allowed(mine, card, option)
    costs = [plan.cost for plan in plans(builder.empire, developments, worlds)]
    if costs:
        return _cards_short(builder, chosen, min(costs), option)
    if option in developments:
        return because("needed", card=option, worlds=several(map(card_of, worlds)))
    if len(worlds) > 2:
        return because("two_worlds", card=option)
    mine = empire_of((*builder.empire, *developments))
    if len(worlds) == 1:
        has = military_against(mine, card)
        return because("military_short", card=option, needs=card.price, has=has, short=card.price - has)
    return _why_no_second(mine, worlds[0], option)


def _why_not_allowed(mine: Empire, card: Card, option: Option) -> Reason:
    for power in card.powers:
        if power.code == "place_limit" and at_limit(mine, card, power):
            return because("at_limit", card=option, most=power.max)
    return because("too_military", card=option, has=mine.military)


def _cards_short(builder: Builder, chosen: Made, needs: int, option: Option) -> Reason:
    has = sum(card not in map(card_of, chosen) for card in builder.hand)
    if len(chosen) == 1:
        return because("cards_short", card=option, needs=needs, has=has, short=needs - has)
    placed = several(map(card_of, chosen))
    return because("together_short", cards=placed, needs=needs, has=has, short=needs - has)


def _why_no_second(mine: Empire, first: Option, option: Option) -> Reason:
    """Return the reason why a world cannot follow another although a power allows a second world."""
    means = {power.placement: card for card, power in mine.convoys}
    conquered = any(placed.way == CONQUER for placed in world_placements(mine, first))
    if CONQUER in means and conquered and cards()[option].is_military:
        return because("military_left", card=option, first=card_of(first))
    code = "both_alike" if len(means) > 1 else f"both_{next(iter(means))}"
    return because(code, card=option, convoy=next(iter(means.values())))
