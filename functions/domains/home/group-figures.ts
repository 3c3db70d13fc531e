/** Figures of profile groups over any days, as a report over these days has them. Pure. */
import type { DateRange } from '../../../shared/dates/index.ts'
import { metrics } from '../../../shared/metrics/index.ts'
import type { DailySeries } from '../../../shared/metrics/measures.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { compareText } from '../reports/engine/common/profiles.ts'
import { reportTime, timeAxisOf } from '../reports/engine/common/time-axis.ts'
import { figureOf, offered } from '../reports/engine/daily/context.ts'
import { contextOf, memberOf, periodOf } from './contexts.ts'
import type { Clock } from './weeks.ts'

const shown = ['impressions', 'engagements', 'net_growth'] as const

export type FiguresInput = Clock & {
  readonly profiles: readonly ProfileRecord[]
  /** over both ranges, with what a level needs before them */
  readonly series: readonly DailySeries[]
  readonly range: DateRange
  readonly prior: DateRange
}
export type GroupFigure = { readonly title: string } & Omit<ReturnType<typeof figureOf>, 'polarity'>

/** By entity_gid; without what has no value. */
export function groupFigures({ profiles, series, range, prior, zone, now }: FiguresInput): Map<string, GroupFigure[]> {
  const time = reportTime({ range, prior, zone, now })
  const timeAxis = timeAxisOf(time)
  const seriesOf = new Map(series.map((one) => [one.profileId, one]))
  const members = profiles
    .toSorted((a, b) => compareText(a.id, b.id))
    .map((profile) => {
      const days = seriesOf.get(profile.id)
      return memberOf(profile, { range, prior, current: periodOf(days, range), before: periodOf(days, prior) })
    })
  const groups = Map.groupBy(members, ({ profile }) => profile.entity_gid)
  return new Map(
    [...groups].map(([gid, own]) => {
      const context = contextOf({ ...time, profiles: own }, timeAxis)
      const figures = shown.filter((id) => offered(context, id)).map((id) => ({ title: metrics[id].title, ...figureOf(context, id, context) }))
      return [gid, figures.filter(({ value }) => value !== null).map(({ polarity: _, ...figure }) => figure)]
    }),
  )
}
