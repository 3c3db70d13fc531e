import useSWR from 'swr'
import { call } from '../../lib/api.ts'

/** Labels on the posts of these profile groups, or on the messages they received; asked for only when there are groups. */
export function useLabels(entityGids: readonly string[], wanted: boolean, of: 'posts' | 'messages' = 'posts') {
  const key = [...entityGids].sort().join(',')
  const { data, isLoading } = useSWR(wanted && key ? ['/labels', key, of] : null, () => call('GET /labels', { query: { entity_gids: key, of } }))
  return { labels: data?.labels ?? [], isLoading }
}
