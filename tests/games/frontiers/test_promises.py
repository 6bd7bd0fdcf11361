"""What is said of an action before it is done, and of what it takes, is what the rules then do."""

import tomllib
from importlib.resources import files

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.consume import usable
from galaxy_desktop.games.frontiers.round import BEGIN, SelectAction
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT
from galaxy_desktop.games.frontiers.words import WORDS
from galaxy_desktop.games.frontiers.words.summary import summary
from tests.games.frontiers.laid import answer, own, run, run_action, table, told, why
from tests.games.frontiers.walk import CASES, busy

TRACK = ("send_diplomatic_envoys", "chart_galactic_goals")
"""Actions that move the disk of their selector."""


@pytest.mark.parametrize("action", TRACK)
@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_in_the_first_space_is_told_so_and_nobody_else(seats: int, action: str) -> None:
    for selecting in range(seats):
        for seat in range(seats):
            g = table(seats, goals=())
            g.turn = selecting
            place = next((n for n in range(selecting, len(g.disks)) if g.disks[n] == seat), seat)
            said = summary(GAME.view(g, seat), seat, action, selects=True)
            g.turn, g.action, g.selected, g.selectors = place, action, [action], [seat]
            moved = bool(told(run(g, BEGIN[action]()), events.DiskMoved))
            assert ("already in the first space" in said) == (not moved), (selecting, seat, said)


@pytest.mark.parametrize("action", TRACK)
def test_while_an_action_is_done_the_next_disk_of_its_selector_counts(action: str) -> None:
    g = table(3, goals=())
    own(g, 1, explored=["artist_settlement"])
    run_action(g, "settle", 0)
    assert "already" in summary(GAME.view(g, 0), 0, action, selects=True), "next in the round to come"
    for seat in (1, 2):
        assert "already" not in summary(GAME.view(g, seat), seat, action, selects=True)
    g = table(2, goals=())
    run_action(g, "settle", 0)
    assert "already" not in summary(GAME.view(g, 0), 0, action, selects=True), "with the second disk"


@pytest.mark.parametrize("selects", [True, False])
def test_colonists_gained_without_a_world_are_as_many_as_the_forecast_says(selects: bool) -> None:
    g = table(2, faces=["frontier_settlers"])
    own(g, developments=["frontier_settlers"])
    said = summary(GAME.view(g, 0), 0, "settle", selects=selects)
    run_action(g, "settle", 0 if selects else 1)
    if not selects:
        answer(g, "settle", "colonists", seat=1)
    answer(g, "settle", "colonists")
    assert f"you gain **{g.players[0].colonists}** colonists." in said


def test_before_a_sale_only_powers_that_can_consume_are_spoken_of() -> None:
    for colonies, goods, line in (
        (["comet_zone", "gem_world"], ["gem_world"], "good; you can't consume any."),
        (["comet_zone", "new_vinland", "old_earth"], ["comet_zone"], "**1** of your Consume powers has"),
        (
            ["gem_world", "new_vinland", "earths_lost_colony"],
            ["gem_world"],
            "**2** of your Consume powers have",
        ),
    ):
        g = table(2)
        own(g, colonies=colonies, goods=goods)
        run_action(g, "trade_consume")
        said = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ()).line
        assert line in said


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_the_number_of_powers_that_can_consume_is_that_of_the_rules(
    seats: int, goals: str, seed: int
) -> None:
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic == "sell":
            said = WORDS.ask(GAME.view(g, seat), decision, ()).line
            number = len(usable(g.players[seat]))
            assert (f"**{number}** of your Consume powers" in said) == bool(number)


def test_colonists_that_are_missing_are_unused_ones() -> None:
    g = table(2)
    own(g, colonies=["gem_world", "spice_world"], explored=["distant_world", "artist_settlement"], credits_=9)
    run_action(g, "settle", 1)
    answer(g, "settle", "colonists", seat=1)
    for world, needs in (
        ("distant_world", "**2** unused colonists"),
        ("artist_settlement", "**1** unused colonist"),
    ):
        reason = open_asks(g)[0].why_not(world)
        assert reason is not None
        assert why(g, world)[0] == "colonists_short"
        assert f"you need {needs}; you have **0**." in WORDS.reason(reason)


def test_the_defense_of_another_players_home_is_not_called_that_of_your_home() -> None:
    g = table(2)
    own(g, 1, colonies=["new_sparta"])
    assert "your" not in WORDS.explain(GAME.view(g, 0), "new_sparta")[0].text


def test_a_challenge_for_bonuses_speaks_of_all_that_its_source_counts() -> None:
    data = files("galaxy_desktop.games.frontiers").joinpath("data/challenges.toml").read_text("utf-8")
    words = [one["words"] for one in tomllib.loads(data)["challenge"] if "bonuses" in str(one["goal"])]
    assert words
    assert any(tile.bonus and tile.sort != DEVELOPMENT for tile in tiles().values())
    assert all("9-cost" not in line and "“?”" in line for line in words)


def test_a_settle_that_may_bring_the_last_round_says_so_before_it_is_selected() -> None:
    may, will = (
        "Last round if **4** or fewer of **9** colonists are left.",
        "This round will be the last: **4**",
    )
    for supply, ended, words in ((10, (), ""), (9, (), may), (4, (), will), (9, ("vp",), "")):
        g = table(2)
        g.colonists, g.ended = supply, [*ended]
        run(g, SelectAction())
        seen, decision = GAME.view(g, 0), open_asks(g)[0]
        line = WORDS.ask(seen, decision, ("settle",)).line
        lines = " ".join(one.text for one in WORDS.explain(seen, "settle"))
        assert words in line
        assert words in lines
        assert words or "round" not in line + lines, supply
        assert "round" not in WORDS.ask(seen, decision, ("explore",)).line


@pytest.mark.parametrize("action", ["trade_consume", "send_diplomatic_envoys"])
def test_an_action_whose_bonus_takes_the_last_chip_says_so(action: str) -> None:
    for pool, last in ((2, False), (1, True)):
        g = table(2)
        g.pool = pool
        run(g, SelectAction())
        seen, decision = GAME.view(g, 0), open_asks(g)[0]
        words = "This round will be the last: the bonus takes the last VP chip."
        assert (words in WORDS.ask(seen, decision, (action,)).line) == last
        assert (words in [line.text for line in WORDS.explain(seen, action)]) == last
        g = table(2)
        g.pool = pool
        run_action(g, action)
        assert bool(g.ended) == last


def test_a_settle_that_ends_the_game_is_always_announced() -> None:
    for supply in range(5, 12):
        g = table(2, faces=["frontier_settlers"])
        own(g, developments=["frontier_settlers"])
        g.colonists = supply
        said = WORDS.explain(GAME.view(g, 0), "settle")
        run_action(g, "settle", 0)
        answer(g, "settle", "colonists")
        answer(g, "settle", "colonists", seat=1)
        assert not g.ended or any(line.text.startswith(("Last round", "This round")) for line in said), supply


def test_credits_that_produce_surely_pays_are_one_figure() -> None:
    g = table(2)
    g.produce_credits = 3
    own(g, colonies=["comet_zone", "gem_world"])
    assert summary(GAME.view(g, 0), 0, "produce", selects=True).endswith(" and gain **$5**.")
