import { signUp } from '../../../../shared/api/auth-sign-up.ts'
import { refuseBreachedPassword } from '../../../domains/auth/breached-passwords.ts'
import { hashPassword } from '../../../domains/auth/password.ts'
import { refuseWeakPassword } from '../../../domains/auth/password-strength.ts'
import { newBrowser } from '../../../domains/auth/sign-up-browser.ts'
import { sendConfirmEmail, sendHasAccount } from '../../../domains/auth/sign-up-mails.ts'
import { isSignUpOpen, notOpen } from '../../../domains/auth/sign-up-mode.ts'
import { putWaiting } from '../../../domains/auth/store/sign-ups.ts'
import { findCredentials } from '../../../kernel/accounts/credentials.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { take } from '../../../kernel/request/limits.ts'

/** Whether the address has an account is told by an email to it, and by nothing else: each step is taken for either. */
export const handler = handle(signUp, async ({ body, log, now }) => {
  if (!(await isSignUpOpen())) throw notOpen()
  const { email, password, company, plan, interval, timezone } = body
  refuseWeakPassword(password, [body.first_name, body.last_name, company, email])
  await refuseBreachedPassword(password, log)
  await take('askedMail', { person: email }, now)
  const [credentials, passwordHash] = await Promise.all([findCredentials(email), hashPassword(password)])
  const browser = newBrowser()
  const name = `${body.first_name} ${body.last_name}`
  const token = await putWaiting({ email, name, company, plan, interval, timezone, passwordHash, browserHash: browser.hash }, now)
  await (credentials ? sendHasAccount(email, timezone, now) : sendConfirmEmail(email, token, timezone, now))
  return withCookies({ email }, [browser.setCookie])
})
