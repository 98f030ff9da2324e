#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot of Odin in twenty lines: leads its lowest card, follows with the lowest single card or pair that fits."""
import itertools
import json
import sys

seat, hand, table = 0, [], []
for line in sys.stdin:
    message = json.loads(line)
    if message.get("event") == "seat":
        seat = message["seat"]
    elif message.get("event") == "hand":
        hand, table, passes = message["hands"][seat], [], 0
        players = len(message["hands"])
    elif message.get("event") == "play":
        if message["seat"] == seat:
            hand = [card for card in hand if card not in message["cards"]]
            hand += [message["take"]] if "take" in message else []
        table, passes = message["cards"], 0
    elif message.get("event") == "pass":
        passes += 1
        table = [] if passes == players - 1 else table
    elif "ask" in message:
        value = lambda cards: sorted((card[1] for card in cards), reverse=True)
        fits = [cards for size in {len(table) or 1, len(table) + 1} for cards in itertools.combinations(hand, size)
                if len({card[0] for card in cards}) == 1 or len({card[1] for card in cards}) == 1]
        fits = [cards for cards in fits if table and (len(cards), value(cards)) > (len(table), value(table))
                or not table and (len(cards) == 1 or len(cards) == len(hand))]
        best = min(fits, key=lambda cards: (len(cards), value(cards)), default=None)
        answer = {"cards": list(best)} if best else {"pass": True}
        if best and table and len(best) < len(hand):
            answer["take"] = table[0]
        print(json.dumps(answer), flush=True)
