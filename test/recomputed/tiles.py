"""Recomputes tiles of reports from the rows that a reader downloads, by the formulas of docs/metrics.md and nothing else.

Reads a list of {"file", "key", "type", "class", "unit"} as JSON from standard input, each file a CSV of one tile, and writes a list of
{"value", "prior", "compared", "growth"} to standard output: None where nothing is known. Python 3.9 or later, standard library only.
"""
import csv
import json
import math
import re
import sys
from datetime import date, datetime, timedelta, timezone
from decimal import ROUND_HALF_UP, Decimal

NOW, BEFORE = 'this period', 'compared period'


def number(text):
    return None if text in (None, '') else float(text)


def instant(text):
    return datetime.fromisoformat(text.replace('Z', '+00:00')) if text else None


def total(values):
    known = [value for value in values if value is not None]
    return math.fsum(known) if known else None


def ratio(num, den, scale=1):
    return None if num is None or not den else num / den * scale


def mean(values):
    known = [value for value in values if value is not None]
    return math.fsum(known) / len(known) if known else None


def percentile(values, percent):
    known = sorted(value for value in values if value is not None)
    if not known:
        return None
    place = (len(known) - 1) * percent / 100
    low, high = math.floor(place), math.ceil(place)
    return known[low] + (known[high] - known[low]) * (place - low)


def median(values):
    return percentile(values, 50)


def grouped(rows, key):
    groups = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return groups


def rounded(value, digits):
    """Half away from zero, of the decimal number one sees."""
    return Decimal(repr(float(value))).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)


DIGITS = {'count': 0, 'change': 0, 'percent': 2, 'points': 2, 'ratio': 2, 'money': 2, 'stars': 2, 'score': 1}


def shown(value, unit):
    """As a reader sees it in full: durations in minutes and seconds below an hour, in hours and minutes from there."""
    unit = unit.split(' ')[0]
    if unit in DIGITS:
        return rounded(value, DIGITS[unit])
    seconds = value * 60 if unit == 'minutes' else value
    return ('s', rounded(seconds, 0)) if abs(rounded(seconds, 0)) < 3600 else ('min', rounded(seconds / 60, 0))


def look_alike(now, before, unit):
    return shown(now, unit) == shown(before, unit)


def points(now, before, unit):
    """Two rates that are less than a tenth apart, and figures whose difference rounds to nothing, differ by what a reader sees of them."""
    digits = DIGITS.get(unit, 0)
    if abs(now - before) >= 0.1 if unit == 'percent' else rounded(now - before, digits) != 0:
        return now - before
    return float(rounded(now, digits) - rounded(before, digits))


def growth(now, before, kind, unit):
    """(current - prior) / |prior| in percent; the difference of means, shares, stars and rates in percent, and of a loss that is smaller than the last."""
    if now is None or before is None:
        return None
    if before == 0 and now != 0 and kind not in ('MEAN', 'SHARE') and unit not in ('stars', 'percent'):
        return None
    if look_alike(now, before, unit):
        return 0
    if kind in ('MEAN', 'SHARE') or unit in ('stars', 'percent') or (unit == 'change' and before < now < 0):
        return points(now, before, unit)
    return (now - before) / abs(before) * 100


class Rows:
    """Rows of one period that count, by the name of what they are."""

    def __init__(self, rows):
        self.rows = rows
        self.period = next(iter(rows), {})
        self.counting = [row for row in rows if row['counts'] == 'yes' and row['Row'] not in ('profile', 'period')]
        start, end = self.period.get('Period from'), self.period.get('Period to')
        self.days = (date.fromisoformat(end) - date.fromisoformat(start)).days + 1 if start else 0

    def of(self, *names):
        return [row for row in self.counting if row['Row'] in names]

    def sum(self, name, column):
        return total(number(row[column]) for row in self.of(name))


# Reports over the daily figures of profiles

def day_term(rows, *terms):
    found = [row for row in rows.of('day') if row['Term'] in terms]
    return total(number(row['Value']) for row in found)


def last_levels(rows):
    return total(number(max(own, key=lambda row: row['Date'])['Value']) for own in grouped(rows.of('day', 'day before the period'), lambda row: row['Profile id']).values())


def net_growth(rows):
    def of_profile(own):
        levels = sorted((row for row in own if row['Term'] == 'Followers'), key=lambda row: row['Date'])
        if levels:
            return number(levels[-1]['Value']) - number(levels[0]['Value'])
        up = total(number(row['Value']) for row in own if row['Term'] == 'Followers gained')
        down = total(number(row['Value']) for row in own if row['Term'] == 'Followers lost')
        return (up or 0) - (down or 0)
    groups = grouped(rows.of('day', 'day before the period'), lambda row: row['Profile id'])
    return total(of_profile(own) for own in groups.values())


