/** What somebody does to their notifications is shown as done at once, and taken back where it fails. */
import type { Alert } from '../../../../shared/api/notifications.ts'
import { become, type Mark, nothing, type Pending, pendingNow } from './pending.ts'

const settled = (left: Pending) => become(left.marks.size === 0 && !left.all ? nothing : left)

export const isMarkingAll = (): boolean => pendingNow().all

/** Shows a notification as marked until the returned function is called. `unread`: how many there are then. */
export function mark(id: string, as: Mark['as'], unread: number): () => void {
  const own = { as }
  const marks = new Map(pendingNow().marks).set(id, own)
  become({ ...pendingNow(), marks, unread })
  // one that was marked anew meanwhile keeps its newer mark
  return () => settled({ ...pendingNow(), marks: new Map([...pendingNow().marks].filter(([, other]) => other !== own)) })
}

/** Shows all as read until the returned function is called. */
export function markAll(): () => void {
  become({ marks: new Map([...pendingNow().marks].filter(([, { as }]) => as === 'removed')), all: true, unread: 0 })
  return () => settled({ ...pendingNow(), all: false })
}

/** What is left of a list, each with whether it is read. */
export function shownOf(alerts: readonly Alert[], { marks, all }: Pending): (Alert & { readonly read: boolean })[] {
  return alerts.flatMap((alert) => {
    const as = marks.get(alert.id)?.as
    if (as === 'removed') return []
    return [{ ...alert, read: as ? as === 'read' : all || alert.seen_at !== null }]
  })
}
