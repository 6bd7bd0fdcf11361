"""Log line of each event, worded for the reader."""

from galaxy_desktop.engine.events import GameEnded, Reshuffled, RoundBegan
from galaxy_desktop.engine.sentences import (
    RESHUFFLED,
    ROUND_BEGAN,
    cards_text,
    first_text,
    game_ended,
    listed,
    vp,
)
from galaxy_desktop.engine.wording import Row, Told, Wording, cases, row
from galaxy_desktop.games.race import events as e
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.moves import Actions
from galaxy_desktop.games.race.words.terms import (
    action,
    goods,
    item,
    items,
    kind,
    one_good,
    phase,
    reward,
    source,
)
from galaxy_desktop.games.race.words.titles import ended_by_text
from galaxy_desktop.language import N_, NN_, groups
from galaxy_desktop.language import gettext as _


def _number(t: Told) -> str:
    return cards_text(len(t.event.cards))


def _by(thing: str, player: str) -> str:
    return _("{thing} ({player})").format(thing=thing, player=player)


def _worlds(t: Told) -> str:
    pairs = enumerate(t.event.worlds)
    return listed([_by(item(world), t.reader.called(seat)) for seat, world in pairs])


def _actions(t: Told) -> str:
    chosen = t.event.actions
    by = [_by(action(Actions(pair).option), t.reader.called(seat)) for seat, pair in enumerate(chosen)]
    return groups(by) if any(len(pair) > 1 for pair in chosen) else listed(by)


def _choosers(t: Told) -> str:
    return listed([t.reader.called(seat) for seat in t.event.choosers])


def _one_good(t: Told) -> str:
    return one_good(t.event.kind)


def _none(t: Told) -> bool:
    return not t.event.cards


def _came_with_it(t: Told) -> bool:
    """Return whether a good came with the placing of its world, and was not produced."""
    world = t.event.world
    return t.event.cause == world and deck("second")[world].source == "windfall"


def _helped(t: Told) -> bool:
    return bool(t.event.used)


DRAWN = cases(
    (
        lambda t: t.event.cause == "deal",
        row(N_("You are dealt {cards}."), N_("{name} is dealt {n}."), n=_number),
    ),
    (
        lambda t: t.event.cause == "explore" and not t.event.cards,
        row(
            N_("You look at no cards: the deck is empty."), N_("{name} looks at no cards: the deck is empty.")
        ),
    ),
    (
        lambda t: t.event.cause == "explore",
        row(N_("You look at {cards}."), N_("{name} looks at {n}."), n=_number),
    ),
    otherwise=row(N_("You draw {cards} ({cause})."), N_("{name} draws {n} ({cause})."), n=_number),
)

DISCARDED = cases(
    (
        lambda t: t.event.cause == "opening",
        row(N_("You discard {cards} (opening hand)."), N_("{name} discards {n} (opening hand)."), n=_number),
    ),
    (
        lambda t: t.event.cause == "limit",
        row(N_("You discard {cards} (hand limit)."), N_("{name} discards {n} (hand limit)."), n=_number),
    ),
    otherwise=row(N_("You discard {cards} ({cause})."), N_("{name} discards {n} ({cause})."), n=_number),
)

PAID = cases(
    (
        lambda t: t.event.way == "conquer" and t.event.used,
        row(
            N_("You conquer {card} with Military {military:{m}}, discarding {used}."),
            N_("{name} conquers {card} with Military {military:{m}}, discarding {used}."),
            m=lambda t: t.event.military,
        ),
    ),
    (
        lambda t: t.event.way == "conquer",
        row(
            N_("You conquer {card} with Military {military:{m}}."),
            N_("{name} conquers {card} with Military {military:{m}}."),
            m=lambda t: t.event.military,
        ),
    ),
    (
        lambda t: not t.event.cards and t.event.used,
        row(
            N_("You place {card} at no cost, discarding {used}."),
            N_("{name} places {card} at no cost, discarding {used}."),
        ),
    ),
    (_none, row(N_("You place {card} at no cost."), N_("{name} places {card} at no cost."))),
    (
        _helped,
        row(
            N_("You pay for {card} with {cards}, and discard {used}."),
            N_("{name} pays {n} for {card}, and discards {used}."),
            n=_number,
        ),
    ),
    otherwise=row(N_("You pay for {card} with {cards}."), N_("{name} pays {n} for {card}."), n=_number),
)

