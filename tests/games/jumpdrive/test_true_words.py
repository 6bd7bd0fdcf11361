"""What the inspector, the table, the lessons and the challenges of Jump Drive say holds for every card."""

import re

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards, designs, survey_teams
from galaxy_desktop.games.jumpdrive.empire import empire_of, price
from galaxy_desktop.games.jumpdrive.scoring import forecast, scores, turn_of
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.jumpdrive.table.foot import team_signs
from galaxy_desktop.ui.tabletop.parts import Sign
from tests.games.jumpdrive.tables import ask, others, table

WORDS = GAME.words


def test_a_keyword_is_said_to_matter_for_powers_only_if_one_refers_to_it() -> None:
    powers = {power.on.keyword for design in designs().values() for power in design.powers}
    bonuses = {
        bonus.of.keyword
        for design in designs().values()
        for bonus in (*design.vp_bonuses, *design.income_bonuses)
    }
    told = {}
    for card, design in cards().items():
        for line in WORDS.explain(GAME.view(table(Player()), 0), card):
            if line.sign.startswith("tag_"):
                told[line.sign.removeprefix("tag_")] = line.text
                assert line.sign.removeprefix("tag_") in design.keywords
    assert {word: "Some powers and bonuses" in text for word, text in told.items()} == {
        word: word in powers for word in told
    }
    assert set(told) <= bonuses
    icons = next(page.text for page in WORDS.rules() if page.name == "icons")
    for word in told:
        assert (f"**{word.title()}** keyword: some powers and bonuses" in icons) == (word in powers)


def test_a_cost_is_never_said_to_be_reduced_by_more_than_it_is() -> None:
    empire = ["replicant_robots", "mining_robots", "mining_conglomerate", "investment_credits", "space_port"]
    view = GAME.view(table(Player(empire=empire)), 0)
    mine, met = empire_of(tuple(empire)), 0
    for card, design in cards().items():
        if design.is_military or card in empire:
            continue
        for line in WORDS.explain(view, card):
            if found := re.search(r"reduces? this by (\d+)\.", line.text):
                assert int(found[1]) == design.price - (price(mine, design) or 0), line.text
                met += design.price < 3
    assert met > 3


def test_the_lessons_on_bonuses_speak_of_income_as_well() -> None:
    only_income = [d.id for d in designs().values() if d.income_bonuses and not d.vp_bonuses]
    assert only_income
    guide = GAME.guide()
    assert guide is not None
    said = [one.words for one in (*guide.lesson, *guide.tip) if one.id in {"bonus", "tip_bonus"}]
    assert len(said) == 2
    assert all("more VP or income" in one for one in said)


def test_vp_from_worlds_and_developments_are_without_their_bonuses_as_the_challenges_say() -> None:
    g = table(Player(empire=["pilgrimage_world", "deserted_alien_world", "galactic_federation"]), Player())
    g.players[0].turns.append(turn_of(g, 0, forecast(g, 0)))
    parts = dict(scores(g)[0].parts)
    printed = {"worlds": 0, "developments": 0}
    for card in g.players[0].empire:
        printed["worlds" if cards()[card].is_world else "developments"] += cards()[card].vp
    assert {name: parts[name] for name in printed} == printed
    assert parts["terms"] > 0
    for challenge in GAME.challenges():
        if challenge.goal.source:
            assert challenge.words.endswith("not counting bonuses.")


def test_a_bonus_can_count_the_card_it_is_on() -> None:
    g = table(Player(empire=["galactic_federation"]), Player())
    assert forecast(g, 0)[0].vp == 2 + cards()["galactic_federation"].vp
    assert WORDS.source("terms") == "Bonuses for cards and icons"


def test_what_a_card_is_said_to_give_is_a_forecast_that_opponents_can_change() -> None:
    g = table(Player(hand=["trade_pact"]), Player())
    said = next(
        line.text for line in WORDS.explain(GAME.view(g, 0), "trade_pact") if "next scoring" in line.text
    )
    alone = table(Player(empire=["trade_pact"]), Player())
    met = table(Player(empire=["trade_pact"]), Player(empire=["trade_pact:2"]))
    assert f"**{forecast(alone, 0)[0].income}** income" in said
    assert forecast(met, 0)[0].income > forecast(alone, 0)[0].income
    assert said.startswith("Forecast: ")


def test_of_a_world_that_a_development_placed_with_it_helps_to_conquer_this_is_said() -> None:
    for hand, helpers in (
        (
            ["star_nomad_lair", "war_propaganda", "space_marines", "mining_robots"],
            "War Propaganda or Space Marines",
        ),
        (["star_nomad_lair", "mining_robots", "space_marines", "trade_pact"], "Space Marines"),
        (["star_nomad_lair", "space_marines", "mining_robots"], ""),
    ):
        g = table(Player(hand=hand, empire=["survey_team"]))
        view = GAME.view(g, 0)
        (line,) = (line.text for line in WORDS.explain(view, hand[0]) if line.sign.startswith("defense"))
        assert (f"With {helpers} placed in the same round, you have enough." in line) == bool(helpers), line
        assert "need" not in line


def test_the_plate_of_the_survey_team_shows_all_that_the_card_gives() -> None:
    team = cards()[survey_teams()[0]]
    shown = team_signs(survey_teams()[0])
    assert shown.count(Sign("explore")) == team.explore
    assert Sign("card", str(team.income)) in shown
    assert (Sign("points", str(team.vp)) in shown) == (team.vp > 0)


def test_one_price_is_not_said_twice() -> None:
    g = table(Player(hand=["mining_robots", "replicant_robots"], empire=["space_port"]), Player())
    view = GAME.view(g, 0)
    for card, alone, beside in (("mining_robots", 0, 0), ("replicant_robots", 1, 2)):
        asked = WORDS.ask(view, ask(g, 0), (card,)).line
        said = " ".join(line.text for line in WORDS.explain(view, card))
        once = f"**{alone}**, alone or with a world", f"**{alone}** for it, alone or with a world"
        twice = f"**{alone}** alone or **{beside}**", f"**{alone}** for it alone or **{beside}**"
        met = once if alone == beside else twice
        assert met[0] in asked
        assert met[1] in said


def test_before_the_opening_discard_no_card_is_promised_that_the_rest_cannot_pay() -> None:
    hand = ["pirate_world", "drop_ships", "star_nomad_lair", "space_marines", *others(3, ["drop_ships"])]
    for phase, promised in (("build", True), ("setup", False)):
        g = table(Player(hand=[*hand]), Player())
        g.phase = phase
        said = " ".join(line.text for line in WORDS.explain(GAME.view(g, 0), "pirate_world"))
        assert ("With Drop Ships placed in the same round" in said) == promised
        said = " ".join(line.text for line in WORDS.explain(GAME.view(g, 0), "star_nomad_lair"))
        assert "Space Marines" in said
