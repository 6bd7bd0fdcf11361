"""Every row of the tables of sentences, with every number, color and symbol, for its reader and for "
"others."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import product
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Compose, Confirm, Decision, Order, Pick
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.engine.wording import AskRow, Cases, Row, Wording
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master import card_events as c
from galaxy_desktop.games.master import events as e
from galaxy_desktop.games.master.box import cards, figures
from galaxy_desktop.games.master.moves import PlaceConflict, parse
from galaxy_desktop.games.master.schema import COLOURS, SYMBOLS
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.supply import Barter, CubeGain
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from galaxy_desktop.games.master.words.asks import QUESTIONS
from galaxy_desktop.games.master.words.log import LINES
from galaxy_desktop.games.master.words.options import OPTIONS
from galaxy_desktop.games.master.words.reasons import SENTENCES
from galaxy_desktop.language import Message
from tests.contract.grammar import check as check_grammar
from tests.games.master.laid import (
    draw_hand,
    fill,
    full_table,
    hold,
    implement,
    plain_text,
    route,
    table,
)
from tests.sweep import WIDE

NUMBERS = (0, 1, 2, 3, 8, 11, 12)
NAMES = ("Ada", "Bartholomew the Third of Alabaster Crown")
SYSTEMS = ("nw_home", "nw_strait", "ne_core")
PLACES = (
    "nw_home-nw_gate",
    "humans.base",
    "humans.receive2",
    "marshal.covert",
    "theocracy.agenda",
    "space_exchange.implement",
    "trade_war.red",
)
VIEWERS = (0, 1, None)
CAUSES = ("nw_home", "marshal", "discards", "conflict")


def messages(thing: object) -> Iterator[Message]:
    """Every text of a table, a row or a choice between them."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, Wording):
        for found in thing.rows.values():
            yield from messages(found)
    elif isinstance(thing, Cases):
        for found in (*(then for _, then in thing.tests), thing.otherwise):
            yield from messages(found)
    elif isinstance(thing, Row):
        yield from messages(thing.you)
        yield from messages(thing.other)
    elif isinstance(thing, AskRow):
        for text in (thing.head, thing.line, thing.primary, thing.second):
            yield from messages(text)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[Message]:
    """All texts that are read from now on."""
    found: set[Message] = set()
    read = Message.read

    def remember(self: Message, number: int = 1) -> str:
        found.add(self)
        return read(self, number)

    monkeypatch.setattr(Message, "read", remember)
    return found


def check(lines: set[str], table_: Wording[Any], said: set[Message]) -> None:
    """Every line is sound, and no text of the table is missing."""
    check_grammar(lines)
    missing = [text.one for text in messages(table_) if text.one and text not in said]
    assert missing == []


