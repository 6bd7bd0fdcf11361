"""The steps of a round of the toy game, one for every kind of question."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any

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
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason
from tests.toy.state import SPOTS, Revealed, Rolled, ToyPlayer, ToyState, score, seats


@plain
class Round(Step[ToyState]):
    def done(self, g: ToyState, answers: Answers) -> None:
        g.round += 1
        turns: list[Step[ToyState]] = [
            step(seat) for step in (Draw, Shop, Arrange, Build, Gamble, March, Down) for seat in seats(g)
        ]
        g.then(Choose(), *turns)
        if g.round < g.rounds:
            g.waiting.insert(0, Round())


@plain
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


@plain
class Turn(Step[ToyState]):
    """A question to one seat."""

    seat: Seat

    def asks(self, g: ToyState) -> Asks:
        decision = self.question(g, g.players[self.seat])
        return {} if decision is None else {self.seat: decision}

    def done(self, g: ToyState, answers: Answers) -> None:
        if self.seat in answers:
            self.act(g, g.players[self.seat], answers[self.seat])

    @abstractmethod
    def question(self, g: ToyState, player: ToyPlayer) -> Decision | None:
        """What the seat is asked; None: nothing."""

    @abstractmethod
    def act(self, g: ToyState, player: ToyPlayer, answer: Any) -> None:
        """Carry its answer out."""


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


@plain
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

    def instead(self, made: tuple[Option, ...], place: int, option: Option) -> bool:
        return False


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
