import { listSessions } from '../../../../shared/api/auth-sessions.ts'
import { sessionToken } from '../../../kernel/accounts/session.ts'
import { findSession, listSessions as sessionsOf } from '../../../kernel/accounts/sessions.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** More than these nobody reads. */
const most = 100

export const handler = handle(listSessions, async ({ actor, event, now }) => {
  const token = sessionToken(event)
  const [all, own] = await Promise.all([sessionsOf(actor.accountId, actor.userId, actor.sessionsSince, now), token ? findSession(token, now) : null])
  const rows = all.map(({ id = '', startedAt, began = startedAt, seen = startedAt, whence, by }) => ({
    id,
    ...whence,
    began,
    seen,
    by: by?.name ?? null,
    current: id === own?.id,
  }))
  // the one that asks first, then the one last used
  const sorted = rows.sort((a, b) => Number(b.current) - Number(a.current) || b.seen.localeCompare(a.seen))
  return { sessions: sorted.slice(0, most) }
})
