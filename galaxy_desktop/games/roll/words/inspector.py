"""Inspector texts for tiles, dice and phases, in this game and for its viewer."""

from collections import Counter
from collections.abc import Sequence

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
from galaxy_desktop.games.roll.words.selection import selection_text
from galaxy_desktop.games.roll.words.terms import (
    color,
    dice,
    die_type,
    item,
    money,
    numeral,
    phase,
    ruling,
    types_list,
    workers,
)
from galaxy_desktop.language import N_, ngettext
from galaxy_desktop.language import gettext as _

Lines = list[Explanation]

PAGES = {
    "assign": "reassign",
    "explore": "explore",
    "develop": "build",
    "settle": "build",
    "produce": "produce",
    "ship": "ship",
}
"""Name of the page on each phase, and on powers in it."""

TASKS = {
    "develop": N_("Each developer works on the top tile of your development stack."),
    "settle": N_("Each settler works on the top tile of your world stack."),
    "produce": N_("Each producer becomes a good on one of your non-gray worlds."),
    "ship": N_("Each shipper trades a good for credits or consumes it for VP."),
}
"""Task of the workers in each phase but Explore."""


def side_lines(view: RollState, name: str) -> Lines:
    """Return a line for each property of a side and of its back, with the numbers of its owner."""
    side, seat = sides()[name], owner_of(view, name)
    own = seat == (view.viewer or 0)
    player = view.players[seat]
    return [
        _cost_line(view, side, player, own=own),
        Explanation(
            labelled("points", side.cost), _("Worth {vp} at game end.").format(vp=vp(side.cost)), "scoring"
        ),
        *_color_lines(side, player),
        *(
            Explanation("die" if gain.code == "die" else "credits", gain_text(gain), "gains")
            for gain in side.gains
        ),
        *(Explanation(_power_sign(p.phase), power_text(p), PAGES[p.phase]) for p in side.powers),
        *_bonus_lines(side, player, own=own),
        *([Explanation("information", ruling(name), _ruling_page(side))] if side.ruling else []),
        *_back_lines(side),
    ]


def owner_of(view: RollState, side: str) -> Seat:
    """Return the owner of a side in a tableau or on a stack; the viewer if nobody owns it."""
    seats = range(len(view.players))
    owned = [seat for seat in seats if side in (*view.players[seat].tableau, *view.players[seat].zone())]
    return (owned or [view.viewer or 0])[0]


def _power_sign(name: str) -> str:
    return "reassign" if name == "assign" else labelled("phase", numeral(name))


def _ruling_page(side: Side) -> str:
    """Return the page on a note: that of the tile's bonus, else its first power, else its gains."""
    if side.bonus:
        return "scoring"
    return PAGES[side.powers[0].phase] if side.powers else "gains"


def _cost_line(view: RollState, side: Side, player: Player, *, own: bool) -> Explanation:
    sign = labelled("civil_cost" if side.is_world else "development_cost", side.cost)
    due = need(player.tableau, side.id)
    if any(side.id in other.tableau for other in view.players):
        form = _("Cost **{n}**.")
    elif due == side.cost:
        form = _("Cost **{n}**: needs {due}.")
    else:
        form = _("Cost **{n}**; you need {due}.") if own else _("Cost **{n}**; its owner needs {due}.")
    printed = _("Cost **{n}**.").format(n=side.cost)
    return Explanation(sign, form.format(n=side.cost, due=workers(due)), "build", printed)


def _color_lines(side: Side, player: Player) -> Lines:
    if not side.is_world:
        return []
    if not side.holds_goods:
        return [Explanation("any_good", _("Gray world: it can't hold goods."), "produce")]
    text, printed = _goods_text(side, player.tableau), _goods_text(side, [side.id])
    return [Explanation(side.color, text, "ship", printed)]


def _goods_text(side: Side, tableau: Sequence[str]) -> str:
    """Return the sentence on the goods of a world, with the powers of a tableau."""
    number = capacity(tableau)
    text = ngettext(
        "{color} world: holds **{n}** good, which trades for {money}.",
        "{color} world: holds **{n}** goods, which trade for {money} each.",
        number,
    )
    return text.format(color=color(side.color), n=number, money=money(trade_credits(tableau, side.id)))


