"""What the screen says will come is what the rules then do, in random games alone and with others."""

from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.decisions import Answer, Compose
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder, chosen_in
from galaxy_desktop.games.jumpdrive.events import CardsDiscarded, CardsDrawn, Scored
from galaxy_desktop.games.jumpdrive.outlook import next_scoring
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.state import JumpState, Player
from galaxy_desktop.games.jumpdrive.words.terms import income
from tests.games.jumpdrive.tables import table
from tests.games.wording import play

SEATS = (1, 2, 3, 4)
WORDS = GAME.words
SEED, PASSING = 5, 11
"""Seeds of games by chance: of one, and of one with a War Propaganda that moves."""


def rounds(seats: int, seed: int = SEED) -> Iterator[JumpState]:
    """A random game at the beginning of every round."""
    for g, _seat, decision in play(GAME, seats, {}, seed):
        if decision.topic == "build" and not g.sealed:
            yield g


def builder(g: JumpState, seat: Seat) -> Builder:
    decision = open_asks(g)[seat]
    assert isinstance(decision, Compose)
    assert isinstance(decision.composer, Builder)
    return decision.composer


def scored_after(g: JumpState, answers: dict[Seat, Answer]) -> JumpState:
    """The table once the round is scored, all others having explored."""
    then = g.clone()
    then.events = []
    turns = len(then.players[0].turns)
    while len(then.players[0].turns) == turns:
        seat, decision = min(open_asks(then).items(), key=lambda ask: ask[0])
        seal(then, seat, answers.get(seat, ()) if decision.topic == "build" else decision.only())
    return then


def lines_of(g: JumpState, seat: Seat) -> dict[str, tuple[int, int]]:
    """What each card of a seat brought in the last scoring."""
    told = [event for event in g.events if isinstance(event, Scored) and event.seat == seat]
    return {card: (points, earned) for card, points, earned in told[-1].cards}


def with_payment(mine: Builder, *chosen: str) -> Answer:
    """These cards placed, paid for with the first cards left."""
    made: tuple[str, ...] = chosen
    while not mine.complete(made):
        made = (*made, mine.moves(made)[0] if TO_PAY in made else TO_PAY)
    return made


def gives(points: int, earned: int) -> str:
    return f"{vp(points)} and {income(earned)}"


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_build_is_said_to_bring_is_what_is_scored(seats: int) -> None:
    dice = Dice(seats)
    for g in rounds(seats):
        for seat in range(seats):
            decision = open_asks(g)[seat]
            for _try in range(3):
                answer = decision.sample(dice)
                line = WORDS.ask(GAME.view(g, seat), decision, chosen_in(answer)).line
                turn = scored_after(g, {seat: answer}).players[seat].turns[-1]
                says = f"You'll score {vp(turn.vp)} and have {income(turn.income)} this round."
                if seats > 1:
                    says = f"Forecast: {vp(turn.vp)} and {income(turn.income)} this round;"
                assert not answer or says in line


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_card_is_said_to_bring_is_what_is_scored(seats: int) -> None:
    for g in rounds(seats):
        for seat in range(seats):
            view, mine = GAME.view(g, seat), builder(g, seat)
            nothing = scored_after(g, {}).players[seat].turns[-1]
            for card in (*g.players[seat].hand, *filter(None, [mine.team])):
                if mine.plan((card,)) is None:
                    continue
                told = next(e.text for e in WORDS.explain(view, card) if e.sign == "statistics")
                then = scored_after(g, {seat: with_payment(mine, card)})
                if card not in then.players[seat].empire:
                    assert told == (
                        "Forecast: if you place only this card, it moves to the empire with the most "
                        "Military before scoring."
                    )
                    continue
                one, turn = lines_of(then, seat)[card], then.players[seat].turns[-1]
                assert f"it gives {gives(*one)} in the next scoring." in told
                more = turn.vp - one[0] - nothing.vp, turn.income - one[1] - nothing.income
                assert (f"Your other cards then give {gives(*more)} more." in told) == any(more)


@pytest.mark.parametrize(("seats", "seed"), [*((seats, SEED) for seats in SEATS), (1, PASSING)])
def test_the_figures_of_all_players_are_those_of_the_next_scoring(seats: int, seed: int) -> None:
    moves = False
    for g in rounds(seats, seed):
        view, then = GAME.view(g, 0), scored_after(g, {})
        for seat in range(seats):
            turn = then.players[seat].turns[-1]
            assert totals(next_scoring(view, {})[seat]) == (turn.vp, turn.income)
            for card in g.players[seat].empire:
                told = [explained.text for explained in WORDS.explain(view, card)]
                if card in then.players[seat].empire:
                    one = lines_of(then, seat)[card]
                    assert f"Forecast: {gives(*one)} from this card in the next scoring." in told
                else:
                    moves = True
                    assert any("moves to the empire with the most Military before" in line for line in told)
    assert moves == (seed == PASSING)


@pytest.mark.parametrize("seats", SEATS)
def test_once_all_have_placed_the_figures_are_certain(seats: int) -> None:
    for g, _seat, decision in play(GAME, seats, {}, SEED):
        if decision.topic == "explore":
            then = scored_after(g, {})
            for seat, player in enumerate(then.players):
                found = totals(next_scoring(GAME.view(g, 0), {})[seat])
                assert found == (player.turns[-1].vp, player.turns[-1].income)


@pytest.mark.parametrize("seats", SEATS)
def test_exploring_draws_and_discards_as_many_cards_as_are_said(seats: int) -> None:
    for g in rounds(seats):
        for seat in range(seats):
            decision = open_asks(g)[seat]
            line = WORDS.ask(GAME.view(g, seat), decision, ()).line
            then = scored_after(g, {})
            drawn = next(
                len(e.cards)
                for e in then.events
                if isinstance(e, CardsDrawn) and (e.seat, e.cause) == (seat, "explore")
            )
            given = sum(
                len(e.cards)
                for e in then.events
                if isinstance(e, CardsDiscarded) and (e.seat, e.cause) == (seat, "explore")
            )
            assert f"draw **{drawn}** cards, then discard **{given}**." in line


def test_with_few_cards_left_exploring_does_not_promise_too_many() -> None:
    g = table(Player(), Player())
    g.discards, g.supply = [], g.supply[:12]
    line = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ()).line
    assert "Explore: draw **5** cards, then discard **3**." in line
    g.supply = g.supply[:8]
    line = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ()).line
    assert "Explore: draw up to **5** cards, then discard **2** fewer than you drew." in line


def test_alone_war_propaganda_that_will_leave_is_not_counted() -> None:
    g = table(Player(hand=["war_propaganda", "gem_world", "spice_world"]), round=4)
    line = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ("war_propaganda",)).line
    assert line.endswith("You'll score **0** VP and have **0** income this round.")


def test_alone_war_propaganda_that_will_come_back_is_counted() -> None:
    mine = Player(hand=["drop_ships", "gem_world", "spice_world", "space_port"], empire=["space_marines"])
    g = table(mine, round=3, rival=["war_propaganda"])
    line = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ("drop_ships",)).line
    then = scored_after(g, {0: with_payment(builder(g, 0), "drop_ships")})
    assert "war_propaganda" in then.players[0].empire
    turn = then.players[0].turns[-1]
    assert f"score {vp(turn.vp)} and have {income(turn.income)} this round" in line
