"""Lines of the log for events of cards."""

from galaxy_desktop.engine.sentences import Sentences, listed
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.master import card_events as e
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.words.terms import deck, facing, item, nth, track
from galaxy_desktop.language import gettext as _


def _names(cards_: tuple[str, ...]) -> str:
    return listed([item(card) for card in cards_])


def _species_offered(event: e.SpeciesOffered, _r: Reader) -> str:
    return _("Species on offer: {cards}.").format(cards=_names(event.cards))


def _decks_opened(_event: e.DecksOpened, _r: Reader) -> str:
    return _("All decks are turned face up.")


def _cards_seen(event: e.CardsSeen, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You look at {cards}."),
        _("{name} looks at {cards}."),
        cards=_names(event.cards),
    )


def _cards_put_under(event: e.CardsPutUnder, _r: Reader) -> str:
    return _("Under the {deck} deck: {cards}.").format(deck=deck(event.deck), cards=_names(event.cards))


def _deck_shuffled(event: e.DeckShuffled, _r: Reader) -> str:
    return _("The {deck} deck is shuffled.").format(deck=deck(event.deck))


def _card_gained(event: e.CardGained, r: Reader) -> str:
    you, other = {
        "kept": (_("You keep {card}."), _("{name} keeps {card}.")),
        "blind": (_("You refuse, and draw {card} unseen."), _("{name} refuses, and draws {card} unseen.")),
        "back": (_("You refuse, and {card} comes back."), _("{name} refuses, and {card} comes back.")),
        "random": (_("You draw {card} at random."), _("{name} draws {card} at random.")),
        "search": (_("You choose {card}."), _("{name} chooses {card}.")),
        "draft": (_("You play the {card}."), _("{name} plays the {card}.")),
        "board": (_("You take {card} off the map."), _("{name} takes {card} off the map.")),
        "rival": (_("{card} is yours now."), _("{card} belongs to {name} now.")),
    }[event.origin]
    return r.says(event.seat, you, other, card=item(event.card))


def _card_lost(event: e.CardLost, r: Reader) -> str:
    you, other = {
        "discarded": (_("You discard {card}."), _("{name} discards {card}.")),
        "destroyed": (_("Your {card} is destroyed."), _("{name}'s {card} is destroyed.")),
        "taken": (_("{card} is taken from you."), _("{card} is taken from {name}.")),
        "placed": (_("You place {card}."), _("{name} places {card}.")),
    }[event.cause]
    return r.says(event.seat, you, other, card=item(event.card))


def _conflict_begun(event: e.ConflictBegun, r: Reader) -> str:
    target = _("nobody") if event.target == NOBODY else r.called(event.target)
    return _("{card} on {track}: {who} on the {side} against {target}.").format(
        card=item(event.card),
        track=track(event.track),
        who=r.called(event.seat),
        side=facing(event.facing),
        target=target,
    )


def _conflict_won(event: e.ConflictWon, r: Reader) -> str:
    return r.says(
        event.seat,
        _("**You win {card}** over {system}."),
        _("**{name} wins {card}** over {system}."),
        card=item(event.card),
        system=item(event.system),
    )


def _conflict_cancelled(event: e.ConflictCancelled, _r: Reader) -> str:
    why = {
        "claimed": _("a system has changed hands"),
        "truce": _("both sides agree to stop"),
        "hole": _("a black hole swallows the system"),
        "objective": _("it is the prize of another conflict"),
    }.get(event.cause) or item(event.cause)
    return _("{card} ends: {why}.").format(card=item(event.card), why=why)


def _truce_offered(event: e.TruceOffered, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You offer {rival} a truce in {card}."),
        _("{name} offers {rival} a truce in {card}."),
        rival=r.called(event.to),
        card=item(event.card),
    )


def _truce_answered(event: e.TruceAnswered, r: Reader) -> str:
    if event.agreed:
        return r.says(event.seat, _("You agree to the truce."), _("{name} agrees to the truce."))
    return r.says(event.seat, _("You fight on."), _("{name} fights on."))


def _ability_used(event: e.AbilityUsed, r: Reader) -> str:
    return r.says(event.seat, _("Your {card} works."), _("{name}'s {card} works."), card=item(event.card))


def _implemented(event: e.Implemented, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You implement {card}, your {nth} {deck} development."),
        _("{name} implements {card}, the {nth} {deck} development."),
        card=item(event.card),
        nth=nth(event.nth),
        deck=deck(cards()[event.card].deck),
    )


CARD_LINES: Sentences = {
    e.SpeciesOffered: _species_offered,
    e.DecksOpened: _decks_opened,
    e.CardsSeen: _cards_seen,
    e.CardsPutUnder: _cards_put_under,
    e.DeckShuffled: _deck_shuffled,
    e.CardGained: _card_gained,
    e.CardLost: _card_lost,
    e.ConflictBegun: _conflict_begun,
    e.ConflictWon: _conflict_won,
    e.ConflictCancelled: _conflict_cancelled,
    e.TruceOffered: _truce_offered,
    e.TruceAnswered: _truce_answered,
    e.AbilityUsed: _ability_used,
    e.Implemented: _implemented,
}
"""Function that makes the line of each event of cards."""
