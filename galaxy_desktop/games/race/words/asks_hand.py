"""Texts of the questions about start worlds, actions and cards of the hand."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Decision, Pay, Pick
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.question import Chosen, Question, choose_cards, plain_cards, seat_of
from galaxy_desktop.games.race.words.terms import action, item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def _opening(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    missing = d.least - len(chosen)
    return Ask(
        _("Set-up: which cards do you discard?"),
        _("You keep the other **{n}**. Your start world is {world}.").format(
            n=len(d.offered) - d.least, world=item(view.players[seat_of(view)].start)
        ),
        choose_cards(missing) if missing > 0 else _("Discard {n}").format(n=plain_cards(d.least)),
    )


def _start(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pay)
    del view
    worlds = [option for option in chosen if any(way.id == option for way in d.ways)]
    missing = d.ways[0].cost - (len(chosen) - len(worlds))
    head = (
        _("Set-up: start with {world}?").format(world=item(worlds[0]))
        if worlds
        else _("Set-up: which start world?")
    )
    line = _("Choose a world to start with and {cards} to discard; the other world is discarded too.").format(
        cards=cards_text(d.ways[0].cost)
    )
    if not worlds:
        return Ask(head, line, _("Choose a world"))
    return Ask(
        head,
        line,
        choose_cards(missing) if missing > 0 else _("Start with {world}").format(world=item(worlds[0])),
    )


def _action(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    del d
    line = _(
        "It stays secret until all have chosen. Every chosen phase happens for everyone; "
        "only you get your bonus."
    )
    if not chosen:
        head = (
            _("Actions: which two do you choose?")
            if view.variant == "experienced"
            else _("Actions: what do you choose?")
        )
        return Ask(head, line, _("Choose an action"))
    name = action(chosen[0])
    return Ask(_("Actions: choose {name}?").format(name=name), line, _("Choose {name}").format(name=name))


def _keep(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    hand, missing = len(view.players[seat_of(view)].hand), d.least - len(chosen)
    line = _("You keep **{keep}** of **{n}**; the rest is discarded. You will have {hand} in hand.").format(
        keep=d.least, n=len(d.offered), hand=cards_text(hand + d.least)
    )
    if missing > 0:
        head = ngettext("Explore: which card do you keep?", "Explore: which {n} cards do you keep?", d.least)
        return Ask(head.format(n=d.least), line, choose_cards(missing))
    if len(chosen) == 1:
        return Ask(_("Explore: keep {card}?").format(card=item(chosen[0])), line, _("Keep this card"))
    return Ask(_("Explore: keep these cards?"), line, _("Keep {n}").format(n=plain_cards(len(chosen))))


def _limit(view: RaceState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    del view
    missing = d.least - len(chosen)
    return Ask(
        _("Hand limit: which cards do you discard?"),
        _("You hold {n}; at the end of a round **{most}** may stay.").format(
            n=cards_text(len(d.offered)), most=len(d.offered) - d.least
        ),
        choose_cards(missing) if missing > 0 else _("Discard {n}").format(n=plain_cards(d.least)),
    )


QUESTIONS: Mapping[str, Question] = {
    "opening": _opening,
    "start": _start,
    "action": _action,
    "keep": _keep,
    "limit": _limit,
}
"""Function for the texts of each topic."""
