"""Dialog that asks for a line of text."""

from collections.abc import Callable

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog, DialogButton
from galaxy_desktop.ui.stage import R
from galaxy_desktop.ui.widgets.text_field import TextField

FIELD = 460


class AskText(Dialog[R]):
    """Dialog with a text field; closes with `gives` of the text.

    `check` returns the line that says why a text is refused, empty if it is accepted. The line is shown once
    something has been typed; with `at_end` only when a whole text has been entered, which is then dropped.
    """

    def __init__(
        self,
        title: str,
        text: str,
        act: str,
        *,
        gives: Callable[[str], R],
        start: str = "",
        icon: str = "",
        secret: bool = False,
        most: int = 60,
        check: Callable[[str], str] = lambda _text: "",
        at_end: bool = False,
        more: tuple[DialogButton[R], ...] = (),
    ) -> None:
        self.typed = start
        self.secret = secret
        self.most = most
        self.check = check
        self.at_end = at_end
        self.refusal = ""
        self.gives = gives
        cancel: DialogButton[R] = DialogButton(_("Cancel"), cue=_("Esc"))
        submit: DialogButton[R] = DialogButton(act, act=lambda: self._submit(self.typed))
        super().__init__(title, text, [cancel, *more, submit], icon=icon)

    def fill(self, column: Column) -> None:
        """Lay the text, the field and the line of `check`."""
        super().fill(column)
        field = TextField(
            self.kit,
            layout.nowhere(),
            self.title,
            self.typed,
            self._type,
            most=self.most,
            hidden=self.secret,
            submit=self._submit,
        )
        self._field = field
        column.row([field], [round(self.kit.metrics.px(FIELD) * self.kit.metrics.text_step)], after="gap")
        column.text(self.refusal or " ", "small", colour=self.kit.theme.colour.refuse, after="margin")

    def layout(self) -> None:
        """Lay the dialog and move the focus to the field."""
        super().layout()
        if self.form is not None and not self._buttons[-1].why_not:
            self._buttons[-1].why_not = self._missing()
        self._focus_field()

    def _missing(self) -> str:
        """Return why the text cannot be entered as it stands."""
        if self.at_end:
            return "" if self.typed else self.text
        return self.check(self.typed)

    def _type(self, text: str) -> None:
        caret = self._field.caret
        self.typed, self.refusal = text, "" if self.at_end else self.check(text)
        self.layout()
        self._field.caret = caret

    def _submit(self, text: str) -> None:
        """Close with the text if `check` accepts it; else say why not."""
        told, self.refusal = self.refusal, self.check(text)
        if not self.refusal:
            self.close(self.gives(text))
            return
        if told == self.refusal:
            self.kit.narrator.tell(told)
        if self.at_end:
            self.typed = ""
        self.layout()

    def _focus_field(self) -> None:
        if self.form is not None:
            self.form.focus.to(self._field, by_keys=True)
            self._field.focused = True
