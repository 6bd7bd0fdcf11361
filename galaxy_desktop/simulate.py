"""`galaxy-desktop simulate`: bot matches without a screen."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Mapping
from gettext import gettext as _
from time import perf_counter
from typing import Any

from galaxy_desktop.ai.arena import Lookup, Match, Played, play_match, table
from galaxy_desktop.ai.levels import LEVELS, NoSuchBotError, bot_of
from galaxy_desktop.engine.game import Game, OptionError

BAR = 30


class BadMatchError(ValueError):
    """Something asked for that there is not; the message is one clear line."""


def add_simulate_arguments(parser: ArgumentParser) -> None:
    """The arguments of `simulate`."""
    parser.add_argument("game", metavar="GAME", help=_("the game to play"))
    parser.add_argument(
        "--bots",
        default="medium,easy",
        help=_("levels, one for each player: {levels}").format(levels=", ".join(LEVELS)),
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help=_("how many games"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=_("seed of the first game"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=_("how many processes"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=_("a table option")
    )
    parser.add_argument("--json", action="store_true", help=_("print JSON"))


def run_simulate(args: Namespace, games: Mapping[str, Game[Any]], lookup: Lookup) -> int:
    """Play the match and print its table; the exit code."""
    try:
        match = _match(args, games, lookup)
    except (BadMatchError, NoSuchBotError, OptionError) as error:
        print(f"galaxy-desktop simulate: {error}", file=sys.stderr)
        return 2
    began = perf_counter()
    played = list(_with_bar(play_match(match, lookup, args.jobs), match.games))
    outcome = table(match, played, perf_counter() - began)
    print(json.dumps(outcome) if args.json else "\n".join(_lines(games[match.game], outcome)))
    return 0


def _match(args: Namespace, games: Mapping[str, Game[Any]], lookup: Lookup) -> Match:
    if args.game not in games:
        known = ", ".join(games)
        raise BadMatchError(
            _("There is no game {game!r}; there are {known}.").format(game=args.game, known=known)
        )
    if args.games < 1 or args.jobs < 1:
        raise BadMatchError(_("--games and --jobs must be at least 1."))
    levels = tuple(args.bots.split(","))
    game, playbook = lookup(args.game)
    for level in levels:
        bot_of(level, game, playbook)
    options = game.check(len(levels), dict(_option(text) for text in args.option))
    return Match(args.game, levels, args.games, args.seed, options)


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadMatchError(_("--option takes NAME=VALUE, not {text!r}.").format(text=text))
    return name, value


def _with_bar(played: Iterable[Played], games: int) -> Iterator[Played]:
    """Pass the games on; on a terminal, with a bar that shows how far it is."""
    shown = sys.stderr.isatty()
    began = perf_counter()
    for number, one in enumerate(played, start=1):
        if shown:
            bar = "#" * (BAR * number // games)
            left = (perf_counter() - began) / number * (games - number)
            line = _("{done} of {games} games, {left} s left").format(
                done=number, games=games, left=round(left)
            )
            sys.stderr.write(f"\r[{bar:<{BAR}}] {line}  ")
        yield one
    if shown:
        sys.stderr.write("\r\033[K")


def _lines(game: Game[Any], outcome: Mapping[str, Any]) -> Iterator[str]:
    options = ", ".join(f"{name}={value}" for name, value in outcome["options"].items())
    yield _("{game}: {games} games of {players} players, seed {seed}").format(
        game=game.name, games=outcome["games"], players=outcome["players"], seed=outcome["seed"]
    )
    yield options
    yield ""
    yield "{:10} {:>8} {:>8} {:>16} {:>8}".format(
        _("bot"), _("wins"), _("share"), _("95 % interval"), _("score")
    )
    for bot in outcome["bots"]:
        interval = f"{bot['low']:.1%} - {bot['high']:.1%}"
        wins = f"{bot['wins']:8g} {bot['win_share']:8.1%}"
        yield f"{bot['level']:10} {wins} {interval:>16} {bot['mean_score']:8.1f}"
    yield ""
    yield _("winner's score {score}, rounds {rounds}, wins by seat {seats}").format(
        score=outcome["mean_winner"],
        rounds=outcome["mean_rounds"],
        seats=", ".join(f"{wins:g}" for wins in outcome["seats"]),
    )
    for code, games in outcome["ends"].items():
        yield _("ended by {code}: {games}").format(code=code, games=games)
    yield _("{number} decisions a second").format(number=outcome["decisions_per_second"])
    for level, times in outcome["choose_ms"].items():
        yield _("{level}: {p50} ms a choice, 95 % within {p95} ms, longest {longest} ms").format(
            level=level, p50=times["p50"], p95=times["p95"], longest=times["max"]
        )
