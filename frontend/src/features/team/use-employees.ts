import type { Employee } from '../../../../shared/api/team.ts'
import { useRead } from '../../lib/use-read.ts'

/** The people and invitations of the account, or of one of its groups. */
export function useEmployees(group: string | null) {
  const { data, error, isLoading, isValidating, retry } = useRead('GET /employees', group === null ? {} : { query: { entity_gid: group } }, { silent: true })
  const all: readonly Employee[] = data?.employees ?? []
  return {
    loaded: data !== undefined,
    error,
    isLoading,
    isValidating,
    retry,
    members: all.filter(({ state }) => state === 'joined'),
    locked: new Set(data?.locked),
    invitations: all.filter(({ state }) => state !== 'joined'),
  }
}

/** How many more people the plan has room for. Null until it is known. */
export function useSeats() {
  const { data } = useRead('GET /subscription/remaining', { query: { type: 'users' } }, { silent: true })
  return data ?? null
}
export type Seats = NonNullable<ReturnType<typeof useSeats>>
