"""What reasons, prompts, the inspector and the log say is what the rules then do."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.box import tiles, worlds
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, HOME, KINDS, Tile
from galaxy_desktop.games.frontiers.scoring import bonus_points, empire_as, score
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.trade import for_sale, sale
from galaxy_desktop.games.frontiers.upgrade import (
    same_kind,
    upgrades,
    why_no_upgrade,
    why_replaces_nothing,
)
from galaxy_desktop.games.frontiers.words import WORDS
from galaxy_desktop.games.frontiers.words.counts import bonus_text
from tests.contract.grammar import NAMED as NAMES
from tests.each import each
from tests.games.frontiers.laid import answer, offered, own, run_action, table, told, topics
from tests.games.frontiers.walk import CASES, busy

ENGINEERS = "terraforming_engineers"
RANGE = 3


def with_engineers(seed: int) -> FrontiersState:
    """A seat with Terraforming Engineers, some colonies and explored worlds by chance, goods on some."""
    g, dice = table(2, faces=[ENGINEERS]), Dice(seed)
    bag = list(worlds())
    dice.shuffle(bag)
    homes = [tile.id for tile in tiles().values() if tile.sort == HOME]
    colonies = [homes[dice.below(len(homes))], *bag[: dice.below(5)]]
    player = own(g, colonies=colonies, developments=[ENGINEERS], explored=bag[5 : 9 + dice.below(2)])
    player.kind = "rare"
    player.colonists = dice.below(3)
    player.new = colonies[1:][:1] * dice.below(2)
    for colony in colonies:
        kind = "rare" if tiles()[colony].kind == ANY else tiles()[colony].kind
        if tiles()[colony].holds_goods and dice.below(2):
            player.goods[colony] = kind
    return g


def _about_a_pair(reason: Reason, g: FrontiersState, world: str, colony: str) -> None:
    """A reason that names a world, and the colony it could nearly replace, tells what holds of both."""
    old, new, player = tiles()[colony], tiles()[world], g.players[0]
    if reason.code == "cost_apart":
        assert (reason["needs"], reason["has"], reason["most"]) == (new.cost, old.cost, RANGE)
        assert same_kind(old, new)
        assert not 0 <= new.cost - old.cost <= RANGE
    else:
        assert reason.code == "more_colonists_short"
        assert (reason["needs"], reason["has"]) == (new.colonists - old.colonists, player.colonists)
        assert int(reason["needs"]) > player.colonists


@each(range(60))
def test_reasons_of_upgrading_are_about_the_tile_that_is_pointed_at(seed: int) -> None:
    g = with_engineers(seed)
    player = g.players[0]
    can = upgrades(player)
    civil = [tiles()[colony] for colony in player.colonies if not tiles()[colony].is_military]
    for world in player.explored:
        reason = why_replaces_nothing(player, RANGE, world)
        assert (reason is None) == (world in can)
        if reason is None:
            continue
        assert world not in can
        assert WORDS.reason(reason)
        if reason.code == "placed_now":
            assert reason["tile"] in player.new
            continue
        assert reason["tile"] == world
        if reason.code == "military_world":
            assert tiles()[world].is_military
        elif reason.code == "none_of_kind":
            assert not any(same_kind(colony, tiles()[world]) for colony in civil)
        else:
            _about_a_pair(reason, g, world, str(reason["colony"]))


def test_reasons_that_a_colony_is_not_replaced_are_about_that_colony() -> None:
    told = Counter[str]()
    for g in map(with_engineers, range(60)):
        player = g.players[0]
        for world, colony in product(upgrades(player), player.colonies):
            reason = why_no_upgrade(player, colony, world, RANGE)
            if reason is not None:
                told[reason.code] += 1
                _about_that_colony(reason, g, world, colony)
    assert len(told) > 2, told


def _about_that_colony(reason: Reason, g: FrontiersState, world: str, colony: str) -> None:
    assert WORDS.reason(reason)
    if reason.code == "military_colony":
        assert reason["tile"] == colony
        assert tiles()[colony].is_military
    elif reason.code == "placed_now":
        assert reason["tile"] == colony
        assert colony in g.players[0].new
    else:
        assert (reason["tile"], reason["colony"]) == (world, colony)
        if reason.code != "other_kind":
            _about_a_pair(reason, g, world, colony)
        else:
            assert not same_kind(tiles()[colony], tiles()[world])


def test_the_one_colony_that_a_world_can_replace_is_named_before_it_is_replaced() -> None:
    assert sum(map(_named_before_they_are_replaced, range(60))) > 10


def _named_before_they_are_replaced(seed: int) -> int:
    """How many worlds can replace one colony only."""
    g, named = with_engineers(seed), 0
    player = g.players[0]
    player.new = []
    for world, colonies in upgrades(player).items():
        other = g.clone()
        run_action(other, "settle", 1)
        answer(other, "settle", "colonists", seat=1)
        answer(other, "settle", "colonists")
        other.players[0].colonists = player.colonists
        if topics(other) != {0: "upgrade"}:
            continue
        ask = WORDS.ask(GAME.view(other, 0), open_asks(other)[0], (world,))
        if len(colonies) > 1:
            assert ask.primary == "Choose the colony"
            assert all(tiles()[colony].name in ask.line for colony in colonies)
            continue
        (colony,) = colonies
        assert ask.primary == f"Replace {tiles()[colony].name}"
        assert tiles()[colony].name in ask.head
        assert ("lose the" in ask.line) == (colony in player.goods)
        assert tiles()[world].name in ask.line
        answer(other, "upgrade", world)
        assert open_asks(other)[0].forced()
        answer(other, "replaced", *offered(other))
        assert [event.colony for event in told(other.events, events.ColonyReplaced)] == [colony]
        named += 1
    return named


def test_a_power_that_takes_different_kinds_says_how_many_kinds_there_are() -> None:
    g = table(2, faces=["diversified_economy"])
    goods = ["comet_zone", "volcanic_world", "asteroid_belt", "gem_world"]
    own(g, colonies=[*goods, "new_vinland"], developments=["diversified_economy"], goods=goods)
    run_action(g, "trade_consume")
    give(g, 0, ())
    reason = open_asks(g)[0].why_not("diversified_economy")
    assert reason is not None
    assert WORDS.reason(reason) == (
        "Diversified Economy consumes **3** goods of different kinds; you have **2** kinds."
    )


def test_beside_an_optional_power_nobody_is_told_that_all_have_to_be_used() -> None:
    g = table(2, faces=["trade_league"])
    own(g, colonies=["comet_zone", "new_vinland"], developments=["trade_league"], goods=["comet_zone"])
    run_action(g, "trade_consume")
    give(g, 0, ())
    ask = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ())
    assert ask.line == (
        "You have **1** good. Except for Trade League, you must use every power you can, in any order."
    )


def test_pirate_worlds_own_bonus_is_in_its_price_before_it_is_settled() -> None:
    g = table(2)
    own(g, colonies=["spice_world"], explored=["pirate_world"])
    said = WORDS.explain(GAME.view(g, 0), "pirate_world")[2].text
    assert said.endswith("In your empire, its good would sell for **$6**.")


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_the_price_of_a_good_is_what_its_sale_pays(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic == "sell":
            for colony in for_sale(g.players[seat]):
                said = WORDS.explain(GAME.view(g, seat), colony)[2].text
                assert said.endswith(f"Its good sells for **${sale(g.players[seat], colony)}**.")


def test_a_colony_that_produces_for_a_price_says_so() -> None:
    g = table(2)
    said = WORDS.explain(GAME.view(g, 0), "damaged_alien_factory")[2].text
    assert "it produces a good in Produce only if it has none and its owner pays **$1**." in said


def test_the_selectors_discount_is_not_credited_to_a_card() -> None:
    g = table(2, faces=["investment_credits"])
    own(g, developments=["investment_credits"], credits_=9)
    run_action(g, "develop")
    said = WORDS.explain(GAME.view(g, 0), "trade_league")[0].text
    assert said == ("Cost **$5**; you pay **$3** (Investment Credits and Develop bonus).")
    g = table(2)
    own(g, credits_=9)
    run_action(g, "develop")
    said = WORDS.explain(GAME.view(g, 0), "trade_league")[0].text
    assert said == "Cost **$5**; you pay **$4** (Develop bonus)."


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_a_good_that_is_lost_or_not_there_leaves_a_line_in_the_log(seats: int, goals: str, seed: int) -> None:
    """Every good that leaves a colony is in an event that says so."""
    before: list[dict[str, str]] = []
    for g, _, _ in busy(seats, goals, seed):
        if before:
            gone = [
                (seat, colony, old[colony])
                for seat, (old, player) in enumerate(zip(before, g.players, strict=True))
                for colony in old
                if colony not in player.goods
            ]
            said = " ".join(WORDS.event(event, NAMES, None) for event in g.events)
            for _, colony, kind in gone:
                assert WORDS.item(kind) in said, (colony, said)
        before = [player.goods.copy() for player in g.players]


def test_the_good_of_a_replaced_colony_is_said_to_be_lost() -> None:
    event = events.ColonyReplaced(0, "earths_lost_colony", "galactic_studios", "novelty", 1, ENGINEERS)
    assert WORDS.event(event, NAMES, 0) == (
        "You replace Earth's Lost Colony with **Galactic Studios**, losing the Novelty {novelty} good on it "
        "(Terraforming Engineers)."
    )
    kept = events.ColonyReplaced(0, "old_earth", "imperium_capital", "", 1, ENGINEERS)
    assert WORDS.event(kept, NAMES, 1) == (
        "Ada replaces Old Earth with **Imperium Capital** (Terraforming Engineers)."
    )


def test_a_windfall_good_that_the_supply_does_not_have_leaves_a_line() -> None:
    g = table(2)
    own(g, colonies=["pre_sentient_race"], developments=["genetics_labs"])
    g.goods["genes"] = 0
    short = told(run_action(g, "produce"), events.GoodsShort)
    assert short == [events.GoodsShort(0, "genes", 1)] * 2  # by the power and by the bonus


def test_production_that_could_not_be_paid_for_lack_of_goods_leaves_a_line() -> None:
    g = table(2)
    own(g, colonies=["damaged_alien_factory"], credits_=3)
    g.goods["alien"] = 0
    assert told(run_action(g, "produce"), events.GoodsShort) == [events.GoodsShort(0, "alien", 1)]


def _counted(tile: Tile, number: int, other: Tile, kind: str) -> bool:
    """Whether line `number` alone of a "?" counts a tile of this kind."""
    g = table(2)
    player = g.players[0]
    (player.developments if other.sort == DEVELOPMENT else player.colonies).append(other.id)
    line = tile.bonus[number]
    if line.each in ("military_point", "kinds"):
        return False
    return bonus_points((line,), empire_as(player, kind)) > 0


@pytest.mark.parametrize("tile", [tile for tile in tiles().values() if tile.bonus], ids=lambda tile: tile.id)
def test_a_line_of_a_bonus_says_other_only_where_an_earlier_line_counts_some_of_the_same(tile: Tile) -> None:
    for number, line in enumerate(tile.bonus):
        overlaps = any(
            _counted(tile, number, other, kind)
            and any(_counted(tile, earlier, other, kind) for earlier in range(number))
            for other in tiles().values()
            for kind in (KINDS if other.kind == ANY else ("rare",))
        )
        alone = line.where is not None and bool(line.where.id)
        assert (" other " in bonus_text(tile, line)) == (overlaps and not alone), line


def test_a_colonist_of_the_bonus_is_not_counted_twice_and_a_tile_selected_forecasts_nothing() -> None:
    g = table(2)
    own(g, explored=["artist_settlement"], credits_=3)
    run_action(g, "settle")
    said = [line.text for line in WORDS.explain(GAME.view(g, 0), "settle")]
    assert said[-1] == "Already selected this round."
    assert not any("unused" in line for line in said)
    ask = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ())
    assert ask.line.startswith("You have **1** unused colonist and")


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_the_bonus_of_a_development_is_counted_in_the_empire_of_its_owner(
    seats: int, goals: str, seed: int
) -> None:
    for g, _, decision in busy(seats, goals, seed):
        if decision.topic != "action" or g.round < 8:
            continue
        for viewer in range(seats):
            view = GAME.view(g, viewer)
            for player in view.players:
                for tile in (tiles()[name] for name in player.empire() if tiles()[name].bonus):
                    now = _worth(view, player, tile)
                    said = [line.text for line in WORDS.explain(view, tile.id)]
                    own = player is view.players[viewer]
                    where = "your empire" if own else "an opponent's empire"
                    assert f"Currently worth **{now}** VP in {where}." in said


def _worth(view: FrontiersState, player: Any, tile: Tile) -> int:
    """The points that a "?" adds to what its owner has, with the kind that is worth most."""
    best = max((player.kind, *KINDS), key=lambda kind: score(view, player, kind).total)
    return bonus_points(tile.bonus, empire_as(player, best))


def test_nobody_is_promised_colonists_that_the_supply_does_not_have() -> None:
    g = table(2)
    for left, selects, gained in (
        (24, True, "; you gain **3** colonists."),
        (24, False, "; you gain **2** colonists."),
        (2, True, "; you gain **2** colonists."),
        (1, True, "; you gain **1** colonist."),
        (0, True, "; you gain **0** colonists."),
        (2, False, "; you gain up to **2** colonists."),
        (0, False, "; you gain **0** colonists."),
    ):
        g.colonists = left
        lines = [line.text for line in WORDS.explain(GAME.view(g, 0), "settle")]
        assert gained in lines[-2 if selects else -1], (left, lines)


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_colonists_instead_of_a_world_are_as_many_as_the_prompt_says(
    seats: int, goals: str, seed: int
) -> None:
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic == "settle":
            view = GAME.view(g, seat)
            after = g.clone()
            give(after, seat, ("colonists",))
            number = after.players[seat].colonists
            word = "colonist" if number == 1 else "colonists"
            assert f"**{number}** unused {word}." in WORDS.ask(view, decision, ("colonists",)).line


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_what_settling_takes_and_leaves_is_what_the_prompt_says(seats: int, goals: str, seed: int) -> None:
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic not in ("settle", "settle_second"):
            continue
        assert isinstance(decision, Pick)
        view = GAME.view(g, seat)
        for world in decision.offered:
            line = WORDS.ask(view, decision, (world,)).line
            if world == "colonists" or "Choose next" in line:
                continue
            after = g.clone()
            give(after, seat, (world,))
            give(after, seat, open_asks(after)[seat].only())
            settled = next(event for event in after.events if isinstance(event, events.WorldSettled))
            player = g.players[seat]
            assert f"You keep **${player.credits - settled.price}**" in line
            free = player.colonists - settled.colonists
            assert f"and **{free}** unused colonist{'s' * (free != 1)}." in line


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_a_world_that_another_has_explored_is_not_priced_for_the_viewer(
    seats: int, goals: str, seed: int
) -> None:
    for g, _, decision in busy(seats, goals, seed):
        if decision.topic == "action" and g.round % 4 == 0:
            view = GAME.view(g, 0)
            for player in g.players[1:]:
                for world in player.explored:
                    assert "you" not in WORDS.explain(view, world)[0].text
