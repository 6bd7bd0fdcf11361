"""Small questions and messages above the scene of the stage."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Generic

import pygame

from galaxy_desktop.engine import markup
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.form_scene import FormScene
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import mirror
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.scenes.panel_form import PanelForm, grouped
from galaxy_desktop.ui.stage import R
from galaxy_desktop.ui.widgets.button import Button, ButtonKind

WIDTH = 760


@dataclass(frozen=True, slots=True)
class DialogButton(Generic[R]):
    """Button of a dialog: closes it with `result`, or calls `act` if given."""

    label: str
    result: R | None = None
    key: int | None = None
    cue: str = ""
    icon: str = ""
    act: Callable[[], None] | None = None


class Dialog(FormScene[R]):
    """Dialog with a title, text and buttons; the last button is primary, Esc closes with `escape`."""

    fills_screen = False
    form: PanelForm | None = None
    panel: ScrollPanel

    def __init__(
        self,
        title: str,
        text: str,
        choices: Sequence[DialogButton[R]],
        *,
        icon: str = "",
        escape: R | None = None,
    ) -> None:
        self.title = title
        self.text = text
        self.choices = choices
        self.icon = icon
        self.escape = escape

    def fill(self, column: Column) -> None:
        """Lay the text; subclasses add more."""
        column.text(self.text, "body", colour=self.kit.theme.colour.text_soft, after="broad")

    def arrange(self, column: Column) -> None:
        """Lay the buttons side by side."""
        column.row(
            self._buttons, [button.natural_width for button in self._buttons], gap="margin", after=None
        )
        _to_the_edge(column, self._buttons)

    def layout(self) -> None:
        """Lay the panel in the middle, as high as its content."""
        window = pygame.Rect((0, 0), self.kit.metrics.window)
        width = min(
            round(self.kit.metrics.px(WIDTH) * self.kit.metrics.text_step), round(window.width * 0.92)
        )
        self._buttons: list[Button] = []
        tall = pygame.Rect(0, 0, width, round(window.height * 0.94))
        tall.center = window.center
        trial = ScrollPanel(self.kit, tall, self.title, self._content, icon=self.icon)
        spare = max(0, trial.view.height - trial.column.height)
        rect = pygame.Rect(0, 0, width, tall.height - spare)
        rect.center = window.center
        self.panel = ScrollPanel(self.kit, rect, self.title, self._content, icon=self.icon)
        self.form = PanelForm(
            self.kit, grouped(self.panel.widgets), self._buttons[-1], panels=[self.panel], old=self.form
        )
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        assert self.form is not None
        if self.panel.handle(event, self.kit.pointer.pos) or self.form.handle(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close(self.escape)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the veil, the shadow and the panel."""
        self.kit.faces.veil(surface, surface.get_rect())
        self.kit.faces.shadow(surface, self.panel.rect)
        solid = self.kit.theme.colour.panel
        surface.fill(
            solid, self.panel.rect.inflate(-self.kit.metrics.space("block"), -self.kit.metrics.space("block"))
        )
        self.panel.draw(surface)
        if self.form is not None:
            self.form.draw(surface)

    @property
    def heading(self) -> Sequence[str]:
        """Title and text."""
        return self.panel.words

    def answer(self, choice: DialogButton[R]) -> None:
        """Carry out a choice: call its `act`, or close with its result."""
        if choice.act is not None:
            choice.act()
        else:
            self.close(choice.result)

    def _content(self, column: Column) -> None:
        self.fill(column)
        self._buttons = [self._button(choice, primary=choice is self.choices[-1]) for choice in self.choices]
        self.arrange(column)

    def _button(self, choice: DialogButton[R], *, primary: bool) -> Button:
        kind: ButtonKind = "primary" if primary else "secondary"
        cue = choice.cue or (_("Enter") if primary else "")
        return Button(
            self.kit,
            layout.nowhere(),
            choice.label,
            lambda: self.answer(choice),
            kind=kind,
            icon=choice.icon,
            key=choice.key,
            cue=cue,
        )