def values(number: int, turn: int) -> dict[str, Any]:
    """Values for the fields of an event, the number among them; `turn` goes through the names."""
    colour, symbol = COLOURS[turn % 5], SYMBOLS[turn % 5]
    place = (*PLACES, *SYSTEMS)[turn % 10]
    target = "bag", "reserve"
    spots = SYSTEMS if turn % 2 else PLACES
    return {
        "first": turn % 2,
        "seat": turn % 2,
        "victim": (turn + turn // 2) % 2,
        "to": (turn + 1) % 2,
        "loser": NOBODY if turn % 3 else 1,
        "target": NOBODY if turn % 3 == 0 else (turn + 1) % 2,
        "colour": colour,
        "cube": colour,
        "given": colour,
        "taken": COLOURS[(turn + 1) % 4],
        "system": SYSTEMS[turn % 3],
        "systems": SYSTEMS[: 1 + turn % 3],
        "cubes": (colour,) * number,
        "spots": (),
        "targets": tuple(target[(n + turn) % 2 if turn % 3 else turn % 2] for n in range(number)),
        "spot": f"{spots[turn % len(spots)]}:0",
        "place": place,
        "project": place,
        "cause": CAUSES[turn % 4],
        "origin": ("kept", "blind", "back", "random", "search", "draft", "board", "rival")[turn % 8],
        "built": bool(turn % 2),
        "none_left": turn % 3 == 0,
        "nth": 1 + turn % 3,
        "bases": 1 + turn % 3,
        "symbol": symbol,
        "before": 3,
        "after": number,
        "number": number,
        "lost": number,
        "left": number,
        "short": number if turn % 2 else 0,
        "turn": number,
        "extra": turn % 2,
        "agreed": bool(turn % 2),
        "ended_by": GAME.ends[turn % 4],
        "points": (),
        "winners": (0, 1) if GAME.ends[turn % 4] == "draw" else (turn // 4 % 2,),
        "card": ("space_exchange", "embassy_quarter", "time_dilation")[turn % 3],
        "cards": ("marshal", "empire", "border_war")[: 1 + turn % 3],
        "tops": (),
        "deck": ("leader", "species", "expansion")[turn % 3],
        "track": "nw_strait-nw_core",
        "facing": ("red", "blue")[turn % 2],
        "when": "discard",
    }


def of_event(sort: type[Event]) -> Iterator[Event]:
    """Events of a sort with every number and every name in them."""
    for number, turn in product(NUMBERS, range(48)):
        given = values(number, turn)
        if sort is e.CubesLeft:
            given["cubes"] = given["cubes"] or ("red",)
            given["targets"] = given["targets"] or ("bag",)
        if sort is e.CubeStolen and turn % 4 == 0:
            given["cause"] = "spoils"
        if sort in {e.CubeStolen, e.CubeAdded}:
            given["spot"] = f"{PLACES[turn % len(PLACES)]}:0"
        if sort is e.SkipGiven:
            given["number"] = max(1, number)
        if sort is c.CardLost:
            given["cause"] = ("discarded", "destroyed", "taken", "placed")[turn % 4]
        if sort is c.ConflictCancelled:
            given["cause"] = ("claimed", "truce", "hole", "objective", "envoy")[turn % 5]
        yield sort(**{field.name: given[field.name] for field in fields(sort)})


@pytest.mark.slow
def test_the_log_with_every_number_and_name(said: set[Message]) -> None:
    lines = set()
    for sort in LINES.rows:
        for number, event in enumerate(of_event(sort)):
            viewers = VIEWERS if WIDE else [VIEWERS[number // 5 % len(VIEWERS)]]
            lines |= {WORDS.event(event, NAMES, viewer) for viewer in viewers}
    assert len(lines) > 1000
    check(lines, LINES, said)


def test_every_reason_with_every_name(said: set[Message]) -> None:
    lines = set()
    for code, place, colour, other in product(SENTENCES.rows, PLACES, COLOURS, COLOURS[:2]):
        facts = {"system": "nw_strait", "project": place, "track": "nw_strait-nw_core", "spot": "nw_home:0"}
        lines.add(WORDS.reason(because(code, **facts, colour=colour, one=colour, other=other)))
    check(lines, SENTENCES, said)


def questions(g: MasterState) -> Iterator[tuple[Decision, tuple[tuple[str, ...], ...]]]:
    """A question of each topic, and what may be chosen."""
    one = {
        "corner": ("nw_home", "ne_home"),
        "draft": ("humans", "estrel"),
        "deck": ("leader", "expansion"),
        "add": ("humans.base:0",),
        "steal": ("trade_war.red:0", "humans.agenda:0"),
        "return": ("trade_war.red:0", "humans.agenda:0"),
        "project": ("humans.agenda", "nw_home-nw_gate"),
        "darken": ("nw_strait",),
        "lighten": ("nw_strait",),
        "system": ("nw_strait",),
        "victim": ("1", "2"),
        "cancel": ("trade_war",),
        "base_from": ("humans.base", "supply"),
        "search": ("federation", "empire"),
        "choose": ("place_base:0", "place_base:1"),
    }
    abouts = {"base_from": "nw_strait", "search": "government", "choose": "colony_arks"}
    for topic, options in one.items():
        about = abouts.get(topic, "quartermaster")
        yield Pick(topic, options, about=about), ((), *((option,) for option in options))
    yield Pick("steal", one["steal"], about="spoils"), ((),)
    yield Pick("card", ("marshal",), about="planetary_invasion"), ((), ("marshal",))
    yield Pick("card", ("marshal",), about="prophet"), ((), ("marshal",))
    yield Pick("draft", ("humans", "estrel", "rocs")[: figures().draft_extra + 1]), ((),)
    planet = ("take nw_home:0", "take humans.base", "take nw_strait-nw_core", "place nw_strait")
    yield Pick("rewards", planet), ((), *((option,) for option in planet))
    yield Pick("rewards", planet[:2]), ((),)
    yield Pick("rewards", ("place nw_strait", "done")), ((), ("place nw_strait",), ("done",))
    way = "conflict crusade nw_strait-nw_core red"
    use = ("discard quartermaster", way, way.replace("red", "blue"), "truce trade_war", "draw", "end")
    for topic in ("cards", "limit"):
        yield Pick(topic, use), ((), *((option,) for option in use))
        yield Pick(topic, use[:1]), ((),)
    yield Pick("cards", ("end",)), ((),)
    for topic, about in (
        ("may", "space_exchange"),
        ("claim", "nw_strait"),
        ("truce", "trade_war"),
        ("draw_offer", ""),
    ):
        yield Confirm(topic, about=about), ((),)
    yield Order("order", ("marshal:0", "empire:0"), about="turn_end"), ((), ("marshal:0", "empire:0"))
    for number, cause in product(NUMBERS[1:], CAUSES):
        gains = Compose("colours", CubeGain((12, 12, 12, 12), number), about=cause)
        yield gains, tuple(("red",) * n for n in range(number + 1))
        swaps = Compose("swap", Barter((9,) * 5, (9,) * 5, "any", "any", number), about="banker")
        yield swaps, tuple(("red>blue",) * n for n in range(min(number, 9) + 1))
    del g


def test_every_question_and_option_with_every_number(said: set[Message]) -> None:
    lines: set[str] = set()
    g = full_table()
    g.players[0].row += [card for card in cards() if cards()[card].deck == "government"][:3]
    for seat in (0, 1):
        for decision, made in questions(g):
            ask_all(g, seat, decision, [chosen for chosen in made if seat == 0 or not fights(chosen)], lines)
    g.discarded = 2
    for decision, made in questions(g):
        if decision.topic in ("cards", "limit"):
            ask_all(g, 0, decision, made, lines)
    g = full_table()
    g.decks["leader"] = [card for card in g.decks["leader"] if card != "marshal"]
    for number in range(1, 5):
        g.looked, g.decks["leader"] = g.decks["leader"][:number], g.decks["leader"][number:]
        draw = Pick("draw", (*g.looked, "refuse"), about="leader")
        ask_all(g, 0, draw, ((), (g.looked[0],), ("refuse",)), lines)
        g.decks["leader"] += g.looked
    rest, g.decks["leader"] = g.decks["leader"], []
    g.looked = rest[:2]
    ask_all(g, 0, Pick("draw", (*g.looked, "refuse"), about="leader"), ((), ("refuse",)), lines)
    allocations(lines)
    check(lines - {""}, QUESTIONS, said)
    missing = [text.one for text in messages(OPTIONS) if text not in said]
    assert missing == []


def fights(chosen: Sequence[str]) -> bool:
    """A conflict, which only a player with a system at its track can choose: on this table the first."""
    return bool(chosen) and isinstance(parse(chosen[0]), PlaceConflict)


def ask_all(
    g: MasterState, seat: int, decision: Decision, made: Sequence[tuple[str, ...]], lines: set[str]
) -> None:
    """A question with each of the choices, within the limits of the bar, and its options."""
    seen = view(g, seat)
    for chosen in made:
        ask = WORDS.ask(seen, decision, chosen)
        lines |= {ask.head, ask.line, ask.primary, ask.second}
        assert len(plain_text(ask.head)) <= 60, ask.head
        assert len(plain_text(ask.line)) <= 130, ask.line
        assert max(len(plain_text(ask.primary)), len(ask.second)) <= 45, ask.primary
    lines |= {WORDS.option(seen, decision, option) for option in decision.options()[:20]}


def allocations(lines: set[str]) -> None:
    """Allocations at every stage: before, between and after the moves."""
    for hand in (("red",), ("red", "white", "blue"), ("black", "red")):
        g = full_table()
        draw_hand(g, *hand)
        moves: tuple[str, ...] = ("place red nw_home:1",) if "red" in hand else ()
        if "white" in hand:
            moves = ("place red nw_home:1", "place white nw_home:2")
        made = ((), moves, moves[:1], ("place red humans.base:3",))
        ask_all(g, 0, open_asks(g)[0], made, lines)
    g = full_table()
    draw_hand(g, "black")
    ask_all(g, 0, open_asks(g)[0], ((), ("cancel humans.agenda",)), lines)
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    draw_hand(g, "black", "black", "black")
    ask_all(g, 0, open_asks(g)[0], ((),), lines)
    g = table()
    implement(g, 0, "space_exchange", "credit_syndicate", "free_ports")
    hold(g, 0, "star_fairs")
    fill(g, "star_fairs.implement", 4)
    draw_hand(g, "white")
    ask_all(g, 0, open_asks(g)[0], (("place white star_fairs.implement:4",),), lines)
