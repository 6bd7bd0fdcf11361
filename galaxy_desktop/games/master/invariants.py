"""Invariants of a state of Master of the Galaxy: conditions of every state that play can reach."""

from collections import Counter
from collections.abc import Iterator

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown, unknown_fields
from galaxy_desktop.games.master.box import (
    SIDES,
    Project,
    bearers,
    cards,
    deck_of,
    facing_of,
    figures,
    projects,
    side,
)
from galaxy_desktop.games.master.moves import OFFER_DRAW, place_of
from galaxy_desktop.games.master.projects import implemented
from galaxy_desktop.games.master.routes import colours, destination
from galaxy_desktop.games.master.schema import (
    ANY,
    BASE,
    BLACK,
    COLOURS,
    CONFLICT,
    DECKS,
    DEVELOPMENTS,
    LASTING,
    SPECIES,
    SYMBOLS,
)
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState, Player
from galaxy_desktop.games.master.symbols import holder, symbol_counts
from galaxy_desktop.games.master.victory import ENDS, victory

MOST_TURNS = 20_000
MOST_COUNTED = 200
ALL_PHASES = ("setup", "gain", "allocate", "rewards", "cards", "over")


def invariants(g: MasterState) -> list[str]:
    """Return a line for each violated invariant of a whole state."""
    if wrong := list(_values(g)):
        return wrong
    return [
        *_cube_faults(g),
        *_card_faults(g),
        *_slot_faults(g),
        *_base_faults(g),
        *_system_faults(g),
        *_turn_faults(g),
        *_end_faults(g),
        *([] if g.ended_by else [*_route_faults(g), *_conflict_faults(g)]),
    ]


def _values(g: MasterState) -> Iterator[str]:
    """Yield a line for each impossible name, number or mark."""
    seats = range(len(g.players))
    yield from unknown("phase", [g.phase], ALL_PHASES)
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, ended=g.phase == "over")
    yield from unknown("seat", [g.first, g.seat], seats)
    yield from unknown("seat", [g.winner], (NOBODY, *seats) if g.phase == "over" else (NOBODY,))
    yield from beyond("turns", g.turn, 0, MOST_TURNS)
    for what, number in _counted(g):
        yield from beyond(what, number, 0, MOST_COUNTED)
    yield from unknown("color", g.hand, COLOURS)
    yield from unknown("card", g.offered, (OFFER_DRAW, *cards()))
    yield from unknown("planet", map(place_of, g.settled), star_map().systems)
    yield from _card_names(g)
    yield from _board_names(g)
    for player in g.players:
        yield from _player_values(player)
    for step in g.waiting:
        yield from _step_values(step, range(NOBODY, len(g.players)))


def _counted(g: MasterState) -> tuple[tuple[str, int], ...]:
    return (
        ("more cubes", g.more_cubes),
        ("cards discarded", g.discarded),
        ("turns without a cube", g.quiet),
        ("extra turns", g.extra_turns),
        ("extra turns in a row", g.extra_taken),
    )


def _card_names(g: MasterState) -> Iterator[str]:
    there = [card for pile in g.decks.values() for card in pile]
    yield from unknown("deck", g.decks, DECKS)
    yield from unknown("card", [*there, *g.looked, *g.conflicts], cards())
    yield from unknown("project", [*g.cubes, *g.active], projects())
    yield from twice("an active project", g.active)
    for cubes in (*g.cubes.values(), *g.planets.values()):
        yield from unknown("color", cubes, ("", *COLOURS))


def _board_names(g: MasterState) -> Iterator[str]:
    seats = range(len(g.players))
    yield from unknown("system", [*g.owners, *g.bases, *g.planets, *g.dark], star_map().systems)
    yield from unknown("seat", g.owners.values(), seats)
    conflicts, routes = g.conflicts.values(), g.routes.values()
    yield from unknown("track", [*g.routes, *(conflict.track for conflict in conflicts)], star_map().tracks)
    yield from unknown("seat", (route.owner for route in routes), seats)
    yield from unknown("color", (route.colour for route in routes), COLOURS)
    for conflict in conflicts:
        yield from unknown("seat", [conflict.red, conflict.blue], (NOBODY, *seats))
        yield from unknown("seat", [conflict.attacker], seats)
        yield from unknown("system", [conflict.red_system, conflict.blue_system], star_map().systems)
        yield from beyond("turns", conflict.turn, 0, MOST_TURNS)
    if g.track and [len(row) for row in g.track] != [len(SYMBOLS)] * len(g.players):
        yield "the supremacy track does not have a row for each seat"
    for row in g.track:
        for number in row:
            yield from beyond("symbols", number, 0, MOST_COUNTED)
    if set(g.reserve) != set(COLOURS):
        yield "the reserve does not have each color"


