import type { Alert } from '../../../../shared/api/notifications.ts'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { counted } from '../../lib/counted.ts'
import { showToast } from '../../lib/toast.ts'
import { everything, turns } from './in-turn.ts'
import { isMarkingAll, mark, markAll } from './marks.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { useUnread } from './use-unread.ts'

const write = turns()

/** The other tabs are told whatever came of it: its answer may have been lost. */
async function inTurn(about: string, doing: () => Promise<unknown>): Promise<boolean> {
  const done = await write(about, doing)
  tellOtherTabs()
  return done
}

export type AlertActions = ReturnType<typeof useAlertActions>

/** What can be done to the own notifications. Each shows at once, and is taken back where the server did not do it. */
export function useAlertActions() {
  const unread = useUnread() ?? 0
  // of more than 99 nobody knows how many are left
  const changedBy = (by: number) => (counted(unread) === '99+' ? unread : Math.max(0, unread + by))

  const setRead = async ({ id }: Alert, read: boolean) => {
    const settle = mark(id, read ? 'read' : 'unread', changedBy(read ? -1 : 1))
    await inTurn(id, () => (read ? call('PATCH /alert/{id}/read', { params: { id } }) : call('PATCH /alert/{id}/unread', { params: { id } })))
    settle()
  }
  const restore = (id: string) => inTurn(id, () => call('POST /alert/{id}/restore', { params: { id } }))
  const remove = async ({ id, read }: Alert & { read: boolean }) => {
    const settle = mark(id, 'removed', read ? unread : changedBy(-1))
    const isGone = await inTurn(id, () => call('DELETE /alert/{id}', { params: { id } }))
    settle()
    if (isGone) showToast({ kind: 'success', message: noticeMessages.removed, action: { label: 'Undo', run: () => void restore(id) } })
  }
  const readAll = async () => {
    if (isMarkingAll()) {
      showToast({ kind: 'info', message: noticeMessages.marking })
      return
    }
    const settle = markAll()
    await inTurn(everything, () => call('POST /alert/read-all'))
    settle()
  }
  return { setRead, remove, readAll }
}
