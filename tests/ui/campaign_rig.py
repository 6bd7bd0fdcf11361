"""The campaign of Jump Drive in the real client, in memory."""

from pathlib import Path
from typing import Any

import pygame

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.progress import Progress
from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.scene import TableScene
from tests.ui.acts import click, key

FILE = "campaign jumpdrive.json"


class Client:
    """The real client in memory, on the campaign; drawn if it is `drawn`."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        thinker: Silent | None = None,
        drawn: bool = False,
        **settings: Any,
    ) -> None:
        wanted = Settings(mute=True, player_name="Ada", speed="instant", **settings)
        self.house = House(Folders(folder), window=size, settings=wanted, thinker=thinker or Silent())
        self.app = self.house.app
        self._step = self.app.step if drawn else self.app.advance
        self.open()

    def open(self) -> CampaignScene:
        """The campaign, opened anew."""
        scene = CampaignScene(self.house.client, GAME)
        self.app.open(scene)
        self.step()
        return scene

    @property
    def top(self) -> Any:
        return self.app.stage.top

    def shows(self, kind: type[Scene[Any]]) -> bool:
        """Whether a scene of this kind is on top."""
        return isinstance(self.app.stage.top, kind)

    def step(self, *events: pygame.event.Event) -> None:
        self.app.advance(events, 0.0)
        for _frame in range(2):
            self.app.advance((), 0.1)
        self._step((), 0.1)

    def key(self, code: int) -> None:
        self.step(key(code), pygame.event.Event(pygame.KEYUP, key=code, mod=0))

    def click(self, label: str) -> None:
        found = [widget for group in self.top.form.groups for widget in group if widget.label == label]
        assert found, label
        self.step(*click(found[0].rect.center))

    def play(self, answers: int = 1000) -> None:
        """Answers by chance at the table that is open."""
        table, dice = self.top, Dice(4)
        assert isinstance(table, TableScene)
        bus = table.session.bus
        for _answer in range(answers):
            if bus.is_over():
                break
            decision = bus.ask(0)
            assert decision is not None
            bus.do(GiveAnswer(0, decision.sample(dice)))


def stand(client: Client, progress: Progress) -> CampaignScene:
    """The campaign at this point, as the file has it."""
    scene = client.open()
    scene._keep(progress)
    return client.open()