def _to_the_edge(column: Column, buttons: Sequence[Button]) -> None:
    """Move the buttons of each line to the right edge, or the left one, as in the prompt bar."""
    for top in {button.rect.top for button in buttons}:
        line = [button for button in buttons if button.rect.top == top]
        shift = column.left + column.width - max(button.rect.right for button in line)
        for button in line:
            button.rect.move_ip(shift, 0)
    if column.kit.settings.left_handed:
        mirror(buttons, pygame.Rect(column.left, 0, column.width, 0))


def confirm(title: str, text: str, act: str, *, keep: str = "", icon: str = "warning") -> Dialog[bool]:
    """Return a dialog that asks before something irreversible; its result is True to do it."""
    stay = DialogButton(keep or _("Cancel"), result=False, cue=_("Esc"))
    return Dialog(title, text, [stay, DialogButton(act, result=True)], icon=icon, escape=False)


def confirm_loss(title: str, text: str, act: str, keep: str) -> Dialog[bool]:
    """Return a dialog that asks before something of value is lost; Enter keeps it, True loses it."""
    return Dialog(
        title,
        text,
        [DialogButton(act, result=True), DialogButton(keep, result=False)],
        icon="warning",
        escape=False,
    )


def message(title: str, text: str, *, icon: str = "information") -> Dialog[None]:
    """Return a dialog with a message and a button to close it."""
    return Dialog(title, text, [DialogButton(_("Close"))], icon=icon)


def failure(title: str, reason: object) -> Dialog[None]:
    """Return a dialog that says why something failed: an error, or its text, neither of which is markup."""
    return Dialog(title, markup.escape(str(reason)), [DialogButton(_("Close"))], icon="warning")


class Recovery(Enum):
    """Choices about a game that was interrupted."""

    CONTINUE = auto()
    BACK = auto()
    """Continue at the first choice of a round."""


def recovery(round_number: int, names: Sequence[str], game: str, *, back: int | None) -> Dialog[Recovery]:
    """Return the dialog after a crash; the result None means not now.

    `names` are those of the opponents of a lone person, or of all if several play.
    `BACK` is offered only if `back` is the round to whose first choice it leads; 0 is the setup.
    """
    if names:
        setup = _("{game} with {names} was interrupted during setup.")
        later = _("{game} with {names} was interrupted in round {round}.")
    else:
        setup = _("{game} was interrupted during setup.")
        later = _("{game} was interrupted in round {round}.")
    text = later if round_number else setup
    words = [text.format(game=game, names=markup.escape(listed(names)), round=round_number)]
    choices = [DialogButton(_("Not now"), cue=_("Esc")), DialogButton(_("Resume"), Recovery.CONTINUE)]
    if back is not None:
        also = _("You can also restart round {n}.") if back else _("You can also restart the setup.")
        again = _("Restart round {n}") if back else _("Restart setup")
        words.append(also.format(n=back))
        choices.insert(1, DialogButton(again.format(n=back), Recovery.BACK, icon="undo"))
    return Dialog(_("Resume your last game?"), " ".join(words), choices, icon="clock")


class Unsaved(Enum):
    """Choices about a game that could not be saved."""

    AGAIN = auto()
    FOLDER = auto()
    """Save it in another folder."""
    LEAVE = auto()


def save_failed(reason: str, *, leaving: bool = False) -> Dialog[Unsaved]:
    """Return the dialog about a save that failed; None plays on, `LEAVE` is offered only if `leaving`."""
    text = _("{reason} You can keep playing; nothing is lost until you quit.").format(
        reason=markup.escape(reason)
    )
    choices = [
        DialogButton(_("Keep playing"), cue=_("Esc")),
        DialogButton(_("Choose another folder"), Unsaved.FOLDER, icon="load"),
        DialogButton(_("Try again"), Unsaved.AGAIN),
    ]
    if leaving:
        choices.insert(1, DialogButton(_("Exit without saving"), Unsaved.LEAVE, icon="cross"))
    return Dialog(_("Couldn't save the game"), text, choices, icon="warning")
