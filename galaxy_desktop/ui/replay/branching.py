"""Branches ("What if"): the dialog that asks how one goes on, and the table it is played at."""

from dataclasses import dataclass, replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.branch import branch_off
from galaxy_desktop.play.commands import Load
from galaxy_desktop.play.naming import own_name
from galaxy_desktop.play.origin import LONGEST_TITLE, Luck
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.savefile import path_named, save
from galaxy_desktop.play.seats import Bot, Occupant, Person, anew
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.ask_text import FIELD
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog, DialogButton, failure
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.stage import Stage
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.segmented import Segmented
from galaxy_desktop.ui.widgets.text_field import TextField

HUMAN = ""
"""Mark for a person among the levels of computer players."""
SEAT = 200


@dataclass(frozen=True, slots=True)
class Wish:
    """Choices for a branch: its name, its players, its luck."""

    title: str
    seats: tuple[Occupant, ...]
    luck: Luck


class BranchDialog(Dialog[Wish]):
    """Dialog for the name of a branch, who plays on, and the luck; closes with the wish."""

    def __init__(self, client: Client, replay: Replay) -> None:
        self.levels = client.levels
        table = replay.table()
        game = replay.game()
        where = moment_words(game, replay.moment())
        self.running = replay.only is not None
        """True for a branch of a game that still runs: it must not show what is hidden there."""
        self.wish = Wish(where[:LONGEST_TITLE], anew(table.seats), "new" if self.running else "same")
        text = _("{game} continues from here as a separate branch. The original doesn't change.")
        cancel: DialogButton[Wish] = DialogButton(_("Cancel"), cue=_("Esc"))
        play: DialogButton[Wish] = DialogButton(_("Play"), act=self._submit, icon="play")
        super().__init__(_("Play from here"), text.format(game=game.name), [cancel, play], icon="arrow_right")

    def fill(self, column: Column) -> None:
        """Lay the text, the name, a list for each seat, and the luck."""
        super().fill(column)
        kit, nowhere = self.kit, layout.nowhere()
        column.soft(_("Name of the branch"), after="seam")
        self._field = TextField(
            kit, nowhere, _("Name"), self.wish.title, self._name, most=LONGEST_TITLE, submit=self._named
        )
        column.row([self._field], [round(kit.metrics.px(FIELD) * kit.metrics.text_step)], after="pad")
        column.soft(_("Who plays on"), after="seam")
        levels = [(HUMAN, _("Human")), *((level, level_name(level)) for level in self._offered())]
        for seat, occupant in enumerate(self.wish.seats):
            box = DropDown(
                kit,
                nowhere,
                [(level, f"{escape(occupant.called)} · {words}") for level, words in levels],
                occupant.level if isinstance(occupant, Bot) else HUMAN,
                lambda level, seat=seat: self._sit(seat, level),  # type: ignore[misc]
                label=_("Player {number}").format(number=seat + 1),
            )
            column.tall(box, kit.metrics.target(), "tight")
        column.space("gutter")
        why_not = _("Until the original game is over, a branch always has new luck.") if self.running else ""
        lucks: list[tuple[Luck, str]] = [("same", _("Same luck")), ("new", _("New luck"))]
        luck = Segmented(kit, nowhere, lucks, self.wish.luck, self._deal, label=_("Luck"), why_not=why_not)
        column.row([luck], [luck.natural_width], after="seam")
        column.soft(self._luck_words(), after="broad")

    def _offered(self) -> list[str]:
        """Return the levels: those on offer, and any other that a seat has already."""
        sitting = [one.level for one in self.wish.seats if isinstance(one, Bot)]
        return list(dict.fromkeys([*self.levels, *sitting]))

    def _luck_words(self) -> str:
        if self.wish.luck == "same":
            return _("Everything is drawn and rolled as in the original.")
        return _("Everything you can't see here is dealt anew. Earlier moves can't be undone.")

    def _name(self, text: str) -> None:
        caret = self._field.caret
        self._change(replace(self.wish, title=text))
        self._field.caret = caret

    def _named(self, _text: str) -> None:
        self._submit()

    def _sit(self, seat: Seat, level: str) -> None:
        seats = list(self.wish.seats)
        name = seats[seat].name
        seats[seat] = Bot(level, name) if level else Person(name)
        self._change(replace(self.wish, seats=tuple(seats)))

    def _deal(self, luck: Luck) -> None:
        self._change(replace(self.wish, luck=luck))

    def _change(self, wish: Wish) -> None:
        self.wish = wish
        self.layout()

    def _submit(self) -> None:
        title = self.wish.title.strip()
        if title and title.isprintable():
            self.close(replace(self.wish, title=title))


def ask_to_branch(stage: Stage, client: Client, replay: Replay, seat: Seat) -> None:
    """Ask how to go on from the moment of a replay as a seat sees it, then open the table of the branch."""
    line = replay.at

    def begin(wish: Wish | None) -> None:
        if wish is not None:
            _open(stage, client, replay, line, wish, seat)

    stage.open(BranchDialog(client, replay), begin)


def _open(stage: Stage, client: Client, replay: Replay, line: int, wish: Wish, seat: Seat) -> None:
    """Save the branch under a name of its own and open its table; tell if that is not possible."""
    try:
        branch = branch_off(
            replay.running,
            line,
            wish.seats,
            wish.luck,
            viewer=seat,
            title=wish.title,
            seed=client.seed(),
        )
        path = path_named(stage.folders.saves, own_name(branch.table, branch.origin))
        save(path, branch)
        table = client.table(Load(path))
    except (RefusedError, FolderError) as trouble:
        stage.open(failure(_("Couldn't start the branch"), trouble))
        return
    shared = replay.only is not None and len(replay.table().persons()) > 1

    def leave(_result: object) -> None:
        """Cover the game below that still runs: whoever sits here now need not be the one who looked back."""
        if shared:
            stage.look_away()

    stage.open(table, leave)
