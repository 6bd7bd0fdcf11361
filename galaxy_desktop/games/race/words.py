"""The words of Race for the Galaxy; to come."""


class RaceWords:
    """The words."""
