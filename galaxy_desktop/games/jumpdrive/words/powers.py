"""One sentence for every power and for every term of VP and income, with its numbers filled in."""

from collections.abc import Callable, Mapping

from galaxy_desktop.games.jumpdrive.schema import Card, Condition, Power, Selector, Term
from galaxy_desktop.games.jumpdrive.words.terms import counted_icon, icon, keyword, kind, title
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def power_text(power: Power) -> str:
    """Return the sentence for a power."""
    return POWERS[power.code](power)


def power_sign(power: Power) -> str:
    """Return the sign that a power stands beside."""
    return SIGNS[power.code]


def _discount(p: Power) -> str:
    if p.on.card:
        return _("{card} costs you **{n}** less.").format(card=title(p.on.card), n=p.amount)
    if p.on.kind:
        return _("{kind} worlds that you pay for cost **{n}** less.").format(kind=kind(p.on.kind), n=p.amount)
    if p.on.type == "development":
        return _("Developments cost you **{n}** less.").format(n=p.amount)
    return _("Worlds that you pay for cost **{n}** less.").format(n=p.amount)


def _military_vs(p: Power) -> str:
    if p.on.kind:
        return _("**+{n}** Military against {kind} worlds.").format(n=p.amount, kind=kind(p.on.kind))
    return _("**+{n}** Military against {word} worlds.").format(n=p.amount, word=keyword(p.on.keyword))


def _military_per(p: Power) -> str:
    return _("**+{n}** Military for each {icon} in your empire, its own included.").format(
        n=p.amount, icon=icon(p.icon)
    )


def _pay_for_conquest(p: Power) -> str:
    return _(
        "You may pay for a military world, **{n}** less than its defense, unless it is {kind}. "
        "What lowers the cost of worlds counts too."
    ).format(n=p.discount, kind=kind(p.excepted.kind))


def _second_world(p: Power) -> str:
    if p.placement == "conquer":
        return _(
            "If you conquer a world, you may conquer a second one in the same round, "
            "with the Military not used on the first."
        )
    return _(
        "If you pay for a world, you may pay for a second one in the same round, **{n}** cheaper; "
        "then discard this card."
    ).format(n=p.discount)


def _place_if(p: Power) -> str:
    return _("Place it only {conditions}.").format(
        conditions=_(" or ").join(_condition(condition) for condition in p.any)
    )


def _condition(condition: Condition) -> str:
    if condition.card:
        return _("with {card} in your empire").format(card=title(condition.card))
    return _("with **{n}** Military").format(n=condition.military)


def _place_limit(p: Power) -> str:
    return ngettext(
        "You may have **{n}** of it at most.", "You may have **{n}** of them at most.", p.max
    ).format(n=p.max)


def _pass_to_strongest(_p: Power) -> str:
    return _(
        "Before scoring it goes to whoever alone has the most Military, if that is more than its owner's; "
        "on a tie it stays."
    )


POWERS: Mapping[str, Callable[[Power], str]] = {
    "discount": _discount,
    "military_vs": _military_vs,
    "military_per": _military_per,
    "pay_for_conquest": _pay_for_conquest,
    "second_world": _second_world,
    "place_if": _place_if,
    "place_limit": _place_limit,
    "pass_to_strongest": _pass_to_strongest,
}
"""Function for the sentence of each power, by code."""

SIGNS: Mapping[str, str] = {
    "discount": "card",
    "military_vs": "military",
    "military_per": "military",
    "pay_for_conquest": "card",
    "second_world": "settle",
    "place_if": "padlock",
    "place_limit": "padlock",
    "pass_to_strongest": "military",
}
"""Sign of each power, by code."""


def term_text(card: Card, term: Term, what: str) -> str:
    """Return the sentence for a term of a card's VP or income; `what` is the word for these."""
    return TERMS[term.code](card, term, what)


def _per(card: Card, term: Term, what: str) -> str:
    form = {
        "own": _("**+{n}** {what} for each {thing} in your empire."),
        "one_other": _("**+{n}** {what} for each {thing} in one other empire, the one with the most."),
        "any_other": _("**+{n}** {what} for each {thing} in the empires of all others."),
    }[term.where]
    if term.where == "own" and card.id in term.found:
        form = _("**+{n}** {what} for each {thing} in your empire, itself included.")
    return form.format(n=term.amount, what=what, thing=_thing(term.of))


def _with(_card: Card, term: Term, what: str) -> str:
    thing = title(term.of.card) if term.of.card else _("at least one {thing}").format(thing=_thing(term.of))
    form = {
        "own": _("**+{n}** {what} with {thing} in your empire."),
        "one_other": _("**+{n}** {what} if one other player has {thing}."),
        "any_other": _("**+{n}** {what} if any other player has {thing}."),
    }[term.where]
    return form.format(n=term.amount, what=what, thing=thing)


TERMS: Mapping[str, Callable[[Card, Term, str], str]] = {"per": _per, "with": _with}
"""Function for the sentence of each type of term, by code."""


def _thing(of: Selector) -> str:
    """Return the name of what is counted, in the singular."""
    if of.icon:
        return counted_icon(of.icon)
    parts = [kind(of.kind)] if of.kind else []
    parts += [keyword(of.keyword)] if of.keyword else []
    noun = {"development": _("development"), "world": _("world"), "": _("card")}[of.type]
    return " ".join([*parts, noun])
