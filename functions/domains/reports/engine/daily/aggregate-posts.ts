/** The value of a metric over posts (class POST): lifetime figures of the posts published in an interval of a range. */

import type { CountOf } from '../../../../../shared/figure-messages.ts'
import { firstIndex } from '../../../../../shared/first-index.ts'
import { memoize, memoized, memoizedBy, memoizeIn } from '../../../../../shared/memoize.ts'
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
  sumKnownOf,
  sumOf,
} from '../../../../../shared/metrics/index.ts'
import type { Post } from '../../../../../shared/posts.ts'
import type { DayInterval, Over, Period } from '../common/period.ts'
import type { PeriodData, PlacedPost, ProfileDataset } from './dataset.ts'

type Keep = (post: Post) => boolean

/** Profiles and, when cut by type or label, which of their posts. */
export type PostGroup = { readonly profiles: readonly ProfileDataset[]; readonly keep?: Keep }

/** A cut that leaves no post out: what is of it is of posts, where it would be of days. */
export const everyPost: Keep = () => true

const cuts = (keep: PostGroup['keep']): keep is Keep => keep !== undefined && keep !== everyPost

/** Where the posts stand that a cut keeps: each is asked once, however many metrics and blocks look at them. */
export const keptIn = memoizedBy((data: PeriodData, keep: Keep) => Uint32Array.from(data.posts.flatMap(({ post }, index) => (keep(post) ? index : []))))

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

/** The sums over the posts of one profile; null when none has a value. */
function sumOver(data: PeriodData | null, column: Column, keep: PostGroup['keep']): Over {
  if (!data) return () => null
  if (!cuts(keep)) {
    const days = column.daysOf(data)
    return ({ start, end }) => sumDays(days, start, end)
  }
  const values = column.valuesOf(data)
  const kept = keptIn(data, keep)
  const dayOf = (place: number) => data.posts[kept[place] ?? 0]?.day ?? 0
  return ({ start, end }) => {
    // most cuts are asked for the whole range
    const first = start <= 0 ? 0 : firstIndex(kept.length, (one) => dayOf(one) >= start)
    const last = end >= data.window.days ? kept.length : firstIndex(kept.length, (one) => dayOf(one) >= end)
    let [sum, any] = [0, false]
    for (let place = first; place < last; place++) {
      const value = values[kept[place] ?? 0] ?? Number.NaN
      if (Number.isNaN(value)) continue
      sum += value
      any = true
    }
    return any ? sum : null
  }
}

/** Sums of posts; ratios from the sums, over the posts that have both terms. Null when no post has a value. */
export function aggregatePostsOver(id: MetricId, group: PostGroup, period: Period): Over {
  const metric = metrics[id]
  if (metric.class === 'RATIO') {
    const { num, den, scale } = metric
    if (den === 'baseline') return () => null
    if (den === 'days') {
      const sum = aggregatePostsOver(num, group, period)
      const over = Math.max(...group.profiles.map((member) => member.matched?.[period].some ?? Number.POSITIVE_INFINITY))
      return (interval) => ratio([{ num: sum(interval), den: Math.min(over, interval.end - interval.start) }], scale)
    }
    const terms = group.profiles.map((member) => postTermsOver(num, den, member, group.keep, period))
    return (interval) =>
      ratio(
        terms.map((of) => of(interval)),
        scale,
      )
  }
  const sum = columnOver(metricColumn(id), group, period)
  // what was not published is 0, not unknown: posts are ours to count
  const isCount = 'source' in metric && 'rule' in metric.source && metric.source.rule === 'posts'
  return isCount ? (interval) => sum(interval) ?? 0 : sum
}

/** As {@link aggregatePostsOver}, of one interval. */
export function aggregatePosts(id: MetricId, group: PostGroup, period: Period, interval: DayInterval): number | null {
  return aggregatePostsOver(id, group, period)(interval)
}

/** The two sums of a ratio over the posts of one profile that have both; nulls where none has. */
export function postTermsOver(num: MetricId, den: MetricId, member: ProfileDataset, keep: PostGroup['keep'], period: Period): Over<RatioTerms> {
  const { [period]: data } = member
  const [above, below] = [sumOver(data, pairColumn(num, den), keep), sumOver(data, pairColumn(den, num), keep)]
  return (interval) => ({ num: above(interval), den: below(interval) })
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
export function postMeasureOver(measure: MeasureId, group: PostGroup, period: Period): Over {
  return columnOver(measureColumn(measure), group, period)
}

function columnOver(column: Column, { profiles, keep }: PostGroup, period: Period): Over {
  const sums = profiles.map(({ [period]: data }) => sumOver(data, column, keep))
  return (interval) => sumKnownOf(sums, (sum) => sum(interval))
}

const postsIn = memoizedBy((profiles: readonly ProfileDataset[], period: Period): readonly PlacedPost[] =>
  profiles.flatMap((member) => member[period]?.posts ?? []),
)

/** All posts of a group, profile by profile. */
export function postsOf({ profiles, keep }: PostGroup, period: Period): readonly PlacedPost[] {
  const all = postsIn(profiles, period)
  return cuts(keep) ? all.filter(({ post }) => keep(post)) : all
}
