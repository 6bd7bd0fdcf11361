"""What stands on the table beside the cards and chips: the phase, what was chosen, used and produced."""

from collections.abc import Iterator

from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown
from galaxy_desktop.games.race.cards import actions
from galaxy_desktop.games.race.moves import Actions, UsePower, move_of
from galaxy_desktop.games.race.round import PHASES, action_choices
from galaxy_desktop.games.race.state import EVERYBODY, NOBODY, Player, RaceState

MOST_ROUNDS = 200
MOST_CHIPS = 200
ALL_PHASES = ("setup", "actions", *PHASES, "limit", "over")
ENDS = ("tableau", "chips", "both")


def faults(g: RaceState) -> Iterator[str]:
    """A line for each of them that cannot be."""
    seats = range(len(g.players))
    yield from unknown(
        "phase", [g.phase, *(getattr(step, "phase", g.phase) for step in g.waiting)], ALL_PHASES
    )
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, g.phase == "over")
    yield from beyond("rounds", g.round, 0 if g.phase == "setup" else 1, MOST_ROUNDS)
    numbers = [g.cards[p.start].number or 0 for p in g.players if p.start in g.cards]
    if g.first not in seats or (len(numbers) == len(seats) and numbers[g.first] != min(numbers)):
        yield f"seat {g.first} is not the first"
    yield from unknown("seat", (knower for _, knower in g.discards), (NOBODY, EVERYBODY, *seats))
    for step in g.waiting:
        if not _is_power(g, getattr(step, "power", "")):
            yield f"there is no power {getattr(step, 'power', '')}"
    for player in g.players:
        yield from _player_faults(g, player)


def _player_faults(g: RaceState, player: Player) -> Iterator[str]:
    if player.start != (player.tableau[0] if player.tableau else ""):
        yield "a start world is not where it should be"
    yield from beyond("chips", player.chips, 0, MOST_CHIPS)
    yield from beyond("rounds chosen for", len(player.past), max(0, g.round - 1), g.round)
    past = (Actions(chosen).option for chosen in player.past)
    yield from unknown("action", past, action_choices(g.variant))
    if player.actions not in ((), *player.past[-1:]):
        yield "the action of this round is not the last that was chosen"
    if not all(_is_power(g, ref) for ref in player.used):
        yield "a power was used that there is not"
    yield from twice("a used power", player.used)
    yield from unknown("world", player.produced, player.tableau)
    if (player.offered and g.phase != "setup") or (player.drawn and g.phase != "explore"):
        yield "cards are looked at at the wrong time"


def _is_power(g: RaceState, ref: str) -> bool:
    """Whether something stands for a power, see `powers.power_of`, or for none."""
    use = move_of(ref)
    if not isinstance(use, UsePower):
        return not ref
    if use.source in g.cards:
        return use.index < len(g.cards[use.source].powers)
    return use.source in actions() and use.index < len(actions()[use.source].bonus)
