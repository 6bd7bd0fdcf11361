"""Texts of every question for the prompt bar."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from galaxy_desktop.engine.decisions import Compose, Decision, Option, Pick
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.roll.assignment import Arrangement, Assignment
from galaxy_desktop.games.roll.box import figures, sides
from galaxy_desktop.games.roll.dice import is_extra, of_types
from galaxy_desktop.games.roll.explore import DONE, REARRANGE
from galaxy_desktop.games.roll.moves import TRADE, Produce, Scout, Ship, Stock, move_of, parse_as
from galaxy_desktop.games.roll.placement import Placement
from galaxy_desktop.games.roll.powers import PHASE_OF, need, powers, stock_credits
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.ship import brings
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import gained
from galaxy_desktop.games.roll.words.reader import lost_text
from galaxy_desktop.games.roll.words.terms import (
    dice,
    dice_list,
    die,
    item,
    money,
    phase,
    some,
    tiles,
    types_list,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Chosen = Sequence[Option]


def ask_text(view: RollState, decision: Decision, chosen: Chosen) -> Ask:
    """Return the text of the open question, given the options chosen so far."""
    return QUESTIONS[decision.topic](view, decision, chosen)


def _me(view: RollState) -> Player:
    return view.players[view.viewer or 0]


def _missing_dice(number: int) -> str:
    return ngettext("Choose {n} more die", "Choose {n} more dice", number).format(n=number)


def _start(_view: RollState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Set-up: which tile is a development?")
    if not chosen:
        line = _("That tile begins on your development stack; the other one begins as a world.")
        return Ask(head, line, _("Choose a tile"))
    return Ask(
        head,
        _("{tile} is the development; the other tile begins as a world.").format(tile=item(chosen[0])),
        _("Begin with it"),
    )


def _assign(_view: RollState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Compose)
    composer = d.composer
    assert isinstance(composer, Assignment)
    desk = composer.desk(tuple(chosen))
    if desk.wild:
        number = len(desk.wild)
        line = _("A wild face may go to any column, or be the die that selects your phase.")
        primary = ngettext("Place {n} wild die", "Place {n} wild dice", number).format(n=number)
        return Ask(_("Assign: where do your wild dice go?"), line, primary)
    if not desk.selector:
        line = _("One die on the strip makes its phase happen for all. So far: {columns}.").format(
            columns=_columns(desk)
        )
        return Ask(_("Assign: which phase do you select?"), line, _("Select a phase"))
    head = _("Assign: {phase} selected. Ready?").format(phase=phase(desk.selected))
    line = _("{columns}. Powers and Dictate can still move workers.").format(columns=_columns(desk))
    if composer.complete(tuple(chosen)):
        return Ask(head, line, _("Done: wait for the Reveal"))
    power = composer.power(desk.used[-1])
    missing = power.least - len(desk.moved)
    primary = ngettext("Move {n} more worker", "Move {n} more workers", missing).format(n=missing)
    return Ask(_("Assign: {power}").format(power=item(power.power)), line, primary)


def _columns(desk: Arrangement) -> str:
    """Return the number of workers in each column, as text."""
    counts = Counter(desk.columns.values())
    if desk.selected:
        counts[desk.selected] += 1
    shown = [f"{phase(name)} **{counts[name]}**" for name in PHASES if counts[name]]
    return ", ".join(shown) or _("nobody")


def _explore(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    left = len(_me(view).column("explore")) + len(_me(view).extras)
    line = ngettext("**{n}** explorer has still to act.", "**{n}** explorers have still to act.", left)
    head = _("Explore: Scout or Stock?") if left else _("Explore: rearrange your zone?")
    if not chosen:
        return Ask(head, line.format(n=left), _("Choose a task"))
    if chosen[0] == REARRANGE:
        line = _("Every tile can go to any place in either stack, with either side up.")
        return Ask(head, line, _("Rearrange"))
    if chosen[0] == DONE:
        return Ask(head, _("Keep your construction zone in this order."), _("Leave it as it is"))
    del d
    task = move_of(chosen[0])
    if isinstance(task, Stock):
        gain = stock_credits(_me(view).tableau, task.worker)
        kept = gained(_me(view), gain)
        line = _("Stocking with {die} gains {money}; you have {has}.{lost}").format(
            die=die(task.worker), money=money(kept), has=money(_me(view).credits), lost=lost_text(gain - kept)
        )
        return Ask(head, line, _("Stock"))
    line = _("{die} scouts: give up any tiles of your zone, then draw one more than that.")
    return Ask(head, line.format(die=die(parse_as(Scout, chosen[0]).worker)), _("Scout"))


def _abandon(view: RollState, _d: Decision, chosen: Chosen) -> Ask:
    number = len(chosen)
    drawn = figures().scout_draw + number
    line = _("You will draw {n}. Abandoned tiles return to the bag after the phase.")
    if len(view.bag) + len(view.abandoned) + number < drawn:
        line = _("You will draw up to {n}. The bag is short, so abandoned tiles return to it at once.")
    elif len(view.bag) < drawn:
        line = _("You will draw {n}. The bag is short, so abandoned tiles return to it at once.")
    line = line.format(n=tiles(drawn))
    head = _("Scout: give up tiles of your zone?")
    draw = ngettext("Give up {n} tile and draw", "Give up {n} tiles and draw", number).format(n=number)
    return Ask(head, line, draw if number else _("Choose tiles"), _("Give up none"))


def _place_tiles(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Compose)
    composer = d.composer
    assert isinstance(composer, Placement)
    left = len(composer.tiles) - len(chosen)
    line = _("Choose the side that is up: it goes under that stack. Later tiles go below earlier ones.")
    if composer.tops:
        line = _("Choose the side that is up, and whether the tile goes under its stack or on top of it.")
    del view
    primary = ngettext("Place {n} tile", "Place {n} tiles", left).format(n=left)
    return Ask(_("Scout: development or world?"), line, primary if left else _("Done"))


def _rearrange(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Compose)
    composer = d.composer
    assert isinstance(composer, Placement)
    del view
    left = len(composer.tiles) - len(chosen)
    line = _("Name the tiles from the top down; the first of each stack is built first.")
    primary = ngettext("Place {n} more tile", "Place {n} more tiles", left).format(n=left)
    return Ask(_("Explore: rearrange your zone"), line, primary if left else _("Done"))


def _give_up_tile(view: RollState, _d: Decision, chosen: Chosen) -> Ask:
    del view
    line = _("The bag ran short, so everybody with three or more tiles puts one into it.")
    if not chosen:
        return Ask(_("Explore: which tile do you give up?"), line, _("Choose a tile"))
    head = _("Explore: give up {tile}?").format(tile=item(chosen[0]))
    return Ask(head, line, _("Give it up"))


def _building(d: Decision) -> str:
    return phase("settle" if sides()[d.about].is_world else "develop")


def _finished(view: RollState, tile: str) -> str:
    """Return the sentence on where the dice go that complete a tile."""
    tableau, due = _me(view).tableau, need(_me(view).tableau, tile)
    found = [power for _, power in powers(tableau, PHASE_OF[sides()[tile].side], "return_to_cup")]
    types = types_list(kind for power in found if power.every for kind in power.dice)
    chosen = [some(min(power.least, due), min(power.most, due)) for power in found if not power.every]
    if not found:
        return _("The dice that complete it move to the Citizenry.")
    if not chosen:
        form = _("{types} dice that complete it move to the cup, other dice to the Citizenry.")
    elif not types:
        form = _("You send {n} of its dice to the cup, the others to the Citizenry.")
    else:
        form = _("{n} of its dice and each {types} die move to the cup, others to the Citizenry.")
    return form.format(types=types, n="".join(chosen[:1]))


def _rest(view: RollState, tile: str) -> str:
    """Return the sentence on the workers that a tile does not need."""
    if len(_me(view).stack(sides()[tile].side)) > 1:
        return _("The rest work on the next tile.")
    return _("It's the last tile: the rest move to the cup.")


def _builder(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{phase}: which die works on {tile}?").format(phase=_building(d), tile=item(d.about))
    line = f"{_finished(view, d.about)} {_rest(view, d.about)}"
    return Ask(head, line, _("Put {die} there").format(die=die(chosen[0])) if chosen else _("Choose a die"))


def _working(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    missing = d.least - len(chosen)
    head = _("{tile} is complete: by which dice?").format(tile=item(d.about))
    line = f"{_finished(view, d.about)} {_rest(view, d.about)}"
    return Ask(head, line, _missing_dice(missing) if missing > 0 else _("Complete it"))


def _return_to_cup(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    head = _("{power}: which dice to the cup?").format(power=item(d.about))
    phase_of = PHASE_OF[sides()[_me(view).tableau[-1]].side]
    sent = [p for _, p in powers(_me(view).tableau[:-1], phase_of, "return_to_cup") if p.every]
    types = types_list(kind for power in sent for kind in power.dice)
    line = _("Choose {n}; the others remain in the Citizenry.")
    if any(of_types(d.offered, power.dice) for power in sent):
        line = _("Choose {n}; of the others, {types} dice move to the cup too, the rest to the Citizenry.")
    line = line.format(n=some(d.least, d.most), types=types)
    return Ask(head, line, _("To the cup") if chosen else _missing_dice(d.least))


def _give_up_die(_view: RollState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{tile}: which die do you give up?").format(tile=item(d.about))
    line = _("Any die of yours will do, wherever it lies; it goes back to the supply.")
    return Ask(
        head, line, _("Give up {dice}").format(dice=dice_list(chosen)) if chosen else _("Choose a die")
    )


def _produce(view: RollState, _d: Decision, chosen: Chosen) -> Ask:
    left = len(_me(view).column("produce"))
    line = ngettext(
        "**{n}** producer is left. A matching type counts when the good is consumed.",
        "**{n}** producers are left. A matching type counts when the good is consumed.",
        left,
    ).format(n=left)
    if not chosen:
        return Ask(_("Produce: a good on which world?"), line, _("Choose a producer and a world"))
    made = parse_as(Produce, chosen[0])
    head = _("Produce on {world}?").format(world=item(made.world))
    return Ask(head, line, _("Produce with {die}").format(die=die(made.die)))


def _ship(view: RollState, _d: Decision, chosen: Chosen) -> Ask:
    left = len(_me(view).column("ship")) + len(_me(view).extras)
    if not chosen:
        line = ngettext(
            "**{n}** shipper is left. Trade brings credits, Consume brings VP.",
            "**{n}** shippers are left. Trade brings credits, Consume brings VP.",
            left,
        ).format(n=left)
        return Ask(_("Ship: trade or consume which good?"), line, _("Choose a good"))
    ship = parse_as(Ship, chosen[0])
    world = _me(view).goods[ship.good]
    line = _("{shipper} ships the {good} good; both dice move to the Citizenry.{lost}")
    if is_extra(ship.shipper):
        line = _("{shipper} ships the {good} good, which moves to the Citizenry.{lost}")
    line = line.format(shipper=die(ship.shipper), good=die(ship.good), lost=lost_text(lost_by(view, ship)))
    gain = shipped(view, ship).replace("**", "")
    if ship.task == TRADE:
        head = _("Ship: trade from {world}?").format(world=item(world))
        return Ask(head, line, _("Trade for {gain}").format(gain=gain))
    head = _("Ship: consume from {world}?").format(world=item(world))
    return Ask(head, line, _("Consume for {gain}").format(gain=gain))


def _plain(form: Callable[[int], str], number: int) -> str:
    """Return a number in words for a button, without bold type."""
    return form(number).replace("**", "")


def shipped(view: RollState, ship: Ship) -> str:
    """Return the gains of one choice in Ship: credits of a Trade, VP and credits of a Consume."""
    chips, paid = brings(_me(view), ship)
    kept = gained(_me(view), paid)
    return listed([*([vp(chips)] if chips else []), *([money(kept)] if kept or not chips else [])])


def lost_by(view: RollState, ship: Ship) -> int:
    """Return the credits that one choice in Ship loses to the limit."""
    paid = brings(_me(view), ship)[1]
    return paid - gained(_me(view), paid)


def _buy_points(view: RollState, d: Decision, _chosen: Chosen) -> Ask:
    _side, power = next(powers(_me(view).tableau, "ship", "trade_buy_vp"))
    head = _("{power}: pay {money} for {vp}?").format(
        power=item(d.about), money=_plain(money, power.credits), vp=_plain(vp, power.vp)
    )
    line = _("You have {money}.").format(money=money(_me(view).credits))
    return Ask(head, line, _("Pay {money}").format(money=_plain(money, power.credits)), _("Keep it"))


def _recruit(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    missing = d.least - len(chosen)
    line = _(
        "You pay {money} for {n} of the **{all}** in your Citizenry; then you get $1, as nobody stays at $0."
    ).format(money=money(_me(view).credits), n=dice(d.least), all=len(d.offered))
    recruit = _("Recruit {dice}").format(dice=_plain(dice, d.least))
    return Ask(
        _("Manage Empire: whom do you recruit?"), line, _missing_dice(missing) if missing > 0 else recruit
    )


def _recall(view: RollState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    cup = len(_me(view).cup)
    line = _("Dice on stacks and goods may return to your cup, which holds **{n}**; it is free.").format(
        n=cup
    )
    if d.least:
        line = _("Your cup is empty: at least one die has to come back, from a stack or a world.")
    recall = _("Recall {dice}").format(dice=_plain(dice, len(chosen)))
    return Ask(
        _("Manage Empire: recall dice?"),
        line,
        recall if chosen else _("Choose dice"),
        "" if d.least else _("Recall none"),
    )


QUESTIONS: Mapping[str, Callable[[RollState, Decision, Chosen], Ask]] = {
    "start": _start,
    "assign": _assign,
    "explore": _explore,
    "abandon": _abandon,
    "place_tiles": _place_tiles,
    "rearrange": _rearrange,
    "give_up_tile": _give_up_tile,
    "builder": _builder,
    "working": _working,
    "return_to_cup": _return_to_cup,
    "give_up_die": _give_up_die,
    "produce": _produce,
    "ship": _ship,
    "buy_points": _buy_points,
    "recruit": _recruit,
    "recall": _recall,
}
"""The function that words the question, by topic."""
