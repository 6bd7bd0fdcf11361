"""A program that plays Galaxy Desktop: it chooses as many things as it may, at random.

Try it:   galaxy-desktop simulate jumpdrive --bots "program:python3 example_bot.py,easy" --games 10
Each line that comes in is a message of JSON, and so is each line that goes out.
"""

import json
import random
import sys


def send(message):
    """Send one message; nothing else may be printed."""
    print(json.dumps(message), flush=True)


def worth(answer):
    """Return how much an answer does, for lack of a better idea: the number of things in it."""
    return len(answer) if isinstance(answer, list) else 0


def compose(question):
    """Return a long answer, put together move by move: the game says which moves can follow."""
    made, after = [], question
    while after["next"] and not (after["complete"] and random.random() < 0.3):
        made.append(random.choice(after["next"]))
        send({"moves": {"id": question["id"], "made": made}})
        after = receive()["moves"]
    return made if after["complete"] else random.choice(question["answers"])


def choose(question):
    """Return the answer to a question; question["view"] is all that this seat can see of the game."""
    if question["kind"] == "compose":
        return compose(question)
    most = max(map(worth, question["answers"]))
    return random.choice([answer for answer in question["answers"] if worth(answer) == most])


def receive():
    """Return the next message; end the program once the game has gone."""
    while line := sys.stdin.readline():
        message = json.loads(line)
        if "hurry" not in message:  # somebody waits: a slow program would answer now
            return message
    sys.exit()


while message := receive():
    if "hello" in message:  # who plays what, and where: the game, the seat, the number of players
        send({"hello": {"protocol": 1}})
    elif "question" in message:
        question = message["question"]
        send({"answer": {"id": question["id"], "value": choose(question)}})
    elif "end" in message:  # the winners and the scores by seat: the place to learn something
        pass
