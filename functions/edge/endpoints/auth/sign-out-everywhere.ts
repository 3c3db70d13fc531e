import { signOutEverywhere } from '../../../../shared/api/auth-sessions.ts'
import { renewSession } from '../../../domains/auth/open-session.ts'
import { endSessions } from '../../../kernel/accounts/end-sessions.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'

/** Links to a new password that are on their way are over with it, too. */
export const handler = handle(signOutEverywhere, async ({ actor, event }) => {
  const at = await endSessions(actor.accountId, actor.userId)
  return empty({ cookies: [await renewSession(event, actor, at)] })
})
