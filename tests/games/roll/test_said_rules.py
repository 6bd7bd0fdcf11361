"""Sentences that could mislead about a rule, held against what the rules then do."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import advance, give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.box import die_types, figures, sides
from galaxy_desktop.games.roll.manage import Recruit
from galaxy_desktop.games.roll.moves import CONSUME, ProduceOn, Ship
from galaxy_desktop.games.roll.powers import consume_vp
from galaxy_desktop.games.roll.ship import brings
from galaxy_desktop.games.roll.state import Player
from galaxy_desktop.games.roll.words.powers import power_text
from galaxy_desktop.games.roll.words.terms import COLORS
from tests.each import each
from tests.games.roll.laid import offered, own, run, run_phase, table

WORDS = GAME.words
PAGES = {page.name: page.text for page in WORDS.rules()}


@pytest.mark.parametrize("abandoned", [0, 1, 2])
def test_a_scout_draws_one_tile_and_one_for_each_it_abandons_as_it_says(abandoned: int) -> None:
    g = table(bag=("public_works", "space_docks", "merchant_guild", "nanotechnology"))
    player = own(
        g, developments=("investment_credits",), worlds=("gem_world",), workers={"explore": ("home",)}
    )
    run_phase(g, "explore")
    task = next(option for option in offered(g) if option.startswith("scout"))
    line = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], (task,)).line
    assert line == (
        "You may first abandon tiles from your construction zone. "
        "You draw **1** tile plus 1 for each tile you abandon."
    )
    give(g, 0, (task,))
    decision = open_asks(g)[0]
    assert isinstance(decision, Pick)
    assert decision.least == 0
    chosen = decision.options()[:abandoned]
    said = WORDS.ask(GAME.view(g, 0), decision, chosen).line
    give(g, 0, chosen)
    assert len(player.drawn) == 1 + abandoned
    assert f"draw **{len(player.drawn)}** tile" in said


@each(die_types())
def test_a_good_that_is_said_to_match_gains_one_vp_more(kind: str) -> None:
    g = table()
    other = "home" if kind != "home" else "military"
    own(g, tableau=("gem_world", "mining_world"), workers={"produce": (kind, other)})
    run_phase(g, "produce")
    decision, view = open_asks(g)[0], GAME.view(g, 0)
    for option in decision.options():
        die, world = option.split(" ")
        line = WORDS.ask(view, decision, (option,)).line
        more = consume_vp((world,), world, die, "home:9") - figures().consume_base
        assert ("+1 VP" in line) == (more == 1), option
        assert ("doesn't match" in line) == (more == 0), option
        assert ProduceOn(die, world).option == option


def test_only_a_total_of_0_resets_to_1() -> None:
    g = table()
    player = own(g, credits_=2, citizenry=("home", "home", "military"))
    run(g, Recruit(0))
    decision = open_asks(g)[0]
    assert WORDS.ask(GAME.view(g, 0), decision, ()).line == (
        "You pay **$2** for **2** of the **3** dice in your Citizenry; then $0 resets to $1."
    )
    give(g, 0, decision.sample(Dice(1)))
    assert player.credits == 1


def test_credits_left_after_recruiting_are_not_reset() -> None:
    g = table()
    player = own(g, credits_=5, citizenry=("home", "home"))
    run(g, Recruit(0))
    advance(g)
    assert player.credits == 3


def test_the_prices_and_vp_on_the_page_of_ship_are_those_of_the_rules() -> None:
    for color, price in figures().trade.items():
        assert f"{COLORS[color].read().split(' {')[0]} world: **${price}**" in PAGES["ship"]
    for good, shipper, vp in (("novelty", "home", 2), ("novelty", "consumption", 3)):
        player = Player(tableau=["spice_world"], goods={f"{good}:1": "spice_world"})
        assert brings(player, Ship(CONSUME, f"{shipper}:2", f"{good}:1")) == (vp, 0)
    assert "a Novelty good with a Home shipper is worth 2 VP consumed, or $3 traded" in PAGES["ship"]
    assert "With a Consumption shipper it is worth 3 VP" in PAGES["ship"]


def test_figures_on_the_pages_are_those_of_the_data() -> None:
    numbers = figures()
    assert f"**{numbers.squares}** or more squares" in PAGES["end"]
    assert f"more than **${numbers.most_credits}**" in PAGES["phases"]
    assert f"gain **${numbers.stock}**" in PAGES["explore"]
    assert f"{numbers.shortage_zone} or more tiles" in PAGES["explore"]
    assert f"{numbers.chips_per_player} VP per player" in PAGES["setup"]
    assert f"start with ${numbers.start_credits}" in PAGES["setup"]
    assert f"your credits become **${numbers.credits_after_recruit}**" in PAGES["manage"]
    for kind in die_types().values():
        assert f"**{kind.name}**" in PAGES["dice"]
        assert f"({kind.color}, {kind.count})" in PAGES["dice"]


def test_a_reassign_power_says_exactly_up_to_and_may() -> None:
    """For every power of the data that moves workers: the number, as a limit or exactly."""
    for one in (p for side in sides().values() for p in side.powers if p.code == "reassign"):
        text = power_text(one)
        assert "You may Reassign" in text
        assert ("up to" in text) == (one.least < one.most)
        assert ("exactly" in text) == (one.least == one.most > 1)
        assert f"**{one.most}** " in text
