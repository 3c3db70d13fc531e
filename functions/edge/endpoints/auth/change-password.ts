import { changePassword } from '../../../../shared/api/auth-password.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { refuseBreachedPassword } from '../../../domains/auth/breached-passwords.ts'
import { renewSession } from '../../../domains/auth/open-session.ts'
import { checkOwnPassword } from '../../../domains/auth/own-password.ts'
import { hashPassword } from '../../../domains/auth/password.ts'
import { refuseWeakPassword } from '../../../domains/auth/password-strength.ts'
import { tellChange } from '../../../domains/auth/tell-change.ts'
import { setPassword } from '../../../kernel/accounts/end-sessions.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(changePassword, async ({ actor, body: { current, password }, event, log, now }) => {
  const is = await checkOwnPassword(actor, current, now)
  if (current === password) throw problem(400, securityMessages.password.same)
  refuseWeakPassword(password, [actor.email, actor.name, actor.accountName])
  await refuseBreachedPassword(password, log)
  const at = await setPassword(actor, await hashPassword(password), { is })
  if (!at) throw problem(409, securityMessages.password.raced)
  const cookies = [await renewSession(event, actor, at)]
  await tellChange(actor, 'password', event, { log, now: at })
  return empty({ cookies })
})
