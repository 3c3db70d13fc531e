import { getOwnLeaving } from '../../shared/api/leaving.ts'
import { listUsers } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { upcomingOccurrences } from '../schedules/account-occurrences.ts'
import { asksCode } from './confirm-self.ts'
import { exportState } from './export/state.ts'
import { heirOf } from './heir.ts'

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
