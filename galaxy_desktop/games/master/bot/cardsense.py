"""Worth of cards to a seat, in a deck and in its row."""

from galaxy_desktop.games.master.bot.abilities import text_worth
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.reach import capturing
from galaxy_desktop.games.master.bot.weights import (
    AGENDA_SHARE,
    DRAWN,
    FRONT,
    HAND_SHARE,
    LEADER,
    POLITICS,
    SATURATION,
    SECOND_BASE,
    SPOIL,
)
from galaxy_desktop.games.master.box import Card, cards, deck_of, figures
from galaxy_desktop.games.master.schema import AGENDA, BASE, CONFLICT, LASTING, RECEIVE, SYMBOLS
from galaxy_desktop.games.master.victory import CONQUEST, EXPANSION


def implement_worth(aims: Aims, card: Card) -> float:
    """Return the worth of a development once it is implemented; zero if no more of its type may be."""
    nth = aims.implemented(card.deck) + 1
    if nth > figures().implemented_per_type:
        return 0.0
    return aims.symbol_sum(card.projects[0].id) + text_worth(aims, card) + POLITICS[nth]


def card_worth(aims: Aims, id_: str) -> float:
    """Return the worth of a card in the row, before any cubes lie on it."""
    if id_ not in aims.cards:
        aims.cards[id_] = _card_worth(aims, cards()[id_])
    return aims.cards[id_]


def _card_worth(aims: Aims, card: Card) -> float:
    if card.is_development:
        return HAND_SHARE * implement_worth(aims, card)
    if card.deck == CONFLICT:
        return conflict_card_worth(aims, card)
    worth = LEADER + text_worth(aims, card)
    for project in card.projects:
        if project.kind == BASE:
            worth += SECOND_BASE * (0.4 + aims.share(EXPANSION))
        elif project.kind == AGENDA:
            worth += AGENDA_SHARE * aims.symbol_sum(project.id)
        elif project.kind == RECEIVE:
            worth += 1.0
    return worth


def conflict_card_worth(aims: Aims, card: Card) -> float:
    """Return the worth of a conflict card in the row: its symbol, spoils, and systems it may capture."""
    worth = aims.symbols[SYMBOLS.index(card.symbol)] + SPOIL * card.spoils / 2
    return FRONT * (worth + (card.id in capturing()) * (1.0 + 6.0 * aims.share(CONQUEST))) + aims.engine


def kept_worth(aims: Aims, id_: str) -> float:
    """Return the worth that a row loses with a card, counting what is active on it and the cubes on it."""
    card = cards()[id_]
    if card.is_development and card.projects[0].id in aims.g.active:
        return aims.symbol_sum(card.projects[0].id) + text_worth(aims, card) + 2.0
    worth = card_worth(aims, id_)
    for project in card.projects:
        there = aims.g.cubes.get(project.id, ())
        worth += 0.5 * (len(there) - there.count(""))
        if project.id in aims.g.active:
            worth += aims.symbol_sum(project.id)
        if project.id in aims.player.built:
            worth += aims.base
    return worth


def deck_worth(aims: Aims, deck: str) -> float:
    """Return the worth of a draw from a deck, by the top card if known and the average unseen card."""
    if deck not in aims.decks:
        aims.decks[deck] = _deck_worth(aims, deck)
    return aims.decks[deck]


def _deck_worth(aims: Aims, deck: str) -> float:
    pile = aims.g.decks[deck]
    if not pile:
        return 0.0
    known = card_worth(aims, pile[0]) if pile[0] in cards() else 0.0
    worths = [card_worth(aims, card) for card in unseen(aims, deck)]
    usual = sum(worths) / len(worths) if worths else 0.0
    worth = max(known, usual) + 0.3 * min(known, usual)
    crowd = crowding(aims) if cards()[deck_of(deck)[0]].is_development else 1.0
    return DRAWN * crowd * worth


def unseen(aims: Aims, deck: str) -> list[str]:
    """Return the cards of a deck that are not face up anywhere."""
    seen = aims.face_up
    return [card for card in deck_of(deck) if card not in seen]


def crowding(aims: Aims) -> float:
    """Return the factor for one more development: lower if projects wait in the row, or it is full."""
    waiting = sum(
        project.id not in aims.g.active
        for card in aims.player.row
        for project in cards()[card].projects
        if project.kind in LASTING
    )
    full = len(aims.player.row) >= figures().card_limit
    return SATURATION[min(waiting, len(SATURATION) - 1)] * (0.5 if full else 1.0)
