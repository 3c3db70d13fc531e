import type { MetricId } from '../../../shared/metrics/index.ts'
import type { PostOrder } from '../../../shared/reports/definition.ts'
import { compareText, type PlacedPost } from '../facts.ts'
import { postValue } from '../fold-posts.ts'

/** By a metric or by time; posts that were never measured come last, ties go to the newer post, then to the id. */
export function ordered(posts: readonly PlacedPost[], order: PostOrder, by: MetricId): PlacedPost[] {
  const newest = (a: PlacedPost, b: PlacedPost) => compareText(b.post.publishedAt, a.post.publishedAt) || compareText(a.post.id, b.post.id)
  if (order === 'newest') return [...posts].sort(newest)
  const values = new Map(posts.map((placed) => [placed, postValue(by, placed.post)]))
  const known = posts.filter((placed) => values.get(placed) !== null)
  const unknown = posts.filter((placed) => values.get(placed) === null)
  const sign = order === 'top' ? 1 : -1
  known.sort((a, b) => sign * ((values.get(b) ?? 0) - (values.get(a) ?? 0)) || newest(a, b))
  return [...known, ...unknown.sort(newest)]
}
