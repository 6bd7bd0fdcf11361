"""What stands on the table beside the pieces: the turn, what was done in it, and every name there is."""

from collections.abc import Iterator

from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.cards import cards, projects
from galaxy_desktop.games.master.moves import OFFER_DRAW, place_of
from galaxy_desktop.games.master.state import NOBODY, MasterState, Player
from galaxy_desktop.games.master.victory import ENDS
from galaxy_desktop.games.master.vocabulary import COLOURS, DECKS, SYMBOLS, figures

MOST_TURNS = 20_000
MOST_COUNTED = 200
ALL_PHASES = ("setup", "gain", "allocate", "rewards", "cards", "over")


def faults(g: MasterState) -> Iterator[str]:
    """A line for each of them that cannot be."""
    seats = range(len(g.players))
    yield from unknown("phase", [g.phase], ALL_PHASES)
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, g.phase == "over")
    yield from unknown("seat", [g.first, g.seat], seats)
    yield from unknown("seat", [g.winner], (NOBODY, *seats) if g.phase == "over" else (NOBODY,))
    yield from beyond("turns", g.turn, 0, MOST_TURNS)
    for what, number in _counted(g):
        yield from beyond(what, number, 0, MOST_COUNTED)
    yield from unknown("color", g.hand, COLOURS)
    yield from unknown("card", g.offered, (OFFER_DRAW, *cards()))
    yield from unknown("planet", map(place_of, g.settled), board().systems)
    yield from _card_names(g)
    yield from _board_names(g)
    for player in g.players:
        yield from _player_faults(player)
    for step in g.waiting:
        yield from _step_faults(step, range(NOBODY, len(g.players)))


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
    yield from unknown("system", [*g.owners, *g.bases, *g.planets, *g.dark], board().systems)
    yield from unknown("seat", g.owners.values(), seats)
    conflicts, routes = g.conflicts.values(), g.routes.values()
    yield from unknown("track", [*g.routes, *(conflict.track for conflict in conflicts)], board().tracks)
    yield from unknown("seat", (route.owner for route in routes), seats)
    yield from unknown("color", (route.colour for route in routes), COLOURS)
    for conflict in conflicts:
        yield from unknown("seat", [conflict.red, conflict.blue], (NOBODY, *seats))
        yield from unknown("seat", [conflict.attacker], seats)
        yield from unknown("system", [conflict.red_system, conflict.blue_system], board().systems)
        yield from beyond("turns", conflict.turn, 0, MOST_TURNS)
    if g.track and [len(row) for row in g.track] != [len(SYMBOLS)] * len(g.players):
        yield "the supremacy track does not have a row for each seat"
    for row in g.track:
        for number in row:
            yield from beyond("symbols", number, 0, MOST_COUNTED)
    if set(g.reserve) != set(COLOURS):
        yield "the reserve does not have each color"


def _player_faults(player: Player) -> Iterator[str]:
    yield from unknown("card", player.row, cards())
    yield from unknown("project", player.built, projects())
    yield from unknown("system", filter(None, [player.start]), board().systems)
    if set(player.bag) != set(COLOURS):
        yield "a bag does not have each color"
    yield from beyond("turns to skip", player.skips, 0, figures().holes)


def _step_faults(step: Step[MasterState], seats: range) -> Iterator[str]:
    known = {
        "victim": seats,
        "loser": seats,
        "proposer": seats,
        "card": cards(),
        "system": board().systems,
        "deck": DECKS,
        "count": range(MOST_COUNTED),
        "number": range(MOST_COUNTED),
    }
    for name, allowed in known.items():
        if hasattr(step, name):
            yield from unknown(name, [getattr(step, name)], allowed)
    yield from unknown("deck", getattr(step, "decks", ()), DECKS)
