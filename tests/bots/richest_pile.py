#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot of Ninjan in thirty lines: goes for the richest pile with its lowest card, throws at random."""
import json
import random
import sys

BEATS = {"R": "S", "S": "P", "P": "R"}


def value(cards):
    return sum(int(card[1:]) for card in cards)


def allowed(card):
    beaten = [pile for pile in range(3) if BEATS[card[0]] == piles[pile][-1][0]]
    return beaten, beaten or [0, 1, 2]


def worth(card):
    beaten, _ = allowed(card)
    return max((value(piles[pile]) for pile in beaten), default=0), -int(card[1:])


seat, hand, piles, shown = 0, [], [], None
for line in sys.stdin:
    message = json.loads(line)
    if message.get("event") == "seat":
        seat = message["seat"]
    elif message.get("event") == "deal":
        hand, piles = message["hands"][seat], [[card] for card in message["piles"]]
    elif message.get("event") == "reveal":
        shown = message["cards"][seat]
        hand = [card for card in hand if card != shown]
    elif message.get("event") == "resolve":
        beaten, _ = allowed(message["card"])
        pile = message["pile"]
        piles[pile] = ([] if pile in beaten else piles[pile]) + [message["card"]]
    elif message.get("event") == "choose":
        # Choices stay hidden until all seats have chosen.
        assert message["seat"] == seat or "card" not in message
    elif message.get("ask") == "choose":
        print(json.dumps({"card": max(hand, key=worth)}), flush=True)
    elif message.get("ask") == "pile":
        print(json.dumps({"pile": max(allowed(shown)[1], key=lambda pile: value(piles[pile]))}), flush=True)
    elif message.get("ask") == "throw":
        print(json.dumps({"throw": random.choice("RPS")}), flush=True)