def reach(rows):
    found = rows.of('day')
    if any(row['Measure'] != 'Reach of the day' for row in found):
        return total(number(row['Value']) for row in found)
    return total(mean(number(row['Value']) for row in own) for own in grouped(found, lambda row: row['Profile id']).values())


def profile_ratio(num, den, scale):
    """Over profiles that have both terms; the days of each that lack one do not count."""
    def of(rows):
        pairs = []
        for own in grouped(rows.of('day'), lambda row: row['Profile id']).values():
            pair = [total(number(row['Value']) for row in own if row['Term'] == term) for term in (num, den)]
            if None not in pair:
                pairs.append(pair)
        return ratio(total(pair[0] for pair in pairs), total(pair[1] for pair in pairs), scale)
    return of


DAILY = {
    'followers': last_levels,
    'net_growth': net_growth,
    'reach': reach,
    'er_impressions': profile_ratio('Engagements', 'Impressions', 100),
    'er_views': profile_ratio('Engagements', 'Video views', 100),
    'avg_view_duration': profile_ratio('Watch time', 'Video views', 60),
    'posts_published': lambda rows: float(len(rows.of('post'))) if rows.of('post') or rows.posted else None,
    **{key: (lambda term: lambda rows: day_term(rows, term))(term) for key, term in {
        'impressions': 'Impressions', 'engagements': 'Engagements', 'link_clicks': 'Link clicks', 'video_views': 'Video views',
        'watch_time_min': 'Watch time',
    }.items()},
}


# Post performance: lifetime figures of the posts published in the period

def post_sum(column):
    return lambda rows: rows.sum('post', column)


POSTS = {
    'posts_published': lambda rows: float(len(rows.of('post'))),
    'impressions': post_sum('Impressions'),
    'reach': post_sum('Reach'),
    'engagements': post_sum('Engagements'),
    'link_clicks': post_sum('Link clicks'),
    'video_views': post_sum('Video views'),
    'er_impressions': lambda rows: ratio(rows.sum('post', 'Engagements'), rows.sum('post', 'Impressions'), 100),
    'eng_per_post': lambda rows: ratio(rows.sum('post', 'Engagements'), len(rows.of('post'))),
}


# Reviews

def positive(row):
    return float(row['Stars']) >= 4 if row['Stars'] else row['Recommends'] == 'yes'


def overall(rows):
    found = rows.of("network's own rating")
    count = total(number(row['All reviews']) for row in found)
    return ratio(total(number(row['Average of all reviews (stars)']) * number(row['All reviews']) for row in found), count)


def recommended(rows):
    told = [row['Recommends'] for row in rows.of('review') if row['Recommends']]
    return ratio(float(told.count('yes')), len(told), 100)


REVIEWS = {
    'reviews_received': lambda rows: float(len(rows.of('review'))),
    'rating_avg': lambda rows: mean(number(row['Stars']) for row in rows.of('review')),
    'rating_overall': overall,
    'recommended_share': recommended,
    'positive_share': lambda rows: ratio(float(sum(map(positive, rows.of('review')))), len(rows.of('review')), 100),
    'review_response_rate': lambda rows: ratio(float(sum(row['Reply'] == 'yes' for row in rows.of('review'))), len(rows.of('review')), 100),
    'review_response_time': lambda rows: median(number(row['Response time (seconds)']) for row in rows.of('review')),
}


# Tasks

def open_at(row, end):
    done = [instant(text) for text in row['Completed (UTC)'].split('\n') if text]
    again = [instant(text) for text in row['Reopened (UTC)'].split('\n') if text]
    return instant(row['Created (UTC)']) < end and sum(at < end for at in done) == sum(at < end for at in again)


def end_of(rows):
    return instant(rows.period['Period end (UTC)'])


def overdue(row, end):
    return bool(row['Due (UTC)']) and instant(row['Due (UTC)']) < end and open_at(row, end)


def on_time(row):
    return instant(row['Instant (UTC)']) <= instant(row['Due (UTC)'])


TASKS = {
    'created': lambda rows: float(len(rows.of('task'))),
    'completed': lambda rows: float(len(rows.of('task'))),
    'completion_rate': lambda rows: ratio(float(sum(not open_at(row, end_of(rows)) for row in rows.of('task'))), len(rows.of('task')), 100),
    'open': lambda rows: float(sum(open_at(row, end_of(rows)) for row in rows.of('task'))),
    'overdue': lambda rows: float(sum(overdue(row, end_of(rows)) for row in rows.of('task'))),
    'on_time_rate': lambda rows: ratio(float(sum(map(on_time, rows.of('task')))), len(rows.of('task')), 100),
    'completion_time': lambda rows: median((instant(row['Instant (UTC)']) - instant(row['Created (UTC)'])).total_seconds() for row in rows.of('task')),
}


