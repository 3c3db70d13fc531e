"""Makes random accounts as files to import, and computes what their reports must say, from docs/metrics.md and nothing else.

Reads {"seed", "first", "accounts", "today"} as JSON from standard input, writes a list of accounts: their profiles with the files of
each, and runs of reports with the figures expected of every tile: {"key": {"value", "prior", "growth", "compared", "over"}}. A figure that is
left out is not expected to be anything. Python 3.9 or later, standard library only.
"""
import json
import math
import random
import sys
from datetime import date, datetime, timedelta, timezone
from decimal import ROUND_HALF_UP, Decimal
from zoneinfo import ZoneInfo

ZONES = [
    'UTC', 'Europe/London', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'America/St_Johns',
    'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo',
]
OPTIONS = ['preceding', 'preceding weekday', 'last year', 'last year weekday', 'custom']
TYPES = ['comprehensive', 'posts', 'reviews', 'inbox_activity', 'tasks', 'ads_performance']
# of each account; every type meets every comparison in some
REPORTS = 2
# days on which clocks change somewhere, so that ranges begin and end around them
CHANGES = ['2025-03-09', '2025-03-30', '2025-04-06', '2025-10-05', '2025-10-26', '2025-11-02', '2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25']

PARTS = {
    'facebook': ['reactions', 'comments', 'shares', 'clicks'],
    'linkedin': ['reactions', 'comments', 'shares', 'clicks'],
    'instagram': ['reactions', 'comments', 'saves', 'shares', 'story_replies'],
    'twitter': ['reactions', 'replies', 'shares', 'quotes', 'saves', 'clicks'],
    'tiktok': ['reactions', 'comments', 'shares', 'saves'],
    'pinterest': ['reactions', 'comments', 'saves', 'clicks', 'link_clicks'],
}
# what was called impressions before this day is another measure
REDEFINED = {'facebook': date(2025, 11, 15), 'instagram': date(2025, 4, 21)}
IMPRESSIONS = {'tiktok': 'video_views'}
REACHED = ('facebook', 'instagram', 'linkedin')
WATCHED = ('facebook', 'linkedin', 'tiktok')
LINKED = ('facebook', 'pinterest')


# Dates

def years_before(day):
    return day.replace(year=day.year - 1, day=28) if (day.month, day.day) == (2, 29) else day.replace(year=day.year - 1)


def prior_of(option, start, end, rng):
    n = (end - start).days + 1
    if option == 'last year':
        return years_before(start), years_before(end)
    if option == 'custom':
        last = start - timedelta(days=rng.randint(1, 60))
        # of another length, or of one that is about a tenth longer or shorter
        longer = rng.choice([rng.randint(0, 40), n - 1 - n // 10, n - 1 + n // 10, n - 1 - math.ceil(n / 10), n - 1 + math.ceil(n / 10)])
        return last - timedelta(days=max(0, longer)), last
    back = {'preceding': n, 'preceding weekday': 7 * math.ceil(n / 7), 'last year weekday': 364}[option]
    return start - timedelta(days=back), end - timedelta(days=back)


def months_in(span):
    """How many calendar months a span is, from the first day of one to the last day of one; None for any other."""
    first, last = span
    if first.day != 1 or (last + timedelta(days=1)).day != 1:
        return None
    return (last.year - first.year) * 12 + last.month - first.month + 1


def days_of(span):
    return [span[0] + timedelta(days=day) for day in range((span[1] - span[0]).days + 1)]


def within(day, span):
    return span[0] <= day <= span[1]


class Days:
    """The days of a period; of each profile all of them, or those that are held against days of the other period."""

    def __init__(self, span, on=None):
        self.first, self.last = span
        self.span, self.on = span, on

    def has(self, profile, day):
        return within(day, self.span) and (self.on is None or day in self.on[profile['id']])

    def of(self, profile):
        return [day for day in days_of(self.span) if self.has(profile, day)]


def midnight(day, zone):
    return datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)


# Arithmetic of the classes

def total(values):
    known = [value for value in values if value is not None]
    return math.fsum(known) if known else None


def ratio(num, den, scale=1):
    return None if num is None or not den else num / den * scale


def paired(pairs, scale=1):
    both = [pair for pair in pairs if None not in pair]
    return ratio(total(pair[0] for pair in both), total(pair[1] for pair in both), scale)


def mean(values):
    known = [value for value in values if value is not None]
    return math.fsum(known) / len(known) if known else None


def median(values):
    known = sorted(value for value in values if value is not None)
    if not known:
        return None
    middle = len(known) // 2
    return known[middle] if len(known) % 2 else (known[middle - 1] + known[middle]) / 2


def rounded(value, digits):
    """Half away from zero, of the decimal number one sees."""
    return Decimal(repr(float(value))).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)


def seconds_shown(value):
    """Minutes and seconds below an hour, hours and minutes from there."""
    whole = rounded(value, 0)
    return ('s', whole) if whole < 3600 else ('min', rounded(value / 60, 0))


# what a reader sees of a figure, and whether its change is a difference
KINDS = {
    'count': (lambda value: rounded(value, 0), False), 'ratio': (lambda value: rounded(value, 2), False), 'money': (lambda value: rounded(value, 2), False),
    'seconds': (seconds_shown, False), 'percent': (lambda value: rounded(value, 2), True), 'stars': (lambda value: rounded(value, 2), True),
    'change': (lambda value: rounded(value, 0), False),
}


def points(now, before, unit):
    """Two rates that are less than a tenth apart, and figures whose difference rounds to nothing, differ by what a reader sees of them."""
    digits = {'percent': 2, 'stars': 2, 'change': 0}[unit]
    if abs(now - before) >= 0.1 if unit == 'percent' else rounded(now - before, digits) != 0:
        return now - before
    return float(rounded(now, digits) - rounded(before, digits))


