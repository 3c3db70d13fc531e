"""Recomputes what changed most on home, from the stored days of each profile and the words of docs/metrics.md, and from nothing of the product.

Reads {"last": the last day of the week, "profiles": [{"id", "group", "network", "available_from", "first": date, "measures": {name: [value or null a
day]}}]} as JSON from standard input and writes the rows, strongest first. Python 3.9 or later, standard library only.
"""
import json
import math
import statistics
import sys
from datetime import date, timedelta

PARTS = {
    'facebook': ['reactions', 'comments', 'shares', 'clicks'],
    'instagram': ['reactions', 'comments', 'saves', 'shares', 'story_replies'],
    'linkedin': ['reactions', 'comments', 'shares', 'clicks'],
    'twitter': ['reactions', 'replies', 'shares', 'quotes', 'clicks'],
    'tiktok': ['reactions', 'comments', 'shares', 'saves'],
    'youtube': ['reactions', 'comments', 'shares'],
    'google': ['link_clicks', 'call_clicks', 'direction_clicks', 'booking_clicks', 'menu_clicks'],
    'pinterest': ['reactions', 'comments', 'saves', 'clicks', 'link_clicks'],
    'reddit': ['reactions', 'comments', 'shares'],
    'threads': ['reactions', 'replies', 'shares', 'quotes'],
    'bluesky': ['reactions', 'replies', 'shares', 'quotes'],
}
# a network without impressions is not asked for them; a TikTok video is shown when it plays
IMPRESSIONS = {'tiktok': ['video_views'], 'youtube': [], 'bluesky': [], 'reddit': [], 'snapchat': [], 'tumblr': []}


class Profile:
    def __init__(self, given):
        self.__dict__.update(given)
        self.start = date.fromisoformat(self.first)

    def day(self, measure, when):
        values = self.measures.get(measure, [])
        at = (when - self.start).days
        return values[at] if 0 <= at < len(values) else None

    def engagements(self, when):
        own = self.day('engagements', when)
        parts = [self.day(part, when) for part in PARTS.get(self.network, [])]
        known = [part for part in parts if part is not None]
        return own if own is not None else math.fsum(known) if known else None

    def value(self, metric, when):
        if metric == 'engagements':
            return self.engagements(when)
        if metric == 'impressions':
            names = IMPRESSIONS.get(self.network, ['impressions'])
            return self.day(names[0], when) if names else None
        return self.day(metric, when)

    def used(self, metric, days):
        """What the metric is made of, of that only what is there at all."""
        if metric == 'engagements':
            parts = PARTS.get(self.network, [])
            alone = all(self.day('engagements', when) is not None or all(self.day(part, when) is None for part in parts) for when in days)
            names = ['engagements'] if alone else ['engagements', *parts]
        elif metric == 'impressions':
            names = IMPRESSIONS.get(self.network, ['impressions'])
        else:
            names = [metric]
        return [name for name in names if any(self.day(name, when) is not None for when in days)]

    def whole(self, metrics, days):
        return all(self.day(name, when) is not None for metric in metrics for name in self.used(metric, days) for when in days)

    def flows(self, days):
        """Gained minus lost of the days that have both."""
        both = [(self.day('followers_gained', when), self.day('followers_lost', when)) for when in days]
        return [up - down for up, down in both if up is not None and down is not None]

    def net(self, days):
        """Level at the end minus that on the day before; else gained minus lost of every day; else from the first level on; else of some days."""
        before = self.day('followers', days[0] - timedelta(1))
        levels = [level for level in (self.day('followers', when) for when in days) if level is not None]
        if levels and before is not None:
            return levels[-1] - before
        flows = self.flows(days)
        if len(flows) < len(days) and len(levels) > 1:
            return levels[-1] - levels[0]
        return math.fsum(flows) if flows else None

    def net_compared(self, week, other):
        """By the same rule in both weeks: levels on the day before and at the end, else gained and lost of every day."""
        if all(self.day('followers', when) is not None for days in (week, other) for when in (days[0] - timedelta(1), days[-1])):
            return self.day('followers', week[-1]) - self.day('followers', week[0] - timedelta(1))
        if all(len(self.flows(days)) == len(days) for days in (week, other)):
            return math.fsum(self.flows(week))
        return None


def total(values):
    known = [value for value in values if value is not None]
    return math.fsum(known) if known else None


def over(metric, profiles, days):
    if metric == 'net_growth':
        return total(profile.net(days) for profile in profiles)
    if metric == 'er_impressions':
        pairs = [(profile.engagements(when), profile.value('impressions', when)) for profile in profiles for when in days]
        pairs = [pair for pair in pairs if None not in pair]
        below = math.fsum(pair[1] for pair in pairs)
        return math.fsum(pair[0] for pair in pairs) / below * 100 if pairs and below else None
    return total(profile.value(metric, when) for profile in profiles for when in days)


def comparable(metric, profile, now, before):
    """Nine of ten days of a week are all of them."""
    if profile.available_from is None or profile.available_from > before[0].isoformat():
        return False
    if metric == 'net_growth':
        return profile.net_compared(now, before) is not None
    metrics = ['engagements', 'impressions'] if metric == 'er_impressions' else [metric]
    return profile.whole(metrics, before + now)


def change(metric, profiles, now, before):
    same = [profile for profile in profiles if comparable(metric, profile, now, before)]
    if metric == 'net_growth':
        value, prior = total(one.net_compared(now, before) for one in same), total(one.net_compared(before, now) for one in same)
    else:
        value, prior = over(metric, same, now), over(metric, same, before)
    percent = None if value is None or not prior else (value - prior) / abs(prior) * 100
    return prior, percent


def week(last, back):
    return [last - timedelta(7 * back + 6 - day) for day in range(7)]


given = json.load(sys.stdin)
last = date.fromisoformat(given['last'])
profiles = [Profile(one) for one in given['profiles']]
rows = []
for group in sorted({profile.group for profile in profiles}):
    own = [profile for profile in profiles if profile.group == group]
    for metric in ('impressions', 'engagements', 'er_impressions', 'link_clicks', 'video_views', 'net_growth'):
        prior, percent = change(metric, own, week(last, 0), week(last, 1))
        past = [change(metric, own, week(last, back), week(last, back + 1))[1] for back in range(1, 27)]
        past = [one for one in past if one is not None]
        if percent is None or len(past) < 8:
            continue
        sixths = statistics.quantiles(past, n=6, method='inclusive')
        low, high = sixths[0], sixths[-1]
        strength = abs(percent - (low + high) / 2) / max((high - low) / 2, 1)
        if strength > 1:
            value = over(metric, own, week(last, 0))
            rows.append({'key': metric, 'entity_gid': group, 'value': value, 'prior': prior, 'change': percent, 'low': low, 'high': high, 'weeks': len(past), 'strength': strength})
rows.sort(key=lambda row: -row['strength'])
json.dump(rows, sys.stdout)
