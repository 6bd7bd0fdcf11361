"""What if: the dialog that asks how a branch goes on, and its first table."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.stage import Stage


def ask_to_branch(stage: Stage, client: Client, replay: Replay, seat: Seat) -> None:
    """Ask how to go on from the moment of a replay."""
