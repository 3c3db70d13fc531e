import { getOwnLeaving } from '../../shared/api/leaving.ts'
import { listUsers } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { upcomingOccurrences } from '../schedules/store.ts'
import { asksCode } from './confirm-self.ts'
import { heirOf } from './heir.ts'

export const handler = handle(getOwnLeaving, async ({ actor: { accountId, userId, ...actor } }) => {
  const [asks_code, users, runs] = await Promise.all([asksCode({ accountId, userId, ...actor }), listUsers(accountId), upcomingOccurrences(accountId, '', '9')])
  const schedules = new Set(runs.filter(({ owner_id }) => owner_id === userId).map(({ schedule_id }) => schedule_id)).size
  return { asks_code, heir: heirOf(users, userId)?.name ?? null, schedules }
})
