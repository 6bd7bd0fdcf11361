"""Draws after placing (pages 1 and 2): for Explore, and for a world placed alone."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.build import cards_for_world
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.events import CardsDiscarded, Explored
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.supply import discard, draw


def explore_icons(g: JumpState, seat: Seat) -> int:
    """Return the explore icons of a seat that explores now, those of its marker included."""
    return empire_of(tuple(g.players[seat].empire)).explore + figures().explore_marker_icons


def explore_is_sure(g: JumpState) -> bool:
    """Return whether supply and discard pile suffice if every seat explores with its present empire."""
    base = figures().explore_base_draw
    most = sum(base + explore_icons(g, seat) for seat in range(len(g.players)))
    return len(g.supply) + len(g.discards) >= most


@plain
class DrawAfterPlacing(Step[JumpState]):
    """Draw for Explore or for worlds, clockwise from the dealer's left, before anyone discards."""

    def done(self, g: JumpState, answers: Answers) -> None:
        g.phase = "explore"
        for seat in g.order():
            if g.players[seat].placed:
                draw(g, seat, cards_for_world(g, seat), "world")
            else:
                _explore(g, seat)
        g.then(DiscardExplored())


def _explore(g: JumpState, seat: Seat) -> None:
    base, icons = figures().explore_base_draw, explore_icons(g, seat)
    g.tell(Explored(seat, icons, base + icons))
    drawn = draw(g, seat, base + icons, "explore")
    g.players[seat].owes = max(0, drawn - base)


@plain
class DiscardExplored(Step[JumpState]):
    """All who explored choose at the same time which cards to discard, old or new."""

    def asks(self, g: JumpState) -> Asks:
        return {
            seat: Pick("explore", tuple(player.hand), player.owes, player.owes)
            for seat, player in enumerate(g.players)
            if player.owes
        }

    def done(self, g: JumpState, answers: Answers) -> None:
        for seat in g.order():
            if seat in answers:
                discard(g, seat, answers[seat])
                g.tell(CardsDiscarded(seat, answers[seat], "explore"))
                g.players[seat].owes = 0
