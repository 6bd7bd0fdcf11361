"""I: Explore (page 4). All draw, all choose which cards to keep, all discard the rest."""

from functools import partial

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.events import CardsDiscarded, CardsDrawn, CardsKept
from galaxy_desktop.games.race.powers import explore_draw, explore_keep, powers_at
from galaxy_desktop.games.race.reasons import why_not_kept
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.supply import take_cards


@plain
class Explore(Step[RaceState]):
    """Draw the cards to look at, in player order."""

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat in g.order():
            cards = take_cards(g, explore_draw(powers_at(g, seat, "explore")))
            g.players[seat].drawn = cards
            g.tell(CardsDrawn(seat, tuple(cards), "explore"))
        g.then(KeepCards())


@plain
class KeepCards(Step[RaceState]):
    """Choose which cards to keep, all at once; seats that keep all they drew are not asked."""

    def asks(self, g: RaceState) -> Asks:
        asks = {}
        for seat, player in enumerate(g.players):
            keep = explore_keep(powers_at(g, seat, "explore"))
            if keep < len(player.drawn):
                why = partial(why_not_kept, tuple(player.hand))
                asks[seat] = Pick("keep", tuple(player.drawn), keep, keep, why=why)
        return asks

    def done(self, g: RaceState, answers: Answers) -> None:
        for seat in g.order():
            player = g.players[seat]
            kept = answers.get(seat, tuple(player.drawn))
            player.hand.extend(kept)
            g.tell(CardsKept(seat, kept))
            rest = [card for card in player.drawn if card not in kept]
            player.drawn = []
            if rest:
                g.discards.extend((card, seat) for card in rest)
                g.tell(CardsDiscarded(seat, tuple(rest), "explore"))