def _player_values(player: Player) -> Iterator[str]:
    yield from unknown("card", player.row, cards())
    yield from unknown("project", player.built, projects())
    yield from unknown("system", filter(None, [player.start]), star_map().systems)
    if set(player.bag) != set(COLOURS):
        yield "a bag does not have each color"
    yield from beyond("turns to skip", player.skips, 0, figures().holes)


def _step_values(step: Step[MasterState], seats: range) -> Iterator[str]:
    known = {
        "victim": seats,
        "loser": seats,
        "proposer": seats,
        "card": cards(),
        "system": star_map().systems,
        "deck": DECKS,
        "count": range(MOST_COUNTED),
        "number": range(MOST_COUNTED),
    }
    yield from unknown_fields(step, known)
    yield from unknown("deck", getattr(step, "decks", ()), DECKS)


def all_cubes(g: MasterState) -> Counter[str]:
    """Count the cubes of each colour in all places."""
    found = Counter(g.reserve)
    found.update(g.hand)
    for player in g.players:
        found.update(player.bag)
    for cubes in (*g.cubes.values(), *g.planets.values()):
        found.update(filter(None, cubes))
    for route in g.routes.values():
        found[route.colour] += route.cubes
    return found


def _cube_faults(g: MasterState) -> Iterator[str]:
    there = all_cubes(g)
    for colour in COLOURS:
        if there[colour] != figures().cubes[colour]:
            yield f"{there[colour]} {colour} cubes on the table, not {figures().cubes[colour]}"
    stores = [("the reserve", g.reserve), *((f"bag {s}", player.bag) for s, player in enumerate(g.players))]
    for name, store in stores:
        if min(store.values()) < 0:
            yield f"{name} has fewer cubes than none"
    for seat, player in enumerate(g.players):
        black = player.bag[BLACK] + (g.hand.count(BLACK) if seat == g.seat else 0)
        black += sum(cubes.count(BLACK) for id_, cubes in g.cubes.items() if _belongs(g, id_) == seat)
        if black > figures().bag_per_colour:
            yield f"seat {seat} has {black} black cubes"


def _belongs(g: MasterState, id_: str) -> Seat:
    """Return the owner of a project on a card."""
    card = projects()[id_].card
    if card in g.conflicts:
        return g.conflicts[card].seat(facing_of(id_))
    return holder(g, card)


def _card_faults(g: MasterState) -> Iterator[str]:
    there = [card for pile in g.decks.values() for card in pile]
    there += [*g.conflicts, *g.looked, *(card for player in g.players for card in player.row)]
    if Counter(there) != Counter(tuple(cards())):
        yield "not each card is in one place"
    for deck, pile in g.decks.items():
        if not set(pile) <= set(deck_of(deck)):
            yield f"the {deck} deck has cards of others"
    for seat, player in enumerate(g.players):
        species = [card for card in player.row if cards()[card].deck == SPECIES]
        if len(species) > 1 or (not species and g.phase != "setup"):
            yield f"seat {seat} has {len(species)} species"


def _slot_faults(g: MasterState) -> Iterator[str]:
    for id_, cubes in g.cubes.items():
        project = projects()[id_]
        if not any(cubes) or len(cubes) != len(project.slots):
            yield f"{id_} has no such slots"
        if _belongs(g, id_) == NOBODY:
            yield f"{id_} has cubes and belongs to nobody"
        if project.kind == CONFLICT and project.card not in g.conflicts:
            yield f"{id_} has cubes and is not on the board"
        yield from (
            f"{id_} has a {cube} cube where {slot.colour} belongs"
            for slot, cube in zip(project.slots, cubes, strict=False)
            if cube not in {"", slot.colour} and not _may_stand_for(project, cube, slot.colour)
        )
    for id_ in g.active:
        if projects()[id_].kind not in LASTING or "" in g.cubes.get(id_, ("",)):
            yield f"{id_} is active and not full"
    for seat in range(len(g.players)):
        if any(implemented(g, seat, deck) > figures().implemented_per_type for deck in DEVELOPMENTS):
            yield f"seat {seat} has implemented too much"


