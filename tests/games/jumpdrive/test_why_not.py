"""A card that cannot be chosen says why, whatever is chosen already; nothing is swapped out unasked."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from galaxy_desktop.engine.composing import exchanged
from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder, paid_in
from galaxy_desktop.games.jumpdrive.moves import card_of, parse
from galaxy_desktop.games.jumpdrive.plans import plans, split
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.jumpdrive.why_not import why_not, why_not_after
from galaxy_desktop.presenter.prompts import prompt_for
from galaxy_desktop.presenter.prompts.compose import ComposePrompt
from tests.games.jumpdrive.tables import ask, holding, table
from tests.games.wording import check_text, play

Made = tuple[str, ...]


def stages(seats: int, seed: int) -> Iterator[tuple[Builder, Made]]:
    """Every stage of random builds, in a random game."""
    dice = Dice(seed)
    for _g, _seat, decision in play(GAME, seats, {}, seed):
        if isinstance(decision, Compose) and isinstance(decision.composer, Builder):
            for _build in range(3):
                made = decision.sample(dice)
                yield from ((decision.composer, made[:step]) for step in range(len(made) + 1))


def leads_to(mine: Builder, made: Made, option: str) -> bool:
    """Whether a click on the option does something."""
    return option in mine.moves(made) or exchanged(mine, made, option) is not None


def deselected(mine: Builder, made: Made, card: str) -> Made:
    """What is still chosen after a click on a chosen card."""
    prompt = ComposePrompt(Compose("build", mine))
    for move in made:
        assert prompt.click(move)
    prompt.click(next(move for move in made if card_of(move) == card))
    return prompt.chosen


BLASTERS = Builder(
    hand=(
        *("replicant_robots:2", "contact_specialist:3", "alien_technology_institute", "mining_robots"),
        *(
            "radioactive_world",
            "drop_ships:2",
            "imperium_blaster_factory",
            "military_convoy:2",
            "empath_world",
        ),
        "space_marines:2",
    ),
    empire=(
        *(
            "galactic_advertisers:3",
            "galactic_imperium",
            "survey_team:3",
            "runaway_robots",
            "prosperous_world",
        ),
        *("contact_specialist", "spice_world", "consumer_markets:2", "rebel_fuel_cache"),
    ),
    team="",
)
REBELS = Builder(
    hand=(
        *("galactic_federation", "war_propaganda:2", "rebel_base", "plague_world", "mining_conglomerate:2"),
        *("mining_world", "galactic_advertisers:3", "uplift_researchers:3", "rebel_warrior_race"),
    ),
    empire=(
        *("trade_pact", "colony_convoy:2", "bio_hazard_mining_world", "contact_specialist:3"),
        *("aquatic_uplift_race", "imperium_blaster_factory", "replicant_robots:2", "space_marines:4"),
        *("prosperous_world", "blaster_gem_mines"),
    ),
    team="survey_team:2",
)
TO_DESELECT: dict[str, tuple[Made, str, Builder]] = {
    "Imperium Blaster Factory": (
        ("space_marines:2", "imperium_blaster_factory|pay"),
        "replicant_robots:2",
        BLASTERS,
    ),
    "Rebel Base": (
        ("war_propaganda:2", "rebel_base|pay", "rebel_warrior_race"),
        "galactic_advertisers:3",
        REBELS,
    ),
}
"""Builds in which the card named has to be deselected before another one, which replaces none of them."""


@pytest.mark.parametrize("name", TO_DESELECT)
def test_the_card_to_deselect_is_one_without_which_the_other_can_be_chosen(name: str) -> None:
    made, card, mine = TO_DESELECT[name]
    reason = why_not_after(mine, made, card)
    assert reason is not None
    assert reason.code == "take_back"
    assert name in GAME.words.reason(reason)
    check_truth(mine, made, card, reason)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_can_be_chosen_or_says_truly_why_not(seats: int) -> None:
    reasons: set[str] = set()
    for mine, made in stages(seats, seats):
        used = {card_of(move) for move in made}
        for card in (*mine.hand, mine.team):
            if not card or card in used:
                continue
            reason = why_not_after(mine, made, card)
            assert (reason is None) == leads_to(mine, made, card), (made, card, reason)
            if reason is not None:
                check_text(GAME.words.reason(reason))
                check_truth(mine, made, card, reason)
                reasons.add(reason.code)
    assert {"helped", "cards_short", "together_short", "military_short", "paid"} <= reasons


IMPOSSIBLE = frozenset(
    {"both_alike", "both_conquer", "both_pay", "military_left", "military_short", "needed", "two_worlds"}
)
"""Codes of reasons that cards can't be placed together in any order, however many there are to pay with."""


