/** The value of a metric over posts (class POST): lifetime figures of the posts published in an interval of a range. */

import type { CountOf } from '../../../../shared/figure-messages.ts'
import { firstIndex } from '../../../../shared/first-index.ts'
import { memoize, memoizeIn } from '../../../../shared/memoize.ts'
import {
  engagementsOf,
  type MeasureId,
  type MetricId,
  measuresOf,
  metrics,
  offers,
  publicEngagementsOf,
  type RatioTerms,
  ratio,
  sumDays,
  sumKnown,
  sumOf,
} from '../../../../shared/metrics/index.ts'
import type { Post } from '../../../../shared/posts.ts'
import type { DayInterval, Period } from '../common/period.ts'
import type { PeriodData, PlacedPost, ProfileDataset } from './dataset.ts'

/** Profiles and, when cut by type or label, which of their posts. */
export type PostGroup = { readonly profiles: readonly ProfileDataset[]; readonly keep?: (post: Post) => boolean }

/** One post's figure; null when its network has none or it was never measured. */
export function postValue(id: MetricId, post: Post): number | null {
  const metric = metrics[id]
  const { network, measures } = post
  if (!offers(network, id) || metric.class === 'DELTA') return null
  if (metric.class === 'RATIO') {
    if (metric.den === 'days' || metric.den === 'baseline') return null
    return ratio([{ num: postValue(metric.num, post), den: postValue(metric.den, post) }], metric.scale)
  }
  const get = (measure: MeasureId) => measures[measure]
  if (!('rule' in metric.source)) return sumOf(measuresOf(metric, network) ?? [], get)
  if (metric.source.rule === 'posts') return 1
  return metric.source.rule === 'engagements' ? engagementsOf(network, get) : publicEngagementsOf(network, get)
}

/** A value for each post of a period, in their order; NaN is none. Every interval and cut asks again, so they are kept by `key`. */
type Column = { readonly key: string; readonly valuesOf: (data: PeriodData) => Float64Array }
type Columns = WeakMap<PeriodData, Map<string, Float64Array>>

const perPost: Columns = new WeakMap()
const perDay: Columns = new WeakMap()

function columnOf(key: string, read: (post: Post) => number | null | undefined): Column {
  return { key, valuesOf: (data) => memoizeIn(perPost, data, key, () => Float64Array.from(data.posts, ({ post }) => read(post) ?? Number.NaN)) }
}

const ofMetric = new Map<MetricId, Column>()
const metricColumn = (id: MetricId): Column => memoize(ofMetric, id, () => columnOf(id, (post) => postValue(id, post)))

const ofPair = new Map<MetricId, Map<MetricId, Column>>()

/** A metric of the posts that have another one as well. */
function pairColumn(own: MetricId, other: MetricId): Column {
  return memoizeIn(ofPair, own, other, () => {
    const key = `${own} with ${other}`
    const make = (data: PeriodData) => {
      const others = metricColumn(other).valuesOf(data)
      return metricColumn(own)
        .valuesOf(data)
        .map((value, index) => (Number.isNaN(others[index]) ? Number.NaN : value))
    }
    return { key, valuesOf: (data) => memoizeIn(perPost, data, key, () => make(data)) }
  })
}

/** A sum for each day of a period; NaN where no post of the day has a value. */
function dayColumn(data: PeriodData, { key, valuesOf }: Column): Float64Array {
  return memoizeIn(perDay, data, key, () => {
    const days = new Float64Array(data.window.days).fill(Number.NaN)
    valuesOf(data).forEach((value, index) => {
      const day = data.posts[index]?.day ?? 0
      if (!Number.isNaN(value)) days[day] = (days[day] || 0) + value
    })
    return days
  })
}

