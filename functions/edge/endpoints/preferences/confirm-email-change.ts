import { confirmEmailChange } from '../../../../shared/api/preferences.ts'
import { messages } from '../../../../shared/messages.ts'
import { findChange, useChange } from '../../../domains/preferences/store/email-changes.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { liftSuppression } from '../../../kernel/mail/suppression.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Nobody is signed in by it, and nobody out: who is, goes on with the new address. */
export const handler = handle(confirmEmailChange, async ({ body: { token }, audit, now }) => {
  const change = await findChange(token, now)
  if (typeof change === 'string') throw problem(410, messages.emailChange[change])
  audit.as(await readActor(change.accountId, change.userId))
  audit.about({ rest: `from ${change.from} to ${change.to}` })
  const outcome = await useChange(token, change)
  if (outcome === 'taken') throw problem(409, messages.signIn.emailTaken)
  if (outcome === 'used') throw problem(410, messages.emailChange.used)
  await liftSuppression(change.to, now)
  return { email: change.to }
})