def check_truth(mine: Builder, made: Made, card: str, reason: Reason) -> None:
    if reason.code == "helped":
        help_ = tuple(str(reason[name]) for name in ("helper", "also") if reason[name])
        then = (*made, *help_)
        assert all(step in mine.moves(then[: len(made) + n]) for n, step in enumerate(help_))
        assert card in mine.moves(then)
    elif reason.code in ("cards_short", "together_short"):
        placed = [card] if reason.code == "cards_short" else str(reason["cards"]).split(" ")
        chosen = [next((m for m in made if card_of(m) == c), c) for c in placed]
        costs = [plan.cost for plan in plans(mine.empire, *split(tuple(chosen)))]
        assert (min(costs), len(set(mine.hand) - set(placed))) == (reason["needs"], reason["has"])
        assert int(reason["needs"]) - int(reason["has"]) == reason["short"]
        assert int(reason["short"]) > 0
    elif reason.code == "take_back":
        left = deselected(mine, made, str(reason["chosen"]))
        assert len(left) < len(made)
        assert leads_to(mine, left, card)
    elif reason.code in IMPOSSIBLE and not any(parse(move).for_cards for move in made):
        rich = replace(mine, hand=(*mine.hand, *(card for card in cards() if card not in mine.hand)))
        assert not any(rich.plan(order) for order in permutations((*map(card_of, made), card)))
    elif reason.code == "paid":
        assert len(paid_in(made)) == reason["number"]
        assert mine.complete(made)


def test_a_world_too_dear_beside_the_chosen_development_does_not_swap_it_out() -> None:
    g = table(holding(6, "drop_ships", "spice_world"), Player())
    decision = ask(g, 0)
    assert isinstance(decision, Compose)
    prompt = ComposePrompt(decision)
    assert prompt.click("drop_ships")
    dear = next(card for card in g.players[0].hand if card == "spice_world")
    assert not prompt.exchanges([dear])
    assert not prompt.click(dear)
    assert prompt.chosen == ("drop_ships",)
    reason = prompt.why_not(dear)
    assert reason is not None
    assert GAME.words.reason(reason) == (
        "Drop Ships and Spice World cost **6** cards together; you'd have **4** cards left to pay with. "
        "You need **2** more."
    )


def test_another_development_takes_the_place_of_the_chosen_one() -> None:
    g = table(holding(8, "drop_ships", "space_marines"), Player())
    prompt = prompt_for(ask(g, 0))
    prompt.click("drop_ships")
    assert prompt.click("space_marines")
    assert prompt.chosen == ("space_marines",)


def test_a_card_beyond_the_payment_is_refused() -> None:
    g = table(holding(6, "spice_world"), Player())
    prompt = prompt_for(ask(g, 0))
    rest = [card for card in g.players[0].hand if card != "spice_world"]
    for move in ("spice_world", TO_PAY, *rest[:2]):
        assert prompt.click(move)
    assert not prompt.click(rest[2])
    assert prompt.chosen == ("spice_world", TO_PAY, *rest[:2])
    reason = prompt.why_not(rest[2])
    assert reason is not None
    assert GAME.words.reason(reason) == (
        "You've chosen **2** cards, the full cost. Deselect one to pay with a different one."
    )


def test_the_world_that_a_colony_convoy_needs_first_is_named() -> None:
    hand = ("deserted_alien_library", "imperium_blaster_factory", "tourist_world", "destroyed_world")
    empire = ("mining_robots", "colony_convoy", "black_market_trading_world", "spice_world")
    mine = Builder((*hand, "war_propaganda", "galactic_trendsetters"), empire, "")
    reason = why_not(mine, "deserted_alien_library")
    assert reason is not None
    assert GAME.words.reason(reason) == (
        "Choose Destroyed World first. You can then place Deserted Alien Library with it."
    )


def test_the_conditions_for_a_card_are_named_with_the_military_there_is() -> None:
    reason = why_not(Builder(("trade_pact",), ("drop_ships",), ""), "trade_pact")
    assert reason is not None
    assert GAME.words.reason(reason) == (
        "You may place Trade Pact only with general Military **0** or Contact Specialist in your empire. "
        "Your general Military is **3**."
    )


def test_of_cards_that_help_only_together_both_are_named() -> None:
    hand = ("colony_convoy", "asteroid_belt", "imperium_armaments_world")
    reason = why_not(Builder(hand, ("investment_credits", "replicant_robots"), ""), hand[-1])
    assert reason is not None
    assert GAME.words.reason(reason) == (
        "Choose Colony Convoy and Asteroid Belt first. You can then place Imperium Armaments World with them."
    )
