"""How Race for the Galaxy is played well."""

from galaxy_desktop.games.race.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]
