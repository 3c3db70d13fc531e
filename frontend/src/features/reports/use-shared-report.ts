import useSWR from 'swr'
import { call } from '../../lib/api.ts'

/** The sealed report behind a link. It does not change, so it is read once. */
export function useSharedReport(token: string) {
  const { data, error, isLoading, mutate } = useSWR(['/shared-reports', token], () => call('GET /shared-reports/{token}', { params: { token } }), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  })
  return { shared: data, error, isLoading, retry: () => void mutate() }
}
