"""Campaign screen: the path of its four games, its goals, the last game round by round, and the next step."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.games.jumpdrive import progress as kept
from galaxy_desktop.games.jumpdrive.campaign import CampaignError, goals
from galaxy_desktop.games.jumpdrive.progress import Progress
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.table.campaign_goal import GoalCard, least_size
from galaxy_desktop.games.jumpdrive.table.campaign_path import draw_path
from galaxy_desktop.games.jumpdrive.table.campaign_rounds import played_rounds
from galaxy_desktop.games.jumpdrive.table.campaign_words import (
    about,
    headline,
    primary_words,
    prompt_words,
    rounds_title,
    what_follows,
)
from galaxy_desktop.games.jumpdrive.words.terms import campaign_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.scenes import campaigns
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import confirm, message
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.button import Button

PATH = 200
BESIDE = 0.22


class CampaignScene(Screen[None]):
    """Screen of the running campaign; its progress is saved to a file after every step."""

    def __init__(self, client: Client, game: Game[Any], table: Scene[None] | None = None) -> None:
        self.client = client
        self.game = game
        self.table = table
        """Game of the campaign that was opened elsewhere, to be played at once; or None."""
        self.goal: Goal | None = None
        """Goal that is chosen to be checked off; or None."""

    def enter(self) -> None:
        """Continue the campaign from its file; begin a new one if the file is missing or unusable."""
        notice: Callable[[], None] | None = None
        title = _("Couldn't continue the campaign")
        self._take(kept.begun(self.client.seed()))
        try:
            data = campaigns.read_campaign(self.stage.folders, self.game)
            if data is not None:
                self._take(kept.from_json(data))
        except campaigns.OtherPackError as fault:
            question = confirm(title, escape(str(fault)), _("New campaign"), keep=_("Back"))
            notice = partial(self.stage.open, question, self._take_place)
        except (campaigns.CampaignFileError, CampaignError) as fault:
            text = f"{fault} {self._take_earlier()}"
            notice = partial(self.stage.open, message(title, escape(text.strip()), icon="warning"))
        self._look()
        if self.table is not None:
            self._sit_down(self.table)
        if notice is not None:
            notice()

    def title(self) -> tuple[str, str]:
        return self.game.name, _("Campaign: {name}").format(name=campaign_name())

    def panels(self) -> Sequence[Panel]:
        """Return the panels of path, goals, last game and next step."""
        head, note = headline(self.progress)
        rounds, total = rounds_title(self.progress)
        return [
            Panel(campaign_name(), (0, 0, 1, 0.235), self._fill_path, icon="globe", headed=False),
            Panel(head, (0, 0.246, 1, 0.374), self._fill_goals, icon="trophy", note=note),
            Panel(rounds, (0, 0.631, 0.6625, 0.369), self._fill_rounds, icon="statistics", note=total),
            Panel(_("What's next"), (0.672, 0.631, 0.328, 0.369), self._fill_then, icon="skip"),
        ]

    def buttons(self) -> Sequence[Button]:
        """Return the buttons to leave, to start over, and for the next step."""
        nowhere = layout.nowhere()
        found = [Button(self.kit, nowhere, _("Save and exit"), self.back, icon="save", cue=_("Esc"))]
        if (self.progress.campaign.played or self._left) and not self.progress.over:
            found.append(Button(self.kit, nowhere, _("Restart campaign"), self._ask_again, icon="redo"))
        words = primary_words(self.progress, self.goal, kept=self._left is not None)
        found.append(Button(self.kit, nowhere, words, self._on, kind="primary", cue=_("Enter")))
        return found

    def top_buttons(self) -> Sequence[Button]:
        """Return the button of the rules."""
        nowhere = layout.nowhere()
        return [Button(self.kit, nowhere, _("Rules"), self._help, kind="icon", icon="help")]

    def prompt(self) -> Footer:
        head, line = prompt_words(self.progress, self.goal)
        return Footer(head, line, "trophy")

    def key(self, event: pygame.event.Event) -> bool:
        """Choose a goal that may be checked off with the keys 1 to 4; return False otherwise."""
        number = event.key - pygame.K_1
        if not 0 <= number < len(goals()) or goals()[number] not in self.progress.met:
            return False
        self._choose(goals()[number])
        return True

    def resume(self) -> None:
        """Look up whether a game under way is left, and lay the screen anew."""
        self._look()
        self.layout()

    def _take_place(self, yes: bool | None) -> None:  # noqa: FBT001 - the result of a dialog
        """Put the file of the other data pack aside if `yes`; otherwise close the screen."""
        if yes:
            campaigns.put_by(self.stage.folders, self.game)
        else:
            self.close()

    def _take_earlier(self) -> str:
        """Put the file aside and take the version before it, if there is one; return what became of both."""
        line = _("A new campaign begins. The old file was renamed {name}.")
        name = campaigns.put_by(self.stage.folders, self.game)
        try:
            data = campaigns.read_campaign(self.stage.folders, self.game, earlier=True)
            if data is not None:
                self._take(kept.from_json(data))
                line = _("The campaign continues from an earlier version. The old file was renamed {name}.")
        except (campaigns.CampaignFileError, CampaignError):
            pass
        return line.format(name=name) if name else ""

    def _is_over(self) -> bool:
        """Return whether the game under way has ended, or the campaign has."""
        return self.progress.choosing or self.progress.over

    def _take(self, progress: Progress) -> None:
        """Set the progress; propose the goal with most measures among those met."""
        self.progress = progress
        self.goal = max(progress.met, key=lambda goal: len(goal.measures), default=None)

    def _keep(self, progress: Progress) -> None:
        self._take(progress)
        self._tell(campaigns.keep_campaign(self.stage.folders, self.game, progress.to_json()))

    def _tell(self, trouble: str) -> None:
        if trouble:
            self.stage.open(message(_("Couldn't save the campaign"), trouble, icon="warning"))

    def _look(self) -> None:
        """Look up whether the game to be played was begun before."""
        self._left: Path | None = None
        if not self._is_over():
            seed = self.progress.seed
            self._left = campaigns.left_game(self.client, self.stage.folders, self.game.id, seed)

    def _on(self) -> None:
        """Take the next step: check off a goal, begin a new campaign, or play."""
        if self.goal is not None:
            self._keep(self.progress.checked(self.goal.id, self.client.seed()))
            self.kit.sounds.play("victory" if self.progress.campaign.won else "chosen")
            self.layout()
        elif self.progress.over:
            self._fresh()
            self.layout()
        else:
            self._play()

    def _fresh(self) -> None:
        self._keep(kept.begun(self.client.seed()))
        self._look()

    def _play(self) -> None:
        """Play the game that was left, or the next one."""
        self._keep(self.progress)
        table = campaigns.go_on(self.client, self._left) if self._left is not None else None
        if table is None:
            name = self.kit.settings.name_at_table
            table = campaigns.begin_alone(self.client, self.game, name, self.progress.seed)
        self._sit_down(table)

    def _sit_down(self, table: Scene[None]) -> None:
        """Open a game of the campaign, and follow it to its end."""
        checked = frozenset(self.progress.campaign.checked)
        campaigns.follow(table, self.progress.seed, checked, self._ended)
        self.stage.open(table)

    def _ended(self, view: JumpState, *, gave_up: bool) -> None:
        if not self._is_over():
            self._keep(self.progress.given_up(view) if gave_up else self.progress.finished(view))

    def _ask_again(self) -> None:
        question = confirm(
            _("Restart the campaign?"),
            _("You'll lose this campaign's progress and start again with 4 open goals."),
            _("Restart campaign"),
        )
        self.stage.open(question, lambda yes: self._fresh() if yes else None)

    def rules(self, *, here: bool = False) -> HelpScene:
        return HelpScene(self.client, self.game, "campaign" if here else "")

    def _help(self) -> None:
        self.stage.open(self.rules())

    def _choose(self, goal: Goal) -> None:
        self.goal = goal
        self.kit.sounds.play("chosen")
        self.layout()

    def _fill_path(self, column: Column) -> None:
        """Fill in the words about campaigns and the planets: side by side in a wide window, else stacked."""
        beside = self.kit.metrics.mode == "wide" and not self.paged
        if self.paged:
            column.soft(about(), "body", after=None)
        rect = column.take(max(column.rest_of_view(0), self.kit.metrics.px(PATH) if self.paged else 0), None)
        if beside:
            words, rect = layout.cut_left(rect, round(rect.width * BESIDE))
            column.paint(words, self._paint_about)
        column.paint(rect, lambda surface, at: draw_path(self.kit, surface, at, self.progress))

    def _paint_about(self, surface: pygame.Surface, at: pygame.Rect) -> None:
        used = self.kit.text.draw(surface, at, campaign_name(), "title", lines=1)
        below = layout.below(at, at.top + used)
        self.kit.text.draw(surface, below, about(), "body", colour=self.kit.theme.colour.text_soft)

    def _fill_goals(self, column: Column) -> None:
        """Fill in the cards side by side, or in two columns or one if the words are large."""
        least, gap = least_size(self.kit), self.kit.metrics.space("frame")
        across = len(goals()) if column.width >= len(goals()) * least[0] else 2
        across = across if column.width >= across * least[0] * 0.9 else 1
        lines = -(-len(goals()) // across)
        room = (column.rest_of_view(0) - gap * (lines - 1)) // lines
        height = max(least[1], room)
        area = column.take(lines * (height + gap) - gap, None)
        size = (column.width + gap) // across - gap, height
        for number, place in enumerate(layout.cells(area, size, len(goals()), across, gap)):
            card = self._card(goals()[number], number)
            card.rect = place
            column.widgets.append(card)

    def _card(self, goal: Goal, number: int) -> GoalCard:
        played = [game.goal for game in self.progress.campaign.played]
        return GoalCard(
            self.kit,
            goal,
            self.progress.reached if self._is_over() else None,
            checked_in=played.index(goal.id) + 1 if goal.id in played else 0,
            legal=goal in self.progress.met,
            chosen=goal == self.goal,
            number=number + 1,
            choose=self._choose,
        )

    def _fill_rounds(self, column: Column) -> None:
        """Fill in the last game, or a sentence if there is none."""
        g = self.progress.last
        if g is None:
            column.soft(_("After each game, its rounds appear here with the VP you scored in each."), "body")
            return
        rect = column.take(max(column.rest_of_view(0), self.kit.metrics.px(PATH)), None)
        column.widgets += played_rounds(self.kit, rect, g.players[0].turns)

    def _fill_then(self, column: Column) -> None:
        for sign, words in what_follows(self.progress, self.goal):
            column.sign(sign, words, after="gap")
