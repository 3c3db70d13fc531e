import useSWR from 'swr'
import { call } from '../../lib/api.ts'

/** Labels on the posts of these profile groups; asked for only when there are groups. */
export function useLabels(entityGids: readonly string[], wanted: boolean) {
  const key = [...entityGids].sort().join(',')
  const { data, isLoading } = useSWR(wanted && key ? ['/labels', key] : null, () => call('GET /labels', { query: { entity_gids: key } }))
  return { labels: data?.labels ?? [], isLoading }
}
