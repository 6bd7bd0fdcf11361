"""Replays a recorded game through our rules and compares all there is to compare."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from galaxy_desktop.engine.decisions import Answer, Decision, Number, Pay, Pick
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.moves import Actions, PlaceBy, parse_as
from galaxy_desktop.games.race.powers import power_of
from galaxy_desktop.games.race.round import BeginLimit, BeginPhase, BeginRound, EndRound
from galaxy_desktop.games.race.scoring import scores, winners
from galaxy_desktop.games.race.setup import DiscardOpening, begin_with, cards_in_game, deal_hands
from galaxy_desktop.games.race.state import Player, RaceState
from tests.oracle.recording import ACTIONS, Choice, Recording

MARKED: dict[type, str] = {BeginLimit: "discard_to_limit", EndRound: "round_end"}
"""Steps other than phases before which a recording has the whole table, and what it calls them."""


class DifferenceError(Exception):
    """Our rules and the recording differ; the message says where."""


@dataclass(slots=True, kw_only=True)
class RecordedState(RaceState):
    """A table whose chance is the recording's."""

    ahead: list[str] = field(default_factory=list)
    """Cards still to leave the deck, in order."""

    def shuffle(self, items: list[Any]) -> None:
        """Put the cards into the recorded order; those never drawn lie at the bottom."""
        top, self.ahead = self.ahead[: len(items)], self.ahead[len(items) :]
        if not set(top) <= set(items):
            raise DifferenceError(f"reshuffle: {sorted(set(top) - set(items))} should be among the discards")
        items[:] = [*(set(items) - set(top)), *reversed(top)]


def replay(game: Recording) -> None:
    """Play a recorded game; raises `DifferenceError` at the first thing that is not as recorded."""
    g = _set_up(game)
    Replay(game, g).run()


def _set_up(game: Recording) -> RecordedState:
    g = RecordedState(
        rng=0,
        edition="first",
        start_worlds="original",
        setup="ordinary",
        variant="experienced" if game.advanced else "standard",
        players=[Player() for _ in range(game.players)],
        supply=[],
        pool=figures().vp_per_player * game.players,
        ahead=list(game.drawn),
    )
    g.supply = [card for card in cards_in_game("first", "original") if card not in game.starts]
    g.shuffle(g.supply)
    begin_with(g, list(game.starts))
    deal_hands(g)
    if g.first != 0 or tuple(tuple(player.hand) for player in g.players) != game.deals:
        raise DifferenceError("setup: the first player or the opening cards differ")
    g.then(DiscardOpening(), BeginRound())
    return g


