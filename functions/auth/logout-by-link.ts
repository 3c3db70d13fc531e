import { logoutByLink } from '../../shared/api/auth.ts'
import { endSession } from '../accounts/sessions.ts'
import { handle, redirect } from '../lib/endpoint.ts'
import { refuseForeignSite } from '../lib/same-site.ts'
import { endedCookie, sessionToken } from '../lib/session.ts'

/** A link that changes something: another site must not be able to sign somebody out by pointing at it. */
export const handler = handle(logoutByLink, async ({ event }) => {
  refuseForeignSite(event)
  const token = sessionToken(event)
  if (token) await endSession(token)
  return redirect('/login', { cookies: [endedCookie()] })
})
