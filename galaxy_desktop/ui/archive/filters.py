"""Filters of the archive: drop-down lists beside the search, or in a dialog where they have no room."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.running import Games
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog, DialogButton
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.widget import Widget

WIDTH = 216
Change = Callable[[Wanted], None]
Dealt = Sequence[tuple[str, str]]
"""Kinds and things of the lots that persons have had in a game."""


def game_box(kit: Kit, games: Games, wanted: Wanted, change: Change) -> Widget:
    """Return the list of games."""
    options = [("", _("All games")), *((key, game.name) for key, game in games.items())]
    return DropDown(
        kit,
        layout.nowhere(),
        options,
        wanted.game,
        lambda game: change(replace(wanted, game=game, lot="", option="")),
        label=_("Game"),
    )


def time_box(kit: Kit, wanted: Wanted, change: Change) -> Widget:
    """Return the list of times."""
    times = [
        ("", _("Any time")),
        ("week", _("Last 7 days")),
        ("month", _("Last 31 days")),
        ("year", _("Last 365 days")),
    ]
    set_since = _sets(wanted, "since", change)
    return DropDown(kit, layout.nowhere(), times, wanted.since, set_since, label=_("Date"))


def filter_boxes(
    kit: Kit, games: Games, levels: Sequence[str], wanted: Wanted, dealt: Dealt, change: Change
) -> list[Widget]:
    """Return the other lists; those of lots and options only if a game is chosen that has any."""
    game = games.get(wanted.game)
    seats = sorted({n for each in ([game] if game else games.values()) for n in each.seats})
    outcomes = [
        ("", _("Any result")),
        ("won", _("Won")),
        ("lost", _("Not won")),
        ("resigned", _("Resigned")),
    ]
    players = [(0, _("Players: any"))]
    players += [(n, ngettext("{n} player", "{n} players", n).format(n=n)) for n in seats]
    opponents = [("", _("Any opponents")), *((level, level_name(level)) for level in levels)]
    nowhere = layout.nowhere()
    boxes: list[Widget] = [
        DropDown(kit, nowhere, outcomes, wanted.outcome, _sets(wanted, "outcome", change), label=_("Result")),
        DropDown(kit, nowhere, opponents, wanted.level, _sets(wanted, "level", change), label=_("Opponents")),
        DropDown(kit, nowhere, players, wanted.players, _sets(wanted, "players", change), label=_("Players")),
        time_box(kit, wanted, change),
    ]
    if game is None:
        return boxes
    for kind in dict.fromkeys(kind for kind, _thing in dealt):
        if not (title := game.words.lot(kind)):
            continue
        named = sorted((game.words.item(thing), thing) for one, thing in dealt if one == kind)
        things = [("", _("{lot}: any").format(lot=title)), *((f"{kind}:{key}", name) for name, key in named)]
        chosen = wanted.lot if wanted.lot.startswith(f"{kind}:") else ""
        boxes.append(DropDown(kit, nowhere, things, chosen, _sets(wanted, "lot", change), label=title))
    if game.options:
        choices, labelled = [("", _("Any options"))], _("{name}: {what}")
        for option in game.options:
            title = game.words.table_option(option.name)[0]
            named = [(choice, game.words.choice(option.name, choice)) for choice in option.choices]
            choices += [
                (f"{option.name}:{key}", labelled.format(name=title, what=name)) for key, name in named
            ]
        set_option = _sets(wanted, "option", change)
        boxes.append(DropDown(kit, nowhere, choices, wanted.option, set_option, label=_("Options")))
    return boxes


def _sets(wanted: Wanted, field: str, change: Change) -> Callable[[object], None]:
    """Return the function that changes one field of a filter."""
    return lambda value: change(replace(wanted, **{field: value}))  # type: ignore[arg-type]


def in_force(wanted: Wanted) -> int:
    """Return how many of the lists are set, not counting the game."""
    fields = (wanted.outcome, wanted.level, wanted.players, wanted.lot, wanted.option, wanted.since)
    return sum(bool(field) for field in fields)


class FilterDialog(Dialog[Wanted]):
    """Dialog with the lists; closes with the filter, or None if it is cancelled."""

    def __init__(self, games: Games, levels: Sequence[str], wanted: Wanted, dealt: Dealt) -> None:
        self.games = games
        self.levels = levels
        self.wanted = wanted
        self.dealt = dealt
        clear: DialogButton[Wanted] = DialogButton(_("Clear filters"), act=self._clear, icon="cross")
        cancel: DialogButton[Wanted] = DialogButton(_("Cancel"), cue=_("Esc"))
        use: DialogButton[Wanted] = DialogButton(_("Show games"), act=lambda: self.close(self.wanted))
        super().__init__(_("Filters"), _("Choose which games to show."), [cancel, clear, use], icon="search")

    def fill(self, column: Column) -> None:
        """Lay the text and the lists."""
        super().fill(column)
        boxes = filter_boxes(self.kit, self.games, self.levels, self.wanted, self.dealt, self._change)
        half = (column.width - self.kit.metrics.space("gutter")) // 2
        column.row(boxes, [half] * len(boxes), after="broad")

    def _clear(self) -> None:
        self._change(Wanted(game=self.wanted.game, text=self.wanted.text))

    def _change(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.layout()
