"""A dialog that asks for a line of text."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Choice, Dialog
from galaxy_desktop.ui.widgets.text_field import TextField

FIELD = 460


@dataclass(frozen=True, slots=True)
class Typed:
    """What a player has typed: any text there is, and never a sign of ours."""

    text: str


class AskText(Dialog):
    """Asks for a line; `check` gives the one line that speaks against it.

    Closes with what `gives` makes of the text, a `Typed` where nothing is named, or with None.
    """

    def __init__(
        self,
        title: str,
        text: str,
        act: str,
        *,
        start: str = "",
        hint: str = "",
        icon: str = "",
        secret: bool = False,
        most: int = 60,
        check: Callable[[str], str] = lambda _text: "",
        gives: Callable[[str], object] = Typed,
        more: tuple[Choice, ...] = (),
    ) -> None:
        self.typed = start
        self.hint = hint
        self.secret = secret
        self.most = most
        self.check = check
        self.gives = gives
        self._act = Choice(act, None)
        cancel = Choice(_("Cancel"), None, cue=_("Esc"))
        super().__init__(title, text, [cancel, *more, self._act], icon=icon)

    def fill(self, column: Column) -> None:
        """The sentences, the field, and what is wrong with what was typed."""
        super().fill(column)
        field = TextField(
            self.kit,
            pygame.Rect(0, 0, 0, 0),
            self.title,
            self.typed,
            self._type,
            hint=self.hint,
            most=self.most,
            hidden=self.secret,
            submit=self._submit,
        )
        self._field = field
        column.row([field], [self.kit.metrics.px(FIELD)], after=10)
        column.text(self.check(self.typed) or " ", "small", colour=self.kit.theme.colour.refuse, after=12)

    def layout(self) -> None:
        """The focus begins in the field."""
        super().layout()
        if self.form is not None and not self._buttons[-1].why_not:
            self._buttons[-1].why_not = self.check(self.typed)
        self._focus_field()

    def answer(self, choice: Choice) -> None:
        """The text goes out only where it is good."""
        if choice is self._act:
            self._submit(self.typed)
        else:
            super().answer(choice)

    def _type(self, text: str) -> None:
        caret = self._field.caret
        self.typed = text
        self.layout()
        self._field.caret = caret

    def _submit(self, text: str) -> None:
        if not self.check(text):
            self.stage.close(self.gives(text))

    def _focus_field(self) -> None:
        if self.form is not None:
            self.form.focus.to(self._field, by_keys=True)
            self._field.focused = True
