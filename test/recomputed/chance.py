"""The p-value of a change, from docs/metrics.md#chance and nothing else: trimmed means of paired steps, for steps that are alike worth fewer.

Reads a list of {"of", "now", "before"} or {"of": "level", "moves"} with "way" as JSON from standard input and writes a list of p-values to
standard output: None where a change cannot be tested. Python 3.9 or later, standard library only; Student's t is integrated by hand.
"""
import json
import math
import sys


def tail(t, degrees):
    """Both tails of Student's t, by Simpson's rule over the angle: with t = sqrt(d) tan(a) the density is cos(a) to the power of d - 1."""
    steps = 20000
    limit = math.atan(abs(t) / math.sqrt(degrees))
    width = (math.pi / 2 - limit) / steps
    if width <= 0:
        return 0.0
    height = lambda angle: max(0.0, math.cos(angle)) ** (degrees - 1)
    # one degree of freedom is a constant; above, the end at the right angle is 0
    total = height(limit) + (1.0 if degrees == 1 else 0.0)
    total += sum((4 if step % 2 else 2) * height(limit + step * width) for step in range(1, steps))
    scale = math.exp(math.lgamma((degrees + 1) / 2) - math.lgamma(degrees / 2)) / math.sqrt(math.pi)
    return 2 * scale * total * width / 3


def trimmed(values):
    """Yuen's mean, its variance, and how many values it is worth."""
    size, ordered = len(values), sorted(values)
    cut = max(1, size // 5)
    kept = ordered[cut:size - cut]
    winsorised = [min(max(value, kept[0]), kept[-1]) for value in values]
    mean = math.fsum(winsorised) / size
    gaps = [value - mean for value in winsorised]
    square = math.fsum(gap * gap for gap in gaps)
    lag = math.fsum(one * other for one, other in zip(gaps, gaps[1:])) / square if square else 0
    worth = (1 - max(0, lag)) / (1 + max(0, lag))
    return math.fsum(kept) / len(kept), square / (len(kept) * (len(kept) - 1)) / worth, max(2, len(kept) * worth)


def p_of(mean, variance, degrees, way):
    if mean == 0 or (mean > 0) != (way > 0) or way == 0:
        return 1.0
    return tail(mean / math.sqrt(variance), degrees) if variance > 0 else 0.0


def empty(step):
    return step['num'] is None or not step['den']


def beyond(steps, middle):
    filled = [(0, 0) if empty(step) else (step['num'], step['den']) for step in steps]
    part = sum(den for _, den in filled) / len(filled)
    return [(num - middle * den) / part for num, den in filled]


def sides(case):
    now, before = case['now'], case['before']
    paired = len(now) == len(before)
    if case['of'] == 'values':
        if paired:
            both = [(one, other) for one, other in zip(now, before) if one is not None and other is not None]
            now, before = [one for one, _ in both], [other for _, other in both]
        now, before = [one for one in now if one is not None], [one for one in before if one is not None]
        return now, before, min(len(now), len(before)), paired
    known = min(sum(not empty(step) for step in side) for side in (now, before))
    if known == 0:
        return [], [], 0, paired
    if paired:
        both = [(one, other) for one, other in zip(now, before) if not (empty(one) and empty(other))]
        now, before = [one for one, _ in both], [other for _, other in both]
    else:
        now, before = [one for one in now if not empty(one)], [one for one in before if not empty(one)]
    ratios = sorted((step['num'] / step['den'], step['den']) for step in now + before if not empty(step))
    half, middle = sum(den for _, den in ratios) / 2, None
    for ratio, den in ratios:
        half -= den
        if half <= 0:
            middle = ratio
            break
    return beyond(now, middle), beyond(before, middle), known, paired


def chance(case):
    way = case['way']
    if case['of'] == 'level':
        moves = [move for move in case['moves'] if move is not None]
        if len(moves) < 5:
            return None
        mean, variance, worth = trimmed(moves)
        return p_of(mean, variance, worth - 1, way)
    now, before, known, paired = sides(case)
    if known < 3 or min(len(now), len(before)) < 5:
        return None
    if paired:
        mean, variance, worth = trimmed([one - other for one, other in zip(now, before)])
        return p_of(mean, variance, worth - 1, way)
    (one, first, size), (other, second, count) = trimmed(now), trimmed(before)
    degrees = (first + second) ** 2 / (first ** 2 / (size - 1) + second ** 2 / (count - 1)) if first + second else 1
    return p_of(one - other, first + second, degrees, way)


json.dump([chance(case) for case in json.load(sys.stdin)], sys.stdout)
