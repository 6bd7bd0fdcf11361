"""What one seat may see, and a guess at the rest."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive.cards import cards, deck, figures, survey_teams
from galaxy_desktop.games.jumpdrive.state import JumpState, Player


def view(g: JumpState, viewer: Seat) -> JumpState:
    """The table as one seat sees it: of hands and piles of others only how many cards they have."""
    return JumpState(
        **g.public(),
        **g.basics_for(viewer),
        players=[_seen(player, seat == viewer) for seat, player in enumerate(g.players)],
        supply=[HIDDEN] * len(g.supply),
        discards=[HIDDEN] * len(g.discards),
    )


def _seen(player: Player, own: bool) -> Player:
    seen = player.clone()
    if not own:
        seen.hand = [HIDDEN] * len(seen.hand)
    return seen


def guess(seen: JumpState, dice: Dice) -> JumpState:
    """A whole table by chance that agrees with what is seen."""
    g = seen.to_guess(dice)
    known = set(_cards(g))
    unseen = [card for card in deck() if card not in known]
    dice.shuffle(unseen)
    for player in g.players:
        player.hand = _filled(player.hand, unseen)
    g.supply = _filled(g.supply, unseen)
    g.discards = _filled(g.discards, unseen)
    return g


def _filled(pile: list[str], unseen: list[str]) -> list[str]:
    return [unseen.pop() if card == HIDDEN else card for card in pile]


def _cards(g: JumpState) -> list[str]:
    """Every card on the table that can be named."""
    found = g.supply + g.discards + g.rival
    for player in g.players:
        found += player.hand + player.empire
    return [card for card in found if card != HIDDEN]


def invariants(g: JumpState) -> list[str]:
    """What cannot be: a line for each thing that is wrong with a whole state."""
    return [*_card_faults(g), *_empire_faults(g), *_turn_faults(g)]


def _card_faults(g: JumpState) -> list[str]:
    teams = survey_teams()[: len(g.players)]
    there = sorted(card for card in _cards(g) if card not in teams)
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
        faults.append("there is an imagined empire in a game for several")
    return faults


def _too_many(player: Player) -> list[str]:
    """Cards with a limit that an empire has too many of."""
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
    if len(scored) != 1 or not scored <= {g.round, g.round - 1, 0}:
        return [f"round {g.round}, and {sorted(scored)} rounds scored"]
    return []
