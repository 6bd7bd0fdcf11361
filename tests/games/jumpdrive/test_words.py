"""Everything that happens, is asked or is offered has words, short enough for their places."""

from itertools import product

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.events import GameEnded, Reshuffled, RoundBegan
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME, events, why_not
from galaxy_desktop.games.jumpdrive.box import cards, designs
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.events import CardPassed
from galaxy_desktop.games.jumpdrive.moves import Placing
from galaxy_desktop.games.jumpdrive.plans import plans
from galaxy_desktop.games.jumpdrive.scoring import bonus_value
from galaxy_desktop.games.jumpdrive.state import RIVAL, JumpState, Player
from galaxy_desktop.games.jumpdrive.words.log import LINES
from galaxy_desktop.games.jumpdrive.words.powers import (
    BONUSES,
    POWERS,
    SIGNS,
    bonus_text,
    power_page,
    power_text,
)
from galaxy_desktop.games.jumpdrive.words.reasons import SENTENCES
from galaxy_desktop.ui.art.icons import names
from tests.each import each
from tests.games.jumpdrive.tables import ask, builder, holding, table
from tests.games.wording import check_ask, check_text, events_in, play, reasons_in

WORDS = GAME.words
PAGES = {page.name for page in WORDS.rules()}
SEATS = ["Ada", "Vega", "Rigel", "Mira"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_in_a_game_has_words(seats: int) -> None:
    dice = Dice(seats)
    for g, seat, decision in play(GAME, seats, {}, 7):
        view = GAME.view(g, seat)
        for event in view.events:
            check_text(WORDS.event(event, SEATS, seat))
        check_text(WORDS.phase(GAME.moment(g).phase))
        if decision.topic == "over":
            continue
        chosen = decision.sample(dice)
        for made in range(len(chosen) + 1):
            check_ask(WORDS, view, decision, chosen[:made])
        for thing in (*g.players[seat].hand, g.team(seat)):
            if reason := decision.why_not(thing):
                check_text(WORDS.reason(reason))


def test_a_head_with_long_names_is_short_enough() -> None:
    long = ("imperium_armaments_world", "alien_technology_institute")
    g = table(Player(hand=[*holding(15, *long).hand]), Player())
    decision = ask(g, 0)
    for chosen in (long, (*long, TO_PAY)):
        check_ask(WORDS, GAME.view(g, 0), decision, chosen)


def test_every_power_and_every_bonus_has_a_sentence_and_a_sign() -> None:
    for design in designs().values():
        for power in design.powers:
            check_text(power_text(power))
            assert power_page(power) in PAGES
            assert SIGNS[power.code] in names()
        for bonus in (*design.vp_bonuses, *design.income_bonuses):
            check_text(bonus_text(design, bonus, "vp" if bonus in design.vp_bonuses else "income"))


def test_there_is_no_sentence_for_what_no_card_has() -> None:
    every = designs().values()
    assert {power.code for design in every for power in design.powers} == POWERS.rows.keys() == SIGNS.keys()
    bonuses = [bonus for design in every for bonus in (*design.vp_bonuses, *design.income_bonuses)]
    assert {bonus.code for bonus in bonuses} == {code for code, _where in BONUSES.rows}
    assert {where for _code, where in BONUSES.rows} == {"own", "one_other", "any_other"}
    assert BONUSES.rows.keys() == {*product(("per", "with"), ("own", "one_other", "any_other"))}


@each(
    [
        ("investment_credits", "You pay **1** less for developments."),
        ("replicant_robots", "You pay **2** less for worlds."),
        ("mining_robots", "You pay **1** less for Rare {rare} worlds."),
        ("galactic_advertisers", "You pay **1** less for Galactic Trendsetters."),
        ("imperium_blaster_factory", "**+1** Military against Rebel {tag_rebel} worlds."),
        ("uplift_code", "**+2** Military against Genes {genes} worlds."),
        (
            "trade_pact",
            "You may place this card only with general Military **0** or Contact Specialist in your empire.",
        ),
    ]
)
def test_the_first_power_of_a_card(card: str, text: str) -> None:
    assert power_text(cards()[card].powers[0]) == text


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("consumer_markets", "**+1** VP for each Novelty {novelty} world in your empire."),
        ("galactic_federation", "**+2** VP for each development in your empire, including this card."),
        ("galactic_salon", "**+2** VP with Galactic Trendsetters in your empire."),
        ("pilgrimage_world", "**+1** VP with at least **1** Alien {alien} world in your empire."),
        (
            "new_galactic_order",
            (
                "**+1** VP for each point of general Military {military} in your empire, "
                "including those on this card."
            ),
        ),
        ("galactic_imperium", "**+3** VP for each Rebel {tag_rebel} world in your empire."),
    ],
)
def test_the_first_bonus_of_a_card(card: str, text: str) -> None:
    assert bonus_text(cards()[card], cards()[card].vp_bonuses[0], "vp") == text


