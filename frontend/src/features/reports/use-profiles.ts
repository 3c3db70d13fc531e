import useSWR from 'swr'
import { call } from '../../lib/api.ts'

/** Every profile this person may see, with its profile group. */
export function useProfiles() {
  const { data, error, isLoading, mutate } = useSWR('/profiles', () => call('GET /profiles'))
  return { profiles: data?.profiles ?? [], entities: data?.entities ?? [], error, isLoading, retry: () => void mutate() }
}
