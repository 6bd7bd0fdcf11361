"""One sentence for every verb, moment and condition of an ability."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.games.master.cards import Ability, Condition, Effect
from galaxy_desktop.games.master.vocabulary import ANY, KINDS
from galaxy_desktop.games.master.words.terms import (
    colour,
    cubes,
    deck,
    decks,
    kinds,
    nth,
    some_cubes,
    turns,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def ability_text(ability: Ability) -> str:
    """When an ability works and what it does, as a sentence."""
    effects = [effect_text(effect) for effect in ability.effects]
    what = either(effects) if ability.choose else listed(effects)
    if ability.choose:
        what = _("either {what}").format(what=what)
    if ability.may:
        what = _("you may {what}").format(what=what)
    if ability.when == "passive":
        return " ".join(_("{what}.").format(what=text[:1].upper() + text[1:]) for text in effects)
    return _("{when}: {what}.").format(when=moment_text(ability.when, ability.condition), what=what)


def effect_text(effect: Effect) -> str:
    """What an effect does, as half a sentence."""
    return VERBS[effect.code](effect)


def moment_text(when: str, condition: Condition) -> str:
    """When an ability works."""
    return MOMENTS[when](condition)


def _discard(_c: Condition) -> str:
    return _("**Discard this card**")


def _turn_start(c: Condition) -> str:
    if c.bag_max is not None:
        return _("At the start of your turn, with at most **{n}** cubes in your bag").format(n=c.bag_max)
    return _("At the start of your turn")


def _turn_end(_c: Condition) -> str:
    return _("At the end of your turn")


def _settled(c: Condition) -> str:
    return {
        "": _("When you settle a planet"),
        "same": _("When you settle a planet with a cube of the system's colour"),
        "other": _("When you settle a planet with a cube of another colour than the system's"),
    }[c.match]


def _route_done(_c: Condition) -> str:
    return _("When you complete a route")


def _base_placed(c: Condition) -> str:
    if not c.nth:
        return _("When you place a base in a system")
    return _("When you place your {nth} base in a system").format(nth=either([nth(n) for n in c.nth]))


def _card_gained(c: Condition) -> str:
    if not c.deck:
        return _("When you gain a card")
    return _("When you gain a {deck} card").format(deck=decks(c.deck))


def _implemented(c: Condition) -> str:
    if not c.deck:
        return _("When you implement a development")
    return _("When you implement a {deck} development").format(deck=decks(c.deck))


def _covert_done(_c: Condition) -> str:
    return _("After each covert operation of yours")


def _conflict_begun(c: Condition) -> str:
    if c.role == ("target",):
        return _("When a rival begins a conflict against you")
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
"""The words for each moment."""


def _scope(e: Effect) -> str:
    """The projects or cards that an effect is about."""
    return _("all projects") if set(e.scope) == set(KINDS) else listed([kinds(name) for name in e.scope])


def _draw_card(e: Effect) -> str:
    if e.pick == "search":
        return _("choose a {deck} card from the whole deck, which is then shuffled").format(
            deck=decks(e.deck)
        )
    if e.pick == "random":
        return ngettext(
            "take a {deck} card at random", "take **{n}** {deck} cards at random", e.count
        ).format(n=e.count, deck=decks(e.deck))
    return ngettext("draw a {deck} card", "draw **{n}** {deck} cards", e.count).format(
        n=e.count, deck=decks(e.deck)
    )


def _gain_cubes(e: Effect) -> str:
    return _("gain {cubes} from the reserve").format(cubes=cubes(e.count, e.colour))


def _steal_cubes(e: Effect) -> str:
    return _("steal {cubes} from rivals' projects").format(cubes=cubes(e.count, e.colour))


def _return_cubes(e: Effect) -> str:
    if e.whole:
        return _("send all cubes of one project of yours back to your bag")
    what = some_cubes(e.count) if e.colour == ANY else cubes(e.count, e.colour)
    if e.whose == "own":
        return _("send {what} of your own projects back").format(what=what)
    return _("send {what} of rivals' projects back to their owners").format(what=what)


def _swap_cubes(e: Effect) -> str:
    return _("swap up to {cubes} of your bag for others of the reserve, never for black").format(
        cubes=some_cubes(e.count)
    )


def _add_cubes(e: Effect) -> str:
    origin = _("your bag") if e.origin == "bag" else _("the reserve")
    return _("put up to {cubes} of {origin} straight into matching slots of your {scope}").format(
        cubes=some_cubes(e.count), origin=origin, scope=_scope(e)
    )


def _draw_cubes(e: Effect) -> str:
    return ngettext("draw **{n}** cube more this turn", "draw **{n}** cubes more this turn", e.count).format(
        n=e.count
    )


def _place_base(e: Effect) -> str:
    if e.where == "own":
        return _("place a base in a system of yours that has room, without a route")
    return _("place a base in a neutral system next to one of yours, without a route")


def _extra_turn(e: Effect) -> str:
    return ngettext("take an extra turn", "take **{n}** extra turns", e.count).format(n=e.count)


def _skip_turn(e: Effect) -> str:
    if e.who == "self":
        return _("skip {turns} yourself").format(turns=turns(e.count))
    return _("a rival of your choice skips {turns}").format(turns=turns(e.count))


def _cancel_conflict(_e: Effect) -> str:
    return _("cancel any conflict on the map")


def _take_card(e: Effect) -> str:
    return ngettext(
        "take a {deck} card from a rival", "take **{n}** {deck} cards from rivals", e.count
    ).format(n=e.count, deck=decks(e.deck))


def _destroy_card(e: Effect) -> str:
    return ngettext(
        "destroy a {deck} card of a rival", "destroy **{n}** {deck} cards of rivals", e.count
    ).format(n=e.count, deck=decks(e.deck))


def _capture_system(_e: Effect) -> str:
    return _("capture the system")


def _place_black_hole(_e: Effect) -> str:
    return _("let a black hole swallow a neutral system that is no corner")


def _remove_black_hole(_e: Effect) -> str:
    return _("take a black hole off a system that is no corner")


def _substitute(e: Effect) -> str:
    where = _("any slot") if e.stands_for == ANY else _("{colour} slots").format(colour=colour(e.stands_for))
    return _("your {use} cubes may fill {where} of {scope}").format(
        use=colour(e.use), where=where, scope=_scope(e)
    )


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
    return _("you may keep **{n}** cards more").format(n=e.count)


def _settle_bonus(e: Effect) -> str:
    bonus = ngettext("**{n}** cube", "**{n}** cubes", e.count).format(n=e.count)
    return {
        ANY: _("settling a planet brings you {bonus} more"),
        "same": _("settling with a cube of the system's colour brings you {bonus} more"),
        "other": _("settling with a cube of another colour brings you {bonus} more"),
    }[e.match].format(bonus=bonus)


def _spare_losses(e: Effect) -> str:
    return _("cubes lost for good on your {scope} go to your bag instead").format(scope=_scope(e))


def _draw_choice(e: Effect) -> str:
    return _("look at **{n}** cards, not two, when you draw {deck} cards").format(
        n=e.look, deck=decks(e.deck)
    )


def _conflict_edge(e: Effect) -> str:
    return ngettext(
        "in every conflict you count **{n}** cube more when it is settled who holds the symbol",
        "in every conflict you count **{n}** cubes more when it is settled who holds the symbol",
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
"""The words for each verb."""


def stake_text(effect: Effect) -> str:
    """What the winner of a conflict does to the side that stakes it."""
    if effect.code == "capture_system":
        return _("captures the other's system")
    form = _("destroys one {deck} card") if effect.code == "destroy_card" else _("takes one {deck} card")
    return form.format(deck=listed([deck(name) for name in effect.deck]))
