"""How Master of the Galaxy is played well."""

from galaxy_desktop.games.master.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]