GOOD_PLACED = cases(
    (
        _came_with_it,
        row(N_("Your {world} receives {good}."), N_("{name}'s {world} receives {good}."), good=_one_good),
    ),
    (
        lambda t: t.event.cause == t.event.world,
        row(N_("You produce {good} on {world}."), N_("{name} produces {good} on {world}."), good=_one_good),
    ),
    otherwise=row(
        N_("You produce {good} on {world} ({cause})."),
        N_("{name} produces {good} on {world} ({cause})."),
        good=_one_good,
    ),
)

CARDS_CONSUMED = cases(
    (_none, row(N_("{power}: you discard no cards."), N_("{power}: {name} discards no cards."))),
    otherwise=row(
        N_("{power}: you discard {cards} for {vp}."), N_("{power}: {name} discards {n} for {vp}."), n=_number
    ),
)

GUESSED = cases(
    (
        lambda t: not t.event.card,
        row(
            N_("{power}: you name {number}, but the deck is empty."),
            N_("{power}: {name} names {number}, but the deck is empty."),
        ),
    ),
    (
        lambda t: t.event.won,
        row(
            N_("{power}: you name {number}, reveal {card} and keep it."),
            N_("{power}: {name} names {number}, reveals {card} and keeps it."),
        ),
    ),
    otherwise=row(
        N_("{power}: you name {number}, reveal {card} and discard it."),
        N_("{power}: {name} names {number}, reveals {card} and discards it."),
    ),
)

LINES: Wording[Row] = Wording(
    rows={
        e.GameBegan: row(
            N_("Start worlds: {worlds}. {first}"),
            worlds=_worlds,
            first=lambda t: first_text(t.reader, t.event.first),
        ),
        RoundBegan: ROUND_BEGAN,
        e.ActionsRevealed: row(N_("Players reveal {actions}."), actions=_actions),
        e.PhaseBegan: cases(
            (lambda t: not t.event.choosers, row(N_("**{phase}**."))),
            otherwise=row(N_("**{phase}**. Bonus: {choosers}."), choosers=_choosers),
        ),
        e.CardsDrawn: DRAWN,
        e.CardsKept: cases(
            (_none, row(N_("You keep no cards."), N_("{name} keeps no cards."))),
            otherwise=row(N_("You keep {cards}."), N_("{name} keeps {n}."), n=_number),
        ),
        e.CardsDiscarded: DISCARDED,
        e.DevelopmentPlaced: row(N_("You develop {card}."), N_("{name} develops {card}.")),
        e.WorldPlaced: row(N_("You settle {card}."), N_("{name} settles {card}.")),
        e.NothingPlaced: cases(
            (
                lambda t: t.event.phase == "develop",
                row(N_("You don't place a development."), N_("{name} doesn't place a development.")),
            ),
            otherwise=row(N_("You don't place a world."), N_("{name} doesn't place a world.")),
        ),
        e.PlacementPaid: PAID,
        e.GoodPlaced: GOOD_PLACED,
        e.GoodSold: row(
            N_("You sell the {kind} good on {world} for {price} ({power})."),
            N_("{name} sells the {kind} good on {world} for {price} ({power})."),
        ),
        e.GoodsConsumed: row(
            N_("{power}: you consume {goods} ({worlds}) for {gain}."),
            N_("{power}: {name} consumes {goods} ({worlds}) for {gain}."),
            goods=lambda t: goods(len(t.event.worlds)),
            worlds=lambda t: items(t.event.worlds),
            gain=lambda t: reward(t.event.vp, t.event.cards),
        ),
        e.CardsConsumed: CARDS_CONSUMED,
        e.Guessed: GUESSED,
        Reshuffled: RESHUFFLED,
        e.RoundEnded: row(
            NN_(
                "End of round {round}: **{pool}** VP chip left; the largest tableau has {tableau}.",
                "End of round {round}: **{pool}** VP chips left; the largest tableau has {tableau}.",
                "pool",
            ),
            pool=lambda t: max(0, t.event.pool),
        ),
        GameEnded: game_ended(ended_by_text),
    },
    formats={
        "name": str,
        "card": item,
        "world": item,
        "power": item,
        "cause": source,
        "cards": items,
        "used": items,
        "kind": kind,
        "phase": phase,
        "price": cards_text,
        "tableau": cards_text,
        "vp": vp,
        "round": str,
        "number": lambda number: f"**{number}**",
    },
)
"""The row of each event."""
