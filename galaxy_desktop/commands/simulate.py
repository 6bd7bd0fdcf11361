"""`galaxy-desktop simulate GAME`: play bot matches without a screen."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any

from galaxy_desktop.ai.arena import UNFINISHED, ArenaGame, Match, outcome, play_match
from galaxy_desktop.ai.levels import LEVELS, NoSuchBotError, check_bot
from galaxy_desktop.ai.programs import Trouble, level_of, program_of
from galaxy_desktop.commands.errors import CommandError, game_called, table_options, whole_number
from galaxy_desktop.commands.seating import PROGRAM, named_programs, parts
from galaxy_desktop.engine.game import Game, OptionError
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_styles, look_up
from galaxy_desktop.language import decimal, groups, headed, ngettext, series, to_tenths
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.levels import computer_name, level_name

BAR = 30
MOST_GAMES = 1_000_000
MOST_JOBS = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", help=_("the game to play"))
    known = series((*LEVELS, PROGRAM))
    levels = _("levels, one per player, separated by commas: {known}; level:style for a style")
    parser.add_argument("--bots", default="medium,easy", help=levels.format(known=known))
    parser.add_argument("--games", default="100", metavar="N", help=_("number of games; seats rotate"))
    parser.add_argument("--seed", default="1", metavar="N", help=_("the seed of the first deal"))
    parser.add_argument("--jobs", default="1", metavar="N", help=_("number of processes"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=_("a game option")
    )
    parser.add_argument("--json", action="store_true", help=_("print JSON"))


def run(args: argparse.Namespace) -> int:
    """Play the match and print its figures."""
    match = _match(args)
    jobs = whole_number(args.jobs, 1, "--jobs", MOST_JOBS)
    began = perf_counter()
    played = list(_with_bar(play_match(match, look_up, jobs), match.games))
    figures = outcome(match, played, perf_counter() - began)
    print(json.dumps(figures) if args.json else "\n".join(_lines(game_called(match.game), figures)))
    return 0


def _match(args: argparse.Namespace) -> Match:
    """Return the match that is asked for; raise `CommandError` if it cannot be played."""
    game, playbook = look_up(game_called(args.game).id)
    words = parts(args.bots)
    programs = named_programs(args.bots, Folders().programs)
    levels = tuple(level_of(programs[word].name) if word in programs else word for word in words)
    try:
        options = game.check(len(levels), table_options(args.option))
        for word in words:
            if word not in programs:
                check_bot(word, game, playbook)
    except (NoSuchBotError, OptionError) as error:
        raise CommandError(str(error)) from None
    games = whole_number(args.games, 1, "--games", MOST_GAMES)
    seed = whole_number(args.seed, 0, "--seed")
    by_level = {level_of(program.name): program for program in programs.values()}
    return Match(args.game, levels, games, seed, options, by_level)


def _with_bar(played: Iterable[ArenaGame], games: int) -> Iterator[ArenaGame]:
    """Yield the games; on a terminal, show their progress in a bar."""
    shown = sys.stderr.isatty()
    began = perf_counter()
    for number, one in enumerate(played, start=1):
        if shown:
            bar = "#" * (BAR * number // games)
            left = (perf_counter() - began) / number * (games - number)
            progress = _("{number} of {games} games, {seconds} s left")
            words = progress.format(number=number, games=games, seconds=round(left))
            sys.stderr.write(f"\r[{bar:<{BAR}}] {words}  ")
            sys.stderr.flush()
        yield one
    if shown:
        sys.stderr.write("\r\033[K")


def _lines(game: Game[Any], figures: Mapping[str, Any]) -> Iterator[str]:
    words = game.words
    games, players = figures["games"], figures["players"]
    yield _("{game}: {games}, {players}, seed {seed}").format(
        game=game.name,
        games=ngettext("{n} game", "{n} games", games).format(n=games),
        players=ngettext("{n} player", "{n} players", players).format(n=players),
        seed=figures["seed"],
    )
    yield series(
        headed(words.table_option(name)[0], words.choice(name, value))
        for name, value in figures["options"].items()
    )
    yield ""
    yield from _table(game, figures["bots"])
    yield ""
    means = _("average winning score: {score}; average rounds: {rounds}")
    yield means.format(score=decimal(figures["mean_winner"]), rounds=decimal(figures["mean_rounds"]))
    yield _("most rounds in a row in which nothing changed: {n}").format(n=figures["dead_rounds"])
    yield _("wins by seat: {wins}").format(wins=groups(map(_wins, figures["seats"])))
    for name, lots in figures["lots"].items():
        title = words.lot(name)
        shares = (
            _("{lot} {wins} of {games}").format(
                lot=words.item(lot) if title else lot, wins=_wins(one["wins"]), games=one["games"]
            )
            for lot, one in lots.items()
        )
        yield _("wins by {name}: {shares}").format(name=title or name, shares=groups(shares))
    ends = groups(headed(_end(game, code), str(number)) for code, number in figures["ends"].items())
    yield _("game ends: {ends}").format(ends=ends)
    yield _("choices per second: {n}").format(n=figures["decisions_per_second"])
    times = _("{level}: median {p50} ms per choice, 95% within {p95} ms, longest {max} ms")
    for level, ms in figures["choose_ms"].items():
        yield times.format(level=_who(game, level), **{name: decimal(one) for name, one in ms.items()})
    for one in figures["troubles"]:
        trouble = Trouble(one["code"], one["cause"]).line(program_of(one["level"]))
        yield ngettext(
            "{trouble} A computer player took over in {n} game.",
            "{trouble} A computer player took over in {n} games.",
            one["games"],
        ).format(trouble=trouble, n=one["games"])


def _table(game: Game[Any], bots: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the lines of the table of all levels, as wide as their words are."""
    rows = [(_("level"), _("wins"), _("share"), _("95% interval"), _("score"))]
    for bot in bots:
        interval = f"{_share(bot['low'])} – {_share(bot['high'])}"
        figures = _wins(bot["wins"]), _share(bot["win_share"]), interval, decimal(bot["mean_score"])
        rows.append((_who(game, bot["level"]), *figures))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for level, *others in rows:
        yield "   ".join([level.ljust(widths[0]), *map(str.rjust, others, widths[1:])])


def _who(game: Game[Any], level: str) -> str:
    """Return the name of "level", of "level:style", or of a program."""
    if program_of(level):
        return computer_name(level)
    name, _colon, style = level.partition(":")
    known = find_styles(game.id).get(style)
    return level_name(name) if known is None else series((level_name(name), known.name.read()))


def _end(game: Game[Any], code: str) -> str:
    """Return what ended games, in words."""
    return _("unfinished") if code == UNFINISHED else game.words.ended_by(code)


def _wins(number: float) -> str:
    """Return a number of wins, of which a shared one is a part."""
    return to_tenths(number)


def _share(share: float) -> str:
    return _("{n}%").format(n=decimal(100 * share))
