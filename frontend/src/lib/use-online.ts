import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection; looked at again every 10 s (docs/behaviours.md#connection). */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed)
      window.addEventListener('offline', changed)
      const timer = setInterval(changed, 10_000)
      return () => {
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
        clearInterval(timer)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
