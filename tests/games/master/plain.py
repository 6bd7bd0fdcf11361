"""Rules of allocation and rewards said once more: plainly, slowly, and from the printed data alone.

What the quick rules offer has to be what is written here, in any position. Ids are built as saves have them.
"""

from collections import Counter
from collections.abc import Collection

from galaxy_desktop.games.master.box import DATA, Project, cards, figures, projects
from galaxy_desktop.games.master.schema import DEVELOPMENTS, KINDS, PLAIN, SYMBOLS, Condition, Effect, Track
from galaxy_desktop.games.master.state import NOBODY, Conflict, MasterState, Route

SIDES = ("red", "blue")


def own_projects(g: MasterState, seat: int) -> list[Project]:
    """Projects on cards that a seat may fill: of its row but those of conflicts, and its sides on the map."""
    row = [cards()[card] for card in g.players[seat].row]
    found = [project for card in row if card.deck != "conflict" for project in card.projects]
    for card, conflict in g.conflicts.items():
        found += [projects()[f"{card}.{facing}"] for facing in SIDES if conflict.seat(facing) == seat]
    return found


def there(g: MasterState, project: Project) -> list[str]:
    """Cubes on a project by slot, "" in an empty one."""
    return list(g.cubes.get(project.id, [""] * len(project.slots)))


def rank(g: MasterState, *, leaders: bool) -> list[Counter[str]]:
    """Symbols of each seat (page 6); the first time they are counted no leader works (R15).

    They are asked for dozens of times in a position, and counted once.
    """
    rows = [(player.start, *player.row) for player in g.players]
    position = (rows, g.owners.copy(), g.active.copy(), g.conflicts.copy(), g.cubes.copy())
    if _position[leaders] != position:
        _ranked[leaders] = _counted(g, leaders)
        _position[leaders] = position
    return _ranked[leaders]


_position: dict[bool, tuple[object, ...]] = {False: (), True: ()}
"""All that symbols depend on, as it was when they were counted last."""
_ranked: dict[bool, list[Counter[str]]] = {}


def _counted(g: MasterState, leaders: bool) -> list[Counter[str]]:
    seats = range(len(g.players))
    found: list[Counter[str]] = [Counter() for _ in seats]
    for symbol in DATA.box.symbol:
        for seat in seats:
            held = [g.owners.get(system) == seat for system in symbol.systems]
            own_corner = symbol.link == "blue" and held[0] and g.players[seat].start == symbol.systems[0]
            both = symbol.link == "green" and all(held)
            just_one = symbol.link == "red" and sum(held) == 1
            found[seat][symbol.symbol] += own_corner or both or just_one
    for id_ in g.active:
        for seat in seats:
            if projects()[id_].card in g.players[seat].row:
                found[seat].update(projects()[id_].symbols)
    for card, conflict in g.conflicts.items():
        red, blue = (_strength(g, card, conflict, facing, leaders) for facing in SIDES)
        if red != blue:
            found[conflict.red if red > blue else conflict.blue][cards()[card].symbol] += 1
    return found


def _strength(g: MasterState, card: str, conflict: Conflict, facing: str, leaders: bool) -> int:
    """Cubes of a side and what its cards add; 0 for an empty side against a neutral system (R14)."""
    seat = conflict.seat(facing)
    cubes = sum(map(bool, there(g, projects()[f"{card}.{facing}"])))
    if seat == NOBODY or (NOBODY in (conflict.red, conflict.blue) and not cubes):
        return 0
    return cubes + sum(
        effect.count
        for holder, effect in _printed(g, seat, "conflict_edge")
        if (leaders or cards()[holder].deck != "leader") and works(g, seat, holder)
    )


def symbols(g: MasterState) -> list[tuple[int, ...]]:
    """Supremacy track."""
    return [tuple(counts[symbol] for symbol in SYMBOLS) for counts in rank(g, leaders=True)]


def works(g: MasterState, seat: int, card: str) -> bool:
    """Whether the text of a card in a row counts: a development is in force, a leader has its symbols."""
    if cards()[card].deck in DEVELOPMENTS:
        return f"{card}.implement" in g.active
    needs = Counter(cards()[card].requires)
    return not needs or needs <= rank(g, leaders=False)[seat]


def _printed(g: MasterState, seat: int, code: str) -> list[tuple[str, Effect]]:
    """Effects of a verb on the cards of a row, each with its card."""
    abilities = [(card, ability) for card in g.players[seat].row for ability in cards()[card].abilities]
    return [
        (card, effect) for card, ability in abilities for effect in ability.effects if effect.code == code
    ]


def in_force(g: MasterState, seat: int, code: str) -> list[Effect]:
    """Modifiers of a verb that work for a seat."""
    return [effect for card, effect in _printed(g, seat, code) if works(g, seat, card)]


