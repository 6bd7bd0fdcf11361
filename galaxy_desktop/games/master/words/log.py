"""Lines of the log for events of turns, cubes, bases and the map; those of cards are in `log_cards`."""

from galaxy_desktop.engine.events import GameEnded
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.wording import Row, Told, Wording, cases, row
from galaxy_desktop.games.master import events as e
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.words.log_cards import CARD_LINES
from galaxy_desktop.games.master.words.names import cause, item, project
from galaxy_desktop.games.master.words.terms import (
    EXTRA_TURNS,
    bases,
    counted,
    cube,
    cube_list,
    deck,
    one_symbol,
)
from galaxy_desktop.language import N_, NN_


def _place(t: Told) -> str:
    return place_of(t.event.spot)


def _cubes_to(t: Told, target: str) -> list[str]:
    return [cube for cube, to in zip(t.event.cubes, t.event.targets, strict=True) if to == target]


def _to_bag(t: Told) -> str:
    return cube_list(_cubes_to(t, "bag"))


def _to_reserve(t: Told) -> str:
    return cube_list(_cubes_to(t, "reserve"))


def _victim(t: Told) -> str:
    return t.reader.called(t.event.victim)


def _is_spoils(t: Told) -> bool:
    return bool(t.event.cause == "spoils")


TURN_BEGAN = cases(
    (
        lambda t: t.event.extra,
        row(N_("**You take an extra turn**"), N_("**{name} takes an extra turn**")),
    ),
    otherwise=row(N_("**Your turn**"), N_("**{name}'s turn**")),
)
CUBE_PLACED = cases(
    (
        lambda t: _place(t) in star_map().systems,
        row(
            N_("You settle a planet of {place} with {cube}."),
            N_("{name} settles a planet of {place} with {cube}."),
        ),
    ),
    otherwise=row(N_("You place {cube} on {place}."), N_("{name} places {cube} on {place}.")),
)
CUBES_LEFT = cases(
    (
        lambda t: t.event.project in star_map().systems,
        row(N_("The reserve gains {lost} from the planets of {project}.")),
    ),
    (
        lambda t: not _cubes_to(t, "reserve"),
        row(N_("You get {kept} back from {project}."), N_("{name} gets {kept} back from {project}.")),
    ),
    (
        lambda t: not _cubes_to(t, "bag"),
        row(
            N_("You lose {lost} from {project} to the reserve."),
            N_("{name} loses {lost} from {project} to the reserve."),
        ),
    ),
    otherwise=row(
        N_("You get {kept} back from {project} and lose {lost} to the reserve."),
        N_("{name} gets {kept} back from {project} and loses {lost} to the reserve."),
    ),
)
CUBES_GAINED = cases(
    (
        lambda t: t.event.short,
        row(
            NN_(
                "You gain {cubes} ({cause}). The reserve is **{short}** cube short.",
                "You gain {cubes} ({cause}). The reserve is **{short}** cubes short.",
                "short",
            ),
            NN_(
                "{name} gains {cubes} ({cause}). The reserve is **{short}** cube short.",
                "{name} gains {cubes} ({cause}). The reserve is **{short}** cubes short.",
                "short",
            ),
        ),
    ),
    otherwise=row(N_("You gain {cubes} ({cause})."), N_("{name} gains {cubes} ({cause}).")),
)
CUBE_STOLEN = cases(
    (
        _is_spoils,
        row(
            N_("You take {cube} from {victim}: {place} (spoils)."),
            N_("{name} takes {cube} from {victim}: {place} (spoils)."),
        ),
    ),
    otherwise=row(
        N_("You steal {cube} from {victim}: {place} ({cause})."),
        N_("{name} steals {cube} from {victim}: {place} ({cause})."),
    ),
)
BASE_CONSTRUCTED = cases(
    (
        lambda t: t.event.none_left,
        row(N_("You have no base left to construct."), N_("{name} has no base left to construct.")),
    ),
    (
        lambda t: not t.event.built,
        row(
            N_("You construct no base: one is already on {project}."),
            N_("{name} constructs no base: one is already on {project}."),
        ),
    ),
    otherwise=row(N_("You construct a base."), N_("{name} constructs a base.")),
)
BASE_PLACED = cases(
    (
        lambda t: t.event.nth == 1,
        row(N_("You place your first base in {system}."), N_("{name} places their first base in {system}.")),
    ),
    (
        lambda t: t.event.nth == 2,
        row(
            N_("You place your second base in {system}."), N_("{name} places their second base in {system}.")
        ),
    ),
    otherwise=row(
        N_("You place your third base in {system}."), N_("{name} places their third base in {system}.")
    ),
)
SYMBOLS_CHANGED = cases(
    (
        lambda t: t.event.after > t.event.before,
        row(
            N_("You gain {symbol} and now have **{after}**."),
            N_("{name} gains {symbol} and now has **{after}**."),
        ),
    ),
    otherwise=row(
        N_("You lose {symbol} and now have **{after}**."),
        N_("{name} loses {symbol} and now has **{after}**."),
    ),
)
EXTRA_TURNS_GAINED = cases(
    (
        lambda t: not t.event.number,
        row(
            N_("You gain no extra turn ({cause}): you already have the maximum in a row."),
            N_("{name} gains no extra turn ({cause}): they already have the maximum in a row."),
        ),
    ),
    otherwise=row(N_("You gain {turns} ({cause})."), N_("{name} gains {turns} ({cause}).")),
)
SKIP_GIVEN = cases(
    (
        lambda t: t.event.victim == t.reader.viewer,
        row(
            NN_(
                "You must skip your next turn ({cause}).",
                "You must skip your next **{number}** turns ({cause}).",
                "number",
            )
        ),
    ),
    otherwise=row(
        NN_(
            "{victim} must skip their next turn ({cause}).",
            "{victim} must skip their next **{number}** turns ({cause}).",
            "number",
        )
    ),
)
DRAW_ANSWERED = cases(
    (lambda t: t.event.agreed, row(N_("You agree to a draw."), N_("{name} agrees to a draw."))),
    otherwise=row(N_("You refuse the draw."), N_("{name} refuses the draw.")),
)


