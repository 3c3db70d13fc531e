import { signOutEverywhere } from '../../shared/api/auth-sessions.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { renewSession } from './open-session.ts'

/** Links to a new password that are on their way are over with it, too. */
export const handler = handle(signOutEverywhere, async ({ actor, event }) => {
  const at = await endSessions(actor.accountId, actor.userId)
  return empty({ cookies: [await renewSession(event, actor, at)] })
})
