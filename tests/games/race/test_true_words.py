"""Reasons, questions, forecasts and lessons of Race are true in rare positions too."""

import pytest

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import designs
from galaxy_desktop.games.race.events import GoodsConsumed
from galaxy_desktop.games.race.moves import power_ref
from galaxy_desktop.games.race.payment import cheapest_first
from galaxy_desktop.games.race.powers import card_powers, military_against, worlds_with_goods
from galaxy_desktop.games.race.round import ChooseActions
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.titles import ended_by_text
from tests.games.race.laid import answer, asked, begin, lay, player, spare, told

WORDS = GAME.words
DESIGNS = designs("second")
GUIDE = GAME.guide()


def lesson(name: str) -> str:
    assert GUIDE is not None
    return next(one.words for one in (*GUIDE.lesson, *GUIDE.tip) if one.id == name)


def why_not(g: RaceState, card: str) -> str:
    reason = asked(g).why_not(card)
    assert reason is not None
    return WORDS.reason(reason)


def military(g: RaceState, world: str) -> int:
    return military_against(g.cards[world], card_powers(g, 0, "settle"))


@pytest.mark.parametrize("tableau", [["new_sparta"], ["new_sparta", "new_military_tactics"]])
def test_a_reason_does_not_count_military_of_a_card_to_be_discarded_as_your_military(
    tableau: list[str],
) -> None:
    g = begin(lay(player(tableau, ["rebel_homeworld"])), "settle")
    has = military(g, "rebel_homeworld")
    said = why_not(g, "rebel_homeworld")
    assert (f"your Military against it is **{has}**" in said) == (len(tableau) == 1)
    assert ("Even if you discard New Military Tactics" in said) == (len(tableau) > 1)
    assert f"You need **{DESIGNS['rebel_homeworld'].price - has - 3 * (len(tableau) - 1)}** more" in said


def test_a_gray_world_has_no_good_and_is_of_no_other_kind() -> None:
    goods = ["gem_world", "spice_world", "artist_colony", "secluded_world"]
    g = begin(
        lay(player(["consumer_markets", "epsilon_eridani", "mining_world", *goods], goods=goods)), "consume"
    )
    answer(g, (0, (power_ref("consumer_markets", 0),)))
    assert asked(g).topic == "goods"
    assert why_not(g, "epsilon_eridani") == "Epsilon Eridani has no good on it."
    assert "is a different kind" in why_not(g, "mining_world")


@pytest.mark.parametrize("actions", [("consume_trade",), ()])
def test_only_the_sale_of_consume_trade_is_called_trade(actions: tuple[str, ...]) -> None:
    goods = ["gem_world", "spice_world"]
    g = begin(lay(player(["trade_league", *goods], goods=goods, actions=actions)), "consume")
    if not actions:
        answer(g, (0, (power_ref("trade_league", 1),)))
    ask = WORDS.ask(GAME.view(g, 0), asked(g), ())
    assert asked(g).topic == "sale"
    assert ask.head == ("Trade: sell a good" if actions else "Consume: sell a good")
    chosen = WORDS.ask(GAME.view(g, 0), asked(g), ("spice_world",))
    assert chosen.head == ask.head.replace("a good", "the good on Spice World")


@pytest.mark.parametrize(("variant", "said"), [("standard", "an action"), ("experienced", "two actions")])
def test_the_button_asks_for_as_many_actions_as_are_chosen(variant: str, said: str) -> None:
    g = lay(player(), variant=variant)
    question = ChooseActions().asks(g)[0]
    ask = WORDS.ask(GAME.view(g, 0), question, ())
    assert (ask.head, ask.primary) == (f"Choose {said}", f"Choose {said}")


def test_two_actions_are_named_as_they_are_chosen() -> None:
    g = lay(player(), variant="experienced")
    question = ChooseActions().asks(g)[0]
    heads = [
        WORDS.ask(GAME.view(g, 0), question, chosen).head
        for chosen in (("settle",), ("settle", "settle_again"), ("develop", "produce"))
    ]
    assert heads == ["Choose another action", "Choose Settle and Second Settle", "Choose Develop and Produce"]


def test_a_second_develop_says_what_it_goes_with() -> None:
    reason = ChooseActions().asks(lay(player(), variant="experienced"))[0].why_not("develop_again")
    assert reason is not None
    assert WORDS.reason(reason) == "You can choose Second Develop only together with Develop."
    assert ChooseActions().asks(lay(player()))[0].why_not("gem_world") is None