class Replay:
    """One replay on its way."""

    def __init__(self, game: Recording, g: RecordedState) -> None:
        self.game = game
        self.g = g
        self.numbers = {card: number for number, card in enumerate(game.cards)}
        self.choices = [list(reversed(choices)) for choices in game.choices]
        self.states = list(reversed(game.states))

    def run(self) -> None:
        """To the end of the game."""
        g = self.g
        while g.waiting:
            self._compare_state()
            asks = dict(open_asks(g))
            for seat in sorted(asks):
                answer = self._answer(seat, asks[seat])
                if not asks[seat].allows(answer):
                    raise self._difference(seat, f"{asks[seat].topic} does not allow {answer}")
                g.sealed[seat] = answer
            step = g.waiting.pop()
            answers, g.sealed, g.asking, g.events = g.sealed, {}, None, []
            step.done(g, answers)
        self._compare_result()

    def _difference(self, seat: int, text: str) -> DifferenceError:
        return DifferenceError(f"round {self.g.round}, {self.g.phase}, player {seat}: {text}")

    def _compare_state(self) -> None:
        step = self.g.waiting[-1]
        if type(step) is BeginPhase:
            phase = step.phase
        elif type(step) in MARKED:
            phase = MARKED[type(step)]
        else:
            return
        if not self.states:
            raise DifferenceError(f"round {self.g.round}, {phase}: the recorded game is over")
        round_, recorded_phase, state = self.states.pop()
        where = f"round {self.g.round}, before {phase}"
        if (round_, recorded_phase) != (self.g.round, phase):
            raise DifferenceError(f"{where}: recorded is round {round_}, {recorded_phase}")
        for what, ours in self._table().items():
            if ours != (theirs := state[what]):
                raise DifferenceError(f"{where}: {what} {_apart(ours, theirs)}")

    def _table(self) -> dict[str, Any]:
        g, number = self.g, self.numbers
        cards: list[list[Any]] = [[number[card], "discard", None] for card, _ in g.discards]
        for seat, player in enumerate(g.players):
            cards += [[number[card], "hand", seat] for card in player.hand]
            cards += [[number[card], "tableau", seat] for card in player.tableau]
            cards += [[number[card], "good", seat, number[world]] for world, card in player.goods.items()]
        back = {ours: theirs for theirs, ours in ACTIONS.items()}
        return {
            "pool": g.pool,
            "vp": [player.chips for player in g.players],
            "actions": [[back[a.removesuffix("_again")] for a in p.actions] for p in g.players],
            "cards": sorted(cards, key=itemgetter(0)),
        }

    def _compare_result(self) -> None:
        ours = {
            "rounds": self.g.round,
            "scores": [score.total for score in scores(self.g)],
            "winners": list(winners(self.g)),
        }
        for what, value in ours.items():
            if value != self.game.result[what]:
                raise DifferenceError(f"end: {what} {value}, recorded {self.game.result[what]}")
        if self.states or any(self.choices):
            raise DifferenceError("end: the recorded game goes on")

    def _next(self, seat: int, kind: str) -> Choice:
        if not self.choices[seat] or self.choices[seat][-1].kind != kind:
            found = self.choices[seat][-1].kind if self.choices[seat] else "nothing"
            raise self._difference(seat, f"we ask for {kind}, recorded is {found}")
        return self.choices[seat].pop()

    def _cards(self, numbers: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.game.cards[number] for number in numbers)

    def _offer(self, seat: int, ours: Sequence[str], theirs: Sequence[str], what: str) -> None:
        if sorted(ours) != sorted(theirs):
            raise self._difference(seat, f"{what}: we offer {sorted(ours)}, recorded {sorted(theirs)}")

    def _answer(self, seat: int, decision: Decision) -> Answer:
        """The recorded answer to one of our questions."""
        match decision:
            case Pay():
                return self._payment(seat, decision)
            case Number():
                return self._next(seat, "lucky_number").result
            case Pick(topic="action"):
                return self._actions(seat, decision)
            case Pick(topic="develop" | "settle"):
                return self._placement(seat, decision)
            case Pick(topic="consume"):
                return self._power(seat, decision)
            case Pick(topic="keep"):
                dropped = self._simple(seat, "discard", decision)
                return tuple(card for card in decision.offered if card not in dropped)
            case Pick(topic="windfall") if len(decision.offered) == 1:
                return decision.offered
            case Pick(topic=topic):
                kinds = {
                    "opening": "discard",
                    "limit": "discard",
                    "sale": "trade",
                    "goods": "goods",
                    "cards_for_points": "consume_hand",
                    "windfall": "windfall",
                }
                return self._simple(seat, kinds[topic], decision)
        raise self._difference(seat, f"no recording has {decision.topic}")

    def _simple(self, seat: int, kind: str, decision: Pick) -> tuple[str, ...]:
        choice = self._next(seat, kind)
        self._offer(seat, decision.offered, self._cards(choice.offered), kind)
        return self._cards(choice.chosen)

    def _actions(self, seat: int, decision: Pick) -> Answer:
        chosen = [ACTIONS[word] for word in self._next(seat, "actions").chosen if word is not None]
        if len(chosen) == 2 and chosen[0] == chosen[1]:
            chosen[1] += "_again"
        pairs = ((o, parse_as(Actions, o).chosen) for o in decision.offered)
        return next(((o,) for o, pair in pairs if sorted(pair) == sorted(chosen)), ())

    def _placement(self, seat: int, decision: Pick) -> Answer:
        choice = self._next(seat, "place")
        self._offer(seat, decision.offered, self._cards(choice.offered), decision.topic)
        return () if choice.result == -1 else self._cards((choice.result,))

    def _power(self, seat: int, decision: Pick) -> Answer:
        answer = self._power_chosen(seat, decision)
        if answer and power_of(self.g, answer[0]).code == "consume_all_goods":
            goods = self._next(seat, "goods")
            self._offer(seat, list(self.g.players[seat].goods), self._cards(goods.offered), "goods")
        return answer

    def _power_chosen(self, seat: int, decision: Pick) -> tuple[str, ...]:
        if len(decision.offered) == 1 and decision.least == 1:
            return decision.offered
        choice = self._next(seat, "consume_power")
        pairs = zip(self._cards(choice.offered), choice.offered2, strict=True)
        self._offer(seat, decision.offered, [f"{card}/{index}" for card, index in pairs], "powers")
        if not choice.chosen:
            return ()
        return (f"{self.game.cards[choice.chosen[0]]}/{choice.chosen2[0]}",)

    def _payment(self, seat: int, decision: Pay) -> Answer:
        placed = decision.about
        recorded = self.choices[seat][-1] if self.choices[seat] else None
        if recorded is None or recorded.kind != "pay" or self.game.cards[recorded.args[0]] != placed:
            way = decision.ways[0]
            if way.cost:
                raise self._difference(seat, f"we ask a price for {placed}, none is recorded")
            return way.id, ()
        choice = self._next(seat, "pay")
        self._offer(seat, self.g.players[seat].hand, self._cards(choice.offered), "payment")
        helpers = self._cards(choice.chosen2)
        buys = {c for c in helpers if any(p.code == "pay_for_military" for p in self.g.cards[c].powers)}
        military = self.g.cards[placed].is_military
        wanted = ("pay_military" if buys else "conquer") if military else "pay"
        for way in decision.ways:
            by = parse_as(PlaceBy, way.id)
            how, used = by.how, by.used
            if how == wanted and set(used) == set(helpers) - buys:
                return way.id, self._cards(choice.chosen)
        raise self._difference(seat, f"no way {wanted} with {helpers} for {placed}")


def _apart(ours: Any, theirs: Any) -> str:
    """The first entry in which two lists differ."""
    if isinstance(ours, list) and len(ours) == len(theirs):
        return next(f"{a}, recorded {b}" for a, b in zip(ours, theirs, strict=True) if a != b)
    if isinstance(ours, list):
        return f"{len(ours)} entries, recorded {len(theirs)}"
    return f"{ours}, recorded {theirs}"