/** The sum over the posts of one profile in an interval; null when none has a value. */
function sumPeriod(data: PeriodData, column: Column, { start, end }: DayInterval, keep: PostGroup['keep']): number | null {
  if (!keep) return sumDays(dayColumn(data, column), start, end)
  const values = column.valuesOf(data)
  let sum: number | null = null
  for (let index = firstFrom(data.posts, start); index < data.posts.length; index++) {
    const placed = data.posts[index]
    const value = values[index]
    if (!placed || placed.day >= end) break
    if (value !== undefined && !Number.isNaN(value) && keep(placed.post)) sum = (sum ?? 0) + value
  }
  return sum
}

/** Posts stand in order of time. */
function firstFrom(posts: readonly PlacedPost[], day: number): number {
  return firstIndex(posts.length, (index) => (posts[index]?.day ?? 0) >= day)
}

/** Sums of posts; ratios from the sums, over the posts that have both terms. Null when no post has a value. */
export function aggregatePosts(id: MetricId, group: PostGroup, period: Period, interval: DayInterval): number | null {
  const metric = metrics[id]
  if (metric.class === 'RATIO') {
    if (metric.den === 'days') return ratio([{ num: aggregatePosts(metric.num, group, period, interval), den: interval.end - interval.start }], metric.scale)
    return metric.den === 'baseline' ? null : aggregateRatio(metric.num, metric.den, metric.scale, group, period, interval)
  }
  // what was not published is 0, not unknown: posts are ours to count
  const none = 'source' in metric && 'rule' in metric.source && metric.source.rule === 'posts' ? 0 : null
  return sumColumn(metricColumn(id), group, period, interval) ?? none
}

/** A post that lacks one of the terms is left out of both. */
function aggregateRatio(num: MetricId, den: MetricId, scale: number, group: PostGroup, period: Period, interval: DayInterval): number | null {
  return ratio(
    group.profiles.map((member) => postTerms(num, den, member, group.keep, period, interval)),
    scale,
  )
}

/** The two sums of a ratio over the posts of one profile that have both; nulls where none has. */
export function postTerms(num: MetricId, den: MetricId, member: ProfileDataset, keep: PostGroup['keep'], period: Period, interval: DayInterval): RatioTerms {
  const data = member[period]
  const sum = (own: MetricId, other: MetricId) => data && sumPeriod(data, pairColumn(own, other), interval, keep)
  return { num: sum(num, den), den: sum(den, num) }
}

/** How many posts of a group have a value of each of the metrics, out of all of its posts. */
export function countPosts(ids: readonly MetricId[], { profiles, keep }: PostGroup, period: Period): CountOf {
  const count = { some: 0, all: 0 }
  for (const { [period]: data } of profiles) {
    if (!data) continue
    const columns = ids.map((id) => metricColumn(id).valuesOf(data))
    for (const [index, { post }] of data.posts.entries()) {
      if (keep && !keep(post)) continue
      count.all += 1
      if (columns.every((values) => !Number.isNaN(values[index]))) count.some += 1
    }
  }
  return count
}

const ofMeasure = new Map<MeasureId, Column>()
const measureColumn = (id: MeasureId): Column => memoize(ofMeasure, id, () => columnOf(`measure ${id}`, ({ measures }) => measures[id]))

/** What one measure of these posts adds up to, whatever metric it belongs to. */
export function aggregatePostMeasure(measure: MeasureId, group: PostGroup, period: Period, interval: DayInterval): number | null {
  return sumColumn(measureColumn(measure), group, period, interval)
}

function sumColumn(column: Column, { profiles, keep }: PostGroup, period: Period, interval: DayInterval): number | null {
  return sumKnown(profiles.map(({ [period]: data }) => data && sumPeriod(data, column, interval, keep)))
}

const flattened = new WeakMap<readonly ProfileDataset[], Map<Period, readonly PlacedPost[]>>()

/** All posts of a group, profile by profile. */
export function postsOf({ profiles, keep }: PostGroup, period: Period): readonly PlacedPost[] {
  const all = memoizeIn(flattened, profiles, period, () => profiles.flatMap((member) => member[period]?.posts ?? []))
  return keep ? all.filter(({ post }) => keep(post)) : all
}
