"""Forecast of others in Race: the action, or the two actions, that they have chosen in secret."""

from galaxy_desktop.ai.subject import Foretold

FORETOLD = Foretold("action", lambda answer: str(answer[0]))
