/** Whether all posts of a profile have what a figure over them is made of: only then is there a change of it (docs/metrics.md#what-is-known-from-when). */
import type { Pieces } from '../../../../shared/known.ts'
import { memoized, memoizeIn } from '../../../../shared/memoize.ts'
import { type MeasureId, type MetricId, measuresOf, metrics, partsOf, publicPartsOf } from '../../../../shared/metrics/index.ts'
import type { Post } from '../../../../shared/posts.ts'
import { closedDays, type Lack, lackOfPieces } from '../common/lack.ts'
import { keptIn, type PostGroup } from './aggregate-posts.ts'
import type { PeriodData, ProfileDataset } from './dataset.ts'
import { lackOfPosts, type Time } from './held.ts'

/** Of a figure over the posts of a profile that `keep` leaves, or of measures that are added over them. */
export function lackOverPosts(dataset: Time, of: MetricId | readonly MeasureId[], keep: PostGroup['keep'], member: ProfileDataset): Lack | null {
  return lackOfPosts(dataset, member) ?? lackOfParts(dataset, of, keep, member)
}

/** What one post lacks, every choice of posts without it does not: most profiles lack nothing at all, which is found once. */
function lackOfParts(dataset: Time, of: MetricId | readonly MeasureId[], keep: PostGroup['keep'], member: ProfileDataset): Lack | null {
  const key = typeof of === 'string' ? of : of.join()
  const all = memoizeIn(whole, member, key, () => lackOf(dataset, of, undefined, member))
  return keep && all ? lackOf(dataset, of, keep, member) : all
}

const whole = new WeakMap<ProfileDataset, Map<string, Lack | null>>()
const kept = new WeakMap<PeriodData, Map<string, Uint32Array>>()

function lackOf(dataset: Time, of: MetricId | readonly MeasureId[], keep: PostGroup['keep'], member: ProfileDataset): Lack | null {
  const measures = typeof of === 'string' ? usedIn(of, member) : of
  const ranges = closedDays(dataset).flatMap(({ period, all }) => {
    const data = member[period]
    return data ? { period, pieces: piecesOf(data, measures, all - 1, keep) } : []
  })
  return lackOfPieces(ranges, 'posts')
}

/** `lastDay`: posts after it may have no figures yet. */
function piecesOf(data: PeriodData, measures: readonly MeasureId[], lastDay: number, keep: PostGroup['keep']): Pieces {
  const bits = memoizeIn(kept, data, measures.join(), () => Uint32Array.from(data.posts, ({ post }) => bitsOf(measures, post)))
  return (tell) => {
    for (const index of keep ? keptIn(data, keep) : data.posts.keys()) {
      const placed = data.posts[index]
      if (placed && placed.day <= lastDay) tell(placed.post.type, bits[index] ?? 0)
    }
  }
}

function bitsOf(measures: readonly MeasureId[], { network, measures: values }: Post): number {
  // Meta tells the parts of all clicks that there were, and leaves the cells of the others empty
  const isNone = (id: MeasureId) => network === 'facebook' && id === 'link_clicks' && values.clicks !== undefined
  return measures.reduce((bits, id, index) => (values[id] === undefined && !isNone(id) ? bits : bits | (1 << index)), 0)
}

/** Of a rate both terms; a number of posts needs nothing of them. */
function usedIn(id: MetricId, member: ProfileDataset): readonly MeasureId[] {
  const metric = metrics[id]
  if (metric.class === 'RATIO') {
    const { num, den } = metric
    return [...new Set([num, ...(den === 'days' || den === 'baseline' ? [] : [den])].flatMap((part) => usedIn(part, member)))]
  }
  const { network } = member.profile
  if (metric.class === 'DELTA') return []
  if (!('rule' in metric.source)) return measuresOf(metric, network) ?? []
  if (metric.source.rule === 'posts') return []
  if (metric.source.rule === 'public_engagements') return publicPartsOf(network)
  return hasTotals(member) ? ['engagements'] : ['engagements', ...partsOf(network)]
}

/** Whether the network's own total stands wherever there is a part of it. */
const hasTotals = memoized(({ profile: { network }, current, prior }: ProfileDataset) =>
  [current, ...(prior ? [prior] : [])].every(({ posts }) =>
    posts.every(({ post: { measures } }) => measures.engagements !== undefined || !partsOf(network).some((part) => measures[part] !== undefined)),
  ),
)
