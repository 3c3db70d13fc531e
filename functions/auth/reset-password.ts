import { resetPassword } from '../../shared/api/auth-password.ts'
import { messages } from '../../shared/messages.ts'
import { handle, withCookies } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { endedCookie } from '../lib/session.ts'
import { liftSuppression } from '../lib/suppression.ts'
import { refuseBreachedPassword } from './breached-passwords.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { findReset, useReset } from './resets.ts'

/** Nobody is signed in by it: a link alone shows who may choose the password, and whoever chose it can type it. */
export const handler = handle(resetPassword, async ({ body: { token, password }, audit, log, now }) => {
  const reset = await findReset(token, now)
  if (typeof reset === 'string') throw problem(410, messages.reset[reset])
  audit.as(reset)
  refuseWeakPassword(password, [reset.email, reset.name])
  await refuseBreachedPassword(password, log)
  if (!(await useReset(token, reset, await hashPassword(password)))) throw problem(410, messages.reset.used)
  await liftSuppression(reset.email, now)
  return withCookies({ email: reset.email }, [endedCookie()])
})
