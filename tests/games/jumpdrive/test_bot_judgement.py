"""What the bots of Jump Drive know: what empires bring, what can be built, how long the race goes on."""

from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.bot import PLAYBOOK
from galaxy_desktop.games.jumpdrive.bot.building import choices
from galaxy_desktop.games.jumpdrive.bot.inputs import empire_inputs, seat_inputs
from galaxy_desktop.games.jumpdrive.bot.judge import JUDGE, chances
from galaxy_desktop.games.jumpdrive.bot.outlook import income_worth, rounds_left
from galaxy_desktop.games.jumpdrive.bot.rates import after_passing, rates
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder, paid_in
from galaxy_desktop.games.jumpdrive.campaign import SEATS as ALONE
from galaxy_desktop.games.jumpdrive.propaganda import pass_cards
from galaxy_desktop.games.jumpdrive.scoring import forecast, totals
from galaxy_desktop.games.jumpdrive.state import JumpState, Player
from tests.games.judging import check_weights
from tests.games.jumpdrive.tables import ask, scored, table


def rounds_of(seats: int, seed: int) -> Iterator[JumpState]:
    """The table at every build of a game of sensible players."""
    g = GAME.new(seats, {}, seed)
    dice = Dice(seed)
    while g.waiting:
        if g.phase == "build" and not g.sealed:
            yield g
        for seat, decision in open_asks(g).items():
            give(g, seat, PLAYBOOK.quick(g, seat, decision, dice))


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_empire_brings_what_the_rules_say(seats: int) -> None:
    for seed in range(8):
        for g in rounds_of(seats, seed):
            for seat, player in enumerate(g.players):
                assert rates(g, seat, tuple(player.empire)) == totals(forecast(g, seat))


MARINES, DROP_SHIPS = "space_marines", "drop_ships"


@pytest.mark.parametrize(
    ("mine", "others"),
    [
        (("war_propaganda", MARINES), ()),
        (("war_propaganda",), (DROP_SHIPS,)),
        ((DROP_SHIPS,), ("war_propaganda",)),
        (("war_propaganda",), ("space_marines:2",)),
        (("war_propaganda", MARINES), ("war_propaganda:2", DROP_SHIPS)),
        (("war_propaganda",), ("war_propaganda:2",)),
    ],
)
def test_cards_that_will_change_hands_are_foreseen(mine: tuple[str, ...], others: tuple[str, ...]) -> None:
    g = table(Player(empire=list(mine)), Player(empire=list(others)))
    foreseen = after_passing(g, 0, mine)
    pass_cards(g)
    assert foreseen == tuple(g.players[0].empire)


def test_alone_a_card_goes_to_the_imaginary_empire() -> None:
    g = table(Player(), round=5)
    assert after_passing(g, 0, ("war_propaganda",)) == ()


def all_builds(composer: Builder, made: tuple[Option, ...] = ()) -> Iterator[frozenset[str]]:
    """Every set of cards that clicks can place."""
    for move in composer.moves(made):
        if move != TO_PAY:
            plan = composer.plan((*made, move))
            assert plan is not None
            yield frozenset(plan.cards)
            yield from all_builds(composer, (*made, move))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_could_be_built_is_overlooked(seed: int) -> None:
    for g in rounds_of(2, seed):
        for seat in (0, 1):
            composer = ask(g, seat).composer
            assert isinstance(composer, Builder)
            found = {frozenset(plan.cards) for _, plan in choices(composer)}
            assert found == set(all_builds(composer))


def test_a_convoy_is_used_for_worlds_that_could_also_be_conquered() -> None:
    hand = ("runaway_robots", "destroyed_world", "mining_robots", "genetics_lab")
    builder = Builder(hand, ("colony_convoy", "contact_specialist", "space_marines"), "")
    found = {moves for moves, _ in choices(builder)}
    assert ("runaway_robots|pay", "destroyed_world") in found
    assert all(Compose("build", builder).allows(moves) for moves, plan in choices(builder) if not plan.cost)


