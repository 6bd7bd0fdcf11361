"""What every level of bot keeps."""

from dataclasses import replace

import pytest

from galaxy_desktop.ai.bot import Budget, Lookahead, Playbook, budget_of
from galaxy_desktop.ai.levels import LEVELS, NoSuchBotError, bot_of, playbook_for
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from tests.ai.toy_playbook import PLAYBOOK
from tests.toy import TOYS, ToyState

GAME = TOYS["toy"]
HURRIED = replace(PLAYBOOK, positions=dict.fromkeys(PLAYBOOK.positions, 30))
"""It looks at few positions, in whole games."""


def looks(level: str, playbook: Playbook[ToyState], positions: int, players: int = 2) -> int:
    """How many positions a bot of a level judges for the first question of a game."""
    judged = []

    def value(g: ToyState, seat: int) -> float:
        judged.append(seat)
        return PLAYBOOK.value(g, seat)

    g = GAME.new(players, {}, 1)
    bot = bot_of(level, GAME, replace(playbook, value=value))
    bot.choose(GAME.view(g, 0), open_asks(g)[0], Dice(1), Budget(positions))
    return len(judged)


def play(level: str, seed: int) -> ToyState:
    g: ToyState = GAME.new(2, {}, seed)
    bot, dice = bot_of(level, GAME, HURRIED), Dice(seed)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            budget = budget_of(HURRIED, decision)
            give(g, seat, bot.choose(GAME.view(g, seat), decision, dice, budget))
    return g


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_and_the_same_seed_gives_the_same_game(level: str) -> None:
    first, second = play(level, 3), play(level, 3)
    assert GAME.encode(first) == GAME.encode(second)


def test_a_bot_sees_no_more_than_its_seat() -> None:
    g = GAME.new(2, {}, 5)
    bot = bot_of("hard", GAME, PLAYBOOK)
    for _ in range(12):
        for seat, decision in open_asks(g).items():
            seen = GAME.view(g, seat)
            other = GAME.view(GAME.guess(seen, Dice(99)), seat)
            answers = [bot.choose(v, decision, Dice(7), budget_of(PLAYBOOK, decision)) for v in (seen, other)]
            assert answers[0] == answers[1]
            give(g, seat, answers[0])


def test_the_hard_bot_keeps_its_budget() -> None:
    g = GAME.new(2, {}, 1)
    budget = Budget(100)
    bot_of("hard", GAME, PLAYBOOK).choose(GAME.view(g, 0), open_asks(g)[0], Dice(1), budget)
    longest = 60 * PLAYBOOK.width
    assert -longest < budget.left <= 0


def test_the_expert_looks_at_more_positions_than_the_hard_bot() -> None:
    assert looks("expert", PLAYBOOK, 200) > 1.5 * looks("hard", PLAYBOOK, 200)


def test_the_expert_looks_ahead_as_the_game_says_for_so_many_players() -> None:
    ends: list[bool] = []

    def value(g: ToyState, seat: int) -> float:
        ends.append(not g.waiting)
        return 0.0

    lookaheads = {2: Lookahead(4, 0.2)}
    farther = replace(PLAYBOOK, lookaheads=lookaheads, trust=0.8, value=value)
    for level, players, over in (("hard", 2, False), ("expert", 2, True), ("expert", 3, False)):
        g = GAME.new(players, {}, 1)
        ends.clear()
        bot_of(level, GAME, farther).choose(GAME.view(g, 0), open_asks(g)[0], Dice(1), Budget(50))
        assert set(ends) == {over}
    assert farther.of_expert(2).trust == 0.2
    assert farther.of_expert(3) is farther


def test_the_expert_spends_the_part_of_its_thought_that_the_game_says_for_so_many_players() -> None:
    hasty = replace(PLAYBOOK, lookaheads={3: Lookahead(1, PLAYBOOK.trust, part=0.1)})
    assert 0 < looks("expert", hasty, 200, 3) < looks("expert", hasty, 200, 2) / 2


def test_what_is_rated_best_wins_if_the_lookahead_trusts_ratings() -> None:
    """Its results are the same for all answers but for a little luck."""
    g = GAME.new(2, {}, 1)
    view, decision = GAME.view(g, 0), open_asks(g)[0]
    rated = PLAYBOOK.rated(view, 0, decision)
    assert rated[0][0] > rated[1][0]
    last = rated[: PLAYBOOK.width_of(decision.topic)][-1][1]
    for trust, best in ((1.0, rated[0][1]), (-1.0, last)):
        playbook = replace(PLAYBOOK, lookaheads={2: Lookahead(1, trust)}, value=lambda g, seat: 0.0)
        assert bot_of("expert", GAME, playbook).choose(view, decision, Dice(1), Budget(50)) == best


