"""Setting up a game."""

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.game import OptionError
from galaxy_desktop.games.race import GAME
from tests.games.race.laid import asked


def test_the_ordinary_setup() -> None:
    for seed in range(20):
        g = GAME.new(4, {}, seed)
        for player in g.players:
            assert player.tableau == [player.start]
            assert g.cards[player.start].number in {0, 1, 2, 3, 4}
            assert len(player.hand) == 6
            assert bool(player.goods) == (player.start == "alpha_centauri")
        numbers = [g.cards[player.start].number or 0 for player in g.players]
        assert g.first == numbers.index(min(numbers))
        assert g.pool == 48
        assert (asked(g, 2).least, asked(g, 2).most) == (2, 2)


def test_unused_start_worlds_join_the_deck() -> None:
    for options, size in (({}, 114), ({"start_worlds": "all"}, 120), ({"edition": "first"}, 114)):
        g = GAME.new(2, options, 3)
        hands = sum(len(p.hand) + len(p.tableau) + len(p.goods) for p in g.players)
        assert len(g.supply) + hands == size
        cards = [*g.supply, *(c for p in g.players for c in (*p.hand, *p.goods.values()))]
        starts = [card for card in cards if g.cards[card].number is not None]
        assert len(starts) == (9 if size == 120 else 3)


def test_opening_cards_are_discarded_once_all_have_chosen() -> None:
    g = GAME.new(2, {}, 3)
    for seat in (1, 0):
        assert g.discards == []
        give(g, seat, tuple(g.players[seat].hand[:2]))
    assert [len(p.hand) for p in g.players] == [4, 4]
    assert [knower for _, knower in g.discards] == [seat for seat in g.order() for _ in range(2)]
    assert (g.round, g.phase) == (1, "actions")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_has_preset_hands_and_nothing_is_discarded(seats: int) -> None:
    g = GAME.new(seats, {"setup": "first_game"}, 5)
    numbers = sorted(g.cards[player.start].number or 0 for player in g.players)
    assert numbers == list(range(1, seats + 1))
    for player in g.players:
        hands = {g.cards[card].preset_hand for card in player.hand}
        assert hands == {g.cards[player.start].number}
        assert len(player.hand) == 4
    assert g.cards[g.players[g.first].start].number == 1
    assert (g.round, g.discards) == (1, [])


@pytest.mark.parametrize(("seats", "worlds"), [(2, "original"), (2, "all"), (3, "all"), (4, "all")])
def test_a_red_and_a_blue_start_world_to_choose_from(seats: int, worlds: str) -> None:
    g = GAME.new(seats, {"setup": "choice", "start_worlds": worlds}, 8)
    for player in g.players:
        assert [g.cards[world].group for world in player.offered] == ["red", "blue"]
        assert player.tableau == []
        assert len(player.hand) == 6
    rejected = [player.offered[0] for player in g.players]
    kept = [player.offered[1] for player in g.players]
    for seat, decision in dict(open_asks(g)).items():
        assert decision.count() == 2 * 15
        give(g, seat, (kept[seat], tuple(g.players[seat].hand[:2])))
    assert [player.tableau for player in g.players] == [[world] for world in kept]
    assert all(len(player.hand) == 4 and not player.offered for player in g.players)
    assert {card for card, _ in g.discards} >= set(rejected)
    numbers = [g.cards[world].number or 0 for world in kept]
    assert g.first == numbers.index(min(numbers))
    for player in g.players:
        assert bool(player.goods) == (g.cards[player.start].source == "windfall")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"edition": "first", "start_worlds": "all"}),
        (3, {"setup": "choice"}),
        (3, {"variant": "experienced"}),
        (5, {}),
        (1, {}),
    ],
)
def test_what_does_not_go_together_is_refused_in_one_line(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.new(seats, options, 1)
    assert "\n" not in str(refused.value)
    with pytest.raises(OptionError):
        GAME.check(seats, options)


def test_the_same_seed_deals_the_same_game() -> None:
    assert GAME.encode(GAME.new(3, {}, 9)) == GAME.encode(GAME.new(3, {}, 9))
    assert GAME.encode(GAME.new(3, {}, 9)) != GAME.encode(GAME.new(3, {}, 10))
