/** Of which days of both ranges a metric of a profile is known: only those are compared (docs/metrics.md#what-is-known-from-when). */
import { dayNumber } from '../../../../../shared/dates/index.ts'
import { memoizeIn } from '../../../../../shared/memoize.ts'
import { type MeasureId, type MetricId, metrics, partsOf, publicPartsOf, type StoredMetric } from '../../../../../shared/metrics/index.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import { knownOn } from '../common/known-days.ts'
import type { Lack } from '../common/lack.ts'
import { limitsOf, type Matched, type MatchTime, matchDays, matchUpTo } from '../common/matched-days.ts'
import type { Period } from '../common/period.ts'
import { knownOf } from '../common/profiles.ts'
import { daysOf, type ProfileDataset, type Window } from './dataset.ts'
import { deltaOf } from './metric-series.ts'

const kept = new WeakMap<ProfileDataset, Map<string, Matched | null>>()

/** What has to be known on a day: each of some measures, all posts. */
type Needs = { readonly measures: readonly MeasureId[]; readonly posts: boolean }

/** The days on which a metric, or each of some measures, is known in both ranges; null of levels, whose two ends are held against each other. */
export function matchOfDays(dataset: MatchTime, of: MetricId | readonly MeasureId[], member: ProfileDataset): Matched | null {
  return memoizeIn(kept, member, typeof of === 'string' ? of : of.join(), () => {
    if (typeof of !== 'string') return matchOfNeeds(dataset, { measures: of, posts: false }, member)
    const change = changeIn(of)
    return change ? matchOfChange(dataset, change, member) : matchOfMetric(dataset, of, member)
  })
}

/** The days of which all posts of a profile are known. */
export function matchOfPosts(dataset: MatchTime, member: ProfileDataset): Matched {
  const isKnown = postsKnown(dataset, member)
  return matchDays(dataset, isKnown)
}

export function postsKnown({ range, prior }: MatchTime, { profile }: ProfileDataset): (period: Period, day: number) => boolean {
  const isKnown = knownOn(knownOf(profile, 'posts'))
  const first = { current: dayNumber(range.from), prior: prior ? dayNumber(prior.from) : 0 }
  return (period, day) => isKnown(first[period] + day)
}

/** The change of a level that a metric is, or is made of. */
function changeIn(id: MetricId): MetricId | null {
  const metric = metrics[id]
  return metric.class === 'DELTA' ? id : metric.class === 'RATIO' ? changeIn(metric.num) : null
}

function needsOf(id: MetricId, member: ProfileDataset): Needs | null {
  const metric = metrics[id]
  if (metric.class === 'STOCK' || metric.class === 'DELTA') return null
  if (metric.class !== 'RATIO') return isCount(metric) ? { measures: [], posts: true } : { measures: usedIn(metric, member), posts: false }
  const parts = [metric.num, ...(metric.den === 'days' || metric.den === 'baseline' ? [] : [metric.den])].flatMap((part) => needsOf(part, member) ?? [])
  return parts.length === 0 ? null : { measures: [...new Set(parts.flatMap(({ measures }) => measures))], posts: parts.some(({ posts }) => posts) }
}

/** Of a rate of which both terms are known on enough days, and not on the same ones, the days that have both are said. */
function matchOfMetric(dataset: MatchTime, id: MetricId, member: ProfileDataset): Matched | null {
  const needs = needsOf(id, member)
  const matched = needs && matchOfNeeds(dataset, needs, member)
  const metric = metrics[id]
  if (!matched?.lack || metric.class !== 'RATIO' || matched.lack.why !== undefined) return matched
  const terms = [metric.num, ...(metric.den === 'days' || metric.den === 'baseline' ? [] : [metric.den])]
  const isOfBoth = terms.every((term) => matchOfDays(dataset, term, member)?.lack?.known === matched.lack?.known)
  return isOfBoth ? matched : { ...matched, lack: { ...matched.lack, what: 'days' } }
}

