"""Makes random accounts as files to import, and computes what their reports must say, from docs/metrics.md and nothing else.

Reads {"seed", "first", "accounts", "today"} as JSON from standard input, writes a list of accounts: their profiles with the files of
each, and runs of reports with the figures expected of every tile: {"key": {"value", "prior", "growth"}}. A figure that is left out is not
expected to be anything. Python 3.9 or later, standard library only.
"""
import json
import math
import random
import sys
from datetime import date, datetime, timedelta, timezone
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
        return last - timedelta(days=rng.randint(0, 40)), last
    back = {'preceding': n, 'preceding weekday': 7 * math.ceil(n / 7), 'last year weekday': 364}[option]
    return start - timedelta(days=back), end - timedelta(days=back)


def days_of(span):
    return [span[0] + timedelta(days=day) for day in range((span[1] - span[0]).days + 1)]


def within(day, span):
    return span[0] <= day <= span[1]


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


def percent(now, before):
    if now is None or before is None:
        return None
    if before == 0:
        return 0 if now == 0 else None
    return (now - before) / abs(before) * 100


def points(now, before):
    return None if now is None or before is None else now - before


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
        length = rng.choice([1, 2, 6, 7, 8, 14, 28, 28, 29, 30, 31, 32, 45, 70, rng.randint(2, 70)])
        near = date.fromisoformat(rng.choice(CHANGES)) if rng.random() < 0.6 else date(2025, 3, 1) + timedelta(days=rng.randint(0, 590))
        end = min(near + timedelta(days=rng.choice([0, 1, length - 1, length // 2, 3])), today - timedelta(days=3))
        # yesterday, of which no network has told yet
        self.is_recent = rng.random() < 0.12
        if self.is_recent:
            length, end = max(length, 6), today - timedelta(days=1)
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

    def profile(self, index, network):
        return {'id': f'p{self.number}-{index}', 'network': network, 'zone': self.rng.choice(ZONES), 'late': False}

    def spans(self, profile, prior, lead=10):
        """Days that have data: both periods and the days before each; of a profile connected late the range alone."""
        if profile['late']:
            return [(self.range[0] + timedelta(days=1), self.range[1])]
        return [(span[0] - timedelta(days=lead), span[1]) for span in (prior, self.range)]

    def days(self, profile, prior):
        return sorted({day for span in self.spans(profile, prior) for day in days_of(span) if not self.is_late(day)})

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

    def is_late(self, day):
        """One of today and the two days before it, whatever the zone; the others near now have all their figures."""
        return day >= self.today - timedelta(days=1)

    def figure(self, of, prior, change=percent, known=lambda profile, span: True, profiles=None):
        """`of(profiles, span)`; the change is between what was connected before both periods, and is known whole in both."""
        everybody = self.profiles if profiles is None else profiles
        both = [profile for profile in everybody if not profile['late'] and all(known(profile, span) for span in (self.range, prior))]
        value = of(everybody, self.range)
        before = of(both, prior) if both else None
        return {'value': value, 'prior': before, 'growth': change(of(both, self.range), before) if both else None}

    def every_day(self, *measures):
        """Whether each of these has a value on each day."""
        return lambda profile, span: all(
            self.is_late(day) or all(profile['days'].get(day, {}).get(measure) is not None for measure in measures) for day in days_of(span)
        )

    def needed(self, profile, prior):
        """What engagements are made of: the total where it stands whenever there is a part, else all that has a value in either period."""
        rows = [row for day, row in profile['days'].items() if within(day, self.range) or within(day, prior)]
        parts = PARTS[profile['network']]
        told = [row for row in rows if any(row[part] is not None for part in parts)]
        if all(row.get('engagements') is not None for row in told):
            return ['engagements']
        return [measure for measure in ('engagements', *parts) if any(row.get(measure) is not None for row in rows)]

    def engaged_every_day(self, prior):
        return lambda profile, span: self.every_day(*self.needed(profile, prior))(profile, span)

    def rated_every_day(self, prior):
        """A day that lacks one of the two is left out of the rate, and with it the change is not known."""
        return lambda profile, span: self.every_day('views', *self.needed(profile, prior))(profile, span)

    def needed_of_posts(self, profile, prior, found):
        """What the posts of each type are made of: what any of them has, in either period. The last three days count for nothing."""
        parts = PARTS[profile['network']]
        posts = [post for span in (self.range, prior) for post in found([profile], span) if self.is_told(post)]
        return {type_: {column for post in posts if post['type'] == type_ for column in ('views', 'reach', *parts) if post.get(column) is not None}
                for type_ in {post['type'] for post in posts}}

    def is_told(self, post):
        return self.local(post['at']) <= self.local(datetime.now(timezone.utc)) - timedelta(days=3)

    def every_post(self, prior, found, *columns):
        """Whether each post, of which networks have told by now, has all of these columns that posts of its type have."""
        def known(profile, span):
            needed = self.needed_of_posts(profile, prior, found)
            return all(
                all(post.get(column) is not None for column in needed[post['type']] & set(columns))
                for post in found([profile], span) if self.is_told(post)
            )
        return known

    def told_of(self, source, day_of=None):
        """
        Whether a file of the profile told of each day: from its first item to its last, and up to now when it was quiet since for no longer than
        between any two of its items, a week at least. These are days of UTC; where they begin and end, the day of the item in the report's zone.
        """
        utc = day_of or (lambda item: item['at'].date())
        here = day_of or (lambda item: self.local(item['at']))
        def span_of(items):
            dates = sorted({utc(item) for item in items})
            quiet = max([timedelta(days=7), *(later - sooner for sooner, later in zip(dates, dates[1:]))])
            return dates[0], max(dates[-1], self.today) if self.today - dates[-1] <= quiet else dates[-1]
        def joined(spans):
            found = []
            for first, last in sorted(spans):
                if found and first <= found[-1][1] + timedelta(days=1):
                    found[-1] = (found[-1][0], max(found[-1][1], last))
                else:
                    found.append((first, last))
            return found
        def known(profile, span):
            files = [items for items in profile.get(f'{source} files', [profile[source]]) if items]
            on = lambda day: [here(item) for items in files for item in items if utc(item) == day]
            told = [(min(on(first), default=first), max(on(last), default=last)) for first, last in joined(map(span_of, files))]
            return all(self.is_late(day) or any(within(day, one) for one in told) for day in days_of(span))
        return known

    def crosses(self, prior):
        """Whether what a network calls impressions became another measure in between."""
        first, last = min(prior[0], self.range[0]), max(prior[1], self.range[1])
        return lambda profile: profile['network'] in REDEFINED and first < REDEFINED[profile['network']] <= last

    # Social media performance

    def comprehensive(self, prior):
        for profile in self.profiles:
            self.write_days(profile, prior)
        crosses, viewed, engaged, rated = self.crosses(prior), self.every_day('views'), self.engaged_every_day(prior), self.rated_every_day(prior)
        expected = {
            'followers': self.figure(self.followers, prior, known=self.level_at_end),
            'net_growth': self.figure(self.net_growth, prior, known=lambda profile, span: not self.net_of(profile, span)[1]),
            'impressions': self.figure(
                lambda some, span: self.flow(some, span, 'views'), prior, known=lambda profile, span: not crosses(profile) and viewed(profile, span)
            ),
            'engagements': self.figure(lambda some, span: self.flow(some, span, 'engaged'), prior, known=engaged),
            'er_impressions': self.figure(self.rate, prior, known=lambda profile, span: not crosses(profile) and rated(profile, span)),
        }
        networks = [profile['network'] for profile in self.profiles]
        if any(network in REACHED for network in networks):
            expected['reach'] = self.reach(prior)
        if any(network in WATCHED for network in networks):
            some = [profile for profile in self.profiles if profile['network'] in WATCHED]
            expected['video_views'] = self.figure(lambda some, span: self.flow(some, span, 'video_views'), prior, known=self.every_day('video_views'), profiles=some)
        if not {'linkedin', 'instagram', 'twitter', 'tiktok'} & set(networks):
            expected['link_clicks'] = self.figure(lambda some, span: self.flow(some, span, 'link_clicks'), prior, known=self.every_day('link_clicks'))
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
        hole, blanks = rng.choice([0, 0, 0, 0.05]), rng.choice([[], [], columns[1:], rng.sample(columns[1:], 2), rng.sample(columns[1:], 1)])
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
                isolated = column in ('followers_gained', 'followers_lost', 'reach_week', 'reach_days_28') or (column == 'followers' and day in kept)
                if (column == 'followers' and day in unknown) or (column in blanks and not isolated and rng.random() < 0.04 and day < self.today - timedelta(days=5)):
                    row[column] = None
            rows[day] = {column: row[column] for column in columns}
        profile['days'] = rows
        for row in rows.values():
            own = row.get('engagements')
            row['engaged'] = own if own is not None else total(row[part] for part in PARTS[network])
            row['views'] = row[views]
        self.files[profile['id']]['days.csv'] = file_of(columns, list(rows.values()))

    def flow(self, profiles, span, column):
        return total(row.get(column) for profile in profiles for day, row in profile['days'].items() if within(day, span))

    def rate(self, profiles, span):
        """Days that lack one of the two are left out of both."""
        pairs = []
        for profile in profiles:
            days = [row for day, row in profile['days'].items() if within(day, span) and None not in (row['engaged'], row['views'])]
            pairs.append((total(row['engaged'] for row in days), total(row['views'] for row in days)))
        return paired(pairs, 100)

    @staticmethod
    def level(profile, day):
        for back in range(8):
            row = profile['days'].get(day - timedelta(days=back))
            if row and row['followers'] is not None:
                return row['followers']
        return None

    def level_at_end(self, profile, span):
        """Levels are compared of the profiles that have one at both ends, where there is a figure to compare."""
        return self.level(profile, span[1]) is not None or self.followers(self.profiles, self.range) is None

    def followers(self, profiles, span):
        return total(self.level(profile, span[1]) for profile in profiles)

    def net_growth(self, profiles, span):
        return total(self.net_of(profile, span)[0] for profile in profiles)

    def net_of(self, profile, span):
        """And whether it speaks for a part of the period, or for none of it."""
        days = profile['days']
        levels = {day: days[day]['followers'] for day in days_of(span) if day in days and days[day]['followers'] is not None}
        at_end = [level for day, level in levels.items() if day > span[1] - timedelta(days=8)]
        before = days.get(span[0] - timedelta(days=1), {}).get('followers')
        if before is not None and at_end:
            return at_end[-1] - before, False
        flows = [days[day] for day in days_of(span) if day in days and 'followers_gained' in days[day]]
        net = sum(row['followers_gained'] - row['followers_lost'] for row in flows)
        if len(flows) == len(days_of(span)):
            return net, False
        if at_end and len(levels) > 1:
            return at_end[-1] - next(iter(levels.values())), True
        return (net if flows else None), True

    def reach(self, prior):
        some = [profile for profile in self.profiles if profile['network'] in REACHED]
        average = lambda profiles, span: total(mean(row['reach'] for day, row in profile['days'].items() if within(day, span)) for profile in profiles)
        lengths = [len(days_of(span)) for span in (self.range, prior)]
        column = {7: 'reach_week', 28: 'reach_days_28'}.get(lengths[0])
        # the others tell of reach as well, and have not
        alone = [profile for profile in self.profiles if profile['network'] != 'twitter']
        if len(alone) == 1 and column and column in some[0]['days'].get(self.range[1], {}):
            exact = lambda profiles, span: profiles[0]['days'].get(span[1], {}).get(column) if len(days_of(span)) == lengths[0] else None
            return self.figure(exact, prior, profiles=some)
        return self.figure(average, prior, known=self.every_day('reach'), profiles=some)

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
            measured = rng.random() >= lacks
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
        found = lambda some, span: [post for one in some for post in one['posts'] if within(self.local(post['at']), span) and carries(post)]
        parts = {part for profile in self.profiles for part in PARTS[profile['network']]}
        def whole(*columns):
            every = self.every_post(prior, found, *columns)
            return lambda profile, span: told(profile, span) and every(profile, span)
        same = lambda *columns: lambda profile, span: not crosses(profile) and whole(*columns)(profile, span)
        flow = lambda column: lambda some, span: total(post.get(column) for post in found(some, span))
        expected = {
            'posts_published': self.figure(lambda some, span: len(found(some, span)), prior, known=told),
            'impressions': self.figure(flow('views'), prior, known=same('views')),
            'engagements': self.figure(flow('engaged'), prior, known=whole(*parts)),
            'er_impressions': self.figure(
                lambda some, span: paired([(post['engaged'], post['views']) for post in found(some, span)], 100), prior, known=same('views', *parts)
            ),
            'eng_per_post': self.figure(lambda some, span: mean(post['engaged'] for post in found(some, span)), prior, known=whole(*parts)),
        }
        if any(profile['network'] in REACHED for profile in self.profiles):
            expected['reach'] = self.figure(flow('reach'), prior, known=whole('reach'), profiles=[one for one in self.profiles if one['network'] in REACHED])
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
        found = lambda group, span: [one for profile in group for one in profile['reviews'] if within(self.local(one['at']), span)]
        share = lambda rows, does: ratio(sum(map(does, rows)), len(rows), 100)
        positive = lambda one: one['stars'] >= 4 if one['stars'] is not None else one['recommends'] == 'yes'
        expected = {
            'reviews_received': self.figure(lambda group, span: len(found(group, span)), prior, known=told, profiles=some),
            'positive_share': self.figure(lambda group, span: share(found(group, span), positive), prior, points, known=told, profiles=some),
            'review_response_rate': self.figure(
                lambda group, span: share([one for one in found(group, span) if one['tells']], lambda one: one['answered'] is not None), prior, known=told, profiles=some
            ),
            'review_response_time': self.figure(
                lambda group, span: median(
                    (one['answered'] - one['at']).total_seconds() if one['tells'] and one['answered'] else None for one in found(group, span)
                ), prior, known=told, profiles=some,
            ),
            'rating_avg': self.figure(lambda group, span: mean(one['stars'] for one in found(group, span)), prior, points, known=told, profiles=some),
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
        flow = lambda keep: lambda group, span: sum(keep(one) for profile in group for one in profile['messages'] if within(self.local(one['at']), span))
        turns = lambda group, span: [turn for profile in group for turn in profile['turns'] if within(self.local(turn['at']), span)]
        share = lambda rows, does: ratio(sum(map(does, rows)), len(rows), 100)
        expected = {
            'inbound': self.figure(flow(lambda one: one['direction'] == 'inbound'), prior, known=told, profiles=some),
            'replies_sent': self.figure(flow(lambda one: one['direction'] == 'outbound' and one['automated'] == 'no'), prior, known=told, profiles=some),
            'turns': self.figure(lambda group, span: len(turns(group, span)), prior, known=told, profiles=some),
            'unanswered': self.figure(lambda group, span: sum(turn['seconds'] is None for turn in turns(group, span)), prior, known=told, profiles=some),
            'response_rate': self.figure(lambda group, span: share(turns(group, span), lambda turn: turn['seconds'] is not None), prior, known=told, profiles=some),
            'first_response_time': self.figure(lambda group, span: median(turn['seconds'] for turn in turns(group, span)), prior, known=told, profiles=some),
            'first_response_time_business': self.figure(lambda group, span: median(turn['business'] for turn in turns(group, span)), prior, known=told, profiles=some),
            'sla_pct': self.figure(
                lambda group, span: share(turns(group, span), lambda turn: turn['seconds'] is not None and turn['seconds'] <= 3600), prior, known=told, profiles=some
            ),
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
        created = lambda span: [row for row in rows if within(self.local(row['at']), span)]
        completions = lambda span: [(row, at) for row in rows for at in row['done'] if within(self.local(at), span)]
        end = lambda span: min(midnight(span[1] + timedelta(days=1), self.zone), self.now + timedelta(days=1))
        is_open = lambda row, at: row['at'] < at and sum(one < at for one in row['done']) == sum(one < at for one in row['again'])
        late = lambda row, at: row['due'] is not None and row['due'] < at and is_open(row, at)
        due = lambda span: [(row, at) for row, at in completions(span) if row['due'] is not None]
        of = lambda count: self.figure(lambda _, span: count(span), prior, known=self.told_of('tasks'), profiles=[profile])
        expected = {
            'created': of(lambda span: len(created(span))),
            'completed': of(lambda span: len(completions(span))),
            'completion_rate': of(lambda span: ratio(sum(not is_open(row, end(span)) for row in created(span)), len(created(span)), 100)),
            'open': of(lambda span: sum(is_open(row, end(span)) for row in rows)),
            'overdue': of(lambda span: sum(late(row, end(span)) for row in rows)),
            'on_time_rate': of(lambda span: ratio(sum(at <= row['due'] for row, at in due(span)), len(due(span)), 100)),
            'completion_time': of(lambda span: median((at - row['at']).total_seconds() for row, at in completions(span))),
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
        sums = lambda profile, span, column: total(row[column] for row in profile['ads'] if within(row['day'], span))
        def whole(*columns):
            """Each day with ads tells of what any day tells of."""
            def known(profile, span):
                used = [column for column in columns if any(sums(profile, one, column) is not None for one in (self.range, prior))]
                rows = [row for row in profile['ads'] if within(row['day'], span) and not self.is_late(row['day'])]
                return told(profile, span) and all(row[column] is not None for row in rows for column in used)
            return known
        flow = lambda column: self.figure(lambda group, span: total(sums(profile, span, column) for profile in group), prior, known=whole(column), profiles=some)
        def rate(num, den, scale=1):
            """Of the days that have both."""
            both = lambda profile, span: [row for row in profile['ads'] if within(row['day'], span) and None not in (row[num], row[den])]
            terms = lambda profile, span: [total(row[column] for row in both(profile, span)) for column in (num, den)]
            return self.figure(lambda group, span: paired([terms(profile, span) for profile in group], scale), prior, known=whole(num, den), profiles=some)
        expected = {
            **{column: flow(column) for column in ('spend', 'impressions', 'link_clicks', 'conversions')},
            'ctr_link': rate('link_clicks', 'impressions', 100), 'cpc': rate('spend', 'link_clicks'), 'cpm': rate('spend', 'impressions', 1000),
            'cpa': rate('spend', 'conversions'), 'roas': rate('conversion_value', 'spend'),
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
