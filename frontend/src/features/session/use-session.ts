import { useRead } from '../../lib/use-read.ts'

/** Who is signed in; a 401 means nobody is. */
export function useSession() {
  const { data, error, isLoading, retry } = useRead('GET /me', {}, { silent: true })
  return { me: data?.me, error, isLoading, retry }
}
