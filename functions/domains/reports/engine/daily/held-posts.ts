/** On which days all posts of a profile have what a figure over them is made of: only those are compared (docs/metrics.md#what-is-known-from-when). */
import { memoized, memoizeIn } from '../../../../../shared/memoize.ts'
import { type MeasureId, type MetricId, measuresOf, metrics, partsOf, publicPartsOf } from '../../../../../shared/metrics/index.ts'
import type { Post } from '../../../../../shared/posts.ts'
import type { Lack } from '../common/lack.ts'
import { isCut, limitsOf, type Matched, type MatchTime, matchDays } from '../common/matched-days.ts'
import type { Period } from '../common/period.ts'
import { keptIn, type PostGroup } from './aggregate-posts.ts'
import type { PeriodData, ProfileDataset } from './dataset.ts'
import { matchOfPosts, postsKnown } from './held.ts'

/** Of a figure over the posts of a profile that `keep` leaves, or of measures that are added over them. */
export function matchOverPosts(dataset: MatchTime, of: MetricId | readonly MeasureId[], keep: PostGroup['keep'], member: ProfileDataset): Matched {
  const key = typeof of === 'string' ? of : of.join()
  const all = memoizeIn(whole, member, key, () => matchOf(dataset, of, undefined, member))
  // what one post lacks, every choice of posts without it does not
  return keep && (all.lack || isCut(dataset, all)) ? matchOf(dataset, of, keep, member) : all
}

const whole = new WeakMap<ProfileDataset, Map<string, Matched>>()
const kept = new WeakMap<PeriodData, Map<string, Uint32Array>>()
const periods: readonly Period[] = ['prior', 'current']

/**
 * The days of which all posts are known, and all of them have what posts of their kind have in either range. Of the last day that is settled
 * networks may not have told yet: what its posts lack is not missed, and the day is not compared.
 */
function matchOf(dataset: MatchTime, of: MetricId | readonly MeasureId[], keep: PostGroup['keep'], member: ProfileDataset): Matched {
  const measures = typeof of === 'string' ? usedIn(of, member) : of
  const posts = matchOfPosts(dataset, member)
  if (posts.lack) return posts
  const limits = limitsOf(dataset)
  const pieces = periods.flatMap((period) => {
    const data = member[period]
    return data ? piecesOf(data, measures, limits[period].settled - 1, keep).map((piece) => ({ period, ...piece })) : []
  })
  const due = pieces.filter(({ period, day }) => day < limits[period].due)
  const used = new Map<string, number>()
  for (const { type, has } of due) used.set(type, (used.get(type) ?? 0) | has)
  // what no older post has is asked of none, and is not held against those without it
  const lacks = ({ type, has }: (typeof pieces)[number]) => ((used.get(type) ?? 0) & ~has) !== 0
  const exceeds = ({ period, type, day, has }: (typeof pieces)[number]) => day >= limits[period].due && used.has(type) && (has & ~(used.get(type) ?? 0)) !== 0
  const lacking = pieces.filter((piece) => lacks(piece) || exceeds(piece))
  if (lacking.length === 0) return posts
  const isKnown = postsKnown(dataset, member)
  const holes = new Set(lacking.map(({ period, day }) => `${period} ${day}`))
  const matched = matchDays(dataset, (period, day) => isKnown(period, day) && !holes.has(`${period} ${day}`))
  return matched.lack ? { ...matched, lack: lackOfPieces(due, due.filter(lacks)) ?? matched.lack } : matched
}

/** In posts, of the range that lacks some; null where it is days that are lacking. */
function lackOfPieces(pieces: readonly { readonly period: Period }[], lacking: readonly { readonly period: Period }[]): Lack | null {
  const of = (period: Period) => {
    const all = pieces.filter((piece) => piece.period === period).length
    return { period, known: all - lacking.filter((piece) => piece.period === period).length, all, what: 'posts' }
  }
  const [prior, current] = [of('prior'), of('current')]
  return prior.known < prior.all ? prior : current.known < current.all ? current : null
}

/** `lastDay`: posts after it may still change. */
function piecesOf(data: PeriodData, measures: readonly MeasureId[], lastDay: number, keep: PostGroup['keep']) {
  const bits = memoizeIn(kept, data, measures.join(), () => Uint32Array.from(data.posts, ({ post }) => bitsOf(measures, post)))
  return [...(keep ? keptIn(data, keep) : data.posts.keys())].flatMap((index) => {
    const placed = data.posts[index]
    return placed && placed.day <= lastDay ? { type: placed.post.type, day: placed.day, has: bits[index] ?? 0 } : []
  })
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
