"""Lines of the log for events of cards."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.wording import Cases, Row, Test, Told, cases, row
from galaxy_desktop.games.master import card_events as e
from galaxy_desktop.games.master.box import cards, figures
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.words.terms import deck
from galaxy_desktop.language import N_


def _origin(name: str) -> Test:
    return lambda t: t.event.origin == name


def _cause(name: str) -> Test:
    return lambda t: t.event.cause == name


def _is_red(t: Told) -> bool:
    return bool(t.event.facing == "red")


CARD_GAINED = cases(
    (
        _origin("blind"),
        row(
            N_("You refuse them and take {card} unseen."), N_("{name} refuses them and takes {card} unseen.")
        ),
    ),
    (
        _origin("back"),
        row(
            N_("You refuse them and take {card}, which is the next card again."),
            N_("{name} refuses them and takes {card}, which is the next card again."),
        ),
    ),
    (_origin("random"), row(N_("You draw {card} at random."), N_("{name} draws {card} at random."))),
    (_origin("search"), row(N_("You choose {card}."), N_("{name} chooses {card}."))),
    (_origin("draft"), row(N_("You choose the {card}."), N_("{name} chooses the {card}."))),
    (_origin("board"), row(N_("You take {card} from the map."), N_("{name} takes {card} from the map."))),
    (_origin("rival"), row(N_("You gain {card}."), N_("{name} gains {card}."))),
    otherwise=row(N_("You keep {card}."), N_("{name} keeps {card}.")),
)
CARD_LOST = cases(
    (_cause("discarded"), row(N_("You discard {card}."), N_("{name} discards {card}."))),
    (
        _cause("destroyed"),
        row(N_("Your {card} is destroyed."), N_("{name}'s {card} is destroyed.")),
    ),
    (_cause("taken"), row(N_("You lose {card}."), N_("{name} loses {card}."))),
    otherwise=row(N_("You place {card} on the map."), N_("{name} places {card} on the map.")),
)
CONFLICT_BEGUN = cases(
    (
        lambda t: t.event.target == NOBODY,
        cases(
            (
                _is_red,
                row(
                    N_("You start {card} against neutral {system} on the track {track}; your side is red."),
                    N_(
                        "{name} starts {card} against neutral {system} on the track {track}; their side is "
                        "red."
                    ),
                ),
            ),
            otherwise=row(
                N_("You start {card} against neutral {system} on the track {track}; your side is blue."),
                N_("{name} starts {card} against neutral {system} on the track {track}; their side is blue."),
            ),
        ),
    ),
    (
        _is_red,
        row(
            N_("You start {card} against {target} on the track {track}; your side is red."),
            N_("{name} starts {card} against {target} on the track {track}; their side is red."),
        ),
    ),
    otherwise=row(
        N_("You start {card} against {target} on the track {track}; your side is blue."),
        N_("{name} starts {card} against {target} on the track {track}; their side is blue."),
    ),
)
CONFLICT_CANCELLED = cases(
    (_cause("claimed"), row(N_("{card} is canceled: a system involved has a new owner or none."))),
    (_cause("truce"), row(N_("{card} is canceled: both sides agree to a truce."))),
    (_cause("hole"), row(N_("{card} is canceled: a black hole covers a system involved."))),
    (_cause("objective"), row(N_("{card} is canceled: it is the objective of another conflict."))),
    otherwise=row(N_("{card} is canceled ({cause}).")),
)
TRUCE_ANSWERED = cases(
    (lambda t: t.event.agreed, row(N_("You agree to the truce."), N_("{name} agrees to the truce."))),
    otherwise=row(N_("You refuse the truce."), N_("{name} refuses the truce.")),
)

CARD_LINES: Mapping[type[Event], Row | Cases[Row]] = {
    e.SpeciesOffered: row(N_("Species to choose from: {cards}.")),
    e.DecksOpened: row(N_("All decks are turned face up.")),
    e.CardsSeen: row(N_("You look at {cards}."), N_("{name} looks at {cards}.")),
    e.CardsPutUnder: row(N_("To the bottom of the {deck} deck: {cards}.")),
    e.DeckShuffled: row(N_("The {deck} deck is shuffled.")),
    e.CardGained: CARD_GAINED,
    e.CardLost: CARD_LOST,
    e.ConflictBegun: CONFLICT_BEGUN,
    e.ConflictWon: row(N_("**You win {card}** over {system}."), N_("**{name} wins {card}** over {system}.")),
    e.ConflictCancelled: CONFLICT_CANCELLED,
    e.TruceOffered: row(
        N_("You offer {opponent} a truce in {card}."),
        N_("{name} offers {opponent} a truce in {card}."),
        opponent=lambda t: t.reader.called(t.event.to),
    ),
    e.TruceAnswered: TRUCE_ANSWERED,
    e.AbilityUsed: row(N_("You use {card}."), N_("{name} uses {card}.")),
    e.Implemented: row(
        N_("You implement {card} ({deck}: **{nth}** of {most})."),
        N_("{name} implements {card} ({deck}: **{nth}** of {most})."),
        deck=lambda t: deck(cards()[t.event.card].deck),
        nth=lambda t: t.event.nth,
        most=lambda _t: figures().implemented_per_type,
    ),
}
"""The row of each event of cards."""
