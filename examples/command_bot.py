"""A player for `hatbox arena --bots "command:python3 examples/command_bot.py" …`: a line of JSON in, a line out.

It takes the move with the most words that it has not played yet, which is no plan at all, but legal. docs/mcp.md
describes the protocol.
"""

import json
import sys

played = set()


def answer(message):
    """Return the answer to a message, or None if none is due."""
    match message["type"]:
        case "hello":
            return {"type": "hello", "protocol": 1, "name": "Example"}
        case "new_game":
            played.clear()
        case "choose":
            fresh = [move for move in message["legal"] if move not in played] or message["legal"]
            move = max(fresh, key=lambda move: (len(move.split()), move))
            played.add(move)
            return {"type": "move", "id": message["id"], "move": move}
        case "refused":
            print(message["reason"], file=sys.stderr)
        case "quit":
            sys.exit()
    return None


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)
