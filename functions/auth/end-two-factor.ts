import { endTwoFactor } from '../../shared/api/auth-two-factor.ts'
import { securityMessages } from '../../shared/security-messages.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { takeOneTimeCode } from './check-code.ts'
import { checkOwnPassword } from './own-password.ts'
import { switchOff } from './second-factor.ts'
import { tellChange } from './tell-change.ts'

/** A recovery code does as well: whoever has lost their phone sets another one up. */
export const handler = handle(endTwoFactor, async ({ actor, body: { password, code }, event, log, now }) => {
  await checkOwnPassword(actor, password, now)
  const { secret } = await takeOneTimeCode(actor, code, now)
  if (!(await switchOff(actor, secret))) throw problem(409, securityMessages.twoFactor.isOff)
  await tellChange(actor, 'twoFactorOff', event, { log, now })
  return empty()
})
