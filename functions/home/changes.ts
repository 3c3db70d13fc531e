/**
 * What changed most in the last whole week: figures of each profile group whose change is outside of what is usual for them, by the engine
 * that makes the reports, so that a report over the same days has the same figures. Pure.
 */
import { addDays, type DateRange, today } from '../../shared/dates/index.ts'
import { formatGrowth } from '../../shared/format.ts'
import { homeMessages } from '../../shared/home-messages.ts'
import { type MetricId, metrics, type UsualChange, unusualness, usualChange } from '../../shared/metrics/index.ts'
import type { DailySeries } from '../../shared/metrics/measures.ts'
import { comprehensive } from '../../shared/reports/types/comprehensive/definition.ts'
import type { ProfileRecord } from '../accounts/store.ts'
import { lastClosedDay } from '../reports/engine/common/lack.ts'
import { networksIn } from '../reports/engine/common/profiles.ts'
import { timeAxisOf } from '../reports/engine/common/time-axis.ts'
import { figureOf, fullRange, offered, pointOf, type TabContext } from '../reports/engine/daily/context.ts'
import { type DailyDataset, leadDays, type ProfileDataset } from '../reports/engine/daily/dataset.ts'
import { layOut } from '../reports/engine/daily/load.ts'
import { figurePassport } from '../reports/engine/daily/passports/index.ts'

/** Of those that are stored by the day; the others of a report ask for its posts. */
const watched = ['impressions', 'engagements', 'er_impressions', 'link_clicks', 'video_views', 'net_growth'] as const satisfies readonly MetricId[]

/** Weeks whose change from the week before says what is usual. */
type Clock = { readonly zone: string; readonly now: Date }

export const usualWeeks = 26
export const mostChanges = 8

/** The last seven days that every network has told, or those `back` weeks before: a day that is still to come would look like a fall. */
export function weekOf({ zone, now }: Clock, back = 0): DateRange {
  const to = addDays(lastClosedDay(zone, now), -7 * back)
  return { from: addDays(to, -6), to }
}

/** All days that any of it is made of. */
export function daysRead(clock: Clock): DateRange {
  return { from: addDays(weekOf(clock, usualWeeks + 1).from, -leadDays), to: today(clock.zone, clock.now) }
}

export type ChangesInput = Clock & {
  readonly profiles: readonly ProfileRecord[]
  /** over `daysRead` */
  readonly series: readonly DailySeries[]
}

export type Changed = ReturnType<typeof changedMost>[number]

/** Strongest first, at most {@link mostChanges}. */
export function changedMost(input: ChangesInput) {
  const weeks = Array.from({ length: usualWeeks + 1 }, (_, back) => contextsOf(input, back))
  const found = [...(weeks[0]?.keys() ?? [])].flatMap((group) => {
    const [now, ...before] = weeks.flatMap((week) => week.get(group) ?? [])
    return now ? watched.flatMap((id) => changeOf(id, group, now, before) ?? []) : []
  })
  return found
    .sort((a, b) => b.strength - a.strength)
    .slice(0, mostChanges)
    .map(({ context, ...row }) => ({ ...row, daily: dailyOf(context, row.key), passport: passportOf(context, row.key, row.usual) }))
}

/** Each profile group of a week and the week before it, as a report of the two would have it. */
function contextsOf({ profiles, series, zone, now }: ChangesInput, back: number): Map<string, TabContext> {
  const [range, prior] = [weekOf({ zone, now }, back), weekOf({ zone, now }, back + 1)]
  const dataset = layOut({ profiles, series, range, prior, zone, now, posts: [], audience: [] })
  const timeAxis = timeAxisOf(dataset)
  const groups = Map.groupBy(dataset.profiles, ({ profile }) => profile.entity_gid)
  return new Map([...groups].map(([gid, own]) => [gid, contextOf(dataset, timeAxis, own)]))
}

function contextOf(dataset: DailyDataset, timeAxis: TabContext['timeAxis'], profiles: readonly ProfileDataset[]): TabContext {
  return { definition: comprehensive, tab: 'cross_channel', dataset: { ...dataset, profiles }, timeAxis, profiles, networks: networksIn(profiles) }
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
  const [from, to] = [low, high].map((value) => formatGrowth({ kind: 'percent', value }))
  const usual = homeMessages.usualOf(from ?? '', to ?? '', weeks)
  return { ...passport, note: passport.note === null ? usual : `${passport.note} ${usual}` }
}

function percent({ growth }: ReturnType<typeof figureOf>): number | null {
  return growth.kind === 'percent' ? growth.value : null
}

/** The days of the week before and of this one, oldest first. */
function dailyOf(context: TabContext, id: MetricId): (number | null)[] {
  return (['prior', 'current'] as const).flatMap((period) => {
    const { end } = fullRange(context.dataset, period)
    return Array.from({ length: end }, (_, day) => pointOf(context, id, context, period, { start: day, end: day + 1 }))
  })
}
