import { verifyEmail } from '../../shared/api/preferences.ts'
import { messages } from '../../shared/messages.ts'
import { meOf } from '../auth/me.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { liftSuppression } from '../lib/suppression.ts'
import { tryCode } from './email-codes.ts'

export const handler = handle(verifyEmail, async ({ actor, body: { code }, now }) => {
  const tried = await tryCode(actor, actor.email, code, now)
  if (tried === 'ended') throw problem(400, messages.emailCode.ended)
  if (tried !== 'right') throw problem(400, messages.emailCode.wrong(tried))
  await liftSuppression(actor.email, now)
  return { me: await meOf(actor, now) }
})
