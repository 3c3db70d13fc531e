import { getOwnLeaving } from '../../../../shared/api/leaving.ts'
import { asksCode } from '../../../domains/leaving/confirm-self.ts'
import { exportState } from '../../../domains/leaving/export/state.ts'
import { heirOf } from '../../../domains/leaving/heir.ts'
import { upcomingOccurrences } from '../../../domains/schedules/store/account-occurrences.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getOwnLeaving, async ({ actor, now }) => {
  const { accountId, userId } = actor
  const [asks_code, users, runs, last] = await Promise.all([
    asksCode(actor),
    listUsers(accountId),
    upcomingOccurrences(accountId, '', '9'),
    exportState({ accountId, userId, whole: false }, now),
  ])
  const schedules = new Set(runs.filter(({ owner_id }) => owner_id === userId).map(({ schedule_id }) => schedule_id)).size
  return { asks_code, heir: heirOf(users, userId)?.name ?? null, schedules, export: last }
})
