/** What the networks tell of the demo's profiles in parts; the parts of a day or a month add up to the figures they are cut from. */

import type { SeriesRow } from '../../functions/domains/series/store/series.ts'
import { type Breakdown, type BreakdownKind, breakdowns, breakdownsOf, monthOf } from '../../shared/items/breakdowns.ts'
import type { MeasureId } from '../../shared/metrics/measures.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import { dateOf } from './calendar.ts'
import { apportioned } from './network-extras.ts'
import { count, random } from './random.ts'

/** Networks keep parts for a shorter time than figures. */
const detailDays = 120

type Shares = readonly (readonly [string, number])[]
type Plan = { readonly measures: readonly MeasureId[]; readonly parts: Shares }

/** How active followers are by hour in UTC, in thousandths of all. */
const activity = [62, 38, 24, 18, 16, 22, 48, 96, 128, 118, 106, 112, 140, 134, 118, 116, 132, 168, 214, 252, 268, 244, 176, 108]

const plans: Record<Exclude<BreakdownKind, 'follower_activity'>, Plan> = {
  traffic_source: {
    measures: ['video_views', 'watch_time_min'],
    parts: [
      ['YouTube search', 0.31],
      ['Suggested videos', 0.27],
      ['Browse features', 0.19],
      ['External', 0.09],
      ['Channel pages', 0.06],
      ['Playlists', 0.045],
      ['Notifications', 0.025],
      ['Direct or unknown', 0.01],
    ],
  },
  board: {
    measures: ['impressions', 'saves', 'clicks', 'link_clicks'],
    parts: [
      ['Latte art', 0.34],
      ['Brew guides', 0.26],
      ['Our roastery', 0.17],
      ['Cosy cafés', 0.12],
      ['Gift ideas', 0.08],
      ['Origins', 0.03],
    ],
  },
  search_keyword: {
    measures: ['impressions'],
    parts: [
      ['coffee near me', 0.24],
      ['northbound coffee', 0.19],
      ['coffee shop edinburgh', 0.14],
      ['best coffee stockbridge', 0.11],
      ['brunch stockbridge', 0.08],
      ['coffee roasters', 0.07],
      ['flat white', 0.05],
      ['coffee beans edinburgh', 0.045],
      ['dog friendly cafe', 0.035],
      ['cafe open now', 0.025],
      ['v60 class', 0.01],
      ['decaf beans', 0.005],
    ],
  },
  visitor_function: {
    measures: ['profile_visits'],
    parts: [
      ['Marketing', 0.23],
      ['Operations', 0.17],
      ['Sales', 0.15],
      ['Business development', 0.13],
      ['Human resources', 0.1],
      ['Entrepreneurship', 0.09],
      ['Media and communication', 0.08],
      ['Engineering', 0.05],
    ],
  },
}

/** Searches that are too rare are not told. */
const told: Partial<Record<BreakdownKind, number>> = { search_keyword: 0.78 }

/** Of these rows, all of one profile. Months of which the first day is not among them are left out. */
export function seedBreakdowns(profileId: string, network: NetworkCode, rows: readonly SeriesRow[], today: number): Breakdown[] {
  const since = dateOf(today - detailDays)
  const recent = rows.filter(({ date }) => date >= since)
  return breakdownsOf(network).flatMap((kind): Breakdown[] => {
    const item = (date: string, parts: Breakdown['parts']) => ({ id: `${kind}:${date}`, profileId, kind, date, parts })
    if (kind === 'follower_activity') return recent.map(({ date, values }) => item(date, hoursOf(profileId, date, values.followers ?? 0)))
    if (breakdowns[kind].period === 'day') return recent.map((row) => item(row.date, cut(kind, profileId, row.date, [row])))
    return [...Map.groupBy(recent, ({ date }) => monthOf(date))].flatMap(([month, days]) =>
      days[0] && Number(days[0].date.slice(8)) <= 3 ? [item(month, cut(kind, profileId, month, days))] : [],
    )
  })
}

function cut(kind: Exclude<BreakdownKind, 'follower_activity'>, profileId: string, date: string, rows: readonly SeriesRow[]): Breakdown['parts'] {
  const { measures, parts } = plans[kind]
  const split = measures.map((measure) => {
    const all = rows.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0)
    return { measure, of: new Map(apportioned(Math.round(all * (told[kind] ?? 1)), parts, random(profileId, kind, measure, date))) }
  })
  return parts.map(([label]) => ({
    key: label.toLowerCase(),
    label,
    measures: Object.fromEntries(split.map(({ measure, of }) => [measure, of.get(label) ?? 0])),
  }))
}

function hoursOf(profileId: string, date: string, followers: number): Breakdown['parts'] {
  const next = random(profileId, 'activity', date)
  return activity.map((thousandths, hour) => {
    const key = String(hour).padStart(2, '0')
    return { key, label: key, measures: { active_followers: count(next, (followers * thousandths) / 1000) } }
  })
}