def _may_stand_for(project: Project, cube: str, colour: str) -> bool:
    """Return whether any substitute of the game allows the cube in a slot."""
    return any(
        effect.use == cube and effect.stands_for in {ANY, colour} and project.kind in effect.scope
        for effects in bearers("substitute").values()
        for effect in effects
    )


def _base_faults(g: MasterState) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        placed = sum(number for system, number in g.bases.items() if g.owners[system] == seat)
        if player.unused < 0 or player.unused + len(player.built) + placed != figures().bases:
            yield f"seat {seat} has {player.unused}, {len(player.built)} and {placed} bases"
        for id_ in player.built:
            if projects()[id_].kind != BASE or projects()[id_].card not in player.row:
                yield f"seat {seat} has a base on {id_}"
        if len(set(player.built)) != len(player.built):
            yield f"seat {seat} has two bases on one card"


def _system_faults(g: MasterState) -> Iterator[str]:
    if g.owners.keys() != g.bases.keys():
        yield "owners without bases"
    for system, number in g.bases.items():
        if not 1 <= number <= star_map().systems[system].planets:
            yield f"{system} has {number} bases"
    for system in g.dark:
        if system in g.owners or any(g.planets.get(system, ())):
            yield f"{system} is dark and not empty"
    for system, cubes in g.planets.items():
        if len(cubes) != star_map().systems[system].planets or BLACK in cubes or not any(cubes):
            yield f"{system} has odd planets"
    tokens = g.holes + len(g.dark) + sum(player.skips for player in g.players)
    if tokens != figures().holes or len(set(g.dark)) != len(g.dark):
        yield f"{tokens} black-hole tokens"


def _route_faults(g: MasterState) -> Iterator[str]:
    for id_, route in g.routes.items():
        track, end = star_map().tracks[id_], destination(g, id_)
        if not 1 <= route.cubes <= track.length or route.colour not in colours(track):
            yield f"the route on {id_} has {route.cubes} {route.colour} cubes"
        if g.owners.get(route.departure) != route.owner:
            yield f"the route on {id_} departs from a system of another"
        if end in g.dark or g.owners.get(end, route.owner) != route.owner:
            yield f"the route on {id_} leads to {end}"
        if any(conflict.track == id_ for conflict in g.conflicts.values()):
            yield f"there is a route and a conflict on {id_}"


def _conflict_faults(g: MasterState) -> Iterator[str]:
    tracks = Counter(conflict.track for conflict in g.conflicts.values())
    yield from (f"{number} conflicts on {track}" for track, number in tracks.items() if number > 1)
    for card, conflict in g.conflicts.items():
        ends = {conflict.red_system, conflict.blue_system}
        if ends != set(star_map().tracks[conflict.track].ends):
            yield f"{card} is not between its systems"
        if any(g.owners.get(conflict.system(f), NOBODY) != conflict.seat(f) for f in SIDES):
            yield f"{card} is fought by others than the owners"
        if conflict.red == conflict.blue or conflict.attacker not in {conflict.red, conflict.blue}:
            yield f"{card} has the wrong sides"
        if any(conflict.seat(f) == NOBODY and side(card, f) in g.cubes for f in SIDES):
            yield f"{card} has cubes of nobody"


def _turn_faults(g: MasterState) -> Iterator[str]:
    if g.track != symbol_counts(g) and not g.ended_by and g.phase != "setup":
        yield "the supremacy track does not show the symbols there are"
    if not 0 <= g.extra_taken + g.extra_turns <= figures().most_extra_turns:
        yield f"{g.extra_taken} extra turns in a row, {g.extra_turns} to come"
    if g.hand and g.phase not in {"allocate", "over"}:
        yield "cubes in hand outside of allocation"


def _end_faults(g: MasterState) -> Iterator[str]:
    won = [seat for seat in range(len(g.players)) if victory(g, seat)]
    if not g.ended_by:
        yield from (f"seat {seat} has won and the game goes on" for seat in won)
    elif g.ended_by not in ENDS or (g.winner != NOBODY and victory(g, g.winner) != g.ended_by):
        yield f"{g.ended_by} has not happened"
