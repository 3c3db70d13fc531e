/**
 * What changed most in the last whole week: figures of each profile group whose change is outside of what is usual for them, by the engine
 * that makes the reports, so that a report over the same days has the same figures. Pure.
 */
import type { DateRange } from '../../../shared/dates/index.ts'
import { formatGrowth } from '../../../shared/format.ts'
import { homeMessages } from '../../../shared/home-messages.ts'
import { type MetricId, metrics, relativeChange, type UsualChange, unusualness, usualChange } from '../../../shared/metrics/index.ts'
import type { DailySeries } from '../../../shared/metrics/measures.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { compareText } from '../reports/engine/common/profiles.ts'
import { timeAxisOf } from '../reports/engine/common/time-axis.ts'
import { figureOf, fullRange, offered, pointsOver, type TabContext } from '../reports/engine/daily/context.ts'
import type { PeriodData } from '../reports/engine/daily/dataset.ts'
import { figurePassport } from '../reports/engine/daily/passports/index.ts'
import { contextOf, memberOf, periodOf } from './contexts.ts'
import { type Clock, usualWeeks, weekOf } from './weeks.ts'

/** Of those that are stored by the day; the others of a report ask for its posts. */
const watched = ['impressions', 'engagements', 'er_impressions', 'link_clicks', 'video_views', 'net_growth'] as const satisfies readonly MetricId[]

export const mostChanges = 8

export type ChangesInput = Clock & {
  readonly profiles: readonly ProfileRecord[]
  /** over `daysRead` */
  readonly series: readonly DailySeries[]
}

export type Changed = ReturnType<typeof changedMost>[number]

/** Strongest first, at most {@link mostChanges}. */
export function changedMost(given: ChangesInput) {
  const input = { ...given, profiles: given.profiles.toSorted((a, b) => compareText(a.id, b.id)) }
  const seriesOf = new Map(given.series.map((one) => [one.profileId, one]))
  const ranges = Array.from({ length: usualWeeks + 2 }, (_, back) => weekOf(input, back))
  const days = input.profiles.map(({ id }) => weeksOf(seriesOf.get(id), ranges))
  const weeks = Array.from({ length: usualWeeks + 1 }, (_, back) => contextsOf(input, days, back))
  const found = [...(weeks[0]?.keys() ?? [])].flatMap((group) => {
    const [now, ...before] = weeks.flatMap((week) => week.get(group) ?? [])
    return now ? watched.flatMap((id) => changeOf(id, group, now, before) ?? []) : []
  })
  return found
    .sort((a, b) => b.strength - a.strength)
    .slice(0, mostChanges)
    .map(({ context, ...row }) => ({ ...row, daily: dailyOf(context, row.key), passport: passportOf(context, row.key, row.usual) }))
}

/** The days of one profile in each of the weeks, the last week first. */
type Weeks = readonly PeriodData[]

/** Laid out once: each week stands beside the one before it and the one after, and what is worked out of its days is worked out once. */
function weeksOf(series: DailySeries | undefined, ranges: readonly DateRange[]): Weeks {
  return ranges.map((range) => periodOf(series, range))
}

/** Each profile group of a week and the week before it, as a report of the two would have it. */
function contextsOf({ profiles, zone, now }: ChangesInput, weeks: readonly Weeks[], back: number): Map<string, TabContext> {
  const [range, prior] = [weekOf({ zone, now }, back), weekOf({ zone, now }, back + 1)]
  const time = { range, prior, days: 7, priorDays: 7, zone, now }
  const timeAxis = timeAxisOf(time)
  const members = profiles.map((profile, at) => memberOf(profile, { range, prior, current: weeks[at]?.[back], before: weeks[at]?.[back + 1] }))
  const groups = Map.groupBy(members, ({ profile }) => profile.entity_gid)
  return new Map([...groups].map(([gid, own]) => [gid, contextOf({ ...time, profiles: own }, timeAxis)]))
}

function changeOf(id: MetricId, entityGid: string, context: TabContext, before: readonly TabContext[]) {
  if (!offered(context, id)) return null
  const figure = figureOf(context, id, context)
  const change = percent(figure)
  if (change === null) return null
  const usual = usualChange(before.flatMap((week) => percent(figureOf(week, id, week)) ?? []))
  const strength = usual === null ? 0 : unusualness(change, usual)
  if (usual === null || strength <= 1) return null
  return { key: id, title: metrics[id].title, entity_gid: entityGid, figure, change, usual, strength, context }
}

/** That of the report, and what is usual besides. */
function passportOf(context: TabContext, id: MetricId, { low, high, weeks }: UsualChange) {
  const passport = figurePassport(context, id)
  const { growth, prior, unit } = figureOf(context, id, context)
  const [from, to] = [low, high].map((value) =>
    // of a rate the change beside it is in points
    formatGrowth(growth.kind === 'points' ? { kind: 'points', value: (value / 100) * (prior ?? 0) } : { kind: 'percent', value }, unit),
  )
  const usual = homeMessages.usualOf(from ?? '', to ?? '', weeks)
  return { ...passport, note: passport.note === null ? usual : `${passport.note} ${usual}` }
}

/** The change in percent, of rates too: their usual changes are told apart as those of sums are. */
function percent({ growth, value, compared, prior }: ReturnType<typeof figureOf>): number | null {
  if (growth.kind !== 'points') return growth.kind === 'percent' ? growth.value : null
  const now = compared ?? value
  return now === null || prior === null ? null : relativeChange(now, prior)
}

/** The days of the week before and of this one, oldest first. */
function dailyOf(context: TabContext, id: MetricId): (number | null)[] {
  return (['prior', 'current'] as const).flatMap((period) => {
    const { end } = fullRange(context.dataset, period)
    const point = pointsOver(context, id, context, period)
    return Array.from({ length: end }, (_, day) => point({ start: day, end: day + 1 }))
  })
}
