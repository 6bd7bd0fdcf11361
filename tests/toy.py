"""A small complete game for tests: hidden hands, chance, secret choice and every kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from galaxy_desktop.engine import flow
from galaxy_desktop.engine.decisions import (
    Assign,
    Compose,
    Confirm,
    Decision,
    Number,
    Option,
    Order,
    Pay,
    Pick,
    Place,
    Way,
)
from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.engine.flow import Answers, Asks, State, Step
from galaxy_desktop.engine.game import Game, Moment, Options, Result, Score, TableOption
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.rng import Dice, seeded
from galaxy_desktop.engine.words import Ask, Explanation, Words

CARDS = tuple(f"card_{number:02}" for number in range(1, 25))
SPOTS = tuple(f"spot_{number}" for number in range(1, 7))
ROUNDS = {"short": 2, "long": 20}


@dataclass(slots=True)
class ToyPlayer:
    hand: list[str]
    points: int = 0
    board: dict[str, str] = field(default_factory=dict)

    def clone(self) -> ToyPlayer:
        return ToyPlayer(self.hand.copy(), self.points, self.board.copy())


@dataclass(slots=True, kw_only=True)
class ToyState(State):
    deck: list[str]
    discard: list[str]
    players: list[ToyPlayer]
    round: int = 0
    rounds: int = 2

    def clone(self) -> Self:
        return type(self)(
            **self.basics(),
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            players=[player.clone() for player in self.players],
            round=self.round,
            rounds=self.rounds,
        )

    def draw(self, seat: Seat, number: int) -> None:
        if len(self.deck) < number:
            self.shuffle(self.discard)
            self.deck = self.discard + self.deck
            self.discard = []
        drawn = tuple(self.deck.pop() for _ in range(min(number, len(self.deck))))
        self.players[seat].hand += drawn
        if drawn:
            self.tell(Drew(seat, drawn))


@dataclass(frozen=True, slots=True)
class Drew(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else type(self)(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: Seat
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: Seat
    faces: tuple[int, ...]


def score(g: ToyState, seat: Seat, points: int, why: str) -> None:
    g.players[seat].points += points
    g.tell(Scored(seat, points, why))


@dataclass(frozen=True, slots=True)
class Round(Step[ToyState]):
    def done(self, g: ToyState, answers: Answers) -> None:
        g.round += 1
        turns: list[Step[ToyState]] = [
            step(seat) for step in (Draw, Shop, Arrange, Build, Gamble, March, Down) for seat in seats(g)
        ]
        g.then(Choose(), *turns)
        if g.round < g.rounds:
            g.waiting.insert(0, Round())


def seats(g: ToyState) -> range:
    return range(len(g.players))


@dataclass(frozen=True, slots=True)
class Choose(Step[ToyState]):
    """All choose a card in secret; the highest scores, a tie in tens is broken by a die."""

    def asks(self, g: ToyState) -> Asks:
        return {seat: Pick("choose", tuple(player.hand)) for seat, player in enumerate(g.players)}

    def done(self, g: ToyState, answers: Answers) -> None:
        chosen = tuple(answers[seat][0] for seat in seats(g))
        g.tell(Revealed(chosen))
        for seat, card in enumerate(chosen):
            g.players[seat].hand.remove(card)
            g.discard.append(card)
        tens = [int(card[-2:]) // 10 for card in chosen]
        best = [seat for seat in seats(g) if tens[seat] == max(tens)]
        score(g, best[g.below(len(best))] if len(best) > 1 else best[0], 3, "choose")


@dataclass(frozen=True, slots=True)
class Turn(Step[ToyState]):
    """A question to one seat."""

    seat: Seat

    def asks(self, g: ToyState) -> Asks:
        decision = self.question(g, g.players[self.seat])
        return {} if decision is None else {self.seat: decision}

    def done(self, g: ToyState, answers: Answers) -> None:
        if self.seat in answers:
            self.act(g, g.players[self.seat], answers[self.seat])

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        raise NotImplementedError

    def act(self, g: ToyState, player: ToyPlayer, answer: Any) -> None:
        raise NotImplementedError


class Draw(Turn):
    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        return Number("draw", 0, min(2, len(g.deck) + len(g.discard)))

    def act(self, g: ToyState, player: ToyPlayer, answer: int) -> None:
        g.draw(self.seat, answer)


class Shop(Turn):
    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        ways = (Way("pass"), Way("buy", 2, tuple(player.hand)))
        return Pay("shop", ways, why=lambda option: Reason("poor") if option == "palace" else None)

    def act(self, g: ToyState, player: ToyPlayer, answer: tuple[str, tuple[str, ...]]) -> None:
        for card in answer[1]:
            player.hand.remove(card)
            g.discard.append(card)
        if answer[0] == "buy":
            score(g, self.seat, 4, "shop")


class Arrange(Turn):
    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        return Order("arrange", ("red", "green", "blue")) if g.round % 2 else None

    def act(self, g: ToyState, player: ToyPlayer, answer: tuple[str, ...]) -> None:
        faces = tuple(g.below(3) for _ in range(2))
        g.tell(Rolled(self.seat, faces))
        g.then(Sort(self.seat, faces))
        score(g, self.seat, int(answer[faces[0]] == "red"), "arrange")


@dataclass(frozen=True, slots=True)
class Sort(Turn):
    faces: tuple[int, ...]

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        targets = tuple(("left", "right") if face else ("left",) for face in self.faces)
        return Assign("sort", tuple(f"die_{number}" for number in range(len(targets))), targets)

    def act(self, g: ToyState, player: ToyPlayer, answer: tuple[str, ...]) -> None:
        score(g, self.seat, answer.count("right"), "sort")


class Build(Turn):
    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        free = tuple(spot for spot in SPOTS if spot not in player.board)
        return Place("build", ("hut", "tower"), (free, free[:1])) if free else None

    def act(self, g: ToyState, player: ToyPlayer, answer: tuple[str, str]) -> None:
        player.board[answer[1]] = answer[0]


class Gamble(Turn):
    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        return Confirm("gamble", may_decline=player.points > 2)

    def act(self, g: ToyState, player: ToyPlayer, answer: bool) -> None:
        if answer:
            score(g, self.seat, g.below(3) - 1, "gamble")


@dataclass(frozen=True, slots=True)
class Walk:
    steps: int

    def moves(self, made: tuple[Option, ...]) -> tuple[Option, ...]:
        return ("north", "east") if len(made) < self.steps else ()

    def complete(self, made: tuple[Option, ...]) -> bool:
        return made != ("north",)


class March(Turn):
    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        return Compose("march", Walk(2))

    def act(self, g: ToyState, player: ToyPlayer, answer: tuple[str, ...]) -> None:
        score(g, self.seat, answer.count("east"), "march")


class Down(Turn):
    """Down to four cards, and up to three, so that everybody can choose again."""

    __slots__ = ()

    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        over = len(player.hand) - 4
        return Pick("down", tuple(player.hand), over, over) if over > 0 else None

    def act(self, g: ToyState, player: ToyPlayer, answer: tuple[str, ...]) -> None:
        for card in answer:
            player.hand.remove(card)
            g.discard.append(card)

    def done(self, g: ToyState, answers: Answers) -> None:
        Turn.done(self, g, answers)
        g.draw(self.seat, max(0, 3 - len(g.players[self.seat].hand)))


STEPS: tuple[type[Step[Any]], ...] = (
    Round,
    Choose,
    Draw,
    Shop,
    Arrange,
    Sort,
    Build,
    Gamble,
    March,
    Down,
)


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    match event:
        case Drew(seat, cards):
            return f"{names[seat]} draws {' '.join(cards)}"
        case Scored(seat, points, why):
            return f"{names[seat]} scores {points} by {why}"
        case Rolled(seat, faces):
            return f"{names[seat]} rolls {faces}"
        case _:
            return str(event)


def itself(code: str) -> str:
    return code


def toy() -> str:
    return "toy"


TOY_WORDS = Words(
    ask=lambda view, decision, chosen: Ask(decision.topic.capitalize(), "", "Go on"),
    option=lambda view, decision, option: option,
    event=event_text,
    reason=lambda reason: reason.code,
    explain=lambda view, item: (Explanation("card", item),),
    item=itself,
    phase=itself,
    source=itself,
    ended_by=itself,
    table_option=lambda name: (name, name),
    choice=lambda option, choice: choice,
    tagline=toy,
    pitch=toy,
    minutes=(1, 2),
    rules=lambda: (("toy", "toy"),),
    about=toy,
)


class ToyGame(Game[ToyState]):
    id = "toy"
    name = "Toy"
    place_in_menu = 99
    seats = range(2, 4)
    rules_version = 1
    options = (TableOption("length", ("short", "long")), TableOption("wind", ("calm", "storm"), (2,)))
    ends = ("rounds",)
    state_type = ToyState
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}
    words = TOY_WORDS

    def new(self, seats: int, options: Options, seed: int) -> ToyState:
        rounds = ROUNDS[self.check(seats, options)["length"]]
        g = ToyState(rng=seeded(seed), deck=list(CARDS), discard=[], players=[], rounds=rounds)
        g.shuffle(g.deck)
        g.players = [ToyPlayer([]) for _ in range(seats)]
        for seat in range(seats):
            g.draw(seat, 4)
        g.then(Round())
        flow.advance(g)
        return g

    def view(self, g: ToyState, seat: Seat) -> ToyState:
        flow.open_asks(g)
        players = [player.clone() for player in g.players]
        for other, player in enumerate(players):
            if other != seat:
                player.hand = [HIDDEN] * len(player.hand)
        return ToyState(
            **g.basics_for(seat),
            deck=[HIDDEN] * len(g.deck),
            discard=g.discard.copy(),
            players=players,
            round=g.round,
            rounds=g.rounds,
        )

    def guess(self, view: ToyState, dice: Dice) -> ToyState:
        g = view.to_guess(dice)
        known = {*g.discard, *(card for player in g.players for card in player.hand)}
        rest = [card for card in CARDS if card not in known]
        dice.shuffle(rest)
        g.deck = [rest.pop() for _ in g.deck]
        for player in g.players:
            player.hand = [rest.pop() if card == HIDDEN else card for card in player.hand]
        return g

    def invariants(self, g: ToyState) -> list[str]:
        cards = [*g.deck, *g.discard, *(card for player in g.players for card in player.hand)]
        wrong = [] if sorted(cards) == list(CARDS) else ["the 24 cards are not all there once"]
        if len(g.players) not in self.seats:
            wrong.append("so many cannot play")
        if not 0 <= g.round <= g.rounds or g.rounds not in ROUNDS.values():
            wrong.append("there is no such round")
        if any(getattr(step, "seat", 0) not in range(len(g.players)) for step in g.waiting):
            wrong.append("a step is for nobody")
        if any(set(player.board) - set(SPOTS) for player in g.players):
            wrong.append("a spot is off the board")
        return wrong

    def scores(self, g: ToyState) -> tuple[Score, ...]:
        return tuple(Score((("points", player.points), ("board", len(player.board)))) for player in g.players)

    def result(self, g: ToyState) -> Result:
        totals = [score.total for score in self.scores(g)]
        return Result(tuple(seat for seat, total in enumerate(totals) if total == max(totals)), "rounds")

    def moment(self, g: ToyState) -> Moment:
        return Moment(g.round, type(g.waiting[-1]).__name__.lower() if g.waiting else "end")


TOYS: dict[str, Game[Any]] = {"toy": ToyGame()}
