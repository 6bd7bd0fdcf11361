"""Composing a build: which clicks are offered, and why the others are not."""

from collections.abc import Iterator

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder
from galaxy_desktop.games.jumpdrive.why_not import why_not
from tests.each import each


def build(*hand: str, empire: tuple[str, ...] = (), team: str = "") -> Builder:
    return Builder(hand, empire, team)


def test_no_click_at_all_is_an_explore_marker() -> None:
    decision = Compose("build", build("drop_ships"))
    assert decision.allows(())
    assert decision.forced()


def test_cards_are_chosen_first_and_then_what_pays_for_them() -> None:
    mine = build("spice_world", "drop_ships", "uplift_code")
    assert mine.moves(()) == ("spice_world",)
    assert mine.moves(("spice_world",)) == (TO_PAY,)
    assert not mine.complete(("spice_world",))
    assert mine.moves(("spice_world", TO_PAY)) == ("drop_ships", "uplift_code")
    assert mine.moves(("spice_world", TO_PAY, "uplift_code")) == ("drop_ships",)
    assert mine.complete(("spice_world", TO_PAY, "uplift_code", "drop_ships"))
    assert mine.moves(("spice_world", TO_PAY, "uplift_code", "drop_ships")) == ()


def test_what_costs_nothing_is_complete_at_once() -> None:
    mine = build("spice_world", team="survey_team")
    assert mine.moves(()) == ("survey_team",)
    assert mine.complete(("survey_team",))
    assert TO_PAY not in mine.moves(("survey_team",))


def test_a_development_opens_worlds_that_need_it() -> None:
    mine = build(
        "drop_ships", "imperium_blaster_factory", "uplift_code", "spice_world", "gem_world", "comet_zone"
    )
    assert "imperium_blaster_factory" not in mine.moves(())
    assert "imperium_blaster_factory" in mine.moves(("drop_ships",))


def test_the_order_of_clicks_between_development_and_world_is_free() -> None:
    mine = build("spice_world", "mining_robots", "drop_ships", "uplift_code", "comet_zone")
    assert mine.plan(("spice_world", "mining_robots")) == mine.plan(("mining_robots", "spice_world"))
    assert "mining_robots" in mine.moves(("spice_world",))


def test_a_second_world_is_offered_only_with_a_convoy() -> None:
    hand = ("artist_colony", "secluded_world", "destroyed_world", "uplift_code", "drop_ships")
    assert "secluded_world" not in build(*hand).moves(("artist_colony",))
    convoyed = build(*hand, empire=("colony_convoy",))
    assert "secluded_world" in convoyed.moves(("artist_colony",))
    assert "destroyed_world" not in convoyed.moves(("artist_colony", "secluded_world"))


def test_a_military_world_is_offered_both_ways_where_both_are_possible() -> None:
    mine = build("rebel_miners", "uplift_code", empire=("drop_ships", "contact_specialist"))
    assert mine.moves(()) == ("rebel_miners", "rebel_miners|pay")
    assert mine.complete(("rebel_miners",))
    assert mine.moves(("rebel_miners|pay",)) == (TO_PAY,)
    only_paid = build("rebel_miners", "uplift_code", empire=("contact_specialist",))
    assert only_paid.moves(()) == ("rebel_miners",)


@each(
    [
        (build("drop_ships", "spice_world"), "drop_ships", "cards_short", {"needs": 3, "has": 1, "short": 2}),
        (build("spice_world", "gem_world"), "spice_world", "cards_short", {"needs": 2, "has": 1, "short": 1}),
        (
            build("rebel_miners", empire=("survey_team",)),
            "rebel_miners",
            "military_short",
            {"needs": 2, "has": 1, "short": 1},
        ),
        (
            build("malevolent_lifeforms", empire=("contact_specialist",)),
            "malevolent_lifeforms",
            "cards_short",
            {"needs": 3, "has": 0},
        ),
        (build("trade_pact:2", empire=("trade_pact",)), "trade_pact:2", "at_limit", {"most": 1}),
        (
            build("trade_pact", empire=("drop_ships",)),
            "trade_pact",
            "too_military",
            {"has": 3},
        ),
        (
            build("new_survivalists", team="survey_team"),
            "new_survivalists",
            "military_short",
            {"needs": 1, "has": 0, "short": 1},
        ),
    ]
)
def test_what_is_not_offered_says_why(
    mine: Builder, option: str, code: str, facts: dict[str, object]
) -> None:
    reason = why_not(mine, option)
    assert reason is not None
    assert reason.code == code
    assert {name: reason[name] for name in facts} == facts


def test_a_world_that_a_development_would_help_names_it() -> None:
    mine = build("space_marines", "outlaw_world", "uplift_code", "uplift_researchers", "drop_ships")
    reason = why_not(mine, "outlaw_world")
    assert reason is not None
    assert (reason.code, reason["helper"]) == ("helped", "space_marines")


def test_nothing_is_said_about_what_is_offered_or_not_in_hand() -> None:
    mine = build("artist_colony", "gem_world", team="survey_team")
    assert why_not(mine, "artist_colony") is None
    assert why_not(mine, "survey_team") is None
    assert why_not(mine, "drop_ships") is None
    assert why_not(mine, "no such thing") is None


def composed(seats: int, games: int) -> Iterator[Builder]:
    """The builders of random games."""
    dice = Dice(seats)
    for seed in range(games):
        g = GAME.new(seats, {}, seed)
        while asks := open_asks(g):
            seat, decision = next(iter(asks.items()))
            if isinstance(decision, Compose):
                assert isinstance(decision.composer, Builder)
                yield decision.composer
            seal(g, seat, decision.sample(dice))


def test_every_move_that_is_offered_leads_on_to_a_build() -> None:
    for mine in composed(3, 3):
        for first in mine.moves(()):
            made: tuple[str, ...] = (first,)
            while not mine.complete(made):
                made = (*made, mine.moves(made)[-1])
            assert Compose("build", mine).allows(made)


def test_everything_that_is_not_offered_at_first_says_why_and_nothing_else_does() -> None:
    for mine in composed(2, 4):
        offered = mine.moves(())
        for card in (*mine.hand, mine.team):
            if card:
                assert (why_not(mine, card) is None) == (card in offered)


def test_a_random_payment_is_that_of_clicks_at_random() -> None:
    at_once, one_by_one, paid = Dice(1), Dice(1), 0
    for mine in composed(2, 4):
        drawn = Compose("build", mine, rest=mine.rest).sample(at_once)
        assert drawn == Compose("build", mine).sample(one_by_one)
        assert at_once.chance == one_by_one.chance
        paid += TO_PAY in drawn
    assert paid
