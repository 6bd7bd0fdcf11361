"""How Roll for the Galaxy is played well."""

from galaxy_desktop.games.roll.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]