# Inbox

def answered(row):
    return row['Answered (UTC)'] != ''


INBOX = {
    'inbound': lambda rows: float(len(rows.of('message'))),
    'replies_sent': lambda rows: float(len(rows.of('message'))),
    'turns': lambda rows: float(len(rows.of('conversation'))),
    'unanswered': lambda rows: float(len(rows.of('conversation'))),
    'response_rate': lambda rows: ratio(float(sum(map(answered, rows.of('conversation')))), len(rows.of('conversation')), 100),
    'first_response_time': lambda rows: median(number(row['Answered after (seconds)']) for row in rows.of('conversation')),
    'first_response_time_business': lambda rows: median(number(row['Of these in business hours (seconds)']) for row in rows.of('conversation')),
    'sla_pct': lambda rows: ratio(
        float(sum(answered(row) and number(row['Answered after (seconds)']) <= 3600 for row in rows.of('conversation'))), len(rows.of('conversation')), 100
    ),
}


# Sentiment and listening

FEELINGS = ['Positive', 'Neutral', 'Mixed', 'Negative']


def share_of_feeling(name):
    """Shares are rounded together to two decimals, the largest remainders up, so that they add up to 100."""
    def of(rows):
        found = rows.of('text', 'mention')
        counts = [sum(row['Sentiment'] == feeling for row in found) for feeling in FEELINGS]
        if sum(counts) == 0:
            return None
        exact = [count / sum(counts) * 10_000 for count in counts]
        whole = [math.floor(one) for one in exact]
        byrest = sorted(range(len(exact)), key=lambda place: (-(exact[place] - whole[place]), place))
        for place in byrest[: 10_000 - sum(whole)]:
            whole[place] += 1
        return whole[FEELINGS.index(name)] / 100
    return of


SENTIMENT = {
    'sentiment_score': lambda rows: mean(number(row['Sentiment score']) for row in rows.of('text')),
    'items': lambda rows: float(sum(number(row['Sentiment score']) is not None for row in rows.of('text'))),
    'not_scored': lambda rows: float(sum(number(row['Sentiment score']) is None for row in rows.of('text'))),
    **{name.lower(): share_of_feeling(name) for name in FEELINGS},
}


def share_of_voice(rows):
    found = rows.of('mention')
    own = sum(row['First query'] in row['Queries'].split('\n') for row in found)
    return ratio(float(own), sum(len([one for one in row['Queries'].split('\n') if one]) for row in found), 100)


LISTENER = {
    'mentions': lambda rows: float(len(rows.of('mention'))),
    'unique_authors': lambda rows: float(len({(row['Network'], row['Author id']) for row in rows.of('mention') if row['Author id']})),
    'potential_reach': lambda rows: rows.sum('mention', 'Followers of the author') if rows.of('mention') else 0.0,
    'engagements': lambda rows: rows.sum('mention', 'Engagements') if rows.of('mention') else 0.0,
    'sentiment_score': lambda rows: mean(number(row['Sentiment score']) for row in rows.of('mention')),
    'share_of_voice': share_of_voice,
}


# Competitors and benchmark

