/** The value of a metric over posts (class POST): lifetime figures of the posts published in an interval of a range. */

import type { CountOf } from '../../../../shared/figure-messages.ts'
import { firstIndex } from '../../../../shared/first-index.ts'
import { memoize, memoized, memoizeIn } from '../../../../shared/memoize.ts'
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

type Keep = (post: Post) => boolean

/** Profiles and, when cut by type or label, which of their posts. */
export type PostGroup = { readonly profiles: readonly ProfileDataset[]; readonly keep?: Keep }

/** A cut that leaves no post out: what is of it is of posts, where it would be of days. */
export const everyPost: Keep = () => true

const cuts = (keep: PostGroup['keep']): keep is Keep => keep !== undefined && keep !== everyPost

const keptOf = new WeakMap<PeriodData, Map<Keep, Uint32Array>>()

/** Where the posts stand that a cut keeps: each is asked once, however many metrics and blocks look at them. */
export function keptIn(data: PeriodData, keep: Keep): Uint32Array {
  return memoizeIn(keptOf, data, keep, () => Uint32Array.from(data.posts.flatMap(({ post }, index) => (keep(post) ? index : []))))
}

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

/** A value for each post of a period, in their order, how many there are, and a sum for each of its days; NaN is none. */
type Column = {
  readonly valuesOf: (data: PeriodData) => Float64Array
  readonly countOf: (data: PeriodData) => number
  readonly daysOf: (data: PeriodData) => Float64Array
}

/** Every interval and cut asks again, so all of it is kept as long as the posts are. */
function columnOf(read: (data: PeriodData) => Float64Array): Column {
  const valuesOf = memoized(read)
  return {
    valuesOf,
    countOf: memoized((data) => valuesOf(data).reduce((count, value) => (Number.isNaN(value) ? count : count + 1), 0)),
    daysOf: memoized((data) => {
      const days = new Float64Array(data.window.days).fill(Number.NaN)
      valuesOf(data).forEach((value, index) => {
        const day = data.posts[index]?.day ?? 0
        if (!Number.isNaN(value)) days[day] = (days[day] || 0) + value
      })
      return days
    }),
  }
}

const eachPost = (read: (post: Post) => number | null | undefined) => columnOf(({ posts }) => Float64Array.from(posts, ({ post }) => read(post) ?? Number.NaN))

const ofMetric = new Map<MetricId, Column>()
const metricColumn = (id: MetricId): Column => memoize(ofMetric, id, () => eachPost((post) => postValue(id, post)))

const ofPair = new Map<MetricId, Map<MetricId, Column>>()

/** A metric of the posts that have another one as well. */
function pairColumn(own: MetricId, other: MetricId): Column {
  return memoizeIn(ofPair, own, other, () =>
    columnOf((data) => {
      const others = metricColumn(other).valuesOf(data)
      return metricColumn(own)
        .valuesOf(data)
        .map((value, index) => (Number.isNaN(others[index]) ? Number.NaN : value))
    }),
  )
}

/** The sum over the posts of one profile in an interval; null when none has a value. */
function sumPeriod(data: PeriodData, column: Column, { start, end }: DayInterval, keep: PostGroup['keep']): number | null {
  if (!cuts(keep)) return sumDays(column.daysOf(data), start, end)
  const values = column.valuesOf(data)
  const kept = keptIn(data, keep)
  const dayOf = (place: number) => data.posts[kept[place] ?? 0]?.day ?? 0
  let sum: number | null = null
  for (let place = firstIndex(kept.length, (one) => dayOf(one) >= start); place < kept.length && dayOf(place) < end; place++) {
    const value = values[kept[place] ?? 0]
    if (value !== undefined && !Number.isNaN(value)) sum = (sum ?? 0) + value
  }
  return sum
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

/** How many posts of a group have a value of a metric, or of both of a ratio, out of all of its posts. */
export function countPosts([own, other]: readonly [MetricId, MetricId?], { profiles, keep }: PostGroup, period: Period): CountOf {
  const column = other ? pairColumn(own, other) : metricColumn(own)
  const count = { some: 0, all: 0 }
  for (const { [period]: data } of profiles) {
    if (!data) continue
    if (cuts(keep)) {
      const values = column.valuesOf(data)
      const kept = keptIn(data, keep)
      count.all += kept.length
      for (const index of kept) if (!Number.isNaN(values[index])) count.some += 1
    } else {
      count.all += data.posts.length
      count.some += column.countOf(data)
    }
  }
  return count
}

const ofMeasure = new Map<MeasureId, Column>()
const measureColumn = (id: MeasureId): Column => memoize(ofMeasure, id, () => eachPost(({ measures }) => measures[id]))

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
  return cuts(keep) ? all.filter(({ post }) => keep(post)) : all
}
