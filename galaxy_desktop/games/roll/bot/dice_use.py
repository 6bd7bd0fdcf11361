"""Rating of dice: which to work with, give up, recruit and recall."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.bot.weights import IN_CUP
from galaxy_desktop.games.roll.bot.worth import (
    bonus_worth,
    die_worth,
    fade,
    good_worth,
    goods_factor,
    merit,
    needed,
    progress,
    rounds_left,
    tile_worth,
)
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.powers import powers
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD
from galaxy_desktop.games.roll.state import Player, RollState


def worlds_of(player: Player) -> tuple[str, ...]:
    """Return the colors of the worlds in a tableau that can hold goods, sorted."""
    return tuple(sorted(sides()[s].color for s in player.tableau if sides()[s].holds_goods))


def rate_best_dice(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the choice of dice to go to the cup: the best ones, as many as allowed."""
    assert isinstance(decision, Pick)
    worlds = worlds_of(g.players[seat])
    order = sorted(decision.offered, key=lambda die: merit(type_of(die), worlds), reverse=True)
    most = min(decision.most, len(order))
    answers = [tuple(order[:most])]
    answers += [(*order[: most - 1], die) for die in _first_of_types(order[most:])]
    points = [sum(IN_CUP + merit(type_of(die), worlds) for die in answer) for answer in answers]
    return best_first(zip(points, answers, strict=True))


def _first_of_types(dice: list[str]) -> list[str]:
    return list({type_of(die): die for die in reversed(dice)}.values())


def rate_working(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate dice that complete a tile: best ones first, above all those that go straight to the cup."""
    assert isinstance(decision, Pick)
    player = g.players[seat]
    worlds = worlds_of(player)
    phase = "settle" if sides()[decision.about].is_world else "develop"
    free = {kind for _, p in powers(player.tableau, phase, "return_to_cup") if p.every for kind in p.dice}

    def points(die: str) -> float:
        return merit(type_of(die), worlds) + 0.5 * (type_of(die) in free)

    order = sorted(decision.offered, key=points, reverse=True)
    number = decision.most
    best, other = tuple(order[:number]), tuple(order[-number:])
    rated = [(sum(map(points, answer)), answer) for answer in dict.fromkeys((best, other))]
    return best_first(rated)


def rate_builder(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the die to be placed next: best ones first, as the last ones may have to wait."""
    worlds = worlds_of(g.players[seat])
    return best_first((merit(type_of(die), worlds), (die,)) for die in decision.options())


def rate_removing(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the die to be given up: a poor one of little use where it lies."""
    assert isinstance(decision, Pick)
    player, rounds = g.players[seat], rounds_left(g)
    rated = []
    for die in decision.offered:
        lost = die_worth(type_of(die), rounds) + held_worth(player, die, rounds)
        for bonus in [sides()[s].bonus for s in player.tableau]:
            if bonus and bonus.count == "dice" and type_of(die) in bonus.dice:
                lost += bonus_worth(player, bonus, 0.0) / max(1, len(player.dice()))
        rated.append((-lost, (die,)))
    if decision.most == 1:
        return best_first(rated)
    order = [answer[0] for _, answer in best_first(rated)]
    return [(0.0, tuple(order[: decision.most]))]


def held_worth(player: Player, die: str, rounds: float) -> float:
    """Return the VP that a die is worth where it lies, beyond being owned."""
    if die in player.cup:
        return IN_CUP * fade(rounds)
    if die in player.workers:
        return 1.0
    if die in player.goods:
        worth = good_worth(tuple(player.tableau), player.goods[die], type_of(die)) * fade(rounds)
        return worth * goods_factor(len(player.goods), len(player.dice()))
    for side in (DEVELOPMENT, WORLD):
        if die in player.builders(side):
            return builder_worth(player, side, rounds)
    return 0.0


def builder_worth(player: Player, side: str, rounds: float) -> float:
    """Return the VP that each die on a stack is worth there."""
    stack, waiting = player.stack(side), len(player.builders(side))
    if not stack or not waiting:
        return 0.0
    tableau = tuple(player.tableau)
    due = needed(tableau, stack[-1])
    worth = tile_worth(player, tableau, stack[-1], max(0.0, rounds - 1))
    return progress(worth, waiting, due, rounds) / waiting


def rate_recall(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate recalling dice: those worth more in the cup than where they lie."""
    assert isinstance(decision, Pick)
    player, rounds = g.players[seat], rounds_left(g)
    gains = {die: _recall_gain(player, die, rounds) for die in decision.offered}
    order = sorted(gains, key=lambda die: gains[die], reverse=True)
    wanted = [die for die in order if gains[die] > 0]
    numbers = dict.fromkeys(max(decision.least, number) for number in (len(wanted), 0, 1))
    answers = [tuple(order[:number]) for number in numbers if number <= len(order)]
    return best_first((sum(gains[die] for die in answer), answer) for answer in answers)


def _recall_gain(player: Player, die: str, rounds: float) -> float:
    """Return the VP that a die gains by going to the cup; the tie-break counts at the end of the game."""
    lost = held_worth(player, die, rounds)
    if die in player.goods:
        lost += sum(
            bonus.vp for s in player.tableau if (bonus := sides()[s].bonus) and bonus.count == "goods"
        )
    return IN_CUP * fade(rounds) + 0.001 - lost