def _won(t: Told) -> bool:
    return t.reader.viewer in t.event.winners


GAME_ENDED = cases(
    (lambda t: len(t.event.winners) > 1, row(N_("The game ends in a draw."))),
    (
        lambda t: t.event.ended_by == "expansion",
        cases(
            (_won, row(N_("**You are Master of the Galaxy** by expansion: all your bases are on the map."))),
            otherwise=row(
                N_("**{winner} is Master of the Galaxy** by expansion: all their bases are on the map.")
            ),
        ),
    ),
    (
        lambda t: t.event.ended_by == "domination",
        cases(
            (
                _won,
                row(
                    N_(
                        "**You are Master of the Galaxy** by domination: you have **{most}** identical "
                        "symbols."
                    )
                ),
            ),
            otherwise=row(
                N_(
                    "**{winner} is Master of the Galaxy** by domination: they have **{most}** identical "
                    "symbols."
                )
            ),
        ),
    ),
    otherwise=cases(
        (_won, row(N_("**You are Master of the Galaxy** by conquest: you hold a second starting system."))),
        otherwise=row(
            N_("**{winner} is Master of the Galaxy** by conquest: they hold a second starting system.")
        ),
    ),
)

LINES: Wording[Row] = Wording(
    rows={
        e.GameBegan: cases(
            (lambda t: t.event.first == t.reader.viewer, row(N_("You go first."))),
            otherwise=row(N_("{first} goes first.")),
        ),
        e.StartDrawn: row(
            N_("You draw {colour} and start in the corner of that color."),
            N_("{name} draws {colour} and starts in the corner of that color."),
        ),
        e.CornerTaken: row(N_("You start in {system}."), N_("{name} starts in {system}.")),
        e.CornersDarkened: row(N_("Black holes cover {systems}.")),
        e.TurnBegan: TURN_BEGAN,
        e.TurnSkipped: row(N_("You skip this turn."), N_("{name} skips this turn.")),
        e.BagEmpty: row(
            N_("Your bag is empty: you gain a random leader and get your black cubes back."),
            N_("{name}'s bag is empty: they gain a random leader and get their black cubes back."),
        ),
        e.CubesDrawn: row(N_("You draw {cubes}."), N_("{name} draws {cubes}.")),
        e.CubePlaced: CUBE_PLACED,
        e.HandReturned: row(
            N_("You return {cubes} to your bag."), N_("{name} returns {cubes} to their bag.")
        ),
        e.ProjectCancelled: row(
            N_("You cancel {project} with a black cube."), N_("{name} cancels {project} with a black cube.")
        ),
        e.CubesLeft: CUBES_LEFT,
        e.CubesGained: CUBES_GAINED,
        e.CubeStolen: CUBE_STOLEN,
        e.CubeSwapped: row(
            N_("You swap {given} for {taken} ({cause})."), N_("{name} swaps {given} for {taken} ({cause}).")
        ),
        e.CubeAdded: row(
            N_("You place {cube} on {place} ({cause})."), N_("{name} places {cube} on {place} ({cause}).")
        ),
        e.ProjectDone: row(N_("You complete {project}."), N_("{name} completes {project}.")),
        e.BaseConstructed: BASE_CONSTRUCTED,
        e.BasePlaced: BASE_PLACED,
        e.BaseScrapped: row(
            N_("Your constructed base returns to your supply."),
            N_("{name}'s constructed base returns to their supply."),
        ),
        e.SystemLost: row(
            N_("You lose {system} and your {bases} there."),
            N_("{name} loses {system} and their {bases} there."),
        ),
        e.AgendaFulfilled: row(N_("You fulfill {project}."), N_("{name} fulfills {project}.")),
        e.ProjectBroken: row(
            N_("You lose the benefits of {project}."), N_("{name} loses the benefits of {project}.")
        ),
        e.SymbolsChanged: SYMBOLS_CHANGED,
        e.HolePlaced: row(N_("A black hole covers {system}.")),
        e.HoleRemoved: row(N_("The black hole is removed from {system}.")),
        e.ExtraTurnsGained: EXTRA_TURNS_GAINED,
        e.SkipGiven: SKIP_GIVEN,
        e.DrawOffered: row(N_("You offer a draw."), N_("{name} offers a draw.")),
        e.DrawAnswered: DRAW_ANSWERED,
        GameEnded: GAME_ENDED,
        **CARD_LINES,
    },
    values={
        "place": lambda t: project(_place(t)),
        "kept": _to_bag,
        "lost": _to_reserve,
        "victim": _victim,
        "target": lambda t: t.reader.called(t.event.target),
        "first": lambda t: t.reader.names[t.event.first],
        "turns": lambda t: counted(EXTRA_TURNS, t.event.number),
        "winner": lambda t: t.reader.names[t.event.winners[0]],
        "most": lambda _t: figures().winning_symbols,
    },
    formats={
        "name": str,
        "card": item,
        "deck": deck,
        "track": item,
        "system": item,
        "systems": lambda names: listed([item(name) for name in names]),
        "cards": lambda names: listed([item(name) for name in names]),
        "project": project,
        "cause": cause,
        "cube": cube,
        "colour": cube,
        "given": cube,
        "taken": cube,
        "cubes": cube_list,
        "symbol": one_symbol,
        "bases": bases,
        "after": str,
        "short": str,
        "number": str,
    },
)
"""The row of each event."""
