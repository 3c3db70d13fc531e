import { useRead } from '../../lib/use-read.ts'

/** The sealed report behind a link. It does not change, so it is read once. */
export function useSharedReport(token: string) {
  const { data, error, isLoading, retry } = useRead(
    'GET /shared-reports/{token}',
    { params: { token } },
    // the page is nothing but this report, or why it is not there
    { silent: true, revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  )
  return { shared: data, error, isLoading, retry }
}
