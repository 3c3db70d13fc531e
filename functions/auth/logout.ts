import { logout } from '../../shared/api/auth.ts'
import { endSession } from '../accounts/sessions.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { endedCookie, sessionToken } from '../lib/session.ts'

export const handler = handle(logout, async ({ event }) => {
  const token = sessionToken(event)
  if (token) await endSession(token)
  return empty({ cookies: [endedCookie()] })
})