function matchOfNeeds(dataset: MatchTime, { measures, posts }: Needs, member: ProfileDataset): Matched | null {
  const used = measures.filter((id) => periods.some((period) => hasAny(member[period]?.window, id)))
  if (used.length === 0) return posts ? matchOfPosts(dataset, member) : null
  const quiet = used.map((id) => knownOn(member.profile.known?.[id] ?? []))
  const hasPosts = posts ? postsKnown(dataset, member) : () => true
  const first = { current: dayNumber(dataset.range.from), prior: dataset.prior ? dayNumber(dataset.prior.from) : 0 }
  return matchDays(dataset, (period, day) => {
    const window = member[period]?.window
    const isHeld = (id: MeasureId, at: number) =>
      // a day that a table speaks for without naming it, because nothing happened on it
      !Number.isNaN(window?.measures[id]?.[window.lead + day] ?? Number.NaN) || quiet[at]?.(first[period] + day) === true
    return used.every(isHeld) && hasPosts(period, day)
  })
}

const isCount = ({ source }: StoredMetric) => 'rule' in source && source.rule === 'posts'

const periods: readonly Period[] = ['prior', 'current']

function hasAny(window: Window | undefined, id: MeasureId): boolean {
  return window?.measures[id]?.subarray(window.lead).some((value) => !Number.isNaN(value)) ?? false
}

/** What a metric is made of: a network's own total of engagements where it stands on every day that has anything, else its parts too. */
function usedIn({ source }: StoredMetric, member: ProfileDataset): readonly MeasureId[] {
  const { network } = member.profile
  if (!('rule' in source)) return source.per?.[network] ?? source.measures
  if (source.rule === 'public_engagements') return publicPartsOf(network)
  const alone = periods.every((period) => isAlone(member[period]?.window, network))
  return alone ? ['engagements'] : ['engagements', ...partsOf(network)]
}

function isAlone(window: Window | undefined, network: NetworkCode): boolean {
  if (!window) return true
  const { lead, days, measures } = window
  const has = (id: MeasureId, day: number) => !Number.isNaN(measures[id]?.[lead + day] ?? Number.NaN)
  return Array.from({ length: days }, (_, day) => day).every((day) => has('engagements', day) || !partsOf(network).some((part) => has(part, day)))
}

/**
 * By its two levels where those on the day before are known: up to the last day on which both ranges have one. Else the days that have both
 * gained and lost.
 */
function matchOfChange(dataset: MatchTime, id: MetricId, member: ProfileDataset): Matched {
  const metric = metrics[id]
  const lines = periods.map((period) => {
    const window = member[period]?.window
    return window && { window, levels: daysOf(window, 'followers') }
  })
  const knows = (day: number) => lines.every((line) => line && !Number.isNaN(line.levels[line.window.lead + day] ?? Number.NaN))
  if (metric.class === 'DELTA' && metric.stock === 'followers' && knows(-1)) {
    const { current, prior } = limitsOf(dataset)
    for (let day = Math.min(current.settled, prior.settled) - 1; day >= 0; day--) {
      if (!knows(day)) continue
      const matched = matchUpTo(dataset, day)
      if (!matched.lack) return { ...matched, by: 'levels' }
      break
    }
  }
  const flows = matchOfNeeds(dataset, { measures: ['followers_gained', 'followers_lost'], posts: false }, member)
  const hasBoth = (['followers_gained', 'followers_lost'] as const).every((flow) => periods.every((period) => hasAny(member[period]?.window, flow)))
  if (flows && hasBoth) return { ...flows, by: 'flows' }
  return { ...(flows ?? matchUpTo(dataset, -1)), lack: lackOfChange(id, member) ?? matchUpTo(dataset, -1).lack }
}

function lackOfChange(id: MetricId, member: ProfileDataset): Lack | null {
  for (const period of periods) {
    if (!member[period]) continue
    const { rule, isPartial, known, days } = deltaOf(id, member, period)
    if (isPartial || rule === 'none') return { period, known, all: days.length }
  }
  return null
}
