"""What a seat sees, and what invariants find."""

from collections.abc import Callable

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.events import BuildPaid, CardsDrawn
from galaxy_desktop.games.jumpdrive.state import JumpState, Player, Turn
from tests.each import each
from tests.games.jumpdrive.tables import holding, place, table


def test_hands_of_others_and_both_piles_are_numbers_only() -> None:
    g = table(holding(5, "spice_world"), Player(hand=["gem_world"], empire=["drop_ships"]))
    g.discards = [g.supply.pop(), g.supply.pop()]
    seen = GAME.view(g, 0)
    assert seen.players[0].hand == g.players[0].hand
    assert seen.players[1].hand == [HIDDEN]
    assert seen.players[1].empire == ["drop_ships"]
    assert set(seen.supply) == {HIDDEN}
    assert seen.discards == [HIDDEN] * 2
    assert seen.rng == 0


def test_an_answer_that_is_in_is_hidden_from_the_others() -> None:
    g = table(holding(5, "spice_world"), holding(5, "gem_world"))
    place(g, 0, "spice_world")
    assert GAME.view(g, 1).sealed == {0: HIDDEN}
    assert GAME.view(g, 0).sealed == {0: g.sealed[0]}


def test_what_is_drawn_and_paid_only_its_owner_sees() -> None:
    for event in (CardsDrawn(1, ("a", "b"), "income"), BuildPaid(1, ("a", "b"))):
        assert event.seen_by(1) == event
        assert event.seen_by(0).cards == event.seen_by(None).cards == (HIDDEN, HIDDEN)


def lose_a_card(g: JumpState) -> None:
    g.supply.pop()


def double_a_card(g: JumpState) -> None:
    g.players[0].empire += ["drop_ships", "drop_ships"]


def take_a_team(g: JumpState) -> None:
    g.players[0].empire.append("survey_team:2")


def take_two_pacts(g: JumpState) -> None:
    g.players[0].empire += ["trade_pact", "trade_pact:2"]


def hold_too_much(g: JumpState) -> None:
    g.players[0].hand += [g.supply.pop() for _ in range(6)]


def owe_too_much(g: JumpState) -> None:
    g.players[0].owes = 6


def forget_a_round(g: JumpState) -> None:
    g.players[0].turns.append(Turn((), 0, 0, 0, 0))


def imagine_an_empire(g: JumpState) -> None:
    g.rival.append(g.supply.pop())


@each(
    [
        lose_a_card,
        double_a_card,
        take_a_team,
        take_two_pacts,
        hold_too_much,
        owe_too_much,
        forget_a_round,
        imagine_an_empire,
    ]
)
def test_what_cannot_be_is_found(spoil: Callable[[JumpState], None]) -> None:
    g = table(holding(5), Player())
    assert GAME.invariants(g) == []
    spoil(g)
    assert GAME.invariants(g)