def waiting(g: MasterState, seat: int, when: str) -> list[str]:
    """Abilities without a condition that a trigger would set off."""
    return [
        f"{card}:{number}"
        for card in g.players[seat].row
        for number, ability in enumerate(cards()[card].abilities)
        if ability.when == when and ability.condition == Condition() and works(g, seat, card)
    ]


def less(g: MasterState, seat: int, kind: str) -> int:
    """Slots that may stay empty: only bases, cards, covert operations and routes become cheaper."""
    if kind not in {"base", "receive", "covert", "route"}:
        return 0
    return sum(effect.count for effect in in_force(g, seat, "discount") if kind in effect.scope)


def is_complete(g: MasterState, seat: int, project: Project) -> bool:
    """Whether all slots are filled but those spared; one cube has to be there (R28)."""
    cubes = there(g, project)
    return any(cubes) and cubes.count("") <= less(g, seat, project.kind)


def takes(g: MasterState, seat: int, project: Project, wanted: str, cube: str) -> bool:
    """Whether a slot takes a cube (page 8)."""
    return cube == wanted or any(
        effect.use == cube and project.kind in effect.scope and wanted != "black"
        for effect in in_force(g, seat, "substitute")
    )


def allocations(g: MasterState, seat: int) -> set[str]:
    """What can be done with one cube of the hand (page 8), as moves."""
    found: set[str] = set()
    for cube in set(g.hand):
        for project in own_projects(g, seat):
            for number, (slot, lies) in enumerate(zip(project.slots, there(g, project), strict=True)):
                if not lies and takes(g, seat, project, slot.colour, cube):
                    found.add(f"place {cube} {project.id}:{number}")
        if cube != "black":
            found |= {f"place {cube} {planet}" for planet in empty_planets(g, seat)}
        for track in DATA.box.track:
            found |= {f"place {cube} {track.id}:{number}" for number in _next_slots(g, seat, track, cube)}
    if "black" in g.hand:
        found |= {f"cancel {project.id}" for project in own_projects(g, seat) if any(there(g, project))}
        found |= {f"cancel {track}" for track, route in g.routes.items() if route.owner == seat}
    return found


def empty_planets(g: MasterState, seat: int) -> set[str]:
    """Planets of own systems without a cube."""
    found = set()
    for system in DATA.box.system:
        if g.owners.get(system.id) == seat:
            settled = g.planets.get(system.id, ("",) * system.planets)
            found |= {f"{system.id}:{number}" for number in range(system.planets) if not settled[number]}
    return found


def _next_slots(g: MasterState, seat: int, track: Track, cube: str) -> set[int]:
    """Slots of a track that a cube can go to: the next of an own route, or the first from an own system."""
    route = g.routes.get(track.id)
    found = set()
    for departure, end in (track.ends, track.ends[::-1]):
        if g.owners.get(departure) != seat or not _leads(g, seat, track, end):
            continue
        far = departure == track.ends[1]
        if route:
            fits = route.owner == seat and route.departure == departure and route.colour == cube
            step = route.cubes if fits and route.cubes < len(track.slots) else None
        else:
            step = 0 if cube in {_colour_of(departure), _colour_of(end)} else None
        if step is not None:
            found.add(len(track.slots) - 1 - step if far else step)
    return found


def _leads(g: MasterState, seat: int, track: Track, end: str) -> bool:
    """Whether a seat may lead a route to a system: its own, or neutral and not fought for (page 9, R29)."""
    if end in g.dark or any(conflict.track == track.id for conflict in g.conflicts.values()):
        return False
    if end in g.owners:
        return g.owners[end] == seat
    return not any(
        seat in (conflict.red, conflict.blue) and end in (conflict.red_system, conflict.blue_system)
        for conflict in g.conflicts.values()
    )


def _colour_of(system: str) -> str:
    return next(known.colour for known in DATA.box.system if known.id == system)


def carry_out(g: MasterState, seat: int, move: str) -> None:
    """Do one move with a cube of the hand."""
    if move.startswith("cancel "):
        place = move.removeprefix("cancel ")
        g.hand.remove("black")
        g.routes.pop(place, None)
        g.cubes.pop(place, None)
        if place in g.active:
            g.active.remove(place)
        return
    _, cube, spot = move.split(" ")
    place, number = spot.rsplit(":", 1)
    g.hand.remove(cube)
    if place in projects():
        cubes = there(g, projects()[place])
        cubes[int(number)] = cube
        g.cubes[place] = tuple(cubes)
        return
    for track in DATA.box.track:
        if track.id == place:
            route = g.routes.get(place)
            departure = route.departure if route else track.ends[int(number) > 0]
            g.routes[place] = Route(seat, departure, cube, route.cubes + 1 if route else 1)
            return
    planets = next(system.planets for system in DATA.box.system if system.id == place)
    settled = list(g.planets.get(place, [""] * planets))
    settled[int(number)] = cube
    g.planets[place] = tuple(settled)


