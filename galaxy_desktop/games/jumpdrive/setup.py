"""Setup of a game (page 1): hands of seven cards of which five are kept, or preset hands."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import Answers, Asks, Step, advance
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import seeded
from galaxy_desktop.games.jumpdrive.box import deck, design_id, figures, preset_hands
from galaxy_desktop.games.jumpdrive.events import CardsDiscarded, CardsDrawn
from galaxy_desktop.games.jumpdrive.round import BeginRound
from galaxy_desktop.games.jumpdrive.state import JumpState, Player
from galaxy_desktop.games.jumpdrive.supply import discard, draw


def new_game(seats: int, options: Mapping[str, str], seed: int) -> JumpState:
    """Return a game that is dealt and run to its first question."""
    g = JumpState(
        rng=seeded(seed),
        setup=options["setup"],
        players=[Player() for _ in range(seats)],
        supply=list(deck()),
    )
    {"ordinary": _deal, "first_game": _deal_first_game}[g.setup](g)
    advance(g)
    return g


def _deal(g: JumpState) -> None:
    g.shuffle(g.supply)
    for seat in g.order():
        draw(g, seat, figures().deal, "deal")
    g.then(DiscardOpening(), BeginRound())


def _deal_first_game(g: JumpState) -> None:
    """Deal a preset hand, drawn at random, to each seat; the other hands stay in the deck."""
    hands = list(preset_hands())
    g.shuffle(hands)
    for seat, hand in zip(g.order(), hands, strict=False):
        cards = [_take_out(g, design) for design in hand]
        g.players[seat].hand = cards
        g.tell(CardsDrawn(seat, tuple(cards), "deal"))
    g.shuffle(g.supply)
    g.then(BeginRound())


def _take_out(g: JumpState, design: str) -> str:
    card = next(card for card in g.supply if design_id(card) == design)
    g.supply.remove(card)
    return card


@plain
class DiscardOpening(Step[JumpState]):
    """All discard from their opening cards, at the same time and face down."""

    def asks(self, g: JumpState) -> Asks:
        number = figures().deal - figures().keep
        return {seat: Pick("opening", tuple(p.hand), number, number) for seat, p in enumerate(g.players)}

    def done(self, g: JumpState, answers: Answers) -> None:
        for seat in g.order():
            discard(g, seat, answers[seat])
            g.tell(CardsDiscarded(seat, answers[seat], "opening"))
