"""Finished games in words: how they ended, who played, when."""

from galaxy_desktop.engine.game import Result, Score
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import N_, ngettext, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.unnamed import called_by
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui.score.words import Ending

PLACES = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"), N_("7th"), N_("8th"))


def place_words(place: int) -> str:
    """Return a place in words: "2nd"."""
    return PLACES[place - 1].read() if place <= len(PLACES) else str(place)


def game_name(games: Games, game: str) -> str:
    """Return the name of a game, or its id if this version does not have it."""
    return games[game].name if game in games else game


def title_words(entry: Entry, games: Games) -> str:
    """Return how the game ended for its only person, or just its name."""
    name, persons = game_name(games, entry.game), entry.persons
    if entry.resigned is not None:
        return _("Resigned: {game}").format(game=name)
    if len(persons) != 1 or len(entry.seats) == 1:
        return name
    sat = entry.seats[persons[0]]
    if sat.won:
        return _("Won {game}").format(game=name)
    line = _("{game}: {place} of {n}")
    return line.format(game=name, place=place_words(sat.place), n=len(entry.seats))


def length_words(entry: Entry) -> str:
    """Return the number of rounds and the level of the opponents."""
    rounds = ngettext("{n} round", "{n} rounds", entry.rounds).format(n=entry.rounds)
    return " · ".join(filter(None, [rounds, opponents_words(entry)]))


def opponents_words(entry: Entry) -> str:
    """Return the level of the bots, if all have the same; empty if there are none."""
    levels = {sat.level for sat in entry.seats if sat.level}
    if len(levels) > 1:
        return _("Mixed levels")
    return level_name(levels.pop()) if levels else ""


def tag_words(entry: Entry) -> str:
    """Return the mark of a branch; empty for any other game."""
    return _("What if") if entry.branch else ""


def scores_of(entry: Entry) -> list[Score]:
    """Return the scores by seat, without what breaks ties."""
    return [Score(sat.parts) for sat in entry.seats]


def ending_of(entry: Entry, games: Games) -> Ending:
    """Return the end of a game for its sentences; its only person is addressed, unless all have resigned."""
    game, persons = games.get(entry.game), entry.persons
    known = game is not None and entry.resigned is None and entry.ended_by in game.ends
    winners = tuple(seat for seat, sat in enumerate(entry.seats) if sat.won)
    gone = _gone(entry)
    you = persons[0] if len(persons) == 1 and not (gone and entry.resigned is not None) else None
    return Ending(
        [escape(name) for name in called_by([sat.name for sat in entry.seats], you)],
        [Score(sat.parts, -sat.place) for sat in entry.seats],  # what breaks ties is kept as the place alone
        Result(winners, entry.ended_by),
        game.words.ended_by(entry.ended_by) if known and game is not None else "",
        you=you,
        resigned=entry.resigned,
        gone=gone,
        round=entry.rounds,
        with_points=game is None or game.has_points,
    )


def _gone(entry: Entry) -> dict[int, int]:
    """Return the rounds in which persons resigned to a bot, by seat, in order."""
    found = {seat: sat.resigned for seat, sat in enumerate(entry.seats) if sat.resigned is not None}
    return dict(sorted(found.items(), key=lambda one: one[1]))


def table_words(entry: Entry, games: Games) -> str:
    """Return the options that are not the default, and the number of players."""
    game = games.get(entry.game)
    players = ngettext("{n} player", "{n} players", len(entry.seats)).format(n=len(entry.seats))
    if game is None:
        return players
    return series([*game.unusual(dict(entry.options)), players])


def points_words(entry: Entry, seat: int, games: Games) -> str:
    """Return the points of a seat with their sign, or an empty text in a game without any."""
    game = games.get(entry.game)
    if game is not None and not game.has_points:
        return ""
    return f"{{points}} {entry.seats[seat].points}"
