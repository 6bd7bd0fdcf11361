"""The words of Race for the Galaxy."""

from galaxy_desktop.games.race.words.book import RaceWords

__all__ = ["RaceWords"]
