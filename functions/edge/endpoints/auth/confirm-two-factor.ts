import { confirmTwoFactor } from '../../../../shared/api/auth-two-factor.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { countCode, forgetCodes } from '../../../domains/auth/check-code.ts'
import { counterOf, kindOf, newRecoveryCodes } from '../../../domains/auth/one-time-codes.ts'
import { openSecret } from '../../../domains/auth/sealed-secret.ts'
import { findFactor, switchOn } from '../../../domains/auth/store/second-factor.ts'
import { tellChange } from '../../../domains/auth/tell-change.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(confirmTwoFactor, async ({ actor, body, event, log, now }) => {
  await countCode(actor, now)
  const factor = await findFactor(actor)
  if (factor?.secret) throw problem(409, securityMessages.twoFactor.isOn)
  const secret = factor?.proposed && now.toISOString() < factor.proposed.until ? factor.proposed.secret : null
  if (secret === null) throw problem(409, securityMessages.twoFactor.over)
  const code = kindOf(body.code)
  const counter = code && 'app' in code ? counterOf(openSecret(actor, secret), code.app, now) : null
  if (counter === null) throw problem(400, securityMessages.twoFactor.codeWrong)
  const codes = newRecoveryCodes()
  if (!(await switchOn(actor, { secret, counter, codes, now }))) throw problem(409, securityMessages.twoFactor.isOn)
  await forgetCodes(actor)
  await tellChange(actor, 'twoFactorOn', event, { log, now })
  return { codes }
})
