"""Invariants of Jump Drive: conditions that hold in every state that play can reach."""

from collections.abc import Iterator

from galaxy_desktop.engine.soundness import beyond, half_over, unknown
from galaxy_desktop.games.jumpdrive.box import cards, deck, figures, survey_teams
from galaxy_desktop.games.jumpdrive.round import ENDS
from galaxy_desktop.games.jumpdrive.state import JumpState, Player, Turn
from galaxy_desktop.games.jumpdrive.view import cards_seen

MOST_ROUNDS = 100
MOST_VP = 150
"""Maximum of VP or of income in one round: more than an empire of all cards would yield."""
ALL_PHASES = ("setup", "build", "explore", "limit", "over")


def invariants(g: JumpState) -> list[str]:
    """Return a line for each fault of a whole state; misplaced cards only if its values are right."""
    return list(_values(g)) or [*_card_faults(g), *_empire_faults(g), *_turn_faults(g)]


def _values(g: JumpState) -> Iterator[str]:
    """Yield a line for each name, number and marker with an impossible value."""
    yield from unknown("phase", [g.phase], ALL_PHASES)
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, ended=g.phase == "over")
    yield from beyond("rounds", g.round, 0 if g.phase == "setup" else 1, MOST_ROUNDS)
    yield from unknown("card", [*g.supply, *g.discards, *g.rival], cards())
    for player in g.players:
        yield from player_values(player)


def player_values(player: Player) -> Iterator[str]:
    """Yield such lines for one player, all of whose cards are known."""
    yield from unknown("card", [*player.hand, *player.empire], cards())
    yield from unknown("card", player.placed, cards())
    for turn in player.turns:
        yield from _turn_values(turn)


def _turn_values(turn: Turn) -> Iterator[str]:
    yield from unknown("card", turn.placed, cards())
    for number in (turn.worlds, turn.developments, turn.terms):
        yield from beyond("VP in a round", number, -MOST_VP, MOST_VP)
    yield from beyond("cards of income", turn.income, 0, MOST_VP)


def _card_faults(g: JumpState) -> list[str]:
    teams = survey_teams()[: len(g.players)]
    there = sorted(card for card in cards_seen(g) if card not in teams)
    faults = (
        [] if there == sorted(deck()) else [f"{len(there)} cards on the table, {len(deck())} in the game"]
    )
    for seat, player in enumerate(g.players):
        if g.phase == "build" and len(player.hand) > figures().hand_limit:
            faults.append(f"seat {seat} begins a round with {len(player.hand)} cards")
        if not 0 <= player.owes <= len(player.hand):
            faults.append(f"seat {seat} owes {player.owes} of {len(player.hand)} cards")
    return faults


def _empire_faults(g: JumpState) -> list[str]:
    faults = []
    for seat, player in enumerate(g.players):
        if len(set(player.empire)) != len(player.empire):
            faults.append(f"seat {seat} has a card twice")
        if any(card in survey_teams() and card != survey_teams()[seat] for card in player.empire):
            faults.append(f"seat {seat} has the Survey Team of another")
        faults += [f"seat {seat} has more than one {card}" for card in _too_many(player)]
    if g.rival and len(g.players) > 1:
        faults.append("there is an imaginary empire in a game for several")
    return faults


def _too_many(player: Player) -> list[str]:
    """Return the designs with a limit that an empire has too many copies of."""
    designs = [cards()[card] for card in player.empire if card in cards()]
    return sorted(
        {
            design.id
            for design in designs
            for power in design.powers
            if power.code == "place_limit" and designs.count(design) > power.max
        }
    )


def _turn_faults(g: JumpState) -> list[str]:
    scored = {len(player.turns) for player in g.players}
    if len(scored) != 1 or not scored <= {g.round, max(0, g.round - 1)}:
        return [f"round {g.round}, and {sorted(scored)} rounds scored"]
    return []