def test_powers_are_promised_only_with_cards_that_have_some() -> None:
    hand = [*spare(14, "asteroid_belt", "comet_zone", "destroyed_world")[-6:]]
    for world in ("asteroid_belt", "destroyed_world", "comet_zone"):
        g = begin(lay(player(["old_earth"], [world, *hand])), "settle")
        line = WORDS.ask(GAME.view(g, 0), asked(g), (world,)).line
        assert ("powers work" in line) == bool(DESIGNS[world].powers)


def test_a_card_that_a_power_draws_is_not_said_to_be_for_a_good() -> None:
    g = lay(player(["old_earth", "new_economy", "gem_world"], goods=["gem_world"]))
    lines = [line.text for line in WORDS.explain(GAME.view(g, 0), "consume_double")]
    assert "Up to **1** good {any_good} for **2** VP." in lines


@pytest.mark.parametrize("action", ["explore_five", "explore_one"])
def test_an_opponent_may_have_a_bonus_in_explore_as_well(action: str) -> None:
    lines = [line.text for line in WORDS.explain(GAME.view(lay(player()), 0), action)]
    assert "Opponents explore too." in lines


def test_a_game_may_end_with_more_than_12_cards() -> None:
    assert ended_by_text("tableau") == "a tableau of 12+ cards"


def test_the_chromosome_is_no_keyword_and_nothing_counts_it() -> None:
    for design in DESIGNS.values():
        assert all(power.tag != "chromosome" for power in design.powers)
        assert all(record.where.tag != "chromosome" for record in design.score)
    g = lay(player(["avian_uplift_race"]))
    lines = {line.sign: line for line in WORDS.explain(GAME.view(g, 0), "avian_uplift_race")}
    assert lines["chromosome"].text == "Chromosome: it has no effect in this game."
    page = next(page for page in WORDS.rules() if page.name == lines["chromosome"].page)
    assert "{chromosome}" in page.text


def test_the_lesson_on_produce_names_all_that_produces_on_windfall_worlds() -> None:
    """Powers such as that of Mining Robots do so without the bonus of Produce."""
    g = begin(lay(player(["mining_robots", "asteroid_belt"])), "produce")
    answer(g, (0, ("asteroid_belt",)))
    assert worlds_with_goods(g, 0) == ("asteroid_belt",)
    assert "only through powers and the Produce bonus" in lesson("produce")


def test_the_lessons_on_6_cost_developments_speak_of_more_than_cards() -> None:
    counted = {record.per for design in DESIGNS.values() for record in design.score}
    assert counted > {"card"}
    for name in ("six", "tip_six"):
        assert "certain cards or other things you have" in lesson(name)


def test_the_lesson_on_military_leaves_out_military_against_some_worlds() -> None:
    g = lay(player(["alpha_centauri"]))
    assert military(g, "rebel_miners") == 1
    assert military(g, "outlaw_world") == 0
    assert "Military against one kind or keyword counts only for such worlds" in lesson("military")


def test_the_lessons_on_consume_leave_out_powers_that_say_may() -> None:
    g = begin(lay(player(["deficit_spending"], spare(2))), "consume")
    assert asked(g).least == 0
    for name in ("consume", "tip_consume"):
        assert "except those that say “may”" in lesson(name)


def test_a_round_is_the_last_only_if_it_ends_with_12_cards() -> None:
    assert "A round that ends with 12 or more cards in a tableau is the last." in lesson("start_world")


def test_the_key_for_payments_chooses_cards_by_use_and_not_by_cost() -> None:
    """A second copy goes before a card of lower cost that can still be placed."""
    hand = ["spice_world", "replicant_robots", "replicant_robots:2"]
    g = begin(lay(player(["old_earth"], [*hand, "comet_zone"])), "settle")
    answer(g, (0, ("spice_world",)))
    answer(g, (1, ()))
    first, *others = cheapest_first(GAME.view(g, 0), 0, asked(g), ())
    assert any(g.cards[other].price < g.cards[first].price for other in others)
    assert "“Choose for me” (F) chooses those least useful to you." in lesson("pay")