def test_the_hard_bot_looks_at_the_share_of_positions_that_the_game_says() -> None:
    hasty = replace(PLAYBOOK, haste=0.25)
    assert 0 < looks("hard", hasty, 400) < looks("hard", PLAYBOOK, 400) / 2


def test_the_hard_bot_has_the_lapses_that_the_game_says_and_the_expert_has_none() -> None:
    g = GAME.new(2, {}, 1)
    view, decision = GAME.view(g, 0), open_asks(g)[0]
    certain = replace(PLAYBOOK, trust=1.0, value=lambda g, seat: 0.5)
    blurred = replace(certain, lapses={2: 1000.0})

    def chosen(level: str) -> set[Answer]:
        return {
            bot_of(level, GAME, blurred).choose(view, decision, Dice(seed), Budget(200)) for seed in range(8)
        }

    assert len(chosen("hard")) > 1
    assert len(chosen("expert")) == 1
    blurred = replace(certain, lapses={3: 1000.0})
    assert len(chosen("hard")) == 1, "lapses of games for three"


def test_a_ringing_bell_leaves_the_best_rated_answer() -> None:
    g = GAME.new(2, {}, 1)
    decision = open_asks(g)[0]
    budget = Budget(10**9, lambda: True)
    answer = bot_of("hard", GAME, PLAYBOOK).choose(GAME.view(g, 0), decision, Dice(1), budget)
    assert answer == next(decision.answers())


def answer_to_march(playbook: Playbook[ToyState]) -> Answer:
    """What the hard bot says where looking ahead shows more than the rating."""
    g = GAME.new(2, {}, 1)
    while (asks := open_asks(g)) and next(iter(asks.values())).topic != "march":
        for seat, decision in asks.items():
            give(g, seat, decision.only())
    seat, decision = next(iter(asks.items()))
    return bot_of("hard", GAME, playbook).choose(GAME.view(g, seat), decision, Dice(1), Budget(500))


def test_looking_ahead_beats_the_first_answer_that_comes_along() -> None:
    assert answer_to_march(PLAYBOOK) == ("east", "east")


def test_who_trusts_the_rating_enough_follows_it_against_all_trials() -> None:
    open_still = replace(PLAYBOOK, trust=1_000.0, value=lambda g, seat: 0.5 + PLAYBOOK.value(g, seat) / 10)
    assert answer_to_march(open_still) == ()


def given_by(level: str, playbook: Playbook[ToyState], players: int = 2) -> set[Answer]:
    """What bots of a level say to the first question, each with another chance."""
    g = GAME.new(players, {}, 1)
    decision, seen = open_asks(g)[0], GAME.view(g, 0)
    return {bot_of(level, GAME, playbook).choose(seen, decision, Dice(n), Budget(0)) for n in range(60)}


def test_the_easy_bot_slips_and_the_medium_bot_does_not() -> None:
    medium = given_by("medium", PLAYBOOK)
    assert len(medium) == 1
    assert medium < given_by("easy", PLAYBOOK)


def test_the_medium_bot_slips_at_tables_where_its_playbook_says_so() -> None:
    slipping = replace(PLAYBOOK, medium_slips={3: 1.0})
    assert given_by("medium", slipping, 2) == given_by("medium", PLAYBOOK, 2)
    assert given_by("medium", slipping, 3) > given_by("medium", PLAYBOOK, 3)


def test_an_unknown_level_names_those_there_are() -> None:
    with pytest.raises(NoSuchBotError, match=r"'expart'.*random, easy, medium, hard, expert"):
        bot_of("expart", GAME, PLAYBOOK)


def test_a_game_without_a_playbook_has_random_bots_only() -> None:
    bot_of("random", GAME, None)
    with pytest.raises(NoSuchBotError, match="Toy offers only the level random"):
        bot_of("easy", GAME, None)


def test_a_quick_player_takes_what_is_rated_best_or_else_its_shortcut() -> None:
    g: ToyState = GAME.new(2, {}, 1)
    decision = open_asks(g)[0]
    best, other = (answer for _, answer in PLAYBOOK.rated(g, 0, decision)[:2])
    assert PLAYBOOK.quick(g, 0, decision, Dice(1)) == best
    hurried = replace(PLAYBOOK, shortcut=lambda g, seat, decision, dice: other)
    assert hurried.quick(g, 0, decision, Dice(1)) == other


def test_a_game_of_a_campaign_is_played_as_any_other_unless_the_playbook_knows_better() -> None:
    aware = replace(PLAYBOOK, of_campaign=lambda reached: replace(PLAYBOOK, width=len(reached)))
    assert playbook_for(PLAYBOOK, ["one"]) is PLAYBOOK
    assert playbook_for(aware, None) is aware
    campaign = playbook_for(aware, ["one", "two"])
    assert campaign is not None
    assert campaign.width == 2
