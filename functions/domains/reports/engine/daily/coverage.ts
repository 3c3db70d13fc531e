/** Days that have data out of days that should, said in words (docs/metrics.md#missing-data). */
import { daysBetween } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { gapsIn, ofDays } from '../../../../../shared/gaps.ts'
import { memoized } from '../../../../../shared/memoize.ts'
import { type MeasureId, type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { measureIds } from '../../../../../shared/metrics/measures.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import type { Coverage } from '../../../../../shared/reports/report.ts'
import { counted, type Days } from '../common/coverage.ts'
import { fullName } from '../common/full-name.ts'
import { firstPartialDay } from '../common/time-axis.ts'
import { offering } from './aggregate.ts'
import { type DailyDataset, daysOf, type ProfileDataset, type Window } from './dataset.ts'
import { isWholeDay } from './given.ts'
import { metricSeries } from './metric-series.ts'
import { totalsLacking } from './totals-lacking.ts'

const mostPriorNotes = 3

/** What of imports a report of days, or one of posts, is made of. */
export const sourcesOf = (basis: 'activity' | 'lifetime'): readonly string[] => (basis === 'lifetime' ? ['posts'] : [ofDays, 'posts'])

/** Of all measures together: a profile's day counts when the network gave anything for it. */
export function coverageOf(dataset: DailyDataset, profiles: readonly ProfileDataset[]): Coverage | null {
  return counted(
    dataset,
    profiles.map((member): Days => {
      const [lacking, totals] = [lackingDays(dataset, member), totalsLacking(dataset, member, null)]
      return { ...namedDays(member), has: (day) => hasDay(member.current.window, day), lacks: (day) => lacking.has(day) || totals.lacks(day) }
    }),
  )
}

/**
 * Holes of the comparison range, one sentence for each profile that is compared: they make a growth larger than it was. A
 * profile without a figure in either range is in no comparison.
 */
export function priorGapNotes({ prior, priorDays, zone, now }: DailyDataset, profiles: readonly ProfileDataset[]): string[] {
  if (!prior || priorDays === null) return []
  const days = Math.min(priorDays, daysBetween(prior.from, firstPartialDay(zone, now)))
  const gaps = profiles.flatMap((member) => {
    if (!member.comparable || !member.prior || (!anyDay(member.current.window) && !anyDay(member.prior.window))) return []
    let missing = 0
    for (let day = 0; day < days; day++) if (!hasDay(member.prior.window, day)) missing++
    return missing > 0 ? [figureMessages.coverage.prior(fullName(member.profile), missing, priorDays)] : []
  })
  const shown = gaps.slice(0, mostPriorNotes)
  return [...shown, ...(gaps.length > shown.length ? [figureMessages.coverage.morePrior(gaps.length - shown.length)] : [])]
}

/** Days with data of which an import could not take all: at most one for each row, the first ones where it is not known which. */
function lackingDays({ range }: DailyDataset, { profile, current: { window } }: ProfileDataset): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { of, measures, from, to, rows, total } of gapsIn(profile.gaps, sourcesOf('activity'), range)) {
    if (of === ofDays && total !== undefined) continue
    const lines = measures && measureIds.filter((id) => measures.includes(id)).map((id) => daysOf(window, id))
    const [first, last] = [Math.max(0, daysBetween(range.from, from)), Math.min(window.days - 1, daysBetween(range.from, to))]
    const open = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).filter(
      (day) => hasDay(window, day) && (lines?.some((values) => Number.isNaN(values[window.lead + day])) ?? true),
    )
    for (const day of open.slice(0, rows)) found.add(day)
  }
  return found
}

/** Of each day of a window, its lead included, whether the network gave anything: every metric and every note asks. */
const given = memoized(({ measures, lead, days }: Window): Uint8Array => {
  const has = new Uint8Array(lead + days)
  for (const values of Object.values(measures)) for (let at = 0; at < has.length; at++) if (!Number.isNaN(values[at])) has[at] = 1
  return has
})

const hasDay = (window: Window, day: number): boolean => given(window)[window.lead + day] === 1

const anyDay = (window: Window): boolean => given(window).includes(1, window.lead)

