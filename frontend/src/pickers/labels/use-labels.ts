import { joinList } from '../../../../shared/comma-list.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useRead } from '../../lib/use-read.ts'

/**
 * Labels on the posts of these profile groups, or on the messages they received; asked for only when there are groups.
 * `said`: why there are none to choose from yet.
 */
export function useLabels(entityGids: readonly string[], wanted: boolean, of: 'posts' | 'messages' = 'posts') {
  const key = joinList([...entityGids].sort())
  const { data, isLoading, error } = useRead('GET /labels', wanted && key ? { query: { entity_gids: key, of } } : null)
  return { labels: data?.labels ?? [], isLoading, said: error && !data ? sentenceOf(error) : isLoading ? 'Loading' : null }
}
