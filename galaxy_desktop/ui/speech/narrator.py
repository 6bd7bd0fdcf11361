"""Narrator: says what has the focus, what is asked and what happens, by voice and in a line on the screen."""

from collections.abc import Sequence
from typing import Any, Protocol

from galaxy_desktop.ui.speech.spoken import sentences, spoken

MOST_NEWS = 12
"""Limit of the news of one moment that are said: the last ones."""


class Voice(Protocol):
    """Speaker, or what stands for one."""

    @property
    def trouble(self) -> str:
        """Return why nothing is heard; empty if all is well."""
        ...

    def say(self, words: str, *, now: bool) -> None:
        """Say a text; `now` ends what is being said."""
        ...

    def stop(self) -> None:
        """End what is being said."""
        ...


class SpokenScene(Protocol):
    """Scene that is told of."""

    @property
    def heading(self) -> Sequence[str]:
        """Return what the scene is, or asks, in sentences of markup."""
        ...

    @property
    def announce(self) -> str:
        """Return what has the focus, as it is said."""
        ...

    @property
    def reading(self) -> Sequence[str]:
        """Return what there is to read, in texts of markup."""
        ...


class Narrator:
    """Narrator of the topmost scene: says what is new in it, and nothing while it is off."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.shows = False
        """True while a line on the screen shows what is said."""
        self.speaks = False
        self.focus = ""
        """Words about what has the focus, for the line."""
        self.news = ""
        """Words about what has happened last and what was asked, for the line."""
        self._told = ""
        """Last event told since the player did something."""
        self._asked: Sequence[str] = ()
        """Sentences of the question put since the player did something."""
        self.turned = 0
        """Pages turned since the words in the line are there, if it cannot show them at once."""
        self.laid: tuple[Any, ...] = ()
        """Layout of the words for the window, kept by what draws the line."""
        self.changed = False
        """True if the line looks different from when it was drawn last."""
        self._scene: SpokenScene | None = None
        self._heading: Sequence[str] = ()
        self._ends = False
        """True if the next words end what is being said, as the player has just done something."""

    @property
    def on(self) -> bool:
        """True if anybody reads or hears it."""
        return self.shows or self.speaks

    def use(self, *, shows: bool, speaks: bool) -> None:
        """Show the line or not, speak or not."""
        if self.speaks and not speaks:
            self.voice.stop()
        if (shows, speaks) != (self.shows, self.speaks):
            self.shows, self.speaks = shows, speaks
            self._scene = None

    def hear(self) -> None:
        """Note that the player has done something, which ends what is being said."""
        self._ends, self._told, self._asked = True, "", ()

    def hush(self) -> None:
        """Forget what was said and end what is being said, as another player comes to the screen."""
        self.hear()
        self._show("", "")
        if self.speaks:
            self.voice.say("", now=True)

    def tell(self, *news: str) -> None:
        """Say what has happened, in texts of markup, each new one after the last."""
        said = [words for text in news[-MOST_NEWS:] if (words := spoken(text))] if self.on else []
        if said:
            self._told = said[-1]
            self._say_news(said)

    def watch(self, scene: SpokenScene | None) -> None:
        """Say what is new in the scene on top: another scene, another question, another focus."""
        if scene is None or not self.on:
            return
        heading, focus = scene.heading, scene.announce
        known = self._heading if scene is self._scene else ()
        other = scene is not self._scene
        self._scene, self._heading = scene, heading
        asked = [words for text in heading if text not in known and (words := spoken(text))]
        if asked:
            self._asked = asked
            self._say_news(asked)
        if focus != self.focus or other:
            self._show(focus, self.news)
            self._say(focus)
        self._ends = False

    def read(self) -> None:
        """Say all that the scene shows, from its start."""
        scene = self._scene
        if scene is not None and self.on:
            self._ends = True
            words = sentences(map(spoken, [*scene.heading, *scene.reading]))
            self._told, self._asked = "", [words]
            self._say_news([words])
            self._say(scene.announce)

    def turn(self) -> None:
        """Show the next page of words for which the line has no room."""
        self.turned, self.changed = self.turned + 1, True

    def _show(self, focus: str, news: str) -> None:
        """Show words in the line, from their first page."""
        self.focus, self.news, self.turned, self.changed = focus, news, 0, True

    def _say_news(self, words: Sequence[str]) -> None:
        """Say words one after the other; the line shows what has happened, then what is asked."""
        self._show(self.focus, sentences([self._told, *self._asked]))
        for one in words:
            self._say(one)

    def _say(self, words: str) -> None:
        if self.speaks and words:
            self.voice.say(words, now=self._ends)
            self._ends = False
