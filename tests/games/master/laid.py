"""Tables laid by hand: only what a test names lies there."""

import re
from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import Step, advance, give, open_asks
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.allocate import Allocate
from galaxy_desktop.games.master.box import cards, deck_of, figures, projects
from galaxy_desktop.games.master.cubes import lay, owner_of
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.schema import BLACK, COLOURS, DECKS, SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, Conflict, MasterState, Player, Route
from galaxy_desktop.games.master.symbols import symbol_counts
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.words import WORDS

CORNERS = {2: ("nw", "se"), 3: ("nw", "ne", "se"), 4: ("nw", "ne", "se", "sw")}
NAMES = ("Ada", "Boris", "Chen", "Dina")
SPECIES = ("humans", "rocs", "zong", "shabazi")


def table(seats: int = 2) -> MasterState:
    """Everybody in a corner with a species; seat 0 is in its first turn, and starts at nw_home."""
    bag = dict.fromkeys(COLOURS, 5)
    g = MasterState(
        rng=1,
        setup="ordinary",
        players=[Player(row=[SPECIES[n]], bag=bag.copy(), unused=8) for n in range(seats)],
        reserve={colour: figures().cubes[colour] - 5 * seats for colour in COLOURS},
        decks={deck: [card for card in deck_of(deck) if card not in SPECIES[:seats]] for deck in DECKS},
        turn=1,
        phase="rewards",
    )
    for seat, corner in enumerate(CORNERS[seats]):
        start = star_map().corners[corner].start
        g.players[seat].start = start
        g.owners[start], g.bases[start] = seat, 1
    for known in star_map().corners.values():
        if known.id not in CORNERS[seats]:
            g.dark += known.blackout
    g.holes = figures().holes - len(g.dark)
    look(g)
    return g


def look(g: MasterState) -> None:
    """The supremacy track as it has to be."""
    g.track = symbol_counts(g)


def hold(g: MasterState, seat: int, *names: str) -> None:
    """Cards from their decks into a row."""
    for card in names:
        g.decks[cards()[card].deck].remove(card)
        g.players[seat].row.append(card)
    look(g)


def top(g: MasterState, *names: str) -> None:
    """These cards lie on top of their deck, in this order."""
    deck = g.decks[cards()[names[0]].deck]
    deck[:] = [*names, *(card for card in deck if card not in names)]


def fill(g: MasterState, id_: str, number: int = 99) -> None:
    """The first slots of a project, each with a cube of its colour."""
    for n, slot in enumerate(projects()[id_].slots[:number]):
        _put(g, id_, n, slot.colour)
    look(g)


def _put(g: MasterState, id_: str, number: int, colour: str) -> None:
    """A cube out of the reserve into a slot; black ones come out of the owner's bag, for nobody gains any."""
    owner = owner_of(g, id_) if colour == BLACK else NOBODY
    (g.reserve if owner < 0 else g.players[owner].bag)[colour] -= 1
    lay(g, id_, number, colour)


def implement(g: MasterState, seat: int, *names: str) -> None:
    """Developments implemented, agendas (by project) fulfilled."""
    for name in names:
        id_ = name if name in projects() else cards()[name].projects[0].id
        if projects()[id_].card not in g.players[seat].row:
            hold(g, seat, projects()[id_].card)
        for n, slot in enumerate(projects()[id_].slots):
            _put(g, id_, n, slot.colour)
        g.active.append(id_)
    look(g)


def own(g: MasterState, seat: int, system: str, bases: int = 1) -> None:
    """Bases of a seat in a system."""
    g.players[seat].unused -= bases - g.bases.get(system, 0)
    g.owners[system], g.bases[system] = seat, bases
    look(g)


def build(g: MasterState, seat: int, id_: str) -> None:
    """A constructed base on a base project."""
    g.players[seat].unused -= 1
    g.players[seat].built.append(id_)


def route(g: MasterState, seat: int, track: str, departure: str, cubes: int = 99, paid: bool = True) -> None:
    """Cubes of the departure's colour on a track, out of the reserve."""
    colour = star_map().systems[departure].colour
    cubes = min(cubes, star_map().tracks[track].length)
    g.reserve[colour] -= cubes
    g.routes[track] = Route(seat, departure, colour, cubes, paid and cubes == star_map().tracks[track].length)