def complete_routes(g: MasterState, seat: int) -> list[Track]:
    """Tracks of a seat's routes with all slots filled but those spared."""
    spared = less(g, seat, "route")
    return [
        track
        for track in DATA.box.track
        if (route := g.routes.get(track.id))
        and route.owner == seat
        and len(track.slots) - route.cubes <= spared
    ]


def due(g: MasterState, seat: int) -> set[str]:
    """Rewards that a seat has to take now: of planets, routes and projects."""
    routes = {track.id for track in complete_routes(g, seat) if not g.routes[track.id].paid}
    full = {p.id for p in own_projects(g, seat) if is_complete(g, seat, p) and p.id not in g.active}
    return {*g.settled, *routes, *(id_ for id_ in full if not _is_fourth(g, seat, projects()[id_]))}


def _is_fourth(g: MasterState, seat: int, project: Project) -> bool:
    """Whether a development would be one too many of its type (R6)."""
    deck = cards()[project.card].deck
    of_type = [card for card in g.players[seat].row if cards()[card].deck == deck]
    return project.kind == "implement" and sum(f"{card}.implement" in g.active for card in of_type) == 3


def base_systems(g: MasterState, seat: int) -> set[str]:
    """Systems where a constructed base can be placed (pages 10 and 11)."""
    if not g.players[seat].built:
        return set()
    neutral = {s.id for s in DATA.box.system if s.id not in g.owners and s.id not in g.dark}
    own = {system for system, owner in g.owners.items() if owner == seat}
    if not own:
        return neutral
    routes = complete_routes(g, seat)
    led_to = {end for track in routes for end in track.ends if end != g.routes[track.id].departure}
    joined = own if in_force(g, seat, "free_reinforce") else {end for track in routes for end in track.ends}
    room = {s.id for s in DATA.box.system if s.id in own and g.bases[s.id] < s.planets}
    return (neutral & led_to) | (room & joined)


def phase_three(g: MasterState, seat: int) -> set[str]:
    """What can be done with cards (page 16)."""
    row = g.players[seat].row
    found = {f"discard {card}" for card in row if cards()[card].deck != "species"}
    taken = {conflict.track for conflict in g.conflicts.values()}
    for track in DATA.box.track:
        owners = [g.owners.get(end) for end in track.ends]
        dark = any(end in g.dark for end in track.ends)
        if owners.count(seat) == 1 and not dark and track.id not in taken:
            found |= {
                f"conflict {card} {track.id} {facing}"
                for card in row
                if cards()[card].deck == "conflict"
                for facing in SIDES
            }
    return found


def truces(g: MasterState, seat: int) -> set[str]:
    """Conflicts with another player for which no truce was offered in this turn (R20)."""
    return {
        f"truce {card}"
        for card, conflict in g.conflicts.items()
        if seat in (conflict.red, conflict.blue)
        and NOBODY not in (conflict.red, conflict.blue)
        and card not in g.offered
    }


def is_over_limit(g: MasterState, seat: int) -> bool:
    """Whether a row has too many cards (page 16)."""
    more = sum(effect.count for effect in in_force(g, seat, "card_limit"))
    return len(g.players[seat].row) > figures().card_limit + more


def loose(g: MasterState, seat: int, threat: str, colour: str, kinds: Collection[str]) -> set[str]:
    """Cubes of a seat on projects of some kinds that may be taken off: of a route only the last one.

    A threat of "" comes from the seat itself, against whom nothing is guarded.
    """
    guards = [effect for effect in in_force(g, seat, "guard") if threat in effect.against]
    guarded = {kind for effect in guards for kind in effect.scope}
    found = [
        (f"{project.id}:{number}", project.kind, cube)
        for project in own_projects(g, seat)
        for number, cube in enumerate(there(g, project))
        if cube
    ]
    for track in DATA.box.track:
        route = g.routes.get(track.id)
        if route and route.owner == seat:
            last = route.cubes - 1
            number = last if route.departure == track.ends[0] else len(track.slots) - 1 - last
            found.append((f"{track.id}:{number}", "route", route.colour))
    return {
        spot
        for spot, kind, cube in found
        if colour in ("any", cube) and kind in kinds and kind not in guarded
    }


def stealable(g: MasterState, thief: int, victim: int, colour: str, is_spoils: bool) -> set[str]:
    """Cubes that a seat may steal: never black; as spoils (page 14) none of conflicts."""
    victims = [victim] if victim != NOBODY else [seat for seat in range(len(g.players)) if seat != thief]
    threat = "spoils" if is_spoils else "steal"
    colours = PLAIN if colour == "any" else (colour,)
    kinds = [kind for kind in KINDS if not (is_spoils and kind == "conflict")]
    return {spot for seat in victims for one in colours for spot in loose(g, seat, threat, one, kinds)}