@pytest.mark.parametrize("actions", [(), ("consume_double",)])
@pytest.mark.parametrize("card", ["epsilon_eridani", "pilgrimage_world"])
def test_a_power_is_offered_with_the_vp_that_it_then_gives(actions: tuple[str, ...], card: str) -> None:
    """With Consume: 2x VP, twice what is printed on it."""
    goods = ["gem_world", "spice_world", "artist_colony"]
    index = 1 if card == "epsilon_eridani" else 0
    g = begin(lay(player([card, "old_earth", *goods], goods=goods, actions=actions)), "consume")
    ref, view, question = power_ref(card, index), GAME.view(g, 0), asked(g)
    said = [WORDS.ask(view, question, (ref,)).line, WORDS.option(view, question, ref).split(": ", 1)[1]]
    answer(g, (0, (ref,)))
    if card == "epsilon_eridani":
        answer(g, (0, ("gem_world",)))
    (event,) = told(g, GoodsConsumed)
    factor = 2 if actions else 1
    assert event.vp == factor * (1 if card == "epsilon_eridani" else 2)
    for one in said:
        assert f"for **{factor}** VP" in one
        assert card == "epsilon_eridani" or f"minus **{factor}** VP in total" in one


def test_the_forecast_of_a_second_phase_says_that_another_one_comes_first() -> None:
    """A good that is consumed first makes room for another one."""
    pair = ("consume_double", "produce")
    g = lay(
        player(["old_earth", "asteroid_belt"], goods=["asteroid_belt"], actions=pair), variant="experienced"
    )
    lines = [line.text for line in WORDS.explain(GAME.view(g, 0), "+".join(pair))]
    assert "No empty windfall world is left for your bonus." in lines
    order = ["No empty windfall world is left for your bonus.", "This is as of now; Consume comes first."]
    order += ["Old Earth: Consume up to **2** goods {any_good} for **2** VP each.", "Opponents produce too."]
    assert sorted(order, key=lines.index) == order
    assert sum(line.startswith("This is as of now") for line in lines) == 1
    begin(g, "consume")
    answer(g, (0, (power_ref("old_earth", 1),)))
    answer(g, (0, ("asteroid_belt",)))
    begin(g, "produce")
    assert asked(g).topic == "windfall"
    assert not any("as of now" in line.text for line in WORDS.explain(GAME.view(g, 0), "produce"))


@pytest.mark.parametrize(
    ("tableau", "world", "needless"),
    [
        (["new_sparta", "new_military_tactics"], "gem_world", True),
        (["new_sparta", "new_military_tactics"], "rebel_fuel_cache", True),
        (["space_marines", "new_military_tactics", "contact_specialist", "new_sparta"], "rebel_miners", True),
        (["epsilon_eridani", "new_military_tactics", "contact_specialist"], "rebel_miners", False),
    ],
)
def test_of_ways_that_discard_a_card_for_military_that_none_needs_this_is_said(
    tableau: list[str], world: str, needless: bool
) -> None:
    hand = [world, "expedition_force", "mining_robots", "interstellar_bank"]
    g = begin(lay(player(tableau, hand)), "settle")
    answer(g, (0, (world,)), (1, ()))
    question = asked(g)
    assert isinstance(question, Pay)
    ask = WORDS.ask(GAME.view(g, 0), question, ())
    assert ask.primary == "Choose a way"
    assert ("You don't need the Military of New Military Tactics." in ask.line) == needless


@pytest.mark.parametrize(
    ("phase", "first", "second"),
    [
        ("settle", "Settle: choose a world", "Second Settle: choose a world"),
        ("develop", "Develop: choose a development", "Second Develop: choose a development"),
    ],
)
def test_a_second_phase_is_asked_for_as_the_second(phase: str, first: str, second: str) -> None:
    """The same question comes twice in a row: without a word for it, the second looks like a fault."""
    card = {"settle": "gem_world", "develop": "drop_ships"}[phase]
    for name, head in ((phase, first), (f"{phase}_again", second)):
        own = player([], [card, *spare(6)], actions=(phase, f"{phase}_again"))
        g = begin(lay(own, variant="experienced"), name)
        assert WORDS.ask(GAME.view(g, 0), asked(g), ()).head == head
    answer(g, (0, (card,)))
    answer(g, (1, ()))
    assert asked(g).topic == "pay"
    assert (
        WORDS.ask(GAME.view(g, 0), asked(g), ()).head == f"Second {phase.title()}: pay for {WORDS.item(card)}"
    )
