import useSWR from 'swr'
import { call } from '../../lib/api.ts'

/** Team members of a profile group who have joined; only they can be chosen (R2.5). */
export function useTeam(entityGid: string | null) {
  const { data, isLoading, error } = useSWR(entityGid ? ['/team', entityGid] : null, () => call('GET /team', { query: { entity_gid: entityGid ?? '' } }), {
    keepPreviousData: true,
  })
  return { members: data?.employees.filter((one) => one.joined) ?? [], isLoading, error }
}
