"""Log lines about worlds: explored, settled, replaced, given up."""

from galaxy_desktop.engine.sentences import Sentences
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.frontiers import events as e
from galaxy_desktop.games.frontiers.words.terms import item, items, kind, money
from galaxy_desktop.language import gettext as _


def _worlds_offered(event: e.WorldsOffered, _r: Reader) -> str:
    if not event.worlds:
        return _("The bag is empty: there is nothing to explore.")
    return _("In the center: {worlds}.").format(worlds=items(event.worlds))


def _world_picked(event: e.WorldPicked, r: Reader) -> str:
    return r.says(
        event.seat, _("You pick **{world}**."), _("{name} picks **{world}**."), world=item(event.world)
    )


def _worlds_drawn(event: e.WorldsDrawn, r: Reader) -> str:
    facts = {"worlds": items(event.worlds), "cause": item(event.cause)}
    if not event.worlds:
        return r.says(
            event.seat,
            _("The bag is empty: you draw nothing ({cause})."),
            _("The bag is empty: {name} draws nothing ({cause})."),
            **facts,
        )
    return r.says(
        event.seat, _("You draw {worlds} ({cause})."), _("{name} draws {worlds} ({cause})."), **facts
    )


def _offer_returned(event: e.OfferReturned, _r: Reader) -> str:
    return _("Back to the bag: {worlds}.").format(worlds=items(event.worlds))


def _worlds_discarded(event: e.WorldsDiscarded, r: Reader) -> str:
    return r.says(
        event.seat,
        _("Over the limit of nine, you give up {worlds}."),
        _("Over the limit of nine, {name} gives up {worlds}."),
        worlds=items(event.worlds),
    )


def _world_settled(event: e.WorldSettled, r: Reader) -> str:
    facts = {
        "world": item(event.world),
        "money": money(event.price),
        "strength": event.strength,
        "by": item(event.by) if event.by else "",
    }
    you, other = {
        "pay": (_("You settle **{world}** for {money}."), _("{name} settles **{world}** for {money}.")),
        "conquer": (
            _("You conquer **{world}** with Military **{strength}**."),
            _("{name} conquers **{world}** with Military **{strength}**."),
        ),
        "pay_for_military": (
            _("You pay {money} for **{world}**, a military world ({by})."),
            _("{name} pays {money} for **{world}**, a military world ({by})."),
        ),
        "replace": (
            _("You settle **{world}** in place of {by}."),
            _("{name} settles **{world}** in place of {by}."),
        ),
    }[event.how]
    return r.says(event.seat, you, other, **facts)


def _military_bought(event: e.MilitaryBought, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You remove the {kind} good of {colony} for Military **+{n}** ({cause})."),
        _("{name} removes the {kind} good of {colony} for Military **+{n}** ({cause})."),
        kind=kind(event.kind),
        colony=item(event.colony),
        n=event.amount,
        cause=item(event.cause),
    )


def _colony_replaced(event: e.ColonyReplaced, r: Reader) -> str:
    facts = {
        "colony": item(event.colony),
        "world": item(event.world),
        "cause": item(event.cause),
        "kind": kind(event.lost) if event.lost else "",
    }
    if event.lost:
        return r.says(
            event.seat,
            _("You replace {colony} with **{world}** and lose the {kind} good there ({cause})."),
            _("{name} replaces {colony} with **{world}** and loses the {kind} good there ({cause})."),
            **facts,
        )
    return r.says(
        event.seat,
        _("You replace {colony} with **{world}** ({cause})."),
        _("{name} replaces {colony} with **{world}** ({cause})."),
        **facts,
    )


def _worlds_returned(event: e.WorldsReturned, _r: Reader) -> str:
    return _("Replaced, back to the bag: {worlds}.").format(worlds=items(event.worlds))


def _kind_set(event: e.KindSet, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You set {world} to {kind}."),
        _("{name} sets {world} to {kind}."),
        world=item(event.world),
        kind=kind(event.kind),
    )


def _world_stocked(event: e.WorldStocked, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You stockpile {world}: **{n}** by now."),
        _("{name} stockpiles {world}: **{n}** by now."),
        world=item(event.world),
        n=event.total,
    )


LINES: Sentences = {
    e.WorldsOffered: _worlds_offered,
    e.WorldPicked: _world_picked,
    e.WorldsDrawn: _worlds_drawn,
    e.OfferReturned: _offer_returned,
    e.WorldsDiscarded: _worlds_discarded,
    e.WorldSettled: _world_settled,
    e.MilitaryBought: _military_bought,
    e.ColonyReplaced: _colony_replaced,
    e.WorldsReturned: _worlds_returned,
    e.KindSet: _kind_set,
    e.WorldStocked: _world_stocked,
}
"""The function that words the line, by sort of event about worlds."""
