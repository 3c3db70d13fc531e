import { beginTwoFactor } from '../../../../shared/api/auth-two-factor.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { newSecret, uriOf } from '../../../domains/auth/one-time-codes.ts'
import { checkOwnPassword } from '../../../domains/auth/own-password.ts'
import { sealSecret } from '../../../domains/auth/sealed-secret.ts'
import { propose } from '../../../domains/auth/store/second-factor.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** How long a secret waits for its first code, in milliseconds. */
const waits = 15 * 60_000

/** The password is asked for: whoever finds a screen unlocked must not lock its owner out. */
export const handler = handle(beginTwoFactor, async ({ actor, body: { password }, now }) => {
  await checkOwnPassword(actor, password, now)
  const secret = newSecret()
  if (!(await propose(actor, sealSecret(actor, secret), new Date(now.getTime() + waits)))) throw problem(409, securityMessages.twoFactor.isOn)
  return { secret, uri: uriOf(secret, actor.email) }
})
