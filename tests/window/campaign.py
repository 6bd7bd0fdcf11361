"""`python -m tests.window mouse|keys jumpdrive campaign`: a campaign, left and taken up in between.

By mouse it follows hints, which with these seeds win all four games; by keyboard it plays by chance,
which soon loses. The seeds are laid into the file of the campaign while the program is closed.
"""

import json
import random
import time
from pathlib import Path
from typing import Any

from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive.progress import begun
from tests.window.desktop import Desktop, is_drawn
from tests.window.follower import Follower
from tests.window.player import answers_given, primary_is_ready

SEEDS = (1, 2, 3, 4)
FILE = "campaign jumpdrive.json"
LONGEST = 1200.0
HALF_WAY = 4
TILE_Y, CAMPAIGN_AT = 0.6, (0.765, 0.966)


def kept(folder: Path) -> Any:
    """The campaign as its file has it."""
    return json.loads((folder / FILE).read_text(encoding="utf-8"))


def lay_seed(folder: Path, seed: int) -> None:
    """The cards of the next game."""
    data = kept(folder) if (folder / FILE).exists() else begun(seed).to_json()
    (folder / FILE).write_text(json.dumps({**data, "seed": seed}), encoding="utf-8")


def play_campaign(folder: Path, hand: str) -> str:
    """Play until the campaign is won or lost; how it went, in a line."""
    follower, since = Follower(hand, random.Random(1)), time.monotonic()
    for game, seed in enumerate(SEEDS):
        lay_seed(folder, seed)
        if game == 0:
            _begin_and_crash(folder, follower)
        with Desktop(folder) as desktop:
            desktop.wait(is_drawn, "nothing is drawn")
            if game == 0:
                desktop.press("Return")
                time.sleep(3.0)
            else:
                _open_campaign(desktop, hand)
            _play_game(desktop, follower, game)
            desktop.look().save(folder / f"after game {game + 1}.png")
            assert "Traceback" not in desktop.said(), desktop.said()
        played = kept(folder)["played"]
        print(f"game {game + 1}: {played[-1]}", flush=True)
        if not played[-1]["goal"]:
            break
    seconds = time.monotonic() - since
    return f"{len(played)} games by {hand}: {follower.inputs} inputs, {follower.hints} hints, {seconds:.0f} s"


def _begin_and_crash(folder: Path, follower: Follower) -> None:
    """A game is begun, and the program dies in the middle of it."""
    with Desktop(folder) as desktop:
        desktop.wait(is_drawn, "nothing is drawn")
        _open_campaign(desktop, follower.hand)
        begun_at = time.monotonic()
        while answers_given(desktop) < HALF_WAY:
            assert time.monotonic() - begun_at < LONGEST, "the game does not go on"
            follower.go_on(desktop, table=_at_table(desktop))


def _open_campaign(desktop: Desktop, hand: str) -> None:
    """From the menu over the screen of a new game."""
    games = list(find_games())
    place = games.index("jumpdrive")
    width, height = desktop.size
    if hand == "keys":
        desktop.press(str(place + 1))
        desktop.wait(primary_is_ready, "the screen of a new game is not open")
        desktop.press("p")
    else:
        desktop.click((round(width * (0.05 + 0.9 * (place + 0.5) / len(games))), round(height * TILE_Y)))
        desktop.wait(primary_is_ready, "the screen of a new game is not open")
        desktop.click((round(width * CAMPAIGN_AT[0]), round(height * CAMPAIGN_AT[1])))
    time.sleep(3.0)
    desktop.wait(primary_is_ready, "the campaign is not open")


def _play_game(desktop: Desktop, follower: Follower, game: int) -> None:
    """On until a goal is checked off for this game, or none could be."""
    begun_at = time.monotonic()
    while len(kept(desktop.folder)["played"]) <= game:
        assert desktop.running(), desktop.said()
        assert time.monotonic() - begun_at < LONGEST, "the game does not come to an end"
        follower.go_on(desktop, table=_at_table(desktop))
    time.sleep(1.0)


def _at_table(desktop: Desktop) -> bool:
    """Whether a game is being played: only then is there a journal of it."""
    return any((desktop.folder / "saves").glob("*.journal"))