def fight(g: MasterState, card: str, track: str, red: str, attacker: int = 0, turn: int = 0) -> None:
    """A conflict on the board with its red side towards that system."""
    g.decks["conflict"].remove(card)
    blue = star_map().tracks[track].other(red)
    sides = g.owners.get(red, NOBODY), g.owners.get(blue, NOBODY)
    g.conflicts[card] = Conflict(track, *sides, red, blue, attacker, turn)
    look(g)


def run(g: MasterState, *steps: Step[MasterState]) -> list[Event]:
    """Do these steps up to the first question; what happened."""
    g.events, g.asking = [], None
    g.then(*steps)
    advance(g)
    return g.events


def draw_hand(g: MasterState, *hand: str, seat: int = 0) -> None:
    """These cubes were drawn from the bag; what to do with them is asked."""
    for cube in hand:
        g.players[seat].bag[cube] -= 1
    g.hand = list(hand)
    g.seat, g.phase = seat, "allocate"
    run(g, Allocate(seat), TakeRewards(seat), UseCards(seat))


def allocate(g: MasterState, hand: Sequence[str], *moves: str, seat: int = 0) -> list[Event]:
    """Draw and allocate; what happened."""
    draw_hand(g, *hand, seat=seat)
    answer(g, "allocate", moves, seat)
    return g.events


def moves(g: MasterState, seat: int = 0) -> tuple[str, ...]:
    """The first moves of the open allocation."""
    decision = open_asks(g)[seat]
    assert isinstance(decision, Compose)
    return decision.composer.moves(())


def topics(g: MasterState) -> dict[int, str]:
    """What each seat is asked about."""
    return {seat: decision.topic for seat, decision in open_asks(g).items()}


def answer(g: MasterState, topic: str, given: Any, seat: int = 0) -> None:
    """Answer the open question, which is about this topic; it has words, and the table stays sound."""
    assert topics(g).get(seat) == topic, topics(g)
    speak(g, seat, given)
    give(g, seat, given)
    assert GAME.invariants(g) == []
    for event in g.events:
        assert all(WORDS.event(event, NAMES, viewer) for viewer in (None, 0, 1))


def speak(g: MasterState, seat: int, given: Any) -> None:
    """The open question and each of its options in words, before anything is chosen and after."""
    seen, decision = GAME.view(g, seat), open_asks(g)[seat]
    for chosen in ((), given) if isinstance(given, tuple) else ((),):
        ask = WORDS.ask(seen, decision, chosen)
        assert 0 < len(plain_text(ask.head)) <= 60, ask.head
        assert len(plain_text(ask.line)) <= 130, ask.line
        assert ask.primary
    assert all(WORDS.option(seen, decision, option) for option in decision.options())


def plain_text(text: str) -> str:
    """A sentence as it is read, without marks and signs."""
    return re.sub(r"\*\*| ?\{[^}]*\}", "", text)


def choose(g: MasterState, topic: str, option: str, seat: int = 0) -> None:
    """Answer the open question with one option."""
    answer(g, topic, (option,), seat)


def offered(g: MasterState, seat: int = 0) -> tuple[str, ...]:
    """What can be chosen now."""
    return open_asks(g)[seat].options()


def keep_first(g: MasterState) -> None:
    """Keep the first card, or decline, for as long as cards are drawn."""
    while g.waiting and "draw" in topics(g).values():
        ((seat, _),) = topics(g).items()
        choose(g, "draw", g.looked[0], seat)


def counts(g: MasterState, seat: int = 0) -> dict[str, int]:
    """The symbols of a seat that are not none, as they are computed."""
    return {name: n for name, n in zip(SYMBOLS, symbol_counts(g)[seat], strict=True) if n}


def happened(g: MasterState, kind: type[Event]) -> list[Any]:
    """The events of one kind since the last answer."""
    return [event for event in g.events if isinstance(event, kind)]


def full_table() -> MasterState:
    """A table where there is something of everything."""
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    hold(g, 0, "marshal", "empire", "border_war", "space_exchange")
    implement(g, 0, "citadels")
    build(g, 0, "humans.base")
    fill(g, "humans.agenda", 2)
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.red", 1)
    g.planets["nw_home"] = ("red", "", "")
    g.reserve["red"] -= 1
    g.dark.append("nw_strait")
    g.holes -= 1
    return g
