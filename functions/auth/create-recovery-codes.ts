import { createRecoveryCodes } from '../../shared/api/auth-two-factor.ts'
import { securityMessages } from '../../shared/security-messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { takeOneTimeCode } from './check-code.ts'
import { newRecoveryCodes } from './one-time-codes.ts'
import { checkOwnPassword } from './own-password.ts'
import { replaceCodes } from './second-factor.ts'
import { tellChange } from './tell-change.ts'

export const handler = handle(createRecoveryCodes, async ({ actor, body: { password, code }, event, log, now }) => {
  await checkOwnPassword(actor, password, now)
  const { secret } = await takeOneTimeCode(actor, code, now)
  const codes = newRecoveryCodes()
  if (!(await replaceCodes(actor, secret, codes))) throw problem(409, securityMessages.twoFactor.isOff)
  await tellChange(actor, 'newCodes', event, { log, now })
  return { codes }
})
