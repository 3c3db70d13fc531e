import { useRead } from '../../lib/use-read.ts'

/** Team members of a profile group who have joined; only they can be chosen (docs/behaviours.md#recipients). */
export function useTeam(entityGid: string | null) {
  const { data, isLoading, error, retry } = useRead('GET /team', entityGid ? { query: { entity_gid: entityGid } } : null, { keepPreviousData: true })
  return { members: data?.employees.filter((one) => one.joined) ?? [], isLoading, error, retry }
}