/** Of one metric, over the profiles whose network offers it; null where none does. */
export function coverageOfMetric(dataset: DailyDataset, profiles: readonly ProfileDataset[], id: MetricId): Coverage | null {
  const said: string[] = []
  const coverage = counted(
    dataset,
    offering(id, profiles).map((member): Days => {
      const lines = linesOf(id, member)
      const totals = totalsLacking(dataset, member, id)
      said.push(...totals.notes)
      const known = (day: number) => lines.every((values) => !Number.isNaN(values[day]))
      const whole = summedIn(id).map((open) => (day: number) => isWholeDay(member, member.current.window, day, open))
      return {
        ...namedDays(member),
        has: (day) => known(day) && whole.every((isWhole) => isWhole(day)),
        lacks: totals.lacks,
        ...(whole.length > 0 ? { partly: known } : {}),
        others: anyDay(member.current.window),
      }
    }),
  )
  return coverage && { ...coverage, notes: [...said, ...coverage.notes] }
}

/** Levels, differences of levels and their ratios need only the first and last day. */
function isOfEnds(id: MetricId): boolean {
  const metric = metrics[id]
  return metric.class === 'RATIO' ? isOfEnds(metric.num) : metric.class === 'STOCK' || metric.class === 'DELTA'
}

/** Returns the metrics that some profile lacks on days for which it has other figures. */
export function onFewerDays(dataset: DailyDataset, profiles: readonly ProfileDataset[], ids: readonly MetricId[]): MetricId[] {
  const settled = Math.min(dataset.days, daysBetween(dataset.range.from, firstPartialDay(dataset.zone, dataset.now)))
  const isFewer = (id: MetricId) => (member: ProfileDataset) => {
    const lines = linesOf(id, member)
    let [known, given] = [0, 0]
    for (let day = Math.max(0, member.firstDay); day < settled; day++) {
      if (!hasDay(member.current.window, day)) continue
      given++
      if (lines.every((values) => !Number.isNaN(values[day]))) known++
    }
    return known > 0 && known < given
  }
  return ids.filter((id) => !isOfEnds(id) && offering(id, profiles).some(isFewer(id)))
}

/** Of some measures, any of which makes a day; which they are differs by network. */
export function coverageOfMeasures(
  dataset: DailyDataset,
  profiles: readonly ProfileDataset[],
  measuresOf: (network: NetworkCode) => readonly MeasureId[],
): Coverage | null {
  const giving = profiles.filter(({ profile }) => measuresOf(profile.network).length > 0)
  return counted(
    dataset,
    giving.map((member): Days => {
      const lines = measuresOf(member.profile.network).flatMap((measure) => stored(measure, member))
      return { ...namedDays(member), has: (day) => lines.some((values) => !Number.isNaN(values[day])), others: anyDay(member.current.window) }
    }),
  )
}

/** Of the sums of parts that a metric is made of, whether each is of public parts alone. */
export function summedIn(id: MetricId): boolean[] {
  const metric = metrics[id]
  if (metric.class === 'RATIO') return [metric.num, ...(metric.den === 'days' || metric.den === 'baseline' ? [] : [metric.den])].flatMap(summedIn)
  return 'source' in metric && 'rule' in metric.source && metric.source.rule !== 'posts' ? [metric.source.rule === 'public_engagements'] : []
}

function linesOf(id: MetricId, member: ProfileDataset): Float64Array[] {
  const metric = metrics[id]
  if (metric.class === 'RATIO') {
    return [metric.num, ...(metric.den === 'days' || metric.den === 'baseline' ? [] : [metric.den])].flatMap((part) => linesOf(part, member))
  }
  // a level carried over a hole is still a hole in the data
  if (metric.class === 'STOCK') return stored('followers', member)
  return [metricSeries(id, member, 'current')]
}

function stored(measure: MeasureId, { current: { window } }: ProfileDataset): Float64Array[] {
  return [daysOf(window, measure).subarray(window.lead)]
}

function namedDays(member: ProfileDataset): Omit<Days, 'has'> {
  return { name: fullName(member.profile), firstDay: member.firstDay }
}
