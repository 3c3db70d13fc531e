import { useRead } from '../../lib/use-read.ts'

/** Every profile this person may see, with its profile group. */
export function useProfiles() {
  const { data, error, isLoading, retry } = useRead('GET /profiles', {})
  return { profiles: data?.profiles ?? [], isKnown: data !== undefined, entities: data?.entities ?? [], error, isLoading, retry }
}