def test_a_bonus_for_one_opponent_says_that_the_one_with_the_most_counts() -> None:
    card = cards()["galactic_federation"]
    (bonus,) = (bonus for bonus in card.vp_bonuses if bonus.where == "one_other")
    assert bonus_text(card, bonus, "vp") == (
        "**+1** VP for each development in one opponent's empire (the one with the most)."
    )
    others = [empire_of(tuple(placed)) for placed in (("drop_ships",), ("space_marines", "mining_robots"))]
    assert bonus_value(bonus, empire_of((card.id,)), others) == 2
    assert bonus_value(bonus, empire_of((card.id,)), [*others, others[1]]) == 2


def test_a_second_conquest_is_said_to_use_the_military_that_is_left() -> None:
    text = power_text(cards()["military_convoy"].powers[0])
    assert "you may also conquer a second one this round with the Military not used on the first" in text
    empire = ("drop_ships", "military_convoy")
    assert plans(empire, (), ("pirate_world", "runaway_robots"))
    assert not plans(empire, (), ("pirate_world", "rebel_miners"))


def test_every_sort_of_event_has_a_line() -> None:
    assert events_in(events) | {RoundBegan, Reshuffled, GameEnded} == LINES.rows.keys()


def test_every_reason_that_rules_give_has_a_sentence() -> None:
    both = {"both_pay", "both_conquer", "both_alike"}
    assert reasons_in(why_not) | both == SENTENCES.rows.keys()


def test_the_log_calls_the_viewer_you_and_the_imaginary_empire_by_what_it_is() -> None:
    passed = CardPassed("war_propaganda", 0, RIVAL, 4)
    assert WORDS.event(passed, SEATS, 0) == (
        "War Propaganda moves from you to the imaginary empire (most Military: {military:4})."
    )


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (GameEnded("points", (1,), (40, 52)), "Vega wins with **52** VP."),
        (GameEnded("points", (0, 1), (52, 52)), "Shared victory with **52** VP: you and Vega."),
        (GameEnded("rounds", (0,), (61,)), "Your final score is **61** VP."),
    ],
)
def test_the_end_says_who_has_won(event: GameEnded, text: str) -> None:
    assert WORDS.event(event, SEATS, 0).endswith(text)


def lines(g: JumpState, card: str) -> list[str]:
    return [line.text for line in WORDS.explain(GAME.view(g, 0), card)]


def test_the_inspector_explains_every_card_at_every_stage() -> None:
    for number, (g, seat, _) in enumerate(play(GAME, 3, {}, 1)):
        if number % 25 == 0:
            for item in (*cards(), "military", "rebel_miners|pay"):
                found = WORDS.explain(GAME.view(g, seat), item)
                assert found
                for line in found:
                    check_text(line.text)
                    assert line.sign.partition(":")[0] in names()
    assert WORDS.explain(GAME.view(g, seat), "no such thing") == ()


def test_a_price_tells_who_lowers_it() -> None:
    g = table(Player(empire=["investment_credits", "space_port"]), Player())
    assert lines(g, "drop_ships")[0] == (
        "Costs **4** cards. Investment Credits and Space Port reduce this by 2. "
        "You pay **1** for it alone or **2** with a world."
    )


