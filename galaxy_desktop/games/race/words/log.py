"""Log lines of the events, worded for the reader."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, GameEnded, Reshuffled, RoundBegan, Seat
from galaxy_desktop.engine.sentences import (
    Reader,
    Sentences,
    cards_text,
    ended_line,
    first_text,
    listed,
    reshuffled_line,
    round_line,
    vp,
)
from galaxy_desktop.games.race import events as e
from galaxy_desktop.games.race.moves import Actions
from galaxy_desktop.games.race.words.terms import action, goods, item, items, kind, one_of_kind, phase, reward
from galaxy_desktop.games.race.words.titles import ended_by_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the line of an event, addressing the viewer as "you"; `names` are indexed by seat."""
    return LINES[type(event)](event, Reader(names, viewer))


def _game_began(event: e.GameBegan, r: Reader) -> str:
    worlds = listed([f"{r.called(seat)}: {item(world)}" for seat, world in enumerate(event.worlds)])
    return _("Start worlds: {worlds}. {first}").format(worlds=worlds, first=first_text(r, event.first))


def _actions_revealed(event: e.ActionsRevealed, r: Reader) -> str:
    chosen = [f"{r.called(seat)}: {action(Actions(pair).option)}" for seat, pair in enumerate(event.actions)]
    return _("Actions: {chosen}.").format(chosen="; ".join(chosen))


def _phase_began(event: e.PhaseBegan, r: Reader) -> str:
    choosers = listed([r.called(seat) for seat in event.choosers])
    return _("**{phase}**, with the bonus for {choosers}.").format(
        phase=phase(event.phase), choosers=choosers
    )


def _cards_drawn(event: e.CardsDrawn, r: Reader) -> str:
    drawn, number = items(event.cards), cards_text(len(event.cards))
    if event.cause == "deal":
        return r.says(
            event.seat, _("You are dealt {drawn}."), _("{name} is dealt {n}."), drawn=drawn, n=number
        )
    if event.cause == "explore":
        if not event.cards:
            return r.says(
                event.seat,
                _("You look at no cards; none are left."),
                _("{name} looks at no cards; none are left."),
            )
        return r.says(event.seat, _("You look at {drawn}."), _("{name} looks at {n}."), drawn=drawn, n=number)
    return r.says(
        event.seat,
        _("You draw {drawn} ({cause})."),
        _("{name} draws {n} ({cause})."),
        drawn=drawn,
        n=number,
        cause=item(event.cause),
    )


def _cards_kept(event: e.CardsKept, r: Reader) -> str:
    if not event.cards:
        return r.says(event.seat, _("You keep no card."), _("{name} keeps no card."))
    return r.says(
        event.seat,
        _("You keep {kept}."),
        _("{name} keeps {n}."),
        kept=items(event.cards),
        n=cards_text(len(event.cards)),
    )


def _cards_discarded(event: e.CardsDiscarded, r: Reader) -> str:
    why = {"opening": _("opening cards"), "explore": _("Explore"), "limit": _("hand limit")}
    return r.says(
        event.seat,
        _("You discard {gone} ({why})."),
        _("{name} discards {n} ({why})."),
        gone=items(event.cards),
        n=cards_text(len(event.cards)),
        why=why.get(event.cause) or item(event.cause),
    )


def _development_placed(event: e.DevelopmentPlaced, r: Reader) -> str:
    return r.says(event.seat, _("You develop {card}."), _("{name} develops {card}."), card=item(event.card))


def _world_placed(event: e.WorldPlaced, r: Reader) -> str:
    return r.says(event.seat, _("You place {card}."), _("{name} places {card}."), card=item(event.card))


def _nothing_placed(event: e.NothingPlaced, r: Reader) -> str:
    if event.phase == "develop":
        return r.says(event.seat, _("You develop nothing."), _("{name} develops nothing."))
    return r.says(event.seat, _("You settle nothing."), _("{name} settles nothing."))


def _placement_paid(event: e.PlacementPaid, r: Reader) -> str:
    facts = {
        "card": item(event.card),
        "paid": items(event.cards),
        "n": cards_text(len(event.cards)),
        "helped": _(" Discarded to help: {cards}.").format(cards=items(event.used)) if event.used else "",
        "m": event.military,
    }
    if event.way == "conquer":
        return r.says(
            event.seat,
            _("You conquer {card} with Military {{military:{m}}}.{helped}"),
            _("{name} conquers {card} with Military {{military:{m}}}.{helped}"),
            **facts,
        )
    if not event.cards:
        return r.says(
            event.seat,
            _("{card} costs you nothing.{helped}"),
            _("{card} costs {name} nothing.{helped}"),
            **facts,
        )
    return r.says(
        event.seat,
        _("You pay for {card} with {paid}.{helped}"),
        _("{name} pays {n} for {card}.{helped}"),
        **facts,
    )


