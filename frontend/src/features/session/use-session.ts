import useSWR from 'swr'
import { call } from '../../lib/api.ts'

export const meKey = '/me'

/** Who is signed in; a 401 means nobody is. */
export function useSession() {
  const { data, error, isLoading } = useSWR(meKey, () => call('GET /me'))
  return { me: data?.me, error, isLoading }
}
