"""The gallery of a game has all its cards, each with a name and sentences that hold outside of any game."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Any

import pytest

from galaxy_desktop.engine.codec import encode
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.gallery import Gallery
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.words import as_printed
from galaxy_desktop.games import find_games
from galaxy_desktop.games.frontiers import box as frontiers
from galaxy_desktop.games.jumpdrive import box as jumpdrive
from galaxy_desktop.games.master import box as master
from galaxy_desktop.games.race import box as race
from galaxy_desktop.games.roll import box as roll
from tests.sweep import TIMES

GAMES = find_games()
BOXES: dict[str, Callable[[], Collection[str]]] = {
    "race": lambda: race.designs("second"),
    "roll": roll.sides,
    "frontiers": lambda: {*frontiers.tiles(), *frontiers.goals()},
    "jumpdrive": jumpdrive.designs,
    "master": master.cards,
}
DESIGNS: dict[str, Callable[[str], tuple[str, ...]]] = {
    "race": lambda card: (race.design_id(card),),
    "roll": lambda tile: (roll.turned(tile, "development"), roll.turned(tile, "world")),
    "jumpdrive": lambda card: (jumpdrive.design_id(card),),
}
"""The cards of the gallery that stand for a thing of the table, if they have other ids."""
ANSWERS = 60
LOOKS = 12
"""Every so many answers all sentences are compared."""


def gallery_of(game: Game[Any]) -> Gallery:
    assert game.gallery is not None
    return game.gallery({})


def sentences(game: Game[Any], view: Any) -> dict[str, list[tuple[str, str, str]]]:
    """What is said of every card outside of any game."""
    return {
        card: [(line.sign, line.text, line.page) for line in as_printed(game.words.explain(view, card))]
        for card in gallery_of(game).cards
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_the_box_is_in_one_group(name: str) -> None:
    game = GAMES[name]
    cards = Counter(gallery_of(game).cards)
    assert set(cards.values()) == {1}
    assert cards.keys() == set(BOXES[game.id]())
    assert all(group.cards for group in gallery_of(game).groups)


@pytest.mark.parametrize("name", GAMES)
def test_copies_add_up_to_the_cards_in_the_box(name: str) -> None:
    game = GAMES[name]
    gallery = gallery_of(game)
    copies = {"race": len(race.deck("second")), "jumpdrive": len(jumpdrive.cards())}
    if game.id in copies:
        assert sum(gallery.copies.get(card, 1) for card in gallery.cards) == copies[game.id]
    else:
        assert not gallery.copies


@pytest.mark.parametrize("name", GAMES)
def test_sentences_are_the_same_in_all_new_games(name: str) -> None:
    game = GAMES[name]
    first = sentences(game, game.view(game.new(game.seats[0], {}, 0), 0))
    assert all(first.values())
    for seats in game.seats:
        for seed in range(1, 1 + 2 * TIMES):
            g = game.new(seats, {}, seed)
            for seat in range(seats):
                assert sentences(game, game.view(g, seat)) == first


@pytest.mark.parametrize("name", [name for name in GAMES if name != "master"])
def test_sentences_are_the_same_in_every_position(name: str) -> None:
    """Master is left out: the lines of a conflict on the map are others."""
    game = GAMES[name]
    first = sentences(game, game.view(game.new(game.seats[0], {}, 0), 0))
    for seed in range(TIMES):
        g, dice = game.new(game.seats[-1], {}, seed), Dice(seed)
        for number in range(ANSWERS):
            for seat, decision in open_asks(g).items():
                give(g, seat, decision.sample(dice))
            if number % LOOKS == 0:
                assert sentences(game, game.view(g, number % len(game.scores(g)))) == first


def itself(card: str) -> tuple[str, ...]:
    return (card,)


def hidden(truth: Any, seen: Any) -> Iterator[str]:
    """Every id of the state where a view has `HIDDEN` for it."""
    if isinstance(truth, dict):
        for key in truth:
            yield from hidden(truth[key], seen[key])
    elif isinstance(truth, list) and isinstance(seen, list):
        for one, other in zip(truth, seen, strict=True):
            yield from hidden(one, other)
    elif isinstance(truth, str) and seen == HIDDEN:
        yield truth


def truly_unseen(game: Game[Any], g: Any, view: Any) -> Counter[str]:
    """The cards that stand where a view hides them, and the worlds in the bag of New Frontiers."""
    truth, seen = encode(g), encode(view)
    for passing in ("sealed", "events", "viewer", "rng"):
        del truth[passing], seen[passing]
    ids = [card for card in hidden(truth, seen) if card]
    known = DESIGNS.get(game.id, itself)
    return Counter(
        [one for card in (*ids, *getattr(view, "bag", ())) if card != HIDDEN for one in known(card)]
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_unseen_are_what_a_view_hides(name: str) -> None:
    game = GAMES[name]
    assert game.unseen is not None
    for seats in game.seats:
        for seed in range(TIMES):
            g, dice = game.new(seats, {}, seed), Dice(seed)
            for number in range(ANSWERS):
                for seat, decision in open_asks(g).items():
                    give(g, seat, decision.sample(dice))
                if number % LOOKS == 0:
                    view = game.view(g, number % len(game.scores(g)))
                    unseen = truly_unseen(game, g, view)
                    assert unseen
                    assert Counter(game.unseen(view)) == unseen
