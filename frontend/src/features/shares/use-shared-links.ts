import { useRead } from '../../lib/use-read.ts'

/** Links made in this account that this person may manage, newest first. */
export function useSharedLinks() {
  const { data, error, isLoading, isValidating, retry } = useRead('GET /reports/share', {}, { revalidateOnFocus: true })
  return { links: data?.shares ?? [], error, isLoading, isValidating, retry }
}