def growth(now, before, unit):
    if now is None or before is None:
        return None
    shown, is_difference = KINDS[unit]
    # a loss that is smaller than the last one is no growth in percent
    is_difference = is_difference or (unit == 'change' and before < now < 0)
    if not is_difference and before == 0 and now != 0:
        return None
    if shown(now) == shown(before):
        return 0
    return points(now, before, unit) if is_difference else (now - before) / abs(before) * 100


# Files

def written(value):
    return '' if value is None else str(value)


def file_of(columns, rows):
    def cell(text):
        return '"' + text.replace('"', '""') + '"' if any(mark in text for mark in ',"\n') else text
    return '\n'.join(','.join(cell(written(row.get(column))) for column in columns) for row in [dict(zip(columns, columns)), *rows]) + '\n'


def stamp(at):
    return at.strftime('%Y-%m-%dT%H:%M:%SZ')


class Account:
    def __init__(self, seed, number, today):
        self.rng = rng = random.Random(f'{seed} {number}')
        self.number, self.today = number, today
        self.zone = ZONES[number % len(ZONES)]
        length = rng.choice([1, 2, 6, 7, 8, 10, 14, 20, 28, 28, 29, 30, 31, 32, 45, 70, rng.randint(2, 70)])
        near = date.fromisoformat(rng.choice(CHANGES)) if rng.random() < 0.6 else date(2025, 3, 1) + timedelta(days=rng.randint(0, 590))
        end = min(near + timedelta(days=rng.choice([0, 1, length - 1, length // 2, 3])), today - timedelta(days=3))
        # today, yesterday and the day before, of which networks have told nothing yet, or not all
        if rng.random() < 0.3:
            length, end = max(length, 6), self.here - timedelta(days=rng.choice([0, 0, 1, 2]))
        self.range = (end - timedelta(days=length - 1), end)
        networks = rng.sample(list(PARTS), rng.choice([1, 1, 1, 2, 3]))
        self.others = []
        self.profiles = [self.profile(index, network) for index, network in enumerate(networks)]
        for profile in self.profiles[1:]:
            profile['late'] = length > 3 and rng.random() < 0.25
        self.runs = []
        self.files = {profile['id']: {} for profile in self.profiles}
        self.types = rng.sample(TYPES, REPORTS)
        for option, type_ in zip(rng.sample(OPTIONS, REPORTS), self.types):
            prior = prior_of(option, *self.range, rng)
            expected = getattr(self, type_)(prior)
            if expected is not None:
                self.runs.append({'type': type_, 'option': option, 'prior': [day.isoformat() for day in prior], **expected})
        # what one report is about says since when a profile is known in the other
        for run in self.runs:
            run['expected'] = {key: compute() for key, compute in run['expected'].items()}

    def profile(self, index, network):
        tells_after = timedelta(days=self.rng.choice([2, 2, 3, 4]))
        return {'id': f'p{self.number}-{index}', 'network': network, 'zone': self.rng.choice(ZONES), 'late': False, 'told until': self.today - tells_after}

    def spans(self, profile, prior, lead=10):
        """Days that have data: both periods and the days before each; of a profile connected late the range alone."""
        if profile['late']:
            return [(self.range[0] + timedelta(days=1), self.range[1])]
        return [(span[0] - timedelta(days=lead), span[1]) for span in (prior, self.range)]

    def days(self, profile, prior):
        return sorted({day for span in self.spans(profile, prior) for day in days_of(span) if day <= profile['told until']})

    def instants(self, profile, prior, many):
        """Random instants of those days, many at the edges of the periods in the report's zone; the first of them on the first day."""
        rng, found = self.rng, []
        for span in self.spans(profile, prior):
            first, last = midnight(span[0], self.zone), midnight(span[1] + timedelta(days=1), self.zone)
            seconds = int((last - first).total_seconds())
            found += [first + timedelta(seconds=rng.randint(0, seconds - 1)) for _ in range(rng.randint(0, many))]
        for span in (self.range, *([] if profile['late'] else [prior])):
            edges = [midnight(span[0], self.zone), midnight(span[1] + timedelta(days=1), self.zone)]
            found += [edges[1] - timedelta(seconds=1), *([] if profile['late'] else [edges[0] - timedelta(seconds=1), edges[0]])]
            # the network goes on after the period, but nothing is known of tomorrow
            found += [edges[1] + timedelta(seconds=rng.randint(0, 7200))] if edges[1] + timedelta(hours=3) < self.now else []
        found.append(midnight(self.spans(profile, prior)[0][0], self.zone))
        ordered = sorted({min(at, self.now - timedelta(seconds=1)) for at in found})
        # an export that begins or ends within the periods
        begins = rng.randint(0, len(ordered) // 2) if rng.random() < 0.1 else 0
        ends = rng.randint(len(ordered) // 2, len(ordered) - 1) if rng.random() < 0.1 else len(ordered)
        return ordered[begins : max(ends, begins + 1)]

    def write_files(self, profile, source, columns, rows):
        """In one file or in two, each of which tells of its own days."""
        cut = self.rng.randint(1, len(rows) - 1) if len(rows) > 3 and self.rng.random() < 0.2 else len(rows)
        profile[f'{source} files'] = [part for part in (rows[:cut], rows[cut:]) if part]
        for index, part in enumerate(profile[f'{source} files']):
            self.files[profile['id']][f'{source}-{index}.csv'] = file_of(columns, part)

    @property
    def now(self):
        return datetime(self.today.year, self.today.month, self.today.day, tzinfo=timezone.utc)

    def local(self, at):
        return at.astimezone(ZoneInfo(self.zone)).date()

    # What is known from when

    @property
    def here(self):
        """Today, in the zone of the report."""
        return self.local(datetime.now(timezone.utc))

    def is_settled(self, day):
        """Yesterday and today may still change."""
        return day < self.here - timedelta(days=1)

    def is_due(self, day):
        """Of a day before the day before yesterday networks have told by now."""
        return day < self.here - timedelta(days=2)

    def match(self, prior, known, grows):
        """
        The days of the range and of the prior period that are held against each other, where `known(day)`: by position, those that both know. None
        where these are fewer than 90% of what should be known by now, or where a figure that grows with days would be of many more of one period.
        """
        sides = now, before = days_of(self.range), days_of(prior)
        if not any(map(self.is_settled, now)) or not any(map(self.is_settled, before)):
            return None
        pairs = list(zip(now, before))
        due = sum(self.is_due(one) and self.is_due(other) for one, other in pairs)
        # as many calendar months are never uneven
        is_calendar = months_in(self.range) is not None and months_in(self.range) == months_in(prior)
        unpaired = 0 if is_calendar else sum(map(self.is_due, [*now[len(before):], *before[len(now):]]))
        if unpaired * 10 > due + unpaired:
            told = [[day for day in side if self.is_settled(day) and known(day)] for side in sides]
            enough = all(sum(map(self.is_due, own)) * 10 >= sum(map(self.is_due, side)) * 9 for own, side in zip(told, sides))
            return told if enough and not grows else None
        found = [pair for pair in pairs if all(self.is_settled(day) and known(day) for day in pair)]
        early = sum(self.is_settled(one) and not self.is_due(one) and known(one) and self.is_settled(other) for one, other in pairs)
        return list(zip(*found)) if found and len(found) * 10 >= (due + unpaired + early) * 9 else None

    def of_days(self, prior, known, grows=True):
        """`known(profile, day)`"""
        return lambda profile: self.match(prior, lambda day: known(profile, day), grows)

    def ends(self, prior, known=None):
        """Of a level nothing but the two ends is compared, where something is known of what lies between."""
        return lambda profile: [days_of(self.range), days_of(prior)] if known is None or self.match(prior, lambda day: known(profile, day), False) else None

    def new_in(self, report):
        return lambda profile, prior: self.is_new(profile, prior, report)

    def is_new(self, profile, prior, report=None):
        """
        Whether the first day of which anything is known of it lies after the first of the prior period, in the report's zone where the report is
        over such items, else in UTC. Tasks are of its group.
        """
        day_of = lambda source, item: self.local(item['at']) if source == report else item['at'].date()
        items = [day_of(source, one) for source in ('posts', 'reviews', 'messages') for one in profile.get(source, [])]
        return profile['late'] or min([*items, *profile.get('days', {}), *(row['day'] for row in profile.get('ads', []))], default=date.max) > prior[0]

    def figure(self, of, prior, unit, matching, profiles=None, is_new=None):
        """Computes `of(profiles, days)`, its change and what that is of, once all files are there."""
        return lambda: self.computed(of, prior, unit, matching, self.profiles if profiles is None else profiles, is_new or self.is_new)

    def computed(self, of, prior, unit, matching, everybody, is_new):
        """
        Compared is what was connected before both periods, on the days that `matching(profile)` gives, of both periods; where it gives none, the
        profile is on neither side.
        """
        matched = {profile['id']: None if is_new(profile, prior) else matching(profile) for profile in everybody}
        both = [profile for profile in everybody if matched[profile['id']]]
        now, before = (Days(span, {one['id']: set(matched[one['id']][side]) for one in both}) for side, span in enumerate((self.range, prior)))
        value, prior_value, compared = of(everybody, Days(self.range)), of(both, before) if both else None, of(both, now) if both else None
        is_told = prior_value is not None and compared is not None
        has_part = lambda profile: any(of([profile], Days(span)) is not None for span in (self.range, prior))
        fewest = min((len(now.of(profile)) for profile in both if has_part(profile)), default=0)
        # of pairs the days of a longer prior period are left out as well
        is_paired = all(len(now.of(profile)) == len(before.of(profile)) for profile in both)
        is_part = fewest < len(days_of(self.range)) or is_paired and fewest < len(days_of(prior))
        return {
            'value': value, 'prior': prior_value, 'growth': growth(compared, prior_value, unit),
            'compared': compared if is_told else None, 'over': fewest if is_told and is_part else None,
        }

    def every_day(self, *measures):
        """Whether each of these has a value on a day."""
        return lambda profile, day: all(profile['days'].get(day, {}).get(measure) is not None for measure in measures)

    def needed(self, profile, prior):
        """What engagements are made of: the total where it stands whenever there is a part, else all that has a value in either period."""
        rows = [row for day, row in profile['days'].items() if within(day, self.range) or within(day, prior)]
        parts = PARTS[profile['network']]
        told = [row for row in rows if any(row[part] is not None for part in parts)]
        if all(row.get('engagements') is not None for row in told):
            return ['engagements']
        return [measure for measure in ('engagements', *parts) if any(row.get(measure) is not None for row in rows)]

    def engaged_every_day(self, prior):
        return lambda profile, day: self.every_day(*self.needed(profile, prior))(profile, day)

    def rated_every_day(self, prior):
        """Both of them."""
        return lambda profile, day: self.every_day('views', *self.needed(profile, prior))(profile, day)

    def needed_of_posts(self, profile, prior, found):
        """What the posts of each type are made of: what any of them has, in either period. Those of the last three days count for nothing."""
        parts = PARTS[profile['network']]
        posts = [post for span in (self.range, prior) for post in found([profile], Days(span)) if self.is_due(self.local(post['at']))]
        return {type_: {column for post in posts if post['type'] == type_ for column in ('views', 'reach', *parts) if post.get(column) is not None}
                for type_ in {post['type'] for post in posts}}

    def every_post(self, prior, found, *columns):
        """Whether each post of a day has all of these columns that posts of its type have."""
        def known(profile, day):
            needed = self.needed_of_posts(profile, prior, found)
            has = lambda post: {column for column in columns if post.get(column) is not None}
            # of a day that is not due, what no older post has is not compared
            new = lambda post: post['type'] in needed and not self.is_due(self.local(post['at'])) and has(post) - needed[post['type']]
            return all(needed.get(post['type'], set()) & set(columns) <= has(post) and not new(post) for post in found([profile], Days((day, day))))
        return known

    def told_of(self, source, day_of=None):
        """
        Whether a file of the profile told of a day: from its first item to its last, and up to now when it was quiet since for no longer than
        between any two of its items, a day at least and a week at most. These are days of UTC; where they begin and end, the day of the item in the
        report's zone.
        """
        utc = day_of or (lambda item: item['at'].date())
        here = day_of or (lambda item: self.local(item['at']))
        def span_of(items):
            dates = sorted({utc(item) for item in items})
            quiet = min(timedelta(days=7), max([timedelta(days=1), *(later - sooner for sooner, later in zip(dates, dates[1:]))]))
            return dates[0], max(dates[-1], self.today) if self.today - dates[-1] <= quiet else dates[-1]
        def joined(spans):
            found = []
            for first, last in sorted(spans):
                if found and first <= found[-1][1] + timedelta(days=1):
                    found[-1] = (found[-1][0], max(found[-1][1], last))
                else:
                    found.append((first, last))
            return found
        def spans_of(profile):
            files = [items for items in profile.get(f'{source} files', [profile[source]]) if items]
            on = lambda day: [here(item) for items in files for item in items if utc(item) == day]
            return [(min(on(first), default=first), max(on(last), default=last)) for first, last in joined(map(span_of, files))]
        kept = {}
        def known(profile, day):
            if profile['id'] not in kept:
                kept[profile['id']] = spans_of(profile)
            return any(within(day, one) for one in kept[profile['id']])
        return known

    def crosses(self, prior):
        """Whether what a network calls impressions became another measure in between."""
        first, last = min(prior[0], self.range[0]), max(prior[1], self.range[1])
        return lambda profile: profile['network'] in REDEFINED and first < REDEFINED[profile['network']] <= last

    # Social media performance

    def comprehensive(self, prior):
        for profile in self.profiles:
            self.write_days(profile, prior)
        crosses = self.crosses(prior)
        same = lambda matching: lambda profile: None if crosses(profile) else matching(profile)
        whole = lambda known, grows=True: self.of_days(prior, known, grows)
        flow = lambda column: lambda some, days: self.flow(some, days, column)
        expected = {
            'followers': self.figure(self.followers, prior, 'count', self.levels(prior)),
            'net_growth': self.figure(self.net_growth, prior, 'change', lambda profile: self.match_of_net(profile, prior)),
            'impressions': self.figure(flow('views'), prior, 'count', same(whole(self.every_day('views')))),
            'engagements': self.figure(flow('engaged'), prior, 'count', whole(self.engaged_every_day(prior))),
            'er_impressions': self.figure(self.rate, prior, 'percent', same(whole(self.rated_every_day(prior), False))),
        }
        networks = [profile['network'] for profile in self.profiles]
        if any(network in REACHED for network in networks):
            expected['reach'] = self.reach(prior)
        if any(network in WATCHED for network in networks):
            some = [profile for profile in self.profiles if profile['network'] in WATCHED]
            expected['video_views'] = self.figure(flow('video_views'), prior, 'count', whole(self.every_day('video_views')), some)
        if not {'linkedin', 'instagram', 'twitter', 'tiktok'} & set(networks):
            expected['link_clicks'] = self.figure(flow('link_clicks'), prior, 'count', whole(self.every_day('link_clicks')))
        return {'expected': expected, 'profiles': [profile['id'] for profile in self.profiles]}

    def write_days(self, profile, prior):
        rng, network = self.rng, profile['network']
        views = IMPRESSIONS.get(network, 'impressions')
        columns = ['date', 'followers', views, *PARTS[network]]
        has_total, has_gains, has_windows = rng.random() < 0.4, network == 'facebook' and rng.random() < 0.5, rng.random() < 0.6
        columns += ['engagements'] if has_total else []
        columns += ['followers_gained', 'followers_lost'] if has_gains else []
        columns += ['reach'] if network in REACHED else []
        columns += ['reach_week', 'reach_days_28'] if network in REACHED and has_windows else []
        columns += ['video_views'] if network in WATCHED and views != 'video_views' else []
        columns += ['link_clicks'] if network in LINKED and 'link_clicks' not in columns else []
        hole, blanks = rng.choice([0, 0, 0, 0.03, 0.08]), rng.choice([[], [], columns[1:], rng.sample(columns[1:], 2), rng.sample(columns[1:], 1)])
        level = rng.randint(50, 100_000)
        kept = {self.range[1], prior[1], self.spans(profile, prior)[0][0], *(self.today - timedelta(days=back) for back in range(2, 6))}
        if rng.random() < 0.8:
            kept |= {self.range[0] - timedelta(days=1), prior[0] - timedelta(days=1)}
        # no levels on the day before a period, or at its end
        ended = rng.choice([self.range, prior])
        unknown = rng.choice([set()] * 6 + [{ended[0] - timedelta(days=1)}, set(days_of((ended[1] - timedelta(days=rng.choice([6, 7, 8, 9])), ended[1])))])
        rows = {}
        for day in self.days(profile, prior):
            up, down = rng.randint(0, 40), rng.randint(0, 30)
            level += up - down
            if day not in kept and rng.random() < hole:
                continue
            row = {'date': day.isoformat(), 'followers': level, 'followers_gained': up, 'followers_lost': down, 'engagements': rng.randint(0, 900)}
            for column in columns:
                if column not in row:
                    row[column] = rng.randint(0, 5000) if column == views else rng.randint(-2 if rng.random() < 0.05 else 0, 300)
                if column in ('reach', 'reach_week', 'reach_days_28', 'video_views'):
                    row[column] = rng.randint(0, 4000)
                isolated = column in ('reach_week', 'reach_days_28') or (column == 'followers' and day in kept)
                if (column == 'followers' and day in unknown) or (column in blanks and not isolated and rng.random() < 0.04 and day < self.today - timedelta(days=5)):
                    row[column] = None
            rows[day] = {column: row[column] for column in columns}
        profile['days'] = rows
        for row in rows.values():
            own = row.get('engagements')
            row['engaged'] = own if own is not None else total(row[part] for part in PARTS[network])
            row['views'] = row[views]
        if rows:
            self.files[profile['id']]['days.csv'] = file_of(columns, list(rows.values()))

    def flow(self, profiles, days, column):
        return total(row.get(column) for profile in profiles for day, row in profile['days'].items() if days.has(profile, day))

    def rate(self, profiles, days):
        """Days that lack one of the two are left out of both."""
        pairs = []
        for profile in profiles:
            rows = [row for day, row in profile['days'].items() if days.has(profile, day) and None not in (row['engaged'], row['views'])]
            pairs.append((total(row['engaged'] for row in rows), total(row['views'] for row in rows)))
        return paired(pairs, 100)

    @staticmethod
    def level(profile, day):
        for back in range(8):
            row = profile['days'].get(day - timedelta(days=back))
            if row and row['followers'] is not None:
                return row['followers']
        return None

    def levels(self, prior):
        """Levels are compared of the profiles that have one at both ends, where there is a figure to compare."""
        is_known = self.followers(self.profiles, Days(self.range)) is not None
        def match(profile):
            lost = any(self.level(profile, span[1]) is None for span in (self.range, prior))
            return None if lost and is_known else [days_of(self.range), days_of(prior)]
        return match

    def followers(self, profiles, days):
        return total(self.level(profile, days.last) for profile in profiles)

    def net_growth(self, profiles, days):
        return total(self.net_of(profile, days) if days.on is None else self.net_compared(profile, days) for profile in profiles)

    @staticmethod
    def lone(profile, day, column):
        return profile['days'].get(day, {}).get(column)

    def net_of_flows(self, profile, days):
        """Of those that have both."""
        both = [(self.lone(profile, day, 'followers_gained'), self.lone(profile, day, 'followers_lost')) for day in days]
        known = [up - down for up, down in both if up is not None and down is not None]
        return sum(known) if known else None, len(known)

    def net_of(self, profile, days):
        all_days = days_of(days.span)
        levels = [(day, self.lone(profile, day, 'followers')) for day in all_days if self.lone(profile, day, 'followers') is not None]
        at_end = [level for day, level in levels if day > days.last - timedelta(days=8)]
        before = self.lone(profile, days.first - timedelta(days=1), 'followers')
        if before is not None and at_end:
            return at_end[-1] - before
        net, known = self.net_of_flows(profile, all_days)
        return at_end[-1] - levels[0][1] if known < len(all_days) and at_end and len(levels) > 1 else net

    def by_levels(self, profile, prior):
        """The days up to the last one on which both periods have a level, where both have one on the day before them."""
        has = lambda day: self.lone(profile, day, 'followers') is not None
        if not all(has(span[0] - timedelta(days=1)) for span in (self.range, prior)):
            return None
        pairs = list(zip(days_of(self.range), days_of(prior)))
        ends = [at for at, pair in enumerate(pairs) if all(self.is_settled(day) and has(day) for day in pair)]
        until = {day for pair in pairs[: ends[-1] + 1] for day in pair} if ends else set()
        return self.match(prior, lambda day: day in until, True)

    def match_of_net(self, profile, prior):
        found = self.by_levels(profile, prior)
        profile['net by levels'] = found is not None
        if found:
            return found
        both = lambda day: None not in (self.lone(profile, day, 'followers_gained'), self.lone(profile, day, 'followers_lost'))
        return self.match(prior, both, True)

    def net_compared(self, profile, days):
        on = days.of(profile)
        if profile['net by levels']:
            return self.lone(profile, on[-1], 'followers') - self.lone(profile, days.first - timedelta(days=1), 'followers')
        return self.net_of_flows(profile, on)[0]

    def reach(self, prior):
        some = [profile for profile in self.profiles if profile['network'] in REACHED]
        average = lambda profiles, days: total(mean(row['reach'] for day, row in profile['days'].items() if days.has(profile, day)) for profile in profiles)
        lengths = [len(days_of(span)) for span in (self.range, prior)]
        column = {7: 'reach_week', 28: 'reach_days_28'}.get(lengths[0])
        # the others tell of reach as well, and have not
        alone = [profile for profile in self.profiles if profile['network'] != 'twitter']
        if len(alone) == 1 and column and column in some[0]['days'].get(self.range[1], {}):
            exact = lambda profiles, days: profiles[0]['days'].get(days.last, {}).get(column) if len(days_of(days.span)) == lengths[0] else None
            # a count up to a day that may still change is held against none
            ends = self.ends(prior)
            return self.figure(exact, prior, 'count', lambda profile: ends(profile) if self.is_settled(self.range[1]) else None, some)
        return self.figure(average, prior, 'count', self.of_days(prior, self.every_day('reach'), False), some)

    # Posts

    def write_posts(self, profile, prior, many):
        rng, network = self.rng, profile['network']
        views = IMPRESSIONS.get(network, 'impressions')
        columns = [*PARTS[network], views]
        columns += ['reach'] if network in REACHED else []
        columns += ['video_views'] if network in WATCHED and views != 'video_views' else []
        columns += ['link_clicks'] if network in LINKED and 'link_clicks' not in columns else []
        posts, lacks = [], rng.choice([0, 0, 0.05])
        for index, at in enumerate(self.instants(profile, prior, many)):
            lacks = 0 if self.local(at) >= self.today - timedelta(days=5) else lacks
            # of the last posts networks may not have told yet
            measured = rng.random() >= (lacks if self.is_due(self.local(at)) else 0.5)
            post = {'id': f'{profile["id"]}-{index}', 'published_at': stamp(at), 'at': at, 'type': rng.choice(['image', 'video', 'link', 'text'])}
            post['labels'] = '|'.join(sorted(rng.sample(['Spring', 'Winter blend', 'Leith'], rng.randint(0, 2))))
            for column in columns:
                post[column] = rng.randint(0, 900) if measured and rng.random() >= lacks else None
            post['engaged'] = total(post[part] for part in PARTS[network])
            post['views'] = post[views]
            posts.append(post)
        profile['posts'] = posts
        self.write_files(profile, 'posts', ['id', 'published_at', 'type', 'labels', *columns], posts)

    def posts(self, prior):
        rng = self.rng
        for profile in self.profiles:
            self.write_posts(profile, prior, rng.randint(0, 12))
        labels = rng.choice([[], [], ['Spring'], ['Spring', 'Leith']])
        match = rng.choice(['any', 'all'])
        carries = lambda post: not labels or (any if match == 'any' else all)(label in post['labels'].split('|') for label in labels)
        crosses, told = self.crosses(prior), self.told_of('posts')
        found = lambda some, days: [post for one in some for post in one['posts'] if days.has(one, self.local(post['at'])) and carries(post)]
        parts = {part for profile in self.profiles for part in PARTS[profile['network']]}
        def whole(*columns, grows=True):
            every = self.every_post(prior, found, *columns)
            return self.of_days(prior, lambda profile, day: told(profile, day) and every(profile, day), grows)
        same = lambda matching: lambda profile: None if crosses(profile) else matching(profile)
        flow = lambda column: lambda some, days: total(post.get(column) for post in found(some, days))
        rate = lambda some, days: paired([(post['engaged'], post['views']) for post in found(some, days)], 100)
        of = lambda what, unit, matching, some=None: self.figure(what, prior, unit, matching, some, self.new_in('posts'))
        expected = {
            'posts_published': of(lambda some, days: len(found(some, days)), 'count', self.of_days(prior, told)),
            'impressions': of(flow('views'), 'count', same(whole('views'))),
            'engagements': of(flow('engaged'), 'count', whole(*parts)),
            'er_impressions': of(rate, 'percent', same(whole('views', *parts, grows=False))),
            'eng_per_post': of(lambda some, days: mean(post['engaged'] for post in found(some, days)), 'ratio', whole(*parts, grows=False)),
        }
        if any(profile['network'] in REACHED for profile in self.profiles):
            expected['reach'] = of(flow('reach'), 'count', whole('reach'), [one for one in self.profiles if one['network'] in REACHED])
        return {'expected': expected, 'profiles': [one['id'] for one in self.profiles], 'labels': labels, 'label_match': match}

    # Reviews

    def reviews(self, prior):
        rng = self.rng
        some = [profile for profile in self.profiles if profile['network'] == 'facebook']
        if not some:
            some = [{'id': f'p{self.number}-g', 'network': 'google', 'zone': self.zone, 'late': False}]
            self.files[some[0]['id']] = {}
            self.others.append(some[0])
        for profile in some:
            tells = rng.random() < 0.8
            rows = []
            for index, at in enumerate(self.instants(profile, prior, rng.randint(0, 15))):
                stars = rng.randint(1, 5) if profile['network'] == 'google' or rng.random() < 0.5 else None
                reply = at + timedelta(seconds=rng.randint(1, 900_000)) if rng.random() < 0.6 else None
                reply = reply if reply and reply < self.now else None
                rows.append({
                    'id': f'r{index}', 'created_at': stamp(at), 'at': at, 'stars': stars, 'recommends': rng.choice(['yes', 'no']) if stars is None else None,
                    'reply': 'Thanks' if reply else None, 'replied_at': stamp(reply) if reply else None, 'answered': reply, 'tells': tells,
                })
            profile['reviews'] = rows
            self.write_files(profile, 'reviews', ['id', 'created_at', 'stars', 'recommends', *(['reply', 'replied_at'] if tells else [])], rows)
        told = self.told_of('reviews')
        found = lambda group, days: [one for profile in group for one in profile['reviews'] if days.has(profile, self.local(one['at']))]
        share = lambda rows, does: ratio(sum(map(does, rows)), len(rows), 100)
        positive = lambda one: one['stars'] >= 4 if one['stars'] is not None else one['recommends'] == 'yes'
        time_of = lambda one: (one['answered'] - one['at']).total_seconds() if one['tells'] and one['answered'] else None
        answered = lambda group, days: share([one for one in found(group, days) if one['tells']], lambda one: one['answered'] is not None)
        of = lambda what, unit, grows=False: self.figure(what, prior, unit, self.of_days(prior, told, grows), some, self.new_in('reviews'))
        expected = {
            'reviews_received': of(lambda group, days: len(found(group, days)), 'count', True),
            'positive_share': of(lambda group, days: share(found(group, days), positive), 'percent'),
            'review_response_rate': of(answered, 'percent'),
            'review_response_time': of(lambda group, days: median(map(time_of, found(group, days))), 'seconds'),
            'rating_avg': of(lambda group, days: mean(one['stars'] for one in found(group, days)), 'stars'),
        }
        return {'expected': expected, 'profiles': [profile['id'] for profile in some]}

    # Inbox

    def inbox_activity(self, prior):
        rng = self.rng
        # reviews are conversations as well: of a page that has some, only its reviews would be known here
        networks = ('instagram', 'twitter', 'linkedin', *(() if 'reviews' in self.types else ('facebook',)))
        some = [profile for profile in self.profiles if profile['network'] in networks]
        if not some:
            return None
        for profile in some:
            self.write_messages(profile, prior)
        told = self.told_of('messages')
        flow = lambda keep: lambda group, days: sum(keep(one) for profile in group for one in profile['messages'] if days.has(profile, self.local(one['at'])))
        turns = lambda group, days: [turn for profile in group for turn in profile['turns'] if days.has(profile, self.local(turn['at']))]
        share = lambda rows, does: ratio(sum(map(does, rows)), len(rows), 100)
        of = lambda what, unit, grows=False: self.figure(what, prior, unit, self.of_days(prior, told, grows), some, self.new_in('messages'))
        expected = {
            'inbound': of(flow(lambda one: one['direction'] == 'inbound'), 'count', True),
            'replies_sent': of(flow(lambda one: one['direction'] == 'outbound' and one['automated'] == 'no'), 'count', True),
            'turns': of(lambda group, days: len(turns(group, days)), 'count', True),
            'unanswered': of(lambda group, days: sum(turn['seconds'] is None for turn in turns(group, days)), 'count', True),
            'response_rate': of(lambda group, days: share(turns(group, days), lambda turn: turn['seconds'] is not None), 'percent'),
            'first_response_time': of(lambda group, days: median(turn['seconds'] for turn in turns(group, days)), 'seconds'),
            'first_response_time_business': of(lambda group, days: median(turn['business'] for turn in turns(group, days)), 'seconds'),
            'sla_pct': of(lambda group, days: share(turns(group, days), lambda turn: turn['seconds'] is not None and turn['seconds'] <= 3600), 'percent'),
        }
        return {'expected': expected, 'profiles': [profile['id'] for profile in some]}

    def write_messages(self, profile, prior):
        rng, rows = self.rng, []
        def add(at, direction, kind, conversation, **more):
            rows.append({
                'id': f'm{len(rows)}', 'at': at, 'sent_at': stamp(at), 'direction': direction, 'kind': kind, 'conversation': conversation,
                'automated': 'no', 'spam': 'no', 'hidden': 'no', **more,
            })
            return rows[-1]
        for index, at in enumerate(self.instants(profile, prior, rng.randint(0, 8))):
            kind = rng.choice(['direct_message', 'direct_message', 'comment', 'mention'])
            unseen = {rng.choice(['spam', 'hidden']): 'yes'} if rng.random() < 0.1 else {}
            conversation = f'c{index}' if kind == 'direct_message' else None
            first = add(at, 'inbound', kind, conversation, **unseen)
            later = at
            if kind == 'direct_message':
                for _ in range(rng.randint(0, 3)):
                    later += timedelta(seconds=rng.choice([60, 5_000, 86_399, 86_400, 90_000, 200_000]))
                    if later < self.now:
                        add(later, 'inbound', kind, conversation)
            for _ in range(rng.choice([0, 1, 1, 2])):
                later += timedelta(seconds=rng.choice([30, 1_800, 3_600, 3_601, 40_000, 250_000, 61 * 86_400]))
                if later < self.now:
                    add(later, 'outbound', kind, conversation or first['id'], automated='yes' if rng.random() < 0.2 else 'no')
        profile['messages'] = rows
        profile['turns'] = self.turns(rows, profile['zone'])
        self.files[profile['id']]['messages.csv'] = file_of(
            ['id', 'sent_at', 'direction', 'kind', 'conversation', 'automated', 'spam', 'hidden'], rows
        )

    def turns(self, rows, zone):
        """The first message after an answer, or after 24 hours of silence, with all that follow before the next answer."""
        threads = {}
        for row in rows:
            if 'yes' not in (row['spam'], row['hidden']):
                threads.setdefault(row['conversation'] or row['id'], []).append(row)
        found = []
        for thread in threads.values():
            waiting, last = [], None
            for row in sorted(thread, key=lambda row: (row['at'], row['id'])):
                if row['direction'] == 'outbound':
                    if row['automated'] == 'no':
                        found += [self.turn(at, row['at'], zone) for at in waiting]
                        waiting, last = [], None
                    continue
                if not waiting or (row['at'] - last).total_seconds() >= 86_400:
                    waiting.append(row['at'])
                last = row['at']
            found += [self.turn(at, None, zone) for at in waiting]
        return found

    def turn(self, at, reply, zone):
        seconds = (reply - at).total_seconds() if reply else None
        if seconds is None or seconds > 60 * 86_400:
            return {'at': at, 'seconds': None, 'business': None}
        return {'at': at, 'seconds': seconds, 'business': business_seconds(at, reply, zone)}

    # Tasks

    def tasks(self, prior):
        rng, rows = self.rng, []
        profile = self.profiles[0]
        whole = rng.random() < 0.7
        for index in range(rng.randint(0, 25)):
            span = self.range if index == 1 else rng.choice([self.range, prior])
            first, last = midnight(span[0] - timedelta(days=20), self.zone), midnight(span[1] + timedelta(days=2), self.zone)
            # most histories begin before both periods and go on after them
            at = first + timedelta(seconds=rng.randint(0, int((last - first).total_seconds())))
            at = midnight(min(prior[0], self.range[0]) - timedelta(days=3), self.zone) if index == 0 and whole else at
            at = min(last, self.now - timedelta(seconds=1)) if index == 1 and whole else at
            steps, done, again = at, [], []
            for step in range(rng.choice([0, 1, 1, 2, 3])):
                steps += timedelta(seconds=rng.randint(1, 900_000))
                (done if step % 2 == 0 else again).append(steps)
            due = at + timedelta(seconds=rng.randint(0, 1_500_000)) if rng.random() < 0.7 else None
            # not in the minutes until the report is asked for
            due = None if due and self.now <= due < self.now + timedelta(days=2) else due
            if max([at, *done, *again]) < self.now:
                rows.append({
                    'id': f't{index}', 'title': f'Task {index}', 'created_at': stamp(at), 'at': at, 'due_at': stamp(due) if due else None, 'due': due,
                    'completed_at': '|'.join(map(stamp, done)), 'done': done, 'reopened_at': '|'.join(map(stamp, again)), 'again': again,
                })
        self.files[profile['id']]['tasks.csv'] = file_of(['id', 'title', 'created_at', 'due_at', 'completed_at', 'reopened_at'], rows)
        if not rows:
            del self.files[profile['id']]['tasks.csv']
            return None
        profile['tasks'] = rows
        created = lambda days: [row for row in rows if days.has(profile, self.local(row['at']))]
        completions = lambda days: [(row, at) for row in rows for at in row['done'] if days.has(profile, self.local(at))]
        end = lambda days: min(midnight(days.last + timedelta(days=1), self.zone), self.now + timedelta(days=1))
        is_open = lambda row, at: row['at'] < at and sum(one < at for one in row['done']) == sum(one < at for one in row['again'])
        late = lambda row, at: row['due'] is not None and row['due'] < at and is_open(row, at)
        due = lambda days: [(row, at) for row, at in completions(days) if row['due'] is not None]
        told = self.told_of('tasks')
        of = lambda what, unit='count', matching=None: self.figure(lambda _, days: what(days), prior, unit, matching or self.of_days(prior, told, False), [profile], lambda *_: False)
        grows, ends = self.of_days(prior, told), self.ends(prior, told)
        expected = {
            'created': of(lambda days: len(created(days)), matching=grows),
            'completed': of(lambda days: len(completions(days)), matching=grows),
            'completion_rate': of(lambda days: ratio(sum(not is_open(row, end(days)) for row in created(days)), len(created(days)), 100), 'percent'),
            'open': of(lambda days: sum(is_open(row, end(days)) for row in rows), matching=ends),
            'overdue': of(lambda days: sum(late(row, end(days)) for row in rows), matching=ends),
            'on_time_rate': of(lambda days: ratio(sum(at <= row['due'] for row, at in due(days)), len(due(days)), 100), 'percent'),
            'completion_time': of(lambda days: median((at - row['at']).total_seconds() for row, at in completions(days)), 'seconds'),
        }
        return {'expected': expected, 'profiles': [profile['id']]}

    # Ads

    def ads_performance(self, prior):
        rng = self.rng
        some = [profile for profile in self.profiles if profile['network'] in ('facebook', 'linkedin', 'tiktok')]
        if not some:
            return None
        columns = ['spend', 'impressions', 'link_clicks', 'conversions', 'conversion_value']
        for profile in some:
            # one account tells no revenue: then it is in neither term of a return
            tells = rng.random() < 0.8
            # conversions are told of some days alone
            untold = {day for day in self.days(profile, prior) if rng.random() < 0.1 and day < self.today - timedelta(days=5)} if rng.random() < 0.15 else set()
            rows = []
            for ad in range(rng.randint(1, 3)):
                for day in self.days(profile, prior):
                    if rng.random() < 0.7 or ad == 0:
                        figures = [round(rng.random() * 90, 2), rng.randint(0, 9000), rng.randint(0, 200), rng.randint(0, 9), round(rng.random() * 300, 2)]
                        row = {'date': day.isoformat(), 'day': day, 'ad_id': f'a{ad}', 'ad': f'Ad {ad}', 'ad_set_id': 's', 'campaign_id': 'k'}
                        rows.append({
                            **row, 'account_id': f'act-{profile["id"]}', 'currency': 'GBP', **dict(zip(columns, figures)),
                            **({} if tells else {'conversion_value': None}), **({'conversions': None} if day in untold else {}),
                        })
            profile['ads'] = rows
            given = columns if tells else columns[:-1]
            self.files[profile['id']]['ads.csv'] = file_of(['date', 'ad_id', 'ad', 'ad_set_id', 'campaign_id', 'account_id', 'currency', *given], rows)
        told = self.told_of('ads', lambda row: row['day'])
        def whole(*columns):
            """A day of an account with ads is known when one of them tells of what any day tells of; one without ads is known."""
            def known(profile, day):
                used = [column for column in columns if any(row[column] is not None for row in profile['ads'] if within(row['day'], self.range) or within(row['day'], prior))]
                rows = [row for row in profile['ads'] if row['day'] == day]
                return told(profile, day) and (not rows or all(any(row[column] is not None for row in rows) for column in used))
            return known
        sums = lambda profile, days, column: total(row[column] for row in profile['ads'] if days.has(profile, row['day']))
        def flow(column):
            unit = 'money' if column == 'spend' else 'count'
            return self.figure(lambda group, days: total(sums(profile, days, column) for profile in group), prior, unit, self.of_days(prior, whole(column)), some)
        def rate(num, den, unit, scale=1):
            """Of the days that have both."""
            both = lambda profile, days: [row for row in profile['ads'] if days.has(profile, row['day']) and None not in (row[num], row[den])]
            terms = lambda profile, days: [total(row[column] for row in both(profile, days)) for column in (num, den)]
            of = lambda group, days: paired([terms(profile, days) for profile in group], scale)
            return self.figure(of, prior, unit, self.of_days(prior, whole(num, den), False), some)
        expected = {
            **{column: flow(column) for column in ('spend', 'impressions', 'link_clicks', 'conversions')},
            'ctr_link': rate('link_clicks', 'impressions', 'percent', 100), 'cpc': rate('spend', 'link_clicks', 'money'),
            'cpm': rate('spend', 'impressions', 'money', 1000), 'cpa': rate('spend', 'conversions', 'money'), 'roas': rate('conversion_value', 'spend', 'ratio'),
        }
        return {'expected': expected, 'profiles': [profile['id'] for profile in some]}

    def told(self):
        return {
            'number': self.number,
            'zone': self.zone,
            'range': [day.isoformat() for day in self.range],
            'profiles': [{**{key: profile[key] for key in ('id', 'network', 'zone')}, 'files': self.files[profile['id']]} for profile in [*self.profiles, *self.others]],
            'runs': self.runs,
        }


def business_seconds(start, end, zone):
    """Seconds that lie Monday to Friday, 9:00 to 17:00, on the clock of the profile."""
    there = ZoneInfo(zone)
    seconds, day = 0, start.astimezone(there).date()
    while day <= end.astimezone(there).date():
        if day.weekday() < 5:
            opens, closes = (datetime(day.year, day.month, day.day, hour, tzinfo=there).astimezone(timezone.utc) for hour in (9, 17))
            seconds += max(0, (min(end, closes) - max(start, opens)).total_seconds())
        day += timedelta(days=1)
    return seconds


if __name__ == '__main__':
    given = json.load(sys.stdin)
    today = date.fromisoformat(given['today'])
    json.dump([Account(given['seed'], given['first'] + number, today).told() for number in range(given['accounts'])], sys.stdout)
