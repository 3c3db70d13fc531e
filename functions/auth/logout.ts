import { logout } from '../../shared/api/auth.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { endedCookie } from '../lib/session.ts'
import { endOwnSession } from './end-own-session.ts'

export const handler = handle(logout, async ({ audit, event, now }) => {
  await endOwnSession(event, audit, now)
  return empty({ cookies: [endedCookie()] })
})
