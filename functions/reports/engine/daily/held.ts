/** Whether a metric of a profile is known on every day of both ranges: only then is there a change of it (docs/metrics.md#what-is-known-from-when). */
import { dateOfDayNumber } from '../../../../shared/dates/index.ts'
import { daysKnown } from '../../../../shared/known.ts'
import { memoizeIn } from '../../../../shared/memoize.ts'
import { type MeasureId, type MetricId, metrics, partsOf, publicPartsOf, type RatioMetric, type StoredMetric } from '../../../../shared/metrics/index.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { closedDays, type Lack, lackIn } from '../common/lack.ts'
import type { Period } from '../common/period.ts'
import { knownOf } from '../common/profiles.ts'
import type { DailyDataset, ProfileDataset, Window } from './dataset.ts'
import { deltaOf } from './metric-series.ts'

export type Time = Pick<DailyDataset, 'range' | 'prior' | 'zone' | 'now'>

const posts = '(posts)'
const kept = new WeakMap<ProfileDataset, Map<string, Lack | null>>()

/** Of the posts of a profile, how many there are. */
export function lackOfPosts(dataset: Time, member: ProfileDataset): Lack | null {
  return memoizeIn(kept, member, posts, () => lackIn(dataset, [knownOf(member.profile, 'posts')]))
}

/** Of a metric over days, by what it is made of. Levels lack nothing here: the two of an end are held against each other. */
export function lackOfMetric(dataset: Time, id: MetricId, member: ProfileDataset): Lack | null {
  return memoizeIn(kept, member, id, () => {
    const metric = metrics[id]
    switch (metric.class) {
      case 'STOCK':
        return null
      case 'RATIO':
        return lackOfRatio(dataset, metric, member)
      case 'DELTA':
        return lackOfChange(id, member)
      case 'FLOW':
      case 'UNIQUE':
        return isCount(metric) ? lackOfPosts(dataset, member) : lackOfDays(dataset, usedIn(metric, member), member)
    }
  })
}

/** Of measures that are added: each of them that has a figure in either range has to have one on every day of both. */
export function lackOfMeasures(dataset: Time, measures: readonly MeasureId[], member: ProfileDataset): Lack | null {
  return lackOfDays(dataset, measures, member)
}

/** A day that has one of two flows alone pairs with nothing: the range has the rate of its other days, and no change of it is known. */
function lackOfRatio(dataset: Time, { num, den }: RatioMetric, member: ProfileDataset): Lack | null {
  if (den === 'days' || den === 'baseline') return lackOfMetric(dataset, num, member)
  const [above, below] = [metrics[num], metrics[den]]
  const paired = above.class === 'FLOW' && below.class === 'FLOW' && !isCount(above) && !isCount(below)
  if (!paired) return lackOfMetric(dataset, num, member) ?? lackOfMetric(dataset, den, member)
  const lack = lackOfDays(dataset, [...usedIn(above, member), ...usedIn(below, member)], member)
  const isOfBoth = lack !== null && [above, below].every((one) => lackOfDays(dataset, usedIn(one, member), member)?.known === lack.known)
  return lack === null || isOfBoth ? lack : { ...lack, what: 'days' }
}

const isCount = ({ source }: StoredMetric) => 'rule' in source && source.rule === 'posts'

/** A day is known when each of the measures is that has a figure in either range. */
function lackOfDays(dataset: Time, measures: readonly MeasureId[], member: ProfileDataset): Lack | null {
  const used = measures.filter((id) => periods.some((period) => hasAny(member[period]?.window, id)))
  if (used.length === 0) return null
  for (const { period, first, all } of closedDays(dataset)) {
    const window = member[period]?.window
    if (!window) continue
    const isHeld = (id: MeasureId, day: number) =>
      !Number.isNaN(window.measures[id]?.[window.lead + day] ?? Number.NaN) || isQuiet(member.profile.known?.[id] ?? [], first + day)
    let known = 0
    for (let day = 0; day < all; day++) if (used.every((id) => isHeld(id, day))) known++
    if (known < all) return { period, known, all }
  }
  return null
}

const periods: readonly Period[] = ['prior', 'current']

/** A day that a table speaks for without naming it, because nothing happened on it. */
function isQuiet(known: readonly string[], day: number): boolean {
  if (known.length === 0) return false
  const date = dateOfDayNumber(day)
  return daysKnown(known, { from: date, to: date }) > 0
}

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

function lackOfChange(id: MetricId, member: ProfileDataset): Lack | null {
  for (const period of periods) {
    if (!member[period]) continue
    const { rule, isPartial, known, days } = deltaOf(id, member, period)
    if (isPartial || rule === 'none') return { period, known, all: days.length }
  }
  return null
}
