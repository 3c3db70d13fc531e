/** The value of a metric over posts (class POST): lifetime figures of the posts published in a piece of a range. */
import {
  engagementsOf,
  type MetricId,
  measuresOf,
  metrics,
  offers,
  publicEngagementsOf,
  type RatioTerms,
  ratio,
  sumKnown,
  sumOf,
} from '../../shared/metrics/index.ts'
import type { Post } from '../../shared/posts.ts'
import type { PlacedPost, ProfileFacts } from './facts.ts'
import type { Piece, Which } from './fold.ts'

/** One post's figure; null when its network has none or it was never measured. */
export function postValue(id: MetricId, post: Post): number | null {
  const metric = metrics[id]
  const { network, measures } = post
  if (!offers(network, id)) return null
  switch (metric.class) {
    case 'DELTA':
      return null
    case 'RATIO': {
      const terms = postTerms(id, post)
      return terms && ratio([terms], metric.scale)
    }
    case 'FLOW':
    case 'STOCK':
    case 'UNIQUE': {
      const get = (measure: keyof typeof measures) => measures[measure]
      if (!('rule' in metric.source)) return sumOf(measuresOf(metric, network) ?? [], get)
      if (metric.source.rule === 'posts') return 1
      return metric.source.rule === 'engagements' ? engagementsOf(network, get) : publicEngagementsOf(network, get)
    }
  }
}

function postTerms(id: MetricId, post: Post): RatioTerms | null {
  const metric = metrics[id]
  if (metric.class !== 'RATIO' || metric.den === 'days' || metric.den === 'baseline') return null
  return { num: postValue(metric.num, post), den: postValue(metric.den, post) }
}

/** Sums of posts; ratios from the sums, over the posts that have both terms. `days` is the length of the piece. */
export function foldPosts(id: MetricId, posts: readonly PlacedPost[], days: number): number | null {
  const metric = metrics[id]
  // what was not published is 0, not unknown: posts are ours to count
  if ('source' in metric && 'rule' in metric.source && metric.source.rule === 'posts') return posts.length
  if (metric.class !== 'RATIO') return sumKnown(posts.map(({ post }) => postValue(id, post)))
  if (metric.den === 'days') return ratio([{ num: foldPosts(metric.num, posts, days), den: days }], metric.scale)
  return ratio(
    posts.flatMap(({ post }) => postTerms(id, post) ?? []),
    metric.scale,
  )
}

/** The posts of these profiles in a piece of the range; all of them without a piece. */
export function postsOf(members: readonly ProfileFacts[], which: Which, piece?: Piece): PlacedPost[] {
  const posts = members.flatMap((member) => member[which]?.posts ?? [])
  return piece ? posts.filter(({ day }) => day >= piece.start && day < piece.end) : posts
}
