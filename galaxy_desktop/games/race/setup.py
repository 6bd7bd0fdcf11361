"""Setup of a game (page 2), and the choice of start worlds and hands (page 11)."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Pay, Pick, Way
from galaxy_desktop.engine.flow import Answers, Asks, Step, advance
from galaxy_desktop.engine.game import OptionError
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import seeded
from galaxy_desktop.games.race.box import deck, figures
from galaxy_desktop.games.race.events import CardsDiscarded, GameBegan
from galaxy_desktop.games.race.round import BeginRound
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.settle import place_world
from galaxy_desktop.games.race.state import Player, RaceState
from galaxy_desktop.games.race.supply import discard_from_hand, draw
from galaxy_desktop.language import gettext as _


def check_options(seats: int, options: Mapping[str, str]) -> None:
    """Raise `OptionError` for options that do not go together."""
    if options["edition"] == "first" and options["start_worlds"] == "all":
        raise OptionError(_("The first edition has no New Worlds. Choose start_worlds=original."))
    if options["setup"] == "choice" and options["start_worlds"] == "original" and seats > 2:
        line = _("With {n} players, choosing start worlds needs the New Worlds. Choose start_worlds=all.")
        raise OptionError(line.format(n=seats))


def cards_in_game(edition: str, start_worlds: str) -> list[str]:
    """Return every card that takes part, in the order of the data; option "original" omits the New Worlds."""
    left_out = () if start_worlds == "all" else figures().new_worlds
    return [
        card
        for card, design in deck(edition).items()
        if design.number is None or design.number not in left_out
    ]


def new_game(seats: int, options: Mapping[str, str], seed: int) -> RaceState:
    """Return a game that is dealt and run to its first question.

    Raise `OptionError` as `check_options` does.
    """
    check_options(seats, options)
    g = RaceState(
        rng=seeded(seed),
        edition=options["edition"],
        start_worlds=options["start_worlds"],
        setup=options["setup"],
        variant=options["variant"],
        players=[Player() for _ in range(seats)],
        supply=[],
        pool=figures().vp_per_player * seats,
    )
    g.supply = cards_in_game(g.edition, g.start_worlds)
    {"ordinary": _deal, "first_game": _deal_first_game, "choice": _deal_choice}[g.setup](g)
    advance(g)
    return g


def _start_worlds(g: RaceState) -> list[str]:
    return [card for card in g.supply if g.cards[card].number is not None]


def _take_out(g: RaceState, card: str) -> str:
    g.supply.remove(card)
    return card


def _deal(g: RaceState) -> None:
    """Deal one start world and six cards to each seat, then ask all to discard two cards."""
    worlds = _start_worlds(g)
    g.shuffle(worlds)
    starts = [_take_out(g, world) for world in worlds[: len(g.players)]]
    g.shuffle(g.supply)
    begin_with(g, starts)
    deal_hands(g)
    g.then(DiscardOpening(), BeginRound())


def _deal_first_game(g: RaceState) -> None:
    """Deal the start worlds for a first game, each with its own preset hand of four cards."""
    numbers = list(figures().first_game_worlds[len(g.players)])
    g.shuffle(numbers)
    starts = []
    for player, number in zip(g.players, numbers, strict=True):
        starts.append(_take_out(g, next(c for c in g.supply if g.cards[c].number == number)))
        player.hand = _preset_hand(g, number)
    g.shuffle(g.supply)
    begin_with(g, starts)
    g.then(BeginRound())


def _preset_hand(g: RaceState, number: int) -> list[str]:
    """Return one copy of every card that belongs to a start world's preset hand, removed from the supply."""
    hand: dict[Card, str] = {}
    for card in g.supply:
        if g.cards[card].preset_hand == number:
            hand.setdefault(g.cards[card], card)
    return [_take_out(g, card) for card in hand.values()]


def _deal_choice(g: RaceState) -> None:
    """Deal a red and a blue start world and six cards to each seat, then ask all to choose."""
    for group in ("red", "blue"):
        worlds = [world for world in _start_worlds(g) if g.cards[world].group == group]
        g.shuffle(worlds)
        for player, world in zip(g.players, worlds, strict=False):
            player.offered.append(_take_out(g, world))
    g.shuffle(g.supply)
    deal_hands(g)
    g.then(ChooseStart(), BeginRound())


def deal_hands(g: RaceState) -> None:
    """Deal the opening cards, in player order."""
    for seat in g.order():
        draw(g, seat, figures().cards_dealt, "deal")


def begin_with(g: RaceState, starts: list[str]) -> None:
    """Place the start worlds, given by seat; the owner of the lowest number becomes `first` (page 10)."""
    for player, world in zip(g.players, starts, strict=True):
        player.start = world
    g.first = min(range(len(starts)), key=lambda seat: g.cards[starts[seat]].number or 0)
    g.tell(GameBegan(g.first, tuple(starts)))
    for seat in g.order():
        place_world(g, seat, starts[seat])


@plain
class DiscardOpening(Step[RaceState]):
    """All discard from their opening cards, at the same time and face down."""

    def asks(self, g: RaceState) -> Asks:
        number = figures().cards_discarded
        return {seat: Pick("opening", tuple(p.hand), number, number) for seat, p in enumerate(g.players)}

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat in g.order():
            discard_from_hand(g, seat, answers[seat])
            g.tell(CardsDiscarded(seat, answers[seat], "opening"))


@plain
class ChooseStart(Step[RaceState]):
    """All keep one of two start worlds and four of six cards; then all reveal."""

    def asks(self, g: RaceState) -> Asks:
        number = figures().cards_discarded
        return {
            seat: Pay("start", tuple(Way(world, number, tuple(p.hand)) for world in p.offered))
            for seat, p in enumerate(g.players)
        }

    def done(self, g: RaceState, answers: Answers) -> None:
        begin_with(g, [answers[seat][0] for seat in range(len(g.players))])
        for seat in g.order():
            player = g.players[seat]
            g.discards.extend((world, seat) for world in player.offered if world != player.start)
            player.offered = []
            discard_from_hand(g, seat, answers[seat][1])
            g.tell(CardsDiscarded(seat, answers[seat][1], "opening"))