def test_what_promises_most_is_not_paid_with() -> None:
    hand = ["mining_world", "uplift_code", "rebel_convict_mines", "destroyed_world", "gem_world"]
    g = table(Player(hand=hand, empire=["drop_ships"]), Player())
    payments = [
        paid_in(answer) for _, answer in PLAYBOOK.rated(g, 0, ask(g, 0)) if answer[:1] == ("mining_world",)
    ]
    assert len(payments) == 1
    assert "rebel_convict_mines" not in payments[0]


def test_with_nothing_to_build_a_bot_explores() -> None:
    g = table(Player(hand=["galactic_federation"], empire=["survey_team"]), Player())
    assert PLAYBOOK.rated(g, 0, ask(g, 0))[0][1] == ()


def test_in_the_last_round_only_vp_count() -> None:
    hand = ["spice_world", "secluded_world", "uplift_code", "drop_ships"]
    g = table(Player(hand=hand, empire=["survey_team"]), Player(turns=scored(49), empire=["galactic_salon"]))
    assert rounds_left(g) == 1
    placed = PLAYBOOK.rated(g, 0, ask(g, 0))[0][1]
    assert "secluded_world" in placed[:2]
    assert income_worth(1) == 0


def test_alone_the_rounds_left_are_known() -> None:
    known = [rounds_left(g) for g in rounds_of(ALONE, 3)]
    assert known == list(range(figures().solo_rounds, 0, -1))


def test_the_rounds_left_run_out_as_the_race_goes_on() -> None:
    known = [rounds_left(g) for g in rounds_of(3, 5)]
    assert known == sorted(known, reverse=True)
    assert 5 < known[0] < 8
    assert known[-1] < 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shares_of_one_win(seats: int) -> None:
    for g in rounds_of(seats, 2):
        assert sum(chances(g)) == pytest.approx(1)
        assert all(0 < share < 1 for share in chances(g))


def test_more_vp_and_more_income_are_better_chances() -> None:
    even = table(Player(empire=["survey_team"]), Player(empire=["survey_team:2"]))
    ahead = table(
        Player(empire=["survey_team"], turns=scored(9)), Player(empire=["survey_team:2"], turns=scored(3))
    )
    assert chances(ahead)[0] > chances(even)[0]
    richer = table(Player(empire=["survey_team", "spice_world"]), Player(empire=["survey_team:2"]))
    assert chances(richer)[0] > chances(even)[0]


def test_the_end_of_a_game_is_certain() -> None:
    *_, g = rounds_of(2, 6)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            give(g, seat, PLAYBOOK.quick(g, seat, decision, Dice(1)))
    won = GAME.result(g).winners
    assert chances(g) == [float(seat in won) / len(won) for seat in (0, 1)]
    assert PLAYBOOK.value(g, won[0]) == 1 / len(won)


def test_alone_more_vp_and_more_income_are_worth_more() -> None:
    g = table(Player(empire=["survey_team"], turns=scored(3)))
    richer = table(Player(empire=["survey_team", "spice_world"], turns=scored(3)))
    ahead = table(Player(empire=["survey_team"], turns=scored(9)))
    assert PLAYBOOK.value(richer, 0) > PLAYBOOK.value(g, 0)
    assert PLAYBOOK.value(ahead, 0) > PLAYBOOK.value(g, 0)


def test_alone_the_vp_count_once_the_game_is_over() -> None:
    *_, g = rounds_of(ALONE, 8)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            give(g, seat, PLAYBOOK.quick(g, seat, decision, Dice(1)))
    assert PLAYBOOK.value(g, 0) == g.players[0].vp


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_network_has_a_weight_for_every_input(seats: int) -> None:
    for g in rounds_of(seats, 4):
        empire = empire_inputs(tuple(g.players[0].empire))
        check_weights(JUDGE.network, empire, seat_inputs(g, 0, rounds_left(g)))


def test_the_network_is_told_of_each_card_in_hand_and_in_the_empire() -> None:
    few, more = (seat_inputs(table(Player(hand=hand)), 0, 5) for hand in ([], ["gem_world"]))
    assert (few["holds gem_world"], more["holds gem_world"]) == (0.0, 1.0)
    assert sum(few[name] != more[name] for name in few) >= 2
    copies = empire_inputs(("space_marines", "space_marines:2"))
    assert copies["has space_marines"] == 2.0
    assert empire_inputs(("mining_robots",)) != empire_inputs(("genetics_lab",))
