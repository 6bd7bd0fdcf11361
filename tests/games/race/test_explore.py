"""I: Explore."""

from galaxy_desktop.games.race.events import CardsDiscarded, CardsDrawn
from tests.each import each
from tests.games.race.laid import answer, asked, begin, lay, player, told


@each(
    [
        ((), (), 2, 1),
        ((), ("explore_five",), 7, 1),
        ((), ("explore_one",), 3, 2),
        ((), ("explore_five", "explore_one"), 8, 2),
        (("galactic_renaissance",), (), 4, 2),
        (("galactic_renaissance",), ("explore_five",), 9, 2),
        (("galactic_renaissance",), ("explore_one",), 5, 3),
        (("galactic_renaissance",), ("explore_five", "explore_one"), 10, 3),
        (("expedition_force", "galactic_survey_seti"), (), 5, 1),
    ]
)
def test_example_1_bonus_and_powers_add_up(
    tableau: tuple[str, ...], actions: tuple[str, ...], draws: int, keeps: int
) -> None:
    g = begin(lay(player(tableau, actions=actions)), "explore")
    assert (len(asked(g).offered), asked(g).least, asked(g).most) == (draws, keeps, keeps)


def test_example_1_whoever_keeps_all_has_nothing_to_decide() -> None:
    g = begin(lay(player(["research_labs"]), player(), top=["gem_world", "spice_world"]), "explore")
    assert list(g.asking or ()) == [1]
    assert g.players[0].drawn == ["gem_world", "spice_world"]
    answer(g, (1, asked(g, 1).only()))
    assert g.players[0].hand == ["gem_world", "spice_world"]


def test_all_draw_before_anybody_discards() -> None:
    g = begin(lay(player(), player()), "explore")
    assert [event.seat for event in told(g, CardsDrawn)] == [0, 1]
    assert g.discards == []


def test_what_is_not_kept_is_discarded_in_player_order_once_all_have_chosen() -> None:
    g = begin(lay(player(), player(), first=1), "explore")
    mine, theirs = list(g.players[0].drawn), list(g.players[1].drawn)
    answer(g, (0, (mine[0],)))
    assert g.discards == []
    answer(g, (1, (theirs[1],)))
    assert g.discards == [(theirs[0], 1), (mine[1], 0)]
    assert [event.seat for event in told(g, CardsDiscarded)] == [1, 0]
    assert g.players[0].hand == [mine[0]]
    assert g.players[0].drawn == []


def test_cards_in_hand_take_no_part() -> None:
    g = begin(lay(player(hand=["gem_world"])), "explore")
    assert "gem_world" not in asked(g).offered


def test_with_too_few_cards_a_player_keeps_what_may_be_kept() -> None:
    g = begin(lay(player(actions=["explore_one"]), player(), supply=2), "explore")
    assert len(g.players[0].hand) == 2
    assert g.players[1].hand == []
    assert not g.waiting
