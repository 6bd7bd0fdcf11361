"""The list of all icons in the help of each game: those of its rules, of its cards and of its table."""

from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.help.legend import button_signs, icons_of, legend, signs_in
from galaxy_desktop.ui.help.pages import pages_of
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.scenes.showcase import cards_shown
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
PLAIN = {"arrow_right", "arrow_up", "cross", "information", "person", "plus", "statistics", "undo"}
"""Icons beside sentences that say all there is to say."""


def listed(game: str) -> set[str]:
    """Names of the icons in the list, without what is written in them."""
    return {name.partition(":")[0] for name in {**icons_of(GAMES[game]), **button_signs()}}


@pytest.mark.parametrize("game", GAMES)
def test_it_has_every_icon_of_the_rules_and_of_the_sample_cards(game: str) -> None:
    known, examples = GAMES[game], CardExamples(GAMES[game], lambda _card: None)
    lines = [line for card in cards_shown(known) for line in examples.lines(card)]
    texts = [*(page.text for page in known.words.rules()), *(line.text for line in lines)]
    texts += [f"{{{line.sign.strip('{}')}}}" for line in lines if line.sign]
    assert {name for name in signs_in(texts) if ":" not in name} - PLAIN <= listed(game)


def test_a_game_may_give_a_shared_icon_a_meaning_of_its_own() -> None:
    assert icons_of(GAMES["master"])["card"][0] == "Card project"
    assert icons_of(GAMES["race"])["card"][0] == legend()["card"][0] == "Card"
    assert icons_of(GAMES["jumpdrive"])["settle"][0] == "World"


@pytest.mark.parametrize("game", ["race", "roll", "frontiers", "jumpdrive"])
def test_goods_are_named_as_on_the_other_pages_of_the_game(game: str) -> None:
    told = " ".join(page.text for page in GAMES[game].words.rules())
    title = icons_of(GAMES[game])["rare"][0]
    assert (title == "Rare Elements") == ("Rare Elements" in told)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_icons_is_found_by_the_name_of_each(game: str) -> None:
    (page,) = (
        one for one in pages_of(CardExamples(GAMES[game], lambda _card: None)) if one.title == "All icons"
    )
    assert all(title in page.words for title, _sentence in icons_of(GAMES[game]).values())


@pytest.mark.parametrize("game", GAMES)
def test_it_is_seen_whole_in_a_large_window(game: str, folder: Path) -> None:
    rig = SceneRig(folder, (1920, 1080), games=GAMES)
    scene = rig.open(HelpScene(rig.client, GAMES[game]))
    (number,) = (number for number, page in enumerate(scene.pages) if page.title == "All icons")
    scene._show(number)
    assert scene.laid[1].fits


@pytest.mark.parametrize("icon", ["log", "hint"])
def test_icons_that_do_something_else_in_a_replay_say_both(icon: str) -> None:
    assert "in a replay" in button_signs()[icon][1]
