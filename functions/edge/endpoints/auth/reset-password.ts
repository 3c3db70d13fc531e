import { resetPassword } from '../../../../shared/api/auth-password.ts'
import { messages } from '../../../../shared/messages.ts'
import { refuseBreachedPassword } from '../../../domains/auth/breached-passwords.ts'
import { hashPassword } from '../../../domains/auth/password.ts'
import { refuseWeakPassword } from '../../../domains/auth/password-strength.ts'
import { findReset, useReset } from '../../../domains/auth/store/resets.ts'
import { endedCookie } from '../../../kernel/accounts/session.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { liftSuppression } from '../../../kernel/mail/suppression.ts'
import { problem } from '../../../kernel/request/problem.ts'

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
