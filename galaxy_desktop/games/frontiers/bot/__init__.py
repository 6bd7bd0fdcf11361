"""Bot judgement for New Frontiers."""

from galaxy_desktop.games.frontiers.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]
