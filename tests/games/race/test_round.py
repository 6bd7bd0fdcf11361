"""The round: actions, phases, hand limit, end."""

import pytest

from galaxy_desktop.engine.events import GameEnded
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.events import ActionsRevealed, CardsDiscarded, PhaseBegan
from galaxy_desktop.games.race.round import BeginLimit, BeginRound, EndRound, action_choices, end_reason
from galaxy_desktop.games.race.state import RaceState
from tests.games.race.laid import answer, asked, lay, player, run, spare, told


def play_round(g: RaceState, *chosen: str) -> list[tuple[str, tuple[int, ...]]]:
    """Choose these, answer all else with the first legal answer; the phases that came, with choosers."""
    run(g, BeginRound())
    begun: list[tuple[str, tuple[int, ...]]] = []
    answer(g, *((seat, (action,)) for seat, action in enumerate(chosen)))
    while True:
        begun += [(event.phase, event.choosers) for event in told(g, PhaseBegan)]
        asks = open_asks(g)
        if not asks or g.phase == "actions":
            return begun
        seat = min(asks)
        answer(g, (seat, asks[seat].only()))


def test_each_chosen_phase_happens_once_in_order() -> None:
    g = lay(player(["gem_world"]), player(["comet_zone"]), player(["spice_world"]))
    assert play_round(g, "produce", "explore_five", "produce") == [("explore", (1,)), ("produce", (0, 2))]


def test_choices_are_revealed_together_and_remembered() -> None:
    g = run(lay(player(["gem_world"]), player(["comet_zone"])), BeginRound())
    answer(g, (1, ("settle",)))
    assert g.players[1].actions == ()
    answer(g, (0, ("produce",)))
    assert told(g, ActionsRevealed) == [ActionsRevealed((("produce",), ("settle",)))]
    assert g.players[1].past == [("settle",)]


def test_there_are_7_actions_and_23_pairs() -> None:
    assert len(action_choices("standard")) == 7
    pairs = action_choices("experienced")
    assert len(pairs) == len({frozenset(pair.split("+")) for pair in pairs}) == 23
    assert {pair for pair in pairs if "again" in pair} == {"develop+develop_again", "settle+settle_again"}


def test_both_cards_of_develop_make_two_phases() -> None:
    g = lay(player(["gem_world"]), player(["comet_zone"]), variant="experienced")
    begun = play_round(g, "develop+develop_again", "develop+settle")
    assert begun == [("develop", (0, 1)), ("develop_again", (0,)), ("settle", (1,))]


def test_both_players_take_develop_twice_and_there_are_two_phases() -> None:
    g = lay(player(["gem_world"]), player(["comet_zone"]), variant="experienced")
    begun = play_round(g, "develop+develop_again", "develop+develop_again")
    assert begun == [("develop", (0, 1)), ("develop_again", (0, 1))]


def test_both_explore_cards_make_one_phase() -> None:
    g = lay(player(["gem_world"]), player(["comet_zone"]), variant="experienced")
    assert play_round(g, "explore_five+explore_one", "explore_one+produce") == [
        ("explore", (0, 1)),
        ("produce", (1,)),
    ]


def hand_of(number: int) -> list[str]:
    return spare(number, "gem_world", "comet_zone")


def test_the_hand_limit_is_ten_and_asks_only_those_above() -> None:
    g = run(lay(player(hand=hand_of(13)), player(hand=["gem_world"])), BeginLimit())
    assert list(open_asks(g)) == [0]
    assert (asked(g).least, asked(g).most) == (3, 3)
    answer(g, (0, tuple(hand_of(3))))
    assert len(g.players[0].hand) == 10
    assert told(g, CardsDiscarded) == [CardsDiscarded(0, tuple(hand_of(3)), "limit")]


def test_ten_cards_may_stay() -> None:
    assert not run(lay(player(hand=hand_of(10))), BeginLimit()).waiting


@pytest.mark.parametrize(
    ("cards", "pool", "reason"),
    [(11, 1, ""), (12, 1, "tableau"), (13, 5, "tableau"), (3, 0, "chips"), (3, -4, "chips"), (12, 0, "both")],
)
def test_what_ends_the_game(cards: int, pool: int, reason: str) -> None:
    g = lay(player(), player(["gem_world"]))
    g.players[0].tableau = hand_of(cards)
    g.pool = pool
    assert end_reason(g) == reason


def test_the_game_goes_on_or_ends_after_the_round() -> None:
    g = run(lay(player(["gem_world"])), EndRound())
    assert (g.round, g.phase) == (2, "actions")
    g = lay(player(hand_of(12)), player(["gem_world"]))
    run(g, EndRound())
    assert GAME.moment(g).phase == "over"
    assert told(g, GameEnded)[0].winners == GAME.result(g).winners
    assert not g.waiting


def test_actions_may_be_chosen_again() -> None:
    g = lay(player(["gem_world"]), player(["comet_zone"]))
    play_round(g, "produce", "produce")
    assert g.round == 3
    assert "produce" in asked(g).offered
