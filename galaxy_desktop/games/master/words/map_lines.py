"""Lines of the inspector about systems, tracks and symbols of the map."""

from collections.abc import Iterable, Iterator

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.master.bases import open_systems
from galaxy_desktop.games.master.board import BLUE, GREEN, board
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.conflicts import conflicts_at
from galaxy_desktop.games.master.outlook import FAR, Near, near, route_lacks
from galaxy_desktop.games.master.powers import discount, settle_bonus
from galaxy_desktop.games.master.routes import colours, destination, has_conflict, in_conflict_with
from galaxy_desktop.games.master.schema import ROUTE, Symbol, System, Track
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import map_symbols
from galaxy_desktop.games.master.words.terms import (
    bases,
    capital,
    colour,
    cube,
    cube_sign,
    item,
    people,
    some_cubes,
    symbol_sign,
    symbols,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Lines = Iterator[Explanation]


def system_lines(view: MasterState, name: str) -> Lines:
    """Yield the lines of a system: owner, planets, symbols, conflicts, needs of a base, and seats near it."""
    system = board().systems[name]
    if name in view.dark:
        yield Explanation("black_hole", _("A black hole: nothing reaches this system."))
        return
    yield Explanation("base", _whose(view, system))
    yield Explanation(labelled("cube", system.colour), _planets(view, system))
    for known in board().symbols.values():
        if name in known.systems:
            yield Explanation(symbol_sign(known.symbol), symbol_text(view, known))
    yield from (Explanation("conflict", _fought(view, card)) for card in conflicts_at(view, name))
    yield from (Explanation("arrow_right", text) for text in _lacks(view, system))
    yield Explanation("start", _who_is_near(view, name))


def _whose(view: MasterState, system: System) -> str:
    seat = view.owners.get(system.id, NOBODY)
    corner = _(" A starting system: whoever holds two of them wins.") if system.start else ""
    if seat == NOBODY:
        return _("Neutral.") + corner
    return (
        _("Held by {who} with {bases}; room for **{room}** in all.").format(
            who=people(view, seat), bases=bases(view.bases[system.id]), room=system.planets
        )
        + corner
    )


def _planets(view: MasterState, system: System) -> str:
    cubes = view.planets.get(system.id, ())
    free = system.planets - len(cubes) + cubes.count("")
    seat = view.viewer or 0
    same = figures().settle_same + settle_bonus(view, seat, "same")
    other = figures().settle_other + settle_bonus(view, seat, "other")
    text = ngettext("**{n}** planet", "**{n}** planets", system.planets).format(n=system.planets)
    if not free:
        return _("{planets}, all settled.").format(planets=text)
    return _(
        "{planets}, **{free}** free: a {colour} {sign} cube settles one and brings you **{same}** {colour}, "
        "any other cube but a black one brings **{other}** of its colour."
    ).format(
        planets=text,
        free=free,
        same=same,
        other=other,
        colour=colour(system.colour),
        sign=cube_sign(system.colour),
    )


def symbol_text(view: MasterState, known: Symbol) -> str:
    """Return the condition of a symbol of the map, and the seats that have it."""
    what = symbols((known.symbol,))
    if known.link == BLUE:
        text = _("{symbols} for whoever started here and still holds it.").format(symbols=what)
    else:
        one, other = map(item, known.systems)
        form = (
            _("{symbols} for bases in both {one} and {other}.")
            if known.link == GREEN
            else _("{symbols} for bases in {one} or {other}, but not in both.")
        )
        text = form.format(symbols=what, one=one, other=other)
    seats = [seat for seat, _number, id_ in map_symbols(view) if id_ == known.id]
    if not seats:
        return text
    return _("{text} Now: {who}.").format(text=text, who=", ".join(people(view, seat) for seat in seats))


def _fought(view: MasterState, card: str) -> str:
    conflict = view.conflicts[card]
    return _("{card}: {red} against {blue}.").format(
        card=item(card), red=people(view, conflict.red), blue=people(view, conflict.blue)
    )


def _lacks(view: MasterState, system: System) -> Iterator[str]:
    """Yield what the viewer still needs before a base can be placed in a system."""
    seat = view.viewer or 0
    if system.id in open_systems(view, seat):
        yield _("You can place a base here now.")
        return
    owner = view.owners.get(system.id, NOBODY)
    if owner not in {seat, NOBODY}:
        yield _("A base comes here only by winning a conflict.")
        return
    if owner == seat and view.bases[system.id] >= system.planets:
        return
    if not view.players[seat].built:
        yield _("You have no constructed base ready.")
    lacks = route_lacks(view, seat, system.id)
    if 0 < lacks < FAR:
        yield _("Your route here lacks {cubes}.").format(cubes=some_cubes(lacks))
    elif lacks and in_conflict_with(view, seat, system.id):
        yield _("No route while you fight for this system; if you win, you may place a base.")
    elif lacks:
        yield _("You have no route here.")


def _who_is_near(view: MasterState, name: str) -> str:
    found = [
        _near(one).format(who=people(view, one.seat), cubes=some_cubes(one.cubes), n=one.systems)
        for one in near(view, name)
    ]
    return _("Near: {who}.").format(who="; ".join(found)) if found else _("No one is near.")


def _near(one: Near) -> str:
    """Return the form of words for a seat near a system; it tells cubes only if a route may be built."""
    if not one.systems:
        return _("{who}, with any constructed base")
    if one.systems > 1:
        return _("{who} **{n}** systems away")
    if one.cubes == FAR:
        return _("{who} next to it")
    if not one.cubes:
        return _("{who} next to it, with a complete route")
    return _("{who} next to it, {cubes} to go")


def track_lines(view: MasterState, name: str) -> Lines:
    """Yield the lines of a track: its colours, and the route or conflict on it."""
    known, route = board().tracks[name], view.routes.get(name)
    yield _what_fits(view, known)
    if route:
        text = _("{who} to {system}: **{has}** of **{of}**, {cube} each time.").format(
            who=capital(people(view, route.owner)),
            system=item(destination(view, name)),
            has=route.cubes,
            of=known.length,
            cube=cube(route.colour),
        )
        yield Explanation(labelled("cube", route.colour), text)
    for card, conflict in view.conflicts.items():
        if conflict.track == name:
            yield Explanation("conflict", _fought(view, card))


def _what_fits(view: MasterState, track: Track) -> Explanation:
    """Return the line on the cubes of a route on a track, or on the reason why there can be none now."""
    dark = [end for end in track.ends if end in view.dark]
    if dark:
        text = _("No route and no conflict here: a black hole covers {systems}.")
        return Explanation("black_hole", text.format(systems=listed([item(end) for end in dark])))
    if has_conflict(view, track.id):
        return Explanation("cross", _("No route here while the conflict lasts."))
    owners = {view.owners[end] for end in track.ends if end in view.owners}
    if len(owners) > 1:
        return Explanation("cross", _("No route here: the systems at its ends belong to different players."))
    fought = [end for end in track.ends if owners and end not in view.owners and _fights(view, owners, end)]
    if fought:
        text = _("No route here while the conflict over {system} lasts.")
        return Explanation("cross", text.format(system=item(fought[0])))
    one, other = colours(track)
    text = (
        _("A route here takes **{n}** cubes, all {one}.")
        if one == other
        else _("A route here takes **{n}** cubes of one color: all {one} or all {other}.")
    ).format(n=track.length, one=colour(one), other=colour(other))
    less = min(discount(view, view.viewer or 0, ROUTE), track.length - 1)
    if less:
        more = ngettext("You may leave **{n}** slot empty.", "You may leave **{n}** slots empty.", less)
        text += " " + more.format(n=less)
    return Explanation("arrow_right", text)


def _fights(view: MasterState, seats: Iterable[Seat], system: str) -> bool:
    return any(in_conflict_with(view, seat, system) for seat in seats)


def symbol_lines(view: MasterState, name: str) -> Lines:
    """Yield the line of a symbol of the map."""
    known = board().symbols[name]
    yield Explanation(symbol_sign(known.symbol), symbol_text(view, known))
