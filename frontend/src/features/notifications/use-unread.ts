import { useRead } from '../../lib/use-read.ts'
import { usePending } from './pending.ts'

/** In ms, until the bell asks again: a window that somebody works in soon, one that only stands there seldom, one that nobody sees never (SWR's rule). */
const pause = () => (document.hasFocus() ? 10_000 : 60_000)

/** How many own notifications are unread, and the newest of them, as the server says it (docs/decisions/0071-the-bell-asks.md). */
export const useCount = () => useRead('GET /alert/count', {}, { silent: true, refreshInterval: pause, revalidateOnFocus: true, shouldRetryOnError: true }).data

/** How many are unread, 100 for more than 99; null while that is not known. */
export function useUnread(): number | null {
  const count = useCount()
  return usePending().unread ?? count?.unread ?? null
}
