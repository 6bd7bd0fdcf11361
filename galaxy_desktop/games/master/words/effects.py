"""Sentences for every verb, trigger and condition of an ability."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.games.master.box import members
from galaxy_desktop.games.master.schema import ANY, CONFLICT, DEVELOPMENTS, KINDS, Ability, Condition, Effect
from galaxy_desktop.games.master.words.terms import (
    a_card,
    colour,
    cubes,
    deck,
    decks,
    kinds,
    nth,
    some_cards,
    some_cubes,
    turns,
    with_article,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def ability_text(ability: Ability, own_deck: str = "") -> str:
    """Return the sentence for an ability; `own_deck` is the deck of the card that has it."""
    effects = [effect_text(effect) for effect in ability.effects]
    what = _one_after_the_other(effects)
    if ability.choose:
        what = _("either {what}").format(what=either(effects))
    if ability.may:
        what = _("you may {what}").format(what=what)
    if ability.when == "passive":
        return " ".join(_("{what}.").format(what=text[:1].upper() + text[1:]) for text in effects)
    when = moment_text(ability.when, ability.condition)
    if _meets_itself(ability, own_deck):
        when = _("{when}, this one included").format(when=when)
    return _("{when}: {what}.").format(when=when, what=what)


def _one_after_the_other(effects: list[str]) -> str:
    """Join effects in the order in which they are carried out."""
    if len(effects) < 2:
        return "".join(effects)
    return _("{first}, then {last}").format(first=", ".join(effects[:-1]), last=effects[-1])


def _meets_itself(ability: Ability, own_deck: str) -> bool:
    """Return whether gaining or implementing the card itself fires its ability."""
    if not own_deck or (ability.condition.deck and own_deck not in members(ability.condition.deck)):
        return False
    return ability.when == ("implemented" if own_deck in DEVELOPMENTS else "card_gained")


def effect_text(effect: Effect) -> str:
    """Return half a sentence for an effect."""
    return VERBS[effect.code](effect)


def moment_text(when: str, condition: Condition) -> str:
    """Return the words for a trigger and its condition."""
    return MOMENTS[when](condition)


def _discard(_c: Condition) -> str:
    return _("**Discard this card**")


def _turn_start(c: Condition) -> str:
    if c.bag_max is not None:
        return _("At the start of your turn, with at most {cubes} in your bag").format(
            cubes=some_cubes(c.bag_max)
        )
    return _("At the start of your turn")


def _turn_end(_c: Condition) -> str:
    return _("At the end of your turn")


def _settled(c: Condition) -> str:
    if c.match == "other":
        return _("When you settle a planet with a cube of another colour than the system's")
    return _("When you settle a planet")


def _route_done(_c: Condition) -> str:
    return _("When you complete a route")


def _base_placed(c: Condition) -> str:
    if not c.nth:
        return _("When you place a base in a system")
    return _("When you place your {nth} base in a system").format(nth=either([nth(n) for n in c.nth]))


def _card_gained(c: Condition) -> str:
    if not c.deck:
        return _("When you gain a card")
    return _("When you gain {card}").format(card=a_card(c.deck))


def _implemented(c: Condition) -> str:
    if not c.deck:
        return _("When you implement a development")
    if decks(c.deck) == deck("development"):
        return _("When you implement a development")
    return _("When you implement {development}").format(
        development=with_article(_("{deck} development").format(deck=decks(c.deck)))
    )


def _covert_done(_c: Condition) -> str:
    return _("After each covert operation of yours")


def _conflict_begun(c: Condition) -> str:
    if c.role == ("attacker",):
        return _("When you begin a conflict")
    return _("When a conflict begins in which you are involved")


def _conflict_won(_c: Condition) -> str:
    return _("When you win a conflict")


def _robbed(_c: Condition) -> str:
    return _("When a rival steals a cube of yours")


def _passive(_c: Condition) -> str:
    return _("All the time")


MOMENTS: Mapping[str, Callable[[Condition], str]] = {
    "passive": _passive,
    "discard": _discard,
    "turn_start": _turn_start,
    "turn_end": _turn_end,
    "settled": _settled,
    "route_done": _route_done,
    "base_placed": _base_placed,
    "card_gained": _card_gained,
    "implemented": _implemented,
    "covert_done": _covert_done,
    "conflict_begun": _conflict_begun,
    "conflict_won": _conflict_won,
    "robbed": _robbed,
}
"""Function that makes the words for each trigger."""


def _scope(e: Effect) -> str:
    """Return the projects or cards that an effect applies to, in the plural after "your"."""
    if set(e.scope) == set(KINDS):
        return _("projects")
    return listed([kinds(name) for name in e.scope])


def _draw_card(e: Effect) -> str:
    if e.pick == "search":
        return _("choose {card} from the whole deck, which is then shuffled").format(card=a_card(e.deck))
    form = _("take {card} at random") if e.pick == "random" else _("draw {card}")
    return form.format(card=some_cards(e.deck, e.count))


def _gain_cubes(e: Effect) -> str:
    return _("gain {cubes} from the reserve").format(cubes=cubes(e.count, e.colour))


def _steal_cubes(e: Effect) -> str:
    return _("steal {cubes} from rivals' projects").format(cubes=cubes(e.count, e.colour))


def _return_cubes(e: Effect) -> str:
    if e.whole:
        return _("return all cubes of one of your {scope} to your bag (starred ones to the reserve)").format(
            scope=_scope(e)
        )
    what = some_cubes(e.count) if e.colour == ANY else cubes(e.count, e.colour)
    if e.whose == "own":
        return _("return {what} from your {scope} to your bag, from starred slots to the reserve").format(
            what=what, scope=_scope(e)
        )
    return _(
        "return {what} from opponents' {scope} to their owners' bags, from starred slots to the reserve"
    ).format(what=what, scope=_scope(e))


def _swap_cubes(e: Effect) -> str:
    return _("swap up to {cubes} of your bag for others of the reserve, never for black").format(
        cubes=some_cubes(e.count)
    )


def _add_cubes(e: Effect) -> str:
    """Tell how many slots to fill: as many as there is room for, as it is mandatory."""
    origin = _("your bag") if e.origin == "bag" else _("the reserve")
    kind = _("non-black") if e.colour == ANY else colour(e.colour)
    where = _("{scope} of earlier turns").format(scope=_scope(e)) if e.scope == (CONFLICT,) else _scope(e)
    return ngettext(
        "fill **{n}** {kind} slot of your {scope} from {origin} if you can",
        "fill **{n}** {kind} slots of your {scope} from {origin}, or as many as you can",
        e.count,
    ).format(n=e.count, kind=kind, scope=where, origin=origin)


def _draw_cubes(e: Effect) -> str:
    return ngettext("draw **{n}** cube more this turn", "draw **{n}** cubes more this turn", e.count).format(
        n=e.count
    )


def _place_base(e: Effect) -> str:
    if e.where == "own":
        return _("place a base without a route in a system of yours that has room")
    return _("place a base without a route in a neutral system next to one of yours")


def _extra_turn(e: Effect) -> str:
    return ngettext("take an extra turn", "take **{n}** extra turns", e.count).format(n=e.count)


def _skip_turn(e: Effect) -> str:
    """Tell who skips turns, as far as black-hole tokens are left for them."""
    if e.who == "self":
        form = ngettext(
            "you skip {turns} if a black-hole token is left",
            "you skip {turns}, as far as black-hole tokens are left",
            e.count,
        )
    else:
        form = ngettext(
            "choose an opponent who skips {turns} if a black-hole token is left",
            "choose an opponent who skips {turns}, as far as black-hole tokens are left",
            e.count,
        )
    return form.format(turns=turns(e.count))


def _cancel_conflict(_e: Effect) -> str:
    return _("cancel any conflict on the map")


def _take_card(e: Effect) -> str:
    return ngettext("take {cards} from an opponent", "take {cards} from opponents", e.count).format(
        cards=some_cards(e.deck, e.count)
    )


def _destroy_card(e: Effect) -> str:
    return ngettext("destroy {cards} of an opponent", "destroy {cards} of opponents", e.count).format(
        cards=some_cards(e.deck, e.count)
    )


def _capture_system(_e: Effect) -> str:
    return _("capture the system")


def _place_black_hole(_e: Effect) -> str:
    return _("put a black hole on a neutral system that is not a starting system")


def _remove_black_hole(_e: Effect) -> str:
    return _("take a black hole off a system that is not a starting system")


def _substitute(e: Effect) -> str:
    return _("your {use} cubes may fill any slot of your {scope}").format(use=colour(e.use), scope=_scope(e))


def _discount(e: Effect) -> str:
    return ngettext(
        "your {scope} are complete with **{n}** slot empty, but never without a cube",
        "your {scope} are complete with **{n}** slots empty, but never without a cube",
        e.count,
    ).format(scope=_scope(e), n=e.count)


def _guard(e: Effect) -> str:
    threats = {
        "steal": _("theft"),
        "spoils": _("spoils"),
        "return": _("being sent back"),
        "objective": _("the stakes of conflicts"),
    }
    return _("your {scope} are safe from {threats}").format(
        scope=_scope(e), threats=listed([threats[name] for name in e.against])
    )


def _card_limit(e: Effect) -> str:
    return ngettext("you may keep **{n}** more card", "you may keep **{n}** more cards", e.count).format(
        n=e.count
    )


def _settle_bonus(e: Effect) -> str:
    bonus = ngettext("**{n}** cube", "**{n}** cubes", e.count).format(n=e.count)
    return _("settling a planet brings you {bonus} more").format(bonus=bonus)


def _spare_losses(e: Effect) -> str:
    """Tell about starred slots only: a stolen cube goes to the thief all the same."""
    return _(
        "a cube that would go from a starred slot of your {scope} to the reserve goes to your bag instead"
    ).format(scope=_scope(e))


def _draw_choice(e: Effect) -> str:
    return _("look at **{n}** cards, not two, when you draw {deck} cards").format(
        n=e.look, deck=decks(e.deck)
    )


def _conflict_edge(e: Effect) -> str:
    """Tell the cubes added in the comparison, even to an empty side unless against a neutral system (R14)."""
    return ngettext(
        "you count **{n}** more cube for a conflict's symbol, "
        "unless your side is empty against a neutral system",
        "you count **{n}** more cubes for a conflict's symbol, "
        "unless your side is empty against a neutral system",
        e.count,
    ).format(n=e.count)


def _free_reinforce(_e: Effect) -> str:
    return _("second and third bases in your systems need no route")


VERBS: Mapping[str, Callable[[Effect], str]] = {
    "draw_card": _draw_card,
    "gain_cubes": _gain_cubes,
    "steal_cubes": _steal_cubes,
    "return_cubes": _return_cubes,
    "swap_cubes": _swap_cubes,
    "add_cubes": _add_cubes,
    "draw_cubes": _draw_cubes,
    "place_base": _place_base,
    "extra_turn": _extra_turn,
    "skip_turn": _skip_turn,
    "cancel_conflict": _cancel_conflict,
    "take_card": _take_card,
    "destroy_card": _destroy_card,
    "capture_system": _capture_system,
    "place_black_hole": _place_black_hole,
    "remove_black_hole": _remove_black_hole,
    "substitute": _substitute,
    "discount": _discount,
    "guard": _guard,
    "card_limit": _card_limit,
    "settle_bonus": _settle_bonus,
    "spare_losses": _spare_losses,
    "draw_choice": _draw_choice,
    "conflict_edge": _conflict_edge,
    "free_reinforce": _free_reinforce,
}
"""Function that makes the words for each verb."""


def stake_text(effect: Effect) -> str:
    """Return the words for the effect of a winner on the side that stakes it."""
    if effect.code == "capture_system":
        return _("captures the other's system")
    form = _("destroys {cards}") if effect.code == "destroy_card" else _("takes {cards}")
    return form.format(cards=some_cards(effect.deck, effect.count))
