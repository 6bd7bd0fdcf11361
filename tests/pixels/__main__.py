"""Looks at the pixels, and prints what it sees: `python -m tests.pixels cuts --only "table race"`."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LANGUAGE"] = "en"

import pygame

from galaxy_desktop import language, translation
from galaxy_desktop.ui.settings import TEXT_STEPS
from tests.pixels.cuts import look_at_all, places
from tests.pixels.films import RATE, finale_film, focus_film, table_film
from tests.pixels.flashes import judged
from tests.pixels.kinds import EDGE, Told, outlines, told
from tests.pixels.looks import settings_of, shot
from tests.pixels.words import ENOUGH, LARGE, measured
from tests.ui.kits import fresh_kit_of
from tests.ui.pseudo_tour import GAMES, SIZE
from tools import given

SIGN_SIZES = (14, 19, 24, 40)
SECONDS = 40.0
PERCENTS = [round(100 * step) for step in TEXT_STEPS]
SPEEDS = ("calm", "normal", "fast")
LATE = {"race": 110, "roll": 120, "frontiers": 120, "jumpdrive": 30, "master": 150}
"""After so many answers a game is near its end."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pixels", description=__doc__)
    parser.add_argument("what", choices=tuple(LOOKS), help="what is looked for")
    parser.add_argument(
        "--size", action="append", type=given.window, help="window, as 1280x720; more than once"
    )
    parser.add_argument("--text", action="append", type=int, choices=PERCENTS, help="text size in percent")
    parser.add_argument(
        "--language",
        action="append",
        choices=[*translation.languages(), language.PSEUDO],
        help="language of the texts; more than once",
    )
    parser.add_argument("--only", default="", help="part of the names of what is looked at")
    wish = parser.parse_args()
    names = [*films()] if wish.what == "flashes" else places()
    if wish.what != "kinds" and not any(wish.only in name for name in names):
        parser.error(f"argument --only: nothing to look at has {wish.only!r} in its name")
    return LOOKS[wish.what](wish)


def _cuts(wish: argparse.Namespace) -> int:
    sizes, steps = _windows(wish)
    names = [name for name in places() if wish.only in name]
    looked = bad = 0
    for found in look_at_all(names, sizes, steps, wish.language or ["en", "de", "fr"]):
        looked += 1
        bad += bool(found.cut)
        for kind, texts in (("CUT", found.cut), ("left out", found.left_out)):
            for text in texts:
                print(f"{kind} [{found}] {text!r}", flush=True)
    print(f"{looked} looks, {bad} with words that are cut off")
    return 1 if bad else 0


def _contrast(wish: argparse.Namespace) -> int:
    sizes, steps = _windows(wish)
    looked = bad = 0
    for name in (name for name in places() if wish.only in name and not name.startswith("rules")):
        for size, step, high in product(sizes, steps, (False, True)):
            words = measured(shot(name, settings_of(step=step, contrast=high), size))
            looked += len(words)
            for word in sorted({word for word in words if not word.enough}, key=lambda word: word.ratio):
                bad += 1
                theme = "high contrast" if high else "usual"
                print(f"{word.ratio:5.2f} [{name} {size[0]}x{size[1]} {step:.0%} {theme}] {word}", flush=True)
    print(f"{looked} words, {bad} below {ENOUGH} ({LARGE} where large)")
    return 1 if bad else 0


def _kinds(wish: argparse.Namespace) -> int:
    bad = 0
    for high, strong in product((False, True), (False, True)):
        kit = fresh_kit_of(settings_of(contrast=high, strong=strong), SIZE)
        for size in SIGN_SIZES:
            worst: dict[str, Told] = {}
            for pair in told(kit, size):
                bad += not pair.enough
                if pair.family not in worst or pair.shape < worst[pair.family].shape:
                    worst[pair.family] = pair
            for pair in worst.values():
                if wish.only in pair.family:
                    print(f"{'letters' if strong else 'usual'} {'contrast' if high else ''} {pair}")
            for family, kind, ratio in outlines(kit, size):
                bad += ratio < EDGE
                if ratio < EDGE and wish.only in family:
                    print(f"{ratio:5.2f} {family} {kind} {size} px")
    return 1 if bad else 0


def films() -> dict[str, Callable[[], Iterator[pygame.Surface]]]:
    """All that is filmed, by name."""
    return {
        **{
            f"table {game} {speed}": partial(table_film, game, SECONDS, speed)
            for game in GAMES
            for speed in SPEEDS
        },
        **{f"last round {game}": partial(table_film, game, SECONDS, "normal", LATE[game]) for game in GAMES},
        **{f"finale {game}": partial(finale_film, game) for game in GAMES},
        "focus": focus_film,
    }


def _flashes(wish: argparse.Namespace) -> int:
    bad = 0
    for name, film in films().items():
        if wish.only in name:
            found = judged(film(), RATE)
            bad += not found.safe
            print(f"{name}: {found}", flush=True)
    return 1 if bad else 0


def _windows(wish: argparse.Namespace) -> tuple[list[tuple[int, int]], list[float]]:
    sizes = wish.size or [(1280, 720), (1920, 1080)]
    return sizes, [percent / 100 for percent in wish.text or (100, 150, 200)]


LOOKS = {"cuts": _cuts, "contrast": _contrast, "flashes": _flashes, "kinds": _kinds}

if __name__ == "__main__":
    sys.exit(main())
