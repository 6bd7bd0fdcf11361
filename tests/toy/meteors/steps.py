"""A round: all choose a meteor in secret, the largest is caught, the others are lost, and all draw."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from tests.toy.meteors.state import ROUNDS, Caught, Drew, MeteorState, size_of


@plain
class Aim(Step[MeteorState]):
    def asks(self, g: MeteorState) -> Asks:
        return {seat: Pick("aim", tuple(hand)) for seat, hand in enumerate(g.hands)}

    def done(self, g: MeteorState, answers: Answers) -> None:
        aimed = {seat: chosen for seat, (chosen,) in sorted(answers.items())}
        best = max(aimed, key=lambda seat: size_of(aimed[seat]))
        for seat, meteor in aimed.items():
            g.hands[seat].remove(meteor)
            (g.caught[best] if seat == best else g.lost).append(meteor)
        g.tell(Caught(best, aimed[best]))
        for seat, hand in enumerate(g.hands):
            if g.sky:
                hand.append(g.sky.pop())
                g.tell(Drew(seat, (hand[-1],)))
        g.round += 1
        if g.round <= ROUNDS and all(g.hands):
            g.then(Aim())
