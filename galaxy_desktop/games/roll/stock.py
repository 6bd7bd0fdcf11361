"""Gains and losses of credits, VP chips and dice."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.events import ChipsGained, CreditsGained, DiceGained, DiceToCup
from galaxy_desktop.games.roll.state import Player, RollState


def gained(player: Player, amount: int) -> int:
    """Return the number of these credits that a player keeps: those over the limit are lost (page 4)."""
    return min(amount, figures().most_credits - player.credits)


def add_credits(g: RollState, seat: Seat, amount: int) -> int:
    """Add credits up to the limit; return the number lost over it (page 4)."""
    player = g.players[seat]
    kept = gained(player, amount)
    player.credits += kept
    return amount - kept


def gain_credits(g: RollState, seat: Seat, amount: int, cause: str) -> None:
    """Add the credits that a tile or a rule gives, and report them."""
    lost = add_credits(g, seat, amount)
    g.tell(CreditsGained(seat, amount, lost, cause))


def gain_chips(g: RollState, seat: Seat, vp: int) -> None:
    """Take VP chips from the pool, which may go below zero for the reserve (page 7)."""
    g.pool -= vp
    g.players[seat].chips += vp


def gain_chips_by_power(g: RollState, seat: Seat, vp: int, cause: str) -> None:
    """Take the VP chips that a development gives, and report them."""
    gain_chips(g, seat, vp)
    g.tell(ChipsGained(seat, vp, cause))


def gain_dice(g: RollState, seat: Seat, kind: str, count: int, to: str, cause: str) -> None:
    """Take dice from the supply: to the cup, the Citizenry, or as a good on the side that grants them."""
    player = g.players[seat]
    dice = [die for die in g.supply if type_of(die) == kind][:count]
    for die in dice:
        g.supply.remove(die)
        if to == "good":
            player.goods[die] = cause
        else:
            (player.cup if to == "cup" else player.citizenry).append(die)
    g.tell(DiceGained(seat, tuple(dice), to, cause))


def to_cup(g: RollState, seat: Seat, dice: list[str], cause: str) -> None:
    """Put dice that have just left their place into the cup."""
    if dice:
        g.players[seat].cup.extend(dice)
        g.tell(DiceToCup(seat, tuple(dice), cause))


def use_worker(g: RollState, seat: Seat, worker: str) -> None:
    """Remove a worker that has done its task: a die to the Citizenry, a lent worker for good (page 4)."""
    player = g.players[seat]
    if worker in player.workers:
        del player.workers[worker]
        player.citizenry.append(worker)
    else:
        player.extras.remove(worker)
