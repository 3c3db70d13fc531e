import { createRecoveryCodes } from '../../../../shared/api/auth-two-factor.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { takeOneTimeCode } from '../../../domains/auth/check-code.ts'
import { newRecoveryCodes } from '../../../domains/auth/one-time-codes.ts'
import { checkOwnPassword } from '../../../domains/auth/own-password.ts'
import { replaceCodes } from '../../../domains/auth/store/second-factor.ts'
import { tellChange } from '../../../domains/auth/tell-change.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(createRecoveryCodes, async ({ actor, body: { password, code }, event, log, now }) => {
  await checkOwnPassword(actor, password, now)
  const { secret } = await takeOneTimeCode(actor, code, now)
  const codes = newRecoveryCodes()
  if (!(await replaceCodes(actor, secret, codes))) throw problem(409, securityMessages.twoFactor.isOff)
  await tellChange(actor, 'newCodes', event, { log, now })
  return { codes }
})
