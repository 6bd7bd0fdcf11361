"""How New Frontiers is played well."""

from galaxy_desktop.games.frontiers.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]
