"""Roll, Assign and Reveal (pages 2 to 4)."""

from functools import cache, partial

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.arrangement import DICTATE, Arrangement
from galaxy_desktop.games.roll.assignment import Assignment, Reassign, desk_of
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.dice import face_of, type_of
from galaxy_desktop.games.roll.events import DiceRolled, ExtraDieRolled, PhasesRevealed, WorkersRevealed
from galaxy_desktop.games.roll.powers import most_moved, powers
from galaxy_desktop.games.roll.reasons import why_no_move
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import to_cup


def roll_dice(g: RollState) -> None:
    """Roll every die in the cup of each seat, behind its screen (page 2)."""
    for seat in g.order():
        player = g.players[seat]
        player.rolled, player.cup, player.idle = player.cup, [], {}
        player.faces = {die: g.below(6) for die in player.rolled}
        g.tell(DiceRolled(seat, tuple(player.faces), tuple(player.faces.values())))


def assignment(g: RollState, seat: Seat) -> Assignment:
    """Return the dice and powers from which a seat composes its assignment this round."""
    player = g.players[seat]
    dictated = [p.most for _, p in powers(player.tableau, "assign", "dictate_reassigns")]
    return Assignment(
        dice=tuple(player.rolled),
        faces=_shown(player),
        powers=tuple(
            Reassign(side, p.least, most, p.to, p.dice, p.leaving, p.same_column)
            for side, p in powers(player.tableau, "assign", "reassign")
            if (most := most_moved(g, seat, p))
        ),
        dictate=_dictate(max([1, *dictated])),
        unlimited=bool(powers(player.tableau, "assign", "dictate_unlimited")),
    )


@cache
def _dictate(most: int) -> Reassign:
    """Return the reassignment of one use of Dictate."""
    return Reassign(DICTATE, most=most)


def _shown(player: Player) -> tuple[str, ...]:
    """Return the phase that each die behind the screen of a player shows, or `WILD`."""
    return tuple([face_of(die, player.faces[die]) for die in player.rolled])


@plain
class Assign(Step[RollState]):
    """Secret assignment of workers and choice of a phase by all seats; then all screens are lifted."""

    def asks(self, g: RollState) -> Asks:
        asks = {}
        for seat in range(len(g.players)):
            mine = assignment(g, seat)
            why, after = partial(why_no_move, mine, ()), partial(why_no_move, mine)
            asks[seat] = Compose("assign", mine, why=why, why_after=after)
        return asks

    def done(self, g: RollState, answers: Answers) -> None:
        desks = [desk_of(p.rolled, _shown(p), answers[seat]) for seat, p in enumerate(g.players)]
        for seat in g.order():
            _lift_screen(g, seat, desks[seat])
        selected = {player.selected for player in g.players}
        if len(g.players) == 2:
            selected.add(_roll_extra_die(g, selected))
        g.occurring = tuple(phase for phase in PHASES if phase in selected)
        g.tell(PhasesRevealed(g.occurring))
        for seat in g.order():
            _send_idle_to_cup(g, seat, desks[seat])


def _lift_screen(g: RollState, seat: Seat, desk: Arrangement) -> None:
    """Reveal the assignment of a seat; dice laid aside return to the cup only later (page 4)."""
    player = g.players[seat]
    player.selected, player.selector = desk.selected, desk.selector
    places = {desk.selector: desk.selected, **desk.columns, **dict.fromkeys(desk.aside, DICTATE)}
    g.tell(
        WorkersRevealed(
            seat,
            desk.selected,
            desk.selector,
            tuple(places),
            tuple([player.faces[die] for die in places]),
            tuple(places.values()),
        )
    )
    player.rolled = []
    player.workers = {desk.selector: desk.selected, **desk.columns}


def _roll_extra_die(g: RollState, selected: set[str]) -> str:
    """Roll a spare Home die in a game of two; return its phase, which occurs too (page 4)."""
    die = next(die for die in g.supply if type_of(die) == figures().extra_die)
    g.extra_face = g.below(6)
    phase = face_of(die, g.extra_face)
    g.tell(ExtraDieRolled(die, g.extra_face, phase, phase not in selected))
    return phase


def _send_idle_to_cup(g: RollState, seat: Seat, desk: Arrangement) -> None:
    """Move workers of phases that do not occur, and dice laid aside, to the cup (page 4)."""
    player = g.players[seat]
    unused = {die: phase for die, phase in player.workers.items() if phase not in g.occurring}
    for die in unused:
        del player.workers[die]
    player.idle = unused | dict.fromkeys(desk.aside, DICTATE)
    to_cup(g, seat, [*player.idle], "reveal")
