"""Bot judgement for Roll for the Galaxy."""

from galaxy_desktop.games.roll.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]
