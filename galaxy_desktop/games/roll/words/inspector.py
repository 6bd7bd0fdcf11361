"""Inspector texts for tiles, dice and phases, in this game and for its viewer."""

from collections import Counter

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.box import die_types, figures, sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.powers import capacity, need, powers, trade_credits
from galaxy_desktop.games.roll.schema import Side
from galaxy_desktop.games.roll.scoring import bonus_points
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.words.gains import bonus_text, gain_text
from galaxy_desktop.games.roll.words.powers import power_text
from galaxy_desktop.games.roll.words.terms import (
    color,
    dice,
    die_type,
    item,
    money,
    numeral,
    phase,
    types_list,
    workers,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Lines = list[Explanation]


def side_lines(view: RollState, name: str) -> Lines:
    """Return a line for each property of a side and of its back, with the numbers of its owner."""
    side, seat = sides()[name], owner_of(view, name)
    own = seat == (view.viewer or 0)
    player = view.players[seat]
    return [
        _cost_line(view, side, player, own=own),
        Explanation(labelled("points", side.cost), _("Worth {vp} at the end.").format(vp=vp(side.cost))),
        *_color_lines(side, player),
        *(Explanation("die" if gain.code == "die" else "credits", gain_text(gain)) for gain in side.gains),
        *(Explanation(_power_sign(power.phase), power_text(power)) for power in side.powers),
        *_bonus_lines(side, player, own=own),
        *([Explanation("information", _(side.ruling))] if side.ruling else []),
        *_back_lines(side),
    ]


def owner_of(view: RollState, side: str) -> Seat:
    """Return the owner of a side in a tableau or on a stack; the viewer if nobody owns it."""
    seats = range(len(view.players))
    owned = [seat for seat in seats if side in (*view.players[seat].tableau, *view.players[seat].zone())]
    return (owned or [view.viewer or 0])[0]


def _power_sign(name: str) -> str:
    return "reassign" if name == "assign" else labelled("phase", numeral(name))


def _cost_line(view: RollState, side: Side, player: Player, *, own: bool) -> Explanation:
    sign = labelled("civil_cost" if side.is_world else "development_cost", side.cost)
    if any(side.id in other.tableau for other in view.players):
        return Explanation(sign, _("Cost **{n}**.").format(n=side.cost))
    due = need(player.tableau, side.id)
    if due == side.cost:
        return Explanation(sign, _("Needs {n}.").format(n=workers(due)))
    form = _("Cost **{n}**; you need {due}.") if own else _("Cost **{n}**; its owner needs {due}.")
    return Explanation(sign, form.format(n=side.cost, due=workers(due)))


def _color_lines(side: Side, player: Player) -> Lines:
    if not side.is_world:
        return []
    if not side.holds_goods:
        return [Explanation("any_good", _("A gray world: it never holds goods."))]
    number = capacity(player.tableau)
    text = ngettext(
        "{color} world: holds **{n}** good, which trades for {money}.",
        "{color} world: holds **{n}** goods, each of which trades for {money}.",
        number,
    ).format(color=color(side.color), n=number, money=money(trade_credits(player.tableau, side.id)))
    return [Explanation(side.color, text)]


def _bonus_lines(side: Side, player: Player, *, own: bool) -> Lines:
    if side.bonus is None:
        return []
    now = player if side.id in player.tableau else player.clone()
    if now is not player:
        now.tableau.append(side.id)
    points = bonus_points(now, side.bonus)
    form = _("{what} Now {vp}.") if own else _("{what} For its owner now {vp}.")
    text = form.format(what=bonus_text(side.bonus), vp=vp(points))
    return [Explanation("points:?", text)]


def _back_lines(side: Side) -> Lines:
    if not side.other:
        return []
    back = sides()[side.other]
    what = color(back.color) + " " + _("world") if back.is_world else _("development")
    text = _("On its back: {name}, {what} of cost **{n}**.").format(
        name=item(back.id), what=what, n=back.cost
    )
    return [Explanation("undo", text)]


def die_lines(view: RollState, die: str) -> Lines:
    """Return lines on the faces of a die, its matches, and the number of its type the viewer owns."""
    kind = die_types()[type_of(die)]
    player = view.players[view.viewer or 0]
    faces = [
        phase(face) if number == 1 else _("{face} ×{n}").format(face=phase(face), n=number)
        for face, number in Counter(kind.faces).items()
    ]
    own = sum(type_of(one) == kind.id for one in player.dice())
    lines = [
        Explanation("die", _("{type} die: {faces}.").format(type=die_type(kind.id), faces=listed(faces))),
        Explanation("person", _("You own **{n}** of the **{all}**.").format(n=own, all=kind.count)),
    ]
    if kind.matches:
        worlds = listed([color(name) for name in kind.matches])
        lines.append(Explanation("ship", _("Matches {worlds} worlds in a Consume.").format(worlds=worlds)))
    return lines


def phase_lines(view: RollState, name: str) -> Lines:
    """Return lines on the purpose of a phase, with the numbers of the viewer."""
    texts = {
        "explore": _explore(view.players[view.viewer or 0]),
        "develop": _("Developers work on the top tile of your development stack."),
        "settle": _("Settlers work on the top tile of your world stack."),
        "produce": _("Each producer becomes a good on a world that is not gray."),
        "ship": _("Each shipper trades a good for credits or consumes it for VP."),
    }
    player = view.players[view.viewer or 0]
    lines = [Explanation(labelled("phase", numeral(name)), texts[name])]
    for stack in {"develop": player.developments, "settle": player.worlds}.get(name, [])[-1:]:
        builders = player.builders(sides()[stack].side)
        text = ngettext(
            "{tile} needs {n}; {dice} is on it.", "{tile} needs {n}; {dice} are on it.", len(builders)
        ).format(tile=item(stack), n=workers(need(player.tableau, stack)), dice=dice(len(builders)))
        lines.append(Explanation("colonist", text))
    return lines


def _explore(player: Player) -> str:
    """Return the sentence on explorers, with the types that stock for more."""
    text = _("Each explorer scouts for tiles or stocks {money}.").format(money=money(figures().stock))
    for _side, power in powers(player.tableau, "explore", "stock_credits"):
        more = _("{types} explorers stock {money}.")
        text += " " + more.format(types=types_list(power.dice), money=money(power.amount))
    return text


def dictate_lines(view: RollState) -> Lines:
    """Return the line on Dictate, with what powers of the viewer add to it."""
    mine = assignment(view, view.viewer or 0)
    if mine.unlimited:
        form = _(
            "As often as you like: lay one worker aside, and move {n} to any column. The first does nothing."
        )
    else:
        form = _("Once a round: lay one worker aside, and move {n} to any column. The first does nothing.")
    most = mine.dictate.most
    number = _("one other") if most == 1 else _("up to **{n}** others").format(n=most)
    return [Explanation("reassign", form.format(n=number))]
