/** The value of a metric over posts (class POST): lifetime figures of the posts published in a piece of a range. */
import {
  engagementsOf,
  type MeasureId,
  type MetricId,
  measuresOf,
  metrics,
  offers,
  publicEngagementsOf,
  ratio,
  sumKnown,
  sumOf,
} from '../../shared/metrics/index.ts'
import type { Post } from '../../shared/posts.ts'
import type { PlacedPost, ProfileFacts, Side } from './facts.ts'
import type { Piece, Which } from './fold.ts'

/** Profiles and, when cut by type or label, which of their posts. */
export type PostGroup = { readonly members: readonly ProfileFacts[]; readonly keep?: (post: Post) => boolean }

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

const columns = new WeakMap<Side, Map<string, Float64Array>>()

/** A value for each post of a side, in their order; NaN is none. Kept, because every piece and cut asks again. */
function column(side: Side, key: string, value: (post: Post) => number | null | undefined): Float64Array {
  const known = columns.get(side) ?? new Map<string, Float64Array>()
  columns.set(side, known)
  const kept = known.get(key)
  if (kept) return kept
  const made = Float64Array.from(side.posts, ({ post }) => value(post) ?? Number.NaN)
  known.set(key, made)
  return made
}

/** Calls `add` with the index of every post of the group in the piece. */
function eachPost({ posts }: Side, { start, end }: Piece, keep: PostGroup['keep'], add: (index: number) => void): void {
  for (let index = firstFrom(posts, start); index < posts.length; index++) {
    const placed = posts[index]
    if (!placed || placed.day >= end) return
    if (!keep || keep(placed.post)) add(index)
  }
}

/** Posts stand in order of time. */
function firstFrom(posts: readonly PlacedPost[], day: number): number {
  let [low, high] = [0, posts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((posts[middle]?.day ?? 0) < day) low = middle + 1
    else high = middle
  }
  return low
}

/** Sums of posts; ratios from the sums, over the posts that have both terms. Null when no post has a value. */
export function foldPosts(id: MetricId, group: PostGroup, which: Which, piece: Piece): number | null {
  const metric = metrics[id]
  if (metric.class === 'RATIO') {
    if (metric.den === 'days') return ratio([{ num: foldPosts(metric.num, group, which, piece), den: piece.end - piece.start }], metric.scale)
    return metric.den === 'baseline' ? null : foldRatio(metric.num, metric.den, metric.scale, group, which, piece)
  }
  // what was not published is 0, not unknown: posts are ours to count
  const none = 'source' in metric && 'rule' in metric.source && metric.source.rule === 'posts' ? 0 : null
  return sumColumn(id, (post) => postValue(id, post), group, which, piece) ?? none
}

function foldRatio(num: MetricId, den: MetricId, scale: number, { members, keep }: PostGroup, which: Which, piece: Piece): number | null {
  let [above, below, any] = [0, 0, false]
  for (const { [which]: side } of members) {
    if (!side) continue
    const [nums, dens] = [num, den].map((id) => column(side, id, (post) => postValue(id, post)))
    eachPost(side, piece, keep, (index) => {
      const [n, d] = [nums?.[index] ?? Number.NaN, dens?.[index] ?? Number.NaN]
      if (Number.isNaN(n) || Number.isNaN(d)) return
      above += n
      below += d
      any = true
    })
  }
  return any ? ratio([{ num: above, den: below }], scale) : null
}

/** What one measure of these posts adds up to, whatever metric it belongs to. */
export function foldPostMeasure(measure: MeasureId, group: PostGroup, which: Which, piece: Piece): number | null {
  return sumColumn(`measure ${measure}`, (post) => post.measures[measure], group, which, piece)
}

function sumColumn(key: string, value: (post: Post) => number | null | undefined, { members, keep }: PostGroup, which: Which, piece: Piece): number | null {
  return sumKnown(
    members.map(({ [which]: side }) => {
      if (!side) return null
      const values = column(side, key, value)
      let [sum, any] = [0, false]
      eachPost(side, piece, keep, (index) => {
        const one = values[index] ?? Number.NaN
        if (Number.isNaN(one)) return
        sum += one
        any = true
      })
      return any ? sum : null
    }),
  )
}

const flattened = new WeakMap<readonly ProfileFacts[], Partial<Record<Which, readonly PlacedPost[]>>>()

/** All posts of a group, profile by profile. */
export function postsOf({ members, keep }: PostGroup, which: Which): readonly PlacedPost[] {
  const known = flattened.get(members) ?? {}
  flattened.set(members, known)
  known[which] ??= members.flatMap((member) => member[which]?.posts ?? [])
  return keep ? known[which].filter(({ post }) => keep(post)) : known[which]
}
