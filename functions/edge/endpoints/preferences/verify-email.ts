import { verifyEmail } from '../../../../shared/api/preferences.ts'
import { messages } from '../../../../shared/messages.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { tryCode } from '../../../domains/preferences/store/email-codes.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { liftSuppression } from '../../../kernel/mail/suppression.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(verifyEmail, async ({ actor, body: { code }, now }) => {
  const tried = await tryCode(actor, actor.email, code, now)
  if (tried === 'ended') throw problem(400, messages.emailCode.ended)
  if (tried !== 'right') throw problem(400, messages.emailCode.wrong(tried))
  await liftSuppression(actor.email, now)
  return { me: await meOf(actor, now) }
})
