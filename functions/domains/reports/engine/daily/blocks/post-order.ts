import type { PostOrder } from '../../../../../../shared/blocks/posts/spec.ts'
import type { MetricId } from '../../../../../../shared/metrics/index.ts'
import { compareText } from '../../common/profiles.ts'
import { postValue } from '../aggregate-posts.ts'
import type { PlacedPost } from '../dataset.ts'

type Valued = { readonly placed: PlacedPost; readonly value: number }

/** The first `limit` by a metric or by time; posts that were never measured come last, ties go to the newer post, then to the id. */
export function firstPosts(posts: readonly PlacedPost[], order: PostOrder, by: MetricId, limit: number): PlacedPost[] {
  // one rule for all: a higher value comes first, and what was never measured has the lowest there is
  const valued = posts.map((placed): Valued => ({ placed, value: rank(placed, order, by) }))
  const least = Float64Array.from(valued, ({ value }) => value)
    .sort()
    .at(-Math.min(limit, valued.length))
  return valued
    .filter(({ value }) => least === undefined || value >= least)
    .sort((a, b) => b.value - a.value || newerFirst(a.placed, b.placed))
    .slice(0, limit)
    .map(({ placed }) => placed)
}

function rank(placed: PlacedPost, order: PostOrder, by: MetricId): number {
  if (order === 'newest') return Date.parse(placed.post.publishedAt)
  const value = postValue(by, placed.post)
  if (value === null) return -Number.MAX_VALUE
  return order === 'top' ? value : -value
}

function newerFirst({ post: a }: PlacedPost, { post: b }: PlacedPost): number {
  return compareText(b.publishedAt, a.publishedAt) || compareText(a.id, b.id)
}
