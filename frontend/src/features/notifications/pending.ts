/** What somebody just did to their notifications and the server has not confirmed yet. Apart from marks.ts, because the bell carries this alone. */
import { useSyncExternalStore } from 'react'

export type Mark = { readonly as: 'read' | 'unread' | 'removed' }
export type Pending = {
  /** by the id of a notification */
  readonly marks: ReadonlyMap<string, Mark>
  /** all are being marked as read */
  readonly all: boolean
  /** how many are unread once all of it is done; null: as the server says */
  readonly unread: number | null
}

export const nothing: Pending = { marks: new Map(), all: false, unread: null }
let pending = nothing
const listeners = new Set<() => void>()

export const pendingNow = () => pending

export function become(next: Pending): void {
  pending = next
  for (const listener of listeners) listener()
}

function listen(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const usePending = (): Pending => useSyncExternalStore(listen, pendingNow)
