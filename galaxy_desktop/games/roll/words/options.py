"""Short texts of single options."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import face_of
from galaxy_desktop.games.roll.explore import DONE, REARRANGE
from galaxy_desktop.games.roll.moves import (
    TRADE,
    LayAside,
    MoveWorker,
    PlaceWild,
    Produce,
    PutTile,
    Scout,
    SelectPhase,
    Ship,
    Stock,
    move_of,
    parse,
    parse_as,
)
from galaxy_desktop.games.roll.powers import stock_credits
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import gained
from galaxy_desktop.games.roll.words.asks import shipped
from galaxy_desktop.games.roll.words.terms import color, die, item, money, phase
from galaxy_desktop.language import gettext as _


def option_text(view: RollState, decision: Decision, option: Option) -> str:
    """Return the text of an option in a list or on a chip."""
    return FORMS.get(decision.topic, _thing)(view, option)


def _thing(view: RollState, option: Option) -> str:
    """Return the name of a tile or a die; for a die with its place."""
    player = view.players[view.viewer or 0]
    if option in {"yes", "no"}:
        return _("Yes") if option == "yes" else _("No")
    if option in sides():
        return item(option)
    return _("{die} ({place})").format(die=die(option), place=_place(player, option))


def _place(player: Player, one: str) -> str:
    """Return the name of the place of a die."""
    if one in player.goods:
        return _("good on {world}").format(world=item(player.goods[one]))
    if one in player.workers:
        return phase(player.workers[one])
    if one in player.cup:
        return _("cup")
    if one in player.citizenry:
        return _("Citizenry")
    return _("development stack") if one in player.developers else _("world stack")


def _start(_view: RollState, option: Option) -> str:
    return _("{development} as development, not as {world}").format(
        development=item(option), world=item(sides()[option].other)
    )


def _move(view: RollState, option: Option) -> str:
    """Return the text of a move of an assignment."""
    player = view.players[view.viewer or 0]
    match parse(option):
        case PlaceWild(one, column):
            return _("{die}: place in {phase}").format(die=_rolled(player, one), phase=phase(column))
        case SelectPhase(one, column):
            return _("{die}: select {phase}").format(die=_rolled(player, one), phase=phase(column))
        case MoveWorker(power, one, column):
            return _("{power}: {die} to {phase}").format(
                power=item(power), die=_rolled(player, one), phase=phase(column)
            )
    return _("Dictate: lay {die} aside").format(die=_rolled(player, parse_as(LayAside, option).die))


def _rolled(player: Player, one: str) -> str:
    """Return the name of a die behind the screen, with its face."""
    return _("{die} ({face})").format(die=die(one), face=phase(face_of(one, player.faces[one])))


def _task(view: RollState, option: Option) -> str:
    """Return the text of a task in Explore."""
    match move_of(option):
        case Stock(worker):
            player = view.players[view.viewer or 0]
            amount = gained(player, stock_credits(player.tableau, worker))
            return _("Stock with {die}: {money}").format(die=die(worker), money=money(amount))
        case Scout(worker):
            return _("Scout with {die}").format(die=die(worker))
    return {REARRANGE: _("Rearrange the zone"), DONE: _("Leave it as it is")}[option]


def _side(_view: RollState, option: Option) -> str:
    """Return the text of a tile with a side up, put under its stack or on top."""
    move = parse_as(PutTile, option)
    side = sides()[move.side]
    what = color(side.color) if side.is_world else _("development")
    text = _("{name} ({what}, cost {n})").format(name=item(side.id), what=what, n=side.cost)
    return _("{tile}, on top").format(tile=text) if move.on_top else text


def _good(_view: RollState, option: Option) -> str:
    move = parse_as(Produce, option)
    return _("{die} on {world}").format(die=die(move.die), world=item(move.world))


def _shipping(view: RollState, option: Option) -> str:
    ship = parse_as(Ship, option)
    world = view.players[view.viewer or 0].goods[ship.good]
    form = (
        _("Trade {good} of {world} with {shipper}: {gain}")
        if ship.task == TRADE
        else _("Consume {good} of {world} with {shipper}: {gain}")
    )
    return form.format(
        good=die(ship.good), world=item(world), shipper=die(ship.shipper), gain=shipped(view, ship)
    )


FORMS: Mapping[str, Callable[[RollState, Option], str]] = {
    "start": _start,
    "assign": _move,
    "explore": _task,
    "place_tiles": _side,
    "rearrange": _side,
    "produce": _good,
    "ship": _shipping,
}
"""The function that words the options, by topic, if they are more than a tile or a die."""
