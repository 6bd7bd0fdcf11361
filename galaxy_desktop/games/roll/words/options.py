"""Short texts of single options."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import face_of
from galaxy_desktop.games.roll.explore import DONE, REARRANGE
from galaxy_desktop.games.roll.moves import (
    TRADE,
    LayAside,
    MoveWorker,
    PlaceWild,
    ProduceOn,
    PutTile,
    Scout,
    SelectPhase,
    Ship,
    Stock,
    move_of,
)
from galaxy_desktop.games.roll.powers import points_on_sale, stock_credits
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import gained
from galaxy_desktop.games.roll.words.question import shipped
from galaxy_desktop.games.roll.words.terms import (
    color,
    die,
    item,
    money,
    one_explorer,
    one_good,
    one_shipper,
    phase,
)
from galaxy_desktop.language import N_


@dataclass(frozen=True, slots=True)
class NamedOption:
    """An option of a question, with the move that it names: a `Move`, or the option where it names none."""

    view: RollState
    option: Option
    move: Any

    @property
    def player(self) -> Player:
        """The viewer's own components."""
        return self.view.players[self.view.viewer or 0]


def option_text(view: RollState, decision: Decision, option: Option) -> str:
    """Return the text of an option in a list or on a chip."""
    move = (move_of(option) if decision.topic in MOVES else None) or option
    topic = decision.topic if decision.topic in NAMED else option
    key = topic if topic in OPTIONS.rows else type(move)
    return sentence(OPTIONS, key, NamedOption(view, option, move))


def phase_in_words(view: RollState, decision: Decision, option: Option) -> str:
    """Return the phase that the text of an option names: that in which its die works."""
    player = NamedOption(view, option, option).player
    return "" if decision.topic in MOVES | NAMED else player.workers.get(option, "")


MOVES = {"assign", "explore", "place_tiles", "rearrange", "produce", "ship"}
"""Topics whose options are moves; those of others are dice, or the answer to a yes-or-no question."""
NAMED = {"start", "abandon", "give_up_tile", "recruit"}
"""Topics with a row of their own: their options are tiles, or dice that are all in the Citizenry."""


def _rolled(c: NamedOption) -> str:
    """Return the die behind the screen, with its face."""
    return phase(face_of(c.move.die, c.player.faces[c.move.die]))


def _place(test: Callable[[Player, str], bool]) -> Callable[[NamedOption], bool]:
    return lambda c: test(c.player, c.option)


def _stocked(c: NamedOption) -> str:
    return money(gained(c.player, stock_credits(c.player.tableau, c.move.worker)))


def _price(c: NamedOption) -> str:
    sold = points_on_sale(c.player)
    assert sold is not None, "nobody is asked for more than there is"
    return money(sold[1].credits)


DIE = cases(
    (
        _place(lambda player, one: one in player.goods),
        row(N_("{die} (good on {world})"), world=lambda c: item(c.player.goods[c.option])),
    ),
    (
        _place(lambda player, one: one in player.workers),
        row(N_("{die} ({phase})"), phase=lambda c: phase(c.player.workers[c.option])),
    ),
    (_place(lambda player, one: one in player.cup), row(N_("{die} (cup)"))),
    (_place(lambda player, one: one in player.citizenry), row(N_("{die} (Citizenry)"))),
    (_place(lambda player, one: one in player.builders(DEVELOPMENT)), row(N_("{die} (development stack)"))),
    otherwise=row(N_("{die} (world stack)")),
)

SIDE = cases(
    (
        lambda c: c.move.on_top and sides()[c.move.side].side == WORLD,
        row(N_("{side} ({color} world, cost {cost}), on top")),
    ),
    (lambda c: c.move.on_top, row(N_("{side} (development, cost {cost}), on top"))),
    (lambda c: sides()[c.move.side].side == WORLD, row(N_("{side} ({color} world, cost {cost})"))),
    otherwise=row(N_("{side} (development, cost {cost})")),
)

OPTIONS: Wording[Row] = Wording(
    rows={
        "start": row(
            N_("{tile} (development) and {world} (world)"),
            world=lambda c: item(sides()[_other_tile(c)].other),
        ),
        "abandon": row(N_("Abandon {tile}")),
        "give_up_tile": row(N_("Abandon {tile}")),
        "recruit": row(N_("{die}")),
        "yes": row(N_("Pay {price}"), price=_price),
        "no": row(N_("Skip")),
        REARRANGE: row(N_("Rearrange your construction zone")),
        DONE: row(N_("Keep as is")),
        str: DIE,
        PlaceWild: row(N_("{moved} ({face}): assign to {to}")),
        SelectPhase: row(N_("{moved} ({face}): select {to}")),
        MoveWorker: row(N_("{power}: Reassign {moved} ({face}) to {to}"), power=lambda c: item(c.move.power)),
        LayAside: row(N_("Dictate: set aside {moved} ({face})")),
        Stock: row(
            N_("Stock with {explorer}: {stocked}"),
            explorer=lambda c: one_explorer(c.move.worker),
            stocked=_stocked,
        ),
        Scout: row(N_("Scout with {explorer}"), explorer=lambda c: one_explorer(c.move.worker)),
        PutTile: SIDE,
        ProduceOn: row(N_("{moved} on {world}"), world=lambda c: item(c.move.world)),
        Ship: cases(
            (lambda c: c.move.task == TRADE, row(N_("Trade {good} from {world} with {shipper}: {gain}"))),
            otherwise=row(N_("Consume {good} from {world} with {shipper}: {gain}")),
        ),
    },
    values={
        "tile": lambda c: item(c.option),
        "die": lambda c: die(c.option),
        "moved": lambda c: die(c.move.die),
        "face": _rolled,
        "to": lambda c: phase(c.move.phase),
        "side": lambda c: item(c.move.side),
        "color": lambda c: color(sides()[c.move.side].color),
        "cost": lambda c: sides()[c.move.side].cost,
        "good": lambda c: one_good(c.move.good),
        "world": lambda c: item(c.player.goods[c.move.good]),
        "shipper": lambda c: one_shipper(c.move.shipper),
        "gain": lambda c: shipped(c.view, c.move),
    },
)
"""The row of each option: by topic, by the option itself, or by its class."""


def _other_tile(c: NamedOption) -> str:
    """Return the starting tile that is not the development."""
    return next((tile for tile in c.player.drawn if tile != c.option), c.option)
