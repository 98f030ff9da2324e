#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table, WAV, 16 bits, one channel, next to this file. The same every time; needs Python alone.

usage: resources/sounds/make_sounds.py [FOLDER]

A card is noise: fibres that rub, then paper that meets cloth. Noise through a moving filter with a quick rise and a slow
fall is all that is needed; wood and strings are a few partials that die away, the higher ones sooner.
"""
import math
import os
import random
import struct
import sys
import wave

RATE = 22050


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def mix(into, sound, at=0.0, gain=1.0):
    begin = int(at * RATE)
    into.extend([0.0] * (begin + len(sound) - len(into)))
    for i, value in enumerate(sound):
        into[begin + i] += gain * value
    return into


def rub(seconds, low, high, rise, fall, seed):
    """Noise whose colour moves from `low` to `high` Hz; it swells for `rise` and fades over `fall` seconds."""
    noise = random.Random(seed)
    sound, band, bottom, soft = [], 0.0, 0.0, 0.0
    count = int(RATE * seconds)
    for i in range(count):
        t = i / RATE
        centre = low + (high - low) * i / count
        f = 2 * math.sin(math.pi * min(centre, RATE / 7) / RATE)
        # A state-variable filter with a broad band: Q of about 1.
        bottom += f * band
        top = noise.uniform(-1, 1) - bottom - 1.1 * band
        band += f * top
        swell = min(1.0, t / rise) * math.exp(-max(0.0, t - rise) / fall)
        soft += 0.6 * (band * swell - soft)  # no hiss
        sound.append(soft)
    return sound


def knock(partials, seconds):
    """Something hard that was hit: partials as (Hz, strength, seconds until a third is left)."""
    sound = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        sound.append(sum(a * math.sin(2 * math.pi * f * t) * math.exp(-t / d) for f, a, d in partials) * min(1, t / 0.001))
    return sound


def string(frequency, seconds, seed):
    """A plucked string after Karplus and Strong: a loop of noise that loses its edges on every turn."""
    noise = random.Random(seed)
    length = int(RATE / frequency)
    loop = [noise.uniform(-1, 1) for _ in range(length)]
    for _ in range(3):  # a soft finger
        loop = [(loop[i - 1] + loop[i]) / 2 for i in range(length)]
    sound = []
    for i in range(int(RATE * seconds)):
        here = i % length
        loop[here] = 0.4985 * (loop[here] + loop[(here + 1) % length])
        sound.append(loop[here])
    return sound


def lyre(notes, step, seconds, seed):
    sound = []
    for i, note in enumerate(notes):
        mix(sound, string(note, seconds, seed + i), i * step)
    return sound


D, F, G, A, C, D2, F2, G2, A2 = 146.83, 174.61, 196.0, 220.0, 261.63, 293.66, 349.23, 392.0, 440.0


def card(seed, weight=1.0):
    """A card that is laid down: a breath of air, then the slap."""
    sound = rub(0.06, 1800, 3200, 0.03, 0.02, seed)
    sound = [0.35 * value for value in sound]
    mix(sound, rub(0.09, 2600, 900, 0.001, 0.016, seed + 1), 0.045, weight)
    return mix(sound, knock([(165, 0.5, 0.02), (310, 0.25, 0.012)], 0.08), 0.045, 0.5 * weight)


def sounds():
    """Name, samples, and the loudest that any of them may be, of 1."""
    dealt = silence(0.01)
    for i in range(6):
        mix(dealt, rub(0.07, 1500, 3400, 0.02, 0.018, 20 + i), 0.085 * i, 0.9 - 0.08 * (i % 2))
    yield 'deal', dealt, 0.30
    yield 'play', card(40), 0.42
    pair = card(44, 0.9)
    yield 'play-more', mix(mix(pair, card(46, 0.8), 0.05), card(48, 0.7), 0.1), 0.44
    yield 'pick-up', rub(0.16, 1100, 3000, 0.07, 0.035, 60), 0.26
    yield 'pass', mix(knock([(190, 1, 0.03), (431, 0.4, 0.015), (890, 0.15, 0.006)], 0.16),
                      knock([(182, 1, 0.03), (415, 0.4, 0.015), (870, 0.15, 0.006)], 0.16), 0.11, 0.7), 0.26
    yield 'turn', lyre([D2, F2], 0.07, 0.45, 80), 0.16
    yield 'refuse', knock([(110, 1, 0.05), (137, 0.6, 0.04)], 0.2), 0.24
    risen = [0.5 * value for value in rub(0.6, 700, 2600, 0.25, 0.12, 100)]
    yield 'round-won', mix(risen, lyre([D, A], 0.06, 0.7, 110), 0.05, 0.6), 0.24
    turned = silence(0.01)
    for i in range(4):
        mix(turned, rub(0.05, 2200, 4200, 0.012, 0.012, 120 + i), 0.035 * i)
    mix(turned, rub(0.08, 2600, 1000, 0.001, 0.015, 130), 0.16, 0.8)
    yield 'reveal', turned, 0.36
    yield 'hand-over', lyre([D, G, A, D2], 0.11, 1.0, 140), 0.26
    yield 'playable', knock([(1320, 1, 0.014), (2640, 0.3, 0.007)], 0.07), 0.14
    yield 'unplayable', knock([(131, 1, 0.03), (196, 0.3, 0.015)], 0.11), 0.16
    yield 'last-card', lyre([A, A], 0.1, 0.5, 180), 0.16
    yield 'nothing', lyre([F, D], 0.1, 0.5, 190), 0.16
    yield 'game-over', lyre([A, G, F, D], 0.18, 1.5, 160), 0.26
    cheer = lyre([D, A, D2, F2, G2, A2], 0.11, 1.7, 200)  # a run up, then all of it at once over a drum
    mix(cheer, lyre([D, A, D2, F2, A2], 0.012, 1.6, 210), 0.72, 1.2)
    yield 'victory', mix(cheer, knock([(82, 1, 0.12), (123, 0.4, 0.06)], 0.5), 0.72, 0.8), 0.34
    yield 'solved', lyre([A, D2, F2], 0.075, 0.9, 220), 0.24


def write(name, sound, peak):
    loudest = max(abs(value) for value in sound)
    fade = min(len(sound), RATE // 50)
    for i in range(fade):  # no click where it is cut
        sound[-1 - i] *= i / fade
    with wave.open(name, 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b''.join(struct.pack('<h', round(32767 * peak * value / loudest)) for value in sound))


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    for name, sound, peak in sounds():
        write(os.path.join(folder, name + '.wav'), sound, peak)


main()
