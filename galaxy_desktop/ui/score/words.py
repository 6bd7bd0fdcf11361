"""Sentences about the end of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Result, Score, places_of
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series


@dataclass(frozen=True, slots=True)
class Ending:
    """Result of a finished game in words; `you` is the seat that is addressed, None for nobody."""

    names: Sequence[str]
    scores: Sequence[Score]
    result: Result
    cause: str = ""
    """Reason of the end, from `Words.ended_by`."""
    you: Seat | None = None
    resigned: Seat | None = None
    """Seat of the last person, who gave up and so ended the game; None if nobody did."""
    gone: Mapping[Seat, int] = field(default_factory=dict)
    """Rounds in which persons resigned to a bot, by seat, in order; 0 for the setup."""
    round: int = 0
    with_points: bool = True
    """True if points decide who wins."""

    def ranking(self) -> list[Seat]:
        """Return the seats from first to last, those of one place in seat order."""
        places = self.places()
        return sorted(places, key=lambda seat: (places[seat], seat))

    def places(self) -> dict[Seat, int]:
        """Return the place of each seat, see `places_of`."""
        gone = {*self.gone, *([] if self.resigned is None else [self.resigned])}
        return dict(enumerate(places_of(self.scores, self.result, gone, with_points=self.with_points)))

    def headline(self) -> str:
        """Return who has won, with the points if these decide."""
        winners = self.result.winners
        if not winners:
            return _("No one wins") if self.resigned is None or self.gone else self._gave_up()
        points = self.scores[winners[0]].total if self.with_points else None
        if len(winners) > 1:
            return self._shared(points)
        if len(self.scores) == 1 and points is not None:
            return self._says(0, _("You score {points} VP"), _("{name} scores {points} VP"), points=points)
        if points is None:
            return self._says(winners[0], _("You win"), _("{name} wins"))
        return self._says(
            winners[0], _("You win with {points} VP"), _("{name} wins with {points} VP"), points=points
        )

    def margin(self) -> str:
        """Return the reason of the end, the winner's margin if points decide, and who has resigned."""
        gone = [self._gave_up_when(seat, number) for seat, number in self.gone.items()]
        if self.resigned is not None:
            return " ".join([*gone, self._gave_up_when(self.resigned, self.round)])
        second = self._second()
        if second is None or not self.result.winners or not self.with_points:
            return " ".join([_("Game end: {cause}.").format(cause=self.cause), *gone])
        return " ".join([self._ahead(second), *gone])

    def in_words(self, source: Callable[[str], str]) -> list[str]:
        """Return a sentence for each seat, from first to last: place, name, points by their sources.

        One seat alone has no place.
        """
        places, said = self.places(), []
        for seat in self.ranking():
            score = self.scores[seat]
            parts = series(f"{source(name)} {points}" for name, points in score.parts)
            line = _("{name}: {total} ({parts})") if self.with_points else "{name}"
            words = line.format(name=self.names[seat], total=score.total, parts=parts)
            said.append(f"{places[seat]}. {words}" if len(places) > 1 else words)
        return said

    def deciding(self, sources: Sequence[str], tie_break: str) -> str:
        """Return the source of the winner's largest lead over the next seat, or the tiebreaker's figures.

        Empty if points do not decide, if nobody or more than one seat has won, or if nobody else played.
        """
        second = self._second()
        if second is None or len(self.result.winners) != 1 or self.resigned is not None or not tie_break:
            return ""
        won, other = self.scores[self.result.winners[0]], self.scores[second]
        if won.total == other.total:
            line = _("{tie_break}, **{n}** to **{m}**.")
            return line.format(tie_break=tie_break, n=won.tie_break, m=other.tie_break)
        leads = [mine - theirs for (_a, mine), (_b, theirs) in zip(won.parts, other.parts, strict=True)]
        best = [number for number, lead in enumerate(leads) if lead == max(leads)]
        names = listed([sources[number] for number in best])
        if len(best) > 1:
            you = _("Largest leads over you: {sources}, **{n}** VP each.")
            name = _("Largest leads over {name}: {sources}, **{n}** VP each.")
            return self._says(second, you, name, sources=names, n=max(leads))
        mine, theirs = won.parts[best[0]][1], other.parts[best[0]][1]
        you = _("Largest lead over you: {source}, **{n}** VP to **{m}**.")
        name = _("Largest lead over {name}: {source}, **{n}** VP to **{m}**.")
        return self._says(second, you, name, source=names, n=mine, m=theirs)

    def _second(self) -> Seat | None:
        """Return the first seat after the winners that has not resigned; None if there is none."""
        rest = [seat for seat in self.ranking() if seat not in self.result.winners]
        return next((seat for seat in rest if seat not in self.gone), None)

    def _ahead(self, second: Seat) -> str:
        """Return by how much the winner is ahead of the next seat, and the reason of the end."""
        points = self.scores[self.result.winners[0]].total - self.scores[second].total
        if points == 0:
            you = _("Tied with you, won on the tiebreaker. Game end: {cause}.")
            name = _("Tied with {name}, won on the tiebreaker. Game end: {cause}.")
        else:
            you = _("{n} VP ahead of you. Game end: {cause}.")
            name = _("{n} VP ahead of {name}. Game end: {cause}.")
        return self._says(second, you, name, n=points, cause=self.cause)

    def _gave_up(self) -> str:
        assert self.resigned is not None
        return self._says(self.resigned, _("You resigned"), _("{name} resigned"))

    def _gave_up_when(self, seat: Seat, number: int) -> str:
        if not number:
            return self._says(seat, _("You resigned during setup."), _("{name} resigned during setup."))
        you, other = _("You resigned in round {n}."), _("{name} resigned in round {n}.")
        return self._says(seat, you, other, n=number)

    def _says(self, seat: Seat, you: str, other: str, **facts: object) -> str:
        return (you if seat == self.you else other).format(name=self.names[seat], **facts)

    def _shared(self, points: int | None) -> str:
        """Return that several seats have won, with the points if these decide."""
        names = listed([self.names[seat] for seat in self.result.winners if seat != self.you])
        if self.you in self.result.winners:
            plain = _("You share the win with {names}")
            counted = _("You share the win with {names}: {points} VP each")
        else:
            plain, counted = _("{names} share the win"), _("{names} share the win with {points} VP")
        return (plain if points is None else counted).format(names=names, points=points)
