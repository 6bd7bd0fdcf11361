"""What goods are worth at best."""

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.consumption import Consumption, best_consumption
from galaxy_desktop.games.race.state import RaceState
from tests.games.race.laid import begin, lay, player

NOVELTIES = ["artist_colony", "gem_world", "spice_world"]


def best_by_playing(g: RaceState) -> int:
    """The most points by trying every answer to the end."""
    asks = open_asks(g)
    if 0 not in asks:
        return g.players[0].chips
    found = 0
    for answer in asks[0].answers():
        other = g.clone()
        give(other, 0, answer)
        found = max(found, best_by_playing(other))
    return found


def test_the_best_order_is_found() -> None:
    g = lay(player(["new_vinland", "free_trade_association", *NOVELTIES], goods=NOVELTIES))
    assert best_consumption(g, 0) == Consumption(3, 3, 3, ("free_trade_association/0",))
    assert best_consumption(g, 0, 2).vp == 6


def test_it_is_what_play_can_reach() -> None:
    tables = [
        ["old_earth", "pilgrimage_world", *NOVELTIES, "destroyed_world"],
        [
            "tourist_world",
            "diversified_economy",
            "public_works",
            *NOVELTIES[:2],
            "destroyed_world",
            "empath_world",
        ],
        [
            "mining_league",
            "mining_conglomerate",
            "plague_world",
            "destroyed_world",
            "comet_zone",
            "empath_world",
        ],
        ["trade_league", "galactic_trendsetters", "gem_world", "destroyed_world"],
    ]
    for tableau in tables:
        worlds = [card for card in tableau if GAME.new(2, {}, 1).cards[card].good]
        g = lay(player(tableau, goods=worlds, actions=["consume_double"]))
        assert best_consumption(g, 0, 2).vp == best_by_playing(begin(g, "consume"))
