"""List of the unfinished games of one kind, above the menu: each goes on with one click or one key."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.menu.saves import Continuable
from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog, DialogButton
from galaxy_desktop.ui.scenes.shelf import day_words, is_autosave, others_words, saved_at, title_of
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_width

HEIGHT = 60
MOST_KEYS = 9
DATE_SHARE = 0.34


class RunningRow(Button):
    """One unfinished game: round and other players at the left, when it was played, and its key."""

    def __init__(self, kit: Kit, words: str, when: str, press: Callable[[], None], number: int) -> None:
        keyed = number <= MOST_KEYS
        key, cue = (pygame.K_0 + number, str(number)) if keyed else (None, "")
        super().__init__(kit, layout.nowhere(), words, press, key=key, cue=cue)
        self.when = when

    @property
    def state(self) -> str:
        """Time at which it was played last, in words."""
        return self.when

    @property
    def explanation(self) -> str:
        """Round and players, which may be cut in the row."""
        return self.label

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the face and the line on it."""
        text, metrics, colour = self.kit.text, self.kit.metrics, self.kit.theme.colour
        rect = self.rect.move(0, 1) if self.pressed else self.rect
        self.kit.faces.face(surface, rect, self._look())
        row = layout.inset(rect, metrics.space("broad"), 0)
        if self.cue:
            cue, row = layout.cut_right(row, key_cue_width(self.kit, self.cue), metrics.space("margin"))
            draw_key_cue(self.kit, surface, cue.midleft, self.cue, colour.text_soft)
        date, words = layout.cut_right(row, round(row.width * DATE_SHARE), metrics.space("margin"))
        when = text.label(self.when, date.width, "small", colour=colour.text_soft, align="right")
        line = text.label(self.label, words.width, "body", colour=colour.text, align="left")
        when.draw(surface, (date.left, date.centery - when.height // 2))
        line.draw(surface, (words.left, words.centery - line.height // 2))


class RunningGames(Dialog[Continuable]):
    """Unfinished games of one kind, and its campaign, the newest first; closes with the one to continue."""

    def __init__(
        self,
        title: str,
        found: Sequence[Continuable],
        campaigns: Mapping[str, CampaignStanding],
    ) -> None:
        self.found = found
        self._campaigns = campaigns
        choices: list[DialogButton[Continuable]] = [
            DialogButton(_("Cancel"), cue=_("Esc")),
            DialogButton(_("Continue the latest"), found[0]),
        ]
        super().__init__(title, _("Choose the game to continue."), choices, icon="clock")

    def fill(self, column: Column) -> None:
        super().fill(column)
        now, height = datetime.now(), self.kit.metrics.target(HEIGHT)
        for number, one in enumerate(self.found, 1):
            when, words = day_words(saved_at(one), now), _words(one, self._campaigns)
            row = RunningRow(self.kit, words, when, partial(self.close, one), number)
            column.tall(row, height)
        column.space("margin")


def begun_guide(game: str, info: SaveInfo) -> Dialog[bool]:
    """Return the question about a guided game under way: continue it (True), or start over (False)."""
    choices: list[DialogButton[bool]] = [
        DialogButton(_("Cancel"), cue=_("Esc")),
        DialogButton(_("Start over"), result=False, icon="undo"),
        DialogButton(_("Continue"), result=True),
    ]
    when = day_words(saved_at(info), datetime.now())
    title = _("Continue your guided game of {game}?").format(game=game)
    return Dialog(title, f"{_words(info, {})} · {when}", choices, icon="clock")


def short_words(one: Continuable, campaigns: Mapping[str, CampaignStanding]) -> str:
    """Return round and other players of a save: "Round 7 with Vega"; of a campaign's game, its number."""
    if isinstance(one, CampaignStanding):
        return one.words
    assert one.meta is not None
    campaign = campaigns.get(one.meta.table.game)
    own = [campaign.words] if campaign is not None and campaign.has(one.meta) else []
    return " · ".join([*own, others_words(one.meta)])


def _words(one: Continuable, campaigns: Mapping[str, CampaignStanding]) -> str:
    """Return what `short_words` does, with the name of a save that has one, or of a branch."""
    words = short_words(one, campaigns)
    if isinstance(one, SaveInfo) and not (is_autosave(one) and one.meta and one.meta.origin is None):
        words = f"{title_of(one, {})} · {words}"
    return escape(words)
