"""`python -m tests.window mouse|keys [GAME] [SEATS|campaign]`: play a whole game through a real window."""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from galaxy_desktop.games import find_games
from tests.window.campaign import play_campaign
from tests.window.desktop import Desktop, missing
from tests.window.player import HANDS, game_is_over, play


def main() -> int:
    """Play one game, or a campaign, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m tests.window", description=__doc__)
    parser.add_argument(
        "how", nargs="?", default="mouse", choices=HANDS, help="what plays: the mouse or the keys"
    )
    parser.add_argument(
        "game",
        nargs="?",
        default="race",
        choices=find_games(),
        help="game that is played (default: %(default)s)",
    )
    parser.add_argument("seats", nargs="?", default="human,easy", help='"campaign" plays one of Jump Drive')
    args = parser.parse_args()
    how, game, seats = args.how, args.game, args.seats
    if missing():
        print(f"a real window needs {missing()}", file=sys.stderr)
        return 2
    if seats == "campaign":
        folder = Path(tempfile.mkdtemp(prefix="window-campaign-"))
        print(f"{play_campaign(folder, how)}; {folder}")
        return 0
    table = ("--game", game, "--seats", seats, "--seed", "5")
    with tempfile.TemporaryDirectory() as named, Desktop(Path(named), *table) as desktop:
        time.sleep(4.0)
        begun = time.monotonic()
        inputs = play(desktop, how, game_is_over, random.Random(1))
        time.sleep(2.0)
        picture = Path(tempfile.gettempdir()) / f"window-{how}.png"
        desktop.look().save(picture)
        print(f"{game} with {seats} by {how}: {inputs} inputs, {time.monotonic() - begun:.0f} s; {picture}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