def later(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def growth_of_pages(rows):
    """Net growth over the followers of the day before, of pages whose end and beginning are known."""
    pairs = []
    days = rows.of('followers on a day', 'day before the period')
    for own in grouped(days, lambda row: row['Page id']).values():
        own.sort(key=lambda row: row['Date'])
        before = [row for row in own if row['Date'] < rows.period['Period from']]
        within = [row for row in own if row['Date'] >= rows.period['Period from']]
        if before and within and within[-1]['Date'] >= later(rows.period['Period to'], -7) and number(before[-1]['Followers']):
            pairs.append((number(within[-1]['Followers']) - number(before[-1]['Followers']), number(before[-1]['Followers'])))
    return ratio(total(pair[0] for pair in pairs), total(pair[1] for pair in pairs), 100)


def rate_of_pages(rows):
    pairs = [(number(row['Public engagements']), number(row['Followers of the page'])) for row in rows.of('post of a page')]
    pairs = [pair for pair in pairs if None not in pair]
    return ratio(total(pair[0] for pair in pairs), total(pair[1] for pair in pairs), 100)


def per_post_of_pages(rows):
    return mean(number(row['Public engagements']) for row in rows.of('post of a page'))


def per_day_of_pages(rows):
    pages = rows.of('page')
    since = min((row['Tracked since'] for row in pages), default='')
    if since > rows.period['Period to']:
        return None
    first = max(since, rows.period['Period from'])
    posts = [row for row in rows.of('post of a page') if since <= rows.period['Period from'] or row['Instant (UTC)'][:10] >= since]
    days = (date.fromisoformat(rows.period['Period to']) - date.fromisoformat(first)).days + 1
    return ratio(float(len(posts)), min(days, rows.compared_days)) if pages else None


def part_of(rows, keep):
    part = Rows([row for row in rows.rows if row['Row'] in ('profile', 'period') or keep(row)])
    part.period, part.days, part.compared_days = rows.period, rows.days, rows.compared_days
    return part


def own(figure):
    return lambda rows: figure(part_of(rows, lambda row: row['Own'] == 'yes')) if any(row['Own'] == 'yes' for row in rows.counting) else None


def each(rows, column, figure):
    """The figure of everybody else, one by one, where they have it."""
    names = sorted({row[column] for row in rows.counting if row['Own'] == 'no'})
    values = [figure(part_of(rows, lambda row, name=name: row['Own'] == 'no' and row[column] == name)) for name in names]
    return [value for value in values if value is not None]


def rank(rows):
    mine, others = own(rate_of_pages)(rows), each(rows, 'Page id', rate_of_pages)
    return None if mine is None or not others else float(1 + sum(value > mine for value in others))


COMPETITOR = {
    'own_followers': own(lambda rows: rows.sum('followers on a day', 'Followers')),
    'own_growth_pct': own(growth_of_pages),
    'own_posts': own(lambda rows: float(len(rows.of('post of a page')))),
    'own_public_engagements': own(lambda rows: rows.sum('post of a page', 'Public engagements')),
    'own_er_followers_post': own(rate_of_pages),
    'rank': rank,
}


def middle(figure):
    return lambda rows: median(each(rows, 'Brand', figure))


def percentile_rank(figure):
    def of(rows):
        mine, peers = own(figure)(rows), each(rows, 'Brand', figure)
        return None if mine is None or not peers else sum(value < mine for value in peers) / len(peers) * 100
    return of


BENCHMARK = {
    'er_own': own(rate_of_pages), 'er_median': middle(rate_of_pages), 'er_rank': percentile_rank(rate_of_pages),
    'per_post_own': own(per_post_of_pages), 'per_post_median': middle(per_post_of_pages),
    'per_day_own': own(per_day_of_pages), 'per_day_median': middle(per_day_of_pages),
    'growth_own': own(growth_of_pages), 'growth_median': middle(growth_of_pages),
}


# Advocacy

def members(rows):
    end = end_of(rows)
    return float(sum(instant(row['Joined (UTC)']) < end and (not row['Left (UTC)'] or instant(row['Left (UTC)']) >= end) for row in rows.of('member')))


def active(rows):
    return float(len({row['Advocate id'] for row in rows.of('share')}))


def share_engagements(row):
    return total(number(row[part]) for part in ('Reactions', 'Comments', 'Reshares'))


def followers_reached(rows):
    last = {}
    for row in sorted(rows.of('share'), key=lambda row: (row['Instant (UTC)'], row['Share id'])):
        last[row['Network'], row['Shared from (profile id)']] = number(row['Followers when shared'])
    return total(last.values())


def media_value(rows):
    terms = rows.of('terms of the group')
    if not terms:
        return None
    click, engagement, thousand = (number(terms[0][name]) for name in ('Rate of a click', 'Rate of an engagement', 'Rate of a thousand impressions'))
    def worth(row):
        parts = ((number(row['Clicks']), click), (share_engagements(row), engagement), (number(row['Impressions']), thousand / 1000))
        return total(value * rate for value, rate in parts if value is not None)
    return total(worth(row) for row in rows.of('share'))


ADVOCACY = {
    'advocates': members,
    'active_advocates': active,
    'adoption_rate': lambda rows: ratio(active(rows), members(rows), 100),
    'shares': lambda rows: float(len(rows.of('share'))),
    'shares_per_active': lambda rows: ratio(float(len(rows.of('share'))), active(rows)),
    'clicks': lambda rows: rows.sum('share', 'Clicks'),
    'engagements': lambda rows: total(share_engagements(row) for row in rows.of('share')),
    'potential_reach': followers_reached,
    'emv': media_value,
}


# Ads: rates are sums over sums, of the accounts that have both

def ad_ratio(num, den, scale=1):
    def of(rows):
        pairs = []
        for own_rows in grouped(rows.of('day of an ad'), lambda row: row['Ad account id']).values():
            pair = [total(number(row[column]) for row in own_rows) for column in (num, den)]
            if None not in pair:
                pairs.append(pair)
        return ratio(total(pair[0] for pair in pairs), total(pair[1] for pair in pairs), scale)
    return of


def exact_reach(rows):
    found = [row for row in rows.of('reach') if row['Date'] == rows.period['Period to']]
    values = {number(row['Reach of as many days as the period has']) for row in found} - {None}
    return values.pop() if len(values) == 1 else None


def ad_total(column):
    return lambda rows: rows.sum('day of an ad', column)


ADS = {
    'spend': ad_total('Amount spent'), 'impressions': ad_total('Impressions'), 'clicks_all': ad_total('Clicks (all)'),
    'link_clicks': ad_total('Link clicks'), 'conversions': ad_total('Conversions'), 'conversion_value': ad_total('Conversion value'),
    'thruplays': ad_total('ThruPlays'), 'results': ad_total('Results'),
    'ctr_link': ad_ratio('Link clicks', 'Impressions', 100), 'ctr_all': ad_ratio('Clicks (all)', 'Impressions', 100),
    'cpc': ad_ratio('Amount spent', 'Link clicks'), 'cpc_all': ad_ratio('Amount spent', 'Clicks (all)'),
    'cpm': ad_ratio('Amount spent', 'Impressions', 1000), 'cpa': ad_ratio('Amount spent', 'Conversions'),
    'cvr': ad_ratio('Conversions', 'Link clicks', 100), 'roas': ad_ratio('Conversion value', 'Amount spent'),
    'cost_per_result': ad_ratio('Amount spent', 'Results'),
    'reach': exact_reach,
    'average_daily_reach': lambda rows: None if exact_reach(rows) is not None else mean(number(row['Reach of the day']) for row in rows.of('reach')),
    'frequency': lambda rows: ratio(rows.sum('day of an ad', 'Impressions'), exact_reach(rows)),
    'cost_per_1000_reached': lambda rows: ratio(rows.sum('day of an ad', 'Amount spent'), exact_reach(rows), 1000),
}

REPORTS = {
    'comprehensive': DAILY, 'posts': POSTS, 'reviews': REVIEWS, 'tasks': TASKS, 'inbox_activity': INBOX, 'sentiment': SENTIMENT,
    'listener_performance': LISTENER, 'competitor': COMPETITOR, 'industry_benchmark': BENCHMARK, 'advocacy': ADVOCACY,
    'ads_performance': ADS, 'facebook_ads': ADS,
}


def formula_of(type_, key):
    """Figures of one currency or one type of result are the figure over the rows that count: spend_gbp is spend."""
    formulas = REPORTS[type_]
    name = key
    while name not in formulas:
        if '_' not in name:
            raise SystemExit(f'Nobody wrote down how {key} of {type_} is computed: add it to test/recomputed/tiles.py.')
        name = name.rsplit('_', 1)[0]
    return formulas[name]


def recompute(tile):
    with open(tile['file'], encoding='utf-8-sig', newline='') as file:
        reader = csv.DictReader(file)
        [counts] = [name for name in reader.fieldnames if name.startswith('Counts: ')]
        rows = [{**row, 'counts': row[counts]} for row in reader]
    formula = formula_of(tile['type'], tile['key'])
    posted = any(row['Row'] == 'post' for row in rows)

    # where not all that counts is compared, a column of its own says what is, and over how many days of each profile
    [change] = [name for name in reader.fieldnames if name.startswith('In the change: ')] or [None]

    def value_of(of, is_change=False):
        found = Rows(of)
        told = [re.match(r'yes, over (\d+) of', row[change]) for row in of if row['Row'] in ('profile', 'period')] if change and is_change else []
        found.posted, found.compared_days = posted, min((int(one.group(1)) for one in told if one), default=found.days)
        return formula(found)

    now, before = ([row for row in rows if row['Period'] == period] for period in (NOW, BEFORE))
    value = value_of(now)
    compared = [row for row in before if row['Row'] in ('profile', 'period') and row['counts'] == 'yes']
    if not compared:
        return {'value': value, 'prior': None, 'compared': None, 'growth': None}
    same = value_of([{**row, 'counts': row[change]} for row in now], True) if change else value
    prior = value_of(before, True)
    return {'value': value, 'prior': prior, 'compared': same, 'growth': growth(same, prior, tile['class'], tile['unit'])}


if __name__ == '__main__':
    json.dump([recompute(tile) for tile in json.load(sys.stdin)], sys.stdout)
