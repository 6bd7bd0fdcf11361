"""Questions of phase 3 and of conflicts for the prompt bar."""

from collections.abc import Callable, Mapping, Sequence

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.master.box import cards, figures, members, side
from galaxy_desktop.games.master.moves import END, Discard, parse
from galaxy_desktop.games.master.powers import card_limit
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import laid
from galaxy_desktop.games.master.words.options import option_text
from galaxy_desktop.games.master.words.terms import item, people, some_cubes
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Chosen = Sequence[Option]


def named(chosen: Chosen, form: str, missing: str) -> str:
    """Return the button's text for the one option chosen, or for none."""
    return form.format(name=item(chosen[0])) if chosen else missing


def _cards(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Use cards: discard, start a conflict, or end?")
    seat = view.viewer or 0
    form = _("You have {has}, the limit is **{limit}**. Discarded: **{n}**, for {cubes}.")
    if any(isinstance(parse(option), Discard) for option in d.options()):
        form = _(
            "You have {has}, the limit is **{limit}**. "
            "Discarded: **{n}**, for {cubes}; with one more, for **{more}**."
        )
    line = form.format(
        has=cards_text(len(view.players[seat].row)),
        limit=card_limit(view, seat),
        n=view.discarded,
        cubes=some_cubes(_reward(view.discarded)),
        more=_reward(view.discarded + 1),
    )
    if not chosen:
        return Ask(head, line, _("End the turn"), step=END)
    return Ask(head, line, option_text(view, d, chosen[0]))


def _reward(discarded: int) -> int:
    rewards = figures().discard_reward
    return rewards[min(discarded, len(rewards) - 1)]


def _limit(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    seat = view.viewer or 0
    limit = card_limit(view, seat)
    over = len(view.players[seat].row) - limit
    head = ngettext("Limit: **{n}** card has to go", "Limit: **{n}** cards have to go", over).format(n=over)
    line = _("You may keep **{limit}**. Discarded cards count for cubes, and their abilities work.").format(
        limit=limit
    )
    return Ask(head, line, option_text(view, d, chosen[0]) if chosen else _("Choose a card"))


def _claim(_view: MasterState, d: Decision, _chosen: Chosen) -> Ask:
    head = _("{system}: place a base there?").format(system=item(d.about))
    line = _("It needs no route and brings a leader. Left neutral, the system is open to anybody.")
    return Ask(head, line, _("Place a base"), _("Leave it neutral"))


def _card(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    if _destroys(d):
        head = _("{card}: which card of a rival is destroyed?").format(card=item(d.about))
        line = _("It goes under its deck, and the cubes on it back to its owner.")
        return Ask(head, line, named(chosen, _("Destroy {name}"), _("Choose a card")))
    head = _("{card}: which card of a rival do you take?").format(card=item(d.about))
    line = _("Cubes on it go back to its owner; a development comes to you without any.")
    return Ask(head, line, named(chosen, _("Take {name}"), _("Choose a card")))


def _destroys(d: Decision) -> bool:
    """Return whether the cause destroys a card of the offered type, rather than taking it."""
    cause, deck = cards()[d.about], cards()[d.options()[0]].deck
    effects = [effect for ability in cause.abilities for effect in ability.effects]
    effects += [effect for project in cause.projects for effect in project.stake]
    return any(effect.code == "destroy_card" and deck in members(effect.deck) for effect in effects)


def _cancel(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: which conflict ends?").format(card=item(d.about))
    line = _(
        "Nobody wins, all cubes go back. The card goes to the red side, or under its deck if one is neutral."
    )
    return Ask(head, line, named(chosen, _("Cancel {name}"), _("Choose a conflict")))


def _truce(view: MasterState, d: Decision, _chosen: Chosen) -> Ask:
    conflict = view.conflicts[d.about]
    facing = conflict.facing(view.viewer or 0)
    other = "blue" if facing == "red" else "red"
    head = _("{card}: agree to a truce?").format(card=item(d.about))
    line = _(
        "Nobody wins, cubes go back: yours **{own}**, {who} **{theirs}**. "
        "The card goes to the red side: {red}."
    ).format(
        own=laid(view, side(d.about, facing)),
        who=people(view, conflict.seat(other)),
        theirs=laid(view, side(d.about, other)),
        red=people(view, conflict.red),
    )
    return Ask(head, line, _("Agree"), _("Fight on"))


def _draw_offer(_view: MasterState, _d: Decision, _chosen: Chosen) -> Ask:
    head = _("Call the game a draw?")
    line = _("The game has stood still or gone on very long. It ends only if all agree.")
    return Ask(head, line, _("Agree to a draw"), _("Play on"))


CARD_QUESTIONS: Mapping[str, Callable[[MasterState, Decision, Chosen], Ask]] = {
    "cards": _cards,
    "limit": _limit,
    "claim": _claim,
    "card": _card,
    "cancel": _cancel,
    "truce": _truce,
    "draw_offer": _draw_offer,
}
"""Function that makes the question of each topic."""