def _good_placed(event: e.GoodPlaced, r: Reader) -> str:
    facts = {"world": item(event.world), "one": one_of_kind(event.kind), "cause": item(event.cause)}
    if event.cause == event.world:
        return r.says(
            event.seat,
            _("Your {world} gets {one} good."),
            _("{world} of {name} gets {one} good."),
            **facts,
        )
    return r.says(
        event.seat,
        _("Your {world} gets {one} good ({cause})."),
        _("{world} of {name} gets {one} good ({cause})."),
        **facts,
    )


def _good_sold(event: e.GoodSold, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You sell the {kind} good of {world} for {price} ({power})."),
        _("{name} sells the {kind} good of {world} for {price} ({power})."),
        kind=kind(event.kind),
        world=item(event.world),
        price=cards_text(event.price),
        power=item(event.power),
    )


def _goods_consumed(event: e.GoodsConsumed, r: Reader) -> str:
    return r.says(
        event.seat,
        _("{power}: you spend {goods} ({worlds}) for {gain}."),
        _("{power}: {name} spends {goods} ({worlds}) for {gain}."),
        power=item(event.power),
        goods=goods(len(event.worlds)),
        worlds=items(event.worlds),
        gain=reward(event.vp, event.cards),
    )


def _cards_consumed(event: e.CardsConsumed, r: Reader) -> str:
    if not event.cards:
        return r.says(
            event.seat,
            _("{power}: you discard nothing."),
            _("{power}: {name} discards nothing."),
            power=item(event.power),
        )
    return r.says(
        event.seat,
        _("{power}: you discard {gone} for {gain}."),
        _("{power}: {name} discards {n} for {gain}."),
        power=item(event.power),
        gone=items(event.cards),
        n=cards_text(len(event.cards)),
        gain=vp(event.vp),
    )


def _guessed(event: e.Guessed, r: Reader) -> str:
    facts = {"power": item(event.power), "number": event.number, "card": item(event.card)}
    if not event.card:
        return r.says(
            event.seat,
            _("{power}: you say {number}, and there is no card to turn up."),
            _("{power}: {name} says {number}, and there is no card to turn up."),
            **facts,
        )
    if event.won:
        return r.says(
            event.seat,
            _("{power}: you say **{number}** and turn up {card}. It is yours."),
            _("{power}: {name} says **{number}**, turns up {card} and keeps it."),
            **facts,
        )
    return r.says(
        event.seat,
        _("{power}: you say **{number}** and turn up {card}. It is discarded."),
        _("{power}: {name} says **{number}** and turns up {card}. It is discarded."),
        **facts,
    )


def _round_ended(event: e.RoundEnded, _r: Reader) -> str:
    pool = max(0, event.pool)
    return ngettext(
        "Round {round} is over: **{pool}** VP chip left, the largest empire has {cards}.",
        "Round {round} is over: **{pool}** VP chips left, the largest empire has {cards}.",
        pool,
    ).format(round=event.round, pool=pool, cards=cards_text(event.tableau))


LINES: Sentences = {
    e.GameBegan: _game_began,
    RoundBegan: round_line,
    e.ActionsRevealed: _actions_revealed,
    e.PhaseBegan: _phase_began,
    e.CardsDrawn: _cards_drawn,
    e.CardsKept: _cards_kept,
    e.CardsDiscarded: _cards_discarded,
    e.DevelopmentPlaced: _development_placed,
    e.WorldPlaced: _world_placed,
    e.NothingPlaced: _nothing_placed,
    e.PlacementPaid: _placement_paid,
    e.GoodPlaced: _good_placed,
    e.GoodSold: _good_sold,
    e.GoodsConsumed: _goods_consumed,
    e.CardsConsumed: _cards_consumed,
    e.Guessed: _guessed,
    Reshuffled: reshuffled_line,
    e.RoundEnded: _round_ended,
    GameEnded: ended_line(ended_by_text),
}
"""Function for the line of each type of event."""
