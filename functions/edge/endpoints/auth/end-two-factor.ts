import { endTwoFactor } from '../../../../shared/api/auth-two-factor.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { takeOneTimeCode } from '../../../domains/auth/check-code.ts'
import { checkOwnPassword } from '../../../domains/auth/own-password.ts'
import { switchOff } from '../../../domains/auth/store/second-factor.ts'
import { tellChange } from '../../../domains/auth/tell-change.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** A recovery code does as well: whoever has lost their phone sets another one up. */
export const handler = handle(endTwoFactor, async ({ actor, body: { password, code }, event, log, now }) => {
  await checkOwnPassword(actor, password, now)
  const { secret } = await takeOneTimeCode(actor, code, now)
  if (!(await switchOff(actor, secret))) throw problem(409, securityMessages.twoFactor.isOff)
  await tellChange(actor, 'twoFactorOff', event, { log, now })
  return empty()
})
