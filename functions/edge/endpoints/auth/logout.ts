import { logout } from '../../../../shared/api/auth.ts'
import { endOwnSession } from '../../../domains/auth/end-own-session.ts'
import { endedCookie } from '../../../kernel/accounts/session.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(logout, async ({ audit, event, now }) => {
  await endOwnSession(event, audit, now)
  return empty({ cookies: [endedCookie()] })
})
