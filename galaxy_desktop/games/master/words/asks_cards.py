"""Texts of the questions about drawing and using cards, and about conflicts."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.wording import Asking, AskRow, Cases, ask, cases
from galaxy_desktop.games.master.box import cards, figures, members, other_side, side
from galaxy_desktop.games.master.draw import comes_back
from galaxy_desktop.games.master.moves import (
    END,
    OFFER_DRAW,
    REFUSE,
    Discard,
    OfferTruce,
    PlaceConflict,
    parse,
)
from galaxy_desktop.games.master.powers import card_limit
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import Conflict
from galaxy_desktop.games.master.symbols import laid
from galaxy_desktop.games.master.words.names import item, seat_title
from galaxy_desktop.games.master.words.terms import a_card, deck, some_cubes
from galaxy_desktop.language import N_, NN_


def _chosen(a: Asking) -> bool:
    return bool(a.chosen)


def _back(a: Asking) -> str:
    """Return the card looked at that refusing all would bring, as no other is left."""
    return comes_back(a.view, a.decision.about)


def _refuses(a: Asking) -> bool:
    return REFUSE in a.chosen


DECK = ask(
    N_("Draw a card: choose a deck"),
    N_("You look at its top cards and keep one, or refuse them and take the next card unseen."),
    cases((_chosen, N_("Draw from the {deck} deck")), otherwise=N_("Choose a deck")),
    deck=lambda a: deck(a.chosen[0]),
)
DRAW = ask(
    N_("Draw: keep {a_card}"),
    cases(
        (_back, N_("These are all the cards in the deck. If you refuse all, you take {back}.")),
        otherwise=NN_(
            "The other returns to the bottom of the deck. Or refuse both and take the next card unseen.",
            "The others return to the bottom of the deck. Or refuse all and take the next card unseen.",
            "others",
        ),
    ),
    cases(
        (lambda a: _refuses(a) and _back(a), N_("Take {back}")),
        (_refuses, N_("Take the next card")),
        (_chosen, N_("Keep {choice}")),
        otherwise=N_("Choose a card"),
    ),
    a_card=lambda a: a_card((a.decision.about,)),
    back=lambda a: item(_back(a)),
    others=lambda a: len(a.view.looked) - 1,
)
SEARCH = ask(
    N_("Search: choose {a_card}"),
    N_("This is the whole deck. It is shuffled afterward."),
    cases((_chosen, N_("Take {choice}")), otherwise=N_("Choose a card")),
    a_card=lambda a: a_card((a.decision.about,)),
)


def _limit(a: Asking) -> int:
    return card_limit(a.view, a.view.viewer or 0)


def _held(a: Asking) -> int:
    return len(a.view.players[a.view.viewer or 0].row)


def _reward(discarded: int) -> str:
    rewards = figures().discard_reward
    return some_cubes(rewards[min(discarded, len(rewards) - 1)])


def _pays_more(a: Asking) -> bool:
    """Return whether one more card discarded gives more cubes."""
    return int(a.view.discarded) < len(figures().discard_reward) - 1


def _offers(kind: type[Move]) -> Callable[[Asking], bool]:
    return lambda a: any(isinstance(parse(option), kind) for option in a.decision.options())


def _has_discarded(a: Asking) -> bool:
    return bool(a.view.discarded)


def _takes(kind: type[Move]) -> Callable[[Asking], bool]:
    return lambda a: bool(a.chosen) and isinstance(parse(a.chosen[0]), kind)


def _chosen_card(a: Asking) -> str:
    move = parse(a.chosen[0])
    assert isinstance(move, Discard | PlaceConflict)
    return item(move.card)


def _takes_side(facing: str) -> Callable[[Asking], bool]:
    def takes(a: Asking) -> bool:
        move = parse(a.chosen[0]) if a.chosen else None
        return isinstance(move, PlaceConflict) and move.facing == facing

    return takes


def _end(a: Asking, *, own: bool) -> str:
    """Return the own or the other system at the track chosen for a conflict."""
    move = parse(a.chosen[0])
    assert isinstance(move, PlaceConflict)
    ends = star_map().tracks[move.track].ends
    return item(next(end for end in ends if (a.view.owners.get(end) == a.view.viewer) is own))


SIDE_LINES = (
    (_takes_side("red"), N_("You take the red side: {own} against {other}.")),
    (_takes_side("blue"), N_("You take the blue side: {own} against {other}.")),
)
"""Second line of the bar once a conflict card has its track and side."""

USE_CARDS = ask(
    cases(
        (_offers(PlaceConflict), N_("Use cards: discard, start conflicts or end your turn")),
        (_offers(Discard), N_("Use cards: discard or end your turn")),
        otherwise=N_("Use cards: end your turn"),
    ),
    cases(
        *SIDE_LINES,
        (
            lambda a: _has_discarded(a) and _offers(Discard)(a) and _pays_more(a),
            N_(
                "You have {has}; the limit is **{limit}**. Cards discarded: **{discarded}**, for {reward}; "
                "one more makes it {more}."
            ),
        ),
        (
            lambda a: _offers(Discard)(a) and not _has_discarded(a),
            N_("You have {has}; the limit is **{limit}**. Discard **1** card to gain {more}."),
        ),
        (
            _has_discarded,
            N_("You have {has}; the limit is **{limit}**. Cards discarded: **{discarded}**, for {reward}."),
        ),
        otherwise=N_("You have {has}; the limit is **{limit}**."),
    ),
    cases(
        (_takes(Discard), N_("Discard {card}")),
        (_takes(PlaceConflict), N_("Start {card}")),
        (_takes(OfferTruce), N_("Offer a truce")),
        (lambda a: OFFER_DRAW in a.chosen, N_("Offer a draw")),
        otherwise=N_("Choose an action"),
    ),
    N_("End turn"),
    second_step=END,
    has=lambda a: cards_text(_held(a)),
    limit=_limit,
    discarded=lambda a: a.view.discarded,
    reward=lambda a: _reward(a.view.discarded),
    more=lambda a: _reward(a.view.discarded + 1),
    card=_chosen_card,
    own=lambda a: _end(a, own=True),
    other=lambda a: _end(a, own=False),
)
LIMIT = ask(
    NN_("Card limit: discard {n} card", "Card limit: discard {n} cards"),
    cases(
        *SIDE_LINES,
        (
            _offers(PlaceConflict),
            N_(
                "The limit is **{limit}**. You may start conflicts instead. Discards give cubes and trigger "
                "abilities as usual."
            ),
        ),
        otherwise=N_("The limit is **{limit}**. Discards give cubes and trigger abilities as usual."),
    ),
    cases(
        (_takes(Discard), N_("Discard {card}")),
        (_takes(PlaceConflict), N_("Start {card}")),
        otherwise=N_("Choose a card"),
    ),
    n=lambda a: _held(a) - _limit(a),
    limit=_limit,
    card=_chosen_card,
    own=lambda a: _end(a, own=True),
    other=lambda a: _end(a, own=False),
)


def destroys(decision: Decision) -> bool:
    """Return whether the cause destroys a card of the offered type, rather than taking it."""
    known, type_ = cards()[decision.about], cards()[decision.options()[0]].deck
    effects = [effect for ability in known.abilities for effect in ability.effects]
    effects += [effect for project in known.projects for effect in project.stake]
    return any(effect.code == "destroy_card" and type_ in members(effect.deck) for effect in effects)


CARD = cases(
    (
        lambda a: destroys(a.decision),
        ask(
            N_("{about}: destroy an opponent's card"),
            N_(
                "It returns to the bottom of its deck. Its cubes return to their owners; those in starred "
                "slots move to the reserve."
            ),
            cases((_chosen, N_("Destroy {choice}")), otherwise=N_("Choose a card")),
        ),
    ),
    otherwise=ask(
        N_("{about}: take an opponent's card"),
        N_("You get it empty. Its cubes return to their owners; those in starred slots move to the reserve."),
        cases((_chosen, N_("Take {choice}")), otherwise=N_("Choose a card")),
    ),
)


def _conflict(a: Asking) -> Conflict:
    found = a.view.conflicts[a.decision.about]
    assert isinstance(found, Conflict)
    return found


def _own_side(a: Asking) -> str:
    return _conflict(a).facing(a.view.viewer or 0)


TRUCE = ask(
    N_("{about}: agree to a truce?"),
    cases(
        (
            lambda a: _own_side(a) == "red",
            N_(
                "No one wins and all cubes are removed (you: **{own}**, {opponent}: **{theirs}**). You get "
                "the card."
            ),
        ),
        otherwise=N_(
            "No one wins and all cubes are removed (you: **{own}**, {opponent}: **{theirs}**). {opponent} "
            "gets the card."
        ),
    ),
    N_("Keep fighting"),
    N_("Agree to the truce"),
    refuse_first=True,
    own=lambda a: laid(a.view, side(a.decision.about, _own_side(a))),
    theirs=lambda a: laid(a.view, side(a.decision.about, other_side(_own_side(a)))),
    opponent=lambda a: seat_title(a.view, _conflict(a).seat(other_side(_own_side(a)))),
)

CARD_QUESTIONS: Mapping[str, AskRow | Cases[AskRow]] = {
    "deck": DECK,
    "draw": DRAW,
    "search": SEARCH,
    "cards": USE_CARDS,
    "limit": LIMIT,
    "claim": ask(
        N_("{about}: place a base?"),
        N_("It needs no route, and you draw a leader card. Otherwise the system is neutral."),
        N_("Place a base"),
        N_("Keep it neutral"),
    ),
    "card": CARD,
    "cancel": ask(
        N_("{about}: cancel a conflict"),
        N_(
            "No one wins; all cubes are removed. The player on the red side gets the card; against a "
            "neutral system, it returns to its deck."
        ),
        cases((_chosen, N_("Cancel {choice}")), otherwise=N_("Choose a conflict")),
    ),
    "truce": TRUCE,
    "draw_offer": ask(
        N_("End the game in a draw?"),
        N_("The game has stalled or run very long. It ends only if everyone agrees."),
        N_("Keep playing"),
        N_("Agree to a draw"),
        refuse_first=True,
    ),
}
"""The row of each topic."""