def test_a_defense_tells_what_is_missing_and_what_paying_takes() -> None:
    g = table(Player(empire=["contact_specialist"]), Player())
    assert lines(g, "rebel_miners")[0] == (
        "Defense **2**: conquer it with at least that much Military. You have **0** against it, **2** "
        "too few. You may pay **1** card for it instead."
    )


def test_a_card_in_hand_tells_what_it_would_bring_and_add() -> None:
    g = table(Player(hand=["spice_world"], empire=["consumer_markets"]), Player())
    assert (
        "Forecast: if you place only this card, it gives **0** VP and **2** income in the next scoring. "
        "Your other cards then give **1** VP and **1** income more."
    ) in lines(g, "spice_world")


def test_a_card_of_an_empire_tells_what_it_brings_next() -> None:
    g = table(Player(), Player(empire=["consumer_markets", "spice_world"]))
    assert "Forecast: **1** VP and **1** income from this card in the next scoring." in lines(
        g, "consumer_markets"
    )


GEMS = ["spice_world", "gem_world", "comet_zone"]
DISCARDS = ["replicant_robots", "mining_robots", "trade_pact", "star_nomad_lair", "space_marines"]


def test_a_build_says_what_it_costs_and_brings() -> None:
    g = table(Player(hand=["replicant_robots", "spice_world", "gem_world", "comet_zone"]), Player())
    decision = ask(g, 0)
    assert isinstance(decision, Compose)
    alone = WORDS.ask(GAME.view(g, 0), decision, ("replicant_robots",))
    assert alone.head == "Place Replicant Robots"
    assert alone.line == (
        "It costs **2** alone or **3** with a world. "
        "Forecast: **1** VP and **0** income this round; your opponents' cards may change it."
    )
    assert (alone.primary, alone.second) == ("Pay 2 cards", "Explore instead")
    paying = WORDS.ask(GAME.view(g, 0), decision, ("replicant_robots", TO_PAY, "gem_world"))
    assert (paying.head, paying.primary) == ("Pay for Replicant Robots", "Choose 1 more card")


def test_a_payment_that_the_hand_is_too_small_for_is_said_to_be() -> None:
    strong = [one for one, card in cards().items() if card.is_military and card.price > 4]
    world = next(one for one in strong if cards()[one].kind != "alien")
    for spare, can in ((GEMS, False), ([*GEMS, *DISCARDS], True)):
        g = table(Player(hand=[world, *spare], empire=["contact_specialist"]), Player())
        said = " ".join(lines(g, world))
        option = Placing(world, for_cards=True).option
        assert (builder(g).plan((option,)) is not None) == can
        assert ("You may pay" in said) == can
        assert ("more than you have" in said) == (not can)


def test_only_cards_that_cost_any_are_named_while_they_are_paid_for() -> None:
    """A world that is conquered costs no card: the development beside it does."""
    g = table(Player(hand=["replicant_robots", "star_nomad_lair", *GEMS], empire=["drop_ships"]), Player())
    chosen = ("replicant_robots", "star_nomad_lair", TO_PAY)
    decision = ask(g, 0)
    assert WORDS.ask(GAME.view(g, 0), decision, chosen).head == "Pay for Replicant Robots"
    assert "Star Nomad Lair" in WORDS.ask(GAME.view(g, 0), decision, chosen[:-1]).head


def test_titles_and_pages_are_there() -> None:
    for code in ("points", "rounds"):
        check_text(WORDS.ended_by(code))
    for source, _ in GAME.scores(GAME.new(2, {}, 1))[0].parts:
        check_text(WORDS.source(source))
    for phase in ("setup", "build", "explore", "limit", "over"):
        check_text(WORDS.phase(phase))
    assert len(WORDS.rules()) >= 12
    for title, text in ((page.title.read(), page.text) for page in WORDS.rules()):
        check_text(title)
        check_text(text)
    for text in (GAME.title.tagline(), GAME.title.pitch(), WORDS.about()):
        check_text(text)
