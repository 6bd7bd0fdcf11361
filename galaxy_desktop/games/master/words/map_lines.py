"""Lines of the inspector about systems, tracks and symbols of the map."""

from collections.abc import Iterable, Iterator

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games.master.bases import open_systems
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.conflicts import conflicts_at
from galaxy_desktop.games.master.outlook import FAR, Near, near, route_lacks
from galaxy_desktop.games.master.powers import discount, settle_bonus
from galaxy_desktop.games.master.projects import is_complete_route
from galaxy_desktop.games.master.routes import colours, destination, fought_for, fought_over
from galaxy_desktop.games.master.schema import ROUTE, Symbol, System, Track
from galaxy_desktop.games.master.star_map import BLUE, GREEN, star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import map_symbols
from galaxy_desktop.games.master.words.names import item, seat_name, seat_title
from galaxy_desktop.games.master.words.terms import (
    colour,
    cube,
    cube_sign,
    cubes,
    one_symbol,
    some_cubes,
    symbol_sign,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import groups, ngettext

Lines = Iterator[Explanation]


def system_lines(view: MasterState, name: str) -> Lines:
    """Yield the lines of a system: owner, planets, symbols, conflicts, needs of a base, and seats near it."""
    system = star_map().systems[name]
    if name in view.dark:
        text = _("Black hole: nothing can be placed in this system or on its tracks.")
        yield Explanation("black_hole", text, "black_holes")
        return
    yield Explanation("base", _owner(view, system), "bases")
    yield Explanation(cube_sign(system.colour), _planets(view, system), "planets")
    for known in star_map().symbols.values():
        if name in known.systems:
            yield Explanation(symbol_sign(known.symbol), symbol_text(view, known), "symbols")
    for card in conflicts_at(view, name):
        yield Explanation("conflict", _fought(view, card), "conflicts")
    yield from (Explanation("arrow_right", text, "bases") for text in _lacks(view, system))
    yield Explanation("start", _who_is_near(view, name), "routes")


def _owner(view: MasterState, system: System) -> str:
    text, seat = _("Neutral."), view.owners.get(system.id, NOBODY)
    if seat != NOBODY:
        text = _("Owner: {who}. Bases: **{n}** of **{room}**.").format(
            who=seat_name(view, seat), n=view.bases[system.id], room=system.planets
        )
    if not system.start:
        return text
    two = _("A starting system: a player who holds **{n}** of them wins.")
    return f"{text} " + two.format(n=figures().winning_starts)


def _planets(view: MasterState, system: System) -> str:
    there = view.planets.get(system.id, ())
    free = system.planets - len(there) + there.count("")
    if not free:
        settled = ngettext("**{n}** planet, settled.", "**{n}** planets, all settled.", system.planets)
        return settled.format(n=system.planets)
    text = ngettext("**{n}** planet", "**{n}** planets", system.planets).format(n=system.planets)
    seat = view.viewer or 0
    return _(
        "{planets}, **{free}** not settled. Settle with {cube} to gain {same}, or with any other cube "
        "except black to gain **{other}** of its color."
    ).format(
        planets=text,
        free=free,
        cube=cube(system.colour),
        same=cubes(figures().settle_same + settle_bonus(view, seat, "same"), system.colour),
        other=figures().settle_other + settle_bonus(view, seat, "other"),
    )


def symbol_text(view: MasterState, known: Symbol) -> str:
    """Return the condition of a symbol of the map, and the seats that have it."""
    one, other = item(known.systems[0]), item(known.systems[-1])
    if known.link == BLUE:
        form = _("Gives {symbol} to the player who started in {one}, as long as they hold it.")
    elif known.link == GREEN:
        form = _("Gives {symbol} to a player with bases in both {one} and {other}.")
    else:
        form = _("Gives {symbol} to each player with bases in exactly one of {one} and {other}.")
    text = form.format(symbol=one_symbol(known.symbol), one=one, other=other)
    seats = [seat for seat, _number, id_ in map_symbols(view) if id_ == known.id]
    if not seats:
        return text
    return f"{text} " + _("Now: {who}.").format(who=listed([seat_name(view, seat) for seat in seats]))


def _fought(view: MasterState, card: str) -> str:
    conflict = view.conflicts[card]
    return _("{card}: {red} (red) against {blue} (blue).").format(
        card=item(card), red=seat_name(view, conflict.red), blue=seat_name(view, conflict.blue)
    )


def _lacks(view: MasterState, system: System) -> Iterator[str]:
    """Yield what the viewer still needs before a base can be placed in a system."""
    seat = view.viewer or 0
    if system.id in open_systems(view, seat):
        yield _("You can place a constructed base here when you take rewards.")
        return
    owner = view.owners.get(system.id, NOBODY)
    if owner not in {seat, NOBODY}:
        yield _("You can place a base here only if you win a conflict.")
        return
    if owner == seat and view.bases[system.id] >= system.planets:
        return
    if not view.players[seat].built:
        yield _("You don't have a constructed base.")
    lacks = route_lacks(view, seat, system.id)
    if 0 < lacks < FAR:
        yield _("Your route here lacks {cubes}.").format(cubes=some_cubes(lacks))
    elif lacks and system.id in fought_for(view, seat):
        yield _("You can't build a route here during this conflict; if you win it, you may place a base.")
    elif lacks:
        yield _("You don't have a route here.")


def _who_is_near(view: MasterState, name: str) -> str:
    found = [
        _near(one).format(who=seat_name(view, one.seat), cubes=some_cubes(one.cubes), n=one.systems)
        for one in near(view, name)
    ]
    return (
        _("Can reach this system: {who}.").format(who=groups(found))
        if found
        else _("No one can reach this system.")
    )


def _near(one: Near) -> str:
    """Return the form of words for a seat near a system; it tells cubes only if a route may be built."""
    if not one.systems:
        return _("{who} (any constructed base)")
    if one.systems > 1:
        return _("{who} (**{n}** systems away)")
    if one.cubes == FAR:
        return _("{who} (adjacent)")
    if not one.cubes:
        return _("{who} (adjacent, route complete)")
    return _("{who} (adjacent, route needs {cubes})")


def track_lines(view: MasterState, name: str) -> Lines:
    """Yield the lines of a track: its colors, and the route or conflict on it."""
    known, route = star_map().tracks[name], view.routes.get(name)
    yield _what_fits(view, known)
    if route:
        text = _("{who}, route to {system}: **{has}** of **{of}**, all {colour}.").format(
            who=seat_title(view, route.owner),
            system=item(destination(view, name)),
            has=route.cubes,
            of=known.length,
            colour=colour(route.colour),
        )
        more = _still_lacks(view, name) if route.owner == view.viewer else ""
        yield Explanation(cube_sign(route.colour), f"{text} {more}".rstrip(), "routes")
    for card, conflict in view.conflicts.items():
        if conflict.track == name:
            yield Explanation("conflict", _fought(view, card), "conflicts")


def _still_lacks(view: MasterState, name: str) -> str:
    """Return what the viewer's route still lacks, and the base that it allows; "" between own systems."""
    route, system = view.routes[name], destination(view, name)
    if system in view.owners:
        return ""
    if is_complete_route(view, name):
        text = _("Complete: you may place a constructed base in {system} when you take rewards.")
        return text.format(system=item(system))
    lacks = star_map().tracks[name].length - route.cubes - discount(view, route.owner, ROUTE)
    return ngettext(
        "**{n}** more cube completes it. Then you may place a constructed base in {system}.",
        "**{n}** more cubes complete it. Then you may place a constructed base in {system}.",
        lacks,
    ).format(n=lacks, system=item(system))


def _what_fits(view: MasterState, track: Track) -> Explanation:
    """Return the line on the cubes of a route on a track, or on the reason why there can be none now."""
    dark = [end for end in track.ends if end in view.dark]
    if dark:
        text = _("No routes or conflicts here: black holes cover {systems}.")
        if len(dark) == 1:
            text = _("No routes or conflicts here: a black hole covers {systems}.")
        return Explanation(
            "black_hole", text.format(systems=listed([item(end) for end in dark])), "black_holes"
        )
    if track.id in fought_over(view):
        return Explanation("cross", _("No route can be built here during the conflict."), "routes")
    owners = {view.owners[end] for end in track.ends if end in view.owners}
    if len(owners) > 1:
        text = _("No route can be built here: different players own the two systems.")
        return Explanation("cross", text, "routes")
    fought = [end for end in track.ends if owners and end not in view.owners and _fights(view, owners, end)]
    if fought:
        text = _("No route can be built here during the conflict over {system}.")
        return Explanation("cross", text.format(system=item(fought[0])), "routes")
    return Explanation("arrow_right", _colours(view, track), "routes")


def _colours(view: MasterState, track: Track) -> str:
    one, other = colours(track)
    text = (
        _("A route here needs **{n}** cubes, all {one}.")
        if one == other
        else _("A route here needs **{n}** cubes of one color: all {one} or all {other}.")
    ).format(n=track.length, one=colour(one), other=colour(other))
    less = min(discount(view, view.viewer or 0, ROUTE), track.length - 1)
    if not less:
        return text
    more = ngettext(
        "Yours is complete with **{n}** slot empty.", "Yours is complete with **{n}** slots empty.", less
    )
    return f"{text} {more.format(n=less)}"


def _fights(view: MasterState, seats: Iterable[Seat], system: str) -> bool:
    return any(system in fought_for(view, seat) for seat in seats)


def symbol_lines(view: MasterState, name: str) -> Lines:
    """Yield the line of a symbol of the map."""
    known = star_map().symbols[name]
    yield Explanation(symbol_sign(known.symbol), symbol_text(view, known), "symbols")
