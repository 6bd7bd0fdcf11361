"""Invariants of Race for the Galaxy: conditions that hold in every state that play can reach."""

from collections.abc import Iterator

from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown
from galaxy_desktop.games.race.box import actions, figures
from galaxy_desktop.games.race.moves import Actions, UsePower, move_of
from galaxy_desktop.games.race.round import ENDS, PHASES, action_choices
from galaxy_desktop.games.race.setup import cards_in_game
from galaxy_desktop.games.race.state import EVERYBODY, NOBODY, Player, RaceState
from galaxy_desktop.games.race.view import cards_seen

MOST_ROUNDS = 200
MOST_CHIPS = 200
ALL_PHASES = ("setup", "actions", *PHASES, "limit", "over")


def invariants(g: RaceState) -> list[str]:
    """Return a line for each fault of a whole state; misplaced pieces only if its values are right."""
    return list(_values(g)) or misplaced(g)


def misplaced(g: RaceState) -> list[str]:
    """Return a line for each fault in cards, goods and VP chips: missing, duplicate or misplaced."""
    return [*_card_faults(g), *_good_faults(g), *_chip_faults(g)]


def _values(g: RaceState) -> Iterator[str]:
    """Yield a line for each name, number and marker with an impossible value."""
    seats = range(len(g.players))
    yield from unknown(
        "phase", [g.phase, *(getattr(step, "phase", g.phase) for step in g.waiting)], ALL_PHASES
    )
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, ended=g.phase == "over")
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
    """Return whether a string names a power that exists, as `powers.power_of` reads it, or is empty."""
    use = move_of(ref)
    if not isinstance(use, UsePower):
        return not ref
    if use.source in g.cards:
        return use.index < len(g.cards[use.source].powers)
    return use.source in actions() and use.index < len(actions()[use.source].bonus)


def _card_faults(g: RaceState) -> list[str]:
    there, wanted = sorted(cards_seen(g)), sorted(cards_in_game(g.edition, g.start_worlds))
    faults = []
    if there != wanted:
        faults.append(f"{len(there)} cards on the table, {len(wanted)} in the game")
    for seat, player in enumerate(g.players):
        designs = [g.cards[card].id for card in player.tableau if card in g.cards]
        if len(set(designs)) != len(player.tableau):
            faults.append(f"seat {seat} has a card twice in the tableau")
        if player.placed and player.tableau[-1:] != [player.placed]:
            faults.append(f"the card just placed by seat {seat} is not the last of its tableau")
    return faults


def _good_faults(g: RaceState) -> list[str]:
    return [
        f"seat {seat} has a good on {world}, which cannot hold one"
        for seat, player in enumerate(g.players)
        for world in player.goods
        if world not in player.tableau or world not in g.cards or not g.cards[world].good
    ]


def _chip_faults(g: RaceState) -> list[str]:
    faults = []
    chips = [player.chips for player in g.players]
    if g.pool + sum(chips) != figures().vp_per_player * len(chips) or min(chips) < 0:
        faults.append(f"{g.pool} chips in the pool and {sum(chips)} with the players")
    return faults