def _bonus_lines(side: Side, player: Player, *, own: bool) -> Lines:
    if side.bonus is None:
        return []
    if side.id in player.tableau:
        now, form = player, _("Currently {vp}.") if own else _("Currently {vp} for its owner.")
    else:
        now = player.clone()
        now.tableau.append(side.id)
        form = _("With it in your tableau: {vp}.") if own else _("With it in its owner's tableau: {vp}.")
    points = form.format(vp=vp(bonus_points(now, side.bonus)))
    text = bonus_text(side.bonus)
    return [Explanation("points:?", f"{text} {points}", "scoring", text)]


def _back_lines(side: Side) -> Lines:
    if not side.other:
        return []
    back = sides()[side.other]
    form = (
        _("Other side: {name} ({color} world, cost **{n}**).")
        if back.is_world
        else _("Other side: {name} (development, cost **{n}**).")
    )
    kind = color(back.color) if back.is_world else ""
    return [Explanation("undo", form.format(name=item(back.id), color=kind, n=back.cost), "tiles")]


def die_lines(view: RollState, die: str) -> Lines:
    """Return lines on the faces of a die, its matches, and the number of its type the viewer owns."""
    kind = die_types()[type_of(die)]
    player = view.players[view.viewer or 0]
    faces = [
        phase(face) if number == 1 else _("{face} ×{n}").format(face=phase(face), n=number)
        for face, number in Counter(kind.faces).items()
    ]
    own = sum(type_of(one) == kind.id for one in player.dice())
    faces_line = _("{type} die: {faces}.").format(type=die_type(kind.id), faces=listed(faces))
    lines = [
        Explanation("die", faces_line, "dice"),
        Explanation("person", _("You own **{n}** of **{all}**.").format(n=own, all=kind.count), "dice"),
    ]
    if kind.matches:
        worlds = listed([color(name) for name in kind.matches])
        text = _("When you consume a good, it matches {worlds} worlds.").format(worlds=worlds)
        lines.append(Explanation("ship", text, "ship"))
    return lines


def phase_lines(view: RollState, name: str) -> Lines:
    """Return lines on the purpose of a phase, with the numbers of the viewer, and on who selected it."""
    player, selection = view.players[view.viewer or 0], selection_text(view, name)
    who = [Explanation("die", selection, "reveal")] if selection else []
    if name == "explore":
        return [*_explore_lines(player), *who]
    lines = [Explanation(labelled("phase", numeral(name)), TASKS[name].read(), PAGES[name]), *who]
    for stack in {"develop": player.developments, "settle": player.worlds}.get(name, [])[-1:]:
        builders = player.builders(sides()[stack].side)
        text = _("{tile} needs {n} and has {dice}.").format(
            tile=item(stack), n=workers(need(player.tableau, stack)), dice=dice(len(builders))
        )
        lines.append(Explanation("colonist", text, PAGES[name]))
    return lines


def _explore_lines(player: Player) -> Lines:
    """Return lines on explorers, and on types that Stock for other credits."""
    sign, text = (
        labelled("phase", numeral("explore")),
        _("Each explorer Scouts for tiles or Stocks for {money}."),
    )
    lines = [Explanation(sign, text.format(money=money(figures().stock)), "explore")]
    for _side, power in powers(player.tableau, "explore", "stock_credits"):
        more = _("Your {types} explorers Stock for {money}.")
        gain = max(figures().stock, power.amount)
        more = more.format(types=types_list(power.dice), money=money(gain))
        lines.append(Explanation("credits", more, "explore"))
    return lines


def dictate_lines(view: RollState) -> Lines:
    """Return the line on Dictate, with what powers of the viewer add to it."""
    mine = assignment(view, view.viewer or 0)
    number = workers(mine.dictate.most)
    if mine.unlimited and mine.dictate.most > 1:
        form = _("Any number of times per round: set aside 1 worker, then Reassign up to {workers}.")
    elif mine.unlimited:
        form = _("Any number of times per round: set aside 1 worker, then Reassign {workers}.")
    elif mine.dictate.most > 1:
        form = _("Once per round: set aside 1 worker, then Reassign up to {workers}.")
    else:
        form = _("Once per round: set aside 1 worker, then Reassign {workers}.")
    aside = _("The worker set aside does no task and returns to your cup.")
    lines = [Explanation("reassign", form.format(workers=number), "reassign")]
    return [*lines, Explanation("cup", aside, "reassign")]
