"""Styles of play: what a bot likes a little more than its judgement of who wins says."""

from collections.abc import Mapping
from dataclasses import dataclass

from galaxy_desktop.ai.features import Features
from galaxy_desktop.language import Message


@dataclass(frozen=True, slots=True)
class Style:
    """A style of play, by name, with the points that answers are worth more for what they do."""

    name: Message
    aim: Message
    """Sentence that says, once a game is over, what a bot of this style was after."""
    leans: Features
    """Points, by trait of an answer, see `Playbook.traits`."""

    def lean(self, traits: Features) -> float:
        """Return the points that an answer with these traits is worth more."""
        leans = self.leans
        return sum([leans[trait] * much for trait, much in traits.items() if trait in leans])


Styles = Mapping[str, Style]
"""Styles of a game by id."""
