"""Setup of a game (pages 4 and 5), and the drafting variant (page 18)."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, advance
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import seeded
from galaxy_desktop.games.master.box import deck_of, figures
from galaxy_desktop.games.master.card_events import DecksOpened, SpeciesOffered
from galaxy_desktop.games.master.draw import Draw, gain_card, shuffle
from galaxy_desktop.games.master.events import CornersDarkened, CornerTaken, GameBegan, StartDrawn
from galaxy_desktop.games.master.schema import COLOURS, DECKS, PLAIN, SPECIES, SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState, Player
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.turn import BeginTurn
from galaxy_desktop.games.master.victory import watch

DRAFT = "draft"


def new_game(seats: int, options: Mapping[str, str], seed: int) -> MasterState:
    """Set up a game and run it to its first question."""
    rules = figures()
    bag = dict.fromkeys(COLOURS, rules.bag_per_colour)
    g = MasterState(
        rng=seeded(seed),
        setup=options["setup"],
        players=[Player(bag=bag.copy(), unused=rules.bases) for _ in range(seats)],
        reserve={colour: rules.cubes[colour] - seats * bag[colour] for colour in COLOURS},
        decks={deck: list(deck_of(deck)) for deck in DECKS},
        holes=rules.holes,
        track=[(0,) * len(SYMBOLS)] * seats,
    )
    for pile in g.decks.values():
        g.shuffle(pile)
    g.first = g.seat = g.below(seats)
    g.tell(GameBegan(g.first))
    order = g.clockwise(g.first)
    if g.setup == DRAFT:
        g.then(
            OfferSpecies(),
            *(TakeSpecies(seat) for seat in order),
            CloseDraft(),
            *(ChooseCorner(seat) for seat in reversed(order)),
            DarkenCorners(),
            OpenDecks(),
        )
    else:
        species = [Draw(seat, (SPECIES,)) for seat in order]
        g.then(DrawStart(), DarkenCorners(), *species, OpenDecks())
    advance(g)
    return g


@plain
class DrawStart(MasterStep):
    """Step that draws the corner colour of the first player, from which most others follow (page 4)."""

    def act(self, g: MasterState, answers: Answers) -> None:
        colour = PLAIN[g.below(len(PLAIN))]
        g.tell(StartDrawn(g.first, colour))
        corners = list(star_map().corners.values())
        (own,) = (n for n, corner in enumerate(corners) if star_map().systems[corner.start].colour == colour)
        _first, *others = g.clockwise(g.first)
        start_in(g, g.first, corners[own].start)
        if len(others) == 1:
            start_in(g, others[0], star_map().corners[corners[own].opposite].start)
            return
        start_in(g, others[0], corners[(own + 1) % len(corners)].start)
        if len(others) == 2:
            g.then(ChooseCorner(others[1]))
            return
        for place, seat in enumerate(others[1:], 2):
            start_in(g, seat, corners[(own + place) % len(corners)].start)


def start_in(g: MasterState, seat: Seat, system: str) -> None:
    """Place a base on a starting system; no card is drawn for it (R26)."""
    player = g.players[seat]
    player.start = system
    player.unused -= 1
    g.owners[system] = seat
    g.bases[system] = 1
    g.tell(CornerTaken(seat, system))


@plain
class ChooseCorner(MasterStep):
    """Step to choose one of the free corners (R1)."""

    seat: Seat

    def asks(self, g: MasterState) -> Asks:
        free = tuple(corner.start for corner in star_map().corners.values() if corner.start not in g.owners)
        return {self.seat: Pick("corner", free)}

    def act(self, g: MasterState, answers: Answers) -> None:
        (system,) = answers[self.seat]
        start_in(g, self.seat, system)


@plain
class DarkenCorners(MasterStep):
    """Step that darkens every corner where nobody starts, and the two systems next to it (page 4)."""

    def act(self, g: MasterState, answers: Answers) -> None:
        for corner in star_map().corners.values():
            if corner.start not in g.owners:
                g.dark += corner.blackout
        g.holes -= len(g.dark)
        if g.dark:
            g.tell(CornersDarkened(tuple(g.dark)))


@plain
class OfferSpecies(MasterStep):
    """Step of the drafting variant that shows two species more than players (page 18)."""

    def act(self, g: MasterState, answers: Answers) -> None:
        number = len(g.players) + figures().draft_extra
        pile = g.decks[SPECIES]
        g.looked, g.decks[SPECIES] = pile[:number], pile[number:]
        g.tell(SpeciesOffered(tuple(g.looked)))


@plain
class TakeSpecies(MasterStep):
    """Step to take one of the species shown."""

    seat: Seat

    def asks(self, g: MasterState) -> Asks:
        return {self.seat: Pick("draft", tuple(g.looked))}

    def act(self, g: MasterState, answers: Answers) -> None:
        (card,) = answers[self.seat]
        g.looked.remove(card)
        gain_card(g, self.seat, card, DRAFT)


@plain
class CloseDraft(MasterStep):
    """Step that shuffles the species that nobody took back into their deck."""

    def act(self, g: MasterState, answers: Answers) -> None:
        g.decks[SPECIES] += g.looked
        g.looked = []
        shuffle(g, SPECIES)


@plain
class OpenDecks(MasterStep):
    """Step that turns all decks face up, counts the symbols and begins the first turn (page 5)."""

    def act(self, g: MasterState, answers: Answers) -> None:
        g.phase = "gain"
        g.tell(DecksOpened(tuple(pile[0] for pile in g.decks.values() if pile)))
        watch(g)
        g.then(BeginTurn(g.first))
